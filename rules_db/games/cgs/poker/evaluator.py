"""The best poker hand of any number of cards, exact, by sections 16.2, 16.5 and 16.8.

A hand is judged by its ranks alone, or by the ranks of cards that all have the same suit. Matching by color does not
carry over from card to card (16.8.9.R1), so these are groups: the playing cards of one suit; those of one suit that
have a color too, with the other cards of this color; the other cards of one color. What the ranks of a group make is
kept, and so counted out once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

from rules_db.games.cgs.poker.cards import MOST, ROYALS, PokerCard, number_of
from rules_db.games.cgs.rules.c16_poker import kinds_of_hand, ranks_and_suits
from rules_db.games.cgs.rules.c16_poker.kinds_of_hand import Kind

MOST_CARDS = 5
ACE, LOW_ACE = ROYALS["Ace"], 1
RANKS_OF_JOKERS = (*range(2, 11), *ROYALS.values())


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


@dataclass(frozen=True, slots=True)
class Terms:
    """What the rules say at a moment. An evaluator holds to the terms that it was made with."""

    order: tuple[str, ...]
    kinds: tuple[Kind, ...]
    suits: tuple[str, ...]
    suit_is_enough: bool
    other_suit_parts: bool
    ace_may_be_one: bool
    suits_of_jokers: tuple[tuple[str, str], ...]
    most_of_the_dealer: int
    jack_may_follow_ten: bool
    zero_comes_before_one: bool
    low_ace_counts_as_one: bool
    ranks_decide: bool
    kickers_decide: bool
    ranks_above_numbers: tuple[str, ...]


def terms() -> Terms:
    """What the rules of chapter 16 say now."""
    asked = ranks_and_suits
    return Terms(
        kinds_of_hand.from_highest_to_lowest(),
        tuple(kind for each in kinds_of_hand.KINDS if (kind := each())),
        asked.suits(),
        asked.suit_is_enough(),
        asked.other_suit_parts(),
        asked.ace_may_be_one(),
        asked.suits_of_jokers() if asked.joker_may_be_treated() else (),
        asked.most_of_the_dealer(),
        asked.jack_may_follow_ten(),
        asked.zero_comes_before_one(),
        asked.low_ace_counts_as_one(),
        asked.ranks_decide(),
        asked.kickers_decide(),
        asked.ranks_above_numbers(),
    )


def best_hand(cards: Iterable[PokerCard]) -> Hand:
    """The best poker hand of at most five of the cards, each joker treated as whatever serves best (16.2.18).

    Raises ValueError if there is no card of which a hand can be formed. Whoever judges many hands in a row saves time
    with `evaluator().best`.
    """
    return evaluator().best(tuple(cards))


def best_with_shared(own: Iterable[PokerCard], shared: Iterable[PokerCard]) -> Hand:
    """The best poker hand of a player's own cards with no more of the Dealer's than 16.5.2 allows; errors as above."""
    judge, mine, dealt = evaluator(), tuple(own), tuple(shared)
    number = min(judge.terms.most_of_the_dealer, len(dealt))
    return max(judge.best(mine + some) for some in combinations(dealt, number))


def evaluator() -> Evaluator:
    """An evaluator that holds to the rules as they are now; the same one as long as no rule is switched off or on."""
    return _evaluator(terms())


@lru_cache(maxsize=64)
def _evaluator(held: Terms) -> Evaluator:
    return Evaluator(held)


class Evaluator:
    """Judges hands by some terms, and remembers what ranks make."""

    def __init__(self, held: Terms) -> None:
        self.terms = held
        strengths = {name: len(held.order) - at for at, name in enumerate(held.order)}
        by_strength: dict[int, list[Kind]] = {}
        for kind in held.kinds:
            by_strength.setdefault(strengths.get(kind.name, 0), []).append(kind)
        self._tiers = sorted(by_strength.items(), reverse=True)
        self._of_ranks = lru_cache(maxsize=1 << 17)(self._counted_out)

    def best(self, cards: Sequence[PokerCard]) -> Hand:
        """As best_hand."""
        ranks = [card.number for card in cards if not card.is_joker]
        jokers = min(len(cards) - len(ranks), MOST_CARDS) if self.terms.suits_of_jokers else 0
        if not ranks and not jokers:
            raise ValueError("no card to form a poker hand of")
        ranks.sort()
        best = self._of_ranks(tuple(ranks), jokers, False)
        if len(ranks) + jokers < MOST_CARDS or best is None:
            return _some(best)
        if not jokers and len(cards) == MOST_CARDS and self._is_plainly_mixed(cards):
            return best
        for group, joining in self._groups(cards, jokers):
            group.sort()
            suited = self._of_ranks(tuple(group), joining, True)
            if suited is not None and suited > best:
                best = suited
        return best

    def _is_plainly_mixed(self, cards: Sequence[PokerCard]) -> bool:
        """Whether two of these five playing cards have different suits, so that nothing that asks for one fits."""
        first = cards[0].suit
        if not (first and self.terms.other_suit_parts):
            return False
        return any(card.suit != first and card.suit for card in cards)

    def _groups(self, cards: Sequence[PokerCard], jokers: int) -> Iterator[tuple[list[int], int]]:
        """The ranks of cards that have the same suit (16.8.15, 16.8.15.a), and how many jokers can join them."""
        known = [card for card in cards if not card.is_joker]
        suits = [card.suit for card in known]
        if self.terms.suit_is_enough:
            for suit in self.terms.suits:
                if suits.count(suit) + jokers >= MOST_CARDS:
                    yield [card.number for card in known if card.suit == suit], jokers
        if "" not in suits and self.terms.suit_is_enough and self.terms.other_suit_parts:
            return
        for color in {color for card in known for color in card.colors} | {color for _, color in self._joker_suits()}:
            colored = [card for card in known if color in card.colors]
            for suit in ("", *self.terms.suits):
                joining = jokers if (suit, color) in self._joker_suits() else 0
                group = [card.number for card in colored if self._belongs(card, suit)]
                if len(group) + joining >= MOST_CARDS:
                    yield group, joining

    def _joker_suits(self) -> tuple[tuple[str, str], ...]:
        return self.terms.suits_of_jokers

    def _belongs(self, card: PokerCard, suit: str) -> bool:
        return card.suit in ("", suit) or not self.terms.other_suit_parts

    def _counted_out(self, ranks: tuple[int, ...], jokers: int, is_suited: bool) -> Hand | None:
        """The best hand of sorted ranks and jokers, of the kinds that need one suit or of those that do not."""
        if not jokers:
            return self._made(Counter(ranks), is_suited)
        found = (
            self._of_ranks(tuple(sorted(ranks + wild)), 0, is_suited)
            for wild in combinations_with_replacement(RANKS_OF_JOKERS, jokers)
        )
        return max((hand for hand in found if hand is not None), default=None)

    def _made(self, counts: Counter[int], is_suited: bool) -> Hand | None:
        for strength, kinds in self._tiers:
            made = [
                Hand(strength, ranks if self.terms.ranks_decide else (), kind.name)
                for kind in kinds
                if kind.is_suited == is_suited
                and (not kind.needs_five or counts.total() >= MOST_CARDS)
                and (ranks := self._run(counts, kind.top) if kind.is_run else self._sharing(counts, kind.sharing))
            ]
            if made:
                return max(made)
        return None

    def _sharing(self, counts: Counter[int], sharing: tuple[int, ...]) -> tuple[int, ...]:
        """The ranks of the best hand in which so many cards share each of some ranks; () if there is none."""
        left, ranks = counts.copy(), list[int]()
        used = self._highest_sharing(counts, sharing)
        if used is None:
            return ()
        for number, many in zip(used, sharing, strict=True):
            ranks += [self._value(number)] * many
            left[number] -= many
        if sharing and not self.terms.kickers_decide:
            return tuple(ranks)
        others = sorted(map(self._value, left.elements()), reverse=True)
        return (*ranks, *others[: MOST_CARDS - len(ranks)])

    def _highest_sharing(self, counts: Counter[int], sharing: tuple[int, ...]) -> tuple[int, ...] | None:
        if not sharing:
            return ()
        for number in sorted(counts, key=self._value, reverse=True):
            if counts[number] >= sharing[0]:
                others = Counter({each: many for each, many in counts.items() if each != number})
                if (rest := self._highest_sharing(others, sharing[1:])) is not None:
                    return (number, *rest)
        return None

    def _run(self, counts: Counter[int], top: str) -> tuple[int, ...]:
        """The ranks of the highest five that follow each other, the highest first; () if there are none."""
        runs = [run for run in self._runs(counts) if not top or run[-1] == number_of(top)]
        return max((tuple(sorted(map(self._value, run), reverse=True)) for run in runs), default=())

    def _runs(self, counts: Counter[int]) -> Iterator[tuple[int, ...]]:
        """Five ranks that follow each other: numbers, an Ace as 1 among them; or a 10 or less up to a royal rank."""
        has_low_ace = self.terms.ace_may_be_one and ACE in counts and LOW_ACE not in counts
        numbers = {each for each in counts if 0 <= each < MOST} | ({LOW_ACE} if has_low_ace else set())
        for first in numbers:
            run = tuple(range(first, first + MOST_CARDS))
            if numbers.issuperset(run) and (first > 0 or self.terms.zero_comes_before_one):
                counts_as_ace = has_low_ace and LOW_ACE in run and not self.terms.low_ace_counts_as_one
                yield tuple(ACE if counts_as_ace and each == LOW_ACE else each for each in run)
        if self.terms.jack_may_follow_ten:
            line = (7, 8, 9, 10, *ROYALS.values())
            lines = (line[at : at + MOST_CARDS] for at in range(4))
            yield from (run for run in lines if all(each in counts for each in run))

    def _value(self, number: int) -> int:
        """A rank by its height (16.8.17.d)."""
        if number > MOST and not self.terms.ranks_above_numbers:
            return 0
        return number + 1 if number >= 0 else 0


def _some(hand: Hand | None) -> Hand:
    if hand is None:
        raise ValueError("no kind of poker hand fits the cards")
    return hand
