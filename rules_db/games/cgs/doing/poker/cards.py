"""Cards of all games as poker sees them, and which of them a player can form a poker hand of."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules_db.games.cgs.card_text.doing import standing
from rules_db.games.cgs.card_text.doing.values import colors
from rules_db.games.cgs.doing.playing.ranks import is_joker, rank_of
from rules_db.games.cgs.doing.poker import hand
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.poker import Hand, PokerCard, evaluator
from rules_db.games.cgs.poker.cards import word_of
from rules_db.games.cgs.poker.terms import LOW_ACE
from rules_db.games.cgs.rules.c16_poker import forming, ranks_and_suits, showdown
from rules_db.games.cgs.rules.c16_poker.playing_cards import PLAYING_CARD
from rules_db.games.cgs.shared_games import Announced
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Zone


def seen_by_poker(table: Table, card: Card) -> PokerCard | None:
    """What poker compares of a card: its rank, color and suit; None for a card that no poker hand can use."""
    if is_joker(card):
        return PokerCard("", colors=colors(table, card), is_joker=True)
    if forming.uses_other_games(card.printed.game) or is_of(card, PLAYING_CARD):
        classes = colors(table, card) if forming.goes_by_the_tables() else frozenset(card.printed.colors)
        return PokerCard(rank_of(table, card), ranks_and_suits.suit_of(card), classes)
    return None


def set_cards(table: Table, player: str) -> list[str]:
    """The playing cards that lie Set in the backrow zones of a player."""
    cards = [table.cards[each] for each in table.lying(player, Zone.BACKROW)]
    return [each.id for each in cards if each.is_face_down and is_of(each, PLAYING_CARD)]


def flipped(table: Table, player: str) -> list[Card]:
    """The playing cards that a player has flipped under 16.6.2 and that are still there."""
    cards = [table.cards[each.id] for each in hand.of(table).flipped if table.cards[each.id].stay == each.stay]
    return [each for each in cards if each.controller == player]


def own(table: Table, player: str) -> list[Card]:
    """A player's own cards for a poker hand: those of the Hold 'em zones, and playing cards that were flipped."""
    held = [table.cards[each] for each in table.lying(player, Zone.HOLD_EM)]
    rest = flipped(table, player) if forming.uses_flipped_cards() else []
    usable = [each for each in rest if showdown.may_be_used(standing.is_negated(table, each))]
    return [*held[: forming.most_of_hold_em_zones()], *usable]


def dealt(table: Table) -> list[Card]:
    """The cards in the Dealer's zones, that lie face-up for all."""
    return [table.cards[each] for each in table.lying("", Zone.DEALERS_ZONE)]


def announce(table: Table, player: str) -> Announced:
    """The best poker hand of a player, with the cards that make it up."""
    mine, shared = list(_usable(table, own(table, player))), list(_usable(table, dealt(table)))
    compared = evaluator()
    found, places = compared.choice([seen for _, seen in mine], [seen for _, seen in shared])
    return _told(found, [[*mine, *shared][place] for place in places], compared.height)


def _usable(table: Table, cards: list[Card]) -> Iterator[tuple[str, PokerCard]]:
    for card in cards:
        seen = seen_by_poker(table, card)
        if seen is not None:
            yield card.id, seen


def _told(found: Hand, cards: list[tuple[str, PokerCard]], height_of: Callable[[PokerCard], int]) -> Announced:
    """A poker hand in words, its cards in the order in which they are compared; jokers fill what is missing."""
    left, told = list(cards), list[tuple[str, str]]()
    for height in found.ranks:
        name, seen = min(left, key=lambda each: _unlike(each[1], height_of(each[1]), height))
        left.remove((name, seen))
        told.append((name, seen.rank if not seen.is_joker and height_of(seen) == height else word_of(height)))
    told += [(name, seen.rank) for name, seen in left]
    names, ranks = [name for name, _ in told], [rank for _, rank in told]
    return Announced(found.kind, names, ranks, found.strength, list(found.ranks))


def _unlike(seen: PokerCard, own: int, height: int) -> int:
    """How badly a card fits a place of a hand: it has the rank, it is an Ace used as 1, it is a joker."""
    if seen.is_joker:
        return 2
    return 0 if own == height else 1 if seen.rank == "Ace" and height == LOW_ACE + 1 else 3
