"""The text of a card, read into data: 'flying; when this enters: draw 1'.

Effects are separated by ';'. The steps of an effect are carried out one after the other.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from rules_db.engine.card_text.grammar import Grammar
from rules_db.engine.card_text.parts import Unsaid
from rules_db.engine.card_text.unreadable import Unreadable
from rules_db.engine.kernel import BadSetup
from rules_db.games.cgs.card_text import verbs
from rules_db.games.cgs.card_text.clauses import CLAUSES
from rules_db.games.cgs.card_text.effects import EFFECTS
from rules_db.games.cgs.card_text.entries import GOING_ON, VERBS
from rules_db.games.cgs.card_text.model import PAST, Amount, Changed, Effect, Instead, Step
from rules_db.games.cgs.card_text.nouns import NOUNS
from rules_db.games.cgs.card_text.references import THAT_ONE
from rules_db.games.cgs.card_text.untaught import UNTAUGHT

TEXT = "card_text"
"""The part that the whole text of a card is."""


@cache
def grammar() -> Grammar:
    """All that a card can say."""
    steps = VERBS.sentences(
        "step", "a step", lambda verb: verb.act is not None,
        "such an effect needs a time (add 'this turn', or let it stand alone)",
    )  # fmt: skip
    steps = replace(steps, forms=(*steps.forms, *UNTAUGHT))
    standing = VERBS.sentences(
        "standing_step", "what stays in force", lambda verb: verb.stands,
        "{verb} does not stay in force (write what changes or cannot be done, without 'this turn')", _require_standing,
    )  # fmt: skip
    costs = VERBS.sentences("cost", "a cost", lambda verb: verb.pay is not None, "{verb} is no cost", _require_payable)
    costs = replace(costs, forms=tuple(form for form in costs.forms if form.pattern not in GOING_ON))
    done = replace(costs, forms=tuple(form for form in costs.forms if VERBS[form.verb].act is not None))
    return Grammar.of((*EFFECTS, steps, standing, done, *verbs.PARTS, *CLAUSES, *NOUNS))


def _require_standing(step: Step) -> None:
    """Raises Unsaid for what makes no sense as long as something stays in force."""
    if isinstance(step, Instead):
        return
    picks = (step.what.pick,) if step.what is not None else ()
    if step.who in THAT_ONE or (step.what is not None and step.what.of not in ("any", "you", "opponent")):
        raise Unsaid("what stays in force speaks of players by 'you' and 'opponent' (write 'creatures you control')")
    if any(pick in ("choose", "target", "random", "top") for pick in picks):
        raise Unsaid("what stays in force chooses nothing (write 'all creatures', 'this' or 'host')")
    amounts = [amount for _, amount in step.changes] if isinstance(step, Changed) else []
    if any(pick in PAST for pick in picks) or any(_is_past(each) for each in amounts):
        raise Unsaid("what stays in force speaks of nothing that has happened (write 'this', 'host', 'all creatures')")


def _is_past(amount: Amount) -> bool:
    return amount.of in PAST or amount.property in ("amount", "X") or amount.per_heads


def _require_payable(step: Step) -> None:
    """Raises Unsaid for a cost that would target something, or that another player would pay."""
    if step.what is not None and step.what.pick == "target":
        raise Unsaid("a cost targets nothing (write 'a creature')")
    if step.who != "you":
        raise Unsaid("you pay your costs yourself (leave the player away)")


@cache
def read_effects(text: str) -> tuple[Effect, ...]:
    """The effects of a card, typographic signs and all; none for a card without text. Raises BadSetup."""
    if not text.strip():
        return ()
    try:
        effects = tuple(each for _, each in grammar().read(TEXT, text.strip()))
    except Unreadable as problem:
        raise BadSetup(f"card text {text!r}, {problem}") from None
    if sum(each.kind == "played" for each in effects) > 1:
        raise BadSetup(
            f"card text {text!r} does two things as it is played (make it one effect: 'draw 1, gain 1 life')"
        )
    return effects


@cache
def triggered(text: str) -> dict[str, tuple[tuple[int, Effect], ...]]:
    """The effects of a text that wait for something, with their places, by what they wait for."""
    found: dict[str, tuple[tuple[int, Effect], ...]] = {}
    for place, effect in enumerate(read_effects(text)):
        if effect.when is not None:
            for event in effect.when.events:
                found[event] = (*found.get(event, ()), (place, effect))
    return found


@cache
def effects_of_kind(text: str, kind: str) -> tuple[tuple[int, Effect], ...]:
    """The effects of a text of one kind, such as its moves, with their places."""
    return tuple((place, effect) for place, effect in enumerate(read_effects(text)) if effect.kind == kind)
