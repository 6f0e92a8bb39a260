"""While a choice is open nothing else can be done, and only what it offers can be picked."""

import pytest
from cgs_table import ELF, GAME, GOLEM, OGRE, hand, lying, play_out, summon, table_with

from rules_db.engine.kernel import IllegalAction
from rules_db.games.cgs.actions.values import Action, Choose, GiveUp, Pass, Play
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

HAND = [f"Card {at}" for at in range(9)]


def discarding() -> Table:
    """Ann has nine cards in her hand at the end of her turn, and discards two (4.6.3)."""
    held = [lying("Ann", "hand", ELF, each) for each in HAND]
    table = table_with(*held, phase="Main Phase 2")
    while table.choice is None:
        GAME.apply(table, Pass(str(table.priority)))
    return table


def refused(table: Table, action: Action) -> str:
    """Under which rule the game refuses an action, and that it then changes nothing."""
    before = hand(table, "Ann")
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(table, action)
    assert hand(table, "Ann") == before
    return caught.value.refusal.rule


@pytest.mark.parametrize(
    "action",
    [
        Pass("Ann"),
        Pass("Bob"),
        Play("Ann", "Card 0", Zone.SUMMON, 1),
        Choose("Bob", "discard", ("Card 0", "Card 1")),
        Choose("Ann", "mulligan", ("Card 0", "Card 1")),
        Choose("Ann", "discard", ()),
        Choose("Ann", "discard", ("Card 0",)),
        Choose("Ann", "discard", ("Card 0", "Card 0")),
        Choose("Ann", "discard", ("Card 0", "Card 1", "Card 2")),
        Choose("Ann", "discard", ("Card 0", "Ann's 1")),
    ],
)
def test_only_as_many_of_what_is_offered_may_be_chosen_by_whose_choice_it_is(action: Action) -> None:
    assert refused(discarding(), action) == "cgs-4.6.3"


def test_what_is_offered_is_every_way_to_choose() -> None:
    table = discarding()

    assert len(GAME.options(table)) == 9 * 8 // 2
    GAME.apply(table, Choose("Ann", "discard", ("Card 3", "Card 7")))
    assert hand(table, "Ann") == [each for each in HAND if each not in ("Card 3", "Card 7")]


def test_a_player_may_give_up_at_any_choice() -> None:
    table = discarding()

    GAME.apply(table, GiveUp("Bob"))

    assert table.winners == ["Ann"]


def test_nothing_is_chosen_while_no_choice_is_open() -> None:
    assert refused(table_with(), Choose("Ann", "discard", ())) == "cgs-8.4.2"


def test_nobody_acts_without_priority() -> None:
    table = table_with(lying("Ann", "hand", {"name": "Rite", "types": ["sorcery"], "text": "gain 1 life"}))

    assert refused(table, Pass("Bob")) == "cgs-8.4.2"
    GAME.apply(table, Play("Ann", "Rite", Zone.BACKROW, 1))
    assert refused(table, Pass("Ann")) == "cgs-8.4.4"


def test_once_the_game_is_over_nobody_does_anything() -> None:
    table = table_with()
    GAME.apply(table, GiveUp("Bob"))

    assert refused(table, Pass("Ann")) == "cgs-3.1.1"
    assert refused(table, GiveUp("Ann")) == "cgs-3.1.1"
    assert GAME.options(table) == []
    assert GAME.pending(table) is None


def test_who_is_out_does_nothing_while_the_others_go_on() -> None:
    table = table_with(players=[{"name": each} for each in ("Ann", "Bob", "Cat")])
    GAME.apply(table, GiveUp("Bob"))

    assert not table.is_over
    assert refused(table, GiveUp("Bob")) == "cgs-3.1.1"
    assert refused(table, Pass("Bob")) == "cgs-3.1.1"


def test_a_blocker_is_picked_only_of_those_that_can_block() -> None:
    table = table_with(summon("Ann", OGRE), summon("Bob", ELF), summon("Bob", GOLEM), phase="Battle Phase")
    GAME.apply(table, GAME.parse(table, "Ann attacks Bob with Ogre"))
    while table.choice is None:
        GAME.apply(table, Pass(str(table.priority)))

    assert refused(table, Choose("Bob", "block", ("Ogre",))) == "cgs-9.4.9"
    assert refused(table, Choose("Bob", "block", ("Elf", "Elf"))) == "cgs-9.4.9"
    GAME.apply(table, Choose("Bob", "block", ()))
    play_out(table)
