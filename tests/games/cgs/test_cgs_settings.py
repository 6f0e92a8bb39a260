"""The numbers that the rulings of the Card Game Singularity set, and those with which the engine plays."""

import pytest
from cgs_table import GAME

from rules_db.games.cgs.settings import DECKS, OF_SETS, SETTINGS
from rules_db.model import Library


def test_the_defaults_are_those_of_the_rulebook(library: Library) -> None:
    told = {each.key: each.default for each in library.settings if each.rulebook == "cgs"}

    assert told == SETTINGS | {name: str(number) for name, number in (DECKS | OF_SETS).items()}


@pytest.mark.parametrize(("names", "turn"), [(["Ann", "Bob"], 3), (["Ann", "Bob", "Cleo"], 4)])
def test_where_no_turn_is_told_each_player_has_had_one(names: list[str], turn: int) -> None:
    assert GAME.new({"players": [{"name": name} for name in names], "cards": []}, 1).turn == turn
