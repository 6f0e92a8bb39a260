"""Winning, losing and leaving: the conditions are looked at, and what several results come to."""

from __future__ import annotations

from collections.abc import Sequence, Set
from itertools import takewhile

from rules_db.engine.kernel import Event, Plain
from rules_db.engine.trace import Trace
from rules_db.games.cgs.doing.course import happenings, turns
from rules_db.games.cgs.doing.zones import moving
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.rules.c3_the_game import conditions, leaving
from rules_db.games.cgs.rules.c15_uno import wilds
from rules_db.games.cgs.state import Card, Item, Table, Task
from rules_db.games.cgs.words import BETWEEN, ON_FIELD, Zone

NOT_YET = "before the sides are set up"
"""The phase of a game in which nobody has any life yet."""


OF_TURN = {
    *("duties", "duty", "first phase", "step", "open", "part", "after part", "last parts"),
    *("phase over", "next phase", "turn over"),
    *("redirect", "fight", "block", "select", "blocked", "blow", "move", "battle over"),
}
"""The tasks that lead through a turn and its attacks: they are done no more once its player has left (3.1.16)."""

OF_EFFECT = ("effect", "mode", "each may", "card")
"""The tasks that are parts of an effect, or of a card that is being played."""

RESOLVING = ("resolved", "go on")
"""The tasks that follow an item of the Queue as it resolves."""

STANDS_IN = "stands in"
"""Said of an effect of the Dealer whose player only takes its place for priority (17.6.28): others can do that too."""

PRIZE_DUE = "take a Prize card"
"""The task of a player who has earned a Prize card."""

BEGUN = "begun"
"""Said of such a task once another Prize card of the same moment has been taken."""


def check(table: Table, trace: Trace, is_battle_damage: bool = False) -> None:
    """See whether somebody wins or loses now (3.1.6)."""
    if table.is_over or table.phase == NOT_YET or _is_within_a_moment(table, is_battle_damage):
        return
    found = [each for each in conditions.met(table) if not _is_kept_from(table, *each)]
    if not found:
        return
    found = found[: conditions.counted_together(found)]
    winners = [player for _, result, player in found if result == "wins"]
    losers = [player for _, result, player in found if result == "loses"]
    winners = [each for each in dict.fromkeys(winners) if not conditions.loses_all_the_same(each, winners, losers)]
    losers = [each for each in dict.fromkeys(losers) if each not in winners]
    for rule, result, player in found:
        if player in (winners if result == "wins" else losers):
            trace.emit(result, rule, player)
    for one in table.players.values():
        one.is_decked, one.verdict = False, ""
    _settle(table, trace, winners, losers)


def _is_kept_from(table: Table, rule: str, result: str, player: str) -> bool:
    """Whether a text in force keeps a player from winning, or from losing."""
    deed = "win the game" if result == "wins" else "lose the game"
    return effects().forbidden(table, deed, player) is not None


def _is_within_a_moment(table: Table, is_battle_damage: bool) -> bool:
    """Whether more belongs to this moment: other Prize cards; without 3.1.6.b all from the damage of a battle on."""
    due = [each for each in table.agenda if each.kind == PRIZE_DUE]
    if [each for each in due if BEGUN in each.data]:
        return True
    is_open = is_battle_damage or (table.attack is not None and bool(due))
    return is_open and not conditions.battle_has_three_moments()


def _settle(table: Table, trace: Trace, winners: list[str], losers: list[str]) -> None:
    winners = winners[: conditions.share_the_win(winners)]
    if winners:
        losers = list(conditions.beaten_by(table, winners))
        _end(table, trace, winners, losers, "3.1.1" if len(winners) == 1 else "3.1.8.a")
    elif conditions.tie_by_losing(table, losers):
        _end(table, trace, list(table.order), [], "3.1.9")
    else:
        for player in losers:
            if len(table.order) > 1 and conditions.leaves_by_losing(player):
                leave_game(table, trace, player)
        if last := conditions.last_one(table):
            _end(table, trace, [last], [each for each in table.seats if each != last], "3.1.11")


def _end(table: Table, trace: Trace, winners: list[str], losers: list[str], rule: str) -> None:
    """More winners than one tie."""
    for each in losers if rule != "3.1.11" else ():
        trace.emit("loses", "3.1.8", each)
    trace.emit("game over", rule, winners[0] if len(winners) == 1 else "", winners=list(winners))
    table.is_over, table.winners, table.losers = True, winners, losers
    table.agenda, table.choice = [], None


def give_up(table: Table, trace: Trace, player: str) -> None:
    """A player who gives up has lost (3.1.10)."""
    trace.emit("gave up", "3.1.10", player)
    _settle(table, trace, [], [player])


def leave_game(table: Table, trace: Trace, player: str) -> None:
    """Take a player and their cards out of the game (3.1.10, 3.1.14–17)."""
    trace.emit("left the game", "3.1.10", player)
    starting = leaving.next_starting_player(table, player)
    has_turn = bool(table.turn) and table.phase != BETWEEN
    is_turn_over = has_turn and leaving.turn_is_over(table, player)
    after = table.after(player)
    theirs = {player, *(card.id for card in table.cards.values() if _goes_with(card, player))}
    left = [event for name in sorted(table.cards) if (event := _take_out(table, trace, name, player))]
    for each in (*table.queue, *table.waiting, *table.dealing):
        if each.player == player and STANDS_IN in each.said:
            each.player = after
    table.queue = [each for each in table.queue if not _is_gone(table, each, player)]
    table.waiting = [each for each in table.waiting if not _is_gone(table, each, player)]
    if table.attack is not None and table.attack.player == player:
        table.attack = None
    if player in table.from_(table.priority)[len(table.order) - table.passes :]:  # Those who have passed in a row.
        table.passes -= 1
    table.order.remove(player)
    table.players[player].is_out = True
    on_player = [card.id for card in table.cards.values() if card.host == player and card.zone is not Zone.UNO_PILE]
    moving.send(table, trace, on_player, Zone.DISCARD, "put into the discard pile", "9.8.7")
    if table.uno.series == player:
        table.uno.series = ""
    if starting:
        table.starting_player = starting
    if table.priority == player:
        table.priority, table.passes = after, 0
    if is_turn_over and not table.queue:
        table.window = None
    _leave_window(table, player, after)
    if table.choice is not None:  # What was being done goes on, without the player and their cards.
        table.choice = None
        _keep_answers(table.agenda[-1], player, theirs)
    if not has_turn:
        _pass_on(table, player, after)
    table.agenda = [each for each in table.agenda if each.player != player and not _is_rest_of_left(table, each)]
    if is_turn_over:
        going_on = [each for each in table.agenda if each.kind not in OF_TURN]
        table.agenda = [Task(turns.CUT_OFF), Task("settle"), *going_on]
    if not table.queue and all(each.kind not in RESOLVING for each in table.agenda):
        table.is_resolving = False
    if len(table.order) > 1:
        _is_noticed(table, trace, player, left)


def _is_noticed(table: Table, trace: Trace, player: str, left: Sequence[Event]) -> None:
    """Those who play on notice what has left the field, and what was to last as long as it was there is over."""
    for event in left:
        happenings.follow(table, trace, event)
    table.waiting = [each for each in table.waiting if not _is_gone(table, each, player)]
    if not table.agenda or table.agenda[-1].kind in turns.WAITING:
        table.agenda.append(Task("settle"))


def _leave_window(table: Table, player: str, after: str) -> None:
    """Priority that was limited is so for the others who have it (8.4.13), and then it is whose it was to be."""
    window = table.window
    if window is None:
        return
    window.players = [each for each in window.players if each != player]
    window.after = after if window.after == player else window.after
    if window.players:
        table.priority = window.players[0]
    else:
        table.window, table.passes, table.priority = None, 0, window.after


def _keep_answers(task: Task, player: str, theirs: Set[str]) -> None:
    """What the others have chosen stays chosen, up to the first choice for which something of the player was open."""
    made = [each for each in zip(task.asked, task.answers, strict=True) if each[0].player != player]
    kept = [*takewhile(lambda each: theirs.isdisjoint(each[0].options), made)]
    task.asked, task.answers = [choice for choice, _ in kept], [picks for _, picks in kept]


def _pass_on(table: Table, player: str, after: str) -> None:
    """No turn has begun: none is over, and the one that was about to come is the next player's (3.1.16.R1, R3)."""
    table.turn_player = after if table.turn_player == player else table.turn_player
    table.first_player = after if not table.turn and table.first_player == player else table.first_player
    turns.pass_over(table, player)


def hand_on_priority(table: Table) -> None:
    """Priority that a player would have who has left is that of the next in turn order (3.1.16.R2)."""
    if table.priority in table.seats and table.priority not in table.order and not table.is_over:
        table.priority = table.after(table.priority)


def _is_gone(table: Table, item: Item, player: str) -> bool:
    return item.player == player or (
        table.cards[item.card].zone is Zone.NOWHERE and not table.cards[item.card].is_token
    )


def is_left(table: Table, item: Item) -> bool:
    """Whether whoever an effect belongs to has left, or the owner of its card: no more of it is done (3.1.14.R2)."""
    if STANDS_IN in item.said:
        return False
    card = table.cards[item.card]
    return any(
        one.is_out and (item.player == name or (card.zone is Zone.NOWHERE and leaving.leaves_with_owner(card, name)))
        for name, one in table.players.items()
    )


def _is_rest_of_left(table: Table, task: Task) -> bool:
    return task.kind in OF_EFFECT and task.item is not None and is_left(table, task.item)


def _goes_with(card: Card, player: str) -> bool:
    """Whether a card leaves, or is discarded, by itself because a player leaves."""
    return player in (card.owner, card.controller)


def _take_out(table: Table, trace: Trace, name: str, player: str) -> Event | None:
    """Take a card out of the game; what is told of it if it has left the field by that."""
    card, event = table.cards[name], None
    if card.zone is Zone.NOWHERE:
        return None
    if leaving.leaves_with_owner(card, player):
        if leaving.stays_in_pot(card):
            return None
        if leaving.stays_on_pile(card):
            card.owner, card.controller, card.home = "", "", Zone.UNO_DECK  # A card of the Uno pile by 2.2.13.
            if wilds.is_wild(card) and not card.declared:
                card.declared = wilds.ANY_COLOR  # Nobody is left to declare one (15.7.3.R1).
            return None
        if card.zone in ON_FIELD:
            attached: list[Plain] = [each for each in card.attached if not _goes_with(table.cards[each], player)]
            facts: dict[str, Plain] = {"card": name, "origin": str(card.zone), "attached": attached}
            event = trace.emit(happenings.LEFT, "3.1.14", card.controller, **facts)
        last = moving.last_stats(table, card)
        to = card.home if leaving.goes_back(card) else Zone.NOWHERE
        moving.leave(table, card)
        card.last = last
        moving.arrive(table, card, to)
        if to is not Zone.NOWHERE:
            moving.shuffle(table, "", to)
    elif leaving.is_given_back(card, player):
        moving.discard(table, trace, [name], "3.1.15")
    return event
