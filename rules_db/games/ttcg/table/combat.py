"""What can be asked of an attack: which power level prevails, and what it costs (2.2.7.7, 2.2.8.3 and 2.2.8.5)."""

from __future__ import annotations

from rules_db.engine.play.combat import ATTACKER, Combat, Kind, Option, Question, Stat
from rules_db.games.ttcg.state import Table

DEFENDER = "Defender"
_MOST = 99

_STANCES = (
    Option("untapped", "untapped", {"tapped": "no"}),
    Option("tapped", "tapped", {"tapped": "yes"}),
    Option("face-down", "face-down", {"facing": "face-down"}),
)
_STATS = (
    Stat("attack", "attack", 3, _MOST, "2.1.26"),
    Stat("defense", "defense", 2, _MOST, "2.1.27"),
    Stat("level", "level", 1, _MOST, "2.1.25", least=1),
)
_CREATURE = Kind("creature", "creature", {}, _STANCES, _STATS)


def _attack(question: Question) -> str:
    return f"Ann attacks {DEFENDER if question.defender else 'Bob'} with {ATTACKER}"


def _goes_on(table: Table, question: Question) -> str:
    return "everyone passes" if table.attack else ""


COMBAT = Combat(
    moment="Battle Phase",
    defender=DEFENDER,
    undefended="the player, directly",
    attackers=(_CREATURE,),
    defenders=(_CREATURE,),
    attack=_attack,
    goes_on=_goes_on,
    about=lambda question: "2.2.7.7" if question.defender else "2.2.8.5",
    life="points",
    told=("facing", "position"),
    leads={"2.2.7.7": "creature"},
)
