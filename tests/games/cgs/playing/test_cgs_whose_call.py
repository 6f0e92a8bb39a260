"""On whom UNO is called by somebody who names nobody."""

import pytest
from cgs_table import GAME, table_with

from rules_db.games.cgs.chapters.c15.calling import Call
from rules_db.games.cgs.shared_games import Played


@pytest.mark.parametrize(
    ("owing", "on"),
    [((), "Ann"), (("Bob",), "Bob"), (("Bob", "Cat"), "Bob"), (("Cat", "Bob"), "Cat"), (("Bob", "Ann"), "Ann")],
)
def test_it_is_the_caller_or_whoever_has_had_to_call_for_longest(owing: tuple[str, ...], on: str) -> None:
    table = table_with(players=[{"name": each} for each in ("Ann", "Bob", "Cat")])
    table.uno.owing = [Played(f"a card of {each}", each) for each in owing]

    assert GAME.parse(table, "Ann calls UNO") == Call("Ann", on)
