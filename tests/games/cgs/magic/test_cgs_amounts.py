"""How much texts say as Magic prints it: equal to, the number of, its power, where X is; and if something holds."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, GOLEM, OGRE, done, hand, lying, play_out, played, source, summon, table_with

from rules_db.engine.kernel import BadSetup
from rules_db.games.cgs.actions.values import Activate, Play
from rules_db.games.cgs.card_text import inspecting
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.card_text.said.vocabulary import DEFENSE, OFFENSE
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

FOREST = lying("Ann", "resource area", {"name": "Forest", "types": ["land"]})
GROVE = lying("Ann", "resource area", {"name": "Grove", "types": ["land"], "groups": ["Forest"]})


def lives(table: Table) -> tuple[int, int]:
    return table.players["Ann"].life, table.players["Bob"].life


@pytest.mark.parametrize(
    ("text", "cards", "targets", "life"),
    [
        # Ann has two creatures, one of power 3; Bob has one.
        ("You gain life equal to the number of creatures you control.", (), (), (22, 20)),
        ("Target player loses life equal to the number of creatures you control.", (), ("Bob",), (20, 18)),
        ("This deals damage equal to the number of creatures you control to any target.", (), ("Bob",), (20, 18)),
        ("This deals damage to target player equal to the number of Forests you control.", (FOREST, GROVE), ("Bob",),
         (20, 18)),
        ("Opponent loses life equal to the number of Elves you control.", (), (), (20, 19)),
        ("Exile target creature. Its controller gains life equal to its power.", (), ("Ogre",), (23, 20)),
        ("Destroy target creature. You lose life equal to that creature's toughness.", (), ("Ogre",), (17, 20)),
        ("Target creature you control deals damage equal to its power to any target.", (), ("Ogre", "Bob"), (20, 17)),
        ("Each creature you control deals damage equal to its power to target player.", (), ("Bob",), (20, 16)),
        ("This deals 2 damage to each player and each creature.", (), (), (18, 18)),
        ("This deals 2 damage to each creature and each opponent.", (), (), (20, 18)),
        ("This deals 2 damage to target creature and 3 damage to you.", (), ("Ogre",), (17, 20)),
        ("You gain X life, where X is the number of creatures you control.", (), (), (22, 20)),
        ("You gain X life and opponent loses X life, where X is the number of Elves you control.", (), (), (21, 19)),
    ],
)  # fmt: skip
def test_what_an_effect_says_is_counted_as_it_resolves(
    text: str, cards: Any, targets: tuple[str, ...], life: tuple[int, int]
) -> None:
    mine = (summon("Ann", ELF), summon("Ann", OGRE), summon("Bob", {**ELF, "groups": []}, "Bear"))

    assert lives(done(text, *mine, *cards, targets=targets)) == life


def test_creatures_take_what_is_dealt_to_both() -> None:
    table = done("This deals 2 damage to each creature and each opponent.", summon("Ann", ELF), summon("Bob", OGRE))

    assert (table.cards["Elf"].zone, table.cards["Ogre"].damage) == (Zone.DISCARD, 2)
    effect = read_effects("This deals 2 damage to each creature you control and each opponent.")[0]
    assert inspecting.sides(effect) == {"you", "opponent"}


def test_a_creature_bites_and_is_not_bitten() -> None:
    text = "Target creature you control deals damage equal to its power to target creature you don't control."
    table = done(text, summon("Ann", OGRE), summon("Bob", GOLEM), targets=("Ogre", "Golem"))

    assert (table.cards["Golem"].zone, table.cards["Ogre"].damage) == (Zone.DISCARD, 0)


@pytest.mark.parametrize(
    ("text", "life"),
    [
        ("When this dies, you gain life equal to its power.", 23),
        ("When this dies, you gain life equal to its toughness.", 23),
        ("When this dies, you gain life equal to this creature's power.", 23),
    ],
)
def test_who_has_left_is_remembered_as_it_was(text: str, life: int) -> None:
    elf = {**ELF, "text": text}
    table = done("put 2 +1/+1 counters on target creature, then destroy that", summon("Ann", elf), targets=("Elf",))

    assert table.players["Ann"].life == life


def test_a_card_that_lies_in_a_pile_has_what_is_printed() -> None:
    text = "return target creature card from your graveyard to your hand, then you gain life equal to its power"
    table = done("put a +1/+1 counter on target creature, then destroy that", summon("Ann", OGRE), targets=("Ogre",))
    assert table.cards["Ogre"].last == ["0", "4", "4", "+1/+1"]
    assert done(text, lying("Ann", "discard pile", OGRE), targets=("Ogre",)).players["Ann"].life == 23


@pytest.mark.parametrize(
    ("text", "power", "toughness"),
    [
        ("Target creature gets +X/+X until end of turn, where X is the number of creatures you control.", 5, 5),
        ("Target creature gets -X/-0 until end of turn, where X is the number of creatures you control.", 1, 3),
        ("Target creature gets +X/+0 until end of turn, where X is its power.", 6, 3),
        ("Target creature gets +X/+0 until end of turn, where X is its toughness.", 6, 3),
    ],
)
def test_x_is_what_the_sentence_says(text: str, power: int, toughness: int) -> None:
    table = done(text, summon("Ann", ELF), summon("Ann", OGRE), targets=("Ogre",))

    assert values.number(table, table.cards["Ogre"], OFFENSE) == power
    assert values.number(table, table.cards["Ogre"], DEFENSE) == toughness


def test_x_of_what_stands_changes_with_the_table() -> None:
    lord = {**OGRE, "text": "This gets +X/+X, where X is the number of Forests you control."}
    table = table_with(summon("Ann", lord), FOREST, GROVE)
    assert values.number(table, table.cards["Ogre"], OFFENSE) == 5


def test_tokens_and_counters_by_x() -> None:
    table = table_with(
        lying("Ann", "hand", {"name": "Hydra", "types": ["creature"], "cost": "{X}", "offense": "0", "defense": "1",
                              "text": "This enters the battlefield with X +1/+1 counters on it."}),
        source("tap: add {2}"),
    )  # fmt: skip
    GAME.apply(table, Activate("Ann", "Source", 1))
    GAME.apply(table, Play("Ann", "Hydra", Zone.SUMMON, 1, said="X = 2"))
    play_out(table)
    assert table.cards["Hydra"].counters == {"+1/+1": 2}
    text = "Create X 1/1 green Saproling creature tokens, where X is the number of creatures you control."
    made = done(text, summon("Ann", ELF), summon("Ann", OGRE))
    assert sum(card.is_token for card in made.cards.values()) == 2


@pytest.mark.parametrize(
    ("text", "cards", "drawn", "life"),
    [
        ("If you control a Forest, draw a card.", (FOREST,), 1, 20),
        ("If you control a Forest, draw a card.", (), 0, 20),
        ("If you control two or more Forests, draw a card and gain 2 life.", (FOREST,), 0, 20),
        ("If you control two or more Forests, draw a card and gain 2 life.", (FOREST, GROVE), 1, 22),
        ("If you control a Forest, draw a card. You gain 2 life.", (), 0, 22),
        ("If you control a Forest, draw a card. Otherwise, you gain 2 life.", (), 0, 22),
        ("If you control a Forest, draw a card. Otherwise, you gain 2 life.", (GROVE,), 1, 20),
        ("Draw a card if you control a creature.", (summon("Ann", ELF),), 1, 20),
        ("Draw a card if you control a creature.", (summon("Bob", ELF),), 0, 20),
        ("Draw a card. If an opponent controls another creature, you lose 1 life.", (summon("Bob", ELF),), 1, 19),
        ("If you have 20 or less life, gain 5 life and draw a card.", (), 1, 25),
        ("If you have 21 or more life, draw a card.", (), 0, 20),
        ("If you have no cards in hand, draw a card.", (), 1, 20),
        ("If an opponent has 1 or more cards in hand, draw a card.", (lying("Bob", "hand", ELF),), 1, 20),
        ("If it's not your turn, draw a card.", (), 0, 20),
        ("If there are two or more creature cards in your graveyard, draw a card.",
         (lying("Ann", "discard pile", ELF), lying("Ann", "discard pile", OGRE)), 1, 20),
        ("Draw a card. If you control a Forest, draw two cards instead.", (FOREST,), 2, 20),
        ("Draw a card. If you control a Forest, draw two cards instead.", (), 1, 20),
        ("You gain 1 life. Draw a card. If you control a Forest, draw two cards instead.", (FOREST,), 2, 21),
        ("If you have a creature card in your graveyard, draw a card.", (lying("Bob", "discard pile", ELF),), 0, 20),
    ],
)  # fmt: skip
def test_something_is_done_if_its_condition_holds(text: str, cards: Any, drawn: int, life: int) -> None:
    table = played(text, *cards)

    assert (len(hand(table, "Ann")), table.players["Ann"].life) == (drawn, life)


def test_if_you_do_asks_whether_anything_was_done() -> None:
    text = "If you control a Forest, you may discard a card. If you do, draw two cards."
    elf = lying("Ann", "hand", ELF)
    assert len(hand(done(text, elf, FOREST, choices=[("do it",)]), "Ann")) == 2
    assert hand(done(text, elf, FOREST, choices=[("leave it",)]), "Ann") == ["Elf"]
    assert hand(done(text, elf), "Ann") == ["Elf"]


def test_if_you_do_speaks_of_the_sentence_before_it() -> None:
    text = "If you control a Forest, gain 1 life. Lose 1 life. If you do, draw a card."
    assert len(hand(done(text), "Ann")) == 1


def test_what_is_done_instead_is_done_to_the_same_target() -> None:
    text = "Tap target creature. If you control a Forest, destroy that creature instead."
    ogre = summon("Bob", OGRE)
    assert done(text, ogre, FOREST, targets=("Ogre",)).cards["Ogre"].zone is Zone.DISCARD
    assert done(text, ogre, targets=("Ogre",)).cards["Ogre"].is_tapped


def test_a_condition_behind_a_trigger_belongs_to_it() -> None:
    (effect,) = read_effects("When this enters, if you control a Forest, draw a card and gain 2 life.")

    assert len(effect.tests) == 1
    assert [step.verb for step in effect.steps] == ["draw", "gain"]


def test_what_is_done_unless_somebody_pays() -> None:
    bell = lying("Ann", "backrow zone", {
        "name": "Bell", "types": ["enchantment"],
        "text": "Whenever an opponent draws a card, you may gain 2 life unless that player pays 1 life.",
    })  # fmt: skip
    assert lives(done("opponent draws 1", bell, choices=[("do it",), ("pay",)])) == (20, 19)
    assert lives(done("opponent draws 1", bell, choices=[("do it",), ("leave it",)])) == (22, 20)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Draw a card and gain 1 life if you control a creature.", "does not tell how far it goes"),
        ("Draw a card and gain 1 life unless opponent pays 1 life.", "does not tell how far it goes"),
        ("You gain 1 life, then draw a card. If you control a Forest, draw two cards instead.", "in place of what"),
        ("Tap up to two target creatures. If you control a Forest, exile it instead.", "in place of what"),
        ("This deals 2 damage to target creature and target player.", "two targets of damage"),
    ],
)
def test_what_an_amount_or_condition_cannot_mean(text: str, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        read_effects(text)


@pytest.mark.parametrize(
    "text",
    [
        "All creatures get +X/+X until end of turn, where X is its power.",
        "Two target creatures get +X/+0 until end of turn, where X is its power.",
    ],
)
def test_its_means_one_card(text: str) -> None:
    with pytest.raises(BadSetup):
        read_effects(text)


@pytest.mark.parametrize(
    ("text", "cards", "drawn"),
    [
        ("the greatest power among creatures you control", ("Elf", "Ogre"), 3),
        ("the greatest power among creatures you control", ("Elf",), 1),
        ("the greatest power among creatures you control", (), 0),
        ("the total power of creatures you control", ("Elf", "Ogre"), 4),
        ("the greatest power among creatures your opponents control", ("Elf",), 5),
        ("the total power of all creatures", ("Elf", "Ogre"), 9),
    ],
)
def test_numbers_of_several_cards_are_taken_together(text: str, cards: tuple[str, ...], drawn: int) -> None:
    sorts = {"Elf": {**ELF, "offense": "1"}, "Ogre": {**OGRE, "offense": "3"}}
    giant = summon("Bob", {**OGRE, "name": "Giant", "offense": "5"})
    table = done(f"draw cards equal to {text}", giant, *(summon("Ann", sorts[each]) for each in cards))

    assert len(hand(table, "Ann")) == drawn


@pytest.mark.parametrize(("original", "lost"), [("", 5), ("original ", 3)])
def test_the_combined_atk_of_monsters_is_what_they_have_or_what_is_printed(original: str, lost: int) -> None:
    text = f"inflict damage to your opponent equal to the combined {original}ATK of all monsters you control"
    banner = {"name": "Banner", "types": ["Continuous Spell"], "text": "All monsters you control gain 1000 ATK."}
    rock = {**GOLEM, "name": "Rock"}
    table = done(
        text, summon("Ann", GOLEM), summon("Ann", rock), lying("Ann", "backrow zone", banner), game="Yu-Gi-Oh!"
    )

    assert table.players["Bob"].life == 20 - lost
