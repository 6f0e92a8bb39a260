"""Sections 700 and 701: activating effects, the Chain, and resolving what is on top of it."""

from __future__ import annotations

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.trace import Trace
from rules_db.games.resummoned import happenings
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.card_text.model import Effect
from rules_db.games.resummoned.rules.c300_cards import cards
from rules_db.games.resummoned.rules.c700_effects import ignition, negation, targeting
from rules_db.games.resummoned.state import Activation, Duel, Task, effect_of


@book.rule("700.1")
def effect_types() -> tuple[str, ...] | None:
    """There are five types of effects."""
    return ("cost", "flip", "continuous", "trigger", "ignition")


@book.rule("700.2", without=False)
def goes_onto_the_chain(effect: Effect) -> bool:
    """Activating an ignition or trigger effect puts it onto the Chain."""
    return effect.type in ("ignition", "trigger")


@book.rule("701.1", without=0)
def next_to_resolve() -> int:
    """Whichever effect came first leaves the Chain last: the place of the one that is on top."""
    return -1


def activate(duel: Duel, trace: Trace, activation: Activation, rule: str) -> None:
    """Put an effect onto the Chain, its targets declared."""
    effect = effect_of(duel, activation)
    if not goes_onto_the_chain(effect):
        return
    duel.used.append(f"{activation.card}/{activation.effect}")
    activation.stays = [target.stay for target in targeting.as_targets(duel, [activation.card, activation.it])]
    targets = [target.id for target in activation.targets]
    event = happenings.happen(
        duel, trace, "effect", rule, activation.controller, card=activation.card, targets=list(targets)
    )
    duel.chain.append(activation)
    with trace.because(event):
        for name in targets:
            happenings.happen(duel, trace, "targeted", "709.2", activation.controller, card=name)


@book.rule("701.2")
def in_chain_order(duel: Duel, waiting: list[Activation]) -> list[Activation] | None:
    """The effects of the player who has priority go onto the Chain first, the others follow clockwise."""
    order = duel.clockwise_from(duel.priority)
    return sorted(
        (activation for activation in waiting if activation.controller in order),
        key=lambda activation: order.index(activation.controller),
    )


@book.rule("701.2.a", without=False)
def chooses_own_order() -> bool:
    """A player decides the order of their own effects."""
    return True


def activate_waiting(duel: Duel, trace: Trace, answers: Answers) -> None:
    """Activate the trigger effects whose conditions have been met (603.2), all together."""
    ready: list[Activation] = []
    for activation in filter(lambda each: _can_be_activated(duel, each), duel.waiting):
        if not ignition.is_used_up(duel, activation, ready) and _wants(duel, activation, answers):
            ready.append(activation)
    in_order = in_chain_order(duel, ready)
    arranged = _arranged(duel, ready if in_order is None else in_order, answers)
    chosen = [(activation, _declared(duel, activation, answers)) for activation in arranged]
    duel.waiting = []
    for activation, targets in chosen:
        activation.targets = targeting.as_targets(duel, targets)
        activate(duel, trace, activation, "603.2")


def _can_be_activated(duel: Duel, activation: Activation) -> bool:
    """Whether a waiting effect has somebody to activate it and something to target, and is not negated."""
    if duel.players[activation.controller].lost or targeting.has_to_target(
        duel, effect_of(duel, activation), activation
    ):
        return False
    return not negation.is_silent(duel, duel.cards[activation.card])


def _wants(duel: Duel, activation: Activation, answers: Answers) -> bool:
    """An effect that its text makes optional is the player's choice."""
    if not effect_of(duel, activation).optional:
        return True
    choice = Choice(activation.controller, "may", "706.1", ["use it", "leave it"], about=activation.card)
    return answers.ask(choice) == ["use it"]


def _arranged(duel: Duel, activations: list[Activation], answers: Answers) -> list[Activation]:
    ordered: list[Activation] = []
    for player in dict.fromkeys(activation.controller for activation in activations):
        own = [activation for activation in activations if activation.controller == player]
        while own and chooses_own_order():
            names = [_called(duel, activation) for activation in own]
            first = answers.ask_one(Choice(player, "effect", "701.2.a", list(dict.fromkeys(names))))
            ordered.append(own.pop(names.index(first)))
        ordered += own
    return ordered


def _called(duel: Duel, activation: Activation) -> str:
    """What a player calls a trigger effect: "Wolf's effect", "Wolf's effect 2" for the second one of the card."""
    printed = cards.printed_effects(duel.cards[activation.card].insert)
    number = sum(effect.type == "trigger" for effect in printed[: activation.effect]) + 1
    return f"{activation.card}'s effect {number}" if number > 1 else f"{activation.card}'s effect"


def _declared(duel: Duel, activation: Activation, answers: Answers) -> list[str]:
    """The targets that the controller of a trigger effect declares for it, group by group."""
    targets: list[str] = []
    for group in targeting.target_groups(effect_of(duel, activation)):
        names = targeting.candidates(duel, group, activation)
        least = 0 if group.up_to else group.count
        choice = Choice(activation.controller, "target", "709.2", names, least, group.count, activation.card)
        targets += answers.ask(choice)
    return targets


def resolve_top(duel: Duel, trace: Trace) -> None:
    """Take the top effect off the Chain and carry it out, unless a target is invalid."""
    activation = duel.chain.pop(next_to_resolve())
    invalid = targeting.invalid_targets(duel, effect_of(duel, activation), activation)
    duel.agenda.append(Task("check"))
    if invalid:
        trace.emit("not resolved", "701.3", activation.controller, card=activation.card, invalid=list(invalid))
        return
    resolve(duel, trace, activation)


@book.rule("700.3")
def resolve(duel: Duel, trace: Trace, activation: Activation) -> None:
    """An effect that resolves comes off the Chain, and the state changes as it says."""
    event = trace.emit("resolved", "700.3", activation.controller, card=activation.card)
    duel.agenda.append(Task("effect", activation=activation, cause=event.number))
