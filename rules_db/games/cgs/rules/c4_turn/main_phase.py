"""Sections 4.4 and 4.5: playing cards in a Main Phase, and who may attack in the Battle Phase."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.rules.c4_turn.phases import is_main
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import BATTLE


@book.rule("4.4.1")
def plays_in_main_phase(table: Table, player: str) -> Refusal | None:
    """In a Main Phase of one's own turn one may play cards."""
    if table.turn_player == player and is_main(table.phase):
        return None
    return book.refuse("4.4.1", turn_player=table.turn_player, phase=table.phase)


@book.rule("4.4.2")
def is_paid_for(why: str) -> Refusal | None:
    """No card is played unless its costs, conditions and requirements are met; `why` is what is wanting."""
    return book.refuse("4.4.2", wanting=why) if why else None


@book.rule("4.4.3")
def has_resolved(table: Table) -> Refusal | None:
    """All that an action has led to is resolved before another one."""
    if not table.queue and table.attack is None:
        return None
    return book.refuse("4.4.3", queue=[each.card for each in table.queue], attack=table.attack is not None)


@book.rule("4.5.2")
def attacks_in_battle_phase(table: Table, player: str) -> Refusal | None:
    """One may attack with summons in one's Battle Phase."""
    if table.turn_player == player and table.phase == BATTLE:
        return None
    return book.refuse("4.5.2", turn_player=table.turn_player, phase=table.phase)


@book.rule("4.5.3")
def attacks_once(table: Table, card: Card, times: int = 1) -> Refusal | None:
    """A summon attacks no more than once in a Battle Phase, or as often as a text lets it."""
    count = table.uses.get(f"attack/{card.id}/{card.stay}", 0)
    return book.refuse("4.5.3", card=card.id, attacks=count) if count >= times else None


@book.rule("4.5.4")
def attacks_another_player(card: Card, target: str) -> Refusal | None:
    """A summon cannot attack the player who controls it."""
    return book.refuse("4.5.4", card=card.id, target=target) if target == card.controller else None


@book.rule("4.5.5")
def attacks_no_own_summon(card: Card, target: Card) -> Refusal | None:
    """A summon cannot attack another summon of its controller."""
    return book.refuse("4.5.5", card=card.id, target=target.id) if target.controller == card.controller else None


@book.rule("4.5.6")
def attacks_no_own_planeswalker(card: Card, target: Card) -> Refusal | None:
    """A summon cannot attack a planeswalker that its controller controls."""
    return book.refuse("4.5.6", card=card.id, target=target.id) if target.controller == card.controller else None
