"""get poison counters, become the monarch: what players have by cards of Magic."""

from __future__ import annotations

from rules_db.engine.card_text.parts import Filled, Part
from rules_db.engine.card_text.verbs import Trait
from rules_db.games.cgs.card_text.entries import Entry, of_player, verb
from rules_db.games.cgs.card_text.model import Counted
from rules_db.games.cgs.card_text.said.nouns import who_in
from rules_db.games.cgs.card_text.selecting import Amount

GET_POISON, BECOME_MONARCH = "get poison counters", "become the monarch"

PARTS: tuple[Part, ...] = ()


def _gets(filled: Filled) -> Counted:
    return Counted(GET_POISON, who=who_in(filled), amount=Amount(filled.get("count", 1)))


ENTRIES: tuple[Entry, ...] = (
    verb(GET_POISON, ("[{who} ]get[{s}] (a|an|{count}) poison counter[s]", _gets), traits=(Trait.LIFE,)),
    verb(BECOME_MONARCH, ("{who} become[s] the monarch", of_player(BECOME_MONARCH)), traits=(Trait.CHANGES,)),
)
