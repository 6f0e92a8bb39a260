"""The one predicate on which options, refused examples and explanations rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules_db.engine.kernel import Refusal
from rules_db.games.ttcg import chains, putting
from rules_db.games.ttcg.actions import values as act
from rules_db.games.ttcg.book import book
from rules_db.games.ttcg.rules.c2_1_terms import places
from rules_db.games.ttcg.rules.c2_2_basic_rules import battle, playing, turns
from rules_db.games.ttcg.state import Table


def why_not(table: Table, action: act.Action) -> Refusal | None:
    """None for a legal action, else the rule that forbids it."""
    if isinstance(action, act.GiveUp):
        return book.refuse("2.2.8.1", game="over") if table.is_over else None
    if table.is_over:
        return book.refuse("2.2.8.1", game="over")
    if table.choice is not None or isinstance(action, act.Choose):
        return _why_not_choose(table, action)
    if action.player != table.priority:
        return book.refuse("2.2.3.1", priority=table.priority)
    return WHY_NOT[type(action)](table, action)


def _why_not_choose(table: Table, action: act.Action) -> Refusal | None:
    """An open choice comes before everything else."""
    choice = table.choice
    if choice is None:
        return book.refuse("2.2.3.1", to_choose="nothing")
    if not isinstance(action, act.Choose) or action.player != choice.player or action.kind != choice.kind:
        return book.refuse(choice.rule, choice_of=choice.player)
    unknown = [each for each in action.picks if each not in choice.options]
    if unknown or len(set(action.picks)) < len(action.picks):
        return book.refuse(choice.rule, not_to_choose=list(unknown or action.picks))
    if not choice.least <= len(action.picks) <= choice.most:
        return book.refuse(choice.rule, chosen=len(action.picks), needed=choice.least)
    return None


def _why_not_play(table: Table, action: act.Play) -> Refusal | None:
    card = table.cards[action.card]
    return (
        places.holds(card, action.player)
        or turns.why_no_more_plays(table, action.player)
        or putting.why_not_put(table, card, action.player, action.facing, action.on)
    )


def _why_not_activate(table: Table, action: act.Activate) -> Refusal | None:
    card, place = table.cards[action.card], action.effect - 1
    if not 0 <= place < len(card.printed.effects):
        return book.refuse("2.2.5.1", card=card.id, effect=action.effect)
    if refusal := chains.why_not_activate(table, card, place, action.player):
        return refusal
    activation = chains.activation_of(table, card.id, place, action.player)
    return chains.why_not_aimed(table, card.printed.effects[place], activation, action.targets)


WHY_NOT: dict[type, Callable[[Table, Any], Refusal | None]] = {
    act.Pass: lambda table, action: None,
    act.Play: _why_not_play,
    act.Flip: lambda table, action: playing.why_not_flip(table, table.cards[action.card], action.player),
    act.Activate: _why_not_activate,
    act.AttackWith: lambda table, action: battle.why_not_attack(
        table, action.player, table.cards[action.attacker], action.target
    ),
}
"""What is asked about the actions of a player who has priority."""
