"""What cards of Resummoned can say, for readers; and what one step says, for whoever looks at a card."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from rules_db.engine.card_text.parts import Part
from rules_db.engine.card_text.samples import example_of
from rules_db.engine.card_text.table import CardText, Sentence
from rules_db.engine.card_text.unreadable import offered
from rules_db.engine.card_text.verbs import Trait
from rules_db.games.resummoned.card_text.entries import VERBS
from rules_db.games.resummoned.card_text.model import Counted, Placed, Selector, Step
from rules_db.games.resummoned.card_text.reading import TEXT, grammar
from rules_db.games.resummoned.rules.c700_effects.targeting import is_targeted


@cache
def card_text() -> CardText:
    """The whole table."""
    said = {name: {form.pattern for form in offered(_part(name))} for name in ("step", "payment", "standing_step")}
    sentences = [
        Sentence(
            verb.name, form.pattern, example_of(grammar(), form), form.pattern in said["step"],
            form.pattern in said["payment"], form.pattern in said["standing_step"], verb.traits,
        )
        for verb in VERBS
        for name in ("step", "standing_step")
        for form in offered(_part(name))
        if form.verb == verb.name
    ]  # fmt: skip
    return CardText(grammar(), TEXT, tuple({each.pattern: each for each in sentences}.values()))


def _part(name: str) -> Part:
    part = grammar().parts[name]
    assert isinstance(part, Part)
    return part


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
    """The controller of the source chooses cards and places, whoever discards chooses their own cards."""
    if step.what is not None and step.what.pick in ("target", "choose"):
        return "you"
    if step.what is None and isinstance(step, Counted) and step.verb == "discard":
        return step.who
    return "you" if _brings_onto_field(step) or Trait.MAKES in VERBS[step.verb].traits else ""
