"""Counters: they are put on cards, removed, moved and doubled."""

from __future__ import annotations

from rules_db.engine.card_text.parts import Build, Filled, Token
from rules_db.engine.card_text.verbs import Trait
from rules_db.games.cgs.card_text.entries import Entry, verb
from rules_db.games.cgs.card_text.model import Counted, Step
from rules_db.games.cgs.card_text.said.quantities import amount_in
from rules_db.games.cgs.card_text.selecting import Amount

COUNTERS = ("+1/+1", "-1/-1", "charge", "loyalty", "spell")

PARTS = (
    Token(
        "counter", r"[+-]1/[+-]1|(?!damage\b)[a-z]+|[A-Z][a-z]+(?= Counter)", COUNTERS, "a kind of counter", str.lower
    ),
)


def _counters(name: str) -> Build:
    return lambda filled: Counted(name, filled["cards"], amount=amount_in(filled), counter=filled["counter"])


def _doubled(filled: Filled) -> Counted:
    return Counted("double counters", filled["cards"], amount=Amount(1), counter=filled["counter"])


_CHANGES = (Trait.CHANGES,)

ENTRIES: tuple[Entry, ...] = (
    verb("put counters",
         ("place {amount} {counter} (counter|Counter)[s][{per}] on {cards}", _counters("put counters")),
         ("put {amount} {counter} (counter|Counter)[s][{per}] on {cards}", _counters("put counters")),
         traits=_CHANGES, is_cost=True),
    verb("remove counters",
         ("remove {amount} {counter} (counter|Counter)[s] from {cards}", _counters("remove counters")),
         traits=_CHANGES, is_cost=True),
    verb("double counters",
         ("double the number of {counter} (counters|Counters) on {cards}", _doubled), traits=_CHANGES),
    verb("proliferate", ("proliferate", lambda filled: Step("proliferate")), traits=_CHANGES),
)  # fmt: skip
