"""Who has to call UNO: cards from the hand are noted as they are played, and looked at when they have resolved."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs.book import book
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.uno import draws
from rules_db.games.cgs.doing.uno.deeds import HAVE_TO_CALL
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.rules.c15_uno import calling as rules
from rules_db.games.cgs.shared_games import Played
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone


def plays_from_hand(table: Table, player: str, card: str, what: str = "play") -> None:
    """Note that a player plays a card of their hand: `what` is one of rules.PLAYING ('bank', 'activate' …)."""
    if rules.is_playing(what):
        table.uno.played.append(Played(card, player))


def look(table: Table, trace: Trace) -> None:
    """See whose cards have resolved, and who has still exactly one card in hand."""
    uno = table.uno
    for each in [each for each in uno.owing if _is_free(table, each.player)]:
        _lapse(table, trace, each, "15.6.2.d")
    for each in [each for each in uno.played if has_resolved(table, each)]:
        uno.played.remove(each)
        if (
            each.player in table.order
            and not _is_free(table, each.player)
            and rules.must_call(hand(table, each.player))
        ):
            for other in [other for other in uno.owing if other.player == each.player]:
                _drop(table, other)
            uno.owing.append(each)
            uno.lapsed.pop(each.player, None)
            happenings.happen(table, trace, "must call UNO", "15.6.1", each.player)


def _is_free(table: Table, player: str) -> bool:
    is_excused = effects().forbidden(table, HAVE_TO_CALL, player) is not None
    return player not in table.order or rules.ends_by_hand(hand(table, player)) or is_excused


def _lapse(table: Table, trace: Trace, over: Played, rule: str) -> None:
    """A rule ends a duty; who has not drawn for it by then need fear nothing any more."""
    if over.player not in table.uno.penalized:
        table.uno.lapsed[over.player] = rule
        if over.player in table.order:
            happenings.happen(table, trace, "no longer has to call UNO", rule, over.player)
    _drop(table, over)


def _drop(table: Table, over: Played) -> None:
    """A duty is no more."""
    table.uno.owing.remove(over)
    left = owing(table)
    table.uno.penalized = [each for each in table.uno.penalized if each in left]


def owing(table: Table) -> list[str]:
    """The players who have to call UNO, the one who has had to for longest first."""
    return [each.player for each in table.uno.owing]


def has_resolved(table: Table, played: Played) -> bool:
    return not rules.is_waiting(table, played.card) and not rules.is_under_way(table, played.card)


def hand(table: Table, player: str) -> int:
    return len(table.players[player].zones[Zone.HAND])


def turn_is_over(table: Table, trace: Trace) -> None:
    """The turn ends, and with it the time in which UNO can be called."""
    for each in list(table.uno.owing):
        if rules.ends_with_own_turn(table, each.player):
            _lapse(table, trace, each, "15.6.2.a")
        elif rules.ends_with_other_turn(table, each.player):
            _lapse(table, trace, each, "15.6.2.e")


def why_not_call(table: Table, player: str, on: str) -> Refusal | None:
    """Why a player cannot call UNO, for themselves or on another one, now."""
    if on in owing(table):
        return rules.is_penalized(table, on)
    waiting = next((each.card for each in table.uno.played if each.player == on), "")
    if waiting and hand(table, on) == 1:
        return rules.is_too_early(waiting)
    return book.refuse(table.uno.lapsed.get(on, "15.6.1"), on=on, in_hand=hand(table, on))


def call(table: Table, trace: Trace, player: str, on: str) -> None:
    """A call by the player who has to ends the duty; by another one it costs that player two cards."""
    happenings.happen(table, trace, "called UNO", "15.6.1" if player == on else "15.6.2", player, on=on)
    due = next(each for each in (*table.uno.owing, *table.uno.played) if each.player == on)
    table.uno.played = [each for each in table.uno.played if each != due]
    if player == on:
        if due in table.uno.owing:
            _drop(table, due)
        return
    table.uno.penalized.append(on)
    draws.penalty(table, trace, on, due.card)
    look(table, trace)
