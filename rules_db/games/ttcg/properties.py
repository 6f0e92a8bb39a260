"""The present numbers of a card: what is printed, and the changes that are in force."""

from __future__ import annotations

from dataclasses import replace

from rules_db.games.ttcg.card_text.model import Amount, Changed, Selector, Test
from rules_db.games.ttcg.rules.c2_1_terms import cards, status
from rules_db.games.ttcg.standing import InForce, in_force
from rules_db.games.ttcg.state import Activation, Card, Facing, Table, Zone

NUMBERS = ("level", "attack", "defense")

PRINTED = {
    "level": lambda card: cards.stars(card.printed),
    "attack": lambda card: cards.printed_attack(card.printed),
    "defense": lambda card: cards.printed_defense(card.printed),
}


def number(table: Table, card: Card, property_: str) -> int:
    """The level, attack or defense of a creature at the moment, never below 0; 0 for a magic card."""
    if not cards.is_creature(card):
        return 0
    value = PRINTED[property_](card)
    for each in in_force(table, Changed, property_):
        if is_reached(table, card, each):
            amount = amount_in_force(table, each)
            value = amount if each.step.sets else value + amount  # type: ignore[attr-defined]
    return max(value, 0)


def amount_in_force(table: Table, each: InForce) -> int:
    """By how much a change in force changes, or to what."""
    assert isinstance(each.step, Changed)
    return amount_of(table, each.step.amount, each.by) if each.amount is None else each.amount


def is_reached(table: Table, card: Card, each: InForce) -> bool:
    """Whether a step in force is about a card, which may be immune to it."""
    if each.on is not None:
        reached = card.id in each.on
    else:
        reached = each.step.what is not None and matches(table, card, each.step.what, each.by)
    return reached and not status.is_immune(table, card, each.by)


def amount_of(table: Table, amount: Amount, by: Activation) -> int:
    """The number that a step uses, given the effect that it belongs to."""
    if amount.per is not None:
        return amount_of(table, replace(amount, per=None), by) * len(found(table, amount.per, by))
    if not amount.property:
        return amount.number
    if amount.property == "amount":
        return by.amount
    card = named(table, amount.of, by)
    return 0 if card is None else PRINTED[amount.property](card)


def named(table: Table, pick: str, by: Activation) -> Card | None:
    """The card that a text points to with this, it, that or host; None where there is none (any more)."""
    if pick == "host":
        id_ = table.cards[by.card].host
    else:
        id_ = {"this": by.card, "it": by.it, "that": by.targets[0].id if by.targets else ""}[pick]
    return table.cards.get(id_)


def matches(table: Table, card: Card, what: Selector, by: Activation) -> bool:
    """Whether a selector speaks of a card, wherever it looks for it."""
    if what.pick in ("this", "it", "that", "host"):
        return named(table, what.pick, by) is card
    return (
        _lies_there(card, what, by)
        and is_of_kind(card, what.kind)
        and _is_like(card, what)
        and (not what.property or _in_bounds(number(table, card, what.property), what.least, what.most))
    )


def _lies_there(card: Card, what: Selector, by: Activation) -> bool:
    if what.another and card.id == by.card:
        return False
    if what.of != "any" and (card.player == by.player) != (what.of == "you"):
        return False
    if what.zone == "field":
        return card.zone in (Zone.CREATURE, Zone.MAGIC)
    return card.zone == what.zone


def is_of_kind(card: Card, kind: str) -> bool:
    """Whether a card is a creature or a magic card, as a text may ask; a face-down one by the zone that it lies in."""
    if kind == "card":
        return True
    if card.is_face_down:
        return (card.zone is Zone.CREATURE) == (kind == "creature")
    return cards.is_creature(card) if kind == "creature" else cards.is_magic(card)


def _is_like(card: Card, what: Selector) -> bool:
    if what.facing and card.is_face_down != (what.facing == Facing.DOWN):
        return False
    if what.is_tapped is not None and bool(card.tapped) != what.is_tapped:
        return False
    if not (what.type or what.sub_type or what.name or what.property):
        return True
    return not card.is_face_down and _reads(card, what)


def _reads(card: Card, what: Selector) -> bool:
    """What only the front of a card tells."""
    return (
        what.type in ("", card.printed.type)
        and what.name in ("", card.printed.name)
        and (not what.sub_type or what.sub_type in cards.sub_types_of(card))
        and (not what.property or cards.is_creature(card))
    )


def _in_bounds(value: int, least: int | None, most: int | None) -> bool:
    return (least is None or value >= least) and (most is None or value <= most)


def found(table: Table, what: Selector, by: Activation) -> list[Card]:
    """The cards that a selector speaks of, in a fixed order; piles from the top."""
    if what.pick in ("this", "it", "that", "host"):
        card = named(table, what.pick, by)
        return [] if card is None or card.zone is Zone.NOWHERE else [card]
    return [card for card in _where(table, what.zone) if matches(table, card, what, by)]


def _where(table: Table, zone: str) -> list[Card]:
    if zone == "field":
        return table.on_field()
    pile = {"hand": "hand", "deck": "deck", "discard pile": "discard"}.get(zone, "")
    if not pile:
        return [table.cards[id_] for card in table.on_field() for id_ in card.under]
    return [table.cards[id_] for name in table.seats for id_ in reversed(getattr(table.players[name], pile))]


def holds(table: Table, test: Test, by: Activation) -> bool:
    """Whether a condition holds now, seen by the player of an effect."""
    who = table.other(by.player) if test.who == "opponent" else by.player
    if test.what == "control":
        return _in_bounds(len(found(table, test.selector, by)), test.least, test.most)
    if test.what == "points":
        return _in_bounds(table.players[who].points, test.least, test.most)
    if test.what == "hand":
        return _in_bounds(len(table.players[who].hand), test.least, test.most)
    if test.what == "phase":
        return table.phase == test.phase
    if test.what == "turn":
        return table.turn_player == who
    return table.attack is not None if test.what == "attack" else bool(table.chain)


def all_hold(table: Table, tests: tuple[Test, ...], by: Activation) -> bool:
    return all(holds(table, test, by) for test in tests)


def fits_trigger(table: Table, card: Card, what: Selector, by: Activation, elsewhere: str = "") -> bool:
    """Whether a trigger is about a card as it lies; `elsewhere` is the zone where it goes, or came from."""
    if what.pick in ("this", "host"):
        return named(table, what.pick, by) is card
    return (
        (what.of == "any" or (card.player == by.player) == (what.of == "you"))
        and not (what.another and card.id == by.card)
        and _is_where_a_trigger_looks(card, what, elsewhere)
        and is_of_kind(card, what.kind)
        and _is_like(card, what)
        and (not what.property or _in_bounds(number(table, card, what.property), what.least, what.most))
    )


def _is_where_a_trigger_looks(card: Card, what: Selector, elsewhere: str) -> bool:
    """A trigger that names no place looks everywhere; a card under another one is no creature (2.2.6.5.R1)."""
    if card.above and what.kind != "card":
        return False
    if what.zone != "field":
        return what.zone in (card.zone, elsewhere)
    on_field = (Zone.CREATURE, Zone.MAGIC, Zone.UNDER)
    return what.of == "any" or card.zone in on_field or elsewhere in on_field
