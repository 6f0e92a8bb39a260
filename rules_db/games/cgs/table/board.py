"""The table as a small picture shows it: a tapped card and one in Defense Position lie sideways."""

from collections.abc import Sequence
from functools import lru_cache

from rules_db.engine.scene import FIELD as BOARD
from rules_db.engine.scene import BoardCard
from rules_db.games.cgs import properties
from rules_db.games.cgs.kinds import is_summon
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import ON_FIELD, OWN, SHARED, Zone


def board(table: Table) -> Sequence[BoardCard]:
    """The cards on the field, those with others, and all piles but the shared decks."""
    decks = (Zone.UNO_DECK, Zone.MONOPOLY_DECK, Zone.DEALERS_DECK)
    return [_drawn(table, card) for card in table.cards.values() if card.zone not in (*decks, Zone.NOWHERE)]


def _drawn(table: Table, card: Card) -> BoardCard:
    whose = card.controller or card.player or table.seats[0]
    if card.zone not in ON_FIELD or card.zone in SHARED:
        return _in_a_pile(card.id, whose, card.zone)
    position = " ".join(
        each for each in ("tapped" if card.is_tapped else "", "defense" if card.is_defending else "") if each
    )
    return BoardCard(
        card=card.id,
        player=whose,
        zone=BOARD,
        numbers=_numbers(table, card),
        position=position,
        facing="face-down" if card.is_face_down else "face-up",
        is_turned=card.is_tapped or card.is_defending,
        is_face_down=card.is_face_down,
    )


@lru_cache(maxsize=4096)
def _in_a_pile(id_: str, whose: str, zone: Zone) -> BoardCard:
    """A card that shows no more than where it lies: the plain ones of decks, which are the most, lie on many tables."""
    return BoardCard(id_, whose, str(zone) if zone in (*OWN, *SHARED, Zone.QUEUE) else "under", {})


def _numbers(table: Table, card: Card) -> dict[str, int]:
    """Stats on the scale of the card's own game, as far as they are whole there."""
    if not is_summon(card) or card.is_face_down:
        return {}
    scale = properties.scaled(table, card.printed.game, "1") or 1
    names = (properties.OFFENSIVE, properties.DEFENSIVE)
    return {each: int(properties.stat(table, card, each) / scale) for each in names}
