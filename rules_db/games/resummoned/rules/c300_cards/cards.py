"""Chapter 300, what can be told from one card alone: owner, controller, name, types, facing, tributes."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.card_text.model import Effect
from rules_db.games.resummoned.state import (
    DOWN,
    FIELD,
    MONSTER,
    MONSTER_ZONE,
    TRAP,
    UP,
    Card,
    CardType,
    Duel,
    Facing,
    Insert,
    Paired,
    Zone,
)

TYPES = tuple(CardType)

COUNTED_FACE_DOWN = ("facing", "position", "card type")

refuse = book.refuse


@book.rule("300.1", without=False)
def card_is_object(duel: Duel, name: str) -> bool:
    """A card is an object, be it represented by an insert or by a token."""
    return name in duel.cards and duel.cards[name].zone is not Zone.NOWHERE


@book.rule("300.1.a", without=Paired())
def paired_card(insert: Insert) -> Paired:
    """The Yugioh card that is paired with an insert decides card type, attribute and level."""
    return insert.paired


@book.rule("300.2")
def owner_of(card: Card) -> str | None:
    """The owner is whoever had the card in the deck when the duel began."""
    return card.owner


@book.rule("300.3", without="")
def controller_of(card: Card) -> str:
    """The controller is the player in whose zone the card is."""
    return card.keeper


@book.rule("301.1.b", without=False)
def english_name_counts() -> bool:
    """The English name counts, whatever language is printed."""
    return True


@book.rule("301.1", without="")
def printed_name(insert: Insert) -> str:
    """Each card has a name."""
    if english_name_counts() or not insert.printed_name:
        return insert.name
    return insert.printed_name


@book.rule("301.1.a", without=True)
def is_printed_name(duel: Duel, name: str) -> bool:
    """Only a name that is printed on some insert can be a card's name."""
    return name in duel.inserts


@book.rule("301.2", without=True)
def is_named(name: str, quoted: str) -> bool:
    """A quoted name means every card that has this name at the moment."""
    return name == quoted


@book.rule("303.1", without=())
def printed_supertypes(insert: Insert) -> tuple[str, ...]:
    """Supertypes are a property of cards: any number of them."""
    return insert.supertypes


@book.rule("303.2")
def known_supertypes() -> tuple[str, ...] | None:
    """There are four supertypes."""
    return ("Continuous", "Equip", "Legend", "Quick-Play")


@book.rule("302.1", without="")
def printed_type(insert: Insert) -> str:
    """Each card has a card type."""
    return paired_card(insert).type


@book.rule("302.2")
def known_types() -> tuple[str, ...] | None:
    """There are three card types."""
    return TYPES


@book.rule("303.1bis", without=())
def printed_effects(insert: Insert) -> tuple[Effect, ...]:
    """Effect text holds any number of effects."""
    return insert.effects


@book.rule("303.1.a", without=True)
def works_face_down(effect: Effect) -> bool:
    """While a card is face-down, flip effects are the only ones it has."""
    return effect.type == "flip"


@book.rule("304.1")
def facing_of(card: Card) -> Facing | None:
    """A card on the field is face-up or face-down."""
    return card.facing if in_field(card) or card.zone is Zone.BENEATH else facing_elsewhere(card)


@book.rule("304.1.a", without=UP)
def facing_elsewhere(card: Card) -> Facing | None:
    """Anywhere but on the field a card is neither face-up nor face-down."""
    return None


@book.rule("304.2", without=False)
def is_hidden_property(card: Card, property_: str) -> bool:
    """A face-down card has no properties but facing, position and card type."""
    return card.facing is DOWN and property_ not in COUNTED_FACE_DOWN


@book.rule("304.2.a", without="")
def type_by_zone(card: Card) -> str:
    """A face-down card is a monster card in a Monster Zone and a trap card in a Spell/Trap Zone."""
    return MONSTER if card.zone is MONSTER_ZONE else TRAP


@book.rule("306.1", without=False)
def is_effect_card(effects: Sequence[Effect]) -> bool:
    """An effect card has a continuous, trigger or ignition effect; any other card is normal."""
    return any(effect.type in ("continuous", "trigger", "ignition") for effect in effects)


@book.rule("306.2", without=True)
def is_normal_or_effect(card: Card) -> bool:
    """A face-down card is neither normal nor an effect card."""
    return card.facing is not DOWN


def in_field(card: Card) -> bool:
    """Whether it is a card in play on the field; a tribute is not."""
    return card.zone in FIELD


def is_face_up_in_play(card: Card) -> bool:
    return card.zone in FIELD and card.facing is UP
