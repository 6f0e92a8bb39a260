"""The best poker hand of any number of cards, exact, by sections 16.2, 16.5 and 16.8.

A hand is judged by its ranks alone, or by the ranks of cards that all have the same suit. Matching by color does not
carry over from card to card (16.8.9.R1), so these are groups: the playing cards of one suit; those of one suit that
have a color too, with the other cards of this color; the other cards of one color. What the ranks of a group make is
kept, and so counted out once; that of five cards of mixed suits is looked up by the sum of their keys. A joker that
nobody treats as another card has a color and no rank, so it helps where all five are of that color and in no other way.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from operator import le
from typing import NamedTuple

from rules_db.games.cgs.poker.cards import ROYALS, PokerCard, number_of
from rules_db.games.cgs.poker.terms import ACE, FIVE, LOW_ACE, Terms, terms
from rules_db.games.cgs.rules.c16_poker.kinds_of_hand import Kind

RANKS_OF_JOKERS = (*range(2, 11), *ROYALS.values())
Group = tuple[int, int, int]
"""A rank among some cards: its height, its number, and how many of them have it."""

MOST_KEPT = 1 << 17
"""How many sets of ranks an evaluator remembers."""


class Hand(NamedTuple):
    """A poker hand. Hands compare as 16.8.1 and 16.8.17 say: the higher is greater, and equal ones share the pot.

    `ranks` are those of the cards in the order in which they are compared, a greater number for a higher rank and 0 for
    every rankless card.
    """

    strength: int
    ranks: tuple[int, ...]
    kind: str

    def __lt__(self, other: tuple[object, ...]) -> bool:
        return self[:2] < other[:2]

    def __gt__(self, other: tuple[object, ...]) -> bool:
        return self[:2] > other[:2]

    def __le__(self, other: tuple[object, ...]) -> bool:
        return self[:2] <= other[:2]

    def __ge__(self, other: tuple[object, ...]) -> bool:
        return self[:2] >= other[:2]


NO_HAND = Hand(0, (), "none")
"""What cards make that fit no kind of poker hand."""


def best_hand(cards: Iterable[PokerCard]) -> Hand:
    """The best poker hand of at most five of the cards, each joker treated as whatever serves best (16.2.18).

    Raises ValueError if there is no card of which a hand can be formed. Whoever judges many hands in a row saves time
    with `evaluator().best`.
    """
    return evaluator().best(tuple(cards))


def best_with_shared(own: Iterable[PokerCard], shared: Iterable[PokerCard]) -> Hand:
    """The best poker hand of a player's own cards with no more of the Dealer's than 16.5.2 allows; errors as above."""
    return evaluator().best_with_shared(tuple(own), tuple(shared))


def evaluator() -> Evaluator:
    """An evaluator that holds to the rules as they are now; the same one as long as no rule is switched off or on."""
    return _evaluator(terms())


@lru_cache(maxsize=64)
def _evaluator(held: Terms) -> Evaluator:
    return Evaluator(held)


def _fits(kind: Kind, shape: tuple[int, ...]) -> bool:
    """Whether cards of which so many share each rank, most first, can make a kind of poker hand."""
    if kind.is_run and len(shape) < FIVE:
        return False
    shares = len(kind.sharing) <= len(shape) and all(map(le, kind.sharing, shape))
    return shares and (sum(shape) >= FIVE or not kind.needs_five)


class Evaluator:
    """Judges hands by some terms, and remembers what ranks make."""

    def __init__(self, held: Terms) -> None:
        self.terms = held
        strengths = {name: len(held.order) - at for at, name in enumerate(held.order)}
        by_strength: dict[int, list[Kind]] = {}
        for kind in held.kinds:
            by_strength.setdefault(strengths.get(kind.name, 0), []).append(kind)
        self._tiers = sorted(by_strength.items(), reverse=True)
        self._fitting = lru_cache(maxsize=MOST_KEPT)(self._kinds_that_fit)
        self._parts_suits = "other suit parts" in held.facts and held.most_cards == FIVE
        self._ranks_decide, self._kickers_decide = "ranks decide" in held.facts, "kickers decide" in held.facts
        self._kind_comes_first = "kind comes first" in held.facts
        self._words_make_kinds = "words make kinds" in held.facts
        self._mixed: dict[int, Hand] = {}
        self._of_ranks = lru_cache(maxsize=MOST_KEPT)(self._counted_out)
        self._height = lru_cache(maxsize=MOST_KEPT)(held.height)

    def best(self, cards: Sequence[PokerCard]) -> Hand:
        """As best_hand."""
        if len(cards) == FIVE and self._parts_suits and (suit := cards[0].suit):
            a, b, c, d, e = cards
            if (b.suit != suit and b.suit) or (c.suit != suit and c.suit) or (d.suit != suit and d.suit):
                return self._mixed.get(a.key + b.key + c.key + d.key + e.key) or self._best_mixed(cards)
        return self._best(cards)

    def _best_mixed(self, cards: Sequence[PokerCard]) -> Hand:
        """The same for five cards of which two have different suits, so that nothing that asks for one fits."""
        if len(self._mixed) >= MOST_KEPT:
            self._mixed.clear()
        ranks = tuple(sorted(self._numbers(cards)))
        best = self._of_ranks(ranks, self._jokers(cards), False) or NO_HAND
        return self._mixed.setdefault(sum([card.key for card in cards]), best)

    def _best(self, cards: Sequence[PokerCard]) -> Hand:
        ranks, jokers = self._numbers(cards), self._jokers(cards)
        if not ranks and not jokers:
            raise ValueError("no card to form a poker hand of")
        ranks.sort()
        best = self._of_ranks(tuple(ranks), jokers, False)
        if max(len(cards), len(ranks) + jokers) >= FIVE:
            for group, joining in self._groups(cards, jokers):
                group.sort()
                suited = self._of_ranks(tuple(group), joining, True)
                if suited is not None and (best is None or suited > best):
                    best = suited
        return best or NO_HAND

    def _numbers(self, cards: Sequence[PokerCard]) -> list[int]:
        """The ranks of the cards that are no jokers."""
        if "1 is an Ace" in self.terms.facts:
            return [ACE if card.number == LOW_ACE else card.number for card in cards if not card.is_joker]
        return [card.number for card in cards if not card.is_joker]

    def _jokers(self, cards: Sequence[PokerCard]) -> int:
        """As how many cards the jokers among them count."""
        if not self.terms.suits_of_jokers or "joker's rank" not in self.terms.facts:
            return 0
        return min(sum(card.is_joker for card in cards) * self.terms.cards_of_a_joker, FIVE)

    def _groups(self, cards: Sequence[PokerCard], jokers: int) -> Iterator[tuple[list[int], int]]:
        """The ranks of cards that have the same suit (16.8.15, 16.8.15.a), and how many jokers can join them."""
        facts = self.terms.facts
        if "same suit" not in facts:
            return
        known, left = ([card for card in cards if card.is_joker is joker] for joker in (False, True))
        suits = [card.suit for card in known]
        if "suit is enough" in facts:
            for suit in self.terms.suits:
                joining = jokers if jokers and self.terms.joins(suit, "") else 0
                if suits.count(suit) + joining >= FIVE:
                    yield self._numbers([card for card in known if card.suit == suit]), joining
        if "" not in suits and not left and "suit is enough" in facts and "other suit parts" in facts:
            return
        if "one color" not in facts:
            yield from self._pairwise(known)
        for color in {color for card in cards for color in card.colors} | {
            color for _, color in self.terms.suits_of_jokers if jokers
        }:
            as_they_are = self._without_rank(sum(color in card.colors for card in left))
            colored = [card for card in known if color in card.colors]
            for suit in ("", *self.terms.suits):
                joining = jokers if jokers and self.terms.joins(suit, color) else 0
                group = self._numbers([card for card in colored if self._belongs(card, suit)])
                if not joining:
                    group += as_they_are
                if len(group) + joining >= FIVE:
                    yield group, joining

    def _without_rank(self, many: int) -> list[int]:
        """The ranks of so many jokers that stay what they are: each is below all numbers and like no other rank."""
        return [-1 - place for place in range(many)]

    def _belongs(self, card: PokerCard, suit: str) -> bool:
        return card.suit in ("", suit) or "other suit parts" not in self.terms.facts

    def _pairwise(self, known: Sequence[PokerCard]) -> Iterator[tuple[list[int], int]]:
        """Five cards of which each two share a color, though it may be another color each time."""
        for five in combinations(known, FIVE):
            if all(self._match(one, other) for one, other in combinations(five, 2)):
                yield self._numbers(five), 0

    def _match(self, one: PokerCard, other: PokerCard) -> bool:
        return one.suit == other.suit if one.suit and other.suit else bool(one.colors & other.colors)

    def _counted_out(self, ranks: tuple[int, ...], jokers: int, is_suited: bool) -> Hand | None:
        """The best hand of sorted ranks and jokers, of the kinds that need one suit or of those that do not."""
        if not jokers:
            return self._made(ranks, is_suited)
        found = (
            self._of_ranks(tuple(sorted(ranks + wild)), 0, is_suited)
            for wild in combinations_with_replacement(RANKS_OF_JOKERS, jokers)
        )
        return max((hand for hand in found if hand is not None), default=None)

    def _made(self, ranks: tuple[int, ...], is_suited: bool) -> Hand | None:
        """The best hand of sorted ranks; how many there are of each is found out once for all kinds."""
        height, count = self._height, ranks.count
        groups = sorted([(height(number), number, count(number)) for number in dict.fromkeys(ranks)], reverse=True)
        shape = tuple(sorted([many for _, _, many in groups], reverse=True))
        for strength, kinds in self._fitting(shape, is_suited):
            made = [
                Hand(strength, found if self._ranks_decide else (), kind.name)
                for kind in kinds
                if (found := self._run(ranks, kind.top) if kind.is_run else self._sharing(groups, kind.sharing))
            ]
            if made:
                return max(made)
        return None

    def _kinds_that_fit(self, shape: tuple[int, ...], is_suited: bool) -> list[tuple[int, list[Kind]]]:
        """The kinds by strength for which enough ranks are shared; `shape` tells by how many cards, most first."""
        return [
            (strength, fitting)
            for strength, kinds in self._tiers
            if (fitting := [kind for kind in kinds if kind.is_suited == is_suited and _fits(kind, shape)])
        ]

    def _sharing(self, groups: Sequence[Group], sharing: tuple[int, ...]) -> tuple[int, ...]:
        """The ranks of the best hand in which so many cards share each of some ranks; () if there is none."""
        ranks, used, left = list[int](), list[int](), list(groups)
        for wanted in sharing:
            found = self._highest(groups, wanted, used)
            if found is None:
                return ()
            height, number, many = groups[found]
            ranks += [height] * wanted
            used.append(found)
            left[found] = (height, number, many - wanted)
        if self._kickers_decide or not sharing:
            for height, _, many in left:
                ranks += [height] * many
        whole = ranks[: self.terms.most_cards]
        return tuple(whole) if self._kind_comes_first else tuple(sorted(whole, reverse=True))

    def _highest(self, groups: Sequence[Group], wanted: int, used: Sequence[int]) -> int | None:
        """The place of the highest rank that so many cards share and that is not used yet."""
        for place, (_, number, many) in enumerate(groups):
            if many >= wanted and place not in used and (number >= 0 or self._words_make_kinds):
                return place
        return None

    def _run(self, ranks: tuple[int, ...], top: str) -> tuple[int, ...]:
        """The ranks of the highest five that follow each other, the highest first; () if there are none."""
        runs = [run for run in self.terms.runs({*ranks}) if not top or run[-1] == number_of(top)]
        return max((tuple(sorted(map(self._height, run), reverse=True)) for run in runs), default=())

    def best_with_shared(self, own: Sequence[PokerCard], shared: Sequence[PokerCard]) -> Hand:
        """As the function of this name."""
        return max(self.best(cards) for cards in self._choices(own, shared))

    def _choices(self, own: Sequence[PokerCard], shared: Sequence[PokerCard]) -> Iterator[tuple[PokerCard, ...]]:
        """A player's own cards with as many of the Dealer's as may be used."""
        number = min(self.terms.most_of_the_dealer, len(shared))
        if "may be left out" not in self.terms.facts:
            own = own[:FIVE]
            number = min(number, FIVE - len(own))
        return ((*own, *some) for some in combinations(shared, number))

    def choice(self, own: Sequence[PokerCard], shared: Sequence[PokerCard]) -> tuple[Hand, list[int]]:
        """The best poker hand with the places of its cards, counted from the own ones on; as few as make it up."""
        if not own and not shared:
            return NO_HAND, []
        best, cards = self.best_with_shared(own, shared), (*own, *shared)
        for many in range(max(len(best.ranks), 1), min(self.terms.most_cards, len(cards)) + 1):
            for places in combinations(range(len(cards)), many):
                if self._is_allowed(places, len(own)) and self.best([cards[place] for place in places]) >= best:
                    return best, [*places]
        return best, [*range(len(cards))]

    def _is_allowed(self, places: Sequence[int], own: int) -> bool:
        return sum(place >= own for place in places) <= self.terms.most_of_the_dealer

    def beats(self, one: tuple[int, tuple[int, ...]], other: tuple[int, tuple[int, ...]]) -> bool:
        """Whether a poker hand, by its strength and ranks, is higher than another."""
        if one[0] != other[0] or "lacking is lower" in self.terms.facts:
            return one > other
        return any(mine != theirs for mine, theirs in zip(one[1], other[1], strict=False)) and one > other

    def height(self, card: PokerCard) -> int:
        """How high the rank of a card is."""
        return self._height(card.number)
