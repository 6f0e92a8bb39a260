"""What cards of Resummoned can say, for readers; and what one step says, for whoever looks at a card."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from rules_db.engine.card_text.table import CardText, sentences_of
from rules_db.engine.card_text.verbs import Trait
from rules_db.games.resummoned.card_text.entries import VERBS
from rules_db.games.resummoned.card_text.model import Counted, Placed, Selector, Step
from rules_db.games.resummoned.card_text.reading import TEXT, grammar
from rules_db.games.resummoned.rules.c700_effects.targeting import is_targeted


@cache
def card_text() -> CardText:
    """The whole table."""
    sentences = sentences_of(VERBS, grammar(), acts="step", pays="payment", stands="standing_step")
    return CardText(grammar(), TEXT, sentences)


@dataclass(frozen=True, slots=True)
class Looked:
    """What can be told from one step: who chooses something for it ('' for nobody), what it targets, what it does."""

    chooser: str
    targets: Selector | None
    traits: tuple[Trait, ...]


def look_at(step: Step) -> Looked:
    """What a step is about, without playing it."""
    traits = tuple(each for each in VERBS[step.verb].traits if each is not Trait.CONTROL or _brings_onto_field(step))
    return Looked(_chooser(step), step.what if is_targeted(step) else None, traits)


def _brings_onto_field(step: Step) -> bool:
    return isinstance(step, Placed) and step.to in ("field", "opponent")


def _chooser(step: Step) -> str:
    """The controller of the source chooses, but for cards that others discard or tribute: they choose those."""
    if step.what is not None and step.what.pick in ("target", "choose"):
        return step.who
    if step.what is None and isinstance(step, Counted) and step.verb == "discard":
        return step.who
    return "you" if _brings_onto_field(step) or Trait.MAKES in VERBS[step.verb].traits else ""
