"""The Uno deck: the card that starts the pile, draws that name the deck, and renewing it from the pile."""

from __future__ import annotations

from rules_db.engine.kernel import Event
from rules_db.engine.trace import Trace
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.uno import pile
from rules_db.games.cgs.doing.zones import drawing, moving
from rules_db.games.cgs.rules.c15_uno import covering, wilds
from rules_db.games.cgs.rules.c15_uno import deck as rules
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Zone


def draw(table: Table, trace: Trace, player: str, count: int, rule: str) -> list[Event]:
    """A draw that names the Uno deck."""
    if not rules.named_draw_takes_place() or not count:
        return []
    return drawing.draw(table, trace, player, count, rule, Zone.UNO_DECK)


def start(table: Table, trace: Trace, name: str, rule: str) -> Card | None:
    """Lay a card of the Uno deck down as the bottom of the pile."""
    if not name:
        return None
    card = table.cards[name]
    moving.leave(table, card)
    moving.arrive(table, card, Zone.UNO_PILE)
    card.owner = "" if rules.bottom_is_owned_by_nobody() else table.turn_player
    card.controller = "" if rules.bottom_is_controlled_by_nobody() else table.turn_player
    table.uno.has_pile = True
    happenings.happen(table, trace, "pile started", rule, card=name)
    return card


def may_be_any_color(card: Card) -> None:
    """A Wild at the bottom of the pile may be treated as any color."""
    if wilds.is_wild(card):
        card.declared = wilds.ANY_COLOR


def may_keep_up(table: Table) -> bool:
    """Whether the pile may lack a card on top, or the deck any card."""
    card, cards = pile.top(table), table.shared[Zone.UNO_PILE]
    is_hidden = table.uno.has_pile if card is None else card.is_masked
    return is_hidden or rules.is_renewed_later(table.shared[Zone.UNO_DECK], cards)


def keep_up(table: Table, trace: Trace) -> bool:
    """See that the pile has a top card and the deck has cards; True: something was done."""
    cards = table.shared[Zone.UNO_PILE]
    if not cards and table.uno.has_pile:
        card = start(table, trace, rules.new_bottom(table.shared[Zone.UNO_DECK]), "15.1.6")
        if card is not None and wilds.starts_anew_alike():
            may_be_any_color(card)
        return card is not None
    card = pile.top(table)
    if card is not None and card.is_masked and covering.is_uncovered():
        pile.uncover(table, trace, card)
        return True
    if rules.is_renewed_later(table.shared[Zone.UNO_DECK], cards):
        return renew(table, trace, "15.1.7.d")
    return False


def renew(table: Table, trace: Trace, rule: str) -> bool:
    """All cards of the pile but the top one go into the Uno deck, which is shuffled; False where none does."""
    names = [each for each in rules.goes_back_to_deck(table.shared[Zone.UNO_PILE]) if _may_go(table.cards[each])]
    for name in names:
        for each in (name, *table.cards[name].beneath):
            moving.leave(table, table.cards[each])
            moving.arrive(table, table.cards[each], Zone.UNO_DECK)
    if not names:
        return False
    happenings.happen(table, trace, "Uno deck renewed", rule, count=len(names))
    card = pile.top(table)
    if card is not None and not rules.top_stays_as_it_is():
        card.owner = card.controller = ""
    shuffle(table, trace, "15.1.7.b", rules.is_shuffled_then())
    return True


def _may_go(card: Card) -> bool:
    return not card.owner or rules.players_cards_go_too()


def shuffle(table: Table, trace: Trace, rule: str, is_due: bool) -> None:
    if is_due:
        moving.shuffle(table, "", Zone.UNO_DECK)
        trace.emit("shuffled", rule)
