"""The duel that `rules-db play resummoned` begins with, and the positions of random games; all cards are invented."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.chance import Chance
from rules_db.engine.play.record import read_table, write_table

CARDS = read_table("""
| card    | copies | type  | ATK  | DEF  | supertypes | effects                                                        |
| Wolf    | 3      |       | 1500 | 1000 |            |                                                                |
| Wall    | 2      |       | 0    | 2000 |            |                                                                |
| Ox      | 3      |       | 1800 | 600  |            |                                                                |
| Drake   | 1      |       | 2600 | 1200 | Legend     | cost: tribute a monster; trigger: damage 500 to opponent       |
| Imp     | 2      |       | 700  | 700  |            | flip if it is your turn; trigger: damage 500 to opponent       |
| Owl     | 2      |       | 800  | 900  |            | ignition once a turn: draw 1                                   |
| Nurse   | 2      |       | 500  | 1500 |            | trigger when a monster is destroyed: gain 300                  |
| Captain | 1      |       | 1200 | 1200 |            | continuous: all monsters you control get ATK +500              |
| Martyr  | 1      |       | 900  | 300  |            | ignition paying tribute this: destroy target monster           |
| Bolt    | 2      | Spell |      |      | Quick-Play | trigger: destroy target monster opponent controls              |
| Toll    | 1      | Spell |      |      |            | cost: pay 1000; trigger: draw 2                                |
| Banner  | 1      | Spell |      |      | Continuous | continuous: all monsters you control get ATK +300              |
| Sword   | 2      | Spell |      |      | Equip      | continuous: host gets ATK +700                                 |
| Whelps  | 1      | Spell |      |      |            | trigger: make Cub                                              |
| Dig     | 1      | Spell |      |      |            | trigger: excavate 2, then move a monster excavated to the hand |
| Rescue  | 1      | Spell |      |      |            | trigger: move target monster in your graveyard to field        |
| Gift    | 1      | Spell |      |      |            | trigger: move a monster you control to the opponent's field    |
| Pit     | 1      | Trap  |      |      |            | flip if always; trigger: destroy target monster                |
| Hush    | 1      | Trap  |      |      |            | flip if a Chain is active; trigger: negate the chain           |
| Net     | 1      | Trap  |      |      | Continuous | flip if always; continuous: negate all effect monsters         |
""")
"""Thirty cards for each player."""

Row = dict[str, str]

TOKEN = {"card": "Cub", "ATK": "300", "DEF": "300"}
ON_FIELD, IN_HAND = 4, 5


class ResummonedStarter:
    """The Starter of Resummoned."""

    def usual(self, players: Sequence[str], chance: Chance) -> str:
        """A duel from its first turn on."""
        return _setup(players, _match(players, CARDS, [TOKEN]))

    def random(self, players: Sequence[str], chance: Chance) -> str:
        """The same, or, where chance says so, a duel in mid-course with everything in other places."""
        return setup_with(players, CARDS, [TOKEN], chance)


def setup_with(players: Sequence[str], cards: Sequence[Row], tokens: Sequence[Row], chance: Chance) -> str:
    """A duel in which each player has these cards, from its first turn on or in mid-course."""
    if chance.below(2):
        return _setup(players, _match(players, cards, tokens))
    return _setup(players, _position(players, cards, tokens, chance))


def _setup(players: Sequence[str], steps: Sequence[str]) -> str:
    names = f"{', '.join(players[:-1])} and {players[-1]}" if len(players) > 1 else players[0]
    return "\n".join([f"Given a game of resummoned with {names}", *steps])


def _match(players: Sequence[str], cards: Sequence[Row], tokens: Sequence[Row]) -> list[str]:
    lines = ["And a match of 1 duel in the limited format", "And the cards:", write_table(tokens)]
    lines += [f"And {players[0]} takes the first turn"]
    for player in players:
        lines += [f"And {player} has in the deck:", write_table(cards)]
    return lines


def _position(players: Sequence[str], cards: Sequence[Row], tokens: Sequence[Row], chance: Chance) -> list[str]:
    lines = ["And the cards:", write_table(tokens)]
    for player in players:
        own = [_own(player, row, number) for row in cards for number in range(1, int(row["copies"]) + 1)]
        chance.shuffle(own)
        for step, rows in (
            (f"And {player} controls:", own[:ON_FIELD]),
            (f"And {player} has in the hand:", own[ON_FIELD : ON_FIELD + IN_HAND]),
            (f"And {player} has in the graveyard:", own[ON_FIELD + IN_HAND : ON_FIELD + IN_HAND + 2]),
            (f"And {player} has in the deck:", own[ON_FIELD + IN_HAND + 2 :]),
        ):
            lines += [step, write_table(rows)]
    return lines


def _own(player: str, row: Row, number: int) -> Row:
    """A copy of a card with a handle of its own; the column `name` holds what is printed on it."""
    which = f" {number}" if number > 1 else ""
    rest = {column: value for column, value in row.items() if column not in ("card", "copies")}
    return {"card": f"{player}'s {row['card']}{which}", "name": row["card"], **rest}


STARTER = ResummonedStarter()
