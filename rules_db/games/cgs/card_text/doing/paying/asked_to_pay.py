"""What may be paid as an effect resolves: who can pay it is asked, and may make mana for it before answering."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules_db.engine.choices import Choice
from rules_db.engine.kernel import Refusal
from rules_db.games.cgs import hooks
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing import costs
from rules_db.games.cgs.card_text.doing.step import GENERAL, Doing, under
from rules_db.games.cgs.card_text.model import Counted, Mana, Modes, Step
from rules_db.games.cgs.doing.playing import paying
from rules_db.games.cgs.state import Item, Table
from rules_db.games.cgs.state import Mana as Pooled
from rules_db.games.cgs.words import IN_PLAY

IN_FULL = (
    "pay", "pay life", "sacrifice", "discard", "exile", "send", "return", "mill", "tap", "remove counters", "detach",
    "pay energy",
)  # fmt: skip
"""The verbs of which a player may choose only what can be done in full."""

OF_CARDS_IN_PLAY = ("sacrifice", "tap", "remove counters", "detach")
"""Those that are done to cards in play alone."""

LEFT_OPEN = ("choose", "this")
"""What such a verb is about where that can be told before it is done."""


def is_wanted(doing: Doing, name: str, due: Sequence[Step], deed: str = "pay") -> bool:
    """Whether a player likes to do what is left to them; none is asked who has not got what it takes."""
    if _is_lacking(doing.table, due, doing.item, name):
        return False
    mana = "".join(costs.written(doing.table, each, doing.item) for each in due if isinstance(each, Mana))
    choice = Choice(name, "may", under(GENERAL), [deed, "leave it"], about=doing.item.card, costs=mana)
    return doing.answers.ask(choice) == [deed]


def may_be_done(doing: Doing, name: str, step: Step) -> bool:
    """Whether a player who is left a step can do all of it, as far as that shows beforehand."""
    is_open = step.what is None or (step.what.pick in LEFT_OPEN and not step.what.up_to)
    is_hand = isinstance(step, Counted) and step.amount.property == "hand"
    if isinstance(step, Modes) or step.verb not in IN_FULL or step.who != "you" or not is_open or is_hand:
        return True
    is_gone = step.verb in OF_CARDS_IN_PLAY and step.what == costs.THIS and doing.source.zone not in IN_PLAY
    return not is_gone and not _is_lacking(doing.table, (step,), doing.item, name, is_cost=False)


def _is_lacking(table: Table, due: Sequence[Step], by: Item, name: str, is_cost: bool = True) -> bool:
    """Whether a player has not got what something takes, be it mana that they have yet to make."""
    rest = [each for each in due if not isinstance(each, Mana)]
    has_rest = (
        costs.why_not_all(table, rest, by, name) is None
        if is_cost
        else all(costs.can_pay(table, each, by, name) for each in rest)
    )
    return not has_rest or any(_wanting(table, each, by, name) for each in due if isinstance(each, Mana))


def _wanting(table: Table, step: Mana, by: Item, name: str) -> str:
    card = table.cards[by.card]
    cost = costs.due(table, card, costs.written(table, step, by))
    wanting = paying.wanting_for(table, name, card, cost)
    return wanting and paying.wanting(table, name, cost, [*_to_be_made(table, name)])


def _to_be_made(table: Table, name: str) -> Iterator[Pooled]:
    """The most mana that each card could give a player now, of any color that it could have."""
    found: dict[str, Pooled] = {}
    for deed in hooks.DEEDS.values():
        for action in deed.options(table, name) if deed.makes_mana is not None else ():
            made = deed.makes_mana(table, action) if deed.makes_mana is not None else []
            if made and deed.why_not(table, action) is None:
                known = found.setdefault(made[0].source, Pooled(0, [], made[0].source))
                known.amount = max(known.amount, sum(each.amount for each in made))
                known.colors = [*dict.fromkeys([*known.colors, *(color for each in made for color in each.colors)])]
    yield from found.values()


def _why_not_yet(table: Table, choice: Choice, picks: tuple[str, ...]) -> Refusal | None:
    """Mana has to be in the pool before it is said that it is paid."""
    if not choice.costs or picks != (choice.options[0],):
        return None
    card = table.cards[choice.about]
    cost = costs.due(table, card, choice.costs)
    wanting = paying.wanting_for(table, choice.player, card, cost)
    return book.refuse(under("4.4.2"), card=card.id, wanting=wanting) if wanting else None


hooks.PICKS["may"] = _why_not_yet
