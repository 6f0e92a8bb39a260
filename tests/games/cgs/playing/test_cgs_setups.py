"""Positions that could not be are refused before anything is played, and say what is wrong."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, GOLEM, OGRE, lying, summon, table_with

from rules_db.engine.kernel import BadSetup

ANN_AND_BOB = [{"name": "Ann"}, {"name": "Bob"}]


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (["Ann"], "two players or more are needed, not Ann"),
        (["Ann", "Ann"], "players with names of their own are needed, not Ann, Ann"),
    ],
)
def test_a_game_needs_players_with_names_of_their_own(names: list[str], said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        GAME.new({"players": [{"name": each} for each in names], "cards": []}, 1)


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ([lying("Ann", "hand", ELF), lying("Bob", "hand", ELF)], "card Elf: the name is taken"),
        ([lying("Ann", "hand", ELF, "Bob")], "card Bob: the name is taken"),
        (
            [summon("Bob", {**ELF, "text": "Destroy 1 monster."})],
            "'Destroy 1 monster.': a summon does that at no time",
        ),
        ([lying("Cat", "hand", ELF)], r"card Elf: there is no player Cat \(players: Ann, Bob\)"),
        ([lying("Ann", "hand", ELF, owner="Cat")], "card Elf: there is no player Cat"),
        ([summon("Ann", ELF, place=2), summon("Ann", GOLEM, place=2)], "Main Summon Zone 2 holds Elf already"),
        ([summon("Ann", ELF, place=7)], "card Elf: Ann has no Main Summon Zone left for it"),
        ([lying("", "Dealer's zone", ELF, place=6)], "card Elf: nobody has no Dealer's zone left for it"),
        (
            [lying("Ann", "Field Zone", ELF), lying("Ann", "Field Zone", GOLEM)],
            "card Golem: Ann has no Field Zone",
        ),
        (
            [lying("Ann", "attached cards", ELF, host="Golem")],
            "there is no card or player Golem that",
        ),
        ([lying("Ann", "beneath", ELF, above="Golem")], "there is no card Golem that it could lie beneath"),
        ([lying("Ann", "hand", {"name": "Ghost", "types": ["Elf"]})], "there is no card type Elf"),
    ],
)
def test_a_card_that_cannot_be_there_is_refused(cards: list[dict[str, Any]], said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        table_with(*cards)


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"turn": 0}, r"there is no turn 0 \(turns count from 1\)"),
        ({"settings": {"luck": "1"}}, r"there is no setting luck \(there are: "),
        ({"settings": {"uno.zero": "101"}}, r"the setting uno.zero is 101 \(write 0 to 100\)"),
        ({"agreed": ["Sane Version", "True Version"]}, "the players have agreed on both versions of the Dealer"),
    ],
)
def test_what_a_game_could_not_be_set_to_is_refused(more: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        table_with(**more)


def test_the_bounds_themselves_are_fine() -> None:
    table = table_with(turn=1, settings={"monopoly.set.brown": "100", "monopoly.set.pink": "0"})

    assert table.turn == 1
    assert table.settings["monopoly.set.brown"] == "100"


def test_the_ante_of_a_game_in_mid_course_can_be_told() -> None:
    assert table_with(settings={"ante": "4"}).ante == 4


def test_where_nothing_else_is_told_a_game_is_in_its_first_players_main_phase() -> None:
    table = GAME.new({"players": ANN_AND_BOB, "cards": []}, 1)

    assert (table.phase, table.turn_player, table.priority) == ("Main Phase 1", "Ann", "Ann")
    assert (table.first_player, table.starting_player, table.ante) == ("Ann", "Ann", 1)
    assert [table.players[each].life for each in table.seats] == [20, 20]


def test_without_a_number_a_card_takes_the_first_free_zone() -> None:
    table = table_with(summon("Ann", ELF, place=1), summon("Ann", GOLEM), summon("Ann", OGRE))

    assert [table.cards[each].place for each in ("Golem", "Ogre")] == [2, 3]


def test_whoever_has_prize_cards_has_had_some() -> None:
    table = table_with(lying("Ann", "Prize card area", ELF))

    assert [table.players[each].had_prizes for each in ("Ann", "Bob")] == [True, False]
