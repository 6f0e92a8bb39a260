"""Small pictures of the table before and after a scenario: who has which cards where.

The game says how each card is drawn. The pictures say nothing that steps and trace do not say, so whoever cannot see
them misses nothing.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rules_db.engine.scene import FIELD
from rules_db.lookup import grouped
from rules_db.model import ExampleCard, Moment
from rules_db.site.examples.gherkin import Block
from rules_db.site.html.elements import Html, html, joined

FEWEST_PILES = 2
NUMBERS_SHOWN = 2
NOTHING = Html()


@dataclass(frozen=True, slots=True)
class Pictures:
    """Items for the list of steps: the table as it is given, and as it is in the end; each '' where it shows nothing.

    There is no second picture where nothing moved or changed.
    """

    before: Html = NOTHING
    after: Html = NOTHING


def table_pictures(blocks: Iterable[Block], cards: Iterable[ExampleCard]) -> Pictures:
    """The pictures of a scenario that begins with the steps of these blocks.

    The player who is named first sits nearest to the reader. The cases of an outline have one picture where all of
    them begin alike, and none where they do not.
    """
    of_moment = grouped(dict.fromkeys(cards), lambda card: card.moment)
    start, end = of_moment[Moment.START], of_moment[Moment.END]
    begins_alike = len({card.card for card in start}) == len(start)
    if len({(card.player, card.zone) for card in start}) < FEWEST_PILES or not begins_alike:
        return Pictures()
    told = " ".join(step.text for block in blocks for step in block.steps)
    players = sorted({card.player for card in (*start, *end)}, key=told.find, reverse=True)
    is_changed = bool(end) and {_looks(card) for card in start} != {_looks(card) for card in end}
    has_cases = any(block.cases for block in blocks)
    return Pictures(
        _board(players, start, ""), _board(players, end, "In the end") if is_changed and not has_cases else NOTHING
    )


def _looks(card: ExampleCard) -> tuple[str | bool, ...]:
    """All of a card that a picture shows."""
    return card.card, card.player, card.zone, card.numbers, card.is_turned, card.is_face_down


def board(players: Iterable[str], cards: Sequence[ExampleCard]) -> Html:
    """The sides of the players, the one who is named last nearest to the reader."""
    return joined(_side(player, [card for card in cards if card.player == player]) for player in players)


def _board(players: Iterable[str], cards: Sequence[ExampleCard], caption: str) -> Html:
    sides = board(players, cards)
    heading = html('<p class="board__caption">{}</p>', caption) if caption else ""
    return html('<li class="board" aria-hidden="true">{}{}</li>\n', heading, sides)


def _side(player: str, cards: Iterable[ExampleCard]) -> Html:
    """The cards of a player: those in front first, then pile by pile."""
    piles = grouped(sorted(cards, key=lambda card: card.zone != FIELD), lambda card: card.zone)
    drawn = joined(_pile(zone, pile) for zone, pile in piles.items())
    return html('<div class="board__side"><span class="board__player">{}</span>{}</div>', player, drawn)


def _pile(zone: str, cards: Iterable[ExampleCard]) -> Html:
    name = "" if zone == FIELD else html('<span class="board__zone">{}</span>', zone)
    return html('<div class="board__pile" data-zone="{}">{}{}</div>', zone, name, joined(map(_card, cards)))


def _card(card: ExampleCard) -> Html:
    states = (("board__card--turned", card.is_turned), ("board__card--down", card.is_face_down))
    class_ = " ".join(["board__card", *(name for name, holds in states if holds)])
    numbers = card.numbers.split(", ")[:NUMBERS_SHOWN] if card.numbers else []
    small = joined(html("<small>{}</small>", number) for number in numbers)
    return html('<span class="{}"><b>{}</b>{}</span>', class_, card.card, small)
