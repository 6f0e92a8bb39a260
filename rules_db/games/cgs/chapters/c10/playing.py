"""Playing monsters: Normal Summons, Tribute Summons and Sets (sections 10.3 and 10.5)."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.engine.kernel import Event, Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.playing import limits, playing
from rules_db.games.cgs.doing.yugioh import tributes
from rules_db.games.cgs.doing.zones import putting
from rules_db.games.cgs.kinds import MONSTERS, is_of, is_summon
from rules_db.games.cgs.rules.c10_monsters import (
    cards_in_general,
    kinds_of_monster,
    positions,
    setting,
    stats,
    summoning,
)
from rules_db.games.cgs.rules.c16_poker import playing_cards
from rules_db.games.cgs.state import Card, Item, Table
from rules_db.games.cgs.words import Zone

for _type in MONSTERS:
    hooks.SPEEDS[_type] = lambda table, card: stats.is_fast(card)


def _is_like_any_monster(card: Card) -> bool:
    """Whether a card is played as monsters in hand are; a Pendulum Monster is by a rule of its own."""
    if not stats.is_monster(card) or card.zone is Zone.EXTRA_DECK:
        return False
    is_pendulum = is_of(card, kinds_of_monster.PENDULUM)
    return not is_pendulum or kinds_of_monster.pendulum_is_like_any_monster(card)


def _offers(table: Table, card: Card, player: str, is_face_down: bool) -> Iterator[Play]:
    free = putting.free_places(table, player, Zone.SUMMON)
    for using in tributes.sets_for(table, card, player):
        left = summoning.freed_places([table.cards[each] for each in using], Zone.SUMMON, player)
        for place in [*free, *left][:1]:
            yield Play(player, card.id, Zone.SUMMON, place, is_face_down=is_face_down, using=using)


def _room(table: Table, card: Card, play: Play) -> list[int]:
    """A Tribute makes room, since it goes before the monster joins the Queue (10.3.5.c)."""
    if not tributes.is_tribute_summon(table, card, play.using):
        return []
    return summoning.freed_places([table.cards[each] for each in play.using], play.zone, play.player)


def _why_not(table: Table, card: Card, play: Play) -> Refusal | None:
    if not playing.holds(table, card, play.player):
        return book.refuse("4.4.1", card=card.id, zone=str(card.zone))
    if play.zone is not Zone.SUMMON:
        return book.refuse("8.1.7", card=card.id, zone=str(play.zone))
    return kinds_of_monster.is_not_normal_summoned(card) or tributes.why_not(table, card, play)


def _why_not_set(table: Table, card: Card, play: Play) -> Refusal | None:
    if not setting.may_be_set():
        return book.refuse("10.5.1", card=card.id)
    return _why_not(table, card, play)


def _begins(table: Table, trace: Trace, item: Item) -> None:
    """The Normal Summon/Set of the turn is used, and Tributes go at once."""
    names = tuple(each for each in item.paid if each)
    is_tribute = tributes.has_been_tributed_for(names)
    if not is_tribute or summoning.tribute_summon_counts(is_tribute):
        limits.use(table, tributes.limit_of(item.player))
    if names:
        tributes.tribute(table, trace, list(names))


def _summoned(table: Table, trace: Trace, item: Item) -> None:
    card = table.cards[item.card]
    playing.put(table, trace, item, "8.1.4")
    is_tribute = tributes.has_been_tributed_for(tuple(each for each in item.paid if each))
    if not is_tribute or summoning.tribute_summon_counts(is_tribute):
        rule = "10.3.2.a" if is_tribute else "10.3.2"
        happenings.happen(table, trace, "normal summoned", rule, item.player, card=card.id)


def _set(table: Table, trace: Trace, item: Item) -> None:
    """A Set monster lies face-down in Defense Position; it has entered and was not summoned."""
    card = table.cards[item.card]
    putting.enter(table, card, item.player, item.zone, item.place, setting.is_set_face_down())
    card.set_in, card.is_defending = table.turn, setting.is_set_in_defense()
    facts = {"card": card.id, "zone": str(item.zone), "facing": "face-down" if card.is_face_down else "face-up"}
    happenings.happen(table, trace, "set", "10.5.1", item.player, **facts)
    happenings.happen(table, trace, "played", "10.1.1", item.player, **facts, way=item.way)
    if setting.enters_by_setting():
        happenings.happen(table, trace, "entered", "10.5.6", item.player, **facts)
    if setting.is_summoned_by_setting():
        card.summoned = table.turn
        happenings.happen(table, trace, "summoned", "10.5.5", item.player, **facts)


SUMMON = hooks.way(
    hooks.Way(
        name="Normal Summon",
        takes=_is_like_any_monster,
        fits=lambda table, card, play: not play.is_face_down and play.zone is not Zone.UNO_PILE,
        offers=lambda table, card, player: _offers(table, card, player, is_face_down=False),
        why_not=_why_not,
        begins=_begins,
        arrives=_summoned,
        is_fast=playing.is_fast,
        room=_room,
        place=20,
    )
)

SET = hooks.way(
    hooks.Way(
        name="Set monster",
        takes=_is_like_any_monster,
        fits=lambda table, card, play: play.is_face_down and play.zone is not Zone.UNO_PILE,
        offers=lambda table, card, player: _offers(table, card, player, is_face_down=True),
        why_not=_why_not_set,
        begins=_begins,
        arrives=_set,
        room=_room,
        place=20,
    )
)


@hooks.PLAY_CHECKS.hang(place=10)
def _only_some_are_set(table: Table, card: Card, play: Play) -> Refusal | None:
    """A playing card is Set by a rule of its own."""
    if not play.is_face_down or playing_cards.may_be_set(card, play.zone):
        return None
    return cards_in_general.is_of_a_game_that_sets(card)


@hooks.ANSWERS.hang("summoned")
def _counts_as_normal_summoned(table: Table, trace: Trace, event: Event) -> None:
    """A creature that was cast, and a Basic Pokémon that was played, count as Normal Summoned."""
    card = table.cards[str(event.get("card"))]
    if event.get("way") is None or card.printed.evolves_from or event.get("way") == "Flip Summon":
        return
    rule = "10.3.7" if summoning.creature_counts(card) else "10.3.8" if summoning.basic_pokemon_counts(card) else ""
    if rule:
        happenings.happen(table, trace, "normal summoned", rule, card.controller, card=card.id)
        if summoning.uses_normal_summon(card):
            limits.use(table, tributes.limit_of(card.controller))


@hooks.ANSWERS.hang("entered", 5)
def _lies_by_default(table: Table, trace: Trace, event: Event) -> None:
    """A summon that comes into play is in Attack Position unless something says otherwise."""
    card = table.cards[str(event.get("card"))]
    if is_summon(card) and not card.is_defending and event.get("way") != "Flip Summon":
        card.is_defending = positions.is_in_defense_by_default()
