"""More counters than would be put on cards of a sort."""

import pytest
from cgs_table import ELF, GAME, GOLEM, lying, settled, source, summon, table_with

from rules_db.games.cgs.actions.values import Activate, Play
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

ONE_MORE = (
    "If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put "
    "on it instead."
)
TWICE = (
    "If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters "
    "on that permanent instead."
)
BY_YOU = (
    "If you would put one or more +1/+1 counters on a creature you control, put that many plus one +1/+1 counters on "
    "it instead."
)
PUT = "you can: put two +1/+1 counters on target creature"


def staged(text: str, putter: str = "Ann", put: str = PUT) -> Table:
    tool = lying(putter, "backrow zone", {"name": "Tool", "types": ["artifact"], "text": put})
    cards = summon("Ann", ELF), summon("Ann", GOLEM), summon("Bob", ELF, "Far")
    return table_with(source(text), tool, *cards, turn_player=putter)


@pytest.mark.parametrize(
    ("text", "target", "putter", "count"),
    [
        (ONE_MORE, "Elf", "Ann", 3),
        (ONE_MORE, "Golem", "Ann", 3),
        (ONE_MORE, "Far", "Ann", 2),
        (ONE_MORE, "Elf", "Bob", 3),
        (TWICE, "Elf", "Ann", 4),
        (TWICE, "Far", "Bob", 2),
        (BY_YOU, "Elf", "Ann", 3),
        (BY_YOU, "Elf", "Bob", 2),
        (f"{ONE_MORE}\n{TWICE}", "Elf", "Ann", 6),
        ("you can: draw 1", "Elf", "Ann", 2),
    ],
)
def test_how_many_counters_are_put(text: str, target: str, putter: str, count: int) -> None:
    table = staged(text, putter)
    GAME.apply(table, Activate(putter, "Tool", 1, (target,)))
    assert settled(table).cards[target].counters == {"+1/+1": count}


@pytest.mark.parametrize(("text", "count"), [(ONE_MORE, 1), (TWICE, 2)])
def test_counters_of_another_kind(text: str, count: int) -> None:
    table = staged(text, put="you can: put a charge counter on target creature")
    GAME.apply(table, Activate("Ann", "Tool", 1, ("Elf",)))
    assert settled(table).cards["Elf"].counters == {"charge": count}


def test_what_enters_with_counters_has_more_of_them() -> None:
    hydra = {"name": "Hydra", "types": ["creature"], "offense": "0", "defense": "0",
             "text": "This enters with two +1/+1 counters on it."}  # fmt: skip
    table = table_with(source(ONE_MORE), lying("Ann", "hand", hydra))
    GAME.apply(table, Play("Ann", "Hydra", Zone.SUMMON, 1))
    assert settled(table).cards["Hydra"].counters == {"+1/+1": 3}
