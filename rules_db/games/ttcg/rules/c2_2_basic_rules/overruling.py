"""Rule 2.2.5.2: what card effects overrule, and which of two holds."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.kernel import Refusal
from rules_db.games.ttcg import properties
from rules_db.games.ttcg.book import book
from rules_db.games.ttcg.card_text.model import Ruled
from rules_db.games.ttcg.standing import InForce, in_force
from rules_db.games.ttcg.state import Card, Table


@book.rule("2.2.5.2", without=None)
def prevails(words: Sequence[InForce]) -> InForce | None:
    """A card effect overrules every rule, and every other effect if it explicitly says so (2.2.5.2.R1).

    `words` are about one deed, in the order in which they came into force.
    """
    explicit = [each for each in words if isinstance(each.step, Ruled) and each.step.is_explicit]
    if explicit:
        return explicit[-1]
    forbidding = [each for each in words if isinstance(each.step, Ruled) and not each.step.is_allowed]
    return (forbidding or words or (None,))[-1]


def about_card(table: Table, deed: str, card: Card) -> Ruled | None:
    """What card effects say of a deed of or at a card; None where they say nothing."""
    words = in_force(table, Ruled, deed)
    if not words:
        return None
    return _step(
        prevails([each for each in words if _is_about_card(each) and properties.is_reached(table, card, each)])
    )


def about_player(table: Table, deed: str, player: str) -> Ruled | None:
    """What card effects say of a deed of a player; None where they say nothing."""
    words = in_force(table, Ruled, deed)
    return _step(prevails([each for each in words if _names(table, each, player)])) if words else None


def _is_about_card(each: InForce) -> bool:
    return each.step.what is not None


def _names(table: Table, each: InForce, player: str) -> bool:
    if each.step.what is not None:
        return False
    who, you = each.step.who, each.by.player
    return who == "each" or player == (you if who == "you" else table.other(you))


def _step(word: InForce | None) -> Ruled | None:
    return word.step if word is not None and isinstance(word.step, Ruled) else None


def forbidden_to_card(table: Table, deed: str, card: Card) -> Refusal | None:
    """The refusal where an effect keeps a card from something, or something from a card."""
    word = about_card(table, deed, card)
    return None if word is None or word.is_allowed else book.refuse("2.2.5.2", card=card.id, cannot=deed)


def forbidden_to_player(table: Table, deed: str, player: str) -> Refusal | None:
    """The refusal where an effect keeps a player from something."""
    word = about_player(table, deed, player)
    return None if word is None or word.is_allowed else book.refuse("2.2.5.2", player=player, cannot=deed)


def is_allowed_to_card(table: Table, deed: str, card: Card) -> bool:
    """Whether an effect lets a card do what a rule forbids."""
    word = about_card(table, deed, card)
    return word is not None and word.is_allowed
