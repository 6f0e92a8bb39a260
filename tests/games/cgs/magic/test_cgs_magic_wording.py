"""Magic texts as they are printed: capitals, lines, ability words, reminders, keywords, attached cards, blockers."""

from dataclasses import replace
from typing import Any

import pytest
from cgs_table import ELF, GAME, OGRE, done, hand, lying, play_out, source, summon, table_with

from rules_db.engine.kernel import BadSetup
from rules_db.games.cgs.actions.values import Activate
from rules_db.games.cgs.card_text.doing import permissions, values
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.card_text.said.vocabulary import OFFENSE
from rules_db.games.cgs.doing.fighting import attacks
from rules_db.games.cgs.shared_games import Target
from rules_db.games.cgs.state import Strike
from rules_db.games.cgs.words import Zone

HAWK = {"name": "Hawk", "types": ["creature"], "offense": "1", "defense": "1", "text": "Flying"}


@pytest.mark.parametrize(
    ("printed", "typed"),
    [
        ("Flying, First Strike", "flying, first strike"),
        ("Flying, First strike, Vigilance", "flying, first strike, vigilance"),
        ("Flying\nWhen this enters, draw a card.", "flying; when this enters: draw 1"),
        ("Flying, vigilance\nWhen this enters, draw a card.\nWhen this dies, draw a card.",
         "flying, vigilance; when this enters: draw 1; when this dies: draw 1"),
        ("Flying (This monster can't be blocked except by creatures with flying or reach.)", "flying"),
        ("Flying (It is high up.), vigilance (It stays awake.)", "flying, vigilance"),
        ("Ward {2} (Whenever this creature becomes the target of a spell, counter it unless its player pays {2}.)",
         "ward {2}"),
        ("Equip {2} ({2}: Attach to target creature you control.)", "equip {2}"),
        ("Landfall — Whenever a land you control enters, you gain 1 life.",
         "whenever a land you control enters: you gain 1 life"),
        ("Council's wisdom — When this enters, draw a card.", "when this enters: draw 1"),
        ("Moonrise – {1}: Draw a card.", "{1}: draw 1"),
        ("+1: Draw a card. \N{MINUS SIGN}2: Destroy target creature.", "+1: draw 1; -2: destroy target creature"),
        ("+1: Draw a card.\n\N{MINUS SIGN}2: Destroy target creature.", "+1: draw 1; -2: destroy target creature"),
        ("Destroy target creature.\nDraw a card.", "destroy target creature, then draw 1"),
        ("Cycling {2} ({2}, Discard this card: Draw a card.)", "cycling {2}"),
        ("White creatures you control get +1/+1.", "all white creatures you control get +1/+1"),
        ("Attacking creatures get +1/+0.", "all attacking creatures get +1/+0"),
        ("Elf creatures you control have trample.", "all Elf creatures you control have trample"),
        ("Equipped creature gets +2/+0 and has trample.", "the equipped creature gets +2/+0 and has trample"),
        ("Enchanted creature gets -3/-0.", "the enchanted creature gets -3/-0"),
        ("Enchanted creature can't attack or block.", "the enchanted creature cannot attack or block"),
        ("Equipped monsters you control gain 500 ATK.", "all Equipped monsters you control gain 500 ATK"),
        ("This can't be blocked except by 2 or more creatures.", "this has menace"),
        ("Flying, prowess", "flying; prowess"),
        ("Vigilance, ward {1}, prowess", "vigilance; ward {1}; prowess"),
        ("Flying, ward {2}. When this enters, draw a card.", "flying; ward {2}; when this enters: draw 1"),
        ("Protection from black and from red", "protection from black, protection from red"),
        ("{T}: Draw a card. Activate only once each turn.", "once per turn, {T}: draw 1"),
        ("{1}: Draw a card. Activate only as a sorcery.", "at slow speed, {1}: draw 1"),
        ("During your turn, this has first strike.", "while it is your turn, this has first strike"),
        ("This has flying, vigilance, and trample.", "this has flying, vigilance and trample"),
    ],
)  # fmt: skip
def test_what_is_printed_means_what_is_typed(printed: str, typed: str) -> None:
    assert read_effects(printed) == read_effects(typed)


def test_cycling_is_an_ability_of_the_hand_with_a_name() -> None:
    (cycling,), (typed,) = read_effects("Cycling {2}"), read_effects("in the hand, {2}, discard this: draw 1")
    assert (replace(cycling, name=""), cycling.name) == (typed, "cycling")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Multikicker {2}", "a further cost is paid once"),
        ("draw 1 (if you control an Elf)", "column"),
        ("Target player skips their draw step.", "what stays in force chooses nobody"),
        ("Melee", "this keyword is not known"),
        ("Flying, myriad", "this keyword is not known"),
        ("Flying; Devour 1", "this keyword is not known"),
        ("Bestow {3}{W}", "this keyword is not known"),
        ("Foretell {1}{U}", "no card waits face-down for a cost of its own"),
        ("Morph {2}{G}", "no card waits face-down for a cost of its own"),
        ("Target creature you control phases out.", "nothing phases out"),
        ("Change the target of target spell with a single target.", "one chooses anew what something targets"),
        ("flying, draw 1", "column"),
        ("draw 1, flying", "column"),
        ("Ward {2}, draw a card", "column"),
        ('Enchanted creature has "{T}: Draw some cards."', "what stands in quotes cannot be read"),
        ('Enchanted creature has "Draw a card."', "one effect stands in quotes"),
    ],
)
def test_what_cannot_be_said_is_refused_in_one_line(text: str, why: str) -> None:
    with pytest.raises(BadSetup) as caught:
        read_effects(text)

    assert why in str(caught.value)
    assert "\n" not in str(caught.value)


def attached(text: str, kind: str = "Aura") -> dict[str, Any]:
    types = ["artifact"] if kind == "Equipment" else ["enchantment"]
    return lying("Ann", "backrow zone", {"name": "Gift", "types": types, "groups": [kind], "text": text}, host="Elf")


def test_what_is_said_of_the_host_holds_for_the_host_alone() -> None:
    table = table_with(summon("Ann", ELF), summon("Ann", OGRE),
                       attached("Equip {1}. Equipped creature gets +2/+0 and has trample.", "Equipment"))  # fmt: skip

    assert [values.number(table, table.cards[each], OFFENSE) for each in ("Elf", "Ogre")] == [3, 3]
    assert [values.has_keyword(table, table.cards[each], "trample") for each in ("Elf", "Ogre")] == [True, False]


def test_the_enchanted_creature_neither_attacks_nor_blocks() -> None:
    table = table_with(summon("Ann", ELF), attached("Enchant creature. Enchanted creature can't attack or block."))

    assert permissions.forbidden(table, "attack", "Elf")
    assert permissions.forbidden(table, "block", "Elf")


@pytest.mark.parametrize(
    ("text", "have", "have_not"),
    [
        ("Other creatures you control have hexproof.", {"Elf"}, {"Lord", "Ogre"}),
        ("Other Elf creatures you control get +1/+1 and have hexproof.", {"Elf"}, {"Lord", "Ogre"}),
        ("Creatures you control have hexproof.", {"Elf", "Lord"}, {"Ogre"}),
    ],
)
def test_who_has_a_keyword(text: str, have: set[str], have_not: set[str]) -> None:
    lord = {**OGRE, "name": "Lord", "text": text}
    table = table_with(summon("Ann", lord), summon("Ann", ELF), summon("Bob", OGRE))

    assert all(values.has_keyword(table, table.cards[each], "hexproof") for each in have)
    assert not any(values.has_keyword(table, table.cards[each], "hexproof") for each in have_not)


def test_creatures_gain_indestructible_for_the_turn() -> None:
    table = done("creatures you control gain indestructible until end of turn, then destroy all creatures",
                 summon("Ann", ELF), summon("Bob", OGRE))  # fmt: skip

    assert [table.cards[each].zone for each in ("Elf", "Ogre")] == [Zone.SUMMON, Zone.DISCARD]


def blockers_of(text: str) -> set[str]:
    """Which of Bob's creatures can block a creature of Ann's that says so."""
    table = table_with(summon("Ann", {**ELF, "text": text}), summon("Bob", HAWK), summon("Bob", OGRE))
    strike = Strike(Target("Elf", table.cards["Elf"].stay), Target("Bob", 0))
    return {each for each in ("Hawk", "Ogre") if attacks.why_not_block(table, table.cards[each], strike) is None}


@pytest.mark.parametrize(
    ("text", "able"),
    [
        ("Vigilance", {"Hawk", "Ogre"}),
        ("This can't be blocked except by creatures with flying.", {"Hawk"}),
        ("This can't be blocked by creatures with power 2 or greater.", {"Hawk"}),
        ("This can't be blocked by creatures with power 2 or less.", {"Ogre"}),
        ("Creatures with flying can't block this.", {"Ogre"}),
        ("Creatures without flying can't block this creature.", {"Hawk"}),
        ("Creatures with power 3 or greater can't block.", {"Hawk"}),
        ("This can't be blocked.", set()),
    ],
)
def test_who_can_block(text: str, able: set[str]) -> None:
    assert blockers_of(text) == able


def test_a_card_is_cycled_for_another() -> None:
    rune = {"name": "Rune", "types": ["sorcery"], "cost": "{9}", "text": "Cycling {2}\nYou gain 3 life."}
    table = table_with(source("you can: add {2}"), lying("Ann", "hand", rune))
    assert GAME.why_not(table, Activate("Ann", "Rune", 1)) is not None
    GAME.apply(table, Activate("Ann", "Source", 1))

    GAME.apply(table, Activate("Ann", "Rune", 1))
    play_out(table)

    assert table.cards["Rune"].zone is Zone.DISCARD
    assert (hand(table, "Ann"), table.players["Ann"].life) == (["Ann's 0"], 20)


@pytest.mark.parametrize(
    ("printed", "typed"),
    [
        ("Creatures you control are indestructible.", "Creatures you control have indestructible."),
        ("{2}, Exile this card from your graveyard: Draw a card.", "In the graveyard, {2}, exile this: draw 1"),
        ("As long as seven or more cards are in your graveyard, this creature gets +1/+1.",
         "As long as there are seven or more cards in your graveyard, this creature gets +1/+1."),
        ("As long as this creature is attacking, it gets +1/+1.",
         "As long as this creature is attacking, this gets +1/+1."),
    ],
)  # fmt: skip
def test_what_magic_prints_means_what_is_typed(printed: str, typed: str) -> None:
    assert read_effects(printed) == read_effects(typed)
