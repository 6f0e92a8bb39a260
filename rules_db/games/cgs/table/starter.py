"""The game that `rules-db play cgs` begins with, and the positions of random games; all cards are invented."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.chance import Chance
from rules_db.engine.play.record import read_table, write_table
from rules_db.games.cgs.decks.laid_out import shared
from rules_db.games.cgs.words import BETTING, MAIN_1, STARTING

MAGIC = read_table("""
| card           | copies | type        | color | cost | power | toughness | loyalty | group     |
| Forest         | 6      | land        |       |      |       |           |         |           |
| Mountain       | 4      | land        |       |      |       |           |         |           |
| Marsh Hound    | 2      | creature    | Green | {G}  | 2     | 2         |         | Wolf      |
| Moss Giant     | 2      | creature    | Green | {2}{G} | 3   | 4         |         | Golem     |
| Ember Hawk     | 2      | creature    | Red   | {1}{R} | 2   | 1         |         | Bird      |
| Quarry Brute   | 1      | creature    | Red   | {3}{R} | 5   | 4         |         | Golem     |
| Thicket Scout  | 1      | creature    | Green | {1}{G} | 1   | 1         |         | Elf       |
| Sudden Bramble | 2      | instant     | Green | {G}  |       |           |         |           |
| Kindle         | 2      | instant     | Red   | {R}  |       |           |         |           |
| Old Path       | 1      | sorcery     | Green | {1}{G} |     |           |         |           |
| Drum of Moss   | 1      | artifact    |       | {2}  |       |           |         |           |
| Orla the Wild  | 1      | planeswalker | Green | {3}{G} |    |           | 3       |           |
""")

YUGIOH = read_table("""
| card            | copies | type              | color | ATK  | DEF  | Level |
| Clay Soldier    | 3      | Normal Monster    | EARTH | 1500 | 1200 | 4     |
| Lake Serpent    | 3      | Normal Monster    | WATER | 1300 | 1600 | 4     |
| Lantern Keeper  | 2      | Effect Monster    | LIGHT | 800  | 1800 | 3     |
| Ash Marauder    | 2      | Effect Monster    | FIRE  | 1700 | 600  | 4     |
| Pit Crawler     | 2      | Effect Monster    | DARK  | 600  | 900  | 2     |
| Storm Colossus  | 2      | Normal Monster    | WIND  | 2300 | 1700 | 6     |
| Night Emperor   | 1      | Effect Monster    | DARK  | 2700 | 2200 | 8     |
| Honey Draught   | 2      | Normal Spell      |       |      |      |       |
| Blue Flash      | 2      | Quick-Play Spell  |       |      |      |       |
| Wood Sword      | 1      | Equip Spell       |       |      |      |       |
| Long Banner     | 1      | Continuous Spell  |       |      |      |       |
| Reed Snare      | 2      | Normal Trap       |       |      |      |       |
| Mirror Pool     | 2      | Normal Trap       |       |      |      |       |
""")

POKEMON = read_table("""
| card         | copies | type      | color     | HP  | Stage   | evolves from | weakness     | resistance | retreat |
| Wattpup      | 3      | Pokémon   | Lightning | 60  | Basic   |              | Fighting     |            | 1       |
| Voltmane     | 2      | Pokémon   | Lightning | 100 | Stage 1 | Wattpup      | Fighting     |            | 1       |
| Cinderpup    | 3      | Pokémon   | Fire      | 50  | Basic   |              | Water        |            | 1       |
| Pyrehound    | 2      | Pokémon   | Fire      | 110 | Stage 1 | Cinderpup    | Water        |            | 2       |
| Leaflet      | 2      | Pokémon   | Grass     | 70  | Basic   |              | Fire         |            | 1       |
| Volt Energy  | 4      | Energy    | Lightning |     |         |              |              |            |         |
| Flame Energy | 4      | Energy    | Fire      |     |         |              |              |            |         |
| Berry Salve  | 2      | Item      |           |     |         |              |              |            |         |
| Aunt Fern    | 2      | Supporter |           |     |         |              |              |            |         |
| Mud Arena    | 1      | Stadium   |           |     |         |              |              |            |         |
""")

EFFECTS = {
    "Thicket Scout": "when this enters: search your deck for a basic land",
    "Ember Hawk": "flying, haste",
    "Quarry Brute": "trample",
    "Moss Giant": "reach",
    "Sudden Bramble": "target creature gets +2/+2 this turn",
    "Kindle": "2 damage to any target",
    "Old Path": "draw 2 cards",
    "Drum of Moss": "tap: add {G}",
    "Orla the Wild": "+1: gain 2 life; -2: create a 2/2 green Wolf creature token",
    "Lantern Keeper": "when this is destroyed: draw 1",
    "Ash Marauder": "when this attacks: 300 damage to opponent",
    "Pit Crawler": "flip: destroy target monster",
    "Night Emperor": "when this enters: 1000 damage to opponent",
    "Honey Draught": "gain 2000 LP",
    "Blue Flash": "target monster gets +700/+0 this turn",
    "Wood Sword": "the equipped summon gets +1000/+1000",
    "Long Banner": "monsters you control get +300/+300",
    "Reed Snare": "when a summon opponent controls attacks: tap it",
    "Mirror Pool": "when a summon opponent controls attacks: destroy it",
    "Wattpup": "Spark [L]: 20; Chain Bark [L][C]: 30",
    "Voltmane": "Thunder Rush [L][C]: 60",
    "Cinderpup": "Ember [R]: 30",
    "Pyrehound": "Ember [R]: 30; Flame Howl [R][R]: 80",
    "Leaflet": "Vine Lash [C]: 20",
    "Berry Salve": "heal 30 damage from target Pokémon",
    "Aunt Fern": "draw 3 cards",
    "Mud Arena": "all Pokémon get +0/+20",
}
"""What cards say; the others are as plain as they look."""

_ROWS = (*MAGIC, *YUGIOH, *POKEMON)
_COLUMNS = dict.fromkeys(column for row in _ROWS for column in row)

CARDS = [{**dict.fromkeys(_COLUMNS, ""), **row, "effects": EFFECTS.get(row["card"], "")} for row in _ROWS]
"""A Main Deck of 75 cards, 25 of each game (1.2.2 and 1.2.4)."""

IN_HAND, ON_FIELD, DISCARDED, PRIZES = 5, 4, 3, 3
REVEALED, CONTRIBUTED = 1, 5
"""How many cards each player has given to the Dealer: in its zones, where a playing card lies beside them, and in its
deck."""
PHASES = STARTING, BETTING, MAIN_1, MAIN_1
VERSION = "True Version"
"""Which Dealer the usual game has (17.5)."""

Row = dict[str, str]


class CgsStarter:
    """The Starter of the Card Game Singularity."""

    def usual(self, players: Sequence[str], chance: Chance) -> str:
        """A game from its start on."""
        return _setup(players, _start(players))

    def random(self, players: Sequence[str], chance: Chance) -> str:
        """The same, or, where chance says so, a game in mid-course."""
        if chance.one_in(2):
            return _setup(players, _start(players))
        moment = f" in the {chance.pick(PHASES)} of {chance.pick(players)}"
        return _setup(players, _position(players, chance), moment)


def _setup(players: Sequence[str], steps: Sequence[str], moment: str = "") -> str:
    names = " and ".join(filter(None, (", ".join(players[:-1]), players[-1])))
    return "\n".join([f"Given a game of cgs with {names}{moment}", *steps])


def _start(players: Sequence[str]) -> list[str]:
    """Decks as players bring them; those that all share are made as the game begins (1.5, 3.4.2)."""
    lines = ["And the players bring their decks", f"And the players agree on the {VERSION}"]
    for player in players:
        lines += [f"And {player} has in the deck:", write_table([_handled(player, row) for row in CARDS])]
    return lines


def _position(players: Sequence[str], chance: Chance) -> list[str]:
    """Lands and summons on the field, cards in hands, discard piles, Prize card areas and decks, and what all share."""
    lines: list[str] = []
    revealed: list[Row] = []
    contributed: list[Row] = []
    for player in players:
        own = [_own(player, row, number) for row in CARDS for number in range(1, int(row["copies"]) + 1)]
        chance.shuffle(own)
        field = [row for row in own if _may_lie_on_the_field(row)][:ON_FIELD]
        rest = [row for row in own if row not in field]
        revealed += _taken(rest, REVEALED)
        contributed += _taken(rest, CONTRIBUTED)
        for step, rows in (
            (f"And {player} controls:", field),
            (f"And {player} has in the hand:", _taken(rest, IN_HAND)),
            (f"And {player} has in the discard pile:", _taken(rest, DISCARDED)),
            (f"And {player} has in the Prize card area:", _taken(rest, PRIZES)),
            (f"And {player} has in the deck:", rest),
        ):
            lines += [step, write_table(rows)]
    return [*lines, *shared(players, chance, revealed, contributed)]


def _taken(rows: list[Row], count: int) -> list[Row]:
    found = rows[:count]
    del rows[:count]
    return found


def _may_lie_on_the_field(row: Row) -> bool:
    return row["type"] in ("land", "creature", "Normal Monster") or row.get("Stage") == "Basic"


def _handled(player: str, row: Row) -> Row:
    """A row of a deck, whose copies get handles of their own."""
    return {"card": f"{player}'s {row['card']}", "name": row["card"], **_without_name(row)}


def _own(player: str, row: Row, number: int) -> Row:
    """A copy of a card with a handle of its own; the column `name` holds what is printed on it."""
    which = f" {number}" if number > 1 else ""
    rest = {column: value for column, value in _without_name(row).items() if column != "copies"}
    return {"card": f"{player}'s {row['card']}{which}", "name": row["card"], **rest}


def _without_name(row: Row) -> Row:
    return {column: value for column, value in row.items() if column != "card"}


STARTER = CgsStarter()
