"""The page on what cards can say shows the tables of the engines."""

from pathlib import Path

import pytest

from rules_db.engine.card_text.table import markdown
from rules_db.engine.engines import engine_keys, load_engine

PAGE = Path("docs/card-text.md")


@pytest.mark.parametrize("key", [key for key in engine_keys() if load_engine(key).card_text])
def test_the_page_shows_the_table_of_a_game_as_its_engine_has_it(key: str) -> None:
    card_text = load_engine(key).card_text
    assert card_text is not None

    sections = PAGE.read_text().split("\n## ")
    (shown,) = [each.removeprefix(f"{key}\n\n") for each in sections if each.startswith(f"{key}\n")]

    assert shown.splitlines() == markdown(card_text()), f"{PAGE} is out of date (run python scripts/card_text.py)"
