"""Write the tables of docs/card-text.md anew from the engines: python scripts/card_text.py"""

from pathlib import Path

from rules_db.engine.card_text.table import markdown
from rules_db.engine.engines import engine_keys, load_engine

PAGE = Path(__file__).parent.parent / "docs/card-text.md"


def with_tables(page: str) -> str:
    """The page with the tables below the heading of each game, '## resummoned', as the engines print them."""
    told = page.partition("\n## ")[0].rstrip("\n")
    for key in engine_keys():
        if card_text := load_engine(key).card_text:
            told += "\n\n" + "\n".join([f"## {key}", "", *markdown(card_text())])
    return told + "\n"


if __name__ == "__main__":
    PAGE.write_text(with_tables(PAGE.read_text()))
