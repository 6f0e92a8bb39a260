"""Counters: they are put on cards, removed, moved and doubled."""

from __future__ import annotations

from dataclasses import replace

from rules_db.engine.card_text.parts import Build, Filled, Token, Unsaid, flag
from rules_db.engine.card_text.verbs import Trait
from rules_db.games.cgs.card_text.entries import Entry, standing_only, verb
from rules_db.games.cgs.card_text.model import Counted, CountersMoved, Step
from rules_db.games.cgs.card_text.said.dividing import shared_out
from rules_db.games.cgs.card_text.said.quantities import amount_in, quantity_in
from rules_db.games.cgs.card_text.said.vocabulary import COUNTERS, DAMAGE
from rules_db.games.cgs.card_text.selecting import Amount, Selector

ENTER_WITH = "enter with counters"
"""The verb of what cards of a sort enter with besides."""

PARTS = (
    Token(
        "counter",
        r"[+-]1/[+-]1|(?:first|double) strike|(?!damage\b)[a-z]+|[A-Z][a-z]+(?= Counter)",
        COUNTERS,
        "a kind of counter",
        str.lower,
    ),
    flag("every", "all"),
)


def _counters(name: str) -> Build:
    return lambda filled: Counted(name, filled["cards"], amount=amount_in(filled), counter=filled["counter"])


def _counters_equal(filled: Filled) -> Counted:
    return Counted("put counters", filled["cards"], amount=quantity_in(filled), counter=filled["counter"])


def _doubled(filled: Filled) -> Counted:
    return Counted("double counters", filled["cards"], amount=Amount(1), counter=filled["counter"])


def _distributed(filled: Filled) -> Counted:
    amount: Amount = filled["amount"]
    what = shared_out(filled["among"], amount)
    if what.kind == "any target":
        raise Unsaid("players get no counters (write 'among any number of target creatures')")
    return Counted("distribute counters", what, amount=amount, counter=filled["counter"])


def _moved(filled: Filled) -> CountersMoved:
    """From one card to another; where both are targeted, these are two."""
    what, other, count = filled["one_card"], filled["onto"], filled.get("count", 1)
    if "all" in (what.pick, other.pick):
        raise Unsaid("counters are moved from one card onto another (write 'from this onto target creature')")
    other = replace(other, another=other.another and what.pick != "target")
    amount, kind = Amount(count), filled.get("counter", "")
    return CountersMoved("move counters", what, other=other, amount=amount, counter=kind, is_all="every" in filled)


def _damage_moved(filled: Filled) -> CountersMoved:
    moved = _moved(Filled((*filled.items(), ("counter", DAMAGE))))
    return replace(moved, verb="move damage counters")


def _enters_with(filled: Filled) -> Counted:
    """What others enter with besides."""
    what: Selector = filled["sort_of_cards"]
    if what.pick != "all":
        raise Unsaid("what enters with more is a sort of cards (write 'each other creature you control enters with …')")
    return Counted(ENTER_WITH, what, amount=Amount(filled.get("count", 1)), counter=filled["counter"])


_CHANGES = (Trait.CHANGES,)

ENTRIES: tuple[Entry, ...] = (
    verb("put counters",
         ("place {amount} {counter} (counter|Counter)[s][{per}] on {cards}", _counters("put counters")),
         ("put {amount} {counter} (counter|Counter)[s][{per}] on {cards}", _counters("put counters")),
         ("put a number of {counter} counters equal to {quantity} on {cards}", _counters_equal),
         traits=_CHANGES, is_cost=True),
    standing_only(
        ENTER_WITH,
        ("{sort_of_cards} enter[s][ the (battlefield|field)] with (an|{count}) additional {counter} "
         "(counter|Counter)[s] on (it|them)", _enters_with),
        traits=_CHANGES,
    ),
    verb("remove counters",
         ("remove {amount} {counter} (counter|Counter)[s] from {cards}", _counters("remove counters")),
         ("remove {every} {counter} (counter|Counter)[s] from {cards}",
          lambda filled: Counted("remove counters", filled["cards"], counter=filled["counter"], is_all=True)),
         traits=_CHANGES, is_cost=True),
    verb("double counters",
         ("double the number of {counter} (counters|Counters) on {cards}", _doubled), traits=_CHANGES),
    verb("move counters",
         ("move (a|an|{count}|{every}) {counter} counter[s] from {one_card} onto {onto:one_card}", _moved),
         ("move {every} counters from {one_card} onto {onto:one_card}", _moved), traits=_CHANGES),
    verb("move damage counters",
         ("move (a|{count}) damage counter[s] from {one_card} to {onto:one_card}", _damage_moved), traits=_CHANGES),
    verb("distribute counters",
         ("distribute {amount} {counter} counters among {among}", _distributed), traits=_CHANGES),
    verb("proliferate", ("proliferate", lambda filled: Step("proliferate")), traits=_CHANGES),
)  # fmt: skip
