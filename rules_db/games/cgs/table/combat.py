"""What can be asked of combat between games: the pairings of section 14.3, Weakness and Bench, attacks on nobody."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.play.combat import ATTACKER, Combat, Kind, Option, Question, Stat, Trait
from rules_db.games.cgs.state import Table

BLOCKER = "Blocker"
_MOST, _MOST_PRINTED = 99, 9999

_UPRIGHT = Option("attack", "Attack Position", {"position": "attack"})
_SIDEWAYS = Option("defense", "Defense Position", {"position": "defense"})
_FACE_DOWN = Option("face-down", "face-down Defense Position", {"position": "defense", "facing": "face-down"})
_UNTAPPED = Option("untapped", "untapped", {"tapped": "no"})
_TAPPED = Option("tapped", "tapped", {"tapped": "yes"})
_SICK = Option("sick", "came this turn", {"sick": "yes"})

_BENCH = "Main Summon Zone"


def _benched(front: str) -> tuple[Option, Option]:
    """On the Bench, behind another Pokémon: were the Active Spot empty, it would have to move there (12.4.9)."""
    active = {"card": front, "type": "Pokémon", "Stage": "Basic", "HP": "60", "zone": "Extra Summon Zone"}
    return (
        Option("bench", "Attack Position, on the Bench", {**_UPRIGHT.cells, "zone": _BENCH}, active),
        Option("bench-defense", "Defense Position, on the Bench", {**_SIDEWAYS.cells, "zone": _BENCH}, active),
    )


_ATTACKING_BENCH, _BLOCKING_BENCH = _benched("Ann's Active Pokémon"), _benched("Bob's Active Pokémon")

_CREATURE_STATS = (
    Stat("power", "power", 2, _MOST, "9.2.2"),
    Stat("toughness", "toughness", 1, _MOST, "9.2.7", least=1),
    Stat("damage on it", "damage", 0, _MOST, "9.2.5"),
)
_MONSTER_STATS = (Stat("ATK", "ATK", 1200, _MOST_PRINTED, "10.2.2"), Stat("DEF", "DEF", 1500, _MOST_PRINTED, "10.2.2"))
_HP = Stat("HP", "HP", 60, _MOST_PRINTED, "12.2.1", least=1)
_HURT = Stat("damage on it", "damage", 0, _MOST, "12.2.4")
_MOVE = Stat("damage of the move", "effects", 20, _MOST_PRINTED, "12.2.1", cell="Tackle [0]: {}")

_MONSTER = {"type": "Normal Monster", "Level": "4"}
_CREATURE = {"type": "creature"}
_POKEMON = {"type": "Pokémon", "Stage": "Basic", "zone": "Extra Summon Zone"}


_NONE = Option("", "none", {})
_TYPES = (
    "Grass",
    "Fire",
    "Water",
    "Lightning",
    "Psychic",
    "Fighting",
    "Darkness",
    "Metal",
    "Fairy",
    "Dragon",
    "Colorless",
)
_TIMES_OR_MORE = ("×2", "×3", "+10", "+20", "+30", "+40")
_LESS = ("−20", "−30", "−40")


def _options(column: str, *names: str) -> tuple[Option, ...]:
    """What cards print in a column; signs have keys that can be typed."""
    return tuple(Option(each.replace("×", "x").replace("−", "-"), each, {column: each}) for each in names)


def _colored(name: str, *colors: str) -> Trait:
    """The color of a card, which is asked for where the other one has a Weakness or Resistance."""
    return Trait(name, _options("color", *colors), facing=("Weakness", "Resistance"))


def _changes_damage(*against: str) -> tuple[Trait, ...]:
    """Weakness and Resistance as cards list them: a type, and by how much."""
    doubled = Option("doubled", "not listed", {})
    return (
        Trait("Weakness", (_NONE, *_options("weakness", *_TYPES)), against),
        Trait("Weakness amount", (*_options("weakness", *_TIMES_OR_MORE), doubled), against, after="Weakness"),
        Trait("Resistance", (_NONE, *_options("resistance", *_TYPES)), against),
        Trait("Resistance amount", _options("resistance", *_LESS), against, after="Resistance"),
    )


_TYPE = _colored("type", *_TYPES)
_COLOR = _colored("color", "white", "blue", "black", "red", "green", "colorless")
_ATTRIBUTE = _colored("Attribute", "DARK", "DIVINE", "EARTH", "FIRE", "LIGHT", "WATER", "WIND")


def _monster(*stances: Option) -> Kind:
    return Kind("monster", "Yu-Gi-Oh! monster", _MONSTER, stances, _MONSTER_STATS, "10.2.3", (_ATTRIBUTE,))


def _creature(*stances: Option) -> Kind:
    return Kind("creature", "Magic creature", _CREATURE, stances, _CREATURE_STATS, "9.2.4", (_COLOR,))


def _pokemon(stats: Sequence[Stat], bench: Sequence[Option], traits: Sequence[Trait]) -> Kind:
    return Kind("pokemon", "Pokémon", _POKEMON, (_UPRIGHT, _SIDEWAYS, *bench), stats, "12.2.2", traits)


_ABOUT = {
    ("monster", "monster"): ("14.3.5", "14.3.6"),
    ("monster", "creature"): ("14.3.7", "14.3.8"),
    ("monster", "pokemon"): ("14.3.9", "14.3.10"),
    ("creature", "monster"): ("14.3.12", "14.3.13"),
    ("creature", "creature"): ("14.3.14", "14.3.15"),
    ("creature", "pokemon"): ("14.3.16", "14.3.16"),
    ("pokemon", "monster"): ("14.3.18", "14.3.19"),
    ("pokemon", "creature"): ("14.3.20", "14.3.21"),
    ("pokemon", "pokemon"): ("14.3.22", "14.3.22"),
}
"""The rule of each pairing, for a blocker that is not in Defense Position and for one that is."""
_CANNOT_BLOCK = (_TAPPED, *_BLOCKING_BENCH)
_ABOUT_PLAYERS = {"monster": "10.6.1.a", "creature": "9.4.1", "pokemon": "12.7.2"}


def _about(question: Question) -> str:
    attacker, blocker = question.attacker.kind.key, question.defender
    if blocker is None:
        return _ABOUT_PLAYERS[attacker]
    if attacker == "creature" and blocker.stance in _CANNOT_BLOCK:
        return "9.5.1" if blocker.stance is _TAPPED else "12.8.1"
    return _ABOUT[attacker, blocker.kind.key][blocker.stance in (_SIDEWAYS, _FACE_DOWN, _BLOCKING_BENCH[1])]


def _attack(question: Question) -> str:
    """Creatures attack players, and are blocked; monsters and Pokémon attack summons (9.4.7, 10.6.1.c, 12.7.3)."""
    is_met = question.defender and question.attacker.kind.key != "creature"
    return f"Ann attacks {BLOCKER if is_met else 'Bob'} with {ATTACKER}"


def _goes_on(table: Table, question: Question) -> str:
    if table.attack is None:
        return ""
    if table.choice is None or table.choice.kind != "block":
        return "everyone passes"
    return f"Bob blocks with {BLOCKER if BLOCKER in table.choice.options else 'nothing'}"


COMBAT = Combat(
    moment="Battle Phase",
    defender=BLOCKER,
    undefended="nobody: the player is attacked",
    attackers=(
        _monster(_UPRIGHT, _SIDEWAYS, _FACE_DOWN),
        _creature(_UNTAPPED, _TAPPED, _SIDEWAYS, _SICK),
        _pokemon((_MOVE, _HP, _HURT), _ATTACKING_BENCH, (_TYPE, *_changes_damage("creature", "monster"))),
    ),
    defenders=(
        _creature(_UNTAPPED, _TAPPED, _SIDEWAYS),
        _monster(_UPRIGHT, _SIDEWAYS, _FACE_DOWN),
        _pokemon((_HP, _HURT), _BLOCKING_BENCH, _changes_damage()),
    ),
    attack=_attack,
    goes_on=_goes_on,
    about=_about,
    life="life",
    told=("position", "facing", "tapped", "damage"),
    leads={"14.3.4": "monster", "14.3.11": "creature", "14.3.17": "pokemon"},
    quiet=(*(f"6.2.2.{row}" for row in "abcdefgh"), "12.2.5", "12.2.5.a", "12.2.5.b", "12.2.6", "12.2.7", "12.2.8"),
)
