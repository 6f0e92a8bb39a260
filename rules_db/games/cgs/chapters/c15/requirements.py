"""What a card on the pile need not keep to (15.3.7), and what it is attached to or aimed at from there (15.4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.actions import values as act
from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing import activating, permissions
from rules_db.games.cgs.card_text.gained import effects_of
from rules_db.games.cgs.chapters.c9 import magic
from rules_db.games.cgs.chapters.c11_traps import TRAPS
from rules_db.games.cgs.chapters.c18.building import why_not_built
from rules_db.games.cgs.doing.monopoly.actions import action
from rules_db.games.cgs.doing.monopoly.cards import is_monopoly
from rules_db.games.cgs.doing.playing import limits
from rules_db.games.cgs.doing.uno.arriving import needs_recipient
from rules_db.games.cgs.doing.yugioh import equipping, tributes
from rules_db.games.cgs.doing.zones import presence, putting
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.kinds import Role, has_role, is_of, is_short_term, is_summon
from rules_db.games.cgs.rules.c9_magic import lands
from rules_db.games.cgs.rules.c11_spells_and_traps import traps
from rules_db.games.cgs.rules.c12_pokemon import cards as pokemon
from rules_db.games.cgs.rules.c12_pokemon import evolution
from rules_db.games.cgs.rules.c13_energy_and_trainers import tools
from rules_db.games.cgs.rules.c15_uno import cards_on_pile, wilds
from rules_db.games.cgs.rules.c15_uno import playing as rules
from rules_db.games.cgs.state import Card, Item, Table
from rules_db.games.cgs.words import Zone

DOUBLE_THE_RENT, RENT = "Double the Rent!", "Rent card"


def is_backrow_card(card: Card) -> bool:
    return has_role(card, Role.BACKROW) and not is_summon(card) and not has_role(card, Role.RESOURCE)


def why_not_required(table: Table, card: Card, play: Play) -> Refusal | None:
    """What is asked for all the same: the limits of 15.3.16, and whatever no rule waives."""
    if is_backrow_card(card) and not cards_on_pile.takes_backrow_cards():
        return book.refuse("15.4.6", card=card.id)
    if is_of(card, "land") and rules.keeps_limits():
        more = sum(each.number for each in permissions.more_allowed(table, "play lands", play.player))
        if refusal := lands.one_a_turn(card, limits.used(table, magic.land_limit(play.player)), 1 + more):
            return refusal
    return next((refusal for each in _REQUIREMENTS if (refusal := each(table, card, play))), None)


def _tributes(table: Table, card: Card, play: Play) -> Refusal | None:
    if rules.waives_requirements() and rules.waives_tributes():
        return None
    return tributes.why_not(table, card, play) if is_of(card, *_MONSTERS) else None


_MONSTERS = ("Normal Monster", "Effect Monster", "Pendulum Monster")


def _lower_stage(table: Table, card: Card, play: Play) -> Refusal | None:
    if (rules.waives_requirements() and rules.waives_lower_stage()) or not pokemon.is_pokemon(card):
        return None
    return evolution.is_not_summoned_directly(card)


def _free_zone(table: Table, card: Card, play: Play) -> Refusal | None:
    if (rules.waives_requirements() and rules.waives_free_zone()) or not is_backrow_card(card):
        return None
    free = putting.free_places(table, play.player, Zone.BACKROW)
    return None if free else book.refuse("15.3.7.d", card=card.id)


def _recipient(table: Table, card: Card, play: Play) -> Refusal | None:
    is_waived = rules.waives_requirements() and rules.waives_recipient()
    if is_waived or not needs_recipient(card) or hosts(table, card, play.player):
        return None
    return book.refuse("15.3.7.e", card=card.id)


def _setting(table: Table, card: Card, play: Play) -> Refusal | None:
    if (rules.waives_requirements() and rules.waives_setting()) or not is_of(card, *TRAPS):
        return None
    return traps.must_be_set(card, play.is_face_down)


def _rent_card(table: Table, card: Card, play: Play) -> Refusal | None:
    if (rules.waives_requirements() and rules.waives_rent_card()) or card.printed.name != DOUBLE_THE_RENT:
        return None
    waits = any(is_of(table.cards[each.card], RENT) for each in table.queue)
    return None if waits else book.refuse("15.3.7.g", card=card.id)


_REQUIREMENTS = (_tributes, _lower_stage, _free_zone, _recipient, _setting, _rent_card)
"""Those of 15.3.7.a–g, apart from the conditions of 5.8.7, which every play is asked for (card_text/)."""


def hosts(table: Table, card: Card, player: str) -> list[str]:
    """What a card can be attached to from the pile; [] for nothing. The card that it covers is no recipient."""
    if not needs_recipient(card) or not cards_on_pile.is_attached_from_pile():
        return []
    if is_of(card, tools.TOOL):
        own = (each for each in presence.all_in_play(table) if is_summon(each) and each.controller == player)
        found = [each.id for each in own if tools.is_only_tool(table, card, each) is None]
    elif equipping.is_equip(card):
        found = equipping.hosts(table, card, player)
    elif is_monopoly(card):
        there = (each for each in presence.all_in_play(table) if each.controller == player)
        found = [each.id for each in there if why_not_built(table, card, each, player) is None]
    else:
        found = magic.hosts_of(table, card, player)
    return [each for each in found if each not in table.shared[Zone.UNO_PILE]]


def plays_of(table: Table, card: Card, player: str) -> Iterator[Play]:
    """The ways in which a card can be played onto the pile: what it is attached to, or aimed at."""
    bare = act.play(player, card.id, Zone.UNO_PILE)
    if (known := action(card)) is not None and is_short_term(card):
        yield from [play for play in known.plays(table, card, bare) if known.why_not(table, card, play) is None] or [
            bare
        ]
        return
    for on in hosts(table, card, player) or [""]:
        for targets in ways_to_aim(table, card, player):
            yield replace(bare, on=on, targets=targets) if on or targets else bare


def why_not_as_it_is(table: Table, card: Card, play: Play) -> Refusal | None:
    """Why a card may not be attached or aimed like this; an Action Card that can do something has to."""
    if (known := action(card)) is not None and is_short_term(card):
        if play not in plays_of(table, card, play.player):
            return known.why_not(table, card, play)
        return None
    return attaches(table, card, play) or why_not_aimed(table, card, play)


def colors_to_name(card: Card) -> tuple[str, ...]:
    """The colors of a Property Wildcard, of which one is named as it is played onto the pile (18.4.3.a)."""
    return card.printed.colors if is_of(card, "Property Wildcard") else ("",)


def names_color(card: Card, play: Play) -> Refusal | None:
    if play.said in colors_to_name(card) or (play.said and action(card) is not None):
        return None
    if wilds.is_wild(card):
        return book.refuse("15.7.3", card=card.id, named=play.said, declared="once it lies on the pile")
    return book.refuse("18.4.3.a", card=card.id, named=play.said)


def attaches(table: Table, card: Card, play: Play) -> Refusal | None:
    """A card that can be attached names what to; any other one names nothing."""
    there = hosts(table, card, play.player)
    if play.on in (there or [""]):
        return None
    return book.refuse("15.4.10", card=card.id, on=play.on)


def ways_to_aim(table: Table, card: Card, player: str) -> list[tuple[str, ...]]:
    """At what the effect of a short-term card can be aimed; [()] where nothing is, or can be."""
    place = activating.place_of_played(card) if is_backrow_card(card) and is_short_term(card) else None
    if place is None:
        return [()]
    effect, by = effects_of(card)[place], Item("effect", card.id, player, effect=place)
    return activating.ways_to_aim(table, effect, by) or [()]


def why_not_aimed(table: Table, card: Card, play: Play) -> Refusal | None:
    """An effect that has something to aim at is aimed; without it, the card stays there without effect (15.4.6.d)."""
    if ways_to_aim(table, card, play.player) == [()]:
        return book.refuse("15.4.6.d", card=card.id, targets=list(play.targets)) if play.targets else None
    return effects().why_not_targets(table, card, play.player, play.targets)
