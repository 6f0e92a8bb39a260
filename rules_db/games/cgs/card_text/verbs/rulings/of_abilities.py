"""Activated abilities that cost more or less."""

from __future__ import annotations

from dataclasses import replace

from rules_db.engine.card_text.parts import Filled, Part, flag
from rules_db.engine.card_text.verbs import Trait
from rules_db.games.cgs.card_text.entries import Entry, standing_only
from rules_db.games.cgs.card_text.model import Mana
from rules_db.games.cgs.card_text.selecting import Selector

ABILITY_COST = "ability cost"
"""The verb of this family."""

PARTS: tuple[Part, ...] = (
    flag("but_for_mana", " unless they're mana abilities"),
    flag("at_least_one", ". This effect can't reduce the mana in that cost to less than one mana"),
)


def _cost(filled: Filled) -> Mana:
    """`is_either`: not of mana abilities; `count` is how much is left of it at least."""
    what: Selector = replace(filled["sort"], of=filled.get("side_of", "any"))
    return Mana(
        ABILITY_COST, what, mana=filled["mana"], is_more=filled["more_or_less_cost"],
        is_either="but_for_mana" in filled, count=int("at_least_one" in filled),
    )  # fmt: skip


ENTRIES: tuple[Entry, ...] = (standing_only(
    ABILITY_COST,
    (
        "activated abilities of {sort}[{side_of}] cost {mana} {more_or_less_cost} to activate"
        "[{but_for_mana}][{at_least_one}]",
        _cost,
    ),
    traits=(Trait.CHANGES,),
),)  # fmt: skip
"""What they cost."""
