"""Section 2.2.3: the phases of a turn, the draw, and the two plays."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.ttcg.book import book
from rules_db.games.ttcg.rules.c2_1_terms.turns import plays_in_own_turn
from rules_db.games.ttcg.rules.c2_2_basic_rules import overruling
from rules_db.games.ttcg.state import Card, Table

DRAW, MAIN, BATTLE = "Draw Phase", "Main Phase", "Battle Phase"
END = "end of the turn"


@book.value("2.2.3.1", without=(MAIN, DRAW, BATTLE))
def phases() -> tuple[str, ...]:
    """Draw Phase, Main Phase and Battle Phase, in this order."""
    return DRAW, MAIN, BATTLE


@book.rule("2.2.7.1", without=False)
def comes_last(phase: str) -> bool:
    """The Battle Phase comes last in a turn."""
    return phase == BATTLE


def phase_after(phase: str) -> str:
    """The phase that follows; END after the last."""
    if comes_last(phase):
        return END
    order = phases()
    place = order.index(phase) + 1
    return order[place % len(order)]


@book.rule("2.2.3.2", without=False)
def must_draw(table: Table) -> bool:
    """In the Draw Phase the player whose turn it is draws a card."""
    return True


@book.rule("2.2.3.2.a", without=False)
def skips_the_draw(table: Table) -> bool:
    """When the first player takes the first turn, no card is drawn."""
    return table.turn == 1


@book.value("2.2.3.3", without=99)
def plays_in_a_turn() -> int:
    """In the Main Phase a player plays two cards at most."""
    return 2


@book.rule("2.2.3.3.a", without=None)
def plays_by_card(table: Table, player: str) -> int | None:
    """As many plays as a card grants, where one says otherwise; None where none does."""
    word = overruling.about_player(table, "play cards", player)
    return word.number if word is not None and word.is_allowed else None


@book.rule("2.2.3.3.b", without=True)
def counts_as_play(by_effect: bool) -> bool:
    """A card that reaches the field through a card effect is left out of the count."""
    return not by_effect


def why_no_more_plays(table: Table, player: str) -> Refusal | None:
    """Why a player plays no further card now: it is not their Main Phase, or they have played their cards."""
    if refusal := plays_in_own_turn(table, player):
        return refusal
    if table.phase != MAIN or table.what_waits():
        return book.refuse("2.2.3.3", phase=table.phase, waits=table.what_waits())
    if refusal := overruling.forbidden_to_player(table, "play cards", player):
        return refusal
    most = plays_by_card(table, player)
    most = plays_in_a_turn() if most is None else most
    return book.refuse("2.2.3.3", plays=table.plays, at_most=most) if table.plays >= most else None


@book.rule("2.2.3.4")
def is_time_for_attacks(table: Table) -> Refusal | None:
    """Attacks are for the Battle Phase."""
    return None if table.phase == BATTLE else book.refuse("2.2.3.4", phase=table.phase)


def begins_upright(table: Table) -> list[Card]:
    """The cards that untap as a turn opens (2.2.3.1.R1)."""
    side = [table.cards[each] for each in table.players[table.turn_player].field]
    return [card for card in side if card.tapped]
