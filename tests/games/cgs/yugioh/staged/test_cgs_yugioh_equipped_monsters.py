"""Monsters that are equipped to others: they become Equip Spells (11.3.6.R3)."""

from typing import Any

import pytest
from cgs_pokemon import battle_of
from cgs_table import ELF, GAME, GOLEM, MOUSE, go_on_to, lying, settled, summon, table_with

from rules_db.games.cgs.actions.values import Activate, AttackWith, Play
from rules_db.games.cgs.kinds import is_summon
from rules_db.games.cgs.properties import OFFENSIVE, stat
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

TAKES = "Once per turn: You can target 1 monster your opponent controls; equip that target to this card."
EYE = GOLEM | {"name": "Eye", "types": ["Effect Monster"], "text": TAKES}
GEAR = GOLEM | {"name": "Gear", "types": ["Effect Monster"]}
JOINS = "Once per turn: You can target 1 other monster you control; equip this card to it.\nA monster equipped with \
this card gains 500 ATK."
GUST = {"name": "Gust", "types": ["artifact"], "text": "You can: destroy target permanent."}


def taken(victim: dict[str, Any], *cards: dict[str, Any]) -> Table:
    """Ann's Eye has equipped itself with Bob's card."""
    table = table_with(summon("Ann", EYE), summon("Bob", victim), *cards)
    GAME.apply(table, Activate("Ann", "Eye", 1, (victim["name"],)))
    return settled(table)


def strength(table: Table, name: str) -> str:
    return str(stat(table, table.cards[name], OFFENSIVE))


@pytest.mark.parametrize("victim", [GOLEM, ELF, MOUSE])
def test_what_is_equipped_is_no_summon_and_lies_among_the_spells_of_the_other(victim: dict[str, Any]) -> None:
    card = (table := taken(victim)).cards[victim["name"]]
    assert (card.zone, card.player, card.controller, card.host) == (Zone.BACKROW, "Ann", "Ann", "Eye")
    assert (card.types, is_summon(card), card.owner) == (("Equip Spell",), False, "Bob")
    go_on_to(table, 5)
    assert (card.zone, card.controller) == (Zone.BACKROW, "Ann")


@pytest.mark.parametrize("gone", ["Eye", "Golem"])
def test_it_goes_to_its_owners_pile_with_what_it_was_on_or_alone(gone: str) -> None:
    table = taken(GOLEM, lying("Ann", "backrow zone", GUST, place=3))
    GAME.apply(table, Activate("Ann", "Gust", 1, (gone,)))
    settled(table)
    assert (table.cards["Golem"].zone, table.cards["Golem"].player) == (Zone.DISCARD, "Bob")
    assert (table.cards["Eye"].zone is Zone.SUMMON) is (gone == "Golem")
    assert is_summon(table.cards["Golem"])


def test_its_effects_are_those_of_a_monster_no_more() -> None:
    lord = GOLEM | {"name": "Lord", "types": ["Effect Monster"], "text": "All monsters on the field gain 1000 ATK;"
                    "At the end of each turn: Gain 1000 LP."}  # fmt: skip
    table = table_with(summon("Ann", EYE), summon("Bob", lord))
    before = strength(table, "Eye")
    GAME.apply(table, Activate("Ann", "Eye", 1, ("Lord",)))
    settled(table)
    go_on_to(table, 4)
    assert (before, strength(table, "Eye")) == ("5/2", "3/2")
    assert [table.players[each].life for each in ("Ann", "Bob")] == [20, 20]


def test_without_room_nothing_happens() -> None:
    full = [lying("Ann", "backrow zone", GUST, f"Gust {at}", place=at) for at in range(1, 6)]
    table = taken(GOLEM, *full)
    assert (table.cards["Golem"].zone, table.cards["Golem"].controller) == (Zone.SUMMON, "Bob")


def test_what_was_attached_to_it_does_not_come_along() -> None:
    blade = {"name": "Blade", "types": ["Equip Spell"], "text": "The equipped monster gains 500 ATK."}
    assert taken(GOLEM, lying("Bob", "backrow zone", blade, host="Golem")).cards["Blade"].zone is Zone.DISCARD


def joined(text: str, zone: str = "Main Summon Zone", place: int = 1, **host: Any) -> Table:
    table = table_with(lying("Ann", zone, GEAR | {"text": text}), summon("Ann", GOLEM | host))
    GAME.apply(table, Activate("Ann", "Gear", place, (str((GOLEM | host)["name"]),)))
    return settled(table)


def test_a_monster_equips_itself_and_strengthens_the_other() -> None:
    table = joined(JOINS)
    assert (table.cards["Gear"].host, table.cards["Gear"].zone, strength(table, "Golem")) == (
        "Golem",
        Zone.BACKROW,
        "2",
    )


def test_it_attacks_no_more() -> None:
    table = joined(JOINS)
    battle_of(table, 3)
    able = [each for each in GAME.options(table) if isinstance(each, AttackWith) and GAME.why_not(table, each) is None]
    assert {blow.attacker for each in able for blow in each.blows} == {"Golem"}


HAND = "You can target 1 face-up monster you control; equip this card from your {} to it."


@pytest.mark.parametrize(
    ("places", "zone", "able"),
    [
        ("hand", "hand", True), ("hand", "Main Summon Zone", False), ("hand or field", "hand", True),
        ("hand or field", "Main Summon Zone", True), ("GY", "discard pile", True), ("GY", "hand", False),
    ],
)  # fmt: skip
def test_from_where_it_equips_itself(places: str, zone: str, able: bool) -> None:
    table = table_with(lying("Ann", zone, GEAR | {"text": HAND.format(places)}), summon("Ann", GOLEM))
    ways = [place for place in (1, 2) if GAME.why_not(table, Activate("Ann", "Gear", place, ("Golem",))) is None]
    assert bool(ways) is able
    if able:
        GAME.apply(table, Activate("Ann", "Gear", ways[0], ("Golem",)))
        settled(table)
        assert (table.cards["Gear"].host, table.cards["Gear"].zone) == ("Golem", Zone.BACKROW)


def test_a_card_of_a_pile_is_equipped_as_the_other_comes() -> None:
    text = "If this card is Normal Summoned: You can target 1 Rock monster in your GY; equip that target to this card."
    table = table_with(lying("Ann", "hand", GEAR | {"text": text}), lying("Ann", "discard pile", GOLEM))
    GAME.apply(table, Play("Ann", "Gear", Zone.SUMMON, 1))
    settled(table)
    assert (table.cards["Golem"].host, table.cards["Golem"].types) == ("Gear", ("Equip Spell",))
