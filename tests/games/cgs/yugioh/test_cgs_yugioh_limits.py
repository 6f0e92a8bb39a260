"""Monsters that Special Summon themselves, and effects that are limited: by turn, by name, and as a monster arrives."""

from typing import Any

import pytest
from cgs_idiom import ignition, monster, rivals
from cgs_table import ELF, GAME, done, go_on_to, hand, lying, play_out, source, summon, table_with

from rules_db.engine.kernel import IllegalAction
from rules_db.games.cgs.actions.values import Activate, Play
from rules_db.games.cgs.card_text.doing import permissions
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

FIELD, GONE = Zone.SUMMON, Zone.DISCARD
UPRIGHT = ("Attack Position",)


@pytest.mark.parametrize(
    "text",
    [
        "You can Special Summon this card (from your hand) if your opponent controls a monster and you control none.",
        "You can Special Summon this card from your hand if you control no monsters.",
        "If your opponent controls 2 monsters, you can Special Summon this card (from your hand).",
        "If you control no monsters: You can Special Summon this card from your hand.",
    ],
)
def test_a_monster_summons_itself_from_the_hand_if_its_condition_holds(text: str) -> None:
    table = ignition(text, *rivals("Hog", "Cat"), zone="hand", choices=[UPRIGHT])

    assert table.cards["Boar"].zone is FIELD


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Once per turn: You can Special Summon this card from your GY.", "discard pile"),
        ("You can Special Summon this card from your hand in Defense Position.", "hand"),
    ],
)
def test_a_monster_summons_itself_from_where_its_text_says(text: str, zone: str) -> None:
    choices = () if "Defense" in text else [UPRIGHT]
    table = ignition(text, zone=zone, choices=choices)

    assert table.cards["Boar"].zone is FIELD
    assert table.cards["Boar"].is_defending is ("Defense" in text)


@pytest.mark.parametrize(("choice", "zone"), [("do it", FIELD), ("leave it", Zone.HAND)])
def test_a_monster_summons_itself_when_something_happens(choice: str, zone: Zone) -> None:
    text = "When a monster is destroyed: You can Special Summon this card from your hand."
    answers = [(choice,), UPRIGHT] if choice == "do it" else [(choice,)]
    table = done("destroy all monsters", lying("Ann", "hand", monster("Boar", text)), *rivals("Hog"), choices=answers)

    assert table.cards["Boar"].zone is zone


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("You can Special Summon this card (from your hand) if your opponent controls a monster and you control none.",
         [*rivals("Hog"), summon("Ann", monster("Pig"))]),
        ("You can Special Summon this card (from your hand) if your opponent controls a monster and you control none.",
         []),
        ("If you control no monsters, you can Special Summon this card from your hand.",
         [summon("Ann", monster("Pig"))]),
        ("Must be Special Summoned by discarding 1 card.", []),
    ],
)  # fmt: skip
def test_a_monster_does_not_summon_itself_otherwise(text: str, cards: list[dict[str, Any]]) -> None:
    table = table_with(lying("Ann", "hand", monster("Boar", text)), *cards)

    with pytest.raises(IllegalAction):
        GAME.apply(table, Activate("Ann", "Boar", 1))


@pytest.mark.parametrize(
    ("text", "given"),
    [
        ("You can Special Summon this card (from your hand) by discarding 1 card.", "Elf"),
        ("You can Special Summon this card (from your hand) by Tributing 1 Beast monster.", "Pig"),
        ("You can Special Summon this card (from your hand) by Tributing a Beast monster.", "Pig"),
        ("You can Special Summon this card from your hand by sending 1 monster you control to the GY.", "Pig"),
        ("You can Special Summon this card from your hand by sending 1 card from your hand to the GY.", "Elf"),
    ],
)
def test_a_monster_summons_itself_for_a_price(text: str, given: str) -> None:
    cards = (lying("Ann", "hand", ELF), summon("Ann", monster("Pig")))
    table = ignition(text, *cards, zone="hand", choices=[UPRIGHT])

    assert [table.cards[each].zone for each in ("Boar", given)] == [FIELD, GONE]


def test_what_lies_in_the_graveyard_and_life_are_a_price_too() -> None:
    banished = "You can Special Summon this card (from your hand) by banishing 1 monster from your GY."
    table = ignition(banished, lying("Ann", "discard pile", monster("Pig")), zone="hand", choices=[UPRIGHT])
    assert [table.cards[each].zone for each in ("Boar", "Pig")] == [FIELD, Zone.EXILE]

    paid = "You can Special Summon this card (from your hand) by paying 2000 LP."
    assert ignition(paid, zone="hand", choices=[UPRIGHT]).players["Ann"].life == 18


def test_what_must_be_special_summoned_by_its_own_text_comes_by_nothing_else() -> None:
    text = "Cannot be Normal Summoned/Set. Must be Special Summoned (from your hand) by discarding 1 card."
    own = table_with(lying("Ann", "hand", monster("Boar", text)), lying("Ann", "hand", ELF))
    with pytest.raises(IllegalAction, match="Normal Summoned"):
        GAME.apply(own, Play("Ann", "Boar", FIELD, 1))
    GAME.apply(own, Activate("Ann", "Boar", 2))
    play_out(own, UPRIGHT)
    other = done("Special Summon all monsters from your hand", lying("Ann", "hand", monster("Boar", text)))

    assert own.cards["Boar"].zone is FIELD
    assert other.cards["Boar"].zone is Zone.HAND


def test_a_monster_that_has_just_been_summoned_cannot_attack() -> None:
    text = "This card cannot attack the turn it is Summoned."
    table = table_with(lying("Ann", "hand", monster("Boar", text)), summon("Ann", monster("Pig", text)))
    GAME.apply(table, Play("Ann", "Boar", FIELD, 2))
    play_out(table)
    assert permissions.forbidden(table, "attack", "Boar")
    assert permissions.forbidden(table, "attack", "Pig") is None

    go_on_to(table, 5)
    assert permissions.forbidden(table, "attack", "Boar") is None


def drawing(*texts: str) -> Table:
    """Ann has a monster named Boar for each text, the others with a number to tell them apart."""
    names = [f"Boar {at}" for at in range(1, len(texts) + 1)]
    boars = [lying("Ann", "Main Summon Zone", monster("Boar", text), name, place=at)
             for at, (name, text) in enumerate(zip(names, texts, strict=True), 1)]  # fmt: skip
    return table_with(*boars, source("you can: destroy 1 monster"))


def test_effects_of_one_name_are_used_once_a_turn_by_all_cards_of_it_together() -> None:
    text = 'You can pay 500 LP; draw 1 card. You can only use this effect of "Boar" once per turn.'
    table = drawing(text, text)
    GAME.apply(table, Activate("Ann", "Boar 1", 1))
    play_out(table)
    with pytest.raises(IllegalAction, match="once_per"):
        GAME.apply(table, Activate("Ann", "Boar 2", 1))

    go_on_to(table, 5)
    GAME.apply(table, Activate("Ann", "Boar 2", 1))


def test_each_effect_of_a_name_is_limited_by_itself() -> None:
    text = (
        "You can pay 500 LP; draw 1 card. If this card is destroyed: draw 2 cards. "
        'You can only use each effect of "Boar" once per turn.'
    )
    table = drawing(text, text)
    for name in ("Boar 1", "Boar 2"):
        GAME.apply(table, Activate("Ann", "Source", 1))
        play_out(table, (name,)) if name == "Boar 1" else play_out(table)

    assert len(hand(table, "Ann")) == 2


def test_an_effect_that_is_set_off_once_per_turn_is_not_set_off_twice() -> None:
    bell = monster("Bell", "Once per turn, when a monster is destroyed: draw 1 card.")
    table = table_with(summon("Ann", bell), source("you can: destroy target monster"), *rivals("Hog", "Cat", "Dog"))
    for name in ("Hog", "Cat"):
        GAME.apply(table, Activate("Ann", "Source", 1, (name,)))
        play_out(table)
    assert len(hand(table, "Ann")) == 1

    go_on_to(table, 5)
    drawn = len(hand(table, "Ann"))
    GAME.apply(table, Activate("Ann", "Source", 1, ("Dog",)))
    play_out(table)
    assert len(hand(table, "Ann")) == drawn + 1


def test_two_events_at_once_set_it_off_once() -> None:
    bell = monster("Bell", "Once per turn, when a monster is destroyed: draw 1 card.")
    table = done("destroy all monsters your opponent controls", summon("Ann", bell), *rivals("Hog", "Cat", "Dog"))

    assert len(hand(table, "Ann")) == 1


@pytest.mark.parametrize(
    "says", ["You can pay 500 LP; draw 1 card.", "You can target 1 monster; draw 1 card, then destroy it."]
)
def test_what_was_left_may_still_be_done_in_that_turn(says: str) -> None:
    bell = monster("Bell", f"Once per turn, when a monster is destroyed: {says}")
    table = table_with(summon("Ann", bell), source("you can: destroy target monster"), *rivals("Hog", "Cat", "Dog"))
    answers = {"pay": ("leave it", "pay"), "target": ("leave it", "do it")}["pay" if "pay" in says else "target"]
    for name, answer in zip(("Hog", "Cat"), answers, strict=True):
        GAME.apply(table, Activate("Ann", "Source", 1, (name,)))
        play_out(table, *([("Dog",)] if "target" in says else []), (answer,))

    assert len(hand(table, "Ann")) == 1


def test_what_has_been_paid_for_once_in_a_turn_is_not_offered_again_in_it() -> None:
    bell = monster("Bell", "Once per turn, when a monster is destroyed: You can pay 500 LP; draw 1 card.")
    table = table_with(summon("Ann", bell), source("you can: destroy target monster"), *rivals("Hog", "Cat", "Dog"))
    for name, answers in (("Hog", [("pay",)]), ("Cat", [])):
        GAME.apply(table, Activate("Ann", "Source", 1, (name,)))
        play_out(table, *answers)
    assert len(hand(table, "Ann")) == 1

    go_on_to(table, 5)
    drawn = len(hand(table, "Ann"))
    GAME.apply(table, Activate("Ann", "Source", 1, ("Dog",)))
    play_out(table, ("pay",))
    assert len(hand(table, "Ann")) == drawn + 1


def test_what_an_opponent_leaves_has_been_used_all_the_same() -> None:
    bell = monster("Bell", "Once per turn, when a monster is destroyed: opponent may draw 1.")
    table = table_with(summon("Ann", bell), source("you can: destroy target monster"), *rivals("Hog", "Cat"))
    for name, answers in (("Hog", [("leave it",)]), ("Cat", [])):
        GAME.apply(table, Activate("Ann", "Source", 1, (name,)))
        play_out(table, *answers)

    assert hand(table, "Bob") == []
