"""Section 15.7: what an Uno card is, where it can be played, and what it does on the pile."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Game, Zone


def is_uno_card(card: Card) -> bool:
    return card.printed.game is Game.UNO


@book.rule("15.7.1", without=True)
def has_other_properties() -> bool:
    """An Uno card has a color and a rank and no other property."""
    return False


_ZONES = (Zone.SUMMON, Zone.EXTRA_SUMMON, Zone.BACKROW, Zone.RESOURCES)


@book.rule("15.7.7")
def is_not_played_to_zone(card: Card, zone: Zone) -> Refusal | None:
    """An Uno card is not played to a Summon Zone, a backrow zone or the resource area."""
    return book.refuse("15.7.7", card=card.id, zone=str(zone)) if zone in _ZONES else None


@book.rule("15.7.8")
def is_not_played_elsewhere(card: Card, zone: Zone) -> Refusal | None:
    """Nor to any other place but the Uno pile and the Hold 'em zones."""
    if zone in (*_ZONES, Zone.UNO_PILE, Zone.HOLD_EM):
        return None
    return book.refuse("15.7.8", card=card.id, zone=str(zone))


@book.rule("15.7.9", without=False)
def have_effects() -> bool:
    """Some Uno cards have an additional effect on the pile."""
    return True


@book.rule("15.7.10", without=0)
def cards_of_draw_two() -> int:
    """A Draw Two makes the player who goes next draw so many cards."""
    return 2


@book.rule("15.7.11", without=0)
def cards_of_wild_draw_four() -> int:
    """A Wild Draw Four makes the player who goes next draw so many cards."""
    return 4


@book.rule("15.7.12")
def is_skipped(table: Table, player: str) -> Refusal | None:
    """The target of a Skip plays no card onto the pile during their next turn."""
    is_barred = table.turn_player == player and table.uses.get(f"skipped/{player}", 0)
    return book.refuse("15.7.12", skipped=player) if is_barred else None


@book.rule("15.7.14", without="")
def goes_next(table: Table) -> str:
    """The player whose turn follows in the turn order; the Dealer is passed over, and extra turns are (4.1.2.R2)."""
    return table.after(table.interrupted or table.turn_player)


@book.rule("15.7.15", without=True)
def has_effect_in(zone: Zone) -> bool:
    """An Uno card has no effect anywhere but on the pile."""
    return zone is Zone.UNO_PILE
