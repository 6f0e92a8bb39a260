"""Whether a card is of a card type or category that a text names, whatever it shows of itself."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.games.cgs import kinds
from rules_db.games.cgs.card_text import equivalents
from rules_db.games.cgs.card_text.said.vocabulary import SUMMON_KINDS
from rules_db.games.cgs.doing.yugioh import concealing
from rules_db.games.cgs.kinds import Role
from rules_db.games.cgs.rules.c5_cards import backrow, identity
from rules_db.games.cgs.rules.c5_cards import card_types as several_types
from rules_db.games.cgs.rules.c6_common_properties import card_types
from rules_db.games.cgs.rules.c9_magic import magic_cards
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.words import ON_FIELD, Zone

BACKROW_KINDS = ("backrow card", "Spell/Trap", "Trainer")
"""Words for backrow cards of every kind (6.4.7, 6.4.8)."""


def is_of_kind(card: Card, kind: str) -> bool:
    """Whether a card is of a card type or category; a face-down one shows no more than its zone (5.9.5)."""
    if kind in ("card", "activation") or kind.endswith("ability"):
        return True
    if kind == "spell":
        return card_types.is_spell(kinds.has_role(card, Role.RESOURCE))
    if not identity.shows_its_type() and card.is_face_down and card.zone in ON_FIELD:
        return _shows(card, kind)
    if is_unidentified(card):
        return False
    if kind == "summon":
        return kinds.is_summon(card)
    if kind in BACKROW_KINDS:
        return _is_backrow(card, kind)
    if kind == "resource":
        return kinds.has_role(card, Role.RESOURCE)
    if kind == "permanent":
        return magic_cards.is_permanent(kinds.is_long_term(card))
    words = equivalents.words_of(card, _types_found(card))
    return identity.is_identified(bool(words & equivalents.types_meant(kind)), False) or identity.reaches_subcategory(
        bool(words & {*identity.subcategories(kind)})
    )


def types_among(cards: Sequence[Card]) -> int:
    """How many card types cards have of which no two are equivalent (6.4.3.R1)."""
    return _apart(tuple(sorted({each for card in cards for each in card.types})))


def _apart(types: tuple[str, ...]) -> int:
    """The most of these card types of which no two are equivalent."""
    if not types:
        return 0
    first, rest = types[0], types[1:]
    others = tuple(each for each in rest if first not in equivalents.types_meant(each))
    with_it = 1 + _apart(others)
    return with_it if others == rest else max(with_it, _apart(rest))


def is_unidentified(card: Card) -> bool:
    """Whether a card is concealed where nothing tells what it is, in the Queue (5.9.6) or among exiled cards."""
    is_there = card.zone in (Zone.QUEUE, Zone.EXILE)
    return card.is_face_down and is_there and not identity.shows_without_zone()


def _types_found(card: Card) -> Sequence[str]:
    """The card types by which a card can be found: all that it has, and not only those that its zone is for."""
    own = [each for each in card.types if kinds.KINDS[each].zone is card.zone]
    return card.types if several_types.one_type_is_enough() or not own else own


def _is_backrow(card: Card, kind: str) -> bool:
    """Whether one of the words for all backrow cards means a card."""
    is_there = identity.is_identified(_has_backrow_type(card), card.zone is Zone.BACKROW)
    is_one = is_there and (backrow.field_card_counts() or card.zone is not Zone.FIELD)
    if kind == "Spell/Trap":
        return card_types.is_spell_or_trap(is_one)
    return card_types.is_trainer(is_one) if kind == "Trainer" else is_one


def _has_backrow_type(card: Card) -> bool:
    """Whether a card is of the backrow by a card type; a planeswalker belongs to no category (6.4.9, 9.9.2)."""
    others = [each for each in card.types if each != "planeswalker"]
    return kinds.has_role(card, Role.BACKROW) and any(kinds.KINDS[each].role is Role.BACKROW for each in others)


def _shows(card: Card, kind: str) -> bool:
    """What its zone tells of a face-down card (10.1.3)."""
    known = concealing.shown(card)
    if known == "summon":
        return kind in SUMMON_KINDS or kind == "permanent"
    return known != "" and kind in (BACKROW_KINDS if known == "backrow card" else (known,))
