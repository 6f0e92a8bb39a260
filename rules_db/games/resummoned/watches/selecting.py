"""How watches read noun phrases and numbers: the print, and every change of it that can be told for certain."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from rules_db.games.resummoned.card_text.model import Changed, Forbidden, Negated, Replaced, Selector, Step, is_fixed
from rules_db.games.resummoned.state import FIELD, Card, CardType, Duel, Facing, Zone
from rules_db.games.resummoned.watches.reading import (
    changes,
    continuous_steps,
    counts_as,
    has_supertype,
    is_negated_for_long,
    is_negation_about,
    lasting_steps,
    on_field,
    standing_steps,
)

ZONES = {"field": FIELD, "hand": (Zone.HAND,), "deck": (Zone.DECK,), "graveyard": (Zone.GRAVEYARD,)}
ZONES["banished"] = (Zone.BANISHED,)

Kind = TypeVar("Kind", bound=Step)


def is_anything_prevented(duel: Duel) -> bool:
    """Whether some effect may be keeping deeds from being done, or puts others in their place."""
    return any(isinstance(step, (Forbidden, Replaced)) for step in (*continuous_steps(duel), *lasting_steps(duel)))


def meant(duel: Duel, what: Selector, source: str, controller: str) -> list[str] | None:
    """The cards that a phrase means, by name in order; None where printed values cannot tell."""
    found = []
    for card in duel.cards.values():
        verdict = fits(duel, what, card, source, controller)
        if verdict is None:
            return None
        if verdict:
            found.append(card.id)
    return sorted(found)


def fits(duel: Duel, what: Selector, card: Card, source: str, controller: str) -> bool | None:
    """Whether a phrase means this card; None where printed values cannot tell."""
    if what.zone == "tributes":
        return card.id in duel.cards[source].tributes
    if what.zone not in ZONES or what.kind == "player":
        return None
    if card.zone not in ZONES[what.zone] or (what.another and card.id == source):
        return False
    if what.of != "any" and (card.keeper == controller) != (what.of == "you"):
        return False
    verdicts = list(_verdicts(duel, what, card))
    return False if False in verdicts else None if None in verdicts else True


def _verdicts(duel: Duel, what: Selector, card: Card) -> Iterator[bool | None]:
    if what.kind != "card":
        yield _is_of_type(duel, card, what.kind)
    if what.facing:
        yield card.zone in FIELD and card.facing == what.facing
    if what.position:
        yield card.zone is Zone.MONSTER and card.position == what.position
    if what.supertype:
        yield has_supertype(duel, card, what.supertype)
    if what.name:
        yield _printed(duel, card, "name", card.insert.name == what.name)
    if what.text:
        yield card.facing is not Facing.DOWN and (what.text == "effect") == _is_effect_card(card)
    yield from _of_monsters(duel, what, card)


def _of_monsters(duel: Duel, what: Selector, card: Card) -> Iterator[bool | None]:
    """What only monster cards have: attribute, monster types and numbers."""
    insert = card.insert
    if what.attribute or what.monster_type or what.property:
        yield _is_of_type(duel, card, "monster")
    if what.attribute:
        attribute = "AIR" if insert.paired.attribute == "WIND" else insert.paired.attribute
        yield _printed(duel, card, "attribute", attribute == what.attribute)
    if what.monster_type:
        yield _printed(duel, card, "monster type", what.monster_type in insert.monster_types)
    if what.property:
        yield _is_within(what, number(duel, card, what.property) if card.zone in FIELD else None)


def _is_within(what: Selector, number: int | None) -> bool | None:
    if number is None:
        return None
    return (what.least is None or number >= what.least) and (what.most is None or number <= what.most)


def printed_number(card: Card, property: str) -> int:
    """ATK, DEF or level as the insert and its paired card have it; 0 for a level that neither has."""
    if property != "level":
        return card.insert.attack if property == "ATK" else card.insert.defense
    paired = card.insert.paired
    return paired.rank or 0 if paired.level is None else paired.level


def _is_effect_card(card: Card) -> bool:
    return any(effect.type in ("continuous", "trigger", "ignition") for effect in card.insert.effects)


def _is_of_type(duel: Duel, card: Card, kind: str) -> bool | None:
    found = counts_as(duel, card)
    return None if found is None else found in [CardType[each.upper()] for each in kind.split(" or ")]


def _printed(duel: Duel, card: Card, property: str, is_so: bool) -> bool | None:
    """A face-down card has no such property; one that something changes cannot be told from its print."""
    if card.facing is Facing.DOWN:
        return False
    return None if changes(duel, card, property) else is_so


def whom(duel: Duel, step: Step, controller: str) -> list[str]:
    """The players of a step that names them plainly: you, opponent or each player."""
    left = [name for name in duel.seats if not duel.players[name].lost]
    if step.who == "you":
        return [controller]
    return {"opponent": [name for name in left if name != controller], "each": left}.get(step.who, [])


def number(duel: Duel, card: Card, property: str) -> int | None:
    """The ATK or DEF of a monster on the field; None where something changes it that watches cannot follow."""
    if card.facing is Facing.DOWN or counts_as(duel, card) is not CardType.MONSTER:
        return None
    lasting, continuous = list(_lasting(duel, card, property)), list(_continuous(duel, card, property))
    changes = [*lasting, *continuous]
    if None in changes or (lasting and continuous and min(each or 0 for each in changes) < 0):
        return None
    total = printed_number(card, property)
    for change in changes:
        total = max(0, total + (change or 0))
    return total


def _lasting(duel: Duel, card: Card, property: str) -> Iterator[int | None]:
    """What resolved effects add, in their order; None for what does more than add a number."""
    for each, step in zip(duel.lasting, lasting_steps(duel), strict=True):
        for target in each.on:
            if isinstance(step, Changed) and step.changes == property and target.id == card.id:
                yield _added(step) if target.stay == card.stay else None


def _continuous(duel: Duel, card: Card, property: str) -> Iterator[int | None]:
    """What continuous effects add; None for what does more than add a number, or may not mean this card."""
    for source, step in _continuous_of(duel, Changed):
        verdict = step.changes == property and _is_meant(duel, step, source, card)
        negated = verdict is not False and _is_negated(duel, source)
        if verdict is not False and negated is not True:
            yield _added(step) if verdict and negated is False else None


def _continuous_of(duel: Duel, kind: type[Kind]) -> Iterator[tuple[Card, Kind]]:
    """The continuous steps of one kind that lie face-up on the field, each with its card."""
    for source in on_field(duel):
        yield from ((source, step) for step in standing_steps(source) if isinstance(step, kind))


def _is_negated(duel: Duel, card: Card) -> bool | None:
    """Whether something negates the effects of a card; None where that hangs on more than watches can follow."""
    if is_negated_for_long(duel, card.id):
        return True
    verdicts = []
    for source, step in _continuous_of(duel, Negated):
        is_safe = source.id == card.id or not is_negation_about(duel, source.id)
        verdicts.append(_is_meant(duel, step, source, card) if is_safe else None)
    return True if True in verdicts else None if None in verdicts else False


def _added(step: Changed) -> int | None:
    return None if step.sets or step.value or not is_fixed(step.amount) else step.amount.number


def _is_meant(duel: Duel, step: Step, source: Card, card: Card) -> bool | None:
    if step.what is None or step.what.property:
        return None
    if step.what.pick in ("host", "this"):
        return card.id == (source.equipped_to if step.what.pick == "host" else source.id)
    return fits(duel, step.what, card, source.id, source.keeper) if step.what.pick == "all" else None
