"""Where a card goes that dies, if a text has it exiled or returned instead: whatever has killed it has still done so.

In Magic 'dies' says where a card goes; so it has been destroyed or sacrificed all the same (14.1.1.R1).
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import replace

from rules_db.games.cgs.card_text.doing import permissions, standing
from rules_db.games.cgs.card_text.doing.step import Doing
from rules_db.games.cgs.card_text.model import Instead, Later, Moved, Step
from rules_db.games.cgs.card_text.said.putting_off import AWAITED, DIES
from rules_db.games.cgs.doing.zones import moving
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Zone

_RETURNS: dict[str, moving.Place] = {
    str(Zone.HAND): moving.Place(Zone.HAND),
    "bottom": moving.Place(Zone.MAIN_DECK, is_bottom=True),
    "shuffled": moving.Place(Zone.MAIN_DECK, is_shuffled=True),
}


def place_of(table: Table, step: Instead, card: Card) -> moving.Place | None:
    """Where a step has a card go that dies, if that is all that is done instead; None for anything else."""
    what = step.step.what
    if step.would != "dies" or step.is_first or what is None or what.pick != "it":
        return None
    if step.step.verb == "exile":
        is_kept = permissions.forbidden(table, "be banished", card.id) is not None
        return None if is_kept else moving.Place(Zone.EXILE)
    if isinstance(step.step, Moved) and step.step.verb == "return" and not step.step.way:
        is_kept = permissions.forbidden(table, "be returned", card.id) is not None
        return None if is_kept else _RETURNS.get(str(step.step.to))
    return None


_IT = ("it", "that")
"""What points to the card of which the step before has spoken."""


def hold_beforehand(doing: Doing, step: Step, later: Sequence[Step]) -> None:
    """'If that creature would die this turn, exile it instead' holds as soon as what stands in front of it is done.

    So does 'when that creature dies this turn, draw a card'.

    In Magic nothing dies before the whole effect is done (14.1.1.R1).
    """
    if step.what is None or step.what.pick != "target":
        return
    for each in itertools.takewhile(lambda other: other.what is None or other.what.pick in _IT, later):
        is_awaited = isinstance(each, Later) and each.time == DIES
        if (isinstance(each, Instead) or is_awaited) and each.what is not None:
            for card in doing.cards(step):
                item = replace(doing.item, it=card.id, said={**doing.item.said})
                replace(doing, item=item, spoken={}).do(each)
            doing.item.said |= {AWAITED: "yes"} if is_awaited else {}


_CHOSEN: ContextVar[Instead | None] = ContextVar("chosen", default=None)
"""The text by which a card goes that dies just now, if somebody has chosen among several."""


@contextmanager
def going_by(step: Instead) -> Iterator[None]:
    """What dies meanwhile goes where this says."""
    token = _CHOSEN.set(step)
    try:
        yield
    finally:
        _CHOSEN.reset(token)


@moving.DYING.hang()
def _goes(table: Table, card: Card) -> moving.Place | None:
    """Where several texts say something, the one that has been chosen decides, else the one in force first."""
    if (chosen := _CHOSEN.get()) is not None:
        return place_of(table, chosen, card)
    said = (each.step for each in standing.reaching(table, Instead, card))
    places = (place_of(table, step, card) for step in said if isinstance(step, Instead))
    return next((place for place in places if place is not None), None)
