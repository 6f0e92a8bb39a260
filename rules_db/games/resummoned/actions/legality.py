"""The one predicate on which options, refused examples and explanations rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules_db.engine.asking import Ask, afresh
from rules_db.engine.kernel import Refusal
from rules_db.games.resummoned import playing
from rules_db.games.resummoned.actions import candidates
from rules_db.games.resummoned.actions import values as act
from rules_db.games.resummoned.card_text import prevention
from rules_db.games.resummoned.card_text.model import Effect
from rules_db.games.resummoned.rules.c100_prerequisites import match
from rules_db.games.resummoned.rules.c300_cards.cards import refuse
from rules_db.games.resummoned.rules.c500_zones import arranging
from rules_db.games.resummoned.rules.c600_turns import attacks, general_actions, main_phase, priority
from rules_db.games.resummoned.rules.c700_effects import costs, ignition, negation, targeting
from rules_db.games.resummoned.state import Activation, Duel, Reason, effect_of


def why_not(duel: Duel, action: act.Action, ask: Ask = afresh) -> Refusal | None:
    """None for a legal action, else the rule that forbids it. Only questions of kinds that recur are put to `ask`."""
    if duel.stage == "duel" and duel.choice is None and type(action) in WHY_NOT:
        return priority.has_priority(duel, action.player) or WHY_NOT[type(action)](duel, action, ask)
    return why_not_otherwise(duel, action)


def why_not_otherwise(duel: Duel, action: act.Action) -> Refusal | None:
    """The refusal for what is no action of a player with priority, or comes while nobody has priority."""
    if isinstance(action, act.Surrender):
        return why_not_surrender(duel, action)
    if isinstance(action, act.Arrange):
        return arranging.why_not_arrange(duel, action)
    if duel.stage == "over":
        return refuse("103.1", duel="over")
    if isinstance(action, (act.Ready, act.Swap)):
        return match.why_not_prepare(duel, action)
    if duel.stage == "between" and duel.choice is None:
        return refuse("102.1", between_duels=True)
    return why_not_choose(duel, action)


def why_not_flip(duel: Duel, action: act.Flip) -> Refusal | None:
    return (
        general_actions.not_open_now(duel, action.player)
        or general_actions.flips_own_card(duel, action)
        or prevention.why_not(duel, "flipped", action.player, duel.cards[action.card])
    )


def ends_the_loop_instead(duel: Duel, action: act.Pass) -> Refusal | None:
    """Whoever has to end a loop does not pass as long as there is anything else to do (103.4.a.R1)."""
    if duel.must != action.player:
        return None
    others = [each for each in candidates.options(duel) if not isinstance(each, act.Pass)]
    if any(why_not(duel, each) is None for each in others):
        return refuse("103.4.a", player=action.player, can_end_the_loop=True)
    return None


def why_not_surrender(duel: Duel, action: act.Surrender) -> Refusal | None:
    """A player may surrender at any time, as long as they are in the duel."""
    if duel.stage == "duel" and not duel.players[action.player].lost:
        return None
    return refuse("103.2", player=action.player, in_the_duel=False)


def why_not_choose(duel: Duel, action: act.Action) -> Refusal | None:
    """An open choice comes before everything else."""
    choice = duel.choice
    if choice is None:
        return refuse("601.2", to_choose="nothing")
    if not isinstance(action, act.Choose) or action.player != choice.player or action.kind != choice.kind:
        return refuse(choice.rule, choice_of=choice.player)
    unknown = [each for each in action.picks if each not in choice.options]
    if unknown or len(set(action.picks)) < len(action.picks):
        return refuse(choice.rule, not_to_choose=list(unknown or action.picks))
    if not choice.least <= len(action.picks) <= choice.most:
        return refuse(choice.rule, chosen=len(action.picks), needed=choice.least)
    return None


def why_not_activate(duel: Duel, action: act.Activate) -> Refusal | None:
    """Condition, cost and targets, in the order in which they come (709.2.R1)."""
    activation = ignition.ignition_activation(duel, action)
    if activation is None:
        return refuse("602.3", card=action.card, ignition_effect=False)
    effect = effect_of(duel, activation)
    return (
        general_actions.not_open_now(duel, action.player)
        or general_actions.activates_own_ignition(duel, activation)
        or ignition.ignition_condition_is_met(duel, effect, activation)
        or negation.is_card_silent(duel, action.card)
        or prevention.why_not(duel, "effect", action.player, duel.cards[action.card])
        or costs.why_not_steps(duel, effect.cost, activation, action.paying, Reason.ACTIVATE)
        or targets_refusal(duel, action, effect, activation)
    )


def targets_refusal(duel: Duel, action: act.Activate, effect: Effect, activation: Activation) -> Refusal | None:
    """Whether the targets are there once the cost has been paid."""
    if not targeting.target_groups(effect):
        return refuse("709.2", too_many=list(action.targets)) if action.targets else None
    after = costs.after_paying(duel, effect.cost, activation, action.paying)
    return targeting.has_to_target(after, effect, activation) or targeting.targets_are_declared(
        after, effect, activation, action.targets
    )


WHY_NOT: dict[type, Callable[[Duel, Any, Ask], Refusal | None]] = {
    act.Pass: lambda duel, action, ask: ends_the_loop_instead(duel, action),
    act.Play: playing.why_not_play,
    act.Attack: lambda duel, action, ask: attacks.why_not_attack(duel, action),
    act.Flip: lambda duel, action, ask: why_not_flip(duel, action),
    act.Turn: lambda duel, action, ask: main_phase.why_not_turn(duel, action),
    act.Activate: lambda duel, action, ask: why_not_activate(duel, action),
}
"""What is asked about the actions of a player who has priority."""
