"""Section 8.4: who may act, and when what waits resolves."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Game


@book.rule("8.4.2", without="")
def first_in_phase(table: Table) -> str:
    """When a phase or step starts, priority goes to the turn player."""
    return table.turn_player


@book.rule("8.4.2.a", without="")
def first_after_naming(table: Table) -> str:
    """When attackers and targets have been named, priority goes to the turn player."""
    return table.turn_player


@book.rule("8.4.2.b", without="")
def first_after_blocks(table: Table) -> str:
    """When blockers have been selected, priority goes to the turn player once more."""
    return table.turn_player


@book.rule("8.4.3", without=False)
def opponent_has_last_word() -> bool:
    """Before a phase or step ends, priority goes to the opponent."""
    return True


@book.rule("8.4.3.a", without=False)
def phase_goes_on() -> bool:
    """When the opponent has added something before the end, the phase goes on once that has resolved."""
    return True


@book.rule("8.4.4", without="")
def after_joining(table: Table, player: str) -> str:
    """Each time a card or effect of a player joins the Queue, priority passes to the opponent."""
    return after(table, player)


@book.rule("8.4.5", without=False)
def may_respond() -> bool:
    """The opponent may respond with a card or effect."""
    return True


@book.rule("8.4.6", without=False)
def comes_back() -> bool:
    """Once the opponents have had this opportunity, priority comes back to the player."""
    return True


@book.rule("8.4.7", without=False)
def begins_to_resolve(table: Table) -> bool:
    """When all players pass one right after the other, the Queue begins to resolve."""
    return table.passes >= len(table.order)


@book.rule("8.4.8", without="")
def first_between_items(table: Table) -> str:
    """While the Queue resolves, the turn player is the first to get priority for each item in it."""
    return table.turn_player


@book.rule("8.4.8.a", without=False)
def answers_come_first() -> bool:
    """When an item has resolved, the priority of 8.4.9–12 comes before that of 8.4.8."""
    return True


@book.rule("8.4.8.b", without=False)
def goes_on_resolving(table: Table) -> bool:
    """When all players pass one right after the other between two items, the next item resolves."""
    return table.passes >= len(table.order)


@book.rule("8.4.9", without=False)
def may_answer_play(was_played: bool) -> bool:
    """When a card has been played successfully, the opponent gets priority."""
    return was_played


@book.rule("8.4.10", without=False)
def may_answer_summon(was_summoned: bool) -> bool:
    """When a card has been summoned successfully, the opponent gets priority."""
    return was_summoned


@book.rule("8.4.11", without=False)
def may_answer_effect(is_effect: bool) -> bool:
    """When an effect has resolved, the opponent gets priority."""
    return is_effect


@book.rule("8.4.12", without=False)
def may_answer_queue(table: Table) -> bool:
    """When the whole Queue has resolved, the opponent gets priority."""
    return not table.queue


@book.rule("8.4.9.a", without="")
def whose_opponent(player: str) -> str:
    """For 8.4.9–11 it is the opponent of the player whose card or effect it was."""
    return player


@book.rule("8.4.9.b", without="")
def opponent_of_turn_player(table: Table) -> str:
    """For 8.4.12 it is the opponent of the turn player."""
    return table.turn_player


@book.rule("8.4.9.c", without=())
def in_this_order(first: Sequence[str], second: Sequence[str]) -> list[str]:
    """The opponents of whose card it was come first, and nobody comes twice."""
    return list(dict.fromkeys([*first, *second]))


@book.rule("8.4.13")
def is_limited(table: Table, card: Card, is_activation: bool = True) -> Refusal | None:
    """The priority of 8.4.9–12 is for activating Yu-Gi-Oh! cards and effects; an attack is none."""
    if table.window is None or (card.printed.game is Game.YUGIOH and is_activation):
        return None
    return book.refuse("8.4.13", card=card.id, game=str(card.printed.game))


@book.rule("8.4.14", without=())
def opponents(table: Table, player: str) -> list[str]:
    """Several opponents get priority in turn order, beginning with the one who follows."""
    return table.others(player)


def after(table: Table, player: str) -> str:
    """The opponent to whom priority goes from a player."""
    found = opponents(table, player)
    return found[0] if found else player
