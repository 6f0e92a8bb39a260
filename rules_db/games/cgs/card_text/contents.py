"""What stands within a step: the simple steps that it comes to, the effects it gives, the amounts it names."""

from dataclasses import replace
from functools import cache

from rules_db.games.cgs.card_text.likeness import CopyOf
from rules_db.games.cgs.card_text.model import SAYS, Become, Changed, Copied, Counted, CountersMoved, Given, Made, Step
from rules_db.games.cgs.card_text.said.vocabulary import DEFENSE, OFFENSE
from rules_db.games.cgs.card_text.selecting import Amount

OF_STATS = ("+1/+1", "-1/-1")
"""The counters that change both stats of the summon on which they lie."""


LAND_TYPE, ONLY_LAND_TYPE, NEW_LAND_TYPE, ALL_OF_LAND = "land type", "only land type", "new land type", "all of a land"
"""What a Given step has that is about basic land types: one more, one alone with no other abilities, that by itself,
and that with the card type."""


def _as_land(step: Given) -> tuple[Step, ...]:
    """What a card that becomes a land of one type has, and has no more."""
    lost = Given("lose abilities", step.what, what_kind="effects", is_lost=True)
    types = (lost, replace(step, what_kind=NEW_LAND_TYPE))
    if step.what_kind == ONLY_LAND_TYPE:
        return types
    bare = {"only kind": ("land",), "color": ("colorless",)}
    return (*(replace(step, what_kind=each, words=said) for each, said in bare.items()), *types)


@cache
def parts(step: Step) -> tuple[Step, ...]:
    """The simple steps that a step which holds comes to: what cards become is a card type, numbers and abilities."""
    if isinstance(step, Changed | Given) and step.says:
        return (*parts(replace(step, says="")), Given("have", step.what, what_kind=SAYS, words=(step.says,)))
    if isinstance(step, Given) and step.what_kind in (ONLY_LAND_TYPE, ALL_OF_LAND):
        return _as_land(step)
    if isinstance(step, Changed) and step.is_bare:
        lost = Given("lose abilities", step.what, what_kind="effects", is_lost=True)
        return (lost, *parts(replace(step, is_bare=False)))
    if isinstance(step, Changed) and step.keywords:
        return (replace(step, keywords=()), Given("have", step.what, words=step.keywords))
    if not isinstance(step, Become):
        return (step,)
    kind = "kind" if step.is_also else "only kind"
    found: list[Step] = [Given("have", step.what, what_kind=kind, words=(step.kind,))]
    if step.changes:
        found.append(Changed("base", step.what, changes=step.changes, sets=True))
    grouping = "grouping" if step.is_also else "only grouping"
    words = {grouping: (step.grouping,), "color": (step.color,), "keyword": step.keywords}
    found += [Given("have", step.what, what_kind=each, words=said) for each, said in words.items() if any(said)]
    return tuple(found)


def gifts(step: Step) -> tuple[str, ...]:
    """The effects in quotes that a step gives to cards, or has tokens made with."""
    if isinstance(step, Given) and step.what_kind == SAYS:
        return step.words
    return (step.says,) if isinstance(step, Changed | Given | Made | Copied | CopyOf) and step.says else ()


def amounts_in(step: Step) -> tuple[Amount, ...]:
    """The amounts that a step itself names."""
    if isinstance(step, Changed):
        return tuple(amount for _, amount in step.changes)
    return (step.amount,) if isinstance(step, Counted | Made | CountersMoved) else ()


def numbers_changed(step: Step) -> tuple[str, ...]:
    """The numbers of cards that a step changes, by itself or by counters that it puts, moves or removes."""
    if isinstance(step, Counted | CountersMoved) and step.counter in OF_STATS:
        return (OFFENSE, DEFENSE)
    return tuple(about for part in parts(step) if isinstance(part, Changed) for about, _ in part.changes)
