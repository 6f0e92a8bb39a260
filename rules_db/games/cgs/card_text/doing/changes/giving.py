"""What texts in quotes give to cards: 'enchanted creature has "{T}: Add {G}."'."""

from __future__ import annotations

from functools import cache
from operator import attrgetter

from rules_db.games.cgs.card_text.contents import gifts
from rules_db.games.cgs.card_text.doing import noticing, permissions, standing
from rules_db.games.cgs.card_text.gained import effects_in, game_of, lent, texts_of
from rules_db.games.cgs.card_text.model import SAYS, Given, Ruled, Step, all_steps
from rules_db.games.cgs.doing.yugioh.deeds import EARLIER_MOVES
from rules_db.games.cgs.doing.zones import presence
from rules_db.games.cgs.state import Card, Gained, Table
from rules_db.games.cgs.words import Game

_GAINED = attrgetter("gained")


def may_change(table: Table) -> bool:
    """Whether any card has, or should have, what it is given."""
    return _is_anything_given(table) or any(map(_GAINED, table.cards.values()))


def refresh(table: Table) -> None:
    """Find out anew which effects each card is given. A card that has just left keeps until then what it had."""
    had = [card for card in filter(_GAINED, table.cards.values()) if any(each.printed is None for each in card.gained)]
    if not had and not _is_anything_given(table):
        return
    given = [each for each in standing.in_force(table, Given) if _is_gift(each.step)]
    received = [
        (card, word, game_of(table.cards[each.by.card], each.by.effect))
        for each in given
        for card in presence.all_in_play(table)
        if standing.is_about(table, each, card) and isinstance(each.step, Given)
        for word in each.step.words
    ]
    for card in presence.all_in_play(table):
        _lend(table, card)
    for card in had:
        for each in card.gained:
            each.is_in_force = each.is_in_force and each.printed is not None
    for card, word, game in received:
        _give(table, card, word, game)


def _lend(table: Table, card: Card) -> None:
    """Keep with a Pokémon the texts beneath it whose moves it can use; nothing else of them is its own."""
    if not card.beneath or permissions.allowed(table, EARLIER_MOVES, card.id) is None:
        return
    for printed in (table.cards[name].printed for name in card.beneath):
        if printed.text:
            lent(card, printed.text, printed.game)


def _is_anything_given(table: Table) -> bool:
    """Whether any text that stands, or has left something behind, has an effect in quotes."""
    names = [*table.standing, *(each.card for each in table.lasting)]
    return any(_gives(texts_of(table.cards[each])) for each in names)


@cache
def _gives(texts: tuple[str, ...]) -> bool:
    return any(gifts(step) or _lends(step) for effect in effects_in(texts) for step in all_steps(effect))


def _lends(step: Step) -> bool:
    return isinstance(step, Ruled) and step.deed == EARLIER_MOVES


def _is_gift(step: object) -> bool:
    return isinstance(step, Given) and step.what_kind == SAYS


def _give(table: Table, card: Card, text: str, game: Game) -> None:
    """In a place that it has had before, or in a new one behind all others."""
    free = [each for each in card.gained if not each.is_in_force and each.printed is None]
    kept = next((each for each in free if (each.text, each.game) == (text, game)), None)
    if kept is not None:
        kept.is_in_force = True
    else:
        card.gained.append(Gained(text, game))
    heed(table, card, text)


def heed(table: Table, card: Card, text: str) -> None:
    """Have a card in play wait for what another text waits for, and stand for what that says."""
    for name in noticing.watched_names(text):
        waiting = table.watching.setdefault(name, [])
        if card.id not in waiting:
            waiting.append(card.id)
    if standing.statics(text) and card.id not in table.standing:
        table.standing.append(card.id)
