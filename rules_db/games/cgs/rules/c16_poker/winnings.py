"""Section 16.7: money that was won, as mana or in the bank."""

from __future__ import annotations

from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Mana
from rules_db.games.cgs.words import Until, Zone


@book.rule("16.7.1", without=False)
def can_be_mana() -> bool:
    """Winnings can be used as mana during their winner's turn."""
    return True


@book.rule("16.7.2", without=False)
def may_be_chosen() -> bool:
    """Whoever wins may choose which of the money to use as mana."""
    return True


@book.rule("16.7.2.a", without=True)
def may_choose_on_turn_of(turn_player: str, winner: str) -> bool:
    """No mana is chosen on the turn of another player."""
    return turn_player == winner


@book.rule("16.7.3", without=False)
def may_be_banked() -> bool:
    """Whoever wins may add any of the money to their bank."""
    return True


@book.rule("16.7.3.a", without=Zone.BETTING)
def where_the_rest_goes() -> Zone:
    """All winnings that are not chosen as mana go to the bank."""
    return Zone.BANK


@book.rule("16.7.3.b", without=False)
def goes_to_resource_area(is_property: bool) -> bool:
    """A Property card or Property Wildcard that was won goes to the resource area instead."""
    return is_property


@book.rule("16.7.4", without=Zone.BANK)
def where_chosen_money_goes() -> Zone:
    """Money that is chosen goes to the mana pool, where it is mana."""
    return Zone.MANA_POOL


@book.rule("16.7.4.a", without=False)
def is_of_any_color() -> bool:
    """The color of this mana is chosen as it is spent, for each mana by itself."""
    return True


@book.rule("16.7.5", without=Until.PHASE)
def lasts_until() -> Until:
    """This mana lasts until the end of the turn."""
    return Until.TURN


@book.rule("16.7.6", without=0)
def mana_of(worth: int) -> int:
    """Each $1M contributes 1 mana."""
    return worth


@book.rule("16.7.7", without=False)
def pays_one_cost_only() -> bool:
    """The value of one card cannot be split between several costs."""
    return True


@book.rule("16.7.9", without=False)
def is_lost_after_turn() -> bool:
    """After the turn, money that was used as mana is lost."""
    return True


@book.rule("16.7.9.a", without=False)
def is_lost_unspent(is_unspent: bool) -> bool:
    """It is lost even if no mana of it was spent."""
    return is_unspent


@book.rule("16.7.10", without=False)
def is_bundle_of_its_own() -> bool:
    """The mana of each card makes up a bundle of its own."""
    return True


@book.rule("16.7.11", without=False)
def rest_is_lost(mana: Mana) -> bool:
    """What a bundle has left over, once some of it has been used for a cost, is lost."""
    return mana.until is Until.TURN
