"""The materials of Fusion, Synchro, Xyz, Link and Ritual Monsters: which summons fit what is asked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import combinations, islice

from rules_db.engine.choices import Choice
from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing import matching, values
from rules_db.games.cgs.card_text.doing.step import Doing, under
from rules_db.games.cgs.card_text.model import Material
from rules_db.games.cgs.card_text.reading import effects_of_kind
from rules_db.games.cgs.card_text.said.vocabulary import RANK
from rules_db.games.cgs.card_text.selecting import Selector
from rules_db.games.cgs.doing.zones import presence
from rules_db.games.cgs.kinds import is_of, is_summon
from rules_db.games.cgs.rules.c10_monsters import extra_deck
from rules_db.games.cgs.state import Card, Item, Table

MOST = 200
"""How many sets of materials a player may choose among."""

MOST_CARDS = 5
"""How many materials are offered where a monster asks for so many or more; others may be named."""

_OWN = Selector("choose", kind="summon", of="you")
TUNER_AND_OTHER = (Material(replace(_OWN, traits=("Tuner",))), Material(replace(_OWN, traits=("non-Tuner",))))
"""What a Synchro Monster takes unless it asks for others (10.8.22.a)."""


def asked_for(card: Card) -> tuple[Material, ...]:
    """What the text of a monster asks for; nothing for one that has no such text."""
    return tuple(each for _, effect in effects_of_kind(card.printed.text, "materials") for each in effect.materials)


def _of(card: Card) -> tuple[Material, ...]:
    asked = asked_for(card)
    return TUNER_AND_OTHER if is_of(card, extra_deck.SYNCHRO) and not asked else asked


def why_not(table: Table, card: Card, player: str, used: Sequence[str]) -> Refusal | None:
    """Why these cards cannot be the materials of a monster."""
    cards = [table.cards[each] for each in used]
    for each in cards:
        if not is_summon(each) or each.controller != player or not presence.is_in_play(table, each):
            return book.refuse("5.8.7", card=card.id, material=each.id, controller=each.controller)
    return _why_not_these(table, card, player, cards)


def _why_not_these(table: Table, card: Card, player: str, cards: Sequence[Card]) -> Refusal | None:
    asked = asked_for(card)
    tuners = sum(extra_deck.is_tuner(each) for each in cards)
    if refusal := extra_deck.needs_tuner_and_other(card, tuners, len(cards) - tuners, bool(asked)):
        return refusal
    by = Item("effect", card.id, player)
    if len({each.id for each in cards}) < len(cards) or not _fit(table, asked, cards, by):
        return book.refuse("5.8.7", card=card.id, materials=[each.id for each in cards])
    levels = [values.number(table, each, RANK) or Fraction(0) for each in cards]
    return extra_deck.adds_up(card, Fraction(values.printed_rank(table, card) or 0), levels)


def _fit(
    table: Table, asked: Sequence[Material], cards: Sequence[Card], by: Item, counts: tuple[int, ...] = ()
) -> bool:
    """Whether the cards can be shared out among what is asked for; `counts` is how many each has got so far."""
    counts = counts or (0,) * len(asked)
    if not asked:
        return not cards or is_of(table.cards[by.card], extra_deck.SYNCHRO)
    if not cards:
        return all(n == each.count or (each.or_more and n > each.count) for n, each in zip(counts, asked, strict=True))
    return any(
        (each.or_more or counts[at] < each.count)
        and matching.fits(table, cards[0], replace(each.what, pick="all"), by)
        and _fit(table, asked, cards[1:], by, (*counts[:at], counts[at] + 1, *counts[at + 1 :]))
        for at, each in enumerate(asked)
    )


def sets_for(table: Table, card: Card, player: str) -> list[tuple[str, ...]]:
    """The sets of summons of a player that will do for a monster, at most so many; [()] where it asks for none."""
    return list(islice(_sets(table, card, player), MOST))


def _sets(table: Table, card: Card, player: str) -> Iterator[tuple[str, ...]]:
    asked = _of(card)
    if not asked:
        yield ()
        return
    by = Item("effect", card.id, player)
    some = [
        each.id
        for each in matching.in_play(table)
        if any(matching.fits(table, each, replace(one.what, pick="all"), by) for one in asked)
    ]
    least = sum(each.count for each in asked)
    most = max(least, MOST_CARDS) if any(each.or_more for each in asked) else least
    for size in range(least, most + 1):
        for names in combinations(some, size):
            if why_not(table, card, player, names) is None:
                yield names


def chosen(doing: Doing, card: Card) -> tuple[str, ...]:
    """The materials that the player chooses for a monster for which there are some."""
    sets = sets_for(doing.table, card, doing.player)
    if len(sets) == 1:
        return sets[0]
    names = [" + ".join(each) for each in sets]
    picked = doing.answers.ask_one(Choice(doing.player, "choose", under("5.8.7"), names, about=card.id))
    return sets[names.index(picked)]
