"""The table as a small picture shows it: a tapped card lies sideways."""

from collections.abc import Sequence

from rules_db.engine.scene import FIELD as BOARD
from rules_db.engine.scene import BoardCard
from rules_db.games.ttcg import properties
from rules_db.games.ttcg.moving import FIELD, PILES
from rules_db.games.ttcg.rules.c2_1_terms.cards import is_creature
from rules_db.games.ttcg.state import Card, Facing, Table

UNDER = "under"


def board(table: Table) -> Sequence[BoardCard]:
    """The cards on the field, those under others, and the players' piles."""
    return [_drawn(table, card) for card in table.cards.values() if card.zone in (*FIELD, *PILES) or card.above]


def _drawn(table: Table, card: Card) -> BoardCard:
    numbers = {each: properties.number(table, card, each) for each in properties.NUMBERS} if is_creature(card) else {}
    if card.above:
        return BoardCard(card.id, card.player, UNDER, numbers)
    if card.zone in PILES:
        return BoardCard(card.id, card.player, str(card.zone), numbers)
    return BoardCard(
        card=card.id,
        player=card.player,
        zone=BOARD,
        numbers=numbers,
        position="tapped" if card.tapped else "",
        facing=str(Facing.DOWN if card.is_face_down else Facing.UP),
        is_turned=bool(card.tapped),
        is_face_down=card.is_face_down,
    )
