"""What the Card Game Singularity offers a player: that nothing is left out which the rules allow."""

import pytest
from cgs_table import GAME, GOLEM, lying, summon, table_with

from rules_db.games.cgs.actions.values import Play


@pytest.mark.parametrize(("level", "tributes"), [("4", 0), ("5", 1), ("6", 1), ("7", 2), ("8", 2)])
def test_a_monster_is_offered_with_every_set_of_as_many_tributes_as_its_level_asks_for(
    level: str, tributes: int
) -> None:
    dragon = {**GOLEM, "name": "Dragon", "rank": level}
    lambs = [summon("Ann", GOLEM, name, place=at) for at, name in enumerate(("Lamb", "Ram", "Ewe"), 1)]
    table = table_with(lying("Ann", "hand", dragon), *lambs)

    legal = [each for each in GAME.options(table) if isinstance(each, Play) and GAME.why_not(table, each) is None]

    sets = {frozenset(each.using) for each in legal if each.card == "Dragon" and not each.is_face_down}
    assert {len(each) for each in sets} == {tributes}
    assert len(sets) == {0: 1, 1: 3, 2: 3}[tributes]
