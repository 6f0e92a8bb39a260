"""Sections 3.2–3.5: what is done, in which order, until the first turn."""

from __future__ import annotations

from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

(
    FIRST, SIDES, UNO_DECK, MONOPOLY_DECK, UNO_PILE, HANDS, MULLIGANS, DEALERS_DECK, PRIZES, RETURN, ANTE, SHUFFLE,
    FLOP, BEFORE, TURN,
) = (
    "who goes first", "the sides", "the Uno deck", "the Monopoly Deal deck", "the Uno pile", "the first hands",
    "mulligans", "the Dealer's deck", "the Prize cards", "cards laid aside", "the ante", "the Dealer's shuffle",
    "the first flop", "before the game", "the first turn",
)  # fmt: skip
HEADS, TAILS = "heads", "tails"


@book.value("3.2.1", without=(FIRST, SIDES, HANDS, TURN))
def procedure() -> tuple[str, ...]:
    """The steps by which a game starts, in their order."""
    return (
        FIRST, SIDES, UNO_DECK, MONOPOLY_DECK, UNO_PILE, HANDS, MULLIGANS, DEALERS_DECK, PRIZES, RETURN, ANTE, SHUFFLE,
        FLOP, BEFORE, TURN,
    )  # fmt: skip


@book.rule("3.2.2", without="")
def flipped(table: Table) -> str:
    """One player flips a coin."""
    return HEADS if table.chance.below(2) == 0 else TAILS


@book.rule("3.2.3", without="")
def who_calls(table: Table) -> str:
    """The other player calls the flip."""
    return table.seats[1]


@book.rule("3.2.4", without=False)
def may_choose() -> bool:
    """Whoever wins the flip chooses whether to go first."""
    return True


@book.rule("3.2.8", without="")
def picked_at_random(table: Table) -> str:
    """With more than two players, one picked at random names the first player."""
    return table.chance.pick(table.seats)


@book.rule("3.2.9", without=())
def clockwise(table: Table, first: str) -> list[str]:
    """Turns are taken clockwise around the table, from the player who goes first on."""
    at = table.seats.index(first)
    return table.seats[at:] + table.seats[:at]


@book.rule("3.2.5", without=())
def sides(table: Table) -> list[str]:
    """Each player sets up their own side."""
    return list(table.order)


@book.rule("3.2.5.a", without=False)
def shuffles_main_deck() -> bool:
    """The Main Deck is shuffled as it is put into its zone."""
    return True


@book.rule("3.2.5.b", without=Zone.NOWHERE)
def where_extra_decks_lie() -> Zone:
    """An Extra Deck goes into the Extra Deck Zone."""
    return Zone.EXTRA_DECK


@book.value("3.2.5.c", without=0)
def starting_life() -> int:
    """Each player sets their life to 20."""
    return 20


@book.rule("3.2.6", without=False)
def uno_deck_is_shuffled() -> bool:
    """The Uno deck is shuffled and put into its zone."""
    return True


@book.rule("3.2.7", without=False)
def monopoly_deck_is_shuffled() -> bool:
    """The Monopoly Deal deck is shuffled and put into its zone."""
    return True


@book.rule("3.3.1", without=False)
def shuffles_before_drawing() -> bool:
    """Each player shuffles the Main Deck before the first draw."""
    return True


@book.value("3.3.2", without=0)
def opening_hand() -> int:
    """Each player draws 5 cards."""
    return 5


@book.rule("3.3.3", without=False)
def may_take_mulligan() -> bool:
    """A player who is not satisfied with the opening hand may take a mulligan."""
    return True


@book.rule("3.3.3.a", without=0)
def may_lay_aside(hand: int) -> int:
    """As many cards of the opening hand as one likes are laid aside, face-down."""
    return hand


@book.rule("3.3.3.b", without=0)
def drawn_instead(laid_aside: int) -> int:
    """As many cards are drawn as have been laid aside."""
    return laid_aside


@book.rule("3.3.4", without=False)
def aside_goes_back() -> bool:
    """What was laid aside goes back once the Prize cards lie."""
    return True


@book.rule("3.3.5", without=False)
def shuffles_once_more() -> bool:
    """After that each player shuffles the Main Deck again."""
    return True


@book.rule("3.3.6", without=2)
def mulligans_each() -> int:
    """A player takes no more than one mulligan."""
    return 1


@book.rule("3.3.7", without=())
def order_of_mulligans(table: Table) -> list[str]:
    """The players decide in turn order, beginning with the one who goes first."""
    return table.from_(table.first_player)


@book.value("3.4.1", without=0)
def cut_for_dealer() -> int:
    """Each player cuts 14 cards for the Dealer's deck."""
    return 14


@book.rule("3.4.1.a", without=())
def cut(deck: list[str], count: int) -> list[str]:
    """To cut cards is to take as many off the top."""
    return deck[::-1][:count]


@book.rule("3.4.2", without=False)
def makes_dealers_deck() -> bool:
    """The Dealer's deck is made of the cut cards and 12 playing cards."""
    return True


@book.rule("3.4.2.a", without=())
def picked_playing_cards(table: Table, box: list[str]) -> list[str]:
    """12 playing cards, picked at random."""
    left, picked = sorted(box), list[str]()
    while left and len(picked) < 12:
        picked.append(left.pop(table.chance.below(len(left))))
    return picked


@book.rule("3.4.4", without=Zone.NOWHERE)
def where_dealers_deck_lies() -> Zone:
    """The Dealer's deck is put into its zone."""
    return Zone.DEALERS_DECK


@book.value("3.4.5", without=0)
def cut_for_prizes() -> int:
    """Each player cuts 6 more cards."""
    return 6


@book.rule("3.4.6", without=Zone.NOWHERE)
def where_prizes_lie() -> Zone:
    """These go face-down into the Prize card area, each into a place of its own."""
    return Zone.PRIZES


@book.rule("3.4.8", without=False)
def dealer_shuffles() -> bool:
    """The Dealer shuffles the Dealer's deck before the first flop."""
    return True


@book.rule("3.5.1", without=False)
def takes_place_before() -> bool:
    """After the first flop comes what takes place before the game."""
    return True


@book.rule("3.5.3", without=())
def order_before(table: Table) -> list[str]:
    """It is carried out in turn order, beginning with the player who goes first."""
    return table.from_(table.first_player)


@book.rule("3.5.4", without=True)
def waits_in_queue() -> bool:
    """It does not enter the Queue."""
    return False


@book.rule("3.5.2", without="")
def takes_first_turn(table: Table) -> str:
    """The player who goes first begins their turn."""
    return table.first_player
