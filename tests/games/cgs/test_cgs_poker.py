"""The evaluator of poker hands beside a second one, which tries every choice of cards and every use of every joker."""

from collections import Counter
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules_db.games.cgs.book import book
from rules_db.games.cgs.poker import JOKER, Hand, PokerCard, best_hand, best_with_shared, evaluator

ORDER = [
    "High Card",
    "Pair",
    "Two Pair",
    "Three of a Kind",
    "Straight",
    "Flush",
    "Full House",
    "Four of a Kind",
    "Straight Flush",
    "Royal Flush",
    "Five of a Kind",
    "Flush House",
    "Flush Five",
]
NAMED = ("Jack", "Queen", "King", "Ace")
STANDARD = (*map(str, range(2, 11)), *NAMED)
SUITED = (
    *(("spades", "black"), ("spades", "blue"), ("clubs", "black"), ("clubs", "green")),
    *(("diamonds", "red"), ("diamonds", "white"), ("hearts", "red")),
)
RUNS = [
    *([str(each) for each in range(low, low + 5)] for low in range(12)),
    *([["7", "8", "9", "10", "Jack"], ["8", "9", "10", "Jack", "Queen"], ["9", "10", "Jack", "Queen", "King"]]),
    ["10", "Jack", "Queen", "King", "Ace"],
]
USES = [PokerCard(rank, suit, frozenset({color})) for rank in STANDARD for suit, color in SUITED]


def card(rank: str, suit: str = "", *colors: str) -> PokerCard:
    return PokerCard(rank, suit, frozenset(colors))


def height(rank: str) -> tuple[int, int]:
    """(0, 0) for a word; a number; a named rank above all numbers."""
    if rank in NAMED:
        return 2, NAMED.index(rank)
    return (1, int(rank)) if rank.isdecimal() else (0, 0)


def one_suit(cards: tuple[PokerCard, ...]) -> bool:
    """Each card counts as one color, and each two match: suit by suit if both have one, else color by color."""
    return len(cards) == 5 and any(
        all(
            (a.suit == b.suit) if a.suit and b.suit else x == y
            for (a, x), (b, y) in combinations(zip(cards, colors, strict=True), 2)
        )
        for colors in product(*(sorted(each.colors) for each in cards))
    )


def judged(cards: tuple[PokerCard, ...]) -> tuple[int, list[tuple[int, int]]]:
    """A hand of at most five cards without jokers, by the words of section 16.8."""
    ranks, suited = [each.rank for each in cards], one_suit(cards)
    runs = [
        run for run in RUNS if sorted(run) in (sorted(ranks), sorted("1" if rank == "Ace" else rank for rank in ranks))
    ]
    heights = sorted(map(height, ranks), reverse=True)
    if runs:
        run = max(sorted(map(height, run), reverse=True) for run in runs)
        kind = "Straight" if not suited else "Royal Flush" if run[0] == (2, 3) else "Straight Flush"
        return ORDER.index(kind), run
    many = Counter(ranks)
    shape = sorted(many.values(), reverse=True)
    by_share = sorted(((many[rank], height(rank)) for rank in ranks), reverse=True)
    shared = [each for _, each in by_share]
    if shape[0] == 5:
        return ORDER.index("Flush Five" if suited else "Five of a Kind"), shared
    if shape == [3, 2]:
        return ORDER.index("Flush House" if suited else "Full House"), shared
    if shape[0] == 4:
        return ORDER.index("Four of a Kind"), shared
    if suited:
        return ORDER.index("Flush"), heights
    if shape[0] == 3:
        return ORDER.index("Three of a Kind"), shared
    if shape[0] == 2:
        return ORDER.index("Two Pair" if shape[1:2] == [2] else "Pair"), shared
    return ORDER.index("High Card"), heights


def uses(each: PokerCard, place: int) -> list[PokerCard]:
    """All that a card may be: a joker any playing card, or what it is, without a rank that another one could have."""
    return [*USES, PokerCard(f"no rank of {place}", "", each.colors)] if each.is_joker else [each]


def by_brute_force(cards: list[PokerCard]) -> tuple[int, list[tuple[int, int]]]:
    return max(
        judged(used)
        for size in range(1, min(5, len(cards)) + 1)
        for chosen in combinations(cards, size)
        for used in product(*(uses(each, place) for place, each in enumerate(chosen)))
    )


def told(number: int) -> tuple[int, int]:
    top = 10**12 + 2
    return (2, number - top) if number >= top else (1, number - 1) if number else (0, 0)


def by_brute_force_with_shared(own: list[PokerCard], shared: list[PokerCard]) -> tuple[int, list[tuple[int, int]]]:
    """The best of all hands with as many as three of the Dealer's cards."""
    return max(
        by_brute_force([*own, *some])
        for number in range(min(3, len(shared)) + 1)
        for some in combinations(shared, number)
        if own or some
    )


RANKS = st.sampled_from([*map(str, range(14)), *NAMED, "Ace", "10", "Land", "Trainer"])
COLORS = st.frozensets(st.sampled_from(["red", "white", "black", "pink"]), min_size=1, max_size=2)
FOREIGN = st.builds(PokerCard, RANKS, st.just(""), COLORS)
PLAYING = st.sampled_from(USES)


def read(hand: Hand) -> tuple[int, list[tuple[int, int]]]:
    return ORDER.index(hand.kind), [told(each) for each in hand.ranks]


def agrees(cards: list[PokerCard]) -> None:
    assert read(best_hand(cards)) == by_brute_force(cards)


@settings(max_examples=150, deadline=None)
@given(st.lists(FOREIGN | PLAYING, min_size=1, max_size=7))
def test_agrees_with_brute_force(cards: list[PokerCard]) -> None:
    agrees(cards)


@settings(max_examples=25, deadline=None)
@given(st.lists(FOREIGN | PLAYING, max_size=5))
def test_agrees_with_brute_force_about_a_joker(cards: list[PokerCard]) -> None:
    agrees([*cards, JOKER])


@settings(max_examples=6, deadline=None)
@given(st.lists(FOREIGN | PLAYING, max_size=3))
def test_agrees_with_brute_force_about_two_jokers(cards: list[PokerCard]) -> None:
    agrees([*cards, JOKER, JOKER])


UNLIKE = [
    *(card("5", "", "red"), card("4", "", "red", "white"), card("3", "", "white"), card("2", "", "black", "red")),
    *(card("Ace", "diamonds", "white"), card("5", "diamonds", "red"), card("3", "hearts", "red")),
    *(card("2", "hearts", "red"), card("1", "", "white", "pink"), card("0", "", "colorless")),
    *(card("Land", "", "red"), card("10", "spades", "black")),
]
"""Cards of many games of which one often matches two that do not match each other."""


@pytest.mark.parametrize("number", [5, 6])
def test_agrees_with_brute_force_wherever_matching_does_not_carry_over(number: int) -> None:
    for cards in combinations(UNLIKE, number):
        agrees(list(cards))


def test_agrees_with_brute_force_about_a_joker_among_such_cards() -> None:
    for cards in combinations(UNLIKE[:8], 4):
        agrees([*cards, JOKER])


COLORLESS = [
    *(card("7", "", "colorless"), card("1", "", "colorless"), card("3", "", "colorless", "red")),
    *(card("Land", "", "colorless"), card("Land", "", "colorless"), card("10", "", "colorless", "pink")),
    *(card("9", "spades", "colorless"), card("10", "clubs", "black")),
]
"""Cards of which a joker that stays what it is makes a Flush."""


def test_agrees_with_brute_force_about_a_joker_that_stays_colorless() -> None:
    for cards in combinations(COLORLESS[2:], 4):
        agrees([*cards, JOKER])
    for three in combinations(COLORLESS[2:5], 3):
        agrees([*three, JOKER, JOKER])


def test_a_joker_stays_colorless_where_that_is_best() -> None:
    flush = best_hand([*COLORLESS[:4], JOKER])
    assert (flush.kind, flush.ranks) == ("Flush", (8, 4, 2, 0, 0))
    assert best_hand([*COLORLESS[:3], JOKER, JOKER]).kind == "Flush"
    assert best_hand([*COLORLESS[3:5], JOKER, JOKER, JOKER]).kind == "Full House"
    assert best_hand([*COLORLESS[:2], card("7", "", "white"), card("8", "", "pink"), JOKER]).kind == "Three of a Kind"


@settings(max_examples=60, deadline=None)
@given(st.lists(FOREIGN | PLAYING, max_size=3), st.lists(FOREIGN | PLAYING, min_size=1, max_size=5))
def test_agrees_with_brute_force_about_the_cards_of_the_dealer(own: list[PokerCard], shared: list[PokerCard]) -> None:
    assert read(best_with_shared(own, shared)) == by_brute_force_with_shared(own, shared)


@settings(max_examples=60, deadline=None)
@given(st.lists(FOREIGN | PLAYING, min_size=1, max_size=6), st.lists(FOREIGN | PLAYING, min_size=1, max_size=6))
def test_agrees_with_brute_force_about_which_of_two_is_higher(one: list[PokerCard], other: list[PokerCard]) -> None:
    is_higher = best_hand(one) > best_hand(other)
    assert is_higher == (by_brute_force(one) > by_brute_force(other))


def test_the_straight_flush_of_five_games() -> None:
    cards = [card("5", "", "white"), card("4", "", "white"), card("3", "", "white"), card("2", "", "white")]
    assert best_hand([*cards, card("Ace", "diamonds", "white")]).kind == "Straight Flush"
    assert best_hand([*cards, card("1", "", "white")]) == best_hand([*cards, card("Ace", "diamonds", "white")])


def test_five_jokers_are_five_aces_of_one_suit() -> None:
    assert best_hand([JOKER] * 5).kind == "Flush Five"


def test_no_more_than_three_shared_cards() -> None:
    assert best_with_shared([card("2"), card("3")], [card("7")] * 5).kind == "Three of a Kind"


def test_without_its_rule_a_kind_is_none() -> None:
    cards = [card("7")] * 3 + [card("2")] * 2
    with book.switched_off("16.8.8"):
        assert best_hand(cards).kind == "Three of a Kind"
    assert best_hand(cards).kind == "Full House"


def test_without_the_rules_of_jokers_the_other_cards_count_as_ever() -> None:
    cards = [card(each, "hearts") for each in ("2", "4", "7", "9", "Jack")]
    with book.switched_off("16.2.18"):
        assert best_hand(cards).kind == "Flush"


def test_four_of_a_rank_are_no_two_pair() -> None:
    with book.switched_off("16.8.7"), book.switched_off("16.8.11"):
        assert best_hand([card("7")] * 4).kind == "Pair"


def test_cards_that_fit_no_kind_make_none() -> None:
    with book.switched_off("16.8.14"):
        assert best_hand([card("7"), card("2")]).kind == "none"


def test_the_cards_of_a_poker_hand_are_found() -> None:
    own, shared = [card("7"), card("2")], [card("9"), card("7"), card("King")]
    hand, places = evaluator().choice(own, shared)
    assert (hand.kind, places) == ("Pair", [0, 1, 2, 3, 4])
    assert evaluator().choice(own, [card("7")])[1] == [0, 1, 2]


def test_hands_compare_by_strength_and_then_by_ranks_and_not_by_what_they_are_called() -> None:
    one, same, more, better = Hand(2, (9, 4), "Pair"), Hand(2, (9, 4), "A"), Hand(2, (9, 5), "Pair"), Hand(3, (2,), "Z")

    assert one <= same <= one
    assert one >= same >= one
    assert not one < same
    assert not one > same
    assert one < more < better
    assert one <= more <= better
    assert better > more > one
    assert better >= more >= one


def test_only_ranks_that_both_have_decide_where_one_that_is_lacking_is_not_lower() -> None:
    few, many, higher = (1, (9,)), (1, (9, 4)), (1, (10,))
    assert evaluator().beats(many, few)
    with book.switched_off("16.8.17.c"):
        assert not evaluator().beats(many, few)
        assert evaluator().beats(higher, many)


def test_no_more_of_the_dealers_cards_are_among_them_than_may_be() -> None:
    _, places = evaluator().choice([card("2"), card("3")], [card("7"), card("8"), card("9"), card("10")])
    assert len([place for place in places if place > 1]) == 3
