"""Rule 2.2.5.9: the six types of effects, when each is activated, and what stays active."""

from __future__ import annotations

from collections.abc import Callable

from rules_db.engine.kernel import Refusal
from rules_db.games.ttcg.book import book
from rules_db.games.ttcg.card_text.model import Effect
from rules_db.games.ttcg.rules.c2_1_terms.chains import actions_that_wait
from rules_db.games.ttcg.rules.c2_2_basic_rules.activating import FIELD
from rules_db.games.ttcg.state import Card, Table


@book.value("2.2.5.9", without=None)
def known_types_of_effects() -> tuple[str, ...] | None:
    """Normal, Continuous, Counter, Equip, Latent and Dormant."""
    return "normal", "continuous", "counter", "equip", "latent", "dormant"


@book.rule("2.2.5.9.a")
def normal_in_own_turn(table: Table, card: Card, effect: Effect, player: str) -> Refusal | None:
    """A Normal effect is activated in its player's turn."""
    if player == table.turn_player:
        return None
    return book.refuse("2.2.5.9.a", card=card.id, turn_player=table.turn_player)


@book.rule("2.2.5.9.b")
def continuous_in_own_turn(table: Table, card: Card, effect: Effect, player: str) -> Refusal | None:
    """A Continuous effect is activated in its player's turn, too."""
    if player == table.turn_player:
        return None
    return book.refuse("2.2.5.9.b", card=card.id, turn_player=table.turn_player)


@book.rule("2.2.5.9.c")
def counter_answers_an_opponent(table: Table, card: Card, effect: Effect, player: str) -> Refusal | None:
    """A Counter effect answers an action of the opponent: the last effect of a waiting chain (2.2.5.3.R1).

    One whose text asks for an attack that waits answers that of the opponent (2.1.29.R1).
    """
    waiting = actions_that_wait(table)
    if waiting and waiting[-1].player != player:
        return None
    if table.attack and player != table.turn_player and any(test.what == "attack" for test in effect.tests):
        return None
    return book.refuse("2.2.5.9.c", card=card.id, to_answer="nothing of the opponent's")


@book.rule("2.2.5.9.e")
def latent_is_upright(card: Card, effect: Effect) -> Refusal | None:
    """A Latent effect triggers only if its card is untapped at that moment."""
    if effect.type == "latent" and card.tapped:
        return book.refuse("2.2.5.9.e", card=card.id, tapped=bool(card.tapped))
    return None


@book.rule("2.2.5.9.f")
def dormant_is_tapped(card: Card) -> Refusal | None:
    """A Dormant effect is activated only while its card is tapped."""
    return None if card.tapped else book.refuse("2.2.5.9.f", card=card.id, tapped=bool(card.tapped))


@book.rule("2.2.5.9.f.1")
def dormant_waits_a_turn(table: Table, card: Card) -> Refusal | None:
    """Not in the turn in which its card became tapped."""
    return book.refuse("2.2.5.9.f.1", card=card.id, tapped_in_turn=card.tapped) if card.tapped == table.turn else None


def dormant(table: Table, card: Card, effect: Effect, player: str) -> Refusal | None:
    return dormant_is_tapped(card) or dormant_waits_a_turn(table, card)


def any_time(table: Table, card: Card, effect: Effect, player: str) -> Refusal | None:
    """Whenever the player has priority (2.2.5.3.R1)."""
    return None


MOMENTS: dict[str, Callable[[Table, Card, Effect, str], Refusal | None]] = {
    "normal": normal_in_own_turn, "continuous": continuous_in_own_turn, "counter": counter_answers_an_opponent,
    "equip": any_time, "latent": any_time, "dormant": dormant,
}  # fmt: skip
"""When each type may be activated by a player."""

NUMBERS = {
    "normal": "2.2.5.9.a", "continuous": "2.2.5.9.b", "counter": "2.2.5.9.c", "equip": "2.2.5.9.d",
    "latent": "2.2.5.9.e", "dormant": "2.2.5.9.f",
}  # fmt: skip
"""The rule that describes each type."""


def taps_magic(effect: Effect, card: Card) -> bool:
    """A magic card on the field is tapped for a Normal or Continuous effect (2.2.5.7.R1)."""
    return effect.type in ("normal", "continuous") and card.zone in FIELD


@book.rule("2.2.5.9.b.1")
def stays_active(table: Table, card: Card, place: int) -> None:
    """Once activated, a Continuous effect stays active for as long as its card is on the field."""
    _stay(table, card, place)


@book.rule("2.2.5.9.d.1")
def remains_active(table: Table, card: Card, place: int) -> None:
    """An Equip card remains active until it or the card that it equips is destroyed."""
    _stay(table, card, place)


def _stay(table: Table, card: Card, place: int) -> None:
    card.active.append(place)
    card.since = table.tick()
    if card.id not in table.standing:
        table.standing.append(card.id)


@book.rule("2.2.5.9.d", without=False)
def is_attached(card: Card) -> bool:
    """An Equip card is attached to another card, and stays for as long (2.2.5.9.d.R1)."""
    return bool(card.host)


@book.rule("2.2.5.9.d.2", without=())
def go_along(table: Table, card: Card) -> tuple[str, ...]:
    """When a card is destroyed, every Equip card attached to it is destroyed too, but for covered ones (2.2.6.5.R2)."""
    return tuple(each for each in attached_to(table, card) if not table.cards[each].above)


def attached_to(table: Table, card: Card) -> tuple[str, ...]:
    """The Equip cards attached to the pile of which this is the top card."""
    return tuple(each for each in table.standing if table.cards[each].host == card.id)
