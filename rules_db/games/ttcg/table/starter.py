"""The game that `rules-db play ttcg` begins with, and the positions of random games; all cards are invented."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.chance import Chance
from rules_db.engine.play.record import read_table, write_table

PRINTED = read_table("""
| card        | copies | type     | level | attack | defense | sub-types |
| Sprat       | 2      | Water    | 1     | 2      | 1       | Fish      |
| Pike        | 2      | Water    | 2     | 4      | 3       | Fish      |
| Leviathan   | 1      | Water    | 3     | 7      | 6       | Fish      |
| Ember       | 2      | Fire     | 1     | 3      | 0       | Imp       |
| Drake       | 2      | Fire     | 2     | 5      | 2       | Dragon    |
| Wyrm        | 1      | Fire     | 3     | 8      | 4       | Dragon    |
| Pebble      | 2      | Earth    | 1     | 0      | 4       | Golem     |
| Boulder     | 2      | Earth    | 2     | 2      | 6       | Golem     |
| Sprout      | 2      | Nature   | 1     | 1      | 2       | Plant     |
| Oak         | 2      | Nature   | 2     | 3      | 5       | Plant     |
| Spark       | 2      | Electric | 1     | 2      | 2       | Mouse     |
| Storm Mouse | 2      | Electric | 2     | 4      | 4       | Mouse     |
| Lamp        | 2      | Light    | 1     | 1      | 3       | Spirit    |
| Shade       | 2      | Dark     | 1     | 2      | 1       | Spirit    |
| Wraith      | 2      | Dark     | 2     | 5      | 3       | Spirit    |
| Bolt        | 2      | Magic    |       |        |         |           |
| Ward        | 2      | Magic    |       |        |         |           |
| Blade       | 2      | Magic    |       |        |         |           |
| Shield      | 2      | Magic    |       |        |         |           |
| Banner      | 2      | Magic    |       |        |         |           |
| Haste       | 2      | Magic    |       |        |         |           |
| Trap Door   | 2      | Magic    |       |        |         |           |
| Growth      | 2      | Magic    |       |        |         |           |
| Harvest     | 2      | Magic    |       |        |         |           |
| Exile       | 2      | Magic    |       |        |         |           |
| Charm       | 2      | Magic    |       |        |         |           |
""")

EFFECTS = {
    "Sprat": "normal: draw 1; latent when this is destroyed: gain 1 point",
    "Pike": "normal: tap target creature opponent controls; dormant: untap this",
    "Leviathan": "normal: return target creature opponent controls to the hand; latent when this levels up: draw 2",
    "Ember": "normal: opponent loses 1 point; latent when this attacks: this gets attack +1 this turn",
    "Drake": "latent when this is destroyed: opponent loses 2 points; normal: destroy target magic card",
    "Wyrm": "continuous: this can attack 2 times; latent when this levels up: destroy target creature",
    "Pebble": "continuous: this cannot be destroyed by attacks; normal: gain 1 point",
    "Boulder": (
        "dormant: all creatures you control get defense +1 this turn; normal: untap another creature you control"
    ),
    "Sprout": "normal: search your deck for a Plant creature; latent when this is discarded: draw 1",
    "Oak": "continuous: all Plant creatures you control get attack +1; latent when you gain points: draw 1",
    "Spark": "normal: untap target creature; latent when opponent plays a card: this gets attack +1 this turn",
    "Storm Mouse": "normal: target creature cannot attack this turn; dormant: draw 1",
    "Lamp": (
        "normal: recover a creature in your discard pile; "
        "latent may when a creature you control is destroyed: gain 2 points"
    ),
    "Shade": (
        "normal: mill 2; "
        "latent in the discard pile when you begin a turn if you have 8 points or less: return this to the hand"
    ),
    "Wraith": "normal: opponent discards 1; latent when this is destroyed: destroy target creature with level 1",
    "Bolt": "normal: destroy target creature with level 2 or less; counter: negate it",
    "Ward": "counter: negate it; normal: all creatures you control get defense +2 this turn",
    "Blade": "equip to a creature you control: host gets attack +2; normal: draw 1",
    "Shield": "equip: host cannot be destroyed by attacks; counter: negate it, then draw 1",
    "Banner": "continuous: all creatures you control get attack +1; normal: gain 2 points",
    "Haste": "normal: you can play 4 cards this turn; normal: untap all creatures you control",
    "Trap Door": "latent when a creature opponent controls attacks: tap it; normal: flip target creature face-down",
    "Growth": "normal: play a creature in your discard pile; normal: draw 2, then discard 1",
    "Harvest": "normal: gain 3 points; latent when a creature you control is destroyed: draw 1",
    "Exile": "normal: return target creature to the bottom of the deck; dormant: draw 1",
    "Charm": "normal: take control of target creature with level 1; counter: negate it",
}
"""The two effects of each."""

CARDS = [row | {"effects": EFFECTS[row["card"]]} for row in PRINTED]
"""Fifty cards for each player."""

Row = dict[str, str]

ON_FIELD, IN_HAND, DISCARDED = 4, 5, 3


class TtcgStarter:
    """The Starter of the True Trading Card Game."""

    def usual(self, players: Sequence[str], chance: Chance) -> str:
        """A game from its first turn on."""
        return _setup(players, _start(players, CARDS))

    def random(self, players: Sequence[str], chance: Chance) -> str:
        """The same, or, where chance says so, a game in mid-course."""
        return setup_with(players, CARDS, chance)


def setup_with(players: Sequence[str], cards: Sequence[Row], chance: Chance) -> str:
    """A game in which each player has these cards, from its first turn on or in mid-course."""
    if chance.one_in(2):
        return _setup(players, _start(players, cards))
    return _setup(players, _position(players, cards, chance))


def _setup(players: Sequence[str], steps: Sequence[str]) -> str:
    return "\n".join([f"Given a game of ttcg with {' and '.join(players[:2])}", *steps])


def _start(players: Sequence[str], cards: Sequence[Row]) -> list[str]:
    lines = ["And both players bring their decks"]
    for player in players[:2]:
        lines += [f"And {player} has in the deck:", write_table(cards)]
    return lines


def _position(players: Sequence[str], cards: Sequence[Row], chance: Chance) -> list[str]:
    lines = []
    for player in players[:2]:
        own = [_own(player, row, number) for row in cards for number in range(1, int(row["copies"]) + 1)]
        chance.shuffle(own)
        low = [row for row in own if row["level"] in ("", "1")]
        field, rest = low[:ON_FIELD], [row for row in own if row not in low[:ON_FIELD]]
        for step, rows in (
            (f"And {player} controls:", field),
            (f"And {player} has in the hand:", rest[:IN_HAND]),
            (f"And {player} has in the discard pile:", rest[IN_HAND : IN_HAND + DISCARDED]),
            (f"And {player} has in the deck:", rest[IN_HAND + DISCARDED :]),
        ):
            lines += [step, write_table(rows)]
    return lines


def _own(player: str, row: Row, number: int) -> Row:
    """A copy of a card with a handle of its own; the column `name` holds what is printed on it."""
    which = f" {number}" if number > 1 else ""
    rest = {column: value for column, value in row.items() if column not in ("card", "copies")}
    return {"card": f"{player}'s {row['card']}{which}", "name": row["card"], **rest}


STARTER = TtcgStarter()
