"""The text of a card, read into data: 'trigger when this is destroyed: draw 1; flip if a Chain is active'.

What is joined by ', ' happens at the same moment, what is joined by ', then ' one after the other (700.3.R1). Effects
are separated by ';'. 'equips NOUN PHRASE' says what an Equip card can be equipped to.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from rules_db.engine.card_text.doers import SAME
from rules_db.engine.card_text.grammar import Grammar
from rules_db.engine.card_text.parts import Unsaid
from rules_db.engine.card_text.unreadable import Unreadable
from rules_db.engine.kernel import BadSetup
from rules_db.games.resummoned.card_text.changes import CHANGES
from rules_db.games.resummoned.card_text.clauses import CLAUSES
from rules_db.games.resummoned.card_text.effects import EFFECTS
from rules_db.games.resummoned.card_text.entries import VERBS
from rules_db.games.resummoned.card_text.model import (
    PAST,
    Amount,
    Changed,
    Counted,
    Effect,
    Negated,
    Selector,
    Step,
    topic,
)
from rules_db.games.resummoned.card_text.nouns import NOUNS
from rules_db.games.resummoned.card_text.untaught import STANDING, UNTAUGHT

BY_ITSELF = ("summoned", "activated")
"""What activates a trigger effect without a condition, where it happens to its card (706.1.a)."""

TEXT = "card_text"
"""The part that the whole text of a card is."""


@cache
def grammar() -> Grammar:
    """All that a card can say."""
    from rules_db.games.resummoned.card_text import verbs  # they need the rules, and these need what cards say

    assert verbs
    steps = VERBS.sentences(
        "step", "a step", lambda verb: verb.act is not None, "only a continuous effect can say this"
    )
    steps = replace(steps, forms=(*steps.forms, *UNTAUGHT))
    standing = VERBS.sentences(
        "standing_step", "a step of a continuous effect", lambda verb: verb.stands,
        "a continuous effect does not {verb} (it changes, prevents or negates)", _require_standing,
    )  # fmt: skip
    standing = replace(standing, forms=(*standing.forms, *STANDING))
    payments = VERBS.sentences(
        "payment", "a cost", lambda verb: verb.pay is not None,
        "{verb} is no cost (pay, discard, tribute, banish or destroy something)", _require_payable,
    )  # fmt: skip
    return Grammar.of((*EFFECTS, steps, standing, payments, *CHANGES, *CLAUSES, *NOUNS))


def _require_standing(step: Step) -> None:
    """Raises Unsaid for what makes no sense as long as something lasts."""
    if step.what is not None and step.what.pick in ("choose", "target"):
        raise Unsaid("a continuous effect chooses nothing (write 'all monsters', 'this' or 'host')")
    if isinstance(step, Negated) and step.what is not None and step.what.zone != "field":
        raise Unsaid("a continuous effect negates cards on the field alone (write 'negate all monsters')")
    if (step.what is not None and step.what.pick in PAST) or step.who == "that" or _asks_for_the_past(step):
        raise Unsaid("a continuous effect speaks of nothing that has happened (write 'this', 'host' or 'all monsters')")
    if isinstance(step, Changed) and step.changes in asked_for(step):
        raise Unsaid(f"which {step.changes} would decide whom it changes? (write 'all cards', 'this' or a number)")


def _asks_for_the_past(step: Step) -> bool:
    return isinstance(step, Changed) and (step.amount.of in PAST or step.amount.property == "amount")


def asked_for(step: Changed) -> set[str]:
    """The properties by which a change finds its cards and its amount; what a card has is asked of its type first."""
    what, amount = step.what or Selector(), step.amount
    counted = asked_for(replace(step, what=amount.per, amount=Amount())) if amount.per is not None else set()
    named = {
        "supertype": what.supertype, "name": what.name, "attribute": what.attribute, "monster type": what.monster_type,
        what.property: what.property, amount.property: "" if amount.original else amount.property,
    }  # fmt: skip
    asked = {property_ for property_, value in named.items() if value}
    by_type = what.kind != "card" or asked - {"supertype", "name"}
    return asked | counted | ({"type"} if by_type else set())


def _require_payable(step: Step) -> None:
    """Raises Unsaid for a cost with which nobody pays, or somebody else."""
    if step.who not in ("you", SAME):
        raise Unsaid("a cost is paid by the player who plays the card or uses the effect (write 'pay 500')")
    if isinstance(step, Counted) and (step.amount.of in ("it", "that") or step.amount.property == "amount"):
        raise Unsaid("a cost comes before anything else (write 'pay 500', 'pay the ATK of this')")
    what = step.what
    if what is not None and what.pick not in ("this", "choose"):
        raise Unsaid("a cost says how many cards its player chooses (write 'a monster you control', 'this')")
    if what is not None and what.up_to:
        raise Unsaid("a cost says how many cards it takes (write '2 cards in your hand')")


@cache
def read_effects(text: str) -> tuple[tuple[Effect, ...], Selector | None]:
    """The effects of a card, and what it can be equipped to (None: anything). Raises BadSetup."""
    if not text.strip():
        return (), None
    try:
        said = [each for _, each in grammar().read(TEXT, text.strip())]
    except Unreadable as problem:
        raise BadSetup(f"card text {text!r}, {problem}") from None
    equips = [each for each in said if isinstance(each, Selector)]
    return tuple(each for each in said if isinstance(each, Effect)), equips[-1] if equips else None


def first_words(text: str) -> list[str]:
    """The word with which each effect of a text begins, which is its type."""
    words = [each.replace(":", " ").split()[0] for each in text.split(";") if each.strip(" :")]
    return [word.rstrip(".").lower() for word in words]


@cache
def standing_steps(text: str) -> dict[str, tuple[tuple[int, Step], ...]]:
    """The steps of the continuous effects in a card's text by topic ('changed ATK'), with the effects' places."""
    found: dict[str, tuple[tuple[int, Step], ...]] = {}
    for index, effect in enumerate(read_effects(text)[0]):
        for step in effect.ops if effect.type == "continuous" else ():
            key = topic(type(step), step.about)
            found[key] = (*found.get(key, ()), (index, step))
    return found


@cache
def awaited(text: str) -> tuple[str, ...]:
    """The happenings that the trigger effects in a card's text wait for, '' for a condition that lasts."""
    found: dict[str, None] = {}
    for effect in read_effects(text)[0]:
        if effect.type == "trigger" and effect.when is not None:
            found[effect.when.event] = None
        elif effect.type == "trigger":
            found |= dict.fromkeys(("",) if effect.tests else BY_ITSELF)
    return tuple(found)


@cache
def triggers_on_field_only(text: str) -> bool:
    """Whether no trigger effect in a card's text works anywhere but on the field."""
    return all(effect.zone == "field" for effect in read_effects(text)[0] if effect.type == "trigger")


@cache
def has_ignition(text: str, zone: str) -> bool:
    """Whether there is an ignition effect in a card's text that works in a zone, as Effect.zone names it."""
    return any(effect.type == "ignition" and effect.zone == zone for effect in read_effects(text)[0])
