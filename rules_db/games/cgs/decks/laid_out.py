"""The cards of Uno, poker and Monopoly Deal in a game in mid-course, as tables of a position tell them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from rules_db.engine.chance import Chance
from rules_db.engine.play.record import write_table
from rules_db.games.cgs.decks.standard import FOUR_COLOR, Copies, monopoly, playing_cards, uno
from rules_db.games.cgs.state import Print

Row = dict[str, str]

ON_PILE, UNO_IN_HAND, UNO_DECK = 2, 2, 20
MONEY, PROPERTIES, DEALS_IN_HAND, LOST, MONOPOLY_DECK = 3, 2, 2, 2, 20
PLAYING_CARDS_IN_HAND, PLAYING_CARDS_OF_DEALER = 3, 12
"""How many cards lie where; decks are smaller than at the start, as a game has gone on for a while."""
FOUR_COLOR_SUITS = FOUR_COLOR[:3]
JOKERS = 2


def shared(
    players: Sequence[str], chance: Chance, revealed: Sequence[Row], contributed: Sequence[Row]
) -> Iterator[str]:
    """The places of all, and what each player has of the games that all share.

    `revealed` and `contributed` are cards of TCGs for the Dealer's zones and the Dealer's deck. One playing card lies
    among those that are revealed, and there are other playing cards in hands.
    """
    uno_cards, deals, playing = (_shuffled(cards, chance) for cards in _all())
    yield f"And the players agree on the {chance.pick(('True Version', 'Sane Version'))}"
    yield from _step("the Uno pile holds:", _taken(uno_cards, ON_PILE))
    for player in players:
        yield from _step(f"{player} has in the hand:", _hand(uno_cards, deals, playing))
        yield from _step(f"{player} has in the bank zone:", _of_type(deals, "Money Card", MONEY))
        yield from _step(f"{player} controls:", _of_type(deals, "Property card", PROPERTIES))
    yield from _step("the Uno deck holds:", uno_cards[:UNO_DECK])
    yield from _step("the lost money holds:", _taken(deals, LOST))
    yield from _step("the Monopoly Deal deck holds:", deals[:MONOPOLY_DECK])
    yield from _step("the Dealer zone holds:", [*revealed, *_taken(playing, 1)])
    hidden = [*contributed, *_taken(playing, PLAYING_CARDS_OF_DEALER)]
    chance.shuffle(hidden)
    yield from _step("the Dealer deck holds:", hidden)


def _hand(uno_cards: list[Row], deals: list[Row], playing: list[Row]) -> list[Row]:
    return [
        *_taken(uno_cards, UNO_IN_HAND),
        *_taken(deals, DEALS_IN_HAND),
        *_taken(playing, PLAYING_CARDS_IN_HAND),
    ]


def _step(words: str, rows: Sequence[Row]) -> Iterator[str]:
    """Rows may have columns of their own; those of all stand in the table."""
    columns = dict.fromkeys(column for row in rows for column in row)
    if rows:
        yield f"And {words}"
        yield write_table([dict.fromkeys(columns, "") | row for row in rows])


@cache
def _all() -> tuple[Sequence[Row], ...]:
    decks = uno({}), monopoly({}), playing_cards(FOUR_COLOR_SUITS, JOKERS)
    return tuple([row for each in deck for row in _rows(each)] for deck in decks)


def _rows(copies: Copies) -> Iterator[Row]:
    """Each copy of a card, with a handle of its own."""
    printed, count = copies
    for number in range(1, count + 1):
        yield {
            "card": f"{printed.name} {number}" if number > 1 else printed.name,
            "name": printed.name,
            **_told(printed),
        }


def _told(printed: Print) -> Row:
    return {
        "type": ", ".join(printed.types),
        "color": ", ".join(printed.colors),
        "group": ", ".join(printed.groups),
        "rank": printed.rank,
        "suit": printed.suit,
        "value": str(printed.value or ""),
    }


def _shuffled(rows: Sequence[Row], chance: Chance) -> list[Row]:
    found = list(rows)
    chance.shuffle(found)
    return found


def _taken(rows: list[Row], count: int) -> list[Row]:
    found = rows[:count]
    del rows[:count]
    return found


def _of_type(rows: list[Row], type_: str, count: int) -> list[Row]:
    found = [row for row in rows if row["type"] == type_][:count]
    rows[:] = [row for row in rows if row not in found]
    return found
