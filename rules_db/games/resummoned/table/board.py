"""The table as a small picture shows it."""

from collections.abc import Iterator, Sequence

from rules_db.engine.scene import FIELD as BOARD
from rules_db.engine.scene import BoardCard
from rules_db.games.resummoned import properties
from rules_db.games.resummoned.rules.c300_cards import cards
from rules_db.games.resummoned.rules.c400_monsters import monsters
from rules_db.games.resummoned.state import FIELD, Card, Duel, Facing, Position, Zone

PILES = {Zone.DECK: "deck", Zone.HAND: "hand", Zone.GRAVEYARD: "graveyard", Zone.BANISHED: "banished zone"}


def board(duel: Duel) -> Sequence[BoardCard]:
    """The cards on the field and in the players' piles; a monster in Defense Position lies sideways."""
    return [_drawn(duel, card) for card in duel.cards.values() if card.zone in FIELD or card.zone in PILES]


def _drawn(duel: Duel, card: Card) -> BoardCard:
    numbers = dict(_numbers(duel, card))
    if card.zone not in FIELD:
        return BoardCard(card.id, card.keeper, PILES[card.zone], numbers)
    position, facing = monsters.position_of(card), cards.facing_of(card)
    return BoardCard(
        card=card.id,
        player=cards.controller_of(card),
        zone=BOARD,
        numbers=numbers,
        position=position.partition(" ")[0].lower() if position else "",
        facing=str(facing or ""),
        is_turned=position is Position.DEFENSE,
        is_face_down=facing is Facing.DOWN,
    )


def _numbers(duel: Duel, card: Card) -> Iterator[tuple[str, int]]:
    for name in properties.NUMBERS:
        number = properties.number(duel, card, name)
        if number is not None:
            yield name, number
