"""Section 8.3: how the Queue resolves, and what is removed from it."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card, Item, Table
from rules_db.games.cgs.words import Game, Zone


@book.rule("8.3.1", without=0)
def next_to_resolve(queue: list[Item]) -> int:
    """The Queue resolves backwards: the place of the item that entered last."""
    return len(queue) - 1


@book.rule("8.3.2", without=False)
def may_join_while_resolving() -> bool:
    """Players can activate further cards and effects while the Queue resolves."""
    return True


@book.rule("8.3.3")
def answers_the_last(table: Table, card: Card, targets: tuple[str, ...], is_for_queue: bool) -> Refusal | None:
    """A Yu-Gi-Oh! card or effect responds only to the item that entered the Queue most recently.

    `is_for_queue`: its text targets what waits there, so that a target in play stands for its effect.
    """
    if card.printed.game is not Game.YUGIOH or not table.queue:
        return None
    older = [each.card for each in table.queue[:-1] if each.card != table.queue[-1].card]
    aimed = [each for each in targets if each in older]
    waiting = aimed if is_for_queue else [each for each in aimed if table.cards[each].zone is Zone.QUEUE]
    return book.refuse("8.3.3", answers=list(waiting), last=table.queue[-1].card) if waiting else None


@book.rule("8.3.4", without=True)
def resolves_after_removal() -> bool:
    """A card that is removed from the Queue does not resolve, nor do its effects."""
    return False


@book.rule("8.3.4.a", without=Zone.NOWHERE)
def where_removed_cards_go() -> Zone:
    """A card that is removed from the Queue goes to its owner's discard pile."""
    return Zone.DISCARD


@book.rule("8.3.5", without=True)
def effect_resolves_after_removal() -> bool:
    """An effect that is removed from the Queue does not resolve."""
    return False


@book.rule("8.3.6", without=())
def order_of_choosing(table: Table) -> list[str]:
    """Who chooses first where an effect has several players choose: the turn player, then the others in turn order."""
    return table.from_(table.turn_player) if table.turn_player in table.order else []
