"""What the rules of chapter 16 say of ranks, suits and jokers at a moment: which ranks are higher, which are a run."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass

from rules_db.games.cgs.poker.cards import MOST, ROYALS
from rules_db.games.cgs.rules.c6_common_properties import ranks as words
from rules_db.games.cgs.rules.c16_poker import comparing, forming, jokers, kinds_of_hand, ranks_and_suits
from rules_db.games.cgs.rules.c16_poker.kinds_of_hand import Kind

ACE, LOW_ACE = ROYALS["Ace"], 1
FIVE = 5
LINE = (7, 8, 9, 10, *ROYALS.values())
"""What a run up to a royal rank is part of."""
FACTS: dict[str, Callable[[], bool]] = {
    "suit is enough": ranks_and_suits.suit_is_enough,
    "other suit parts": ranks_and_suits.other_suit_parts,
    "Ace may be 1": ranks_and_suits.ace_may_be_one,
    "1 is an Ace": ranks_and_suits.one_is_an_ace,
    "royals are above": ranks_and_suits.royals_are_above_numbers,
    "royals differ": ranks_and_suits.royals_differ,
    "Ace is above": ranks_and_suits.ace_is_above_king,
    "1 before 2": ranks_and_suits.one_comes_before_two,
    "0 before 1": ranks_and_suits.zero_comes_before_one,
    "Jack after 10": ranks_and_suits.jack_may_follow_ten,
    "joker's rank": jokers.has_its_rank,
    "joker's color": jokers.has_its_color,
    "joker's suit": jokers.has_its_suit,
    "may be left out": forming.may_be_left_out,
    "same suit": ranks_and_suits.five_can_be_of_one_suit,
    "one color": ranks_and_suits.counts_as_one_color,
    "low Ace is 1": comparing.low_ace_counts_as_one,
    "ranks decide": comparing.ranks_decide,
    "kind comes first": comparing.kind_comes_first,
    "kickers decide": comparing.kickers_decide,
    "lacking is lower": comparing.lacking_is_lower,
    "words make kinds": words.make_kinds_of_hand,
    "words are below": words.are_below_numbers,
    "words tie": words.tie_with_each_other,
}
"""The rules that say yes or no."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What the rules say at a moment; `facts` are those of FACTS that hold. An evaluator holds to the terms it has."""

    order: tuple[str, ...]
    kinds: tuple[Kind, ...]
    suits: tuple[str, ...]
    royals: tuple[str, ...]
    suits_of_jokers: tuple[tuple[str, str], ...]
    cards_of_a_joker: int
    most_of_the_dealer: int
    most_cards: int
    heights: tuple[str, ...]
    facts: frozenset[str]

    def height(self, number: int) -> int:
        """How high a rank is (16.8.17.d): 0 for a word, more for a number, most for an Ace."""
        if number < 0:
            return self._height_of_word(number)
        if number < MOST:
            return number + 1
        name = _NAMES[number]
        if name not in self.heights or not self.is_royal(name):
            return 0
        if name == "Ace":
            return number + 1 if "Ace is above" in self.facts else 0
        if "royals are above" not in self.facts:
            return 0
        return number + 1 if "royals differ" in self.facts else ROYALS["Jack"] + 1

    def is_royal(self, name: str) -> bool:
        return name == "Ace" or name in self.royals

    def _height_of_word(self, number: int) -> int:
        if "words are below" not in self.facts:
            return 2 * MOST
        return 0 if "words tie" in self.facts else number

    def runs(self, numbers: Collection[int]) -> Iterator[tuple[int, ...]]:
        """Five ranks that follow each other: numbers, an Ace as 1 among them; or a 10 or less up to a royal rank."""
        has_low_ace = "Ace may be 1" in self.facts and ACE in numbers and LOW_ACE not in numbers
        known = {each for each in numbers if 0 <= each < MOST} | ({LOW_ACE} if has_low_ace else set())
        for first in known:
            if first + FIVE - 1 not in known:
                continue
            run = tuple(range(first, first + FIVE))
            if known.issuperset(run) and self._is_whole(first):
                is_high = has_low_ace and LOW_ACE in run and "low Ace is 1" not in self.facts
                yield tuple(ACE if is_high and each == LOW_ACE else each for each in run)
        if "Jack after 10" in self.facts and all(self.is_royal(each) for each in ROYALS):
            for at in range(4 if "Ace is above" in self.facts else 3):
                run = LINE[at : at + FIVE]
                if all(each in numbers for each in run):
                    yield run

    def _is_whole(self, first: int) -> bool:
        """Whether the low ranks of a run of numbers follow each other."""
        if first == 0 and "0 before 1" not in self.facts:
            return False
        return first > 1 or "1 before 2" in self.facts

    def joins(self, suit: str, color: str) -> bool:
        """Whether a joker can be a card of this suit and color ('' for cards of a suit whatever their color)."""
        has_color, has_suit = "joker's color" in self.facts, "joker's suit" in self.facts
        if not color:
            return has_suit and any(suit == each for each, _ in self.suits_of_jokers)
        if has_color and not has_suit:
            return any(color == each for _, each in self.suits_of_jokers)
        return has_color and (suit, color) in self.suits_of_jokers


_NAMES = {number: name for name, number in ROYALS.items()}


def terms() -> Terms:
    """What the rules say now."""
    return Terms(
        kinds_of_hand.from_highest_to_lowest(),
        tuple(kind for each in kinds_of_hand.KINDS if (kind := each())),
        ranks_and_suits.suits(),
        ranks_and_suits.royal_ranks(),
        jokers.suits_of_jokers() if jokers.may_be_treated() else (),
        jokers.cards_at_the_same_time(),
        forming.most_of_the_dealer(),
        forming.most_cards(),
        comparing.ranks_above_numbers(),
        frozenset(name for name, holds in FACTS.items() if holds()),
    )
