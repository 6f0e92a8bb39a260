"""Which cards on top of the Uno pile do more than lie there, and how a summon there acts."""

from __future__ import annotations

from rules_db.games.cgs.kinds import KINDS, Role, has_role, is_of, is_short_term, is_summon
from rules_db.games.cgs.rules.c15_uno import cards_on_pile, uno_cards
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.words import Zone


def works(card: Card) -> bool:
    """Whether what a card says holds where it lies; a short-term card on the pile has had its effect (15.4.6)."""
    if card.zone is not Zone.UNO_PILE:
        return True
    if uno_cards.is_uno_card(card):
        return uno_cards.has_other_properties()
    if is_of(card, "playing card", "Money Card"):
        return cards_on_pile.does_something_else()
    if is_summon(card):
        return True
    if any(KINDS[each].zone is Zone.FIELD for each in card.types):
        return cards_on_pile.field_card_works()
    if is_of(card, "planeswalker"):
        return cards_on_pile.planeswalker_works()
    if has_role(card, Role.RESOURCE):
        return cards_on_pile.resource_works()
    return not is_short_term(card)


def may_act(card: Card) -> bool:
    """Whether a summon may attack and block from where it lies."""
    return card.zone is not Zone.UNO_PILE or (not card.is_masked and cards_on_pile.acts_as_in_summon_zone(card))
