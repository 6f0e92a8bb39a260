"""Attacks for which a text has something paid: asked as they are announced, and taken then (14.1.1.R1)."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions.values import AttackWith
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing.paying import tolls
from rules_db.games.cgs.card_text.doing.step import under
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.fighting import damage, moves
from rules_db.games.cgs.doing.playing import paying
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.state import Card, Strike, Table
from rules_db.games.cgs.words import Game


@hooks.ATTACKS.hang(place=60)
def _can_be_paid(table: Table, action: AttackWith) -> Refusal | None:
    """Whoever attacks has what texts ask for the attack, in the pool and in life."""
    toll = tolls.due(table, [(table.cards[each.attacker], each.target) for each in action.blows])
    if toll == tolls.NOTHING:
        return None
    player = action.player
    wanting = paying.wanting(table, player, toll.mana)
    for blow in action.blows if not wanting else ():
        wanting = wanting or _wanting_with_move(table, table.cards[blow.attacker], blow.move, toll.mana)
    if not wanting and toll.life and not _has_life(table, player, toll.life):
        wanting = f"life ({table.players[player].life} of {toll.life})"
    return book.refuse(under("14.1.1"), card=toll.cards[0], wanting=wanting) if wanting else None


def _wanting_with_move(table: Table, card: Card, number: int, mana: paying.Cost) -> str:
    """What is wanting where the move of a Pokémon takes mana from the same pool."""
    move = moves.move_of(table, card, number) if card.printed.game is Game.POKEMON else None
    if move is None:
        return ""
    return paying.wanting_for(table, card.controller, card, moves.cost_of(table, card, move).plus(mana))


def _has_life(table: Table, player: str, life: int) -> bool:
    return table.players[player].life >= life and effects().forbidden(table, "lose life", player) is None


@hooks.TOLLS.hang()
def _pay(table: Table, trace: Trace, player: str, strikes: Sequence[Strike]) -> None:
    toll = tolls.due(table, [(table.cards[each.attacker.id], each.target.id) for each in strikes])
    if toll == tolls.NOTHING:
        return
    spent = sum(each.amount for each in paying.pay(table, trace, player, toll.mana))
    trace.emit("paid", under("5.10.31"), player, card=toll.cards[0], amount=spent)
    if toll.life:
        damage.lose_life(table, player, toll.life)
        happenings.happen(table, trace, "life lost", under("10.2.2"), player, amount=toll.life)
