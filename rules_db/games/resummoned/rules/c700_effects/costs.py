"""What is paid before a card is played (702.1) or an ignition effect is activated (707.1)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from rules_db.engine.choices import Listed
from rules_db.engine.kernel import Refusal
from rules_db.engine.state.copying import copied
from rules_db.engine.trace import Trace
from rules_db.games.resummoned import happenings, moving, properties
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.card_text.conditions import found
from rules_db.games.resummoned.card_text.model import Op, Selector
from rules_db.games.resummoned.rules.c200_players import players
from rules_db.games.resummoned.rules.c300_cards import cards
from rules_db.games.resummoned.rules.c300_cards.cards import refuse
from rules_db.games.resummoned.rules.c500_zones import discarding
from rules_db.games.resummoned.state import Card, Duel, Link, Zone


@book.rule("702.1", without=())
def cost_steps(duel: Duel, card: Card) -> tuple[Op, ...]:
    """A cost effect must be carried out directly before its card is played; all of them, as written (702.1.R1)."""
    return tuple(op for _, effect in properties.effects(card) if effect.type == "cost" for op in effect.ops)


def aside(paying: tuple[str, ...]) -> frozenset[str]:
    """The cards that have left their zones when the cost is paid."""
    return frozenset(paying)


@book.rule("305.5", without=True)
def may_tribute(card: Card, player: str) -> bool:
    """A player tributes only cards that they control."""
    return cards.controller_of(card) == player


def asked_for(steps: tuple[Op, ...]) -> list[tuple[str, Selector]]:
    """The steps that are paid with cards of the player's choice: the verb, and which cards it takes."""
    taken = [(op.verb, op.what) for op in map(discard_selector, steps)]
    return [(verb, what) for verb, what in taken if what is not None and what.pick != "this"]


def payable_with(duel: Duel, verb: str, what: Selector, link: Link) -> list[str]:
    """The cards that one step of a cost can be paid with."""
    chosen = [card for card in found(duel, what, link) if card.id != link.card or what.zone == "field"]
    if verb == "tribute":
        chosen = [card for card in chosen if may_tribute(card, link.controller) or what.of == "opponent"]
    return [card.id for card in chosen]


def discard_selector(op: Op) -> Op:
    """A discard as a cost, with the hand of its player to choose from."""
    if op.verb != "discard" or op.what is not None:
        return op
    what = Selector("choose", op.amount.number, zone="hand", of="you")
    return Op(op.verb, what, op.who, op.amount, property=op.property)


def ways_to_pay(duel: Duel, steps: tuple[Op, ...], link: Link) -> Iterator[tuple[str, ...]]:
    """Every choice of cards that pays all steps; one empty way where no cards are needed; none if it is impossible."""
    lists = [combinations(payable_with(duel, verb, what, link), what.count) for verb, what in asked_for(steps)]
    for picks in product(*lists):
        flat = tuple(each for group in picks for each in group)
        if len(set(flat)) == len(flat):
            yield flat


def why_not_steps(duel: Duel, steps: tuple[Op, ...], link: Link, paying: tuple[str, ...], rule: str) -> Refusal | None:
    """Why these steps cannot be carried out with these cards."""
    left = list(paying)
    for verb, what in asked_for(steps):
        named, left = left[: what.count], left[what.count :]
        allowed = payable_with(duel, verb, what, link)
        if len(set(named)) < what.count or any(each not in allowed for each in named):
            return _refusal(duel, verb, link, named, rule)
    if left or len(set(paying)) < len(paying):
        return refuse(rule, too_many=list(left))
    return None


def _refusal(duel: Duel, verb: str, link: Link, named: list[str], rule: str) -> Refusal:
    if verb == "tribute":
        for each in named:
            if each in duel.cards and not may_tribute(duel.cards[each], link.controller):
                return refuse("305.5", card=each, controller=duel.cards[each].keeper)
    return refuse(rule, cost=verb, cards=list(named))


def why_not_pay(duel: Duel, player: str, name: str, paying: tuple[str, ...]) -> Refusal | None:
    """Why the cost effects of a card cannot be carried out with these cards."""
    return why_not_steps(duel, cost_steps(duel, duel.cards[name]), Link(name, 0, player), paying, "702.1")


def pay(duel: Duel, trace: Trace, card: Card, player: str, paying: tuple[str, ...]) -> None:
    """Carry out the cost effects of a card that is about to be played."""
    carry_out(duel, trace, cost_steps(duel, card), Link(card.id, 0, player), paying, "702.1")


def carry_out(duel: Duel, trace: Trace, steps: tuple[Op, ...], link: Link, paying: tuple[str, ...], rule: str) -> None:
    """Pay, with the cards in the order of the steps."""
    left = list(paying)
    for op in map(discard_selector, steps):
        if op.what is None:
            players.change_life_points(duel, link.controller, -op.amount.number)
            happenings.happen(duel, trace, "paid", rule, link.controller, points=op.amount.number)
            continue
        if op.what.pick == "this":
            named = [link.card]
        else:
            named, left = left[: op.what.count], left[op.what.count :]
        moves = [cost_move(duel, op, each, link, rule) for each in named]
        moving.move_all(duel, trace, [move for move in moves if move], Listed())


def cost_move(duel: Duel, op: Op, card: str, link: Link, rule: str) -> moving.Move | None:
    """Where a card goes that pays for a step."""
    if op.verb == "tribute":
        return tribute_move(duel, card, link.card, link.controller, rule)
    if op.verb == "discard":
        return discarding.discarding(card, link.controller)
    if op.verb == "banish":
        return discarding.banishing(card, link.controller)
    return moving.Move(card, Zone.GRAVEYARD, "destroyed", "502.1", who=link.controller)


@book.rule("305.4", without=False)
def goes_beneath(host: Card, rule: str) -> bool:
    """A tributed card goes beneath the card whose effect triggered the tribute, or which is just being played."""
    return cards.in_field(host) or rule == "702.1"


@book.rule("305.4.a", without=False)
def tributes_itself(card: str, host: str) -> bool:
    """A card that tributes itself goes to the Graveyard Zone instead."""
    return card == host


def tribute_move(duel: Duel, card: str, host: str, who: str, rule: str) -> moving.Move | None:
    """Where a tributed card goes; a card that is neither in play nor being played holds no tributes (305.4.R1).

    `rule` says what the tribute is for: 702.1 where the host is being played.
    """
    beneath = goes_beneath(duel.cards[host], rule)
    if tributes_itself(card, host):
        return moving.Move(card, Zone.GRAVEYARD, "tributed", "305.4.a", who=who)
    if card == host:
        return None
    if beneath:
        return moving.Move(card, Zone.BENEATH, "tributed", "305.4", keeper=who, host=host, who=who)
    return moving.Move(card, Zone.GRAVEYARD, "tributed", "305.4", who=who)


def after_paying(duel: Duel, steps: tuple[Op, ...], link: Link, paying: tuple[str, ...]) -> Duel:
    """The duel as it would be once these steps have been paid; the duel itself where that changes no target."""
    effect = duel.cards[link.card].insert.effects[link.effect]
    leaving = [link.card for op in steps if op.what and op.what.pick == "this"]
    elsewhere = any(op.what and op.what.zone != "field" for op in effect.ops)
    if not any(elsewhere or cards.in_field(duel.cards[each]) for each in (*leaving, *paying)):
        return duel
    after = copied(duel)
    carry_out(after, Trace(book), steps, link, paying, "707.1")
    return after
