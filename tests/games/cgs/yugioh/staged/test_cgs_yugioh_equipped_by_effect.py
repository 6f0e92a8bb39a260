"""Equip Spells that bring what they equip (11.3.6.R2), and what becomes of that when they leave."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, GOLEM, MOUSE, lying, play_out, settled, summon, table_with

from rules_db.games.cgs.actions.values import Activate, Play
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

BACK = "Activate this card by paying 800 LP, then target 1 monster in your GY; Special Summon that target in Attack \
Position and equip it with this card. "
ENDS, LEAVES = (f"When this card {so}, destroy the equipped monster." for so in ("is destroyed", "leaves the field"))
OLD = "Pay 800 LP. Select 1 monster from your Graveyard, Special Summon it in Attack Position, and equip it with this \
card. When this card is destroyed, destroy the equipped monster."
AXE = {"name": "Axe", "types": ["artifact"], "text": "You can: destroy target Equip Spell."}
HAND = {"name": "Hand", "types": ["artifact"], "text": "You can: return target Equip Spell to its owner's hand."}
GUST = {"name": "Gust", "types": ["artifact"], "text": "You can: destroy target monster."}
NO = {"name": "No", "types": ["instant"], "text": "exile target card in a graveyard"}


def revived(text: str, dead: dict[str, Any] = GOLEM) -> Table:
    """Ann's Tomb has brought back what lies in her discard pile, by a Spell of her hand."""
    tomb = {"name": "Tomb", "types": ["Equip Spell"], "text": text}
    tools = [lying("Bob", "backrow zone", each) for each in (AXE, HAND, GUST)]
    table = table_with(lying("Ann", "hand", tomb), lying("Bob", "hand", NO), lying("Ann", "discard pile", dead), *tools)
    name = dead["name"]
    GAME.apply(table, Play("Ann", "Tomb", Zone.BACKROW, 1, targets=(name,)))
    return table


def use(table: Table, name: str, *targets: str) -> Table:
    """Bob's artifact does what it says, in Bob's turn or Ann's."""
    table.cards[name].player = table.cards[name].controller = "Ann"
    GAME.apply(table, Activate("Ann", name, 1, targets))
    play_out(table)
    return table


@pytest.mark.parametrize("text", [BACK + ENDS, OLD])
def test_it_needs_no_summon_and_equips_what_it_brings(text: str) -> None:
    table = settled(revived(text))
    golem = table.cards["Golem"]
    assert (golem.zone, golem.is_defending, table.cards["Tomb"].host) == (Zone.SUMMON, False, "Golem")
    assert table.players["Ann"].life == 19


@pytest.mark.parametrize(
    ("ends", "tool", "zone"),
    [
        (ENDS, "Axe", Zone.DISCARD), (LEAVES, "Axe", Zone.DISCARD),
        (ENDS, "Hand", Zone.SUMMON), (LEAVES, "Hand", Zone.DISCARD),
        ("", "Axe", Zone.SUMMON),
    ],
)  # fmt: skip
def test_what_it_has_brought_is_destroyed_with_it(ends: str, tool: str, zone: Zone) -> None:
    table = use(settled(revived(BACK + ends)), tool, "Tomb")
    assert (table.cards["Golem"].zone, table.cards["Tomb"].zone is Zone.BACKROW) == (zone, False)


def test_it_is_discarded_with_what_it_equips() -> None:
    table = use(settled(revived(BACK + ENDS)), "Gust", "Golem")
    assert (table.cards["Golem"].zone, table.cards["Tomb"].zone) == (Zone.DISCARD, Zone.DISCARD)


def test_where_it_has_been_brought_anew_meanwhile_nothing_happens_to_it() -> None:
    """What leaves and comes back is another summon than the one that was equipped."""
    table = settled(revived(BACK + ENDS))
    blink = "You can: exile target monster. Return it to the battlefield under its owner's control."
    table = settled(table)
    table.cards["Gust"].printed = table.cards["Axe"].printed.__class__(name="Gust", types=("artifact",), text=blink)
    use(table, "Gust", "Golem")
    assert (table.cards["Golem"].zone, table.cards["Tomb"].zone) == (Zone.SUMMON, Zone.DISCARD)


def test_where_there_is_nothing_to_bring_any_more_it_is_discarded() -> None:
    table = revived(BACK + ENDS)
    GAME.apply(table, Play("Bob", "No", Zone.BACKROW, 5, targets=("Golem",)))
    play_out(table)
    assert (table.cards["Golem"].zone, table.cards["Tomb"].zone) == (Zone.EXILE, Zone.DISCARD)


@pytest.mark.parametrize("dead", [ELF, MOUSE])
def test_summons_of_other_games_come_back_as_well(dead: dict[str, Any]) -> None:
    table = settled(revived(BACK + ENDS, dead))
    assert table.cards["Tomb"].host == dead["name"]
    use(table, "Axe", "Tomb")
    assert table.cards[dead["name"]].zone is Zone.DISCARD


def test_an_aura_that_leaves_means_what_it_was_on() -> None:
    chain = {"name": "Chain", "types": ["enchantment"], "groups": ["Aura"],
             "text": "enchant creature; when this leaves the battlefield, destroy enchanted creature"}  # fmt: skip
    axe = AXE | {"text": "You can: destroy target Aura."}
    table = table_with(
        summon("Bob", ELF), lying("Ann", "backrow zone", chain, host="Elf"), lying("Ann", "backrow zone", axe)
    )
    GAME.apply(table, Activate("Ann", "Axe", 1, ("Chain",)))
    play_out(table)
    assert table.cards["Elf"].zone is Zone.DISCARD
