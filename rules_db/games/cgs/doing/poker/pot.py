"""The pot: who takes it, how it is shared, what returns, and what winnings become."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.course.turns import do_in_order
from rules_db.games.cgs.doing.monopoly import money
from rules_db.games.cgs.doing.monopoly.cards import is_property
from rules_db.games.cgs.doing.playing.paying import ANY
from rules_db.games.cgs.doing.poker import clearing, hand, staking
from rules_db.games.cgs.doing.zones import moving, putting
from rules_db.games.cgs.rules.c16_poker import opening, showdown, winnings
from rules_db.games.cgs.rules.c18_monopoly_deal import rent
from rules_db.games.cgs.state import Card, Mana, Table, Task
from rules_db.games.cgs.words import Zone

TAKE, WIN, OVER = "take from the pot", "use as mana", "hand of poker over"

COMPARE = "compare hands"
"""The task of the showdown that finds out who has won."""

hooks.CHOOSING |= {TAKE: "{0} takes {1}", WIN: "{0} uses {1} as mana"}


def award(table: Table, trace: Trace, winners: Sequence[str]) -> None:
    """Give the pot to those who have won it, or back where nobody has answered; then the hand of poker is over."""
    now = hand.of(table)
    if opening.money_returns(now.is_answered):
        _return_bids(table, trace, now.players, "16.3.9.b")
        do_in_order(table, Task(OVER))
    elif len(winners) > 1:
        order = [each for each in now.players if each in winners]
        order = showdown.order_of_taking(order) or order[::-1]
        for player in order:
            _take_back(table, trace, player)
        do_in_order(table, Task(TAKE, data=list(order)))
    else:
        won = hand.pot(table)
        do_in_order(table, *(Task(WIN, data=[player, *won]) for player in winners), Task(OVER))


def _take_back(table: Table, trace: Trace, player: str) -> None:
    """A tied player takes back the cards of the own bid, which are no winnings."""
    if showdown.counts_as_won(True):
        hand.of(table).won[player] = table.lying(player, Zone.BETTING)
    else:
        _return_bids(table, trace, [player], "16.6.5.b")


def _return_bids(table: Table, trace: Trace, players: Sequence[str], rule: str) -> None:
    for player in players:
        for name in table.lying(player, Zone.BETTING) if player in table.order else []:
            if name in hand.of(table).origins:
                staking.give_back(table, trace, table.cards[name], player, rule)


@hooks.task(TAKE)
def _take(table: Table, trace: Trace, task: Task) -> None:
    """The first of the tied players takes a card that is left, and then comes last; in the end each has won theirs."""
    now = hand.of(table)
    taken = [each for names in now.won.values() for each in names]
    left = [each for each in hand.pot(table) if each not in taken]
    tied = [each for each in task.data if each in table.order]
    if not left or not tied:
        do_in_order(table, *(Task(WIN, data=[player, *now.won.get(player, [])]) for player in tied), Task(OVER))
        return
    player, *others = tied
    name = Answers(task.answers).ask_one(Choice(player, TAKE, "16.6.5.b", left))
    now.won.setdefault(player, []).append(name)
    happenings.happen(table, trace, "took", "16.6.5.b", player, card=name)
    do_in_order(table, Task(TAKE, data=[*others, player]))


@hooks.task(WIN)
def _win(table: Table, trace: Trace, task: Task) -> None:
    """A player wins money, and chooses which of it to use as mana, if any; who has left by then has folded."""
    player, *won = task.data
    if player not in table.order:
        _decide_anew(table)
        return
    options = won if may_use_as_mana(table, player) else []
    picked = Answers(task.answers).ask(Choice(player, WIN, "16.7.2", list(options), 0, len(options)))
    happenings.happen(table, trace, "won the pot", "16.6.5", player, cards=[*won])
    for name in won:
        if name in picked:
            _make_mana(table, trace, table.cards[name], player)
        else:
            _keep(table, trace, table.cards[name], player)


def _decide_anew(table: Table) -> None:
    """The others compare their hands for what a winner who has left has not been given (3.1.13.R1)."""
    hand.of(table).won = {}
    table.agenda = [Task(COMPARE) if each.kind == OVER else each for each in table.agenda]


def may_use_as_mana(table: Table, player: str) -> bool:
    on_turn = winnings.may_choose_on_turn_of(table.turn_player, player)
    return on_turn and winnings.can_be_mana() and winnings.may_be_chosen()


def _keep(table: Table, trace: Trace, card: Card, player: str) -> None:
    """Money that is not chosen: to the resource area, or to the bank."""
    to = winnings.where_the_rest_goes() if winnings.may_be_banked() else Zone.BETTING
    if winnings.goes_to_resource_area(is_property(card)):
        card.declared = ""  # Whoever wins a Property Wildcard names its color (18.4.2.b.R1).
        money.take_over(table, trace, card, player, "16.7.3.b")
    elif to is Zone.BANK:
        money.bank(table, card, player)
        happenings.happen(table, trace, "banked", "16.7.3.a", player, card=card.id)


def _make_mana(table: Table, trace: Trace, card: Card, player: str) -> None:
    """The card goes to the mana pool, where it is a bundle of mana of any color."""
    amount = winnings.mana_of(money.worth(table, card))
    moving.leave(table, card)
    card.owner = rent.new_owner(card, player) or card.owner
    card.zone, card.player = winnings.where_chosen_money_goes(), player
    putting.lay(table, card)
    if card.zone is not Zone.MANA_POOL:
        return
    color = ANY if winnings.is_of_any_color() else "colorless"
    mana = Mana(amount, [color], card.id, winnings.lasts_until(), winnings.pays_one_cost_only())
    pool = table.players[player].pool
    if winnings.is_bundle_of_its_own() or not (joint := [each for each in pool if each.until is mana.until]):
        pool.append(mana)
    else:
        joint[0].amount += amount
    happenings.happen(table, trace, "mana added", "16.7.4", player, card=card.id, colors=[color], amount=amount)


@hooks.task(OVER)
def _over(table: Table, trace: Trace, task: Task) -> None:
    """A hand of poker that is completed raises the ante."""
    if opening.is_completed(hand.of(table).is_answered):
        table.ante += opening.ante_rises_by()
        happenings.happen(table, trace, "ante rose", "16.3.9", "", ante=table.ante)
    if not showdown.stays_until_the_end():
        clearing.clear(table, trace)
