"""What may be said of a card as it is used: 'as X = 3', 'as paid otherwise', 'as red' of mana of any color."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card, Mana
from rules_db.games.cgs.words import Game, Zone

BY_OTHER_COST = "otherwise"
"""Where an item in the Queue keeps that what its text allows was paid rather than its mana cost, as its card does."""

CAST_FROM = "cast from"
"""Where an item in the Queue keeps from which zone its card was played."""

FOR_NOTHING = "for nothing"
"""What is said of a card that is cast without paying its mana cost while an effect resolves; no player says it."""

OTHERWISE = "paid otherwise"
"""What is said of a card that is played for what its text allows rather than for its mana cost."""


def why_not_said(card: Card, said: str, zone: Zone = Zone.NOWHERE, mana: Sequence[Mana] = ()) -> Refusal | None:
    """Why what is said of a card as it is used means nothing; for Uno and Monopoly Deal their chapters ask."""
    if any(each.colors == [said] for each in mana):
        return None
    asks_itself = card.printed.game in (Game.UNO, Game.MONOPOLY) or zone is Zone.UNO_PILE
    has_x = _X.search(f"{card.printed.cost} {card.printed.text}") is not None
    is_x = has_x and said.removeprefix("X = ").isdigit()
    if said in ("", OTHERWISE) or asks_itself or is_x:
        return None
    return book.refuse("8.1.5", card=card.id, said=said, to_say="X = and a number" if has_x else "nothing")


_X = re.compile(r"\bX\b")
