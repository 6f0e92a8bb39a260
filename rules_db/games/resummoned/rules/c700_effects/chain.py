"""Sections 700 and 701: activating effects, the Chain, and resolving what is on top of it."""

from __future__ import annotations

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.trace import Trace
from rules_db.games.resummoned import happenings
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.card_text.model import Effect
from rules_db.games.resummoned.rules.c300_cards import cards
from rules_db.games.resummoned.rules.c700_effects import ignition, negation, targeting
from rules_db.games.resummoned.state import Duel, Link, Task, effect_of


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


def activate(duel: Duel, trace: Trace, link: Link, rule: str) -> None:
    """Put an effect onto the Chain, its targets declared."""
    effect = effect_of(duel, link)
    if not goes_onto_the_chain(effect):
        return
    duel.used.append(f"{link.card}/{link.effect}")
    link.stays = [target.stay for target in targeting.as_targets(duel, [link.card, link.it])]
    targets = [target.id for target in link.targets]
    event = happenings.happen(duel, trace, "effect", rule, link.controller, card=link.card, targets=list(targets))
    duel.chain.append(link)
    with trace.because(event):
        for name in targets:
            happenings.happen(duel, trace, "targeted", "709.2", link.controller, card=name)


@book.rule("701.2")
def in_chain_order(duel: Duel, waiting: list[Link]) -> list[Link] | None:
    """The effects of the player who has priority go onto the Chain first, the others follow clockwise."""
    order = duel.clockwise_from(duel.priority)
    return sorted((link for link in waiting if link.controller in order), key=lambda link: order.index(link.controller))


@book.rule("701.2.a", without=False)
def chooses_own_order() -> bool:
    """A player decides the order of their own effects."""
    return True


def activate_waiting(duel: Duel, trace: Trace, answers: Answers) -> None:
    """Activate the trigger effects whose conditions have been met (603.2), all together."""
    ready: list[Link] = []
    for link in filter(lambda each: _can_be_activated(duel, each), duel.waiting):
        if not ignition.is_used_up(duel, link, ready) and _wants(duel, link, answers):
            ready.append(link)
    in_order = in_chain_order(duel, ready)
    arranged = _arranged(duel, ready if in_order is None else in_order, answers)
    chosen = [(link, _declared(duel, link, answers)) for link in arranged]
    duel.waiting = []
    for link, targets in chosen:
        link.targets = targeting.as_targets(duel, targets)
        activate(duel, trace, link, "603.2")


def _can_be_activated(duel: Duel, link: Link) -> bool:
    """Whether a waiting effect has somebody to activate it and something to target, and is not negated."""
    if duel.players[link.controller].lost or targeting.has_to_target(duel, effect_of(duel, link), link):
        return False
    return not negation.is_silent(duel, duel.cards[link.card])


def _wants(duel: Duel, link: Link, answers: Answers) -> bool:
    """An effect that its text makes optional is the player's choice."""
    if not effect_of(duel, link).optional:
        return True
    choice = Choice(link.controller, "may", "706.1", ["use it", "leave it"], about=link.card)
    return answers.ask(choice) == ["use it"]


def _arranged(duel: Duel, links: list[Link], answers: Answers) -> list[Link]:
    ordered: list[Link] = []
    for player in dict.fromkeys(link.controller for link in links):
        own = [link for link in links if link.controller == player]
        while own and chooses_own_order():
            names = [_called(duel, link) for link in own]
            first = answers.ask_one(Choice(player, "effect", "701.2.a", list(dict.fromkeys(names))))
            ordered.append(own.pop(names.index(first)))
        ordered += own
    return ordered


def _called(duel: Duel, link: Link) -> str:
    """What a player calls a trigger effect: "Wolf's effect", "Wolf's effect 2" for the second one of the card."""
    printed = cards.printed_effects(duel.cards[link.card].insert)
    number = sum(effect.type == "trigger" for effect in printed[: link.effect]) + 1
    return f"{link.card}'s effect {number}" if number > 1 else f"{link.card}'s effect"


def _declared(duel: Duel, link: Link, answers: Answers) -> list[str]:
    """The targets that the controller of a trigger effect declares for it, group by group."""
    targets: list[str] = []
    for group in targeting.target_groups(effect_of(duel, link)):
        names = targeting.candidates(duel, group, link)
        least = 0 if group.up_to else group.count
        choice = Choice(link.controller, "target", "709.2", names, least, group.count, link.card)
        targets += answers.ask(choice)
    return targets


def resolve_top(duel: Duel, trace: Trace) -> None:
    """Take the top effect off the Chain and carry it out, unless a target is invalid."""
    link = duel.chain.pop(next_to_resolve())
    invalid = targeting.invalid_targets(duel, effect_of(duel, link), link)
    duel.agenda.append(Task("check"))
    if invalid:
        trace.emit("not resolved", "701.3", link.controller, card=link.card, invalid=list(invalid))
        return
    resolve(duel, trace, link)


@book.rule("700.3")
def resolve(duel: Duel, trace: Trace, link: Link) -> None:
    """An effect that resolves comes off the Chain, and the state changes as it says."""
    event = trace.emit("resolved", "700.3", link.controller, card=link.card)
    duel.agenda.append(Task("effect", link=link, cause=event.number))
