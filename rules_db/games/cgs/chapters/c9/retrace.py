"""Cards of Magic that are played from the discard pile for their cost and a land card from the hand: retrace."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing.paying.paying_with import Named
from rules_db.games.cgs.card_text.doing.step import ACTS, Doing, under
from rules_db.games.cgs.card_text.model import Counted
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.card_text.said.keywords import RETRACE
from rules_db.games.cgs.card_text.selecting import Amount, Selector
from rules_db.games.cgs.chapters.c9 import magic
from rules_db.games.cgs.doing.playing import playing
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.state import Card, Item, Table
from rules_db.games.cgs.words import Game, Zone

WAY = "retrace"
_LAND = Counted("discard", Selector("choose", kind="land", zone=Zone.HAND), amount=Amount(1))


def _fits(table: Table, card: Card, play: Play) -> bool:
    is_usual = not play.is_face_down and play.zone not in (Zone.UNO_PILE, Zone.DEALERS_ZONE, Zone.BANK)
    return card.zone is Zone.DISCARD and is_usual and RETRACE in read_effects(card.printed.text)


def _lands(table: Table, player: str) -> list[str]:
    return [each for each in table.lying(player, Zone.HAND) if is_of(table.cards[each], "land")]


def _offers(table: Table, card: Card, player: str) -> Iterator[Play]:
    """A play with each land card that could be discarded for it."""
    if card.zone is Zone.DISCARD and RETRACE in read_effects(card.printed.text):
        for play in hooks.WAYS[magic.MAGIC].offers(table, card, player):
            yield from (replace(play, using=(each,)) for each in _lands(table, player))


def _why_not(table: Table, card: Card, play: Play) -> Refusal | None:
    if refusal := magic.why_not_from_pile(table, card, play):
        return refusal
    if len(play.using) != 1 or play.using[0] not in _lands(table, play.player):
        return book.refuse(under("4.4.2"), card=card.id, cannot_pay="discard a land card")
    return None


def _discard(table: Table, trace: Trace, item: Item) -> None:
    ACTS["discard"](Doing(table, trace, item, Named(item.paid[:1])), _LAND)


hooks.way(
    hooks.Way(
        name=WAY,
        takes=lambda card: card.printed.game is Game.MAGIC and bool(card.types) and not is_of(card, "land"),
        fits=_fits,
        offers=_offers,
        aims=hooks.WAYS[magic.MAGIC].aims,
        why_not=_why_not,
        cost=magic.cost_of,
        begins=_discard,
        is_fast=playing.is_fast,
        arrives=hooks.WAYS[magic.MAGIC].arrives,
        place=58,
    )
)
