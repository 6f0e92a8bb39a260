"""Traps: Setting them, flipping them when their conditions are met, and what may respond (sections 11.4 and 11.5)."""

from __future__ import annotations

from rules_db.engine.choices import Answers
from rules_db.engine.kernel import Event, Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing import standing
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.chapters.general import offered
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.playing import playing
from rules_db.games.cgs.doing.yugioh.flipping import FLIPS, RULES, Flip
from rules_db.games.cgs.doing.zones import moving
from rules_db.games.cgs.kinds import TERMS, is_of
from rules_db.games.cgs.rules.c11_spells_and_traps import kinds_of_trap, traps
from rules_db.games.cgs.state import Card, Item, Table
from rules_db.games.cgs.words import Zone

TRAPS = ("Normal Trap", "Counter Trap", "Continuous Trap")

TERMS["Normal Trap"] = lambda: kinds_of_trap.normal_trap_is_short_term()
TERMS["Counter Trap"] = lambda: kinds_of_trap.counter_trap_is_short_term()
TERMS["Continuous Trap"] = lambda: not traps.is_long_term()


def _why_not_play(table: Table, card: Card, play: Play) -> Refusal | None:
    refusal = traps.must_be_set(card, play.is_face_down)
    if refusal is None and not playing.holds(table, card, play.player):
        return book.refuse("4.4.1", card=card.id, zone=str(card.zone))
    return refusal


def _set(table: Table, trace: Trace, item: Item) -> None:
    """A Trap that has been Set stays; it would go where it is short-term."""
    playing.put(table, trace, item, "8.1.3.a")
    happenings.happen(table, trace, "set", "11.4.3", item.player, card=item.card)
    if not traps.is_long_term():
        moving.discard(table, trace, [item.card], "5.5.10")


hooks.way(
    hooks.Way(
        name="Trap",
        takes=lambda card: is_of(card, *TRAPS),
        fits=lambda table, card, play: play.zone is Zone.BACKROW,
        offers=lambda table, card, player: offered(table, card, player, Zone.BACKROW, True),
        why_not=_why_not_play,
        arrives=_set,
        is_fast=lambda table, card: traps.is_set_fast(),
        place=20,
    )
)


def _why_not_flip(table: Table, card: Card, action: Flip) -> Refusal | None:
    return (
        traps.waits_for_the_next_turn(table, card)
        or playing.why_not_now(table, action.player, True)
        or traps.conditions_are_met(card, _is_met(table, card))
    )


def _is_met(table: Table, card: Card) -> bool:
    """Whether what a Trap waits for has just come true; one that stays may be flipped at any time."""
    effects = read_effects(card.printed.text)
    if is_of(card, "Continuous Trap") or not any(each.kind == "triggered" for each in effects):
        return True
    return any(cue.card == card.id for cue in table.cues)


for _type in TRAPS:
    FLIPS[_type] = _why_not_flip
    RULES[_type] = "11.4.5"


@hooks.ANSWERS.hang("removed from the Queue")
def _negated(table: Table, trace: Trace, event: Event) -> None:
    card = table.cards[str(event.get("card"))]
    if card.zone is Zone.BACKROW and not card.is_face_down and kinds_of_trap.is_discarded_when_negated(card):
        moving.discard(table, trace, [card.id], "11.5.8.a")


def _negated_in_zones(table: Table) -> list[str]:
    there = [card for card in table.on_field() if card.zone is Zone.BACKROW and not card.is_face_down]
    own = sorted(card.id for card in there if kinds_of_trap.is_discarded_when_negated(card))
    return [each for each in own if standing.is_negated_by(table, table.cards[each], standing.NEGATE)]


@hooks.check(place=40, is_due=lambda table: bool(_negated_in_zones(table)))
def _negated_in_its_zone(table: Table, trace: Trace, answers: Answers) -> bool:
    """A Continuous Trap that lies face-up and is negated by what is in force goes as well."""
    moving.discard(table, trace, _negated_in_zones(table), "11.5.8.a")
    return True
