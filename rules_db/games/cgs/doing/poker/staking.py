"""Placing cards in Hold 'em zones, and putting money into the pot, card by card."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.kernel import Plain, Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.book import book
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.poker import hand
from rules_db.games.cgs.doing.uno import pile
from rules_db.games.cgs.doing.zones import moving, putting
from rules_db.games.cgs.rules.c16_poker import betting, opening
from rules_db.games.cgs.rules.c16_poker.betting import ALL_IN, CALL, RAISE
from rules_db.games.cgs.state import Card, Table, Task
from rules_db.games.cgs.words import Zone

OPEN, STAKE, NO_MORE = "open", "stake", "no more"
"""A bid that opens; the kind of the choice what to put in, which is a task as well; what ends it."""

RULES = {OPEN: "16.3.5", CALL: "16.4.3.b", RAISE: "16.4.3.c", ALL_IN: "16.4.14"}
"""Under which rule money goes into the pot."""

hooks.CHOOSING[STAKE] = "{0} puts in {1}"


def place(table: Table, trace: Trace, player: str, cards: Sequence[str]) -> None:
    """Lay cards of the hand into the player's Hold 'em zones."""
    for name in cards:
        card = table.cards[name]
        moving.leave(table, card)
        card.zone, card.player = Zone.HOLD_EM, player
        card.place = table.players[player].zones[Zone.HOLD_EM].index("") + 1
        card.is_face_down = opening.are_placed_face_down()
        putting.lay(table, card)


def stake(player: str, how: str, goal: int, is_answer: bool = False) -> Task:
    """The task of putting money in until the bid is made: how (OPEN, CALL …), and what it has to reach or exceed."""
    return Task(STAKE, player, data=[how, str(goal), "answer" if is_answer else ""])


@hooks.task(STAKE)
def _stake(table: Table, trace: Trace, task: Task) -> None:
    """One card, chosen where there is a choice, and then the next."""
    player, (how, reach, kind) = task.player, task.data
    bid, goal = hand.bid(table, player), int(reach)
    if is_done(how, bid, goal):
        return
    options = [each for each in hand.money_of(table, player) if _may_put_in(table, each, how, goal - bid)]
    may_stop = _may_stop(how, bid, goal, is_answer=bool(kind))
    if how != ALL_IN and not may_stop and sum(hand.worth(table, each) for each in options) <= goal - bid:
        options = options[:1]
    elif how == ALL_IN and (rest := [each for each in options if table.cards[each].zone is Zone.BANK]):
        options = rest[:1]
    elif options and may_stop:
        options.append(NO_MORE)
    if not options:
        return
    rule = "16.4.2.b" if kind and how != ALL_IN else RULES[how]
    picked = Answers(task.answers).ask_one(Choice(player, STAKE, rule, options))
    if picked != NO_MORE:
        put_in(table, trace, table.cards[picked], player, rule)
        table.agenda.append(Task(STAKE, player, data=list(task.data)))


def is_done(how: str, bid: int, goal: int) -> bool:
    """Whether nothing more goes in by itself."""
    if how == OPEN:
        return opening.is_enough_for_now(bid, goal)
    if how == RAISE:
        return bid > goal and not betting.raises_by_any_amount()
    return how == CALL and bid >= goal


def _may_stop(how: str, bid: int, goal: int, is_answer: bool) -> bool:
    if how == OPEN:
        return opening.may_bid_less_than_the_ante(bid, goal)
    if how == ALL_IN:
        return betting.puts_in_a_card(bid) is None
    return bid > goal if how == RAISE else is_answer and betting.may_bid_less_than_the_bet(bid, goal)


def _may_put_in(table: Table, name: str, how: str, missing: int) -> bool:
    """Whether a card may go in although it is worth more than is missing."""
    if hand.worth(table, name) <= missing or how in (RAISE, ALL_IN):
        return True
    return opening.may_go_beyond_the_ante() if how == OPEN else betting.may_exceed_a_call()


def _why_not(table: Table, choice: Choice, picks: tuple[str, ...]) -> Refusal | None:
    """Money that a player does not have cannot be put in, and nobody stops below what is to be reached."""
    if NO_MORE in picks and NO_MORE not in choice.options:
        return book.refuse(choice.rule, missing="money")
    wrong = [each for each in picks if each not in choice.options]
    return book.refuse("16.3.7.a", not_to_put_in=list(wrong)) if wrong else None


hooks.PICKS[STAKE] = _why_not


def put_in(table: Table, trace: Trace, card: Card, player: str, rule: str) -> None:
    """Move a card into its player's betting zone; where it comes from is kept."""
    attached: list[Plain] = [*card.attached]
    origin, declared = card.zone, card.declared
    hand.of(table).origins[card.id] = opening.origin_of(origin)
    moving.leave(table, card)
    card.zone, card.player, card.declared = Zone.BETTING, player, declared
    putting.lay(table, card)
    facts: dict[str, Plain] = {"card": card.id, "origin": str(origin), "to": str(Zone.BETTING)}
    facts |= {"attached": attached} if attached else {}
    happenings.happen(table, trace, "put in", rule, player, **facts, bid=hand.bid(table, player))


def give_back(table: Table, trace: Trace, card: Card, player: str, rule: str) -> None:
    """Return a card of the pot to where it was bet from."""
    to, declared = hand.of(table).origins[card.id], card.declared
    if to is Zone.BANK:
        moving.leave(table, card)
        card.zone, card.player = Zone.BANK, player
        putting.lay(table, card)
    else:
        under = pile.top(table) if to is Zone.UNO_PILE else None
        putting.enter(table, card, player, to)
        if under is not None:
            pile.cover(table, trace, under, card)
    card.declared = declared
    happenings.happen(table, trace, "returned", rule, player, card=card.id, to=str(to), origin=str(Zone.BETTING))
