"""Special Conditions: who gets one, how it ends, and what it keeps a summon from."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs.doing.conditions import effects_of_attacks
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.kinds import is_summon
from rules_db.games.cgs.rules.c12_pokemon import special_conditions as rules
from rules_db.games.cgs.rules.c12_pokemon.cards import is_pokemon
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import ON_FIELD, Zone

HINDERED: dict[tuple[str, str], Callable[[Card, bool], Refusal | None]] = {
    (rules.PARALYZED, rules.ATTACK): rules.paralyzed_attack,
    (rules.PARALYZED, rules.BLOCK): rules.paralyzed_block,
    (rules.PARALYZED, rules.RETREAT): rules.paralyzed_retreat,
    (rules.PARALYZED, rules.TURN): rules.paralyzed_turn,
    (rules.ASLEEP, rules.ATTACK): rules.asleep_attack,
    (rules.ASLEEP, rules.BLOCK): rules.asleep_block,
    (rules.ASLEEP, rules.RETREAT): rules.asleep_retreat,
    (rules.ASLEEP, rules.TURN): rules.asleep_turn,
}
"""What a Special Condition keeps a summon from, by what it tries."""


def acts_as(card: Card, condition: str) -> bool:
    """Whether a summon acts as one with this Special Condition."""
    return condition in card.conditions and (is_pokemon(card) or rules.afflicts_other_game(card))


def why_not(card: Card, deed: str) -> Refusal | None:
    """Why a summon cannot attack, block, retreat or be turned because of a Special Condition."""
    if not card.conditions or (deed not in (rules.ATTACK, rules.BLOCK) and deed not in rules.on_its_own()):
        return None
    for (condition, hindered), refuses in HINDERED.items():
        if hindered == deed and (refusal := refuses(card, acts_as(card, condition))):
            return refusal
    return None


def may_be_moved(card: Card) -> bool:
    """Whether a rule can move a summon, whatever Special Condition it has (12.6.14.a)."""
    return not rules.rule_moves_on_its_own() or why_not(card, rules.RETREAT) is None


def afflict(
    table: Table,
    trace: Trace,
    card: Card,
    condition: str,
    rule: str,
    player: str = "",
    giver: str = "",
    counters: int = 0,
) -> None:
    """Give a summon a Special Condition, in the place of those that it excludes.

    `counters` are the damage counters that it puts at a Checkup, 0 for as many as it usually does. `giver` is whose
    effect gives it, '' for the Dealer's.
    """
    if not is_summon(card) or card.zone not in ON_FIELD:
        return
    replaced = rules.replaced_by(condition, card.conditions)
    card.conditions = [each for each in card.conditions if each not in replaced]
    if condition not in card.conditions:
        card.conditions.append(condition)
    card.harm = {each: count for each, count in card.harm.items() if each in card.conditions and each != condition}
    if counters:
        card.harm[condition] = counters
    card.givers = {each: by for each, by in card.givers.items() if each in card.conditions} | {condition: giver}
    happenings.happen(table, trace, "afflicted", rule, player, card=card.id, condition=condition)


def recover(table: Table, trace: Trace, card: Card, conditions: Sequence[str], rule: str) -> None:
    """Have a summon recover from those of these that it has."""
    cured = [each for each in card.conditions if each in conditions]
    if cured:
        card.conditions = [each for each in card.conditions if each not in cured]
        happenings.happen(table, trace, "recovered", rule, card.controller, card=card.id, conditions=list(cured))


def switched(table: Table, trace: Trace, card: Card) -> None:
    """A summon that has switched between an Active Spot and the Bench is cured (12.6.9)."""
    if card.zone is Zone.SUMMON:
        effects_of_attacks.end(table, card)
    if rules.cures_pokemon(card):
        recover(table, trace, card, list(card.conditions), "12.6.9")
    elif rules.cures_other(card):
        recover(table, trace, card, list(card.conditions), "12.6.9.a")
