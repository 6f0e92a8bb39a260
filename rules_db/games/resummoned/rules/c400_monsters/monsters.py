"""Chapter 400: the card types, and the numbers and positions of monster cards."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.rules.c300_cards.cards import paired_card, refuse
from rules_db.games.resummoned.state import (
    DOWN,
    MONSTER,
    MONSTER_ZONE,
    SPELL,
    TRAP,
    UP,
    Card,
    Facing,
    Insert,
    Position,
)


@book.rule("400.1", without=False)
def has_battle_values(card_type: str) -> bool:
    """Monster cards have ATK and DEF, and attack and defend with them."""
    return card_type == MONSTER


@book.rule("401.1")
def facing_of_spell(card_type: str) -> Facing | None:
    """A Spell goes onto the field face-up when it is played; None for any other card."""
    return UP if card_type == SPELL else None


@book.rule("401.2")
def spell_stays_face_up(card_type: str, facing: Facing | None) -> Refusal | None:
    """A Spell is not played face-down and does not become face-down."""
    if card_type == SPELL and facing is DOWN:
        return refuse("401.2", facing=facing)
    return None


@book.rule("402.1")
def trap_is_played_face_down(card_type: str, facing: Facing | None) -> Refusal | None:
    """A Trap goes onto the field face-down when it is played."""
    if card_type == TRAP and facing is UP:
        return refuse("402.1", facing=facing)
    return None


@book.rule("403.1", without=True)
def has_attribute(card_type: str) -> bool:
    """Attributes belong to monster cards (403.1.R1)."""
    return card_type == MONSTER


@book.rule("403.2")
def known_attributes() -> tuple[str, ...] | None:
    """There are seven attributes."""
    return ("AIR", "DARK", "DIVINE", "EARTH", "FIRE", "LIGHT", "WATER")


@book.rule("403.3", without="")
def original_attribute(insert: Insert) -> str:
    """The original attribute is that of the paired card, where WIND is AIR (403.2.R1)."""
    attribute = paired_card(insert).attribute
    return "AIR" if attribute == "WIND" and known_attributes() else attribute


@book.rule("404.1", without=True)
def has_level(card_type: str) -> bool:
    """Levels belong to monster cards (403.1.R1)."""
    return card_type == MONSTER


@book.rule("404.2", without=0)
def original_level(insert: Insert) -> int:
    """The original level is the level or else the rank of the paired card; with neither it is 0 (404.2.R1)."""
    pair = paired_card(insert)
    return pair.level if pair.level is not None else (pair.rank or 0)


@book.rule("405.1", without=())
def printed_monster_types(insert: Insert) -> tuple[str, ...]:
    """Each monster card has at least one monster type, as printed."""
    return insert.monster_types or ("Nameless",)


@book.rule("406.1", without=(0, 0))
def printed_attack_and_defense(insert: Insert) -> tuple[int, int]:
    """Each monster card has ATK and DEF."""
    return insert.attack, insert.defense


@book.rule("406.2", without=-(10**9))
def lowest_attack_and_defense() -> int:
    """ATK and DEF never fall below 0."""
    return 0


@book.rule("407.1")
def position_of(card: Card) -> Position | None:
    """A monster card in a Monster Zone is in Attack Position or in Defense Position."""
    return card.position if card.zone is MONSTER_ZONE else position_elsewhere(card)


@book.rule("407.1.a", without=Position.ATTACK)
def position_elsewhere(card: Card) -> Position | None:
    """A monster card that is not in a Monster Zone is in neither position."""
    return None


@book.rule("407.2")
def other_position(position: Position | None) -> Position | None:
    """To change a position is to go from either one to the other."""
    return Position.DEFENSE if position is Position.ATTACK else Position.ATTACK
