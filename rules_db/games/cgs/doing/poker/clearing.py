"""What becomes of the cards of a hand of poker after the Betting Phase, and of winnings after the turn."""

from __future__ import annotations

from rules_db.engine.trace import Trace
from rules_db.games.cgs.card_text.doing import standing
from rules_db.games.cgs.doing.monopoly import money
from rules_db.games.cgs.doing.zones import moving
from rules_db.games.cgs.rules.c16_poker import showdown, winnings
from rules_db.games.cgs.shared_games import Target
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Until, Zone

SHUFFLED = "shuffled into the Dealer's deck"


def clear(table: Table, trace: Trace) -> None:
    """Empty the Hold 'em zones, and send off the playing cards that were flipped."""
    now = table.poker
    if now is None:
        return
    for player in now.players if showdown.returns_to_hand(len(now.players)) else []:
        held = table.lying(player, Zone.HOLD_EM)
        moving.send(table, trace, held, Zone.HAND, "returned to the hand", "16.6.10")
    if showdown.goes_to_the_dealer(len(now.players)):
        held = [each for player in table.order for each in table.lying(player, Zone.HOLD_EM)]
        moving.send(table, trace, held, Zone.DEALERS_DECK, SHUFFLED, "16.6.7")
    for each in now.flipped:
        _clear_flipped(table, trace, each)
    if len(now.players) > 1 or now.flipped:
        moving.shuffle(table, "", Zone.DEALERS_DECK)
    table.poker = None


def _clear_flipped(table: Table, trace: Trace, flipped: Target) -> None:
    """A playing card that was flipped goes to the Dealer, unless something has happened to it."""
    card = table.cards[flipped.id]
    has_left = card.stay != flipped.stay
    is_negated = not has_left and standing.is_negated(table, card)
    if not showdown.is_kept_from_the_dealer(has_left, is_negated):
        if showdown.flipped_card_goes_to_the_dealer():
            moving.send(table, trace, [card.id], Zone.DEALERS_DECK, SHUFFLED, "16.6.8")
    elif showdown.is_discarded_when_negated(is_negated):
        moving.discard(table, trace, [card.id], "16.6.9.a")


def lose_winnings(table: Table, trace: Trace) -> None:
    """After the turn money that was mana is lost."""
    for player in table.order:
        pool = table.players[player].pool
        unspent = [each.source for each in pool if each.until is Until.TURN]
        table.players[player].pool = [each for each in pool if each.until is not Until.TURN]
        for name in table.lying(player, Zone.MANA_POOL):
            if winnings.is_lost_after_turn() and (name not in unspent or winnings.is_lost_unspent(True)):
                trace.emit("mana used up", "16.7.9", player, card=name)
                money.lose(table, trace, [name])
            else:
                money.bank(table, table.cards[name], player)
