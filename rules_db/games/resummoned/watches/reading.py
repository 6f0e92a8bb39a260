"""How watches read a duel: events, places and printed values, with nothing that asks a rule of the engine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from rules_db.engine.kernel import Event
from rules_db.engine.watching import Seen
from rules_db.games.resummoned.actions.values import Action, Pass
from rules_db.games.resummoned.card_text.model import Changed, Effect, Negated, Step
from rules_db.games.resummoned.card_text.reading import read_effects
from rules_db.games.resummoned.state import FIELD, Card, CardType, Duel, Facing, Zone

Sight = Seen[Duel, Action]

STACKS = (Zone.DECK, Zone.GRAVEYARD, Zone.BANISHED)
"""The ordered zones: 501.1, 502.1, 503.1."""


def is_settled(duel: Duel) -> bool:
    """Whether the duel waits for a player to act, so that every check is over."""
    return duel.stage == "duel" and duel.choice is None and not duel.agenda


def is_new_duel(sight: Sight) -> bool:
    """Whether a duel of a match has just begun."""
    if sight.action is None:
        return bool(sight.after.match.decks) and sight.after.turn <= 1
    return any(sight.of("starting player"))


def fact(event: Event, name: str) -> str:
    """One fact of an event as text; '' where it has none of that name."""
    value = event.get(name)
    return "" if value is None else str(value)


def named(event: Event, name: str) -> list[str]:
    """One fact of an event that is a list of names."""
    value = event.get(name)
    return [str(each) for each in value] if isinstance(value, list) else []


def number_of(event: Event, name: str) -> int:
    value = event.get(name)
    return value if isinstance(value, int) else 0


def pile(duel: Duel, player: str, zone: Zone) -> list[str]:
    """The cards of a zone off the field; in a stack the last one is on top."""
    one = duel.players[player]
    return {Zone.DECK: one.deck, Zone.HAND: one.hand, Zone.GRAVEYARD: one.graveyard, Zone.BANISHED: one.banished}[zone]


def on_field(duel: Duel) -> Iterator[Card]:
    """The cards in play, as each card itself says where it is."""
    return (card for card in duel.cards.values() if card.zone in FIELD)


def counts_as(duel: Duel, card: Card) -> CardType | None:
    """The card type on the field: face-down by the zone (304.2.a), else what is printed; None where that changes."""
    if card.facing is Facing.DOWN:
        return CardType.MONSTER if card.zone is Zone.MONSTER else CardType.TRAP
    return None if changes(duel, card, "type") else card.insert.paired.type


def has_supertype(duel: Duel, card: Card, name: str) -> bool | None:
    """Whether a card has a supertype; None where something changes its supertypes."""
    if card.facing is Facing.DOWN:
        return False
    return None if changes(duel, card, "supertype") else name in card.insert.supertypes


def changes(duel: Duel, card: Card, property: str) -> bool:
    """Whether anything could change this property of the card: a lasting change of it, or any continuous one."""
    if any(isinstance(step, Changed) and step.changes == property for step in continuous_steps(duel)):
        return True
    return any(
        isinstance(step, Changed) and step.changes == property and any(target.id == card.id for target in lasting.on)
        for lasting, step in zip(duel.lasting, lasting_steps(duel), strict=True)
    )


def lasting_steps(duel: Duel) -> list[Step]:
    """The steps that resolved effects have left behind, in their order."""
    return [duel.cards[each.card].insert.effects[each.effect].ops[each.op] for each in duel.lasting]


def continuous_steps(duel: Duel) -> list[Step]:
    """The steps of all continuous effects that lie face-up on the field, negated or not."""
    able = [card for card in duel.cards.values() if card.facing is Facing.UP and card.insert.text]
    return [op for card in able if card.zone in FIELD for op in standing_steps(card)]


def standing_steps(card: Card) -> Sequence[Step]:
    """The steps of a card's continuous effects while it lies face-up."""
    return _continuous_steps_in(card.insert.text) if card.facing is Facing.UP else ()


@cache
def _continuous_steps_in(text: str) -> tuple[Step, ...]:
    """The steps of the continuous effects in a text, which watches ask for at every action."""
    return tuple(op for effect in read_effects(text)[0] if effect.type == "continuous" for op in effect.ops)


def effects_of(card: Card, type: str) -> list[Effect]:
    """The effects of one type in a card's text, in their order."""
    return [effect for effect in card.insert.effects if effect.type == type]


def is_negation_about(duel: Duel, but: str = "") -> bool:
    """Whether anything on the field but one card, or left by an effect, may be negating effects of cards."""
    continuous = (op for card in on_field(duel) if card.id != but for op in standing_steps(card))
    return any(isinstance(step, Negated) for step in (*continuous, *lasting_steps(duel)))


def is_negated_for_long(duel: Duel, card: str) -> bool:
    """Whether a resolved effect has negated the card, as it lies there now."""
    return any(
        isinstance(step, Negated) and target.id == card and target.stay == duel.cards[card].stay
        for lasting, step in zip(duel.lasting, lasting_steps(duel), strict=True)
        for target in lasting.on
    )


def has_everyone_passed(sight: Sight) -> bool:
    """Whether this pass was the last one of a round."""
    return isinstance(sight.action, Pass) and sight.before.passes + 1 >= len(sight.before.alive())
