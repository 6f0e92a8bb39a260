"""The one predicate on which options, refused examples and explanations rest."""

from __future__ import annotations

from itertools import islice

from rules_db.engine.choices import Choice
from rules_db.engine.kernel import Plain, Refusal
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions import candidates, wording
from rules_db.games.cgs.actions import values as act
from rules_db.games.cgs.book import book
from rules_db.games.cgs.doing.fighting import attacks
from rules_db.games.cgs.rules.c4_turn import ending_phase
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import BETWEEN


def why_not(table: Table, action: act.Action) -> Refusal | None:
    """None for a legal action, else the rule that forbids it."""
    if table.is_over or action.player not in table.order:
        return book.refuse("3.1.1", game="over" if table.is_over else "left")
    if isinstance(action, act.GiveUp):
        return None
    if makes_mana(table, action):
        return _why_no_mana(table, action)
    if isinstance(action, act.Choose) or (table.choice is not None and not hooks.DEEDS[type(action)].at_any_moment):
        return _why_not_choose(table, action)
    if table.phase == BETWEEN and not table.queue and not ending_phase.may_act_between():
        return book.refuse("4.7.3", phase=table.phase)
    deed = hooks.DEEDS[type(action)]
    if action.player != table.priority and not deed.at_any_moment:
        return book.refuse("8.4.4" if table.queue else "8.4.2", priority=table.priority)
    for check in hooks.ACTIONS.at():
        if refusal := check(table, action):
            return refusal
    return deed.why_not(table, action)


def makes_mana(table: Table, action: act.Action) -> bool:
    """Whether somebody makes mana who is asked whether they pay some (9.6.4.b)."""
    choice, made = table.choice, getattr(hooks.DEEDS.get(type(action)), "makes_mana", None)
    is_asked = choice is not None and choice.costs != "" and choice.player == action.player
    return is_asked and made is not None and bool(made(table, action))


def _why_no_mana(table: Table, action: act.Action) -> Refusal | None:
    refusals = (check(table, action) for check in hooks.ACTIONS.at())
    return next((each for each in refusals if each), None) or hooks.DEEDS[type(action)].why_not(table, action)


def _why_not_choose(table: Table, action: act.Action) -> Refusal | None:
    """An open choice comes before everything else."""
    choice = table.choice
    if choice is None:
        refusal = None
        if isinstance(action, act.Choose) and action.kind == "block":
            refusal = attacks.why_nobody_blocks(table, action.player, action.picks)
        return refusal or book.refuse("8.4.2", to_choose="nothing")
    if not isinstance(action, act.Choose) or action.player != choice.player or action.kind != choice.kind:
        return book.refuse(choice.rule, choice_of=choice.player, **_to_say(table, choice, action.player))
    check = hooks.PICKS.get(choice.kind)
    if check is not None and (refusal := check(table, choice, action.picks)):
        return refusal
    unknown = [each for each in action.picks if each not in choice.options]
    if unknown or len(set(action.picks)) < len(action.picks):
        told = _to_say(table, choice, action.player)
        return book.refuse(choice.rule, not_to_choose=list(unknown or action.picks), **told)
    if not choice.least <= len(action.picks) <= choice.most:
        told = _to_say(table, choice, action.player)
        return book.refuse(choice.rule, chosen=len(action.picks), needed=choice.least, **told)
    return None


SHOWN = 5
"""How many answers a refusal tells of those that there are."""


def _to_say(table: Table, choice: Choice, player: str) -> dict[str, Plain]:
    """What whoever is asked may answer, in words; other players may not know."""
    if player != choice.player:
        return {}
    texts = [wording.format_(each) for each in islice(candidates.answers(table, choice), SHOWN + 1)]
    return {"to_say": " / ".join([*texts[:SHOWN], *("…" for _ in texts[SHOWN:])])}
