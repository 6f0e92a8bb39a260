"""win, lose."""

from __future__ import annotations

from rules_db.engine.card_text.parts import Filled
from rules_db.engine.card_text.verbs import Trait, Verb
from rules_db.games.resummoned.card_text.doing import Doing
from rules_db.games.resummoned.card_text.entries import Act, Payment
from rules_db.games.resummoned.card_text.model import Step


def win(doing: Doing, step: Step) -> None:
    doing.moment.winners += doing.people(step)


def lose(doing: Doing, step: Step) -> None:
    doing.moment.losers += [(name, doing.rule) for name in doing.people(step)]


def _win(filled: Filled) -> Step:
    return Step("win", who=filled.get("who", "you"))


def _lose(filled: Filled) -> Step:
    return Step("lose", who=filled.get("who", "you"))


ENTRIES: tuple[Verb[Act, Payment], ...] = (
    Verb("win", (("[{who} ]win[s][ the duel]", _win),), win, traits=(Trait.ENDS,)),
    Verb("lose", (("[{who} ]lose[s] the duel", _lose),), lose, traits=(Trait.ENDS,)),
)
