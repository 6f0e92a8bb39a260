"""The start of a game, step by step. What chapters add hangs in hooks.DUTIES at the names of the steps."""

from __future__ import annotations

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.doing.course import ending, happenings, queue, turns
from rules_db.games.cgs.doing.zones import drawing, moving
from rules_db.games.cgs.rules.c3_the_game import starting
from rules_db.games.cgs.state import Table, Task
from rules_db.games.cgs.words import Zone

START = "start of the game"
"""The phase until the first turn."""


def begin(table: Table) -> None:
    """Put the whole procedure of 3.2.1 on the agenda."""
    table.phase, table.turn, table.turn_player, table.priority = ending.NOT_YET, 0, table.seats[0], table.seats[0]
    turns.do_in_order(table, *(turns.duties(each) for each in starting.procedure()))


@hooks.DUTIES.hang(starting.FIRST, 10)
def _coin(table: Table, trace: Trace, answers: Answers) -> None:
    """Two players flip a coin, and of more one is picked at random; that player's choice is the next step."""
    if table.first_player:
        return
    if len(table.seats) > 2:
        table.turn_player = starting.picked_at_random(table) or table.seats[0]
        trace.emit("picked", "3.2.8", table.turn_player)
        return
    caller = starting.who_calls(table) or table.seats[0]
    called = answers.ask_one(Choice(caller, "call", "3.2.3", [starting.HEADS, starting.TAILS]))
    shows = starting.flipped(table) or starting.HEADS
    other = table.seats[0] if caller == table.seats[1] else table.seats[1]
    table.turn_player = caller if called == shows else other
    trace.emit("coin flipped", "3.2.2", other, called=called, shows=shows)


@hooks.DUTIES.hang(starting.FIRST, 20)
def _name_the_first(table: Table, trace: Trace, answers: Answers) -> None:
    """Who has won the flip, or was picked, names who goes first."""
    first = table.first_player
    if not first:
        first, rule = table.turn_player, "3.2.4" if len(table.seats) == 2 else "3.2.8"
        if starting.may_choose() or rule == "3.2.8":
            first = answers.ask_one(Choice(table.turn_player, "first", rule, _still_in(table, table.seats)))
        trace.emit("goes first", rule, first)
    table.order = _still_in(table, list(starting.clockwise(table, first)) or table.seats[::-1])
    table.first_player = table.starting_player = table.turn_player = table.priority = first


def _still_in(table: Table, players: list[str]) -> list[str]:
    return [each for each in players if not table.players[each].is_out]


@hooks.DUTIES.hang(starting.SIDES, 10)
def _sides(table: Table, trace: Trace, answers: Answers) -> None:
    for player in starting.sides(table):
        one = table.players[player]
        if starting.shuffles_main_deck():
            moving.shuffle(table, player, Zone.MAIN_DECK)
            trace.emit("shuffled", "3.2.5.a", player)
        one.life = starting.starting_life()
        trace.emit("life set", "3.2.5.c", player, life=one.life)
        for name in list(one.zones[Zone.ASIDE]):
            card = table.cards[name]
            moving.leave(table, card)
            moving.arrive(table, card, starting.where_extra_decks_lie())
    table.phase = START


@hooks.DUTIES.hang(starting.UNO_DECK, 10)
def _uno_deck(table: Table, trace: Trace, answers: Answers) -> None:
    if starting.uno_deck_is_shuffled():
        moving.shuffle(table, "", Zone.UNO_DECK)
        trace.emit("shuffled", "3.2.6")


@hooks.DUTIES.hang(starting.MONOPOLY_DECK, 10)
def _monopoly_deck(table: Table, trace: Trace, answers: Answers) -> None:
    if starting.monopoly_deck_is_shuffled():
        moving.shuffle(table, "", Zone.MONOPOLY_DECK)
        trace.emit("shuffled", "3.2.7")


@hooks.DUTIES.hang(starting.HANDS, 10)
def _hands(table: Table, trace: Trace, answers: Answers) -> None:
    for player in table.order:
        if starting.shuffles_before_drawing():
            moving.shuffle(table, player, Zone.MAIN_DECK)
            trace.emit("shuffled", "3.3.1", player)
        drawing.draw(table, trace, player, starting.opening_hand(), "3.3.2")
    players = starting.order_of_mulligans(table) or table.order[::-1]
    if starting.may_take_mulligan():
        turns.do_in_order(table, *(Task("mulligan", player) for player in players for _ in _times()))


def _times() -> range:
    return range(starting.mulligans_each())


@hooks.task("mulligan")
def _mulligan(table: Table, trace: Trace, task: Task) -> None:
    """A player lays cards aside, face-down, and draws as many."""
    player = task.player
    hand = list(table.players[player].zones[Zone.HAND])
    most = starting.may_lay_aside(len(hand))
    picks = Answers(task.answers).ask(Choice(player, "mulligan", "3.3.3.a", hand, 0, most)) if most else []
    for name in picks:
        moving.leave(table, table.cards[name])
        moving.arrive(table, table.cards[name], Zone.ASIDE)
    if picks:
        trace.emit("laid aside", "3.3.3.a", player, count=len(picks))
    drawing.draw(table, trace, player, starting.drawn_instead(len(picks)), "3.3.3.b")


@hooks.DUTIES.hang(starting.DEALERS_DECK, 10)
def _dealers_deck(table: Table, trace: Trace, answers: Answers) -> None:
    """Cards of each player and playing cards; the playing cards that are not picked stay in the box (1.5.4.R1)."""
    picked = starting.picked_playing_cards(table, table.shared[Zone.DEALERS_DECK])
    for name in list(table.shared[Zone.DEALERS_DECK]):
        moving.leave(table, table.cards[name])
        if name in picked and starting.makes_dealers_deck():
            moving.arrive(table, table.cards[name], starting.where_dealers_deck_lies())
    for player in table.order:
        names = starting.cut(table.players[player].zones[Zone.MAIN_DECK], starting.cut_for_dealer())
        trace.emit("cut", "3.4.1", player, count=len(names))
        for name in names:
            if starting.makes_dealers_deck():
                moving.leave(table, table.cards[name])
                moving.arrive(table, table.cards[name], starting.where_dealers_deck_lies())
    trace.emit("Dealer's deck made", "3.4.2", count=len(table.shared[Zone.DEALERS_DECK]))


@hooks.DUTIES.hang(starting.PRIZES, 10)
def _prizes(table: Table, trace: Trace, answers: Answers) -> None:
    for player in table.order:
        names = starting.cut(table.players[player].zones[Zone.MAIN_DECK], starting.cut_for_prizes())
        for name in names:
            moving.leave(table, table.cards[name])
            moving.arrive(table, table.cards[name], starting.where_prizes_lie())
        table.players[player].had_prizes = bool(table.lying(player, Zone.PRIZES))
        trace.emit("Prize cards laid out", "3.4.6", player, count=len(names))


@hooks.DUTIES.hang(starting.RETURN, 10)
def _return(table: Table, trace: Trace, answers: Answers) -> None:
    for player in table.order:
        aside = list(table.players[player].zones[Zone.ASIDE])
        for name in aside if starting.aside_goes_back() else []:
            moving.leave(table, table.cards[name])
            moving.arrive(table, table.cards[name], Zone.MAIN_DECK)
        if starting.shuffles_once_more():
            moving.shuffle(table, player, Zone.MAIN_DECK)
            trace.emit("shuffled", "3.3.5", player)


@hooks.DUTIES.hang(starting.SHUFFLE, 10)
def _dealers_shuffle(table: Table, trace: Trace, answers: Answers) -> None:
    if starting.dealer_shuffles():
        moving.shuffle(table, "", Zone.DEALERS_DECK)
        trace.emit("shuffled", "3.4.8")


@hooks.DUTIES.hang(starting.BEFORE, 90)
def _before(table: Table, trace: Trace, answers: Answers) -> None:
    """What takes place before the game, in turn order and without the Queue."""
    if not starting.takes_place_before():
        return
    happenings.happen(table, trace, starting.BEFORE, "3.5.1")
    if not starting.waits_in_queue():
        turns.do_in_order(table, *(Task("before", each) for each in starting.order_before(table) or table.order[::-1]))


@hooks.task("before")
def _before_of(table: Table, trace: Trace, task: Task) -> None:
    """What one player has due before the game, in the order of that player's choice."""
    own = [each for each in table.waiting if each.player == task.player]
    if not own:
        return
    names = queue.names_of(own)
    first = Answers(task.answers).ask_one(Choice(task.player, "order", "3.5.3", names)) if len(own) > 1 else names[0]
    item = own[names.index(first)]
    table.waiting.remove(item)
    turns.do_in_order(table, Task("effect", item=item), Task("before", task.player))


@hooks.DUTIES.hang(starting.TURN, 90)
def _first_turn(table: Table, trace: Trace, answers: Answers) -> None:
    first = starting.takes_first_turn(table) or table.after(table.first_player)
    turns.do_in_order(table, Task("turn", player=first))
