"""Opening a bet at the start of the Betting Phase (section 16.3), and what is cleared away afterwards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from rules_db.engine.choices import Answers
from rules_db.engine.kernel import Event, Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions.wording import card as card_named
from rules_db.games.cgs.actions.wording import listed, unlisted
from rules_db.games.cgs.book import book
from rules_db.games.cgs.doing.course import happenings, turns
from rules_db.games.cgs.doing.poker import betting, clearing, hand, staking
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.rules.c3_the_game.starting import ANTE
from rules_db.games.cgs.rules.c4_turn import main_phase, phases
from rules_db.games.cgs.rules.c5_cards import places
from rules_db.games.cgs.rules.c16_poker import opening, playing_cards
from rules_db.games.cgs.shared_games import HandOfPoker
from rules_db.games.cgs.state import Table, Task
from rules_db.games.cgs.words import BETTING, Zone


@dataclass(frozen=True, slots=True)
class OpenBet:
    """Opens a bet by placing two cards of the hand; the money follows, card by card."""

    player: str
    cards: tuple[str, ...]


def _options(table: Table, player: str) -> Iterator[OpenBet]:
    if table.phase != BETTING or table.turn_player != player or table.is_late_to_bet:
        return
    if hand.funds(table, player) >= table.ante:
        for cards in combinations(table.lying(player, Zone.HAND), 2):
            yield OpenBet(player, cards)


def _why_not(table: Table, action: OpenBet) -> Refusal | None:
    if refusal := phases.is_for_betting(table.phase) or opening.opens_at_the_start(table, action.player):
        return refusal
    if table.window is not None:
        return book.refuse("8.4.13", bets=list(action.cards))
    if refusal := main_phase.has_resolved(table):
        return refusal
    if refusal := effects().forbidden(table, "bet", action.player):
        return refusal
    if refusal := opening.takes_two_cards(action.cards, table.lying(action.player, Zone.HAND)):
        return refusal
    for name in action.cards:
        may = betting.may_be_placed(table, name)
        if refusal := playing_cards.is_played_nowhere_else(table.cards[name], Zone.HOLD_EM, may):
            return refusal
    row = table.players[action.player].zones[Zone.HOLD_EM]
    for place in range(1, len(row) + 1):
        if refusal := places.holds_one_card(row, Zone.HOLD_EM, place):
            return refusal
    if not opening.can_be_opened():
        return book.refuse("16.3.2", ante=table.ante)
    return opening.has_the_ante(hand.funds(table, action.player), table.ante)


def _open(table: Table, trace: Trace, action: OpenBet) -> None:
    table.agenda.append(Task("settle"))
    table.is_late_to_bet = True
    table.poker = HandOfPoker([action.player])
    happenings.happen(table, trace, "bet opened", "16.3.2", action.player, ante=table.ante)
    staking.place(table, trace, action.player, action.cards)
    stake = staking.stake(action.player, staking.OPEN, table.ante)
    turns.do_in_order(table, stake, Task(betting.OPENED))


def _read(table: Table, found: re.Match[str]) -> OpenBet:
    return OpenBet(found["player"], tuple(card_named(table, each) for each in unlisted(table, found["cards"])))


hooks.deed(
    hooks.Deed(
        kind=OpenBet,
        prints=lambda action: f"{action.player} opens a bet with {listed(action.cards)}",
        reads=((r"(?P<player>.+?) opens a bet with (?P<cards>.+)", _read),),
        options=_options,
        why_not=_why_not,
        does=_open,
    )
)


@hooks.DUTIES.hang(ANTE, 10)
def _first_ante(table: Table, trace: Trace, answers: Answers) -> None:
    table.ante = opening.first_ante()
    trace.emit("ante set", "16.3.8", "", ante=table.ante)


@hooks.DUTIES.hang(BETTING, 10)
def _may_bet(table: Table, trace: Trace, answers: Answers) -> None:
    """It is the start of the phase until somebody does something."""
    table.is_late_to_bet = False


@hooks.ANSWERS.hang("joined the Queue")
def _start_is_over(table: Table, trace: Trace, event: Event) -> None:
    """What players do ends the start of the phase; effects that are set off by it do not."""
    if table.phase == BETTING and event.rule != book.id("8.1.5.a"):
        table.is_late_to_bet = True


@hooks.DUTIES.hang(turns.PHASE_OVER, 40)
def _clear(table: Table, trace: Trace, answers: Answers) -> None:
    clearing.clear(table, trace)


@hooks.DUTIES.hang(turns.TURN_OVER, 40)
def _lose_winnings(table: Table, trace: Trace, answers: Answers) -> None:
    clearing.lose_winnings(table, trace)
