"""What cards of a game can say, printed as tables or as JSON."""

from collections.abc import Sequence
from dataclasses import asdict

from rich.text import Text

from rules_db.cli.output import console, print_json
from rules_db.engine.card_text.table import CardText, Saying, Sentence
from rules_db.engine.engines import engine_keys, load_engine
from rules_db.errors import NotFound


def print_cards(book: str, *, as_json: bool) -> None:
    """Print the table of a game; raises NotFound for one whose cards have none."""
    card_text = _card_text(book)
    if as_json:
        sentences, parts = card_text.sentences, card_text.sayings
        short = [{"keyword": said, "text": meant} for said, meant in card_text.short]
        told = {"sentences": [asdict(each) for each in sentences], "parts": [asdict(each) for each in parts]}
        print_json(told | {"short": short})
        return
    _print_aligned([("verb", "sentence", "for example", "where", "what it does"), *map(_row, card_text.sentences)])
    console.print()
    _print_aligned([("part", "form", "for example"), *map(_part_row, card_text.sayings)])
    if card_text.short:
        console.print()
        _print_aligned([("keyword", "is short for"), *card_text.short])


def _card_text(book: str) -> CardText:
    tables = {key: load_engine(key).card_text for key in engine_keys()}
    card_text = tables.get(book)
    if card_text is None:
        known = ", ".join(key for key, table in tables.items() if table is not None)
        raise NotFound(f"{book}: there is no table of what its cards can say (there are: {known})")
    return card_text()


def _row(each: Sentence) -> tuple[str, ...]:
    where = [name for name, is_so in (("effect", each.acts), ("cost", each.pays), ("stands", each.stands)) if is_so]
    return each.verb, each.pattern, each.example, ", ".join(where), ", ".join(each.traits)


def _part_row(each: Saying) -> tuple[str, ...]:
    return each.part, each.pattern, each.example


def _print_aligned(rows: Sequence[tuple[str, ...]]) -> None:
    """Columns as wide as what stands in them, the heads bold; a pattern is never broken."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for number, row in enumerate(rows):
        line = "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        console.print(Text(line.rstrip(), style="" if number else "bold"), soft_wrap=True)
