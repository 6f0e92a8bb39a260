"""Cards on top of a deck: so many are looked at, or they are revealed until one turns up; what explores does."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.choices import Choice
from rules_db.games.cgs.card_text.doing import matching
from rules_db.games.cgs.card_text.doing.acts import counters
from rules_db.games.cgs.card_text.doing.acts.entering import put_into_play
from rules_db.games.cgs.card_text.doing.acts.piles import in_order, lay_on_top, seen_on_top, tell_look
from rules_db.games.cgs.card_text.doing.sorts import card_kinds
from rules_db.games.cgs.card_text.doing.step import GENERAL, Doing, act, under
from rules_db.games.cgs.card_text.model import Counted, Moved
from rules_db.games.cgs.card_text.off_decks import Dug
from rules_db.games.cgs.card_text.selecting import Selector
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.zones import moving
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.words import Zone


@act("dig")
def dig(doing: Doing, step: Dug) -> None:
    """Some of the cards on top of one's own deck go to the hand, shown if only some sort may; the others go away."""
    seen, what = seen_on_top(doing, step), step.what or Selector()
    among = [card for card in seen if matching.is_like(doing.table, card, what, doing.item)]
    is_shown = what.pick == "all"
    taken = among if is_shown else doing.chosen(doing.player, what, among)
    others = _put_in_order(doing, step, [card for card in seen if card not in taken])
    tell_look(doing, len(seen))
    _reveal(doing, seen if is_shown else taken if what.up_to else ())
    _to_hand(doing, taken)
    _put_away(doing, step, others)


@act("dig until", "bring up until")
def dig_until(doing: Doing, step: Dug) -> None:
    """Cards of one's own deck are revealed until one of a sort turns up, which goes to the hand or into play."""
    seen: list[Card] = []
    found: list[Card] = []
    for name in reversed(doing.table.players[doing.player].zones[Zone.MAIN_DECK]):
        seen.append(doing.table.cards[name])
        if matching.is_like(doing.table, seen[-1], step.what or Selector(), doing.item):
            found.append(seen[-1])
            break
    others = _put_in_order(doing, step, [card for card in seen if card not in found])
    if step.verb == "bring up until":
        put_into_play(doing, found, Moved("put", to="field"))
    _reveal(doing, seen)
    if step.verb == "dig until":
        _to_hand(doing, found)
    _put_away(doing, step, others)


@act("explore")
def explore(doing: Doing, step: Counted) -> None:
    """A land on top of the deck goes to the hand; any other card gives the explorer a counter, and may be put away."""
    for card in doing.cards(step)[:1]:
        player = card.controller or card.player
        names = doing.table.players[player].zones[Zone.MAIN_DECK][-1:]
        is_land = bool(names) and card_kinds.is_of_kind(doing.table.cards[names[0]], "land")
        choice = Choice(player, "choose", under(GENERAL), names, 0, 1, card.id)
        away = [] if is_land or not names else doing.answers.ask(choice)
        for each in names:
            happenings.happen(doing.table, doing.trace, "revealed", under("5.10.22"), player, card=each)
        if is_land:
            _to_hand(doing, [doing.table.cards[names[0]]])
            return
        counters.put(doing, card, step.counter, doing.count(step.amount))
        moving.send(doing.table, doing.trace, away, Zone.DISCARD, "put into the discard pile", under("5.10.35"))


def _reveal(doing: Doing, cards: Sequence[Card]) -> None:
    for card in cards:
        happenings.happen(doing.table, doing.trace, "revealed", under("5.10.22"), doing.player, card=card.id)


def _to_hand(doing: Doing, cards: Sequence[Card]) -> None:
    names = [card.id for card in cards]
    moving.send(doing.table, doing.trace, names, Zone.HAND, "put into the hand", under("5.10.35"))


def _put_in_order(doing: Doing, step: Dug, others: list[Card]) -> list[Card]:
    """The cards that go away, in the order of the player where they lie in a deck afterwards."""
    is_asked = step.rest in ("top", "bottom") and not step.is_random
    return in_order(doing, doing.player, others) if is_asked else others


def _put_away(doing: Doing, step: Dug, others: list[Card]) -> None:
    if step.is_random:
        doing.table.chance.shuffle(others)
    if step.rest == "top":
        lay_on_top(doing, others[::-1])
    elif step.rest == "bottom":
        pile = doing.table.players[doing.player].zones[Zone.MAIN_DECK]
        away = [card.id for card in reversed(others)]
        pile[:] = [*away, *(each for each in pile if each not in away)]
    elif step.rest == "shuffled":
        doing.shuffle_deck(doing.player)
    else:
        names = [card.id for card in others]
        moving.send(doing.table, doing.trace, names, Zone.DISCARD, "sent", under("5.10.35"))
