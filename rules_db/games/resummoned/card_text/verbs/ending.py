"""win, lose."""

from __future__ import annotations

from rules_db.engine.card_text.verbs import Trait, Verb
from rules_db.games.resummoned.card_text.doing import Doing
from rules_db.games.resummoned.card_text.entries import VERBS
from rules_db.games.resummoned.card_text.model import Step


def win(doing: Doing, step: Step) -> None:
    doing.moment.winners += doing.people(step)


def lose(doing: Doing, step: Step) -> None:
    doing.moment.losers += [(name, doing.rule) for name in doing.people(step)]


VERBS.add(Verb(
    "win", (("[{who} ]win[s]", lambda filled: Step("win", who=filled.get("who", "you"))),), win, traits=(Trait.ENDS,)
))  # fmt: skip
VERBS.add(Verb(
    "lose", (("[{who} ]lose[s] the duel", lambda filled: Step("lose", who=filled.get("who", "you"))),), lose,
    traits=(Trait.ENDS,),
))  # fmt: skip
