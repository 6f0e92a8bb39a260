"""The betting: the others answer the opening bet, and then the cycle goes around until all bids match."""

from __future__ import annotations

from itertools import combinations

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.book import book
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.course.turns import do_in_order
from rules_db.games.cgs.doing.poker import hand, showdown, staking
from rules_db.games.cgs.doing.poker.showdown import END, REVEAL
from rules_db.games.cgs.doing.zones import moving
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.rules.c16_poker import betting, opening, playing_cards
from rules_db.games.cgs.rules.c16_poker.betting import ALL_IN, CALL, CHECK, FOLD, RAISE
from rules_db.games.cgs.state import Table, Task
from rules_db.games.cgs.words import Zone

OPENED, ANSWER, DECIDE, DECIDED, CYCLE = "bet opened", "answer the bet", "bet", "bet made", "betting cycle"
"""The tasks of the betting; two of them are the kinds of choices as well."""

DECISIONS = (CHECK, CALL, RAISE, ALL_IN, FOLD)
RULES = {CHECK: "16.4.3.a", CALL: "16.4.3.b", RAISE: "16.4.3.c", ALL_IN: "16.4.14", FOLD: "16.4.3.d"}
EVENTS = {CHECK: "checked", CALL: "called", RAISE: "raised", ALL_IN: "all in"}

hooks.CHOOSING |= {ANSWER: "{0} answers with {1}", DECIDE: "{0} decides to {1}"}
hooks.IN_SHORT |= {f"{each}s": f"decides to {each}" for each in (CHECK, CALL, RAISE, FOLD)}
hooks.IN_SHORT |= {"goes all in": f"decides to {ALL_IN}", "stays out": "answers with nothing"}


@hooks.task(OPENED)
def _opened(table: Table, trace: Trace, task: Task) -> None:
    """The opening bet has been made; each other player may answer it, and then the cycle begins.

    Whoever has left while putting in money has not matched the ante.
    """
    if not opening.begins() or not hand.contenders(table):
        do_in_order(table, Task(END))
        return
    happenings.happen(table, trace, "hand of poker began", "16.3.6", hand.of(table).players[0], ante=table.ante)
    others = table.others(hand.of(table).players[0]) if betting.may_be_answered() else []
    order = betting.order_of_answering(others) or others[::-1]
    do_in_order(table, *(Task(ANSWER, player) for player in order), Task(CYCLE))


@hooks.task(ANSWER)
def _answer(table: Table, trace: Trace, task: Task) -> None:
    """A player answers with two cards, or stays out; who has nothing to answer with is passed over."""
    player, now = task.player, hand.of(table)
    cards = [each for each in table.lying(player, Zone.HAND) if may_be_placed(table, each)]
    picked: list[str] = []
    if len(cards) > 1 and hand.contenders(table) and betting.is_answered_by_betting() and _ways(table, player):
        picked = Answers(task.answers).ask(Choice(player, ANSWER, "16.4.2.a", cards, 0, 2))
    if not picked:
        now.stayed_out.append(player)
        trace.emit("stayed out", "16.4.17", player)
        return
    now.players.append(player)
    now.is_answered = True
    happenings.happen(table, trace, "answered", "16.4.2", player)
    staking.place(table, trace, player, picked)
    do_in_order(table, Task(DECIDE, player, data=["answer"]))


def may_be_placed(table: Table, name: str) -> bool:
    """Whether a card of a hand may go into a Hold 'em zone: any card, and a playing card by 16.1.4.a."""
    is_playing_card = playing_cards.PLAYING_CARD in table.cards[name].types
    return not is_playing_card or playing_cards.goes_to_hold_em_zone()


def _why_not_answer(table: Table, choice: Choice, picks: tuple[str, ...]) -> Refusal | None:
    return betting.takes_two_cards(picks, choice.options)


hooks.PICKS[ANSWER] = _why_not_answer
hooks.ANSWERING[ANSWER] = lambda table, choice: [(), *combinations(choice.options, 2)]


def _to_reach(table: Table) -> int:
    """The bet that is to be matched or answered."""
    bids = [hand.bid(table, each) for each in hand.of(table).players]
    return betting.bet_to_answer(bids) or min(bids, default=0)


def _ways(table: Table, player: str) -> list[str]:
    """What a player could decide about an answer."""
    return [each for each in (CALL, RAISE, ALL_IN) if _why_not(table, player, each) is None]


def _why_not(table: Table, player: str, decision: str) -> Refusal | None:
    """Why a player cannot decide so, by the money that the player has."""
    bid, highest, money = hand.bid(table, player), _to_reach(table), hand.funds(table, player)
    facts = {"bid": bid, "highest": highest, "money": money}
    if decision in (CALL, RAISE, ALL_IN) and (refusal := effects().forbidden(table, "bet", player)):
        return refusal
    if decision == CHECK:
        return betting.matches_to_check(bid, highest) or (None if betting.may_check() else _refused(CHECK, facts))
    if decision == CALL:
        return None if betting.may_call(bid, highest, money) else _refused(CALL, facts)
    if decision == RAISE:
        return None if betting.may_raise(bid, highest, money) else _refused(RAISE, facts)
    if decision == ALL_IN:
        if not betting.may_go_all_in(bid, highest, hand.least_all_in(table, player)):
            return _refused(ALL_IN, facts)
        return betting.puts_in_a_card(money)
    return None if betting.may_fold() else _refused(FOLD, facts)


def _refused(decision: str, facts: dict[str, int]) -> Refusal:
    return book.refuse(RULES[decision], **facts)


def _why_not_decide(table: Table, choice: Choice, picks: tuple[str, ...]) -> Refusal | None:
    """Why a decision is no option, by its own rule."""
    for each in picks:
        if each not in choice.options and each in DECISIONS:
            return _why_not(table, choice.player, each)
    return None


hooks.PICKS[DECIDE] = _why_not_decide


@hooks.task(DECIDE)
def _decide(table: Table, trace: Trace, task: Task) -> None:
    """A player decides how to bet, puts in what that takes, and only then counts as having acted."""
    player, is_answer = task.player, bool(task.data)
    if not is_answer and showdown.is_over(table):
        return  # Those who were still in have left meanwhile.
    options = [each for each in DECISIONS if _why_not(table, player, each) is None]
    if is_answer:
        options = [each for each in options if each in (CALL, RAISE, ALL_IN)]
    if not options:
        return
    decision = Answers(task.answers).ask_one(Choice(player, DECIDE, "16.4.3", options))
    goal = _to_reach(table)
    if decision == FOLD:
        fold(table, trace, player)
        return
    after = Task(DECIDED, player, data=[decision, str(goal), "answer" if is_answer else ""])
    if decision == CHECK:
        do_in_order(table, after)
    else:
        do_in_order(table, staking.stake(player, decision, goal, is_answer), after)


@hooks.task(DECIDED)
def _decided(table: Table, trace: Trace, task: Task) -> None:
    """A bid has been made: whoever goes beyond the highest raises, and the others have to act again."""
    player, now = task.player, hand.of(table)
    decision, reached, is_answer = task.data
    bid = hand.bid(table, player)
    if bid > int(reached):
        decision = RAISE
    elif decision == ALL_IN and bid < int(reached):
        now.all_in.append(player)
    elif decision == ALL_IN:
        decision = CALL
    happenings.happen(table, trace, EVENTS[decision], RULES[decision], player, bid=bid)
    if not is_answer and player not in now.acted:
        now.acted.append(player)


def fold(table: Table, trace: Trace, player: str) -> None:
    """A player gives the hand of poker up; cards and bid stay where they are."""
    now = hand.of(table)
    now.folded.append(player)
    now.acted.append(player)
    happenings.happen(table, trace, "folded", "16.4.3.d", player)
    if not betting.bid_stays():
        for name in table.lying(player, Zone.BETTING):
            staking.give_back(table, trace, table.cards[name], player, "16.4.6")
    if not betting.cards_stay():
        moving.send(table, trace, table.lying(player, Zone.HOLD_EM), Zone.HAND, "returned to the hand", "16.4.8")


@hooks.task(CYCLE)
def _cycle(table: Table, trace: Trace, task: Task) -> None:
    """Whose turn it is in the cycle; when nobody has to act any more, hands are revealed."""
    now = hand.of(table)
    if not now.is_answered or showdown.is_over(table):
        do_in_order(table, Task(END))
        return
    if not betting.goes_around(now.is_answered):
        do_in_order(table, Task(REVEAL))
        return
    player = _next(table, trace, task.data[0] if task.data else "")
    if player is None or not betting.holds_up_the_turn():
        do_in_order(table, Task(REVEAL))
    elif player in now.players:
        do_in_order(table, Task(DECIDE, player), Task(CYCLE, data=[player]))
    else:
        now.stayed_out.remove(player)
        now.acted.append(player)
        do_in_order(table, Task(ANSWER, player), Task(CYCLE, data=[player]))


def _next(table: Table, trace: Trace, last: str) -> str | None:
    """Who has to act next, after the one who acted last; None when the betting is over."""
    now = hand.of(table)
    waited_for = [each for each in table.order if not betting.is_not_waited_for(each in now.players)]
    everyone = [each for each in table.from_(now.players[0]) if each in waited_for]
    order = betting.order_of_acting(everyone) or everyone[::-1]
    at = order.index(last) + 1 if last in order else 0
    return next((each for each in order[at:] + order[:at] if _has_to_act(table, trace, each)), None)


def _has_to_act(table: Table, trace: Trace, player: str) -> bool:
    """Whether a player is still to be asked; one with nothing left is all in from now on."""
    now = hand.of(table)
    if not betting.may_act(player in now.folded) or betting.is_done_by_all_in(player in now.all_in):
        return False
    bid, highest = hand.bid(table, player), hand.highest(table)
    if betting.is_all_in_with_bid(bid, highest, hand.funds(table, player)) and player not in now.all_in:
        now.all_in.append(player)
        happenings.happen(table, trace, EVENTS[ALL_IN], "16.4.14.b", player, bid=bid)
        return _has_to_act(table, trace, player)
    return betting.must_answer_raise(bid, highest) or not betting.has_had_a_say(player in now.acted)
