"""Sections 16.1, 16.3 and 16.4: where playing cards are played, opening a bet, and the betting cycle."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.engine.kernel import Event
from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.shared_games import HandOfPoker
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.watches.c18.reading import estate
from rules_db.games.cgs.watches.reading import Sight, fact
from rules_db.games.cgs.words import BETTING, SUMMON_ZONES, Zone

UNWATCHED: dict[str, str] = {}
"""Prohibitions and requirements of the sections that no watch sees to, each with the reason."""


def is_playing_card(card: Card) -> bool:
    return "playing card" in card.printed.types


def bid(table: Table, player: str) -> int:
    """What lies in the betting zone of a player, in $M, as the cards say."""
    one = table.players.get(player)
    return sum(table.cards[name].printed.value for name in one.zones[Zone.BETTING] if name) if one else 0


def highest(table: Table) -> int:
    return max((bid(table, each) for each in table.seats), default=0)


def hand_of_poker(sight: Sight) -> HandOfPoker | None:
    """The hand of poker that was under way before, or else the one that begins with this action."""
    return sight.before.poker or sight.after.poker


@book.watch("16.1.4", on=(Play,))
def watch_where_playing_cards_are_played(sight: Sight) -> Iterator[str]:
    """A playing card is played face-down to a backrow zone or onto the Uno pile, and nowhere else."""
    action = sight.action
    if not isinstance(action, Play) or not is_playing_card(sight.before.cards[action.card]):
        return
    if action.zone is not Zone.UNO_PILE and not (action.zone is Zone.BACKROW and action.is_face_down):
        yield f"{action.player} plays {action.card} to the {action.zone}"


@book.watch("16.1.8")
def watch_when_playing_cards_are_flipped(sight: Sight) -> Iterator[str]:
    """What a player flips of Set playing cards is flipped while poker hands are revealed; effects may flip any."""
    by_effects = {
        fact(event, "card")
        for event in sight.of("flipped")
        if any(cause.kind == "resolves" for cause in sight.causes(event))
    }
    for card in sight.after.cards.values():
        if card.zone is not Zone.BACKROW or card.is_face_down or not is_playing_card(card) or card.id in by_effects:
            continue
        before = sight.before.cards.get(card.id)
        is_flipped = before is not None and before.zone is Zone.BACKROW and before.is_face_down
        if is_flipped and not _is_revealing(sight):
            yield f"{card.id} is flipped while no poker hand is revealed"


def _is_revealing(sight: Sight) -> bool:
    hand = sight.after.poker
    return hand is not None and card_names_shown(sight.after, hand) and sight.after.phase == BETTING


def card_names_shown(table: Table, hand: HandOfPoker) -> bool:
    """Whether the cards of the bet of anybody who has not folded lie open."""
    staying = (each for each in hand.players if each in table.order and each not in hand.folded)
    return any(not table.cards[name].is_face_down for each in staying for name in table.lying(each, Zone.HOLD_EM))


@book.watch("16.3.3", "16.4.2.a", on=("bet opened", "answered"))
def watch_how_many_cards_are_bet(sight: Sight) -> Iterator[str]:
    """Whoever opens a bet or answers one has two cards of the own hand in the Hold 'em zones after that."""
    for event in sight.of("bet opened", "answered"):
        cards = sight.after.lying(event.who, Zone.HOLD_EM)
        ours = [each for each in cards if sight.before.cards[each].zone is Zone.HAND]
        ours = [each for each in ours if sight.before.cards[each].player == event.who]
        if len(cards) != 2 or (event.kind == "bet opened" and len(ours) != 2):
            yield f"{event.who} bets with {' and '.join(cards) or 'nothing'}"


@book.watch("16.3.5", on=("hand of poker began",))
def watch_that_the_ante_is_met(sight: Sight) -> Iterator[str]:
    """A hand of poker begins with a bid that is at least the ante."""
    for event in sight.of("hand of poker began"):
        paid = [each for each in sight.of("put in") if each.who == event.who]
        total = bid(sight.before, event.who) + sum(_value(sight, each) for each in paid)
        if total < sight.before.ante:
            yield f"{event.who} opens with ${total}M, and the ante is ${sight.before.ante}M"


def _value(sight: Sight, event: Event) -> int:
    """The value of the card that an event is about."""
    return sight.before.cards[fact(event, "card")].printed.value


def _fortune(table: Table, player: str) -> int:
    """What a player could bet at most, in $M; a Property card on top of the Uno pile is money as well (15.4.8)."""
    places = (Zone.BANK, Zone.RESOURCES, *SUMMON_ZONES)
    names = {name for place in places for name in table.lying(player, place)}
    names |= {card.id for card in estate(table, player)}
    return sum(table.cards[name].printed.value for name in names)


@book.watch("16.3.7", on=("bet opened",))
def watch_who_can_open(sight: Sight) -> Iterator[str]:
    """Whoever opens a bet owns the ante, in the bank and in streets."""
    for event in sight.of("bet opened"):
        total = _fortune(sight.before, event.who)
        if total < sight.before.ante:
            yield f"{event.who} opens with ${total}M in all, and the ante is ${sight.before.ante}M"


@book.watch("16.3.9.a", on=("ante rose",))
def watch_when_the_ante_rises(sight: Sight) -> Iterator[str]:
    """The ante does not rise after a bet that nobody has answered."""
    hand = hand_of_poker(sight)
    bettors = set(hand.players) if hand is not None else set()
    bettors |= {event.who for event in sight.of("bet opened", "answered")}
    if any(sight.of("ante rose")) and len(bettors) < 2:
        yield "the ante rises, and nobody has answered"


@book.watch("16.3.11")
def watch_that_an_opening_stops_at_the_ante(sight: Sight) -> Iterator[str]:
    """Who opens puts in nothing more once the ante is met."""
    if any(sight.of("answered")):
        return
    for event in sight.of("put in"):
        hand = sight.after.poker or sight.before.poker  # It may be over, and the turn of whoever has left with it.
        is_opening = hand is None or len(hand.players) == 1
        total = event.get("bid")
        if is_opening and isinstance(total, int) and total - _value(sight, event) >= sight.before.ante:
            yield f"{event.who} goes on to ${total}M, and the ante is ${sight.before.ante}M"
    choice, hand = sight.after.choice, sight.after.poker
    if choice is None or choice.kind != "stake" or (hand is not None and len(hand.players) > 1):
        return
    if sight.after.ante <= bid(sight.after, choice.player) and choice.player == sight.after.turn_player:
        yield f"{choice.player} has bid ${bid(sight.after, choice.player)}M and may go on"


@book.watch("16.4.3.e", on=("called",))
def watch_that_no_change_is_given(sight: Sight) -> Iterator[str]:
    """Who calls has the highest bid after that: what does not come out even is a raise."""
    for event in sight.of("called"):
        others = max((bid(sight.before, each) for each in sight.before.seats if each != event.who), default=0)
        total = event.get("bid")
        if total != others:
            yield f"{event.who} calls with ${total}M, and the highest bid was ${others}M"


@book.watch("16.4.5")
def watch_that_who_has_folded_pays_no_more(sight: Sight) -> Iterator[str]:
    """A player who has folded is not asked again and puts in no more."""
    hand = sight.before.poker
    for event in sight.of("put in"):
        if hand is not None and event.who in hand.folded:
            yield f"{event.who} has folded and puts in {fact(event, 'card')}"
    yield from _asked_again(sight, "folded")


_ASKS = ("answer the bet", "bet", "stake")
"""The choices that a player has who takes part in a hand of poker."""


def _asked_again(sight: Sight, where: str) -> Iterator[str]:
    choice, hand = sight.after.choice, sight.before.poker
    if choice is None or hand is None or choice.kind not in _ASKS:
        return
    if choice.player in (hand.folded if where == "folded" else hand.stayed_out):
        yield f"{choice.player} has {'folded' if where == 'folded' else 'stayed out'} and has to {choice.kind}"


@book.watch("16.4.9", on=("hand revealed",))
def watch_that_raises_are_answered(sight: Sight) -> Iterator[str]:
    """Who reveals has the highest bid, or is all in."""
    hand = sight.after.poker
    shown = [event.who for event in sight.of("hand revealed")]
    if hand is None or len(shown) < 2:
        return
    bids = {each: bid(sight.before, each) for each in sight.before.seats}
    for event in sight.of("put in"):
        bids[event.who] += _value(sight, event)
    for player in shown:
        if bids[player] < max(bids.values()) and player not in hand.all_in:
            yield f"{player} reveals with a bid of ${bids[player]}M against ${max(bids.values())}M"


@book.watch("16.4.12", on=("hand revealed",))
def watch_that_the_turn_waits(sight: Sight) -> Iterator[str]:
    """Hands are revealed when each of those who reveal has acted in the cycle, or is all in."""
    hand = sight.after.poker
    for event in sight.of("hand revealed"):
        if hand is not None and event.who not in (*hand.acted, *hand.all_in):
            yield f"the turn goes on, and {event.who} has yet to act"


@book.watch("16.4.14.a")
def watch_that_all_in_is_something(sight: Sight) -> Iterator[str]:
    """Nobody goes all in without a card in the pot that is worth something, or is asked for it with nothing to bet."""
    choice = sight.after.choice
    if choice is not None and choice.kind == "answer the bet" and _fortune(sight.after, choice.player) == 0:
        yield f"{choice.player} has nothing to bet, and may answer"
    for event in sight.of("all in"):
        paid = sum(_value(sight, each) for each in sight.of("put in") if each.who == event.who)
        if bid(sight.before, event.who) + paid < 1:
            yield f"{event.who} goes all in with nothing"


@book.watch("16.4.19")
def watch_that_nobody_joins_late(sight: Sight) -> Iterator[str]:
    """Who has not answered is asked no more, and puts in nothing."""
    hand = sight.before.poker
    for event in sight.of("put in", "answered"):
        if hand is not None and event.who in hand.stayed_out:
            yield f"{event.who} stayed out and {event.kind}"
    yield from _asked_again(sight, "stayed out")


@book.watch("16.4.21", on=("checked",))
def watch_who_checks(sight: Sight) -> Iterator[str]:
    """Who checks has the highest bid."""
    for event in sight.of("checked"):
        if bid(sight.before, event.who) < highest(sight.before):
            yield f"{event.who} checks with ${bid(sight.before, event.who)}M against ${highest(sight.before)}M"
