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
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.kinds import is_of, is_summon
from rules_db.games.cgs.rules.c10_monsters import extra_deck, stats
from rules_db.games.cgs.state import Card, Item, Table
from rules_db.games.cgs.words import Zone

MOST = 200
"""How many sets of materials a player may choose among."""

MOST_CARDS = 5
"""How many materials are offered where a monster asks for so many or more; others may be named."""

MOST_TRIBUTES = 4
"""How many Tributes are offered for a Ritual Monster."""

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
    if extra_deck.shows_materials(card) and (hidden := next((each.id for each in cards if each.is_face_down), "")):
        return book.refuse("5.8.7", card=card.id, material=hidden, facing="face-down")
    deed = f"be used as {card.printed.types[0].removesuffix(' Monster')} Material"
    if kept := next((why for each in cards if (why := effects().forbidden(table, deed, each.id))), None):
        return kept
    levels = [_level(table, each) for each in cards]
    return extra_deck.adds_up(card, Fraction(values.printed_rank(table, card) or 0), levels)


def _level(table: Table, card: Card) -> Fraction | None:
    """What a material adds to the Levels; a face-down one has none to add (10.1.13)."""
    return None if card.is_face_down else values.number(table, card, RANK) or Fraction(0)


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
    return sets_among(table, card, player, _summons_of(table, player))


def sets_among(table: Table, card: Card, player: str, among: Sequence[Card]) -> list[tuple[str, ...]]:
    """The same of cards of a player's, wherever they lie."""
    return list(islice(_sets(table, card, player, [each for each in among if each is not card]), MOST))


def with_hand(table: Table, player: str) -> list[Card]:
    """The summons that a player controls, and the monsters in their hand."""
    held = [table.cards[each] for each in table.players[player].zones[Zone.HAND]]
    return [*_summons_of(table, player), *(each for each in held if stats.is_monster(each))]


def _summons_of(table: Table, player: str) -> list[Card]:
    return [each for each in matching.in_play(table) if each.controller == player and is_summon(each)]


def tributes_for(table: Table, card: Card, among: Sequence[Card], levels: int) -> list[tuple[str, ...]]:
    """The sets of Tributes for a Ritual Monster whose Levels add up to so many or more, without one too many."""
    wanted = Fraction(levels or values.printed_rank(table, card) or 0)
    worth = {each.id: values.number(table, each, RANK) or Fraction(0) for each in among if each is not card}
    found: list[tuple[str, ...]] = []
    for size in range(1, MOST_TRIBUTES + 1):
        for names in combinations([name for name in worth if worth[name] > 0], size):
            total = sum(worth[each] for each in names)
            if total >= wanted > total - min(worth[each] for each in names):
                found.append(names)
    return found[:MOST]


def _sets(table: Table, card: Card, player: str, among: Sequence[Card]) -> Iterator[tuple[str, ...]]:
    asked = _of(card)
    if not asked:
        yield ()
        return
    by = Item("effect", card.id, player)
    some = [
        each.id for each in among if any(matching.fits(table, each, replace(one.what, pick="all"), by) for one in asked)
    ]
    least = sum(each.count for each in asked)
    most = max(least, MOST_CARDS) if any(each.or_more for each in asked) else least
    for size in range(least, most + 1):
        for names in combinations(some, size):
            if _why_not_these(table, card, player, [table.cards[each] for each in names]) is None:
                yield names


def chosen(doing: Doing, card: Card, sets: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    """The materials that the player chooses for a monster for which there are some."""
    if len(sets) == 1:
        return sets[0]
    names = [" + ".join(each) for each in sets]
    picked = doing.answers.ask_one(Choice(doing.player, "choose", under("5.8.7"), names, about=card.id))
    return sets[names.index(picked)]
