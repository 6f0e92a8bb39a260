"""The text of a card, read into data: 'normal: draw 1; latent when this is destroyed: gain 1 point'.

A card has two effects (2.2.5.1), separated by ';'. The steps of an effect are carried out one after the other.
"""

from __future__ import annotations

from functools import cache

from rules_db.engine.card_text.grammar import Grammar
from rules_db.engine.card_text.parts import Unsaid
from rules_db.engine.card_text.unreadable import Unreadable
from rules_db.engine.kernel import BadSetup
from rules_db.games.ttcg.card_text.clauses import CLAUSES
from rules_db.games.ttcg.card_text.effects import EFFECTS, NO_LEVEL_UP
from rules_db.games.ttcg.card_text.entries import VERBS
from rules_db.games.ttcg.card_text.model import PAST, Changed, Effect, Step
from rules_db.games.ttcg.card_text.nouns import NOUNS

TEXT = "card_text"
"""The part that the whole text of a card is."""


@cache
def grammar() -> Grammar:
    """All that a card can say."""
    from rules_db.games.ttcg.card_text import verbs  # they need the rules, and these need what cards say

    assert verbs
    steps = VERBS.sentences(
        "step",
        "a step",
        lambda verb: verb.act is not None,
        "such an effect ends with the turn (add 'this turn', or make it a Continuous effect)",
    )
    standing = VERBS.sentences(
        "standing_step", "what stays in force", lambda verb: verb.stands,
        "{verb} does not stay in force (write what changes or cannot be done, without 'this turn')", _require_standing,
    )  # fmt: skip
    return Grammar.of((*EFFECTS, steps, standing, *verbs.PARTS, *CLAUSES, *NOUNS))


def _require_standing(step: Step) -> None:
    """Raises Unsaid for what makes no sense as long as something stays in force."""
    if step.what is not None and step.what.pick in ("choose", "target"):
        raise Unsaid("what stays in force chooses nothing (write 'all creatures', 'this' or 'host')")
    if step.what is not None and step.what.property:
        raise Unsaid("whom it reaches would change with its numbers (write 'all Fire creatures', 'this' or 'host')")
    if isinstance(step, Changed) and step.amount.per is not None and step.amount.per.property:
        raise Unsaid("what it counts would change with its numbers (write 'for each Fire creature')")
    is_past = step.what is not None and step.what.pick in PAST
    if is_past or (isinstance(step, Changed) and (step.amount.of in PAST or step.amount.property == "amount")):
        raise Unsaid("what stays in force speaks of nothing that has happened (write 'this', 'host', 'all creatures')")


@cache
def read_effects(text: str) -> tuple[Effect, ...]:
    """The effects of a card; none for a card of which no text is told. Raises BadSetup."""
    if not text.strip():
        return ()
    try:
        return tuple(each for _, each in grammar().read(TEXT, text.strip()))
    except Unreadable as problem:
        raise BadSetup(f"card text {text!r}, {problem}") from None


@cache
def first_words(text: str) -> tuple[str, ...]:
    """The words with which each effect of a text begins, which are its type."""
    heads = [each.partition(":")[0].lower().split() for each in text.split(";") if each.strip()]
    return tuple("own play" if head[:2] == ["own", "play"] else head[0] for head in heads if head)


@cache
def triggered(text: str) -> dict[str, tuple[tuple[int, Effect], ...]]:
    """The effects of a text that wait for something, with their places, by what they wait for."""
    found: dict[str, tuple[tuple[int, Effect], ...]] = {}
    for place, effect in enumerate(read_effects(text)):
        if effect.when is not None:
            found[effect.when.event] = (*found.get(effect.when.event, ()), (place, effect))
    return found


@cache
def at_will(text: str) -> tuple[tuple[int, Effect], ...]:
    """The effects of a text that a player may activate when they like, with their places."""
    effects = enumerate(read_effects(text))
    return tuple((place, effect) for place, effect in effects if effect.is_at_will)


@cache
def works_off_field(text: str) -> bool:
    """Whether any effect of a text is activated at will in a hand or a discard pile."""
    return any(effect.zone != "field" for _, effect in at_will(text))


@cache
def plays_without_level_up(text: str) -> bool:
    """Whether a card's own text lets it be played without a card under it."""
    return any(effect.type == "own play" and effect.steps[0].about == NO_LEVEL_UP for effect in read_effects(text))
