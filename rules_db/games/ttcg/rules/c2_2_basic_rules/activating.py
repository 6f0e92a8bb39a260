"""Rules 2.2.5.1 to 2.2.5.8: when an effect may be activated, and what becomes of its card."""

from __future__ import annotations

from collections.abc import Collection

from rules_db.engine.kernel import Refusal
from rules_db.games.ttcg.book import book
from rules_db.games.ttcg.card_text.model import STAYING, Effect, waits_for_its_own_end
from rules_db.games.ttcg.rules.c2_1_terms.cards import is_creature, is_magic
from rules_db.games.ttcg.state import Card, Table, Zone

FIELD = (Zone.CREATURE, Zone.MAGIC)


@book.value("2.2.5.1", without=99)
def effects_of_each_card() -> int:
    """Each card carries two effects."""
    return 2


def used_up(table: Table, card: Card, place: int, effect: Effect) -> Refusal | None:
    """Each effect of a card is activated once in every turn, and not again while it is active (2.2.5.1.R1)."""
    times = table.used.count(f"{card.id}/{place}")
    if times >= table.settings["effects.uses_per_turn"]:
        return book.refuse("2.2.5.1", card=card.id, effect=place + 1, activated_this_turn=times)
    if effect.type in STAYING and place in card.active:
        return book.refuse("2.2.5.1", card=card.id, effect=place + 1, is_active=True)
    return None


@book.rule("2.2.5.3")
def works_as_it_lies(card: Card, effect: Effect, at_will: bool) -> Refusal | None:
    """An effect is activated at any time while its card lies face-up on the field, on top (2.2.5.3.R1).

    Its text may name another place. An effect with a trigger is never activated `at_will`.
    """
    if at_will and not effect.is_at_will:
        return book.refuse("2.2.5.3", card=card.id, effect_type=effect.type, at_will=False)
    is_on_field = card.zone in FIELD and not card.is_face_down
    is_there = is_on_field if effect.zone == "field" else card.zone == effect.zone
    return None if is_there else book.refuse("2.2.5.3", card=card.id, zone=card.zone, is_face_down=card.is_face_down)


def why_not_there(table: Table, card: Card, effect: Effect, at_will: bool) -> Refusal | None:
    """Why the card is not where, or does not lie as, the effect asks for."""
    return works_as_it_lies(card, effect, at_will) or magic_waits_for_the_next_turn(table, card)


@book.rule("2.2.4.2.b")
def magic_waits_for_the_next_turn(table: Table, card: Card) -> Refusal | None:
    """A magic card played face-down is not activated before the next turn."""
    if card.zone in FIELD and card.set_in == table.turn and is_magic(card):
        return book.refuse("2.2.4.2.b", card=card.id, set_in_turn=card.set_in)
    return None


@book.rule("2.2.5.5")
def creature_is_upright(table: Table, card: Card, effect: Effect) -> Refusal | None:
    """While a creature is tapped, its effects may not be activated; Dormant effects are exempt (2.2.5.5.R1)."""
    if card.tapped and effect.type != "dormant" and is_creature(card):
        return book.refuse("2.2.5.5", card=card.id, tapped=bool(card.tapped))
    return None


@book.rule("2.2.5.6.b")
def card_is_upright(table: Table, card: Card, effect: Effect) -> Refusal | None:
    """The effects of any tapped card may not be activated; Dormant effects are exempt (2.2.5.5.R1)."""
    if card.tapped and effect.type != "dormant":
        return book.refuse("2.2.5.6.b", card=card.id, tapped=bool(card.tapped))
    return None


@book.rule("2.2.5.6.a", without=False)
def taps_creature(card: Card) -> bool:
    """Activating an effect of a creature taps it; one that is tapped stays so."""
    return is_creature(card) and card.zone in FIELD


@book.rule("2.2.5.6.c", without=False)
def attacks_tapped() -> bool:
    """A creature may attack while tapped, too."""
    return True


@book.rule("2.2.5.7", without=False)
def is_used_up(card: Card) -> bool:
    """A magic card of which an effect was activated goes to the discard pile (2.2.5.7.R1)."""
    return is_magic(card)


@book.rule("2.2.5.7.a", without=False)
def stays_as_continuous(effect: Effect) -> bool:
    """A Continuous effect is an exception."""
    return effect.type == "continuous"


@book.rule("2.2.5.8.a", without=True)
def was_upright(card: str, bound: Collection[str]) -> bool:
    """An effect that is activated by its card's way to the discard pile or the deck needs that card untapped before."""
    return card not in bound


@book.rule("2.2.5.8.b")
def untap_off_field(card: Card) -> None:
    """A card counts as untapped in a hand, a deck or a discard pile."""
    card.tapped = 0


@book.rule("2.2.5.8.c", without=True)
def works_once_destroyed(effect: Effect) -> bool:
    """The effect of a destroyed card is activated only if its own text names that way (2.2.5.8.c.R1)."""
    return waits_for_its_own_end(effect)
