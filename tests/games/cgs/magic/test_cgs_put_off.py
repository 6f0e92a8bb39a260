"""What is put off until the next end step or upkeep, and is then done once."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, OGRE, done, go_on_to, hand, lying, play_out, source, summon, table_with

from rules_db.engine.kernel import BadSetup
from rules_db.games.cgs.actions.values import Activate, Pass
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import ENDING, Until, Zone

END = "at the beginning of the next end step"


def until_the_end_step(table: Table, turn: int = 3) -> None:
    """Nobody does anything until the Ending Phase has begun, and what joins the Queue then has resolved."""
    for _ in range(60):
        if (table.turn, table.phase) == (turn, ENDING):
            break
        decision = GAME.pending(table)
        assert decision is not None
        assert table.choice is None
        GAME.apply(table, Pass(decision.player))
    play_out(table)


@pytest.mark.parametrize(
    ("deed", "zone"),
    [
        (f"Sacrifice it {END}", Zone.DISCARD),
        (f"Destroy that creature {END}", Zone.DISCARD),
        ("At the beginning of the next end step, exile it", Zone.EXILE),
        (f"Return it to its owner's hand {END}", Zone.HAND),
        ("Sacrifice it at end of turn", Zone.DISCARD),
        ("Sacrifice it at the beginning of your next end step", Zone.DISCARD),
    ],
)
def test_what_is_put_off_is_done_in_the_end_step(deed: str, zone: Zone) -> None:
    table = done(f"target creature gets +1/+0 until end of turn. {deed}", summon("Ann", OGRE), targets=("Ogre",))
    assert table.cards["Ogre"].zone is Zone.SUMMON

    until_the_end_step(table)
    assert table.cards["Ogre"].zone is zone
    assert not any(each.until is Until.EVER for each in table.lasting)


def test_what_was_exiled_comes_back_to_its_owner_in_the_end_step() -> None:
    table = done(f"Exile target creature. Return it to the battlefield under its owner's control {END}",
                 summon("Bob", OGRE), targets=("Ogre",))  # fmt: skip
    assert table.cards["Ogre"].zone is Zone.EXILE

    until_the_end_step(table)
    assert (table.cards["Ogre"].zone, table.cards["Ogre"].controller) == (Zone.SUMMON, "Bob")


def test_a_creature_that_has_left_and_come_back_is_another_one() -> None:
    gains = "target creature gains haste until end of turn"
    text = f"you can: {gains}. Exile it {END}; you can: return target creature to hand"
    table = table_with(source(text), summon("Ann", ELF))
    GAME.apply(table, Activate("Ann", "Source", 1, ("Elf",)))
    play_out(table)
    assert values.has_keyword(table, table.cards["Elf"], "haste")
    GAME.apply(table, Activate("Ann", "Source", 2, ("Elf",)))
    play_out(table)

    until_the_end_step(table)
    assert table.cards["Elf"].zone is Zone.HAND


@pytest.mark.parametrize("them", ["Sacrifice them", "Exile them"])
def test_tokens_are_spoken_of_once_they_are_made(them: str) -> None:
    table = done(f"create two 3/1 red Elemental creature tokens with haste. {them} {END}", summon("Ann", ELF))
    assert len([each for each in table.on_field() if each.is_token]) == 2

    until_the_end_step(table)
    assert [each.id for each in table.on_field()] == ["Elf", "Source"]


def test_in_an_end_step_the_next_one_is_meant() -> None:
    table = done(f"destroy target creature {END}", summon("Ann", ELF), targets=("Elf",), phase=ENDING)
    go_on_to(table, 4)
    zones = [table.cards["Elf"].zone]
    until_the_end_step(table, 4)
    assert [*zones, table.cards["Elf"].zone] == [Zone.SUMMON, Zone.DISCARD]


def test_your_next_upkeep_is_not_that_of_an_opponent() -> None:
    table = done("draw a card at the beginning of your next upkeep", life=20)
    before = len(hand(table, "Ann"))

    go_on_to(table, 4)
    assert len(hand(table, "Ann")) == before
    go_on_to(table, 5)
    assert len(hand(table, "Ann")) == before + 2  # One of them is that of the draw step.


def test_it_is_done_although_its_card_has_left() -> None:
    rite = lying("Ann", "backrow zone", {"name": "Rite", "types": ["artifact"],
                 "text": f"{{T}}, sacrifice this: destroy target creature {END}"})  # fmt: skip
    table = table_with(rite, summon("Ann", OGRE))
    GAME.apply(table, Activate("Ann", "Rite", 1, ("Ogre",)))
    play_out(table)

    until_the_end_step(table)
    assert {table.cards[each].zone for each in ("Rite", "Ogre")} == {Zone.DISCARD}


def test_a_trigger_that_puts_off_asks_for_its_target_once() -> None:
    bell: dict[str, Any] = {
        "name": "Bell", "types": ["artifact"], "text": f"When you gain life, exile target creature {END}",
    }  # fmt: skip
    table = table_with(lying("Ann", "backrow zone", bell), source("you can: gain 1 life"), summon("Bob", OGRE))
    GAME.apply(table, Activate("Ann", "Source", 1))
    play_out(table)

    until_the_end_step(table)
    assert table.cards["Ogre"].zone is Zone.EXILE


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (f"draw a card and sacrifice this {END}", "'and' does not tell whether both are put off"),
        (f"you may draw 1 {END}", "what is put off is one thing that happens"),
        (f"target player draws 1 {END}", "nobody is targeted for what is put off"),
    ],
)
def test_what_cannot_be_put_off_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        read_effects(text)


def test_what_is_put_off_behind_what_leaves_is_what_is_done() -> None:
    text = "When this leaves the field, destroy it at the beginning of the next end step."
    (effect,) = read_effects(text)
    assert (effect.kind, effect.steps[0].verb) == ("triggered", "later")
    assert read_effects(f"Bite [0]: 20. Draw 1 card. {text}")[-1] == effect
