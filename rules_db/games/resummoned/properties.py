"""The present value of each property of a card: what is printed, and then the changes that are in force (104.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar, cast

from rules_db.games.resummoned import circles, lasting
from rules_db.games.resummoned.card_text.model import Amount, Changed, Effect, Negated, Selector, Step, topic
from rules_db.games.resummoned.card_text.reading import standing_steps
from rules_db.games.resummoned.rules.c100_prerequisites import objects
from rules_db.games.resummoned.rules.c300_cards import cards, tributes
from rules_db.games.resummoned.rules.c400_monsters import monsters
from rules_db.games.resummoned.rules.c500_zones import zone_kinds
from rules_db.games.resummoned.rules.c700_effects import negation
from rules_db.games.resummoned.rules.c700_effects.continuous import continuous_applies
from rules_db.games.resummoned.state import DOWN, FIELD, MONSTER, Activation, Card, Duel, Lasting, Target

NUMBERS = ("ATK", "DEF", "level")

TYPE, SUPERTYPE = topic(Changed, "type"), topic(Changed, "supertype")
"""What is asked of every card so often that a look at whether anything changes it comes before `changes_of`."""

NEGATED = topic(Negated)

PROPERTIES = ("type", "name", "attribute", "monster type", "supertype", *NUMBERS)
"""What effects can change about a card."""


Kind = TypeVar("Kind", bound=Step)


def continuous(duel: Duel, kind: type[Kind], about: str = "") -> Sequence[tuple[Card, Kind, Activation]]:
    """Every step of this kind, about this property or deed, of continuous effects that apply and are not negated."""
    step, found = topic(kind, about), []
    for id_ in duel.standing.get(step, ()):
        card = duel.cards[id_]
        if card.zone in FIELD and continuous_applies(card) and negation.unless_negated(duel, card):
            steps = standing_steps(card.insert.text)[step]
            found += [(card, cast(Kind, op), Activation(id_, index, card.keeper)) for index, op in steps]
    return found


def find_silent(duel: Duel) -> None:
    """Note which cards continuous effects negate; of two that negate each other the one that came first counts."""
    duel.silent = []
    if NEGATED not in duel.standing:
        return
    for source, op, activation in sorted(continuous(duel, Negated), key=lambda found: found[0].since):
        if source.id not in duel.silent and op.what is not None:
            meant = [each.id for each in duel.in_play() if matches(duel, each, op.what, activation)]
            duel.silent += [each for each in meant if each not in duel.silent]


def changes_of(duel: Duel, card: Card, property_: str) -> tuple[objects.Change, ...]:
    """What has changed a property of a card and is in force."""
    if not duel.lasting and topic(Changed, property_) not in duel.standing:
        return ()
    duel = in_their_order(duel, card)
    found = [
        (each.since, op, Activation(each.card, each.effect, each.controller), each.amount)
        for each, op in lasting.lasting(duel, Changed)
        if op.changes == property_ and lasting.holds_for(each, card)
    ]
    for source, op, activation in continuous(duel, Changed, property_):
        if op.what and is_reached(duel, card, op.what, activation):
            found.append((source.since, op, activation, amount_of(duel, op.amount, activation)))
    return objects.changes(found)


def in_their_order(duel: Duel, card: Card) -> Duel:
    """The duel as it is read for a card: effects in a circle have been applied to it, oldest first (104.2.R1)."""
    changing = [found for about in PROPERTIES for found in continuous(duel, Changed, about)]
    circle = circles.in_circles(tuple(dict.fromkeys(source.insert.text for source, _, _ in changing)))
    if not circle:
        return duel
    within = [each for each in changing if (each[0].insert.text, each[1].changes) in circle]
    ids = {(topic(Changed, op.changes), source.id) for source, op, _ in within}
    standing = {about: [id_ for id_ in pile if (about, id_) not in ids] for about, pile in duel.standing.items()}
    read = replace(duel, standing=standing, lasting=[*duel.lasting])
    concerned = {each.id: each for each in (card, *(source for source, _, _ in within))}.values()
    for source, op, activation in sorted(within, key=_came):
        read.lasting.append(_applied(read, source, op, activation, list(concerned)))
    return read


def _came(found: tuple[Card, Changed, Activation]) -> tuple[int, int, int]:
    """When an effect came: with its card, and of one card's effects in the order in which they are written."""
    source, op, activation = found
    return source.since, activation.effect, source.insert.effects[activation.effect].ops.index(op)


def _applied(duel: Duel, source: Card, op: Changed, activation: Activation, among: list[Card]) -> Lasting:
    """A change by a continuous effect, held on to for those of these cards to which it now applies."""
    on = [Target(each.id, each.stay) for each in among if op.what and is_reached(duel, each, op.what, activation)]
    place = source.insert.effects[activation.effect].ops.index(op)
    amount = amount_of(duel, op.amount, activation)
    return Lasting(source.id, activation.effect, place, activation.controller, on, duel.turn, source.since, amount)


def card_type(duel: Duel, card: Card) -> str:
    """Monster, Spell or Trap; a face-down card counts by its zone."""
    if card.facing is DOWN and (counted := cards.type_by_zone(card)):
        return counted
    return true_type(duel, card)


def true_type(duel: Duel, card: Card) -> str:
    """What the card is when it is face-up."""
    found = cards.printed_type(card.insert)
    if duel.lasting or TYPE in duel.standing:
        for _, op, _, _ in changes_of(duel, card, "type"):
            found = op.value
    return found


def name(duel: Duel, card: Card) -> str:
    """The name at the moment, '' for a face-down card."""
    if cards.is_hidden_property(card, "name"):
        return ""
    found = cards.printed_name(card.insert)
    for _, op, _, _ in changes_of(duel, card, "name"):
        if cards.is_printed_name(duel, op.value):
            found = op.value
    return found


def number(duel: Duel, card: Card, property_: str) -> int | None:
    """ATK, DEF or level at the moment; None for a card that has none."""
    if cards.is_hidden_property(card, property_) or not _has_number(duel, card, property_):
        return None
    value = objects.printed_number(card, property_)
    for _, op, _, amount in changes_of(duel, card, property_):
        value = amount if op.sets else value + amount
        if property_ != "level":
            value = max(value, monsters.lowest_attack_and_defense())
    return value


def _has_number(duel: Duel, card: Card, property_: str) -> bool:
    type_ = card_type(duel, card)
    return monsters.has_level(type_) if property_ == "level" else monsters.has_battle_values(type_)


def attribute(duel: Duel, card: Card) -> str:
    """The attribute at the moment; '' for a card that has none."""
    if cards.is_hidden_property(card, "attribute") or not monsters.has_attribute(card_type(duel, card)):
        return ""
    found = monsters.original_attribute(card.insert)
    for _, op, _, _ in changes_of(duel, card, "attribute"):
        found = op.value
    return found


def monster_types(duel: Duel, card: Card) -> tuple[str, ...]:
    if cards.is_hidden_property(card, "monster type") or card_type(duel, card) != MONSTER:
        return ()
    return _words(duel, card, "monster type", monsters.printed_monster_types(card.insert))


def supertypes(duel: Duel, card: Card) -> tuple[str, ...]:
    if cards.is_hidden_property(card, "supertype"):
        return ()
    printed = cards.printed_supertypes(card.insert)
    return _words(duel, card, "supertype", printed) if duel.lasting or SUPERTYPE in duel.standing else printed


def _words(duel: Duel, card: Card, property_: str, words: tuple[str, ...]) -> tuple[str, ...]:
    for _, op, _, _ in changes_of(duel, card, property_):
        words = (op.value,) if not op.value.startswith("+") else (*words, op.value[1:])
    return words


def effects(card: Card) -> list[tuple[int, Effect]]:
    """The effects that the card has, with their places in its effect text (from 0)."""
    printed = enumerate(cards.printed_effects(card.insert))
    if card.facing is not DOWN:
        return list(printed)
    return [(index, effect) for index, effect in printed if cards.works_face_down(effect)]


def is_normal(card: Card) -> bool | None:
    """Whether it is a normal card; None for one that is neither normal nor an effect card."""
    if not cards.is_normal_or_effect(card):
        return None
    return not cards.is_effect_card([effect for _, effect in effects(card)])


def amount_of(duel: Duel, amount: Amount, activation: Activation) -> int:
    """The number that a step uses, given the effect that it belongs to."""
    if amount.per is not None:
        counted = found(duel, amount.per, activation)
        return amount_of(duel, replace(amount, per=None), activation) * len(counted)
    if not amount.property:
        return amount.number
    if amount.property == "amount":
        return activation.amount
    named = {
        "this": activation.card,
        "it": activation.it,
        "that": activation.targets[0].id if activation.targets else "",
    }
    card = duel.cards.get(named.get(amount.of, ""))
    if card is None:
        return 0
    if amount.original:
        return objects.original(card, amount.property)
    return number(duel, card, amount.property) or 0


def found(duel: Duel, selector: Selector, activation: Activation) -> list[Card]:
    """The cards that a selector speaks of, in a fixed order."""
    return [card for card in _where(duel, selector, activation) if matches(duel, card, selector, activation)]


def _where(duel: Duel, selector: Selector, activation: Activation) -> list[Card]:
    if selector.pick == "this":
        return [duel.cards[activation.card]]
    if selector.zone == "field":
        return duel.in_play()
    if selector.zone == "excavated":
        return [duel.cards[each] for each in activation.excavated]
    if selector.zone == "tributes":
        return [duel.cards[each] for each in tributes.tributes_of(duel.cards[activation.card])]
    zone = zone_kinds.zone_named(selector.zone)
    return [
        duel.cards[id_]
        for name in duel.alive()
        for id_ in reversed(zone_kinds.pile_of(duel, name, zone) if zone else [])
    ]


def is_reached(duel: Duel, card: Card, what: Selector, activation: Activation) -> bool:
    """Whether a continuous effect about such cards applies to this one, where it now lies (705.1.R1)."""
    if what.zone == "field":
        is_there = cards.in_field(card)
    elif what.zone == "tributes":
        is_there = card.beneath == activation.card
    else:
        is_there = card.zone is zone_kinds.zone_named(what.zone)
    return is_there and matches(duel, card, what, activation)


def matches(duel: Duel, card: Card, selector: Selector, activation: Activation) -> bool:
    """Whether a card is one of those that a selector speaks of, wherever it may be."""
    if selector.own_only and not tributes.may_tribute(card, activation.controller):
        return False
    if selector.pick == "this":
        return card.id == activation.card
    if selector.pick == "host":
        return card.id == duel.cards[activation.card].equipped_to
    if selector.another and card.id == activation.card:
        return False
    if selector.of != "any" and (cards.controller_of(card) == activation.controller) != (selector.of == "you"):
        return False
    return _is_of_kind(duel, card, selector) and _fits(duel, card, selector)


def _is_of_kind(duel: Duel, card: Card, selector: Selector) -> bool:
    if selector.kind != "card" and card_type(duel, card).lower() not in selector.kind.split(" or "):
        return False
    if selector.facing and cards.facing_of(card) != selector.facing:
        return False
    return not selector.position or monsters.position_of(card) == selector.position


def _fits(duel: Duel, card: Card, selector: Selector) -> bool:
    if selector.name and not cards.is_named(name(duel, card), selector.name):
        return False
    if selector.supertype and selector.supertype not in supertypes(duel, card):
        return False
    if selector.attribute and selector.attribute != attribute(duel, card):
        return False
    if selector.monster_type and selector.monster_type not in monster_types(duel, card):
        return False
    if selector.text and is_normal(card) is not (selector.text == "normal"):
        return False
    return not selector.property or _in_range(number(duel, card, selector.property), selector)


def _in_range(value: int | None, selector: Selector) -> bool:
    if value is None:
        return False
    return (selector.least is None or value >= selector.least) and (selector.most is None or value <= selector.most)
