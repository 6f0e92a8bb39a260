"""Section 15.3 in the engine: the way to play a card onto the Uno pile, one after another where they are Uno cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any

from rules_db.engine.choices import Answers
from rules_db.engine.kernel import Refusal
from rules_db.engine.still import kept
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions.values import Pass, Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing import permissions
from rules_db.games.cgs.card_text.doing.changes import becoming
from rules_db.games.cgs.chapters.c15.calling import Call
from rules_db.games.cgs.chapters.c15.requirements import (
    colors_to_name,
    names_color,
    plays_of,
    why_not_as_it_is,
    why_not_required,
)
from rules_db.games.cgs.doing.course import happenings, queue
from rules_db.games.cgs.doing.course.turns import PHASE_OVER
from rules_db.games.cgs.doing.playing import limits, matching_cards, playing
from rules_db.games.cgs.doing.uno import arriving, pile
from rules_db.games.cgs.doing.uno.deeds import PLAY_ONCE_MORE, PLAY_SO_OFTEN
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.kinds import is_summon
from rules_db.games.cgs.rules.c4_turn import main_phase
from rules_db.games.cgs.rules.c5_cards import costs
from rules_db.games.cgs.rules.c6_common_properties.colors import class_of
from rules_db.games.cgs.rules.c8_queue import special_actions
from rules_db.games.cgs.rules.c15_uno import playing as rules
from rules_db.games.cgs.rules.c15_uno import uno_cards, wilds
from rules_db.games.cgs.rules.c15_uno.uno_cards import is_uno_card
from rules_db.games.cgs.state import Card, Item, Table, Task
from rules_db.games.cgs.words import Zone


def _fits(table: Table, card: Card, play: Play) -> bool:
    """Whether a play is one onto the pile and no evolving there, or that of an Uno card to wherever it may not go."""
    if is_uno_card(card):
        return play.zone is not Zone.HOLD_EM
    evolves = bool(play.on) and is_summon(card)
    return play.zone is Zone.UNO_PILE and not evolves and not play.is_face_down


def _limit(player: str) -> str:
    return f"Uno/{player}"


def why_not(table: Table, card: Card, player: str) -> Refusal | None:
    """Why a card may not be played onto the pile now, whatever it is aimed at or attached to."""
    is_uno, is_in_series = is_uno_card(card), table.uno.series == player
    takes = rules.takes_one_card(is_uno) or rules.takes_series(is_uno) or is_in_series
    if not playing.holds(table, card, player):
        return book.refuse("4.4.1", card=card.id, zone=str(card.zone))
    if not rules.is_a_way(takes):
        return book.refuse("15.3.3", card=card.id)
    return (
        rules.are_not_combined(card, is_uno, is_in_series)
        or _why_no_card_of(table, player, _is_fast(table, card))
        or _matches(table, card)
    )


def _is_fast(table: Table, card: Card) -> bool:
    """Whether a card can come onto the pile outside of the usual time."""
    return not is_uno_card(card) and playing.is_fast(table, card)


def _why_no_card_of(table: Table, player: str, is_fast: bool) -> Refusal | None:
    """Why a player may play no card of a speed onto the pile now: asked once for all cards of a hand."""
    return kept(table, ("onto the pile", player, is_fast), lambda: _why_no_card(table, player, is_fast))


def _why_no_card(table: Table, player: str, is_fast: bool) -> Refusal | None:
    """Why a player may play no card onto the pile now, or none but fast cards."""
    return _why_not_again(table, player) or _why_not_now(table, player, is_fast) or uno_cards.is_skipped(table, player)


def _why_not_again(table: Table, player: str) -> Refusal | None:
    if table.uno.series == player:
        return None
    used = limits.used(table, _limit(player), True)
    return rules.once_a_round(max(0, used - _more_often(table, player)) if used else 0)


def _more_often(table: Table, player: str) -> int:
    """How often texts let a player play Uno in a round besides once."""
    return (
        effects().times(table, PLAY_SO_OFTEN, player) - 1 + len(permissions.more_allowed(table, PLAY_ONCE_MORE, player))
    )


def _why_not_now(table: Table, player: str, is_fast: bool) -> Refusal | None:
    """Why its time has not come: that of a fast card may come on any turn, and while something waits."""
    refusal, busy = rules.is_own_main_phase(table, player), main_phase.has_resolved(table)
    if not rules.is_at_usual_time(is_fast):
        return refusal or busy
    if table.turn_player != player and not rules.may_be_on_other_turn():
        return refusal
    if busy is not None:
        return None if rules.may_interrupt() else refusal or busy
    return None if table.turn_player != player else refusal


def _matches(table: Table, card: Card, color: str = "") -> Refusal | None:
    """Why a card does not match the top of the pile; of several colors that it shows, one may have been named."""
    top = pile.top(table)
    if top is None:
        return rules.matches_top(card, "", False, False)
    if wilds.is_wild(card) and wilds.can_always_be_played():
        return None
    if refusal := rules.shows_its_face(top):
        return refusal
    own = list(matching_cards.faces(table, card, True))
    if color:
        own = [replace(each, colors=each.colors & {class_of(color)}) for each in own]
    lying = kept(table, "faces on the pile", lambda: list(matching_cards.faces(table, top, False)))
    pairs = list(product(own, lying))
    by_color = any(matching_cards.colors_match(one, other) for one, other in pairs)
    by_rank = not by_color and (
        matching_cards.match_by_rank(table, card, top)
        or any(matching_cards.ranks_match(one.rank, other.rank) for one, other in pairs[1:])
    )
    return rules.matches_top(card, top.id, by_color, by_rank)


def _may_play_none(table: Table, player: str) -> bool:
    """Whether a player may play no card at all onto the pile now: asked once for all cards of a hand."""
    return all(_why_no_card_of(table, player, is_fast) for is_fast in (False, True))


def _offers(table: Table, card: Card, player: str) -> Iterator[Play]:
    may_play_none = kept(table, ("none onto the pile", player), lambda: _may_play_none(table, player))
    if may_play_none or why_not(table, card, player):
        return
    plays = (
        replace(play, said=color) if color else play
        for play in plays_of(table, card, player)
        for color in colors_to_name(card)
        if not color or _matches(table, card, color) is None
    )
    yield from plays


def _why_not(table: Table, card: Card, play: Play) -> Refusal | None:
    return (
        why_not(table, card, play.player)
        or why_not_required(table, card, play)
        or names_color(card, play)
        or (_matches(table, card, play.said) if play.said in filter(None, colors_to_name(card)) else None)
        or why_not_as_it_is(table, card, play)
    )


@hooks.PLAY_CHECKS.hang(place=1)
def _why_not_there(table: Table, card: Card, play: Play) -> Refusal | None:
    """Where Uno cards are not played, whatever chapter would say of the place."""
    if not is_uno_card(card):
        return None
    if play.is_face_down:
        return book.refuse("10.1.1", card=card.id, types=list(card.printed.types))
    return uno_cards.is_not_played_to_zone(card, play.zone) or uno_cards.is_not_played_elsewhere(card, play.zone)


def _cost(table: Table, card: Card, play: Play) -> str:
    return "" if rules.waives_costs() and rules.waives_mana() else costs.mana_of(card)


def _begins(table: Table, trace: Trace, item: Item) -> None:
    """The limit of the round is used up as Uno begins; the cards that follow in a series are part of it."""
    if table.uno.series == item.player:
        return
    interrupts = rules.is_own_main_phase(table, item.player) or main_phase.has_resolved(table)
    if not interrupts or rules.interrupting_counts():
        limits.use(table, _limit(item.player))
    trace.emit("Uno began", "15.3.3", item.player)


def _arrives(table: Table, trace: Trace, item: Item) -> None:
    """A card that may enter as a copy has its player say of what before it lies there."""
    if item.way == "Uno" and becoming.copied_step(table.cards[item.card]) is not None:
        table.agenda.append(Task("Uno with a choice", item.player, item))
    else:
        _comes_to_lie(table, trace, item)


@hooks.task("Uno with a choice")
def _with_choice(table: Table, trace: Trace, task: Task) -> None:
    if task.item is not None:
        effects().before_it_enters(table, task.item, Answers(task.answers))
        _comes_to_lie(table, trace, task.item)


def _comes_to_lie(table: Table, trace: Trace, item: Item) -> None:
    arriving.arrive(table, trace, item)
    table.agenda.append(Task("Uno", item.player, item))


for _name, _special in (("Uno", True), ("Uno by the Queue", False)):
    hooks.way(
        hooks.Way(
            name=_name,
            fits=lambda table, card, play, special=_special: (  # type: ignore[misc]
                _fits(table, card, play) and special_actions.is_playing_uno() == special
            ),
            offers=_offers,
            offers_for=lambda card, special=_special: special,  # type: ignore[misc]
            why_not=_why_not,
            cost=_cost,
            begins=_begins,
            arrives=_arrives,
            is_fast=lambda table, card: True,  # Its time is a matter of section 15.3.
            is_special=_special,
            aims_itself=True,
            place=90,
        )
    )


_NO_ACTIONS = (Pass, Call)


@hooks.ACTIONS.hang()
def _does_nothing_else(table: Table, action: Any) -> Refusal | None:
    """In a series a player goes on with it or ends it; calling UNO is no action."""
    goes_on = isinstance(action, Play) and action.zone is Zone.UNO_PILE and not is_evolving(table, action)
    if goes_on or isinstance(action, _NO_ACTIONS):
        return None
    return rules.does_nothing_else(table, action.player)


def is_evolving(table: Table, play: Play) -> bool:
    return bool(play.on) and is_summon(table.cards[play.card])


@hooks.PASSES.hang()
def _ends(table: Table, trace: Trace, player: str) -> bool:
    """Who passes in a series plays no further card: the answers come, and what the cards have set off."""
    if table.uno.series != player or not rules.ends_by_choice():
        return False
    arriving.end_series(table, trace)
    queue.after_special_action(table, player)
    table.agenda.append(Task("settle"))
    return True


@hooks.task("Uno")
def _uno(table: Table, trace: Trace, task: Task) -> None:
    if task.item is not None:
        arriving.take_effect(table, trace, task)


@hooks.DUTIES.hang(PHASE_OVER, 5)
def _is_over(table: Table, trace: Trace, answers: Any) -> None:
    """No series lasts longer than its phase."""
    if table.uno.series:
        arriving.end_series(table, trace)


@hooks.DUTIES.hang("turn began", 5)
def _is_barred(table: Table, trace: Trace, answers: Any) -> None:
    """The turn has come in which a Skip holds."""
    if table.turn_player in table.uno.skipped:
        table.uno.skipped.remove(table.turn_player)
        table.uses[f"skipped/{table.turn_player}"] = 1
        happenings.happen(table, trace, "is skipped", "15.7.12", table.turn_player)
