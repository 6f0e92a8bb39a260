"""What kind of monster a card is by the rules of section 10.8, each kind by the rule that speaks of it."""

from __future__ import annotations

from rules_db.games.cgs.rules.c10_monsters import extra_deck, kinds_of_monster
from rules_db.games.cgs.state import Card

SPECIAL = {
    kinds_of_monster.RITUAL: "10.8.18",
    extra_deck.FUSION: "10.8.13",
    extra_deck.SYNCHRO: "10.8.23",
    extra_deck.XYZ: "10.8.24",
    extra_deck.LINK: "10.8.24",
}
"""By which rule a monster of a kind is Special Summoned."""


def is_conditional(card: Card) -> bool:
    """Whether its kind makes a monster conditional (10.8.9, 10.8.14, 10.8.19)."""
    return (
        extra_deck.is_conditional(card)
        or extra_deck.synchro_is_conditional(card)
        or kinds_of_monster.ritual_is_conditional(card)
    )


def is_for_extra_deck(card: Card) -> bool:
    """Whether a card is of a type made for the Extra Deck (10.8.10, 10.8.20)."""
    return extra_deck.is_made_for_extra_deck(card) or extra_deck.synchro_is_made_for_extra_deck(card)


def may_leave_extra_deck(card: Card) -> bool:
    """Whether its kind lets a player summon a card out of the Extra Deck (10.8.11, 10.8.21)."""
    return extra_deck.may_be_summoned(card) or extra_deck.synchro_may_be_summoned(card)


def rule_of_special_summon(card: Card) -> str:
    """The rule by which summoning a monster of its kind is a Special Summon, '' where there is none in force."""
    is_special = (
        extra_deck.is_special_summoned(card)
        or extra_deck.synchro_is_special_summoned(card)
        or kinds_of_monster.ritual_is_special_summoned(card)
    )
    return next((rule for type_, rule in SPECIAL.items() if is_special and type_ in card.printed.types), "")


def has_such_kind(card: Card) -> bool:
    """Whether a card is of a kind that is not summoned as the monsters of the Main Deck are."""
    return any(each in card.printed.types for each in SPECIAL)
