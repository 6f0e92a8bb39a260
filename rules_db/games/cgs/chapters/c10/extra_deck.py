"""Summoning monsters out of the Extra Deck by one's own decision (section 10.8)."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.kernel import Event, Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing import permissions
from rules_db.games.cgs.card_text.doing.paying import materials
from rules_db.games.cgs.card_text.reading import effects_of_kind
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.playing import playing
from rules_db.games.cgs.doing.yugioh import kinds_of_monster, special_summons
from rules_db.games.cgs.doing.yugioh.tributes import why_not_once_more
from rules_db.games.cgs.doing.zones import putting
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.rules.c10_monsters import extra_deck, summoning
from rules_db.games.cgs.rules.c10_monsters.extra_deck import FUSION, OF_EXTRA_DECK, SYNCHRO
from rules_db.games.cgs.state import Card, Item, Table, Task
from rules_db.games.cgs.words import SUMMON_ZONES, Zone

WAY = "summon from the Extra Deck"


def _is_of_extra_deck(card: Card) -> bool:
    return is_of(card, *OF_EXTRA_DECK)


def _needs_no_card(card: Card) -> bool:
    """Whether the text of a Fusion Monster lets it be summoned without a backrow card."""
    return bool(effects_of_kind(card.printed.text, "no card"))


def _offers(table: Table, card: Card, player: str) -> Iterator[Play]:
    """With each set of materials, to the first free zone of both kinds."""
    if card.zone is not Zone.EXTRA_DECK or extra_deck.needs_backrow_card(card, _needs_no_card(card)):
        return
    for using in materials.sets_for(table, card, player):
        for zone in SUMMON_ZONES:
            for place in putting.free_places(table, player, zone, using)[:1]:
                yield Play(player, card.id, zone, place, using=using)


@hooks.PLAY_CHECKS.hang(place=15)
def _why_not(table: Table, card: Card, play: Play) -> Refusal | None:
    if not _is_of_extra_deck(card) or play.zone is Zone.UNO_PILE:
        return None
    is_there = card.zone is Zone.EXTRA_DECK and card.player == play.player and not play.is_face_down
    if not is_there or not kinds_of_monster.may_leave_extra_deck(card):
        rule = "10.8.21" if is_of(card, SYNCHRO) else "10.8.11"
        return book.refuse(rule, card=card.id, zone=str(card.zone), face_down=play.is_face_down)
    refusal = extra_deck.needs_backrow_card(card, _needs_no_card(card))
    if refusal is None and not kinds_of_monster.rule_of_special_summon(card):
        refusal = why_not_once_more(table, card, play.player)
    return (
        refusal
        or materials.why_not(table, card, play.player, play.using)
        or effects().forbidden(table, "Special Summon", play.player)
        or _why_locked(table, card, play.player)
    )


def _why_locked(table: Table, card: Card, player: str) -> Refusal | None:
    """A text lets the player Special Summon only cards of another sort."""
    return (
        book.refuse("4.4.2", card=card.id, to_do="Special Summon")
        if permissions.is_locked(table, card, player)
        else None
    )


def _begins(table: Table, trace: Trace, item: Item) -> None:
    """The materials go as a part of the summoning; those of an Xyz Monster as it joins the Queue."""
    card = table.cards[item.card]
    if not extra_deck.is_laid_onto(card):
        special_summons.use_materials(table, trace, card, [each for each in item.paid if each], item.player)


@hooks.ANSWERS.hang("joined the Queue", 5)
def _joins(table: Table, trace: Trace, event: Event) -> None:
    item = table.queue[-1]
    if item.way == WAY:
        _lay_beneath(table, trace, item)


def _lay_beneath(table: Table, trace: Trace, item: Item) -> None:
    card = table.cards[item.card]
    names = [each for each in item.paid if each and each not in card.beneath]
    if extra_deck.is_laid_onto(card):
        special_summons.use_materials(table, trace, card, names, item.player)
    item.paid = []


def _arrives(table: Table, trace: Trace, item: Item) -> None:
    table.agenda.append(Task(WAY, item=item))


@hooks.task(WAY)
def _comes(table: Table, trace: Trace, task: Task) -> None:
    """The monster arrives, in the position that its player chooses."""
    item = task.item
    if item is None:
        return
    card = table.cards[item.card]
    options = list(special_summons.positions_of(card))
    position = Answers(task.answers).ask_one(Choice(item.player, "choose", "10.3.10.b", options, about=card.id))
    _lay_beneath(table, trace, item)
    putting.enter(table, card, item.player, item.zone, item.place)
    card.is_defending, card.summoned = position == summoning.DEFENSE, table.turn
    facts = {"zone": str(item.zone), "origin": str(Zone.EXTRA_DECK), "way": item.way}
    event = happenings.happen(table, trace, "played", _rule_of(card), item.player, card=card.id, **facts)
    with trace.because(event):
        special_summons.tell(table, trace, card, item.player, **facts, **special_summons.made_as(card))
        happenings.happen(table, trace, "summoned", "8.1.4", item.player, card=card.id, **facts)
        happenings.happen(table, trace, "entered", "8.1.4", item.player, card=card.id, **facts)


def _rule_of(card: Card) -> str:
    """The rule by which a card comes out of the Extra Deck."""
    return "10.8.21" if is_of(card, SYNCHRO) else "10.8.11" if is_of(card, FUSION) else "10.8.24"


hooks.way(
    hooks.Way(
        name=WAY,
        takes=_is_of_extra_deck,
        fits=lambda table, card, play: play.zone is not Zone.UNO_PILE and not play.is_face_down,
        offers=_offers,
        begins=_begins,
        arrives=_arrives,
        is_fast=playing.is_fast,
        place=15,
    )
)
