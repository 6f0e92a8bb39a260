"""Section 702: what is paid before a card is played, and (707.1) before an ignition effect is activated."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, product

from rules_db.engine.choices import Answers, Listed
from rules_db.engine.kernel import Refusal
from rules_db.engine.state.copying import copied
from rules_db.engine.trace import Trace
from rules_db.games.resummoned import properties
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.card_text.doing import Doing, Moment, bring_about
from rules_db.games.resummoned.card_text.entries import VERBS
from rules_db.games.resummoned.card_text.model import Selector, Step
from rules_db.games.resummoned.properties import found
from rules_db.games.resummoned.rules.c300_cards import cards, tributes
from rules_db.games.resummoned.rules.c300_cards.cards import refuse
from rules_db.games.resummoned.rules.c500_zones import zones
from rules_db.games.resummoned.state import Activation, Card, Duel, Reason, Task, effect_of


@book.rule("702.1", without=())
def cost_steps(duel: Duel, card: Card) -> tuple[Step, ...]:
    """A cost effect must be carried out directly before its card is played; all of them, as written (702.1.R1)."""
    return tuple(step for _, effect in properties.effects(card) if effect.type == "cost" for step in effect.ops)


def once_paid(paying: tuple[str, ...]) -> zones.Meanwhile:
    """How the field changes when the cost is paid with these cards."""
    return zones.Meanwhile(leaving=frozenset(paying))


def taken_for(step: Step) -> Selector | None:
    """Which cards of its player's choice a step is paid with; None where it takes none."""
    what = VERBS.paying(step.verb).taken(step)
    return None if what is None or what.pick == "this" else what


def payable_with(duel: Duel, what: Selector, activation: Activation) -> list[str]:
    """The cards that one step of a cost can be paid with."""
    return [card.id for card in found(duel, what, activation) if card.id != activation.card or what.zone == "field"]


def ways_to_pay(duel: Duel, steps: Sequence[Step], activation: Activation, reason: Reason) -> Iterator[tuple[str, ...]]:
    """Every choice of cards that pays all steps; one empty way where no cards are needed; none if it is impossible."""
    if not steps:
        yield ()
        return
    groups = [what for step in steps if (what := taken_for(step)) is not None]
    for picks in product(*(combinations(payable_with(duel, what, activation), what.count) for what in groups)):
        paying = tuple(each for group in picks for each in group)
        if _in_vain(duel, steps, activation, paying, reason) or _twice(steps, activation, paying):
            continue
        if _too_few_points(duel, steps, activation, paying, reason) is None:
            yield paying


def why_not_steps(
    duel: Duel, steps: Sequence[Step], activation: Activation, paying: tuple[str, ...], reason: Reason
) -> Refusal | None:
    """Why these steps cannot be carried out with these cards."""
    left = list(paying)
    for step in steps:
        if (what := taken_for(step)) is None:
            continue
        named, left = left[: what.count], left[what.count :]
        allowed = payable_with(duel, what, activation)
        if len(set(named)) < what.count or any(each not in allowed for each in named):
            return _wrong_cards(duel, step, what, activation, named, reason)
    if left:
        return refuse(reason.rule, too_many=list(left))
    if in_vain := _in_vain(duel, steps, activation, paying, reason):
        return refuse(reason.rule, moves_nothing=list(in_vain))
    if twice := _twice(steps, activation, paying):
        return refuse(reason.rule, twice=twice)
    return _too_few_points(duel, steps, activation, paying, reason)


def _wrong_cards(
    duel: Duel, step: Step, what: Selector, activation: Activation, named: list[str], reason: Reason
) -> Refusal:
    for each in named:
        if each in duel.cards and not tributes.may_be_given_up(what, duel.cards[each], activation.controller):
            return refuse("305.5", card=each, controller=duel.cards[each].keeper)
    return refuse(reason.rule, cost=step.verb, cards=list(named))


def _in_vain(
    duel: Duel, steps: Sequence[Step], activation: Activation, paying: Sequence[str], reason: Reason
) -> Sequence[str]:
    """The cards that a step would not move from where they lie (305.4.a.R1)."""
    host, left, found = duel.cards[activation.card], list(paying), []
    for step in steps:
        count = 0 if (what := taken_for(step)) is None else what.count
        named, left = ([host.id] if _names_itself(step) else left[:count]), left[count:]
        moves = VERBS.paying(step.verb).moves
        found += [each for each in named if not moves(duel.cards[each], host, reason)]
    return found


def _twice(steps: Sequence[Step], activation: Activation, paying: Sequence[str]) -> str | None:
    """A card with which two steps would be paid, None for none; what has gone for one pays for no other (305.4.R2)."""
    used = [*paying, *(activation.card for step in steps if _names_itself(step))]
    return next((each for each in used if used.count(each) > 1), None)


def _names_itself(step: Step) -> bool:
    return step.what is not None and step.what.pick == "this"


def _too_few_points(
    duel: Duel, steps: Sequence[Step], activation: Activation, paying: Sequence[str], reason: Reason
) -> Refusal | None:
    """Nobody pays life points that they do not have; each payment is judged when it comes (201.1.R1)."""
    if not any(VERBS.paying(step.verb).due(step) for step in steps):
        return None
    after, tasks = duel, due(duel, Trace(book), steps, activation, paying, reason)
    for task in reversed(tasks):
        amount = VERBS.paying((step := _step_of(after, task)).verb).due(step)
        points = properties.amount_of(after, amount, activation) if amount is not None else 0
        if not 0 <= points <= (left := after.players[activation.controller].life_points) and amount is not None:
            return refuse(reason.rule, cost=step.verb, points=points, life_points=left)
        if task is not tasks[0]:  # the last step to be paid, after which nothing is judged
            after = copied(duel) if after is duel else after
            _pay(after, Trace(book), task, Listed())
    return None


def why_not_pay(duel: Duel, player: str, name: str, paying: tuple[str, ...]) -> Refusal | None:
    """Why the cost effects of a card cannot be carried out with these cards."""
    return why_not_steps(duel, cost_steps(duel, duel.cards[name]), Activation(name, 0, player), paying, Reason.PLAY)


def due(
    duel: Duel, trace: Trace, steps: Sequence[Step], activation: Activation, paying: Sequence[str], reason: Reason
) -> list[Task]:
    """What is to be done to pay, for the agenda: the first step stands last. `paying` is shared out among them."""
    left, tasks = list(paying), []
    for at, step in enumerate(steps):
        what = taken_for(step)
        count = 0 if what is None else what.count
        named, left = ([activation.card] if _names_itself(step) else left[:count]), left[count:]
        tasks.append(Task("pay", replace(copied(activation), at=at), reason.name, named, cause=trace.cause))
    return tasks[::-1]


def pay_step(duel: Duel, trace: Trace, task: Task) -> None:
    """Carry out one step of a cost."""
    _pay(duel, trace, task, Answers(task.answers))


def _step_of(duel: Duel, task: Task) -> Step:
    activation = task.activation or Activation("", 0, "")
    steps = (
        cost_steps(duel, duel.cards[activation.card])
        if task.name == Reason.PLAY.name
        else effect_of(duel, activation).cost
    )
    return steps[activation.at]


def _pay(duel: Duel, trace: Trace, task: Task, answers: Answers) -> None:
    step, moment = _step_of(duel, task), Moment()
    if task.activation is not None:
        doing = Doing(duel, trace, task.activation, task.activation.at, Reason[task.name], answers, moment)
        VERBS.paying(step.verb).carry_out(doing, step, list(task.names))
    bring_about(duel, trace, moment, answers)


def after_paying(duel: Duel, steps: Sequence[Step], activation: Activation, paying: tuple[str, ...]) -> Duel:
    """The duel as it would be once these steps have been paid; the duel itself where that changes no target."""
    effect = duel.cards[activation.card].insert.effects[activation.effect]
    leaving = [activation.card for step in steps if _names_itself(step)]
    elsewhere = any(step.what and step.what.zone != "field" for step in effect.ops)
    if not any(elsewhere or cards.in_field(duel.cards[each]) for each in (*leaving, *paying)):
        return duel
    after = copied(duel)
    for task in reversed(due(after, Trace(book), steps, activation, paying, Reason.ACTIVATE)):
        _pay(after, Trace(book), task, Listed())
    return after
