"""Whether two cards match, as Uno and poker ask: by color (6.2.4) and by rank (6.3.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from rules_db.engine.still import kept
from rules_db.games.cgs.card_text.doing.values import colors
from rules_db.games.cgs.doing.playing.ranks import rank_of
from rules_db.games.cgs.rules.c6_common_properties import colors as color_rules
from rules_db.games.cgs.rules.c6_common_properties import ranks as rank_rules
from rules_db.games.cgs.rules.c16_poker import ranks_and_suits as suits
from rules_db.games.cgs.state import Card, Table


@dataclass(frozen=True, slots=True)
class Face:
    """What a card is compared by: its colors as classes of 6.2.2, its rank, and its suit if it has one."""

    colors: frozenset[str]
    rank: str
    suit: str = ""


FACES: list[Callable[[Table, Card, bool], Iterable[Face]]] = []
"""As what else a card may be compared on the Uno pile, such as a joker; True: while it is being played."""


def face(table: Table, card: Card) -> Face:
    """What a card is compared by as it is."""
    return kept(table, ("face", card.id), lambda: Face(colors(table, card), rank_of(table, card), card.printed.suit))


def faces(table: Table, card: Card, is_played: bool) -> Iterator[Face]:
    """All that a card may be compared as on the Uno pile."""
    yield face(table, card)
    for each in FACES:
        yield from each(table, card, is_played)


def match_by_color(table: Table, one: Card, other: Card) -> bool:
    """Whether two cards have a color in common; two playing cards go by their suits as well (16.2.3, 16.2.4)."""
    return colors_match(face(table, one), face(table, other))


def match_by_rank(table: Table, one: Card, other: Card) -> bool:
    """Whether a card that is played has the rank of one that lies there; an Ace may be played as rank 1 (16.2.14)."""
    played, lying = face(table, one).rank, face(table, other).rank
    as_played = [played, "1"] if suits.ace_may_be_played_as_one(played) else [played]
    as_lying = [lying, "1"] if lying == "Ace" and suits.lying_ace_is_one(lying) else [lying]
    return any(ranks_match(mine, theirs) for mine in as_played for theirs in as_lying)


def colors_match(one: Face, other: Face) -> bool:
    shares = color_rules.compares_by_class(color_rules.share_a_color(one.colors, other.colors))
    if not one.suit or not other.suit:
        return shares
    if one.suit == other.suit:
        return shares or suits.suit_is_enough()
    return shares and not suits.other_suit_parts()


def ranks_match(one: str, other: str) -> bool:
    """Whether two ranks are the same; a rankless card matches its own word only."""
    if not rank_rules.are_compared():
        return False
    is_rankless, is_other_rankless = rank_rules.is_rankless(one), rank_rules.is_rankless(other)
    if is_rankless and is_other_rankless:
        return one == other or rank_rules.other_words_match()
    if is_rankless or is_other_rankless:
        return _number(other if is_rankless else one) == "0" and rank_rules.matches_zero()
    return _number(one) == _number(other)


def _number(rank: str) -> str:
    """A rank that is compared as a number: any other word than those of poker stands for 0."""
    return rank if rank.isdigit() or rank in rank_rules.ROYALS else "0"
