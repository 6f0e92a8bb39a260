"""Sentences of the verb 'rule' that are about Tributes, attacks and Special Conditions of summons."""

from __future__ import annotations

from dataclasses import replace

from rules_db.engine.card_text.parts import Build, Filled, Unsaid
from rules_db.games.cgs.card_text.entries import LASTS
from rules_db.games.cgs.card_text.model import Ruled
from rules_db.games.cgs.card_text.said.vocabulary import HARMFUL, ITSELF
from rules_db.games.cgs.card_text.selecting import Selector
from rules_db.games.cgs.doing.yugioh.deeds import EACH_ONCE, NO_TRIBUTES, TWO_TRIBUTES

MANY = 99
"""More attacks than there are summons."""


def _suffers_more(filled: Filled) -> Ruled:
    """What a Special Condition does more to Pokémon, whoever has them."""
    what: Selector = filled["cards"]
    if what.pick != "all" or len(what.traits) != 1 or what.traits[0] not in HARMFUL:
        raise Unsaid("what a condition does more is said of all who have it (write 'each Poisoned Pokémon')")
    who, deed = "each" if what.of == "any" else what.of, f"suffer from being {what.traits[0]}"
    return Ruled("rule", who=who, deed=deed, is_allowed=True, number=filled["count"], against=replace(what, of="any"))


def _attacks_each(filled: Filled) -> Ruled:
    return Ruled("rule", filled["cards"], deed=f"attack again or {EACH_ONCE}", is_allowed=True, number=MANY)


OF_SUMMONS: tuple[tuple[str, Build], ...] = (
    (f"{{cards}} can attack all monsters your opponent controls[,] once each{LASTS}", _attacks_each),
    (f"{{cards}} must be attacked[,] if able{LASTS}",
     lambda filled: Ruled("rule", filled["cards"], deed="be attacked", is_forced=True)),
    (f"{{doer}} can only Special Summon once per turn{LASTS}",
     lambda filled: Ruled("rule", who=filled["doer"], deed="Special Summon", number=1)),
    (f"{{cards}} counts as 2 Tributes for {{sort}}{LASTS}",
     lambda filled: Ruled("rule", filled["cards"], deed=TWO_TRIBUTES, is_allowed=True, against=filled["sort"])),
    (f"you (can|may) Normal Summon this[ ({ITSELF})] without Tributing{LASTS}",
     lambda filled: Ruled("rule", Selector("this"), deed=NO_TRIBUTES, is_allowed=True)),
    (f"during Pokémon Checkup, put {{count}} more damage counter[s] on {{cards}}{LASTS}", _suffers_more),
)  # fmt: skip
