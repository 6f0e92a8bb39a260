"""Cards of Magic that are played from the discard pile for mana and other cards of it, which are exiled: escape."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, islice

from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing.paying.paying_with import MOST_WAYS
from rules_db.games.cgs.card_text.doing.step import under
from rules_db.games.cgs.card_text.model import Counted, Effect, Mana
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.card_text.said.keywords import ESCAPE
from rules_db.games.cgs.chapters.c9 import magic
from rules_db.games.cgs.doing.playing import playing
from rules_db.games.cgs.doing.zones import moving
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.state import Card, Item, Table
from rules_db.games.cgs.words import Game, Zone


def _effect(card: Card) -> Effect | None:
    """What a card says of its escape."""
    said = read_effects(card.printed.text) if card.printed.text else ()
    return next((each for each in said if (each.kind, each.name) == ("flashback", ESCAPE)), None)


def _cost(card: Card) -> tuple[str, int]:
    """The mana that it costs, and how many other cards are exiled for it."""
    effect = _effect(card)
    steps = effect.costs if effect is not None else ()
    mana = next((each.mana for each in steps if isinstance(each, Mana)), "")
    return mana, next((each.amount.number for each in steps if isinstance(each, Counted)), 0)


def _fits(table: Table, card: Card, play: Play) -> bool:
    is_usual = not play.is_face_down and play.zone not in (Zone.UNO_PILE, Zone.DEALERS_ZONE, Zone.BANK)
    return card.zone is Zone.DISCARD and is_usual and _effect(card) is not None


def _others(table: Table, card: Card, player: str) -> list[str]:
    return [each for each in table.lying(player, Zone.DISCARD) if each != card.id]


def _offers(table: Table, card: Card, player: str) -> Iterator[Play]:
    """A play with other cards of the pile, of several ways to choose them at most so many."""
    if card.zone is not Zone.DISCARD or _effect(card) is None:
        return
    for play in hooks.WAYS[magic.MAGIC].offers(table, card, player):
        for names in islice(combinations(_others(table, card, player), _cost(card)[1]), MOST_WAYS):
            yield replace(play, using=names)


def _why_not(table: Table, card: Card, play: Play) -> Refusal | None:
    if refusal := magic.why_not_from_pile(table, card, play):
        return refusal
    others, count = _others(table, card, play.player), _cost(card)[1]
    if len({*play.using}) != count or len(play.using) != count or not {*play.using} <= {*others}:
        return book.refuse(under("4.4.2"), card=card.id, cannot_pay=f"exile {count} other cards")
    return None


def _exile(table: Table, trace: Trace, item: Item) -> None:
    count = _cost(table.cards[item.card])[1]
    moving.send(table, trace, item.paid[:count], Zone.EXILE, "exiled", under("5.10.34"))


hooks.way(
    hooks.Way(
        name=ESCAPE,
        takes=lambda card: card.printed.game is Game.MAGIC and bool(card.types) and not is_of(card, "land"),
        fits=_fits,
        offers=_offers,
        aims=hooks.WAYS[magic.MAGIC].aims,
        why_not=_why_not,
        cost=lambda table, card, play: _cost(card)[0],
        begins=_exile,
        is_fast=playing.is_fast,
        arrives=hooks.WAYS[magic.MAGIC].arrives,
        place=57,
    )
)
