"""The card types of the six games: the role of each, how long it stays, and whether it is fast.

What a chapter says of its card types it says in rules; this is the vocabulary.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from rules_db.games.cgs.rules.c5_cards import categories
from rules_db.games.cgs.state import Card, Print
from rules_db.games.cgs.words import Game, Zone


class Role(StrEnum):
    SUMMON = "summon"
    BACKROW = "backrow card"
    RESOURCE = "resource"
    OTHER = "non-TCG card"


@dataclass(frozen=True, slots=True)
class Kind:
    """A card type. `zone` is where it is played."""

    game: Game
    role: Role
    is_short: bool = False
    is_fast: bool = False
    zone: Zone = Zone.BACKROW


_M, _Y, _P, _D = Game.MAGIC, Game.YUGIOH, Game.POKEMON, Game.MONOPOLY
_SUMMON, _ROW, _SOURCE, _OTHER = Role.SUMMON, Role.BACKROW, Role.RESOURCE, Role.OTHER

MONSTERS = (
    "Normal Monster", "Effect Monster", "Fusion Monster", "Ritual Monster", "Synchro Monster", "Xyz Monster",
    "Link Monster", "Pendulum Monster",
)  # fmt: skip

KINDS: dict[str, Kind] = {
    "creature": Kind(_M, _SUMMON, zone=Zone.SUMMON),
    "land": Kind(_M, _SOURCE, zone=Zone.RESOURCES),
    "sorcery": Kind(_M, _ROW, is_short=True),
    "instant": Kind(_M, _ROW, is_short=True, is_fast=True),
    "artifact": Kind(_M, _ROW),
    "enchantment": Kind(_M, _ROW),
    "planeswalker": Kind(_M, _ROW),
    **{each: Kind(_Y, _SUMMON, zone=Zone.SUMMON) for each in MONSTERS},
    "Normal Spell": Kind(_Y, _ROW, is_short=True),
    "Quick-Play Spell": Kind(_Y, _ROW, is_short=True, is_fast=True),
    "Continuous Spell": Kind(_Y, _ROW),
    "Equip Spell": Kind(_Y, _ROW),
    "Field Spell": Kind(_Y, _ROW, zone=Zone.FIELD),
    "Ritual Spell": Kind(_Y, _ROW, is_short=True),
    "Normal Trap": Kind(_Y, _ROW, is_short=True, is_fast=True),
    "Counter Trap": Kind(_Y, _ROW, is_short=True, is_fast=True),
    "Continuous Trap": Kind(_Y, _ROW, is_fast=True),
    "Pokémon": Kind(_P, _SUMMON, zone=Zone.SUMMON),
    "Energy": Kind(_P, _SOURCE, zone=Zone.ATTACHED),
    "Item": Kind(_P, _ROW, is_short=True),
    "Supporter": Kind(_P, _ROW, is_short=True),
    "Tool": Kind(_P, _ROW),
    "Stadium": Kind(_P, _ROW, zone=Zone.FIELD),
    "Uno card": Kind(Game.UNO, _OTHER, zone=Zone.UNO_PILE),
    "playing card": Kind(Game.POKER, _OTHER),
    "Property card": Kind(_D, _SOURCE, zone=Zone.RESOURCES),
    "Property Wildcard": Kind(_D, _SOURCE, zone=Zone.RESOURCES),
    "Rent card": Kind(_D, _ROW, is_short=True),
    "Money Card": Kind(_D, _OTHER, zone=Zone.BANK),
    "Action Card": Kind(_D, _ROW, is_short=True),
}
"""By the words of `Print.types`. Equipment, Aura, House, Hotel and the like are groups of these types."""


TERMS: dict[str, Callable[[], bool]] = {}
"""Whether a card type is short-term, where a chapter says it in a rule; KINDS says it for all others."""


LASTING: list[Callable[[Card], bool]] = []
"""What is long-term though its card type is short-term, by a rule (18.6.1.c) or by its own text."""

BENEATH: list[Callable[[Card], bool]] = []
"""What of the backrow is played beneath another card, in no zone of its own."""


SUMMONS_BESIDES: list[Callable[[Card], bool]] = []
"""What counts as a summon though none of its types says so, as long as no rule keeps it from that (9.9.10)."""


def kinds_of(printed: Print) -> list[Kind]:
    return [KINDS[each] for each in printed.types]


def has_role(card: Card, role: Role) -> bool:
    """Whether a card is of a role by one of its types, whatever others it has (5.7.1)."""
    types = card.became or card.printed.types
    if len(types) == 1:
        return KINDS[types[0]].role is role
    roles = [KINDS[each].role for each in types]
    return role in (roles if categories.can_be_several() else sorted(roles, key=[*Role].index)[:1])


def is_summon(card: Card) -> bool:
    if has_role(card, Role.SUMMON):
        return True
    for counts in SUMMONS_BESIDES:  # noqa: SIM110 - as in is_of
        if counts(card):
            return True
    return False


def is_short_term(card: Card) -> bool:
    """Whether all its types are short-term (5.3.5)."""
    types = card.types
    if any(lasts(card) for lasts in LASTING):
        return False
    return bool(types) and all(TERMS[each]() if each in TERMS else KINDS[each].is_short for each in types)


def is_long_term(card: Card) -> bool:
    """Whether a card is long-term by one of its types (5.3.3); a non-TCG card is none, nor short-term (5.3.2)."""
    return not is_short_term(card) and any(KINDS[each].role is not Role.OTHER for each in card.types)


def is_of(card: Card, *types: str) -> bool:
    """Whether one of these words is among its card types."""
    for each in card.became or card.printed.types:  # noqa: SIM110 - any() takes twice as long, and this is asked most
        if each in types:
            return True
    return False
