"""Spells: playing them, Setting them, and flipping those that have been Set (sections 11.1 to 11.3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules_db.engine.choices import Answers
from rules_db.engine.kernel import Event, Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing import standing
from rules_db.games.cgs.card_text.doing.step import under
from rules_db.games.cgs.card_text.said.vocabulary import REMAIN
from rules_db.games.cgs.chapters.general import aimed, offered
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.playing import playing
from rules_db.games.cgs.doing.yugioh import equipping
from rules_db.games.cgs.doing.yugioh.flipping import FLIPS, RULES, Flip
from rules_db.games.cgs.doing.zones import giving_way, hosting, moving, presence, putting
from rules_db.games.cgs.kinds import LASTING, TERMS, is_of
from rules_db.games.cgs.rules.c5_cards import backrow
from rules_db.games.cgs.rules.c8_queue import joining
from rules_db.games.cgs.rules.c11_spells_and_traps import lasting_spells, spells
from rules_db.games.cgs.rules.c11_spells_and_traps.lasting_spells import CONTINUOUS, EQUIP, FIELD
from rules_db.games.cgs.rules.c11_spells_and_traps.spells import QUICK_PLAY
from rules_db.games.cgs.state import Card, Item, Table
from rules_db.games.cgs.words import Zone

NORMAL, RITUAL, STADIUM = "Normal Spell", "Ritual Spell", "Stadium"
SPELLS = (NORMAL, QUICK_PLAY, CONTINUOUS, EQUIP, FIELD, RITUAL)
"""A Ritual Spell is what Yu-Gi-Oh! makes of it (14.1.1.R1): a short-term card, and slow."""

TERMS[NORMAL] = lambda: spells.normal_spell_is_short_term()
TERMS[QUICK_PLAY] = lambda: spells.quick_play_is_short_term()
TERMS[CONTINUOUS] = lambda: not lasting_spells.continuous_spell_is_long_term()
TERMS[EQUIP] = lambda: not lasting_spells.equip_spell_is_long_term()
TERMS[FIELD] = lambda: not lasting_spells.field_spell_is_long_term()
hooks.SPEEDS[NORMAL] = lambda table, card: not spells.normal_spell_is_slow()
hooks.SPEEDS[QUICK_PLAY] = lambda table, card: spells.quick_play_is_fast()
hooks.SPEEDS[CONTINUOUS] = lambda table, card: not lasting_spells.continuous_spell_is_slow()
hooks.SPEEDS[EQUIP] = lambda table, card: not lasting_spells.equip_spell_is_slow()
hooks.SPEEDS[FIELD] = lambda table, card: not lasting_spells.field_spell_is_slow()

LASTING.append(lambda card: standing.says_of_itself(card, REMAIN, is_allowed=True))
hosting.ATTACHMENTS.append(hosting.Attachment(equipping.is_equip, equipping.hosts, "11.3.6"))


def _is_spell(card: Card) -> bool:
    return is_of(card, *SPELLS)


def _zone(card: Card) -> Zone:
    is_field = backrow.goes_to_field_zone(lasting_spells.is_field_card(card))
    return Zone.FIELD if is_field else backrow.where_backrow_cards_go()


def _in_field_zone(table: Table, player: str, type_: str) -> list[Card]:
    there = (table.cards[each] for each in table.lying(player, Zone.FIELD))
    return [card for card in there if is_of(card, type_)]


@hooks.PLAY_CHECKS.hang(place=20)
def _whose_turn(table: Table, card: Card, play: Play) -> Refusal | None:
    return None if play.is_face_down else spells.is_activated_in_own_turn(table, card, play.player)


@hooks.PLAY_CHECKS.hang(place=20)
def _beside_a_stadium(table: Table, card: Card, play: Play) -> Refusal | None:
    stadiums = [each.id for each in _in_field_zone(table, play.player, STADIUM) if not each.is_face_down]
    return lasting_spells.no_stadium_in_the_way(card, play.zone, stadiums)


def _room(table: Table, card: Card, play: Play) -> list[int]:
    if not is_of(card, FIELD) or play.zone is not Zone.FIELD:
        return []
    return list(lasting_spells.room_over(_in_field_zone(table, play.player, FIELD)))


def _places(table: Table, card: Card, player: str, zone: Zone, is_face_down: bool) -> Iterator[Play]:
    """The first free zone of its kind, or that of the Field Spell which gives way."""
    plays = list(offered(table, card, player, zone, is_face_down))
    if plays or zone is not Zone.FIELD:
        yield from plays
    else:
        play = Play(player, card.id, zone, is_face_down=is_face_down)
        yield from (replace(play, place=each) for each in _room(table, card, play))


def _offers(table: Table, card: Card, player: str) -> Iterator[Play]:
    for play in _places(table, card, player, _zone(card), is_face_down=False):
        for on in equipping.hosts(table, card, player) if equipping.is_equip(card) else [""]:
            yield replace(play, on=on) if on else play


def _why_not_play(table: Table, card: Card, play: Play) -> Refusal | None:
    if not playing.holds(table, card, play.player):
        return book.refuse("4.4.1", card=card.id, zone=str(card.zone))
    if play.zone is not _zone(card):
        return book.refuse("11.3.10" if is_of(card, FIELD) else "8.1.7", card=card.id, zone=str(play.zone))
    if not equipping.is_equip(card):
        return book.refuse("8.1.7", card=card.id, on=play.on) if play.on else None
    return equipping.why_not(table, card, play.on, play.player) or joining.chosen_zone(
        play.zone, play.place, putting.free_places(table, play.player, play.zone)
    )


def _give_way(table: Table, trace: Trace, item: Item) -> None:
    """The Field Spell of the player makes room for the new one."""
    card = table.cards[item.card]
    if is_of(card, FIELD) and item.zone is Zone.FIELD:
        old = lasting_spells.giving_way(_in_field_zone(table, item.player, FIELD))
        moving.discard(table, trace, [each.id for each in old], "11.3.12.a")


def _old_field_spells(table: Table, card: Card, player: str, is_set: bool) -> list[Card]:
    """Those that make room for a card that an effect brings (11.3.12)."""
    own = _in_field_zone(table, player, FIELD) if is_of(card, FIELD) else []
    return list(lasting_spells.giving_way(own)) if lasting_spells.room_over(own) else []


giving_way.SORTS.append(giving_way.Sort(_old_field_spells, "11.3.12.a"))


def _arrives(table: Table, trace: Trace, item: Item) -> None:
    card = table.cards[item.card]
    _give_way(table, trace, item)
    playing.put(table, trace, item, "8.1.3")
    if item.on:
        equipping.attach(table, trace, card, item.on, item.player)


hooks.way(
    hooks.Way(
        name="Spell",
        takes=_is_spell,
        fits=lambda table, card, play: not play.is_face_down and play.zone is not Zone.UNO_PILE,
        offers=_offers,
        aims=aimed,
        why_not=_why_not_play,
        arrives=_arrives,
        is_fast=playing.is_fast,
        room=_room,
        place=32,
    )
)


def _attached_to_nothing(table: Table) -> list[str]:
    """Equip Spells that would have attached themselves by their effect, and have not."""
    open_ = (card for card in presence.lying_about(table) if is_of(card, EQUIP) and not card.host)
    there = (card for card in open_ if card.zone is Zone.BACKROW and not card.is_face_down)
    return [card.id for card in there if equipping.equips_by_effect(card.printed.text)]


@hooks.check(place=62, is_due=lambda table: bool(_attached_to_nothing(table)))
def _discard_loose(table: Table, trace: Trace, answers: Answers) -> bool:
    """They are discarded (11.3.6.b)."""
    return bool(moving.discard(table, trace, _attached_to_nothing(table), "11.3.6.b"))


@hooks.ANSWERS.hang("turned down")
def _is_lost_face_down(table: Table, trace: Trace, event: Event) -> None:
    """An Equip Spell on a summon that is turned face-down is destroyed, as in its own game (14.1.1.R1)."""
    host = table.cards[str(event.get("card"))]
    lost = [each for each in sorted(host.attached) if is_of(table.cards[each], EQUIP)]
    moving.destroy(table, trace, lost, under("14.1.1"), host=host.id)


def _sets(table: Table, card: Card, player: str) -> Iterator[Play]:
    yield from _places(table, card, player, spells.where_set_spells_go(card), is_face_down=True)


def _why_not_set(table: Table, card: Card, play: Play) -> Refusal | None:
    if not playing.holds(table, card, play.player):
        return book.refuse("4.4.1", card=card.id, zone=str(card.zone))
    if not spells.may_be_set(card) and not spells.quick_play_may_be_set(card):
        return book.refuse("10.1.1", card=card.id, types=list(card.printed.types))
    if play.zone is not spells.where_set_spells_go(card):
        return book.refuse("11.1.4.a", card=card.id, zone=str(play.zone))
    return None


def _set(table: Table, trace: Trace, item: Item) -> None:
    _give_way(table, trace, item)
    playing.put(table, trace, item, "8.1.3.a")
    rule = "11.2.7" if is_of(table.cards[item.card], QUICK_PLAY) else "11.1.4"
    happenings.happen(table, trace, "set", rule, item.player, card=item.card)


def _is_set_fast(table: Table, card: Card) -> bool:
    return spells.quick_play_is_set_fast() if is_of(card, QUICK_PLAY) else playing.is_fast(table, card)


hooks.way(
    hooks.Way(
        name="Set Spell",
        takes=_is_spell,
        fits=lambda table, card, play: play.is_face_down and play.zone is not Zone.UNO_PILE,
        offers=_sets,
        why_not=_why_not_set,
        arrives=_set,
        is_fast=_is_set_fast,
        room=_room,
        place=32,
    )
)


def _why_not_flip(table: Table, card: Card, action: Flip) -> Refusal | None:
    """A Spell that has been Set is flipped whenever it could be played from the hand."""
    if not spells.flips_as_it_is_played(card):
        return book.refuse("11.1.5", card=card.id)
    refusal = playing.why_not_now(table, action.player, playing.is_fast(table, card))
    if refusal is None and equipping.is_equip(card):
        refusal = equipping.why_not(table, card, action.on, action.player)
    return refusal


def _why_not_flip_quick_play(table: Table, card: Card, action: Flip) -> Refusal | None:
    """A Quick-Play Spell waits for the next turn, and is flipped at any time from then on."""
    return spells.waits_for_the_next_turn(table, card) or playing.why_not_now(table, action.player, True)


for _type in SPELLS:
    FLIPS[_type], RULES[_type] = _why_not_flip, "11.1.5"
FLIPS[QUICK_PLAY], RULES[QUICK_PLAY] = _why_not_flip_quick_play, "11.2.8"
