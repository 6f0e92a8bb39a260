"""Effects from their activation to the end of their card: the chain is built, and resolves."""

from __future__ import annotations

from itertools import combinations, product

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.kernel import Plain, Refusal
from rules_db.engine.trace import Trace
from rules_db.games.ttcg import happenings, moving, properties, scoring, views
from rules_db.games.ttcg.book import book
from rules_db.games.ttcg.card_text.model import Effect, Selector, fewest
from rules_db.games.ttcg.rules.c2_1_terms import cards, chains, places, status
from rules_db.games.ttcg.rules.c2_2_basic_rules import activating, chain, overruling, types
from rules_db.games.ttcg.state import Activation, Card, Table, Target, Task, Zone, effect_of


def why_not_activate(table: Table, card: Card, place: int, player: str, by: Activation | None = None) -> Refusal | None:
    """Why an effect may not be activated now, whatever it would be aimed at; `by` is one that has been set off."""
    effect = card.printed.effects[place]
    is_read_here = by is None or not by.is_by_own_end
    if is_read_here and card.player != player:
        return book.refuse("2.2.5.3", card=card.id, player=card.player)
    if is_read_here and (refusal := _why_not_as_it_lies(table, card, effect, by is None)):
        return refusal
    return (
        types.MOMENTS[effect.type](table, card, effect, player)
        or _unmet(table, card, effect, player)
        or activating.used_up(table, card, place, effect)
        or overruling.forbidden_to_card(table, "activate effects", card)
        or overruling.forbidden_to_player(table, "activate effects", player)
    )


def _why_not_as_it_lies(table: Table, card: Card, effect: Effect, at_will: bool) -> Refusal | None:
    return (
        activating.why_not_there(table, card, effect, at_will)
        or activating.creature_is_upright(table, card, effect)
        or activating.card_is_upright(table, card, effect)
    )


def _unmet(table: Table, card: Card, effect: Effect, player: str) -> Refusal | None:
    """The refusal where a condition in the text is not met."""
    if not effect.tests or properties.all_hold(table, effect.tests, Activation(card.id, 0, player)):
        return None
    return book.refuse("2.1.28", card=card.id, condition_met=False)


def activation_of(table: Table, card: str, place: int, player: str) -> Activation:
    """An activation at will; a Counter is about the card of the effect that it answers, or about the attacker."""
    activation = Activation(card, place, player)
    waiting = chains.actions_that_wait(table)
    if table.cards[card].printed.effects[place].type == "counter":
        activation.it = waiting[-1].card if waiting else table.attack.attacker.id if table.attack else ""
    return activation


def candidates(table: Table, what: Selector, by: Activation) -> list[str]:
    """Every card or player at which an effect can be aimed."""
    if what.kind == "player":
        names = table.seats if what.of == "any" else [table.other(by.player)]
        return list(names)
    found = properties.found(table, chain.as_any(what), by)
    return [card.id for card in found if overruling.forbidden_to_card(table, "be chosen", card) is None]


def ways_to_aim(table: Table, effect: Effect, by: Activation) -> list[tuple[str, ...]]:
    """Every choice of targets, each once; [()] for an effect that is aimed at nothing, [] where something is missing.

    What is named is taken as the targets of the first words that ask for some, then of those that follow.
    """
    aims = chain.targeted(effect)
    if not aims:
        return [()]
    lists = []
    for what in aims:
        names = candidates(table, what, by)
        lists.append([pick for size in range(fewest(what), what.count + 1) for pick in combinations(names, size)])
    return list(dict.fromkeys(tuple(each for pick in picks for each in pick) for picks in product(*lists)))


def why_not_aimed(table: Table, effect: Effect, by: Activation, targets: tuple[str, ...]) -> Refusal | None:
    """Why an effect may not be aimed at these."""
    number, left = "2.2.5.9.d" if effect.type == "equip" else "2.1.28", list(targets)
    for what in chain.targeted(effect):
        allowed = candidates(table, what, by)
        named, left = left[: what.count], left[what.count :]
        if len(set(named)) < max(fewest(what), len(named)) or any(each not in allowed for each in named):
            known: list[Plain] = [views.known_as(table, by.player, each) for each in allowed]
            return book.refuse(number, card=by.card, targets=list(targets), to_choose_from=known)
    return book.refuse(number, card=by.card, too_many=list(left)) if left else None


def activate(table: Table, trace: Trace, activation: Activation, targets: tuple[str, ...]) -> None:
    """Tap what has to be tapped, and add the effect to the chain."""
    card, effect = table.cards[activation.card], effect_of(table, activation)
    activation.targets = [table.target(each) for each in targets]
    activation.spot, activation.stay, activation.since = card.zone, card.stay, table.tick()
    table.used.append(f"{card.id}/{activation.effect}")
    number = types.NUMBERS[effect.type]
    event = happenings.happen(
        table, trace, "activated", number, activation.player, card=card.id, effect=activation.effect + 1,
        targets=list(targets),
    )  # fmt: skip
    chains.join_chain(table, activation)
    with trace.because(event):
        _tap_for(table, trace, card, effect, number)
        for each in targets:
            happenings.happen(table, trace, "chosen", number, activation.player, card=each)


def _tap_for(table: Table, trace: Trace, card: Card, effect: Effect, number: str) -> None:
    if card.tapped or card.above:
        return
    if activating.taps_creature(card):
        tap(table, trace, card, "2.2.5.6.a")
    elif cards.is_magic(card) and types.taps_magic(effect, card):
        tap(table, trace, card, number)


def tap(table: Table, trace: Trace, card: Card, rule: str) -> None:
    """Rotate an upright card on the field sideways."""
    if card.tapped or card.zone not in activating.FIELD:
        return
    status.rotate(table, card, True)
    happenings.happen(table, trace, "tapped", rule, card.player, card=card.id)


def untap(table: Table, trace: Trace, card: Card, rule: str) -> None:
    """Rotate a card that lies sideways back."""
    if not card.tapped or card.zone not in activating.FIELD:
        return
    status.rotate(table, card, False)
    happenings.happen(table, trace, "untapped", rule, card.player, card=card.id)


def add_waiting(table: Table, trace: Trace, answers: Answers) -> bool:
    """Activate the effects that have been set off, one after the other (2.2.5.4.R1); whether any was added."""
    ready = [each for each in table.waiting if _may_join(table, each)]
    ordered = []
    for player in (table.turn_player, table.other(table.turn_player)):
        ordered += _in_order(table, [each for each in ready if each.player == player], answers)
    chosen = [(each, _aimed(table, each, answers)) for each in ordered if _is_wanted(table, each, answers)]
    table.waiting = []
    count = len(table.chain)
    for activation, targets in chosen:
        if targets is not None and _may_join(table, activation):
            activate(table, trace, activation, targets)
            table.priority = table.other(activation.player)
    return len(table.chain) > count


def _may_join(table: Table, activation: Activation) -> bool:
    """Whether a waiting effect may be activated; one whose card has been away since is lost (2.2.5.8.c)."""
    card = table.cards[activation.card]
    if not activation.is_by_own_end and card.stay != activation.stay:
        return False
    return why_not_activate(table, card, activation.effect, activation.player, activation) is None


def _in_order(table: Table, own: list[Activation], answers: Answers) -> list[Activation]:
    """The order that the player of these effects likes."""
    left, ordered = list(own), []
    while left:
        names = [called(each) for each in left]
        options = list(dict.fromkeys(names))
        first = answers.ask_one(Choice(left[0].player, "effect", "2.2.5.4", options))
        ordered.append(left.pop(names.index(first)))
    return ordered


def called(activation: Activation) -> str:
    """What a player calls an effect: "Wolf's effect 2"."""
    return f"{activation.card}'s effect {activation.effect + 1}"


def _is_wanted(table: Table, activation: Activation, answers: Answers) -> bool:
    """Only where the text says that the effect may be activated, its player decides that (2.1.33.R1)."""
    if not effect_of(table, activation).is_optional:
        return True
    choice = Choice(activation.player, "may", "2.1.33", ["use it", "leave it"], about=activation.card)
    return answers.ask(choice) == ["use it"]


def _aimed(table: Table, activation: Activation, answers: Answers) -> tuple[str, ...] | None:
    """What a triggered effect is aimed at; None where there is too little."""
    names: list[str] = []
    for what in chain.targeted(effect_of(table, activation)):
        options = candidates(table, what, activation)
        if len(options) < fewest(what):
            return None
        asked = Choice(activation.player, "target", "2.1.28", options, fewest(what), what.count, activation.card)
        names += answers.ask(asked)
    return tuple(names)


def resolve_next(table: Table, trace: Trace) -> None:
    """Take the next effect off the chain; it does what it says, or nothing (2.2.5.4.a)."""
    activation = table.chain.pop(chain.next_to_resolve(table.chain))
    why = chain.why_invalid(table, activation)
    if why is not None:
        event = trace.emit("did nothing", "2.2.5.4.a", activation.player, card=activation.card, because_of=why)
        if not chain.counts_as_activated():
            table.used.remove(f"{activation.card}/{activation.effect}")
        with trace.because(event):
            end_effect(table, trace, activation)
        return
    _keep_valid(table, activation)
    event = trace.emit("resolved", "2.2.5.4", activation.player, card=activation.card, effect=activation.effect + 1)
    table.agenda.append(Task("effect", activation, cause=event.number))


def _keep_valid(table: Table, activation: Activation) -> None:
    """If part of what it was aimed at is gone, it works on the rest."""
    effect = effect_of(table, activation)
    valid = set(chain.valid_targets(table, effect, activation))
    activation.targets = [target if at in valid else Target("") for at, target in enumerate(activation.targets)]


def stay(table: Table, trace: Trace, activation: Activation) -> None:
    """What stays active once it has resolved does so, if its card is still on the field."""
    card, effect = table.cards[activation.card], effect_of(table, activation)
    if card.stay == activation.stay and (card.zone in activating.FIELD or card.above):
        _stay(table, trace, card, activation, effect)


def end_effect(table: Table, trace: Trace, activation: Activation) -> None:
    """A magic card goes to the discard pile unless it stays active (2.2.5.7.R1)."""
    card, effect = table.cards[activation.card], effect_of(table, activation)
    was_there = activation.spot in (*activating.FIELD, Zone.HAND) and card.stay == activation.stay
    if was_there and not card.above and not _keeps_its_place(card, effect) and activating.is_used_up(card):
        to = places.where_used_cards_lie()
        moving.send(table, trace, [moving.Move(card.id, to, "used up", "2.2.5.7")])
    scoring.check(table, trace)


def _keeps_its_place(card: Card, effect: Effect) -> bool:
    return activating.stays_as_continuous(effect) or (effect.type == "equip" and types.is_attached(card))


def _stay(table: Table, trace: Trace, card: Card, activation: Activation, effect: Effect) -> None:
    """A Continuous effect becomes active; an Equip card is attached to its target, and becomes active."""
    if effect.type == "continuous":
        types.stays_active(table, card, activation.effect)
        card.since = activation.since
    elif effect.type == "equip" and activation.targets and activation.targets[0].id:
        host = table.cards[activation.targets[0].id]
        status.attach(table, card, host)
        if card.host:
            types.remains_active(table, card, activation.effect)
            card.since = activation.since
            happenings.happen(table, trace, "equipped", "2.1.30", card.player, card=card.id, host=host.id)
