"""Protection from a color, which works as in Magic (9.10.2.R1) against the cards of that color of every game.

That they cannot target what is protected is asked where effects are aimed.
"""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs import hooks
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.doing.conditions import abilities
from rules_db.games.cgs.doing.fighting import damage
from rules_db.games.cgs.state import Card, Strike, Table


def is_from(table: Table, card: Card, other: Card) -> bool:
    """Whether a card has protection from a color of the other."""
    if not any(each.startswith("protection") for each in abilities.words_of(table, card)):
        return False
    return any(abilities.has(table, card, f"protection from {each}") for each in values.colors(table, other))


@damage.PREVENTS.hang()
def _takes_no_damage(table: Table, dealt: damage.Damage) -> bool:
    card, source = table.cards.get(dealt.to), table.cards.get(dealt.source)
    return card is not None and source is not None and is_from(table, card, source)


@hooks.BLOCKERS.hang()
def _is_not_blocked(table: Table, card: Card, strike: Strike) -> Refusal | None:
    if not is_from(table, table.cards[strike.attacker.id], card):
        return None
    return book.refuse("9.10.2", card=card.id, keyword="protection")
