"""The table of a game that goes on: what a picture shows of it, to everybody or to one player."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from rules_db.engine.scene import BoardCard, Scene
from rules_db.model import ExampleCard, Moment
from rules_db.site.examples.board import board
from rules_db.site.html.elements import Html

_UNSEEN = "deck"
"""What lies in a deck no picture shows: nobody sees it, and it would fill the table."""


def cards_on_table(scene: Scene, state: object) -> tuple[BoardCard, ...]:
    """The cards that a picture shows."""
    return tuple(card for card in scene.board(state) if _UNSEEN not in card.zone.lower())


def cards_before(scene: Scene, state: object, player: str) -> tuple[BoardCard, ...]:
    """The same as a player sees them: a card that this one does not know lies face-down, without a name or numbers."""
    cards = cards_on_table(scene, state)
    return tuple(card if scene.sees(state, player, card.card) else _unknown(card) for card in cards)


def _unknown(card: BoardCard) -> BoardCard:
    return replace(card, card="", numbers={}, facing="", is_face_down=True)


def drawn_table(cards: Sequence[BoardCard], players: Sequence[str]) -> Html:
    """A picture; the player who is named first sits nearest to the reader."""
    drawn = list(_drawn(cards))
    return board([each for each in ("", *reversed(players)) if any(card.player == each for card in drawn)], drawn)


def _drawn(cards: Sequence[BoardCard]) -> Iterator[ExampleCard]:
    for card in cards:
        yield ExampleCard(
            example="", scenario="", moment=Moment.END, card=card.card, player=card.player, zone=card.zone,
            numbers=", ".join(f"{name} {number}" for name, number in card.numbers.items()),
            position=card.position, facing=card.facing, is_turned=card.is_turned, is_face_down=card.is_face_down,
        )  # fmt: skip
