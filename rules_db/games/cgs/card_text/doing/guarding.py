"""Texts that keep all effects of some cards from others."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, Protocol

from rules_db.engine.still import kept
from rules_db.games.cgs.card_text.contents import parts
from rules_db.games.cgs.card_text.doing import matching
from rules_db.games.cgs.card_text.gained import effects_in, of_kind, texts_of
from rules_db.games.cgs.card_text.model import Ruled, Step, all_steps
from rules_db.games.cgs.card_text.said.vocabulary import BE_AFFECTED
from rules_db.games.cgs.card_text.selecting import Selector
from rules_db.games.cgs.state import Card, Item, Table


def is_said(table: Table) -> bool:
    """Whether any text at all, of those that stand or have left something behind, keeps effects off."""
    if not table.standing and not table.lasting:
        return False
    return kept(table, "keeps effects off", lambda: _is_said(table))


def _is_said(table: Table) -> bool:
    names = (*table.standing, *(each.card for each in table.lasting))
    return any(_keeps_off(texts_of(table.cards[each])) for each in names)


@cache
def _keeps_off(texts: tuple[str, ...]) -> bool:
    steps = (step for effect in effects_in(texts) for each in all_steps(effect) for step in parts(each))
    return any(isinstance(step, Ruled) and step.deed == BE_AFFECTED for step in steps)


class Guard(Protocol):
    """A step in force, with the effect that it belongs to."""

    @property
    def step(self) -> Step: ...

    @property
    def by(self) -> Item: ...


class Said(NamedTuple):
    """A step that a card says of itself, be it in force or not."""

    step: Step
    by: Item


def is_against(table: Table, each: Guard, source: Card) -> bool:
    """Whether a step in force keeps off what a card does."""
    step = each.step
    if not isinstance(step, Ruled) or step.deed != BE_AFFECTED or step.against is None:
        return False
    return matching.fits_there(table, source, step.against, each.by)


def lets_in(table: Table, card: Card, each: Guard) -> bool:
    """Whether a card does not keep off, by its own text, what would take its effects away."""
    source = table.cards[each.by.card]
    if source.id == card.id or not _keeps_off(texts_of(card)):
        return True
    return not any(
        isinstance(step, Ruled)
        and step.what == Selector("this")
        and is_against(table, Said(step, Item("effect", card.id, card.controller, effect=place)), source)
        for place, effect in of_kind(texts_of(card), "static")
        if not effect.tests
        for step in effect.steps
    )
