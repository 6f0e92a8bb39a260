"""Sentences of the verb 'rule' that are about Tributes, attacks and Special Conditions of summons."""

from __future__ import annotations

from rules_db.engine.card_text.parts import Build, Filled
from rules_db.games.cgs.card_text.entries import LASTS
from rules_db.games.cgs.card_text.model import Ruled
from rules_db.games.cgs.card_text.said.vocabulary import ITSELF
from rules_db.games.cgs.card_text.selecting import Selector
from rules_db.games.cgs.doing.yugioh.deeds import (
    EACH_ONCE,
    EARLIER_MOVES,
    FLIP_SUMMON,
    IN_DEFENSE,
    NO_TRIBUTES,
    SET_MONSTERS,
    TWO_TRIBUTES,
    WITH_DEF,
)

_MORE = "during Pokémon Checkup, put {count} more damage counter[s] on"

MANY = 99
"""More attacks than there are summons."""


NOT_SUMMONED = {
    "Normal Summon(/| or )Set[ monsters]": f"Normal Summon or {SET_MONSTERS}",
    "Normal or Special Summon[ monsters]": "Normal Summon or Special Summon",
    "Summon monsters": f"summon or Special Summon or {FLIP_SUMMON}",
    "Set monsters": SET_MONSTERS, "Flip Summon[ monsters]": FLIP_SUMMON,
    "play [any ]Trainer cards[ from their hand]": "play Trainers",
}  # fmt: skip
"""What players cannot do with monsters and Trainers, as cards say it, each with its deeds."""

AGAINST, AGAINST_OPPONENTS = "be responded to", "be responded to by opponents"
"""Deeds of what waits in the Queue, to which nobody responds, or nobody but its own player."""


def _not_answered(who: str) -> Build:
    """What these players cannot respond to: opponents alone, or nobody."""
    return lambda filled: Ruled("rule", Selector("this"), deed=AGAINST if who == "each" else AGAINST_OPPONENTS)


_IN_ANSWER = "in response to (this card's activation|the activation of this card)"
_ANY_OF_THEM = (
    "([Spell/Trap ](cards|Cards) or effects|cards, or the effects of cards,|Spells, Traps, or monster effects)"
)


def _suffers_more(who: str) -> Build:
    """What a Special Condition does more to Pokémon: those of some players, or (`each`) whoever has them."""

    def build(filled: Filled) -> Ruled:
        condition: str = filled["harmful"]
        having = Selector("all", kind="Pokémon", traits=(condition,))
        deed = f"suffer from being {condition}"
        return Ruled("rule", who=who, deed=deed, is_allowed=True, number=filled["count"], against=having)

    return build


def _attacks_each(filled: Filled) -> Ruled:
    return Ruled("rule", filled["cards"], deed=f"attack again or {EACH_ONCE}", is_allowed=True, number=MANY)


OF_SUMMONS: tuple[tuple[str, Build], ...] = (
    (f"{{cards}} can attack all monsters your opponent controls[,] once each{LASTS}", _attacks_each),
    (f"{{cards}} can use (any attack from|the attacks of|all the attacks of) (its|their) previous Evolutions{LASTS}",
     lambda filled: Ruled("rule", filled["cards"], deed=EARLIER_MOVES, is_allowed=True)),
    (f"{{cards}} can attack while in [face-up ]Defense Position{LASTS}",
     lambda filled: Ruled("rule", filled["cards"], deed=IN_DEFENSE, is_allowed=True)),
    (f"{{cards}} can attack while in [face-up ]Defense Position(. If (it does|they do),|, and if (it does|they do),) "
     f"apply (its|their) DEF for damage calculation{LASTS}",
     lambda filled: Ruled("rule", filled["cards"], deed=WITH_DEF, is_allowed=True)),
    (f"{{cards}} can attack while in [face-up ]Defense Position[,] using (its|their) DEF for damage calculation{LASTS}",
     lambda filled: Ruled("rule", filled["cards"], deed=WITH_DEF, is_allowed=True)),
    (f"{{cards}} must be attacked[,] if able{LASTS}",
     lambda filled: Ruled("rule", filled["cards"], deed="be attacked", is_forced=True)),
    (f"{{doer}} can only Special Summon once per turn{LASTS}",
     lambda filled: Ruled("rule", who=filled["doer"], deed="Special Summon", number=1)),
    (f"{{cards}} counts as 2 Tributes for {{sort}}{LASTS}",
     lambda filled: Ruled("rule", filled["cards"], deed=TWO_TRIBUTES, is_allowed=True, against=filled["sort"])),
    (f"you (can|may) Normal Summon this[ ({ITSELF})] without Tributing{LASTS}",
     lambda filled: Ruled("rule", Selector("this"), deed=NO_TRIBUTES, is_allowed=True)),
    (f"[your ]opponent[s] (cannot|can't) activate {_ANY_OF_THEM} {_IN_ANSWER}{LASTS}", _not_answered("opponent")),
    (f"no opponent can activate {_ANY_OF_THEM} {_IN_ANSWER}{LASTS}", _not_answered("opponent")),
    (f"players (cannot|can't) activate {_ANY_OF_THEM} {_IN_ANSWER}{LASTS}", _not_answered("each")),
    (f"(neither|no) player can activate {_ANY_OF_THEM} {_IN_ANSWER}{LASTS}", _not_answered("each")),
    (f"{_MORE} each {{harmful}} Pokémon{LASTS}", _suffers_more("each")),
    (f"{_MORE} (each of your opponent's|your opponent's) {{harmful}} Pokémon{LASTS}", _suffers_more("opponent")),
)  # fmt: skip
