"""divide damage, distribute counters: who plays it says as it joins the Queue how much each target gets."""

from __future__ import annotations

from rules_db.engine.choices import Choice
from rules_db.games.cgs.card_text.doing.acts.counters import put
from rules_db.games.cgs.card_text.doing.acts.dealing.damage import deal_shares
from rules_db.games.cgs.card_text.doing.step import GENERAL, Doing, act, under
from rules_db.games.cgs.card_text.model import Counted, Effect, Step, all_steps

DIVIDED = "divided"
"""Where an item in the Queue keeps how much each of its targets gets, in their order."""

DIVIDING = ("divide damage", "distribute counters")


def divides(effect: Effect) -> Counted | None:
    """The step of an effect that divides something among its targets."""
    return next((each for each in all_steps(effect) if isinstance(each, Counted) and each.verb in DIVIDING), None)


def divide(doing: Doing) -> None:
    """One for each target; whoever plays it says of each that is left to whom it goes."""
    step = divides(doing.effect)
    if step is None:
        return
    total, names = doing.count(step.amount), [each.id for each in doing.aimed(step) if each.id]
    more = [
        doing.answers.ask_one(Choice(doing.player, "choose", under(GENERAL), names, about=doing.item.card))
        for _ in range(total - len(names) if names else 0)
    ]
    shares = [int(at < total) + more.count(name) for at, name in enumerate(names)]
    doing.item.said[DIVIDED] = ", ".join(map(str, shares))
    if len(names) > 1:
        told = [f"{name}: {share}" for name, share in zip(names, shares, strict=True)]
        doing.trace.emit("divided", under(GENERAL), doing.player, card=doing.item.card, among=[*told])


def _shares(doing: Doing, step: Step) -> dict[str, int]:
    """What each target gets that is still there; of one that has gone its part is lost."""
    named = [each.id for each in doing.aimed(step) if each.id]
    said = [int(each) for each in doing.item.said.get(DIVIDED, "").split(", ") if each]
    cards, players = doing.aims(step)
    there = {*(card.id for card in cards), *players}
    return {name: share for name, share in zip(named, said, strict=False) if name in there}


@act("divide damage")
def divide_damage(doing: Doing, step: Counted) -> None:
    deal_shares(doing, _shares(doing, step))


@act("distribute counters")
def distribute(doing: Doing, step: Counted) -> None:
    for name, share in _shares(doing, step).items():
        put(doing, doing.table.cards[name], step.counter, share)
