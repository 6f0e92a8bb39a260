"""Sentences of the verb 'rule' that are about playing Uno and calling UNO."""

from __future__ import annotations

from rules_db.engine.card_text.parts import Build, Filled
from rules_db.games.cgs.card_text.entries import LASTS
from rules_db.games.cgs.card_text.model import Ruled
from rules_db.games.cgs.doing.uno.deeds import HAVE_TO_CALL, PLAY_ONCE_MORE, PLAY_SO_OFTEN


def _plays_so_often(filled: Filled) -> Ruled:
    return Ruled("rule", who=filled["doer"], deed=PLAY_SO_OFTEN, is_allowed=True, number=filled["times"])


def _plays_once_more(filled: Filled) -> Ruled:
    return Ruled("rule", who=filled["doer"], deed=PLAY_ONCE_MORE, is_allowed=True)


def _need_not_call(filled: Filled) -> Ruled:
    return Ruled("rule", who=filled["held"], deed=HAVE_TO_CALL)


OF_UNO: tuple[tuple[str, Build], ...] = (
    (f"{{doer}} (may|can) play Uno {{times}} each round{LASTS}", _plays_so_often),
    (f"{{doer}} (may|can) play Uno an additional time each round{LASTS}", _plays_once_more),
    (f"{{held}} (don't|doesn't) have to call UNO{LASTS}", _need_not_call),
)
