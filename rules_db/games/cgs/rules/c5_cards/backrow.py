"""Section 5.5: where backrow cards go, how fast they are, and when they leave."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.rules.c4_turn.phases import is_main
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Zone


@book.rule("5.5.2", without=Zone.NOWHERE)
def where_backrow_cards_go() -> Zone:
    """A backrow card that is played goes into a backrow zone."""
    return Zone.BACKROW


@book.rule("5.5.3", without=False)
def goes_to_field_zone(is_field_card: bool) -> bool:
    """A field card goes into the Field Zone instead."""
    return is_field_card


@book.rule("5.5.4", without=False)
def field_card_counts() -> bool:
    """A field card can be targeted and referred to as other backrow cards can."""
    return True


@book.rule("5.5.7", without=False)
def activates_when_played() -> bool:
    """The effects of a backrow card activate when it is played."""
    return True


@book.rule("5.5.8", without=False)
def keeps_to_slow_speed(is_fast: bool) -> bool:
    """A slow card can only be played at slow speed."""
    return not is_fast


@book.rule("5.5.8.a")
def is_own_main_phase(table: Table, player: str) -> Refusal | None:
    """Nothing is done at slow speed outside the Main Phases of one's own turn."""
    if table.turn_player == player and is_main(table.phase):
        return None
    return book.refuse("5.5.8.a", turn_player=table.turn_player, phase=table.phase)


@book.rule("5.5.8.b")
def queue_is_empty(table: Table) -> Refusal | None:
    """Nothing is done at slow speed while anything is in the Queue."""
    return book.refuse("5.5.8.b", queue=[each.card for each in table.queue]) if table.queue else None


@book.rule("5.5.9", without=False)
def may_be_played_at_any_time(is_fast: bool) -> bool:
    """A fast card can be played on the turn of any player and in every phase."""
    return is_fast


@book.rule("5.5.10", without=False)
def is_discarded_when_finished(card: Card, is_short_term: bool) -> bool:
    """A short-term backrow card that has finished its effects is discarded."""
    return is_short_term and card.zone in (Zone.BACKROW, Zone.FIELD) and not card.is_face_down
