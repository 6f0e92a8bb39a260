"""What counts as casting a spell for Magic cards, and an event for every card that is played by way of the Queue."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rules_db.engine.trace import Trace
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.kinds import Role, has_role, is_summon
from rules_db.games.cgs.rules.c8_queue import special_actions
from rules_db.games.cgs.rules.c9_magic import magic_cards
from rules_db.games.cgs.rules.c12_pokemon import evolution
from rules_db.games.cgs.rules.c15_uno import playing as uno
from rules_db.games.cgs.state import Card, Item, Table
from rules_db.games.cgs.words import Game, Zone

if TYPE_CHECKING:
    from rules_db.games.cgs.actions.values import Play


def is_cast(card: Card, play: Play) -> bool:
    """Whether playing a card like this is casting it; Setting is by 9.1.2.

    Banking it is not, nor is evolving, nor playing a summon onto the Uno pile.
    """
    if play.is_face_down:
        return magic_cards.setting_is_cast()
    if is_summon(card) and play.on:
        return evolution.is_casting()
    if is_summon(card) and play.zone is Zone.UNO_PILE:
        return uno.counts_as_summoned()
    return not special_actions.is_banking(play.zone)


def is_cast_by_flip(card: Card) -> bool:
    """Whether activating a card that has been Set is casting it as well (9.1.1)."""
    return magic_cards.activation_is_cast() and has_role(card, Role.BACKROW) and not is_summon(card)


def as_it_shows(card: Card, play: Play) -> Card:
    """A card as it can be identified while it is played: what is being Set is concealed (9.1.3.R1)."""
    return replace(card, zone=Zone.QUEUE, is_face_down=True) if play.is_face_down else card


def cast(table: Table, trace: Trace, card: Card, item: Item) -> None:
    """Tell that a card has been cast; Magic's own face-up cards are by their own rules."""
    if item.is_face_down:
        rule, counts = "9.1.2", magic_cards.setting_is_cast()
    elif is_summon(card):
        rule, counts = "9.1.3", magic_cards.summoning_is_cast()
    else:
        rule, counts = "9.1.1", magic_cards.activation_is_cast()
    if counts or (card.printed.game is Game.MAGIC and not item.is_face_down):
        facing = "face-down" if item.is_face_down else "face-up"
        happenings.happen(table, trace, "cast", rule, item.player, card=card.id, facing=facing)
