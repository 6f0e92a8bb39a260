"""Sentences of the verb 'rule' that are about Tributes, attacks and Special Conditions of summons."""

from __future__ import annotations

from rules_db.engine.card_text.parts import Build, Filled
from rules_db.games.cgs.card_text.entries import LASTS
from rules_db.games.cgs.card_text.model import Ruled
from rules_db.games.cgs.card_text.said.vocabulary import ITSELF
from rules_db.games.cgs.card_text.selecting import Selector
from rules_db.games.cgs.doing.yugioh.deeds import EACH_ONCE, EARLIER_MOVES, NO_TRIBUTES, TWO_TRIBUTES

_MORE = "during Pokémon Checkup, put {count} more damage counter[s] on"

MANY = 99
"""More attacks than there are summons."""


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
    (f"{{cards}} must be attacked[,] if able{LASTS}",
     lambda filled: Ruled("rule", filled["cards"], deed="be attacked", is_forced=True)),
    (f"{{doer}} can only Special Summon once per turn{LASTS}",
     lambda filled: Ruled("rule", who=filled["doer"], deed="Special Summon", number=1)),
    (f"{{cards}} counts as 2 Tributes for {{sort}}{LASTS}",
     lambda filled: Ruled("rule", filled["cards"], deed=TWO_TRIBUTES, is_allowed=True, against=filled["sort"])),
    (f"you (can|may) Normal Summon this[ ({ITSELF})] without Tributing{LASTS}",
     lambda filled: Ruled("rule", Selector("this"), deed=NO_TRIBUTES, is_allowed=True)),
    (f"{_MORE} each {{harmful}} Pokémon{LASTS}", _suffers_more("each")),
    (f"{_MORE} (each of your opponent's|your opponent's) {{harmful}} Pokémon{LASTS}", _suffers_more("opponent")),
)  # fmt: skip
