"""Section 15.6: who has to call UNO and how long, the penalty, and the draw for the last card."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Table

PLAYING = ("summon", "Set", "bank", "attach", "activate", "play")
"""What counts as playing a card for 15.6.1."""


@book.rule("15.6.1", without=False)
def must_call(hand: int) -> bool:
    """Who has exactly one card left after a card of theirs has resolved has to call UNO."""
    return hand == 1


@book.rule("15.6.1.a", without=False)
def is_waiting(table: Table, card: str) -> bool:
    """A card that enters the Queue, or whose effect does, has resolved when that item has resolved or is removed."""
    return any(each.card == card for each in table.queue)


@book.rule("15.6.1.b", without=True)
def is_under_way(table: Table, card: str) -> bool:
    """A card that is played by a special action has resolved when it lies in its place and has had its effect."""
    return any(each.item is not None and each.item.card == card for each in table.agenda)


@book.rule("15.6.1.c", without=False)
def is_playing(what: str) -> bool:
    """Summoning, Setting, banking, attaching and activating a card are playing it, discarding it is not."""
    return what in PLAYING


@book.rule("15.6.2", without=0)
def penalty() -> int:
    """How many cards a player draws from the Uno deck if another one calls UNO first."""
    return 2


@book.rule("15.6.2.a", without=False)
def ends_with_own_turn(table: Table, player: str) -> bool:
    """The penalty is imposed before the player who has to call ends their turn, or not at all."""
    return player == table.turn_player


@book.rule("15.6.2.b", without=True)
def penalty_waits() -> bool:
    """The penalty draw is no activated effect, so it cannot be interrupted."""
    return False


@book.rule("15.6.2.c")
def is_too_early(card: str) -> Refusal | None:
    """A call before the card has resolved has no effect."""
    return book.refuse("15.6.2.c", card=card) if card else None


@book.rule("15.6.2.d", without=False)
def ends_by_hand(hand: int) -> bool:
    """The duty ends as soon as the player no longer has exactly one card in hand."""
    return hand != 1


@book.rule("15.6.2.e", without=False)
def ends_with_other_turn(table: Table, player: str) -> bool:
    """For a card that was played on the turn of another player the time ends with that turn."""
    return player != table.turn_player


@book.rule("15.6.2.f")
def is_penalized(table: Table, player: str) -> Refusal | None:
    """For one card there is no more than one penalty."""
    return book.refuse("15.6.2.f", penalized=player) if player in table.uno.penalized else None


@book.rule("15.6.3", without=0)
def drawn_for_last_card() -> int:
    """How many cards of the Main Deck a player draws who plays their only card onto the pile."""
    return 5


@book.rule("15.6.3.a", without=True)
def last_draw_waits() -> bool:
    """That draw is no activated effect, so it cannot be interrupted."""
    return False


@book.rule("15.6.3.b", without=False)
def drawn_after_effect() -> bool:
    """It is made after the effect of the card, also for the last card of a series."""
    return True


@book.rule("15.6.3.c", without=False)
def series_may_go_on() -> bool:
    """A series may go on with an Uno card that was drawn so."""
    return True
