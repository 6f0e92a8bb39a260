"""How a card is played: what it asks for, what it costs besides, how it enters, and what it is attached to."""

from __future__ import annotations

from dataclasses import replace

from rules_db.engine.card_text.parts import Filled
from rules_db.games.cgs.card_text.model import Counted, Effect, Left, Mana, Modes, Moved, Paired, Step
from rules_db.games.cgs.card_text.said.clauses import tests_of
from rules_db.games.cgs.card_text.selecting import Selector, Test

ONE_OF = "pay one of"
"""The verb of a cost that is one of two, as whoever pays it likes."""


def enters(filled: Filled) -> Effect:
    step: Step = Moved("enter", Selector("this"), way="tapped")
    if "counter" in filled:
        per: Selector | None = filled.get("per_cards")  # What enters is not there yet, and does not count.
        amount = replace(filled["enters_with"], per=None if per is None else replace(per, another=True))
        step = Counted("put counters", Selector("this"), amount=amount, counter=filled["counter"])
    return Effect("entering", (step,), tests=tests_of(filled))


def enters_unless(filled: Filled) -> Effect:
    """It enters tapped unless its player pays as it enters."""
    step = Left("unless", step=Moved("enter", Selector("this"), way="tapped"), unless=(filled["cost"],))
    return Effect("entering", (step,))


def requirement(filled: Filled) -> Effect:
    return Effect("requirement", tests=tests_of(filled))


def in_phase(filled: Filled) -> Effect:
    return Effect("requirement", tests=(Test("phase", phase=filled["phase"]),))


def extra_cost(filled: Filled) -> Effect:
    return Effect("additional cost", costs=tuple(cost for _, cost in filled["costs"]))


def one_of_two_costs(filled: Filled) -> Effect:
    return Effect("additional cost", costs=(Modes(ONE_OF, modes=(filled["cost"], filled["other_cost"])),))


def alternative_cost(filled: Filled) -> Effect:
    """What its player may pay in place of the mana cost; nothing where it is cast without paying."""
    costs = tuple(cost for _, cost in filled.get("costs", ()))
    return Effect("alternative cost", costs=costs, tests=tests_of(filled))


def enchants(filled: Filled) -> Effect:
    sort: Selector = filled["sort"]
    return Effect("enchant", host=replace(sort, pick="target", of=filled.get("side_of", "any")))


def enchants_player(filled: Filled) -> Effect:
    return Effect("enchant", host=Selector("target", kind=filled["enchanted_player"]))


def equip(filled: Filled) -> Effect:
    attach = Paired("attach", Selector("this"), other=Selector("target", kind="summon"))
    price = Mana("pay", mana=filled["mana"]) if "mana" in filled else filled["cost"]
    return Effect("equip", (attach,), costs=(price,), cost=filled.get("mana", ""))


def provides(filled: Filled) -> Effect:
    return Effect("provides", (Mana("add", mana=filled["energy"]),))
