"""The game that `rules-db play cgs` begins with, and the positions of random games; all cards are invented."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.chance import Chance
from rules_db.engine.play.record import read_table, write_table

CARDS = read_table("""
| card          | copies | type           | color | cost    | power | toughness | ATK  | DEF  | Level |
| Meadow        | 8      | land           |       |         |       |           |      |      |       |
| Marsh Hound   | 4      | creature       | Green | {1}     | 2     | 2         |      |      |       |
| Moss Giant    | 3      | creature       | Green | {2}     | 3     | 4         |      |      |       |
| Clay Soldier  | 4      | Normal Monster | EARTH |         |       |           | 1500 | 1200 | 4     |
| Lake Serpent  | 4      | Normal Monster | WATER |         |       |           | 1300 | 1600 | 4     |
""")

Row = dict[str, str]


class CgsStarter:
    """The Starter of the Card Game Singularity."""

    def usual(self, players: Sequence[str], chance: Chance) -> str:
        return _setup(players, CARDS, chance)

    def random(self, players: Sequence[str], chance: Chance) -> str:
        return _setup(players, CARDS, chance)


def _setup(players: Sequence[str], cards: Sequence[Row], chance: Chance) -> str:
    """A position in mid-course: five cards in each hand, some on the field, the rest in the deck."""
    names = f"{', '.join(players[:-1])} and {players[-1]}"
    lines = [f"Given a game of cgs with {names}"]
    for player in players:
        own = [_own(player, row, number) for row in cards for number in range(1, int(row["copies"]) + 1)]
        chance.shuffle(own)
        for step, rows in (("hand", own[:5]), ("deck", own[5:])):
            lines += [f"And {player} has in the {step}:", write_table(rows)]
    return "\n".join(lines)


def _own(player: str, row: Row, number: int) -> Row:
    """A copy of a card with a handle of its own; the column `name` holds what is printed on it."""
    which = f" {number}" if number > 1 else ""
    rest = {column: value for column, value in row.items() if column not in ("card", "copies")}
    return {"card": f"{player}'s {row['card']}{which}", "name": row["card"], **rest}


STARTER = CgsStarter()
