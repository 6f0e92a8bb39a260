"""What stands behind an ability and limits it: 'Activate only as a sorcery', 'only if …', 'only once each turn'."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules_db.engine.card_text.parts import Filled, Form, Part, Row, Unsaid, always, words
from rules_db.games.cgs.card_text.model import Mana
from rules_db.games.cgs.card_text.said.clauses import tests_of
from rules_db.games.cgs.card_text.said.deeds import LATER_TURN
from rules_db.games.cgs.card_text.said.quantities import counted_cards
from rules_db.games.cgs.card_text.selecting import Test

AS_CAST = "as its card"
"""The speed of what is activated whenever its card could be cast."""

TRIGGER, TWICE, THRICE = "triggering", "twice", "three times"
"""The limits of what triggers once a turn, whether it is done then or left, and of what is activated more than once."""

MOST = {TWICE: 2, THRICE: 3}
"""How often an effect with such a limit is activated in a turn; with any other it is once."""


def _all_of(filled: Filled) -> dict[str, Any]:
    """Several limits of one ability."""
    said = [each for _, each in filled["only_when"]]
    tests = tuple(test for each in said for test in each.get("tests", ()))
    fields = {name: value for each in said for name, value in each.items()}
    return fields | ({"tests": tests} if tests else {})


def _if(filled: Filled) -> dict[str, Any]:
    return {"tests": tests_of(filled)}


def _in_phase(filled: Filled) -> dict[str, Any]:
    turn = (Test("turn", filled["in_turn_of"]),) if "in_turn_of" in filled else ()
    return {"tests": (*turn, Test("phase", phase=filled["phase"]))}


def _cheaper(filled: Filled) -> dict[str, Any]:
    """So much generic mana less for each of some cards."""
    number = filled["costs_of"][1:-1]
    if not number.isdigit():
        raise Unsaid("so much generic mana is left out (write '{1}')")
    return {CHEAPER: Mana("pay", count=int(number), per=counted_cards(filled))}


CHEAPER = "cheaper"
"""Under which a limit says what an ability costs less."""


def with_limits(head: dict[str, Any], limits: dict[str, Any]) -> dict[str, Any]:
    """What stands before the colon of an ability, with its limits; of its mana it may cost less."""
    less: Mana | None = limits.pop(CHEAPER, None)
    if less is None:
        return head | limits
    costs = [
        replace(each, count=less.count, per=less.per) if _is_mana(each) else each for each in head.get("costs", ())
    ]
    if not any(map(_is_mana, costs)):
        raise Unsaid("it costs no mana of which some could be left out (write '{3}: …')")
    return head | limits | {"costs": tuple(costs)}


def _is_mana(cost: object) -> bool:
    return isinstance(cost, Mana) and cost.verb == "pay"


PARTS = (
    Part("only", (
        Form("Activate this ability only {only_when}", _all_of),
        Form("Activate [this ability ]no more than {so_often} each turn",
             lambda filled: {"limit": filled["so_often"]}),
        Form("This ability costs {costs_of} less to activate for each [{other}]{sort:counted_sort}[ {where}]",
             _cheaper),
        Form("Any player may activate this ability", always({"is_for_all": True})),
    ), "a limit of an ability"),
    Row("only_when", "only_one", (" and only ",)),
    Part("only_one", (
        Form("once each turn", always({"limit": "turn"})),
        Form("(as a sorcery|any time you could cast a sorcery)", always({"speed": "slow"})),
        Form("when you could cast it", always({"speed": AS_CAST})),
        Form("on a later turn", always({"tests": (LATER_TURN,)})),
        Form("if {conditions}", _if),
        Form("during {in_turn_of} turn", lambda filled: {"tests": (Test("turn", filled["in_turn_of"]),)}),
        Form("during (the|{in_turn_of}) {phase}", _in_phase),
        Form("during combat", always({"tests": (Test("battle phase"),)})),
    ), "when an ability may be activated"),
    words("in_turn_of", {"your": "you", "(an|your|each) opponent's": "opponent"}),
    words("so_often", {each: each for each in MOST}),
    words("triggers_only", {
        "This ability triggers only once each turn": {"limit": TRIGGER},
        "Do this only once each turn": {"limit": "turn"},
    }),
)  # fmt: skip
"""What these limits are made of."""
