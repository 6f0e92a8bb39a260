"""Cards that go as soon as something is so."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, GOLEM, OGRE, lying, settled, source, summon, table_with

from rules_db.games.cgs.actions.values import Activate, Pass
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

ISLAND = {"name": "Isle", "types": ["land"], "groups": ["Basic", "Island"]}
FISH = {"name": "Fish", "types": ["creature"], "offense": "5", "defense": "5",
        "text": "When you control no Islands, sacrifice this creature."}  # fmt: skip
ALONE = {**FISH, "text": "When you control no other creatures, sacrifice this creature."}


def after(printed: dict[str, Any], *cards: dict[str, Any], gone: str) -> Table:
    """The table once Ann has destroyed a card, and all that follows has resolved."""
    table = table_with(summon("Ann", printed), source("you can: destroy target permanent"), *cards)
    GAME.apply(table, Activate("Ann", "Source", 1, (gone,)))
    return settled(table)


@pytest.mark.parametrize(
    ("printed", "cards", "gone", "is_there"),
    [
        (FISH, [lying("Ann", "resource area", ISLAND)], "Isle", False),
        (FISH, [lying("Ann", "resource area", ISLAND), summon("Ann", OGRE)], "Ogre", True),
        (FISH, [lying("Ann", "resource area", ISLAND), lying("Bob", "resource area", ISLAND, "Far")], "Isle", False),
        (ALONE, [summon("Ann", ELF), summon("Bob", OGRE)], "Elf", False),
        (ALONE, [summon("Ann", ELF), summon("Ann", GOLEM)], "Elf", True),
    ],
)
def test_it_goes_once_that_is_so(
    printed: dict[str, Any], cards: list[dict[str, Any]], gone: str, is_there: bool
) -> None:
    table = after(printed, *cards, gone=gone)
    assert (table.cards["Fish"].zone is Zone.SUMMON, table.cards[gone].zone) == (is_there, Zone.DISCARD)


def test_it_waits_in_the_queue_once() -> None:
    table = table_with(summon("Ann", FISH), lying("Ann", "resource area", ISLAND),
                       source("you can: destroy target permanent; you can: you gain 1 life"))  # fmt: skip
    GAME.apply(table, Activate("Ann", "Source", 1, ("Isle",)))
    while table.cards["Isle"].zone is not Zone.DISCARD or not table.queue:
        GAME.apply(table, Pass(GAME.pending(table).player))  # type: ignore[union-attr]
    assert [each.card for each in table.queue] == ["Fish"]
    while GAME.pending(table).player != "Ann":  # type: ignore[union-attr]
        GAME.apply(table, Pass(GAME.pending(table).player))  # type: ignore[union-attr]
    GAME.apply(table, Activate("Ann", "Source", 2))
    assert [each.card for each in table.queue] == ["Fish", "Source"]
    assert settled(table).cards["Fish"].zone is Zone.DISCARD
