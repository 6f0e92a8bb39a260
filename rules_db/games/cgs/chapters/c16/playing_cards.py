"""Playing cards that are Set in a backrow zone, and where else they may go (section 16.1)."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions.values import Activate, Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.chapters.general import offered
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.playing import playing
from rules_db.games.cgs.doing.yugioh.flipping import FLIPS
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.rules.c11_spells_and_traps import traps
from rules_db.games.cgs.rules.c16_poker import forming, playing_cards
from rules_db.games.cgs.rules.c16_poker.playing_cards import PLAYING_CARD
from rules_db.games.cgs.state import Card, Item, Table
from rules_db.games.cgs.words import Zone


def _why_not(table: Table, card: Card, play: Play) -> Refusal | None:
    """It is Set as a Trap is: from the hand, and face-down."""
    may_be_set = play.is_face_down and playing_cards.may_be_set(card, play.zone)
    if refusal := playing_cards.is_played_nowhere_else(card, play.zone, may_be_set):
        return refusal
    if not playing.holds(table, card, play.player):
        return book.refuse("4.4.1", card=card.id, zone=str(card.zone))
    return None


def _arrives(table: Table, trace: Trace, item: Item) -> None:
    playing.put(table, trace, item, "8.1.3.a")
    happenings.happen(table, trace, "set", "16.1.4.b", item.player, card=item.card)


hooks.way(
    hooks.Way(
        name="Set playing card",
        takes=lambda card: is_of(card, PLAYING_CARD),
        fits=lambda table, card, play: play.zone is not Zone.UNO_PILE,
        offers=lambda table, card, player: offered(table, card, player, Zone.BACKROW, True),
        why_not=_why_not,
        arrives=_arrives,
        is_fast=lambda table, card: traps.is_set_fast(),
        place=15,
    )
)


@hooks.PLAY_CHECKS.hang(place=5)
def _goes_there(table: Table, card: Card, play: Play) -> Refusal | None:
    """A playing card goes onto the Uno pile by a rule of its own, and to no other place than a backrow zone."""
    if not is_of(card, PLAYING_CARD):
        return None
    may = playing_cards.goes_onto_uno_pile(play.zone) or (
        play.is_face_down and playing_cards.may_be_set(card, play.zone)
    )
    return playing_cards.is_played_nowhere_else(card, play.zone, may)


FLIPS[PLAYING_CARD] = lambda table, card, action: playing_cards.is_flipped_at_showdown_only(card)


@hooks.ACTIVATIONS.hang(place=5)
def _is_not_activated(table: Table, card: Card, action: Activate) -> Refusal | None:
    return forming.is_not_activated(card)


@hooks.PLAY_CHECKS.hang(place=5)
def _is_not_aimed_at(table: Table, card: Card, play: Play) -> Refusal | None:
    return _is_out_of_reach(table, play.targets)


@hooks.ACTIVATIONS.hang(place=5)
def _is_not_aimed_at_either(table: Table, card: Card, action: Activate) -> Refusal | None:
    return _is_out_of_reach(table, action.targets)


def _is_out_of_reach(table: Table, targets: Sequence[str]) -> Refusal | None:
    aimed_at = [table.cards[each] for each in targets if each in table.cards]
    return next((refusal for each in aimed_at if (refusal := forming.cannot_be_affected(each))), None)
