"""What can be asked of a battle: the three ways in which one ends (607.3.a–c)."""

from __future__ import annotations

from rules_db.engine.play.combat import ATTACKER, Combat, Kind, Option, Question, Stat
from rules_db.games.resummoned.state import Duel

DEFENDER = "Defender"
_MOST = 9999

_ATTACK = Option("attack", "Attack Position", {"position": "attack"})
_ATTACK_DOWN = Option("attack-down", "face-down Attack Position", {"position": "attack", "facing": "face-down"})
_DEFENSE = Option("defense", "Defense Position", {"position": "defense"})
_DEFENSE_DOWN = Option("face-down", "face-down Defense Position", {"position": "defense", "facing": "face-down"})
_STATS = (Stat("ATK", "ATK", 1500, _MOST, "406.1"), Stat("DEF", "DEF", 1000, _MOST, "406.1"))
_MONSTER = Kind("monster", "monster", {}, (_ATTACK, _ATTACK_DOWN, _DEFENSE, _DEFENSE_DOWN), _STATS)


def _attack(question: Question) -> str:
    return f"Ann attacks {DEFENDER if question.defender else 'Bob'} with {ATTACKER}"


def _goes_on(duel: Duel, question: Question) -> str:
    return "everyone passes" if duel.battle else ""


def _about(question: Question) -> str:
    if question.defender is None:
        return "607.3.c"
    return "607.3.a" if question.defender.stance in (_ATTACK, _ATTACK_DOWN) else "607.3.b"


COMBAT = Combat(
    moment="Battle Phase",
    defender=DEFENDER,
    undefended="the player, directly",
    attackers=(_MONSTER,),
    defenders=(_MONSTER,),
    attack=_attack,
    goes_on=_goes_on,
    about=_about,
    life="life points",
    told=("position", "facing"),
    leads={"607.3": "monster"},
)
