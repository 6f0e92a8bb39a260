"""What texts in force forbid, let or have cards and players do."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.games.cgs.card_text.doing import matching, standing
from rules_db.games.cgs.card_text.model import Ruled
from rules_db.games.cgs.card_text.said.vocabulary import ANY_DECK, EXTRA_DECK_ALONE
from rules_db.games.cgs.doing.course import this_turn
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Zone


def is_locked(table: Table, card: Card, player: str) -> bool:
    """Whether a text keeps a player from Special Summoning a card, which it does not except."""
    for each in standing.in_force(table, Ruled):
        step = each.step
        if not isinstance(step, Ruled) or step.deed not in (ANY_DECK, EXTRA_DECK_ALONE):
            continue
        if step.deed == EXTRA_DECK_ALONE and card.zone is not Zone.EXTRA_DECK:
            continue
        is_excepted = step.against is not None and matching.is_like(table, card, step.against, each.by)
        if not is_excepted and standing.is_meant(table, each, player):
            return True
    return False


def forbidden(table: Table, deed: str, name: str) -> Ruled | None:
    """What keeps a card or a player from a deed, None for nothing; who forbids prevails over who allows."""
    for step in _said_of(table, deed, name):
        if not step.is_allowed and not step.is_forced and this_turn.is_used_up(table, step.number, name):
            return step
    return None


def allowed(table: Table, deed: str, name: str) -> Ruled | None:
    """What lets a card or a player do what a rule forbids, None for nothing."""
    return next((step for step in _said_of(table, deed, name) if step.is_allowed), None)


def more_allowed(table: Table, deed: str, name: str) -> list[Ruled]:
    """What lets a player do a counted deed more often."""
    return [step for step in _said_of(table, deed, name) if step.is_allowed]


def more_often(table: Table, deed: str, name: str, card: Card) -> int:
    """How much more often a player may do a counted deed with a card; some texts name of which sort that must be."""
    return sum(
        step.number
        for each in standing.in_force(table, Ruled)
        if isinstance(step := each.step, Ruled) and step.deed == deed and step.is_allowed
        if standing.is_meant(table, each, name)
        and (step.against is None or matching.is_like(table, card, step.against, each.by))
    )


def forced(table: Table, deed: str, name: str) -> bool:
    """Whether a card has to do something if it is able to."""
    return any(step.is_forced for step in _said_of(table, deed, name))


def _said_of(table: Table, deed: str, name: str) -> Iterator[Ruled]:
    """What texts in force say of a deed of a card or player; those that name only some others say nothing of it."""
    for each in standing.in_force(table, Ruled):
        step = each.step
        if not isinstance(step, Ruled) or deed not in step.deed.split(" or "):
            continue
        if step.against is None and standing.is_meant(table, each, name):
            yield step
