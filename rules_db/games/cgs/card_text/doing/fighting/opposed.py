"""Who "your opponent" is in an effect that answers an attack, where several play (1.1.1.R2)."""

from __future__ import annotations

import re

from rules_db.games.cgs.card_text import gained
from rules_db.games.cgs.card_text.doing import matching
from rules_db.games.cgs.card_text.reading import texts_of
from rules_db.games.cgs.state import Card, Strike, Table

_OF_ATTACKS = ("attack", "battle", "block")
"""What stands in the kinds of event of which an attack consists."""

_THE_ONE = re.compile(r"\b(your|each|an) opponent\b")


def said(table: Table, card: Card, place: int, player: str, it: str = "") -> dict[str, str]:
    """What an effect keeps of who its opponent is; {} where that is everybody else. `it` is what it is about."""
    if table.attack is None or len(table.order) < 3 or not _answers_attack(card, place):
        return {}
    who = _across(table, player, it)
    return {matching.ATTACKED: who} if who in table.order and who != player else {}


def _answers_attack(card: Card, place: int) -> bool:
    """Whether an effect waits for an attack or a part of it, and speaks of one opponent."""
    effect = gained.effects_of(card)[place]
    kinds = effect.when.events if effect.when is not None else ()
    if not any(word in kind for kind in kinds for word in _OF_ATTACKS):
        return False
    texts = [each for text in gained.texts_of(card) for each in texts_of(text)]
    named = set(_THE_ONE.findall(texts[place].lower()))
    return "your" in named and "each" not in named


def _across(table: Table, player: str, it: str) -> str:
    """To whoever attacks it is the player who is attacked, to everybody else the one who attacks; '' for several."""
    assert table.attack is not None
    if player != table.attack.player:
        return table.attack.player
    about = [each for each in table.attack.strikes if it in _taking_part(each)]
    sides = {_side(table, each) for each in about or table.attack.strikes}
    return sides.pop() if len(sides) == 1 else ""


def _taking_part(strike: Strike) -> tuple[str, ...]:
    return strike.attacker.id, strike.target.id, *(each.id for each in strike.blockers)


def _side(table: Table, strike: Strike) -> str:
    card = table.cards.get(strike.target.id)
    return strike.target.id if card is None else card.controller
