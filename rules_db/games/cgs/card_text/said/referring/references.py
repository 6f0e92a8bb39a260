"""Whom a text means by 'that player' or 'they': who was targeted before, or else whom the trigger was about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from rules_db.engine.card_text.doers import SAME
from rules_db.engine.card_text.parts import Unsaid
from rules_db.games.cgs.card_text.contents import amounts_in
from rules_db.games.cgs.card_text.model import (
    Coins,
    Counted,
    ForEach,
    Instead,
    Later,
    Left,
    Modes,
    Provided,
    Several,
    Step,
    inner,
    selectors,
)
from rules_db.games.cgs.card_text.said.happenings import AMONG, BESIDE_STRONGER
from rules_db.games.cgs.card_text.said.vocabulary import COUNTERS, put_counters
from rules_db.games.cgs.card_text.selecting import TAKEN, Selector, When
from rules_db.games.cgs.words import Zone

THAT_PLAYER, THAT_OPPONENT = "that player", "that opponent"
THAT_ONE = (THAT_PLAYER, THAT_OPPONENT)
DEFENDING = "defending player"
ATTACKS = {"attack declared", "blocked", "attacks alone", BESIDE_STRONGER, *AMONG.values()}
"""The triggers that are about an attack, in which somebody defends."""

WAITING = "waits to be"
"""How the summonings that triggers answer are named, before they are over: 'waits to be special summoned'."""

THE_SUMMON = Selector("it", kind="summon", zone=Zone.QUEUE)
"""The summoning that a trigger answers."""

_OF_PLAYERS = ("player", "opponent")


def rewritten(step: Step, change: Callable[[Step], Step]) -> Step:
    """A step with a change made to it and to each step within it, those within first."""
    if isinstance(step, Left | Instead | Later | ForEach):
        step = replace(step, step=rewritten(step.step, change))
    elif isinstance(step, Modes):
        step = replace(step, modes=tuple(rewritten(each, change) for each in step.modes))
    elif isinstance(step, Coins):
        heads, tails = (tuple(rewritten(each, change) for each in side) for side in (step.heads, step.tails))
        step = replace(step, heads=heads, tails=tails)
    elif isinstance(step, Provided):
        done, undone = (tuple(rewritten(each, change) for each in side) for side in (step.steps, step.otherwise))
        return replace(step, steps=done, otherwise=undone)
    elif isinstance(step, Several):
        return replace(step, steps=tuple(rewritten(each, change) for each in step.steps))
    return change(step)


def with_players(steps: Sequence[Step], when: When | None) -> tuple[Step, ...]:
    """The steps with 'that player' as whoever it is. Raises Unsaid where nobody, or you, could be meant."""
    known = _player_of(when)
    found: list[Step] = []
    for step in _going_on(steps):
        known = next((name for name in map(_targeted, inner(step)) if name), known)
        found.append(rewritten(step, partial(_named, known=known)))
    _require_one_damaged(steps, when)
    found = _counted(found, when)
    _require_told_apart(found, when)
    _require_attack(found, when)
    _require_waiting(found, when)
    return tuple(found)


COUNTING = (
    "battle damage dealt", "damage dealt", "damaged", "life gained", "life lost", "counters put",
    *map(put_counters, COUNTERS),
)  # fmt: skip
"""What triggers wait for that is so much of something."""


TAKING = ("damage", "lose")
"""The verbs whose effect is so much of something."""


def _counted(steps: Sequence[Step], when: When | None) -> list[Step]:
    """The steps with what 'that much' means: what the trigger was about, or what has been dealt or lost just before.

    Raises Unsaid where neither was so much of anything.
    """
    is_told = when is not None and all(each in COUNTING for each in when.events)
    found = [*steps] if is_told else _of_taken(steps)
    if not is_told and any(_speaks_of_amount(each) for step in found for each in inner(step)):
        raise Unsaid("nothing was counted that this could mean (write a number, 'equal to the number of …')")
    return found


def _of_taken(steps: Sequence[Step]) -> list[Step]:
    """The steps in which 'that much' is what one before has dealt or taken; a mode speaks of what it does itself."""
    found, is_taken = list[Step](), False
    for step in steps:
        if isinstance(step, Modes):
            step = replace(step, modes=tuple(_in_mode(each) for each in step.modes))
        found.append(rewritten(step, _as_taken) if is_taken else step)
        is_taken = is_taken or any(each.verb in TAKING for each in inner(step))
    return found


def _in_mode(mode: Step) -> Step:
    return replace(mode, steps=tuple(_of_taken(mode.steps))) if isinstance(mode, Several) else mode


def _speaks_of_amount(step: Step) -> bool:
    return any(amount.property == "amount" for amount in amounts_in(step))


def _as_taken(step: Step) -> Step:
    if not isinstance(step, Counted) or step.amount.property != "amount":
        return step
    return replace(step, amount=replace(step.amount, property=TAKEN))


def _require_told_apart(steps: Sequence[Step], when: When | None) -> None:
    """Raises Unsaid for 'it' and 'that much' where the trigger was about several."""
    if when is None or not when.is_together:
        return
    inside = [each for step in steps for each in inner(step)]
    is_one = any(what.pick in ("it", "that") for each in inside[:1] for what in selectors(each))
    if is_one or any(amount.property == "amount" for each in inside for amount in amounts_in(each)):
        raise Unsaid("which of several is meant is not told (write 'whenever a creature …')")


def _going_on(steps: Sequence[Step]) -> list[Step]:
    """The steps; one that names nobody, but has an s, is done by whoever did the one before it."""
    last = ""

    def done_by(step: Step) -> Step:
        nonlocal last
        if step.who == SAME:
            if last in ("", "you"):
                raise Unsaid("nobody has been named who does this (write 'draw 1', 'opponent draws 1')")
            who = {"target player": THAT_PLAYER, "target opponent": THAT_OPPONENT}.get(last, last)
            step = replace(step, who=who)
        if not isinstance(step, Left | Modes | Coins | Instead) or step.verb == "may":
            last = step.who
        return step

    return [rewritten(step, done_by) for step in steps]


def _targeted(step: Step) -> str:
    """The player whom a step targets, as a later one speaks of them; '' for none."""
    named = [step.who, *(what.of for what in selectors(step))]
    named += [f"target {what.kind}" for what in selectors(step) if what.pick == "target" and what.kind in _OF_PLAYERS]
    if "target player" in named:
        return THAT_PLAYER
    if "target opponent" in named:
        return THAT_OPPONENT
    is_of_one = any((what.pick, what.of, what.count) == ("target", "opponent", 1) for what in selectors(step))
    return "controller" if is_of_one else ""


def _player_of(when: When | None) -> str:
    """The player whom a trigger is about; '' for none, 'you' for whose effect it is."""
    if when is None:
        return ""
    if when.to is not None and when.to.kind == "player" and when.event in ATTACKS:
        return _player_of_attack(when)
    if when.to is not None and when.to.kind == "player":
        return {"any": THAT_PLAYER, "opponent": THAT_OPPONENT}.get(when.to.of, "you")
    if when.what is not None and not when.is_deed:
        return ""
    return {"any": THAT_PLAYER, "opponent": THAT_OPPONENT, "host": "host"}.get(when.who, "you")


def _player_of_attack(when: When) -> str:
    """Of an attack on players: who is attacked or, where that is you, who attacks."""
    if when.to is None or when.to.of != "you":
        return DEFENDING
    return "you" if when.what is not None else {"any": THAT_PLAYER}.get(when.who, THAT_OPPONENT)


def _require_attack(steps: Sequence[Step], when: When | None) -> None:
    """Raises Unsaid for the defending player where the trigger was about no attack."""
    if when is not None and {*when.events} <= ATTACKS:
        return
    if any(DEFENDING in (each.who, *(what.of for what in selectors(each))) for step in steps for each in inner(step)):
        raise Unsaid("nobody defends where no attack is waited for (write 'whenever this attacks, …')")


def _require_waiting(steps: Sequence[Step], when: When | None) -> None:
    """Raises Unsaid for 'the Summon' where the trigger is about none that could still be negated."""
    if when is not None and all(each.startswith(WAITING) for each in when.events):
        return
    if any(what == THE_SUMMON for step in steps for each in inner(step) for what in selectors(each)):
        raise Unsaid("a summoning is answered once it is done (write 'when a monster would be Summoned: …')")


def _named(step: Step, known: str) -> Step:
    is_meant = step.who in THAT_ONE or any(what.of in THAT_ONE for what in selectors(step))
    if not is_meant:
        return step
    if not known:
        raise Unsaid("no player has been spoken of (write 'opponent', 'target player', 'its controller')")
    if known == "you":
        raise Unsaid("that is you (write 'you')")
    who = known if step.who in THAT_ONE else step.who
    what = step.what
    if what is not None and what.of in THAT_ONE:
        if known in ("host", "controller"):
            raise Unsaid("whose cards are meant is said of a player who was targeted (write 'target player' before)")
        what = replace(what, of=known)
    return replace(step, who=who, what=what)


def _require_one_damaged(steps: Sequence[Step], when: When | None) -> None:
    """Raises Unsaid for 'it' after two cards have been spoken of: one that deals damage, and one that takes it."""
    if when is None or when.to is None or when.to.kind == "player":
        return
    if any(what == Selector("it") for step in steps for each in inner(step) for what in selectors(each)):
        raise Unsaid("'it' does not tell which of the two cards is meant (write 'this' or 'that creature')")
