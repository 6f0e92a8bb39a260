"""Sections 16.2 and 16.5 to 16.8: what is revealed and announced, who wins, and what is won."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.games.cgs.book import book
from rules_db.games.cgs.shared_games import Announced
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.watches.c16.betting import highest, is_playing_card
from rules_db.games.cgs.watches.reading import Sight, fact
from rules_db.games.cgs.words import Zone

UNWATCHED: dict[str, str] = {
    "16.4.7": "Who has folded has announced no poker hand, and so is compared with nobody.",
    "16.5.7": "A Hold 'em zone is no place in play, and 8.1.5 activates nothing elsewhere.",
    "16.5.10": "A Hold 'em zone is no place in play, and effects find nothing there in any case.",
    "16.6.9.b": "Whether a card is negated is what effects say in many ways, and no event tells it.",
}
"""Prohibitions and requirements of the sections that no watch sees to, each with the reason."""

ORDER = (
    "High Card", "Pair", "Two Pair", "Three of a Kind", "Straight", "Flush", "Full House", "Four of a Kind",
    "Straight Flush", "Royal Flush", "Five of a Kind", "Flush House", "Flush Five",
)  # fmt: skip
"""The poker hands from the lowest to the highest."""


def _announced(sight: Sight) -> Iterator[tuple[str, Announced]]:
    """The poker hands that this action has added."""
    if sight.after.poker is None:
        return
    known = sight.before.poker.announced if sight.before.poker is not None else {}
    for event in sight.of("announced"):
        if event.who not in known and event.who in sight.after.poker.announced:
            yield event.who, sight.after.poker.announced[event.who]


def _is_joker(card: Card) -> bool:
    return is_playing_card(card) and not card.printed.rank


def _staying(sight: Sight) -> list[str]:
    """Those who have bet and not folded, in the end."""
    hand = sight.after.poker
    return [each for each in hand.players if each not in hand.folded and each in sight.after.order] if hand else []


@book.watch("16.2.13", on=("announced",))
def watch_that_a_one_is_no_ace(sight: Sight) -> Iterator[str]:
    """No card of rank 1 counts as an Ace in a poker hand."""
    for player, made in _announced(sight):
        for name, rank in zip(made.cards, made.ranks, strict=False):
            card = sight.after.cards[name]
            if rank == "Ace" and card.printed.rank != "Ace" and not _is_joker(card):
                yield f"{name} counts as an Ace in the poker hand of {player}"


@book.watch("16.2.20", on=("announced",))
def watch_that_a_joker_is_one_card(sight: Sight) -> Iterator[str]:
    """No card stands twice in a poker hand, and no other playing card counts as one that it is not."""
    for player, made in _announced(sight):
        if len(set(made.cards)) != len(made.ranks):
            yield f"{player} makes {', '.join(made.ranks)} of {', '.join(made.cards)}"
        for name, rank in zip(made.cards, made.ranks, strict=False):
            card = sight.after.cards[name]
            own = (card.printed.rank, "1") if card.printed.rank == "Ace" else (card.printed.rank,)
            if is_playing_card(card) and not _is_joker(card) and rank not in own:
                yield f"{name} counts as {rank} in the poker hand of {player}"


@book.watch("16.5.2", on=("announced",))
def watch_how_many_cards_of_the_dealer(sight: Sight) -> Iterator[str]:
    """No poker hand uses more than three cards of the Dealer."""
    for player, made in _announced(sight):
        dealt = [name for name in made.cards if sight.before.cards[name].zone is Zone.DEALERS_ZONE]
        if len(dealt) > 3:
            yield f"{player} uses {', '.join(dealt)} of the Dealer"


@book.watch("16.5.6", on=("announced",))
def watch_how_many_cards_in_all(sight: Sight) -> Iterator[str]:
    """No poker hand uses more than five cards."""
    for player, made in _announced(sight):
        if max(len(made.cards), len(made.ranks)) > 5:
            yield f"{player} uses {', '.join(made.cards)}"


@book.watch("16.6.1", on=("won the pot",))
def watch_that_hands_are_revealed(sight: Sight) -> Iterator[str]:
    """Where several have not folded, the cards of all of them lie open when the pot is won."""
    staying = _staying(sight)
    if len(staying) < 2 or not any(sight.of("won the pot")):
        return
    for player in staying:
        hidden = [name for name in sight.after.lying(player, Zone.HOLD_EM) if sight.after.cards[name].is_face_down]
        if hidden:
            yield f"the pot is won, and {player} has not revealed {' and '.join(hidden)}"


@book.watch("16.6.1.a")
def watch_that_who_has_folded_reveals_nothing(sight: Sight) -> Iterator[str]:
    """The cards of a player who has folded stay face-down."""
    hand = sight.after.poker
    if hand is None:
        return
    for player in hand.folded:
        for name in sight.after.lying(player, Zone.HOLD_EM) if player in sight.after.order else ():
            if not sight.after.cards[name].is_face_down:
                yield f"{player} has folded, and {name} lies open"


@book.watch("16.6.3", on=("won the pot", "ante rose"))
def watch_that_hands_are_announced(sight: Sight) -> Iterator[str]:
    """Where several have not folded, each of them has announced a poker hand when the pot is won."""
    staying, hand = _staying(sight), sight.after.poker
    if hand is None or len(staying) < 2 or not any(sight.of("won the pot", "ante rose")):
        return
    for player in staying:
        if player not in hand.announced:
            yield f"the pot is won, and {player} has announced nothing"


@book.watch("16.6.5", "16.8.1", on=("ante rose", "won the pot"))
def watch_who_wins(sight: Sight) -> Iterator[str]:
    """Nobody wins with a kind of poker hand that stands below that of somebody else, and nothing of the pot is left."""
    hand = sight.after.poker
    if hand is None:
        return
    if any(sight.of("ante rose")) and highest(sight.after):
        yield "the hand of poker is over, and its pot lies there"
    best = max((ORDER.index(made.kind) for made in hand.announced.values()), default=0)
    for event in sight.of("won the pot"):
        made = hand.announced.get(event.who)
        if made is not None and ORDER.index(made.kind) < best:
            yield f"{event.who} wins with {made.kind}, and somebody has {ORDER[best]}"


@book.watch("16.7.2.a", on=("mana added",))
def watch_whose_turn_winnings_are_mana_on(sight: Sight) -> Iterator[str]:
    """Winnings become mana of the player whose turn it is."""
    for event in sight.of("mana added"):
        is_won = event.rule.endswith("-16.7.4") and event.who != sight.before.turn_player
        if is_won:
            yield f"{event.who} has {fact(event, 'card')} as mana in the turn of {sight.before.turn_player}"


@book.watch("16.7.7", "16.7.11")
def watch_that_winnings_are_not_split(sight: Sight) -> Iterator[str]:
    """A card of winnings in the mana pool pays with its whole value or has none left."""
    for player, one in sight.after.players.items():
        for mana in one.pool:
            source = sight.after.cards.get(mana.source)
            if source is not None and source.zone is Zone.MANA_POOL and 0 < mana.amount < source.printed.value:
                yield f"{source.id} has {mana.amount} mana left for {player}"
