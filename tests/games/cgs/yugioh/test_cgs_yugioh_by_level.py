"""Numbers that are so many for each Level of a monster."""

from fractions import Fraction

import pytest
from cgs_table import GOLEM, casting, summon, table_with

from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.card_text.said.vocabulary import OFFENSE
from rules_db.games.cgs.state import Table


def atk(table: Table, name: str) -> Fraction:
    """In thousands."""
    return values.number(table, table.cards[name], OFFENSE) or Fraction(0)


@pytest.mark.parametrize(
    ("text", "level", "by"),
    [
        ("This card gains ATK equal to its Level x 100.", 4, 4),
        ("This gains ATK equal to its own Level x 100.", 5, 5),
        ("Gains ATK equal to its own Level x 200.", 3, 6),
        ("Gains ATK equal to its Level x 100; increase the Level of this by 2", 4, 6),
    ],
)
def test_a_monster_gains_by_its_level(text: str, level: int, by: int) -> None:
    knight = {**GOLEM, "name": "Knight", "types": ["Effect Monster"], "rank": str(level), "offense": "0"}
    table = table_with(summon("Ann", {**knight, "text": text}))
    assert atk(table, "Knight") == Fraction(by, 10)


def test_damage_is_inflicted_by_the_level_of_a_target() -> None:
    text = "Target 1 monster your opponent controls; inflict damage to your opponent equal to its Level x 500."
    table = casting(text, summon("Bob", GOLEM), targets=("Golem",))
    assert table.players["Bob"].life == 18
