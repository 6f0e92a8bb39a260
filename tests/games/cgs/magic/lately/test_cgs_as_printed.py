"""Texts of Magic as they are printed, with what they tell in parentheses and in words of their own."""

import pytest
from cgs_table import ELF, GAME, OGRE, done, lying, played, settled, source, summon, table_with

from rules_db.games.cgs.actions.values import Activate, Play
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.card_text.said.vocabulary import DEFENSE, OFFENSE
from rules_db.games.cgs.words import Zone


@pytest.mark.parametrize(
    ("printed", "plain"),
    [
        ('Create a Treasure token. (It\'s an artifact with "{T}, Sacrifice this token: Add one mana of any color.")',
         "Create a Treasure token."),
        ('Investigate. (Create a Clue token. It\'s an artifact with "{2}, Sacrifice this token: Draw a card.")\n'
         "Flashback {1}{G}", "Investigate.\nFlashback {1}{G}"),
        ("Scry 2. (Look at the top two cards of your library, then put any number of them on the bottom and the rest "
         "on top in any order.) Draw a card.", "Scry 2. Draw a card."),
        ("Target creature you control fights target creature you don't control. (Each deals damage equal to its power "
         "to the other.)", "Target creature you control fights target creature you don't control."),
        ("Target player mills three cards. (They put the top three cards of their library into their graveyard.)",
         "Target player mills three cards."),
        ("Proliferate. (Choose any number of permanents and/or players, then give each another counter of each kind "
         "already there.)", "Proliferate."),
        ("When this creature enters, it connives. (Draw a card, then discard a card. If you discarded a nonland card, "
         "put a +1/+1 counter on this creature.)", "When this creature enters, it connives."),
    ],
)  # fmt: skip
def test_what_is_told_in_parentheses_says_nothing_more(printed: str, plain: str) -> None:
    assert read_effects(printed) == read_effects(plain)


def test_a_player_of_whom_a_trigger_tells_is_dealt_damage() -> None:
    lamp = source("Whenever an opponent gains life, this artifact deals 3 damage to them.")
    cup = lying("Bob", "backrow zone", {"name": "Cup", "types": ["artifact"], "text": "you can: you gain 1 life"})
    table = table_with(lamp, cup, turn_player="Bob")
    GAME.apply(table, Activate("Bob", "Cup", 1))
    settled(table)
    assert (table.players["Bob"].life, table.players["Ann"].life) == (18, 20)


def test_two_targets_get_a_counter_each() -> None:
    text = "Tap up to two target creatures. Put a stun counter on each of them."
    table = played(text, summon("Bob", ELF), summon("Bob", OGRE), targets=("Elf", "Ogre"))
    assert [(table.cards[each].is_tapped, table.cards[each].counters) for each in ("Elf", "Ogre")] == [
        (True, {"stun": 1}), (True, {"stun": 1}),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "place"),
    [("Target creature's owner puts it on the bottom of their library.", 0),
     ("Target creature's owner puts it on the top of their library.", -1)],
)  # fmt: skip
def test_its_owner_puts_it_into_the_library(text: str, place: int) -> None:
    table = played(text, summon("Ann", OGRE, owner="Bob"), targets=("Ogre",))
    assert table.players["Bob"].zones[Zone.MAIN_DECK][place] == "Ogre"


def test_its_owner_shuffles_it_into_the_library() -> None:
    table = played("Target creature's owner shuffles it into their library.", summon("Bob", OGRE), targets=("Ogre",))
    assert "Ogre" in table.players["Bob"].zones[Zone.MAIN_DECK]


def test_two_clues_are_created() -> None:
    table = done("investigate twice")
    assert [card.printed.name for card in table.cards.values() if card.is_token] == ["Clue", "Clue"]


def test_an_enchanted_creature_is_weaker_and_bare() -> None:
    aura = {"name": "Chain", "types": ["enchantment"], "groups": ["Aura"],
            "text": "Enchant creature\nEnchanted creature gets -2/-0 and loses all abilities."}  # fmt: skip
    flier = {**OGRE, "text": "Flying"}
    table = table_with(lying("Ann", "hand", aura), summon("Bob", flier))
    GAME.apply(table, Play("Ann", "Chain", Zone.BACKROW, 1, "Ogre"))
    ogre = settled(table).cards["Ogre"]
    assert [int(values.number(table, ogre, each) or 0) for each in (OFFENSE, DEFENSE)] == [1, 3]
    assert "flying" not in values.keywords(table, ogre)


@pytest.mark.parametrize(("zone", "life"), [("hand", 21), ("discard pile", 24)])
def test_a_spell_knows_that_it_was_cast_from_a_graveyard(zone: str, life: int) -> None:
    text = "You gain 1 life. If this spell was cast from a graveyard, you gain 3 life.\nFlashback {0}"
    table = table_with(lying("Ann", zone, {"name": "Rite", "types": ["sorcery"], "text": text}))
    GAME.apply(table, Play("Ann", "Rite", Zone.BACKROW, 1))
    assert settled(table).players["Ann"].life == life
