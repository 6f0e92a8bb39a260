"""Drawing cards: one by one, each an event of its own; who must draw and cannot has decked out."""

from __future__ import annotations

from collections.abc import Callable

from rules_db.engine.kernel import Event
from rules_db.engine.trace import Trace
from rules_db.games.cgs.doing.course import ending, happenings, this_turn
from rules_db.games.cgs.doing.zones.moving import arrive, leave, top_of
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.rules.c4_turn import owning, starting_phase
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

SERVES_EFFECTS: dict[Zone, Callable[[], bool]] = {}
"""Whether effects that draw additional cards can be used on a shared deck, which no rule allows."""


def draw(
    table: Table,
    trace: Trace,
    player: str,
    count: int,
    rule: str,
    deck: Zone = Zone.MAIN_DECK,
    in_draw_step: bool = False,
    is_alone: bool = True,
) -> list[Event]:
    """Draw cards one by one from the top of a deck; who is to draw from an empty Main Deck has decked out.

    That is looked at once all have drawn who draw at the same moment (3.1.4.R2): at once if `is_alone`. A player whom a
    text keeps from drawing draws from no deck (4.2.3.R1).
    """
    is_kept_from = effects().forbidden(table, "draw cards", player) is not None
    events = []
    for _ in range(0 if is_kept_from else count):
        if _is_one_too_many(table, player, in_draw_step):
            break
        if _is_replaced(table, player, deck, in_draw_step):
            continue
        name = top_of(table, player, deck)
        if not name:
            if deck is Zone.MAIN_DECK:
                table.players[player].is_decked = True
            break
        card = table.cards[name]
        leave(table, card)
        card.owner = owning.owner_of_drawn(player, card, in_draw_step)
        arrive(table, card, Zone.HAND)
        counts = _counts(table, in_draw_step)
        events.append(happenings.happen(table, trace, "drawn", rule, player, card=name, deck=str(deck), counts=counts))
    if is_alone:
        ending.check(table, trace)
    return events


def _is_one_too_many(table: Table, player: str, in_draw_step: bool) -> bool:
    """Whether a text lets a player draw no more in this turn; the draws of a draw step are one (4.2.4)."""
    most = effects().most(table, "draw more", player)
    if most is None or (in_draw_step and table.uses.get("draw step", 0)):
        return False
    return this_turn.times(table, this_turn.DRAWN, player) >= most


def _is_replaced(table: Table, player: str, deck: Zone, in_draw_step: bool) -> bool:
    """Whether something else is done instead; the draws of a draw step are one, and replaced together (4.2.4.R1)."""
    if not in_draw_step:
        return deck is Zone.MAIN_DECK and effects().is_replaced(table, player, "draws")
    if REPLACED not in table.uses:
        table.uses[REPLACED] = int(effects().is_replaced(table, player, "draws"))
    return bool(table.uses[REPLACED])


REPLACED = "draw step replaced"
"""Where it is kept whether something else is done in place of the draws of this turn's draw step."""


def _counts(table: Table, in_draw_step: bool) -> bool:
    """Whether a draw counts as drawing a card, for effects that wait for it: event 'draws' (4.2.4)."""
    if not in_draw_step:
        return starting_phase.counts_by_itself()
    table.uses["draw step"] = table.uses.get("draw step", 0) + 1
    return starting_phase.counts_in_draw_step(table.uses["draw step"])
