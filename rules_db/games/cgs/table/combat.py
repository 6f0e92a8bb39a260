"""What can be asked of combat between games: the pairings of section 14.3, and attacks that meet nobody."""

from __future__ import annotations

from rules_db.engine.play.combat import ATTACKER, Combat, Kind, Question, Stance, Stat
from rules_db.games.cgs.state import Table

BLOCKER = "Blocker"
_MOST, _MOST_PRINTED = 99, 9999

_UPRIGHT = Stance("attack", "Attack Position", {"position": "attack"})
_SIDEWAYS = Stance("defense", "Defense Position", {"position": "defense"})
_FACE_DOWN = Stance("face-down", "face-down Defense Position", {"position": "defense", "facing": "face-down"})
_UNTAPPED = Stance("untapped", "untapped", {"tapped": "no"})
_TAPPED = Stance("tapped", "tapped", {"tapped": "yes"})
_SICK = Stance("sick", "came this turn", {"sick": "yes"})

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


def _monster(*stances: Stance) -> Kind:
    return Kind("monster", "Yu-Gi-Oh! monster", _MONSTER, stances, _MONSTER_STATS, "10.2.3")


def _creature(*stances: Stance) -> Kind:
    return Kind("creature", "Magic creature", _CREATURE, stances, _CREATURE_STATS, "9.2.4")


def _pokemon(*stats: Stat) -> Kind:
    return Kind("pokemon", "Pokémon", _POKEMON, (_UPRIGHT, _SIDEWAYS), stats, "12.2.2")


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
_ABOUT_PLAYERS = {"monster": "10.6.1.a", "creature": "9.4.1", "pokemon": "12.7.2"}


def _about(question: Question) -> str:
    attacker, blocker = question.attacker.kind.key, question.defender
    if blocker is None:
        return _ABOUT_PLAYERS[attacker]
    if attacker == "creature" and blocker.stance is _TAPPED:
        return "9.5.1"
    return _ABOUT[attacker, blocker.kind.key][blocker.stance in (_SIDEWAYS, _FACE_DOWN)]


def _attack(question: Question) -> str:
    """Creatures attack players, and are blocked; monsters and Pokémon attack summons (9.4.7, 10.6.1.c, 12.7.3)."""
    is_met = question.defender and question.attacker.kind.key != "creature"
    return f"Ann attacks {BLOCKER if is_met else 'Bob'} with {ATTACKER}"


def _goes_on(table: Table, question: Question) -> str:
    if table.attack is None:
        return ""
    is_asked = table.choice is not None and table.choice.kind == "block"
    return f"Bob blocks with {BLOCKER}" if is_asked else "everyone passes"


COMBAT = Combat(
    moment="Battle Phase",
    defender=BLOCKER,
    undefended="nobody: the player is attacked",
    attackers=(
        _monster(_UPRIGHT, _SIDEWAYS, _FACE_DOWN),
        _creature(_UNTAPPED, _TAPPED, _SIDEWAYS, _SICK),
        _pokemon(_MOVE, _HP, _HURT),
    ),
    defenders=(
        _creature(_UNTAPPED, _TAPPED, _SIDEWAYS),
        _monster(_UPRIGHT, _SIDEWAYS, _FACE_DOWN),
        _pokemon(_HP, _HURT),
    ),
    attack=_attack,
    goes_on=_goes_on,
    about=_about,
    life="life",
    told=("position", "facing", "tapped", "damage"),
    leads={"14.3.4": "monster", "14.3.11": "creature", "14.3.17": "pokemon"},
)
