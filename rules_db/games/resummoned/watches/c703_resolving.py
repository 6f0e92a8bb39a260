"""What effects do as they resolve: the text, read once more, against the events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules_db.games.resummoned.actions.values import Choose, Pass
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.card_text.model import Counted, Placed, Step, is_fixed
from rules_db.games.resummoned.state import Activation, Duel, effect_of
from rules_db.games.resummoned.watches.reading import Sight, fact, is_settled, named, number_of
from rules_db.games.resummoned.watches.selecting import (
    ZONES,
    is_anything_prevented,
    meant,
    number,
    printed_number,
    whom,
)


def _resolving(sight: Sight) -> Activation | None:
    """The effect that has just resolved as a whole; None where there is none, or only a part of it is seen."""
    if not is_settled(sight.after) or any(sight.of("lost", "won")):
        return None
    if isinstance(sight.action, Pass) and any(sight.of("resolved")):
        return sight.before.chain[-1]
    task = sight.before.agenda[-1] if sight.before.agenda else None
    is_order_only = isinstance(sight.action, Choose) and sight.action.kind == "first"
    return task.activation if is_order_only and task is not None and task.kind == "effect" else None


def _counted_steps(sight: Sight, *verbs: str) -> tuple[Activation, list[Counted]] | None:
    """The effect that has just resolved and its steps; None where not all are of these verbs."""
    activation = _resolving(sight)
    steps: tuple[Step, ...] = () if activation is None else effect_of(sight.before, activation).ops
    counted = [step for step in steps if isinstance(step, Counted) and step.verb in verbs]
    return None if activation is None or len(counted) < len(steps) else (activation, counted)


@book.watch("501.3", "501.3.a")
def watch_that_draws_are_made(sight: Sight) -> Iterator[str]:
    """Whoever is to draw X cards draws X cards, or loses the duel if the deck holds fewer."""
    found = _counted_steps(sight, "draw", "damage", "gain")
    if found is None or not all(is_fixed(step.amount) and step.what is None for step in found[1]):
        return
    activation, steps = found
    for name in sight.before.alive():
        due = sum(
            op.amount.number
            for op in steps
            if op.verb == "draw" and name in whom(sight.before, op, activation.controller)
        )
        drawn = sum(event.who == name and event.rule.endswith("-501.3") for event in sight.of("drawn"))
        if drawn != due:
            yield f"{name} is to draw {due} cards by {activation.card}, and draws {drawn}"


def _carried_out(sight: Sight) -> Activation | None:
    """The effect that a choice belongs to, else the one on top of the Chain; None where there is neither."""
    task = sight.before.agenda[-1] if sight.before.agenda else None
    if task is not None and task.kind == "effect":
        return task.activation
    return sight.before.chain[-1] if sight.before.chain else None


@book.watch("501.4")
def watch_that_cards_are_excavated(sight: Sight) -> Iterator[str]:
    """To excavate X cards is to reveal the X cards on top of the deck, or all if there are fewer."""
    for event in sight.of("excavated"):
        cards, deck = named(event, "cards"), list(reversed(sight.before.players[event.who].deck))
        activation = _carried_out(sight)
        steps = () if activation is None else effect_of(sight.before, activation).ops
        first, count = steps[0] if steps else None, sum(step.verb == "excavate" for step in steps)
        is_told = count == 1 and isinstance(first, Counted) and first.verb == "excavate" and is_fixed(first.amount)
        due = deck[: first.amount.number] if is_told and isinstance(first, Counted) else cards
        if cards != due:
            yield f"{event.who} excavates {', '.join(cards) or 'nothing'} instead of {', '.join(due)}"


@book.watch("200.3", "104.2.a")
def watch_the_points_of_effects(sight: Sight) -> Iterator[str]:
    """Damage and gain come to the players of whom the text speaks, and in the number that it gives."""
    activation = _resolving(sight)
    if activation is None or not isinstance(sight.action, Pass):
        return
    due = Counter[tuple[str, str, int]]()
    for op in effect_of(sight.before, activation).ops:
        if not isinstance(op, Counted) or op.verb not in ("damage", "gain"):
            continue
        points = _points(sight.before, activation, op)
        if points is None or op.what is not None or op.who not in ("you", "opponent", "each"):
            return
        due.update((op.verb, name, points) for name in whom(sight.before, op, activation.controller) if points > 0)
    done = Counter((event.kind, event.who, number_of(event, "points")) for event in sight.of("damage", "gain"))
    if done != due:
        yield f"{activation.card} gives {_told(done)} instead of {_told(due)}"


def _points(duel: Duel, activation: Activation, op: Counted) -> int | None:
    """A number as the text gives it; None for one that watches cannot follow."""
    if is_fixed(op.amount):
        return op.amount.number
    if op.amount.per is not None:
        counted = meant(duel, op.amount.per, activation.card, activation.controller)
        is_alone = len(effect_of(duel, activation).ops) == 1 and not op.amount.property
        return op.amount.number * len(counted) if is_alone and counted is not None else None
    card = duel.cards[activation.card]
    if op.amount.of != "this" or len(effect_of(duel, activation).ops) > 1:
        return None
    return printed_number(card, op.amount.property) if op.amount.original else number(duel, card, op.amount.property)


def _told(points: Counter[tuple[str, str, int]]) -> str:
    return " and ".join(f"{kind} {number} to {name}" for kind, name, number in sorted(points)) or "nothing"


DONE = {"destroy": ("destroyed",), "banish": ("banished",), "move": ("moved",)}
OF_THE_TEXT = ("502.1", "503.3", "700.3")
"""The rules under which a resolving effect destroys, banishes and moves."""


@book.watch(
    "301.1", "301.1.b", "301.2", "304.1", "304.1.a", "304.2", "304.2.a", "305.1", "306.1", "306.2",
    "403.1", "403.3", "404.1", "405.1", "407.1", "503.3",
)  # fmt: skip
def watch_what_effects_reach(sight: Sight) -> Iterator[str]:
    """An effect destroys, banishes or moves just the cards of which its text speaks."""
    activation = _resolving(sight)
    steps = () if activation is None else effect_of(sight.before, activation).ops
    if activation is None or len(steps) != 1 or is_anything_prevented(sight.before):
        return
    (step,) = steps
    due = _cards(sight.before, activation, step)
    if due is None or step.verb not in DONE or (isinstance(step, Placed) and step.to in ("field", "opponent")):
        return
    events = [event for event in sight.of(*DONE[step.verb]) if event.rule.rpartition("-")[2] in OF_THE_TEXT]
    done = sorted(fact(event, "card") for event in events)
    if done != due:
        yield f"{activation.card} reaches {', '.join(done) or 'nothing'} instead of {', '.join(due) or 'nothing'}"


def _cards(duel: Duel, activation: Activation, step: Step) -> list[str] | None:
    """The cards of a step, by name in order; None where print cannot tell."""
    if step.what is None or step.what.kind == "player":
        return None
    found = None
    if step.what.pick == "target":
        found = sorted(target.id for target in activation.targets)
    elif step.what.pick == "all":
        found = meant(duel, step.what, activation.card, activation.controller)
    if found is None or step.verb != "destroy":
        return found
    return [each for each in found if duel.cards[each].zone in ZONES["field"]]  # Nothing else is destroyed (502.1.R1).
