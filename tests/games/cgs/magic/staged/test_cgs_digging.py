"""Cards that are revealed until one turns up, what creatures become, and what goes by the greatest or by half."""

from typing import Any

import pytest
from cgs_idiom import monster, spell
from cgs_table import ELF, OGRE, done, hand, lying, play_out, summon, table_with

from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.card_text.said.vocabulary import DEFENSE, OFFENSE
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

PEBBLE = {"name": "Pebble", "types": ["sorcery"]}
UNTIL = "Reveal cards from the top of your library until you reveal"

FROG = "a blue Frog with base power and toughness 1/1"

DECK = [lying("Ann", "Main Deck", printed, name) for name, printed in (("P1", PEBBLE), ("Elf", ELF), ("P2", PEBBLE))]
"""Pebble 1 lies on top, then the elf; ten blank cards lie below."""


def test_what_turns_up_goes_to_the_hand_and_the_rest_away() -> None:
    table = done(f"{UNTIL} a creature card. Put that card into your hand and the rest into your graveyard.", *DECK)
    assert (hand(table, "Ann"), table.lying("Ann", Zone.DISCARD)) == (["Elf"], ["P1"])
    assert table.lying("Ann", Zone.MAIN_DECK)[-1] == "P2"


def test_the_rest_goes_below_in_a_random_order() -> None:
    below = "on the bottom of your library in a random order"
    text = f"{UNTIL} a creature card. Put that card into your hand and the rest {below}."
    table = done(text, *DECK)
    assert (hand(table, "Ann"), table.lying("Ann", Zone.MAIN_DECK)[0]) == (["Elf"], "P1")


def test_what_turns_up_comes_into_play() -> None:
    text = f"{UNTIL} a creature card. Put that card onto the battlefield and the rest into your graveyard."
    assert done(text, *DECK).cards["Elf"].zone is Zone.SUMMON


def test_where_nothing_turns_up_all_is_revealed_and_goes_away() -> None:
    table = done(f"{UNTIL} an artifact card. Put that card into your hand and the rest into your graveyard.", *DECK)
    assert (hand(table, "Ann"), len(table.lying("Ann", Zone.DISCARD))) == ([], 13)


def test_monsters_are_excavated_and_the_rest_is_shuffled_back() -> None:
    text = (
        "Excavate cards from the top of your Deck until you excavate a monster, add it to your hand, also shuffle the "
        "rest into the Deck."
    )
    table = spell(text, lying("Ann", "Main Deck", PEBBLE), lying("Ann", "Main Deck", monster("Imp")))
    assert hand(table, "Ann") == ["Imp"]
    assert "Pebble" in table.lying("Ann", Zone.MAIN_DECK)


@pytest.mark.parametrize(
    "text",
    [
        f"Until end of turn, target creature loses all abilities and becomes {FROG}.",
        "Target creature loses all abilities and becomes a 1/1 blue Frog until end of turn.",
    ],
)
def test_a_creature_is_turned_to_a_frog(text: str) -> None:
    table = done(text, summon("Bob", {**OGRE, "text": "flying"}), targets=("Ogre",))
    assert frog(table) == (1, 1, False)


def test_an_aura_turns_it_to_a_frog_as_long_as_it_is_attached() -> None:
    text = (
        "Enchant creature\nEnchanted creature loses all abilities and is a blue Frog with base power and toughness 1/1."
    )
    curse: dict[str, Any] = {"name": "Curse", "types": ["enchantment"], "groups": ["Aura"], "text": text}
    table = table_with(summon("Bob", {**OGRE, "text": "flying"}), lying("Ann", "attached cards", curse, host="Ogre"))
    assert frog(table) == (1, 1, False)


def frog(table: Table) -> tuple[int, int, bool]:
    ogre = table.cards["Ogre"]
    power, toughness = (int(values.number(table, ogre, each) or 0) for each in (OFFENSE, DEFENSE))
    return power, toughness, values.has_keyword(table, ogre, "flying")


def test_all_of_a_sort_are_taken_from_the_top() -> None:
    text = "Reveal the top three cards of your library. Put all creature cards revealed this way into your hand"
    table = done(f"{text} and the rest into your graveyard.", *DECK)
    assert (hand(table, "Ann"), table.lying("Ann", Zone.DISCARD)) == (["Elf"], ["P1", "P2"])


def test_a_creature_takes_on_a_size() -> None:
    table = done("Target creature becomes a 4/4 until end of turn.", summon("Bob", OGRE), targets=("Ogre",))
    assert frog(table) == (4, 4, False)


@pytest.mark.parametrize(("which", "left"), [("greatest", "Elf"), ("lowest", "Ogre")])
def test_the_strongest_or_the_weakest_is_sacrificed(which: str, left: str) -> None:
    text = f"Each opponent sacrifices a creature with the {which} power."
    table = done(text, summon("Bob", ELF), summon("Bob", OGRE), summon("Ann", ELF, "Imp"))
    assert [name for name in ("Elf", "Ogre", "Imp") if table.cards[name].zone is Zone.SUMMON] == [left, "Imp"]


def test_each_player_loses_half_of_their_own_life() -> None:
    table = done("Each player loses half their life, rounded up.", dry=True)
    table.players["Bob"].life = 9
    play_out(table)
    assert [table.players[each].life for each in ("Ann", "Bob")] == [10, 4]
