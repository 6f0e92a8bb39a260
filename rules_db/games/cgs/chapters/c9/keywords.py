"""Protection from a color and landwalk, which work as in Magic (9.10.2.R1), against cards of every game.

That cards of the color cannot target what is protected is asked where effects are aimed.
"""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs import hooks
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.doing.conditions import abilities
from rules_db.games.cgs.doing.fighting import damage
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.rules.c9_magic import lands
from rules_db.games.cgs.state import Card, Strike, Table
from rules_db.games.cgs.words import ON_FIELD


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


WALKS = {
    "plainswalk": "white", "islandwalk": "blue", "swampwalk": "black", "mountainwalk": "red", "forestwalk": "green",
}  # fmt: skip
"""The keywords that pass whoever controls a land of a basic type, by the mana of that type (9.6.4.a)."""


@hooks.BLOCKERS.hang()
def _walks_by(table: Table, card: Card, strike: Strike) -> Refusal | None:
    attacker = table.cards[strike.attacker.id]
    for walk, color in WALKS.items():
        if abilities.has(table, attacker, walk) and any(color in each for each in _lands(table, card.controller)):
            return book.refuse("9.10.2", card=card.id, keyword=walk)
    return None


def _lands(table: Table, player: str) -> list[list[str]]:
    """The colors of each basic type of the lands that a player controls."""
    own = [card for card in table.cards.values() if card.controller == player and is_of(card, "land")]
    return [lands.colors_of_basic(card) for card in own if card.zone in ON_FIELD and not card.is_face_down]
