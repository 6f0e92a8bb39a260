"""Section 2.2.4: face-up and face-down, and how a card is flipped."""

from __future__ import annotations

from rules_db.engine.kernel import Plain, Refusal
from rules_db.games.ttcg.book import book
from rules_db.games.ttcg.rules.c2_1_terms.cards import is_magic
from rules_db.games.ttcg.rules.c2_2_basic_rules.activating import FIELD
from rules_db.games.ttcg.state import Card, Facing, Table


@book.value("2.2.4.1", without=(Facing.UP,))
def ways_to_play() -> tuple[Facing, ...]:
    """A card may be played face-up and face-down."""
    return Facing.UP, Facing.DOWN


@book.value("2.2.4.3.c", without=(Facing.UP,))
def ways_to_level_up() -> tuple[Facing, ...]:
    """A creature that levels up another may lie face-up or face-down as well."""
    return Facing.UP, Facing.DOWN


def why_not_lie(facing: str, below: str) -> Refusal | None:
    """Why a card may not be laid down this way up."""
    if facing not in ways_to_play():
        return book.refuse("2.2.4.1", facing=facing)
    if below and facing not in ways_to_level_up():
        return book.refuse("2.2.4.3.c", facing=facing)
    return None


@book.rule("2.2.4.2.a")
def magic_is_flipped_later(table: Table, card: Card) -> Refusal | None:
    """A magic card is flipped once the turn of its play is over, at any time."""
    return book.refuse("2.2.4.2.a", card=card.id, set_in_turn=card.set_in) if card.set_in == table.turn else None


@book.rule("2.2.4.3.a")
def creature_is_flipped_in_own_turn(table: Table, card: Card) -> Refusal | None:
    """Its player flips a creature in their own turn, while neither a chain nor an attack waits (2.2.4.3.a.R1)."""
    waits = table.what_waits()
    if card.player == table.turn_player and not waits:
        return None
    return book.refuse("2.2.4.3.a", card=card.id, turn_player=table.turn_player, waits=waits)


def why_not_flip(table: Table, card: Card, player: str) -> Refusal | None:
    """Why a player may not flip a card face-up."""
    number = "2.2.4.2.a" if is_magic(card) else "2.2.4.3.a"
    if card.zone not in FIELD or not card.is_face_down or card.player != player:
        own: dict[str, Plain] = {"zone": card.zone, "is_face_down": card.is_face_down} if card.player == player else {}
        return book.refuse(number, card=card.id, player=card.player, **own)
    return magic_is_flipped_later(table, card) if is_magic(card) else creature_is_flipped_in_own_turn(table, card)


@book.rule("2.2.4.3.b", without=False)
def is_flipped_by_attack(card: Card) -> bool:
    """Whenever a creature is attacked, the attack flips it face-up."""
    return card.is_face_down
