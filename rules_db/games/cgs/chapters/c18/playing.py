"""How Monopoly Deal cards are counted, banked, and played into the resource area."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.kernel import Event, Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions.values import Play, play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.monopoly import limits, money
from rules_db.games.cgs.doing.monopoly.cards import action_of, is_monopoly, is_property
from rules_db.games.cgs.doing.playing import playing
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.rules.c8_queue import special_actions
from rules_db.games.cgs.rules.c15_uno import playing as uno
from rules_db.games.cgs.rules.c18_monopoly_deal import drawing_and_playing, just_say_no, properties, wildcards
from rules_db.games.cgs.rules.c18_monopoly_deal import money as money_rules
from rules_db.games.cgs.state import Card, Item, Table, Task
from rules_db.games.cgs.words import Zone

hooks.SPEEDS[properties.PROPERTY] = lambda table, card: not properties.are_slow()
hooks.SPEEDS[properties.WILDCARD] = lambda table, card: not (properties.are_slow() and wildcards.is_like_property(card))

ELSEWHERE = (Zone.BANK, Zone.UNO_PILE, Zone.HOLD_EM, Zone.BETTING)
"""Where a card is played that is not played as its type says."""


def counts(card: Card, zone: Zone) -> bool:
    """Whether playing a card there is one of the three plays of a turn."""
    if zone is Zone.BANK:
        return drawing_and_playing.banking_is_playing(zone)
    return is_monopoly(card) and not just_say_no.is_exempt(action_of(card))


@hooks.PLAY_CHECKS.hang(place=15)
def _three_a_turn(table: Table, card: Card, play: Play) -> Refusal | None:
    is_free = play.zone is Zone.UNO_PILE and not uno.keeps_limits()
    if not is_monopoly(card) or is_free or not counts(card, play.zone):
        return None
    return drawing_and_playing.is_one_of_three(card, limits.played(table, play.player))


@hooks.PLAY_CHECKS.hang(place=16)
def _money_is_banked(table: Table, card: Card, play: Play) -> Refusal | None:
    return money_rules.is_only_banked(card, play.zone) if is_monopoly(card) else None


def begins(table: Table, trace: Trace, item: Item) -> None:
    """Count a play of a Monopoly Deal card."""
    if counts(table.cards[item.card], item.zone):
        limits.count(table, item.player)


@hooks.ANSWERS.hang("played")
def _played_onto_pile(table: Table, trace: Trace, event: Event) -> None:
    card = table.cards[str(event.get("card"))]
    is_onto_pile = event.get("zone") == str(Zone.UNO_PILE) and uno.keeps_limits()
    if is_onto_pile and is_monopoly(card) and counts(card, Zone.UNO_PILE):
        limits.count(table, event.who)


def _bankable(table: Table, card: Card, player: str) -> Iterator[Play]:
    if not is_property(card) and money.worth(table, card):
        yield play(player, card.id, Zone.BANK)


def _why_not_bank(table: Table, card: Card, play: Play) -> Refusal | None:
    if refusal := properties.is_never_banked(card, play.zone, is_monopoly(card) and is_property(card)):
        return refusal
    if not money.worth(table, card):
        return book.refuse("8.1.7", card=card.id, zone=str(play.zone))
    return drawing_and_playing.is_banked_at_slow_speed(table, card, play.player)


def _bank(table: Table, trace: Trace, item: Item) -> None:
    card = table.cards[item.card]
    money.bank(table, card, item.player)
    facts = {"card": card.id, "zone": str(Zone.BANK), "facing": "face-up"}
    event = happenings.happen(table, trace, "played", "18.1.3.a", item.player, **facts, way=item.way)
    with trace.because(event):
        happenings.happen(table, trace, "banked", "18.1.3.a", item.player, card=card.id, value=money.worth(table, card))


for _name, _special in (("bank", True), ("bank by the Queue", False)):
    hooks.way(
        hooks.Way(
            name=_name,
            fits=lambda table, card, play, special=_special: (  # type: ignore[misc]
                play.zone is Zone.BANK and not play.is_face_down and special_actions.is_banking(play.zone) == special
            ),
            offers=_bankable,
            offers_for=lambda card, special=_special: special and is_monopoly(card),  # type: ignore[misc]
            why_not=_why_not_bank,
            begins=begins,
            arrives=_bank,
            is_fast=lambda table, card: True,
            is_special=_special,
            place=20,
        )
    )


def _is_property_type(card: Card) -> bool:
    return is_of(card, properties.PROPERTY, properties.WILDCARD)


def _property_plays(table: Table, card: Card, player: str) -> Iterable[Play]:
    """The plays into the resource area, those of a Property Wildcard in each of its colors."""
    if not properties.is_resource(card):
        return ()
    said = card.printed.colors if wildcards.is_wildcard(card) else ("",)
    return [Play(player, card.id, Zone.RESOURCES, said=each) for each in said]


def _why_no_property(table: Table, card: Card, play: Play) -> Refusal | None:
    if not playing.holds(table, card, play.player) or not properties.is_resource(card):
        return book.refuse("4.4.1", card=card.id, zone=str(card.zone))
    if not is_property(card) or play.zone is not properties.where_properties_go():
        return book.refuse("18.3.2", card=card.id, zone=str(play.zone))
    if not wildcards.is_wildcard(card):
        return None
    if refusal := wildcards.names_color(card, play.said):
        return refusal
    return None if wildcards.stands_in(card, play.said) else book.refuse("18.4.2", card=card.id, named=play.said)


def _lay_property(table: Table, trace: Trace, item: Item) -> None:
    playing.put(table, trace, item, "18.3.2")
    card = table.cards[item.card]
    if wildcards.is_wildcard(card):
        card.declared = item.said.get("said", "")


for _name, _special in (("property", True), ("property by the Queue", False)):
    hooks.way(
        hooks.Way(
            name=_name,
            takes=_is_property_type,
            fits=lambda table, card, play, special=_special: (  # type: ignore[misc]
                not play.is_face_down and play.zone not in ELSEWHERE and special_actions.is_resource(card) == special
            ),
            offers=_property_plays,
            offers_for=lambda card, special=_special: special,  # type: ignore[misc]
            why_not=_why_no_property,
            begins=begins,
            arrives=_lay_property,
            is_fast=playing.is_fast,
            is_special=_special,
            place=30,
        )
    )


@hooks.ANSWERS.hang("entered")
@hooks.ANSWERS.hang("stolen")
@hooks.ANSWERS.hang("controlled")
def _comes_by_effect(table: Table, trace: Trace, event: Event) -> None:
    """A Property Wildcard that nobody has played has no color yet in the resource area, nor has one from the pot."""
    card = table.cards[str(event.get("card"))]
    if event.kind == "controlled" and event.rule != book.id("16.7.3.b"):
        return
    if wildcards.is_wildcard(card) and card.zone is Zone.RESOURCES and not (card.declared or event.get("from_")):
        table.agenda.append(Task(NAMING, card.controller, data=[card.id, str(card.stay)]))


NAMING = "name the color of a Wildcard"


@hooks.task(NAMING)
def _name_color(table: Table, trace: Trace, task: Task) -> None:
    """Whoever controls it by then names one of its colors; who has played it has done so."""
    card = table.cards[task.data[0]]
    if card.declared or str(card.stay) != task.data[1] or card.controller not in table.order:
        return
    colors, answers = [*card.printed.colors], Answers(task.answers)
    if len(colors) > 1 and wildcards.names_color(card, "") is not None:
        card.declared = answers.ask_one(Choice(card.controller, "declare", "18.4.2.b", colors, about=card.id))
        facts = {"card": card.id, "color": card.declared}
        happenings.happen(table, trace, "declared a color", "18.4.2.b", card.controller, **facts)


@hooks.COLORS.hang()
def _colors(table: Table, card: Card) -> Iterable[str]:
    """A Property Wildcard has its one color in the resource area, and that named for it on the Uno pile."""
    if not is_monopoly(card):
        return ()
    if is_of(card, "Rent card"):
        return wildcards.colors_of_rent_card(card) or ("Action Card",)
    if not wildcards.is_wildcard(card):
        return ()
    if card.zone is Zone.RESOURCES:
        return wildcards.its_one_color(card.declared or card.printed.colors[0])
    return wildcards.its_colors_elsewhere(card) or card.printed.colors[:1]
