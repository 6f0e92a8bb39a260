"""Section 17.5: the Sane Version and the True Version of the Dealer."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Zone

SANE, TRUE = "Sane Version", "True Version"


@book.value("17.5.1", without=())
def versions() -> tuple[str, ...]:
    """There are two versions of the Dealer; where nothing has been agreed on, it is the second."""
    return SANE, TRUE


@book.rule("17.5.2")
def agreed_on_one(agreed: Sequence[str]) -> Refusal | None:
    """All players agree on one of the two versions."""
    named: list[str] = [each for each in versions() if each in agreed]
    return book.refuse("17.5.2", versions=[*named]) if len(named) > 1 else None


def is_sane(table: Table) -> bool:
    return SANE in versions() and SANE in table.agreed


def _lies_there(table: Table, card: Card) -> bool:
    return card.zone is Zone.DEALERS_ZONE and is_sane(table)


@book.rule("17.5.3", without=False)
def shows_color_and_rank(is_so: bool) -> bool:
    """In the Sane Version the Dealer's cards count as cards with a color and a rank."""
    return is_so


@book.rule("17.5.4", without=False)
def is_ignored(table: Table, card: Card) -> bool:
    """In the Sane Version all that the Dealer's cards show besides is ignored."""
    return _lies_there(table, card)


@book.rule("17.5.5", without=False)
def has_no_influence(table: Table) -> bool:
    """In the Sane Version the Dealer's cards have no influence on others."""
    return is_sane(table)


def passes_unnoticed(table: Table, origin: object) -> bool:
    """Whether nobody takes notice of what happens to a card: it lay in a zone of the Sane Dealer."""
    return origin == Zone.DEALERS_ZONE and has_no_influence(table)


@book.rule("17.5.5.a", without=False)
def can_be_affected(table: Table, card: Card) -> bool:
    """Sections 17.2 and 17.3 hold in the Sane Version as well."""
    return _lies_there(table, card)


@book.rule("17.5.5.b", without=False)
def can_be_chosen(is_as_card: bool) -> bool:
    """In the Sane Version an effect chooses the Dealer's cards as cards, by color, rank or zone."""
    return is_as_card


@book.rule("17.5.6", without=False)
def activates(table: Table) -> bool:
    """In the True Version the Dealer activates the effects of the cards that it reveals."""
    return not is_sane(table)


@book.rule("17.5.7", without=False)
def immediately() -> bool:
    """What affects opponents is activated as soon as the card is revealed."""
    return True


@book.rule("17.5.8", without=())
def affected(players: Sequence[str]) -> list[str]:
    """In the True Version these effects affect all players."""
    return list(players)


@book.rule("17.5.9", without=False)
def holds_continuously(table: Table) -> bool:
    """In the True Version long-term effects affect all players as long as their cards remain revealed."""
    return not is_sane(table)


@book.rule("17.5.10", without=False)
def counts_as_in_play(table: Table) -> bool:
    """In the True Version the cards in the Dealer's zones count as in play."""
    return not is_sane(table)
