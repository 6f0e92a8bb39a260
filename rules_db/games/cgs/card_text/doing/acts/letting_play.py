"""may play: cards that are played from where they lie, for a time, as though they were in the hand."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.games.cgs.card_text.doing import matching, permissions, standing
from rules_db.games.cgs.card_text.doing.step import Doing, act, under
from rules_db.games.cgs.card_text.model import Ruled, Step
from rules_db.games.cgs.card_text.verbs.rulings.from_elsewhere import (
    ELSEWHERE,
    FROM_GRAVEYARD,
    LOOK_ON_TOP,
    SHOW_TOP,
)
from rules_db.games.cgs.doing.course import lasting
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import ON_FIELD, Zone

LET = "may play"


def _is_said(table: Table) -> bool:
    """Whether a text in force lets anybody play cards from elsewhere, or look there."""
    return standing.is_said(table, Ruled, ELSEWHERE)


def _elsewhere(table: Table, player: str) -> Iterator[Card]:
    """The cards of their graveyard that a text lets a player play, and the one on top of their deck if they see it."""
    for each in standing.in_force(table, Ruled, ELSEWHERE):
        step = each.step
        if not isinstance(step, Ruled) or step.against is None or not standing.is_meant(table, each, player):
            continue
        names = table.lying(player, Zone.DISCARD) if step.deed == FROM_GRAVEYARD else _top(table, player)
        for card in (table.cards[name] for name in names):
            if matching.is_like(table, card, step.against, each.by):
                yield card


def _top(table: Table, player: str) -> list[str]:
    """The card on top of the deck of a player who sees it, as a list of one."""
    return [name for name in table.lying(player, Zone.MAIN_DECK)[-1:] if sees_top(table, player, table.cards[name])]


def sees_top(table: Table, player: str, card: Card) -> bool:
    """Whether a text lets a player look at a card that lies on top of a deck."""
    deck = table.players[card.player].zones[Zone.MAIN_DECK] if card.player in table.players else []
    if deck[-1:] != [card.id] or not _is_said(table):
        return False
    may_look = player == card.player and permissions.allowed(table, LOOK_ON_TOP, player) is not None
    return may_look or permissions.allowed(table, SHOW_TOP, card.player) is not None


@act(LET)
def let_play(doing: Doing, step: Step) -> None:
    """What they cost and when their time is stays as it is; a card in play or in the Queue is played already."""
    names = [card.id for card in doing.cards(step) if card.zone not in (*ON_FIELD, Zone.QUEUE)]
    doing.leave_behind(step, names)
    for each in names:
        doing.trace.emit("in force", under("5.2.5"), doing.player, about=each, verb=step.verb)


def playable(table: Table, player: str) -> list[str]:
    """The cards that a player may play because of a text, as long as they have not left since."""
    elsewhere = [card.id for card in _elsewhere(table, player)] if _is_said(table) else []
    return elsewhere + [
        target.id
        for each in table.lasting
        if each.player == player and standing.step_left(table, each).verb == LET and lasting.is_in_force(table, each)
        for target in each.on
        if matching.is_there(table, target.id, target.stay)
    ]
