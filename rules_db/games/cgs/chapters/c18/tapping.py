"""Sets that are tapped for temporary money, and Property Wildcards that are given another color."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from rules_db.engine.choices import Answers
from rules_db.engine.kernel import Plain, Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions.wording import card as card_named
from rules_db.games.cgs.actions.wording import unlisted
from rules_db.games.cgs.book import book
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.monopoly import limits
from rules_db.games.cgs.doing.monopoly.cards import color_of, is_monopoly, properties_of
from rules_db.games.cgs.doing.monopoly.sets import PropertySet, rent_value, set_of, sets_of
from rules_db.games.cgs.rules.c8_queue import priority
from rules_db.games.cgs.rules.c9_magic import tapping
from rules_db.games.cgs.rules.c18_monopoly_deal import drawing_and_playing, properties, wildcards
from rules_db.games.cgs.state import Card, Table, Task


@dataclass(frozen=True, slots=True)
class TapForMoney:
    """Taps the set that a Property card is part of, for temporary money."""

    player: str
    card: str


def _together(table: Table, one: PropertySet) -> list[PropertySet]:
    """The set that is named, and how many others of its color may be tapped with it."""
    player = one.cards[0].controller
    others = [each for each in sets_of(table, player) if each.color == one.color and each.cards != one.cards]
    return [one, *others][: properties.sets_at_a_time()]


def _why_not_tap(table: Table, action: TapForMoney) -> Refusal | None:
    card = table.cards[action.card]
    one = set_of(table, card) if card.controller == action.player and is_monopoly(card) else None
    if one is None or not properties.may_be_tapped_together(one.cards):
        return book.refuse("18.3.4", card=card.id, controller=card.controller)
    if wildcards.is_no_set(one.cards):
        return book.refuse("18.4.2.a", card=card.id)
    return (
        priority.is_limited(table, card)
        or properties.is_tapped_at_slow_speed(table, action.player)
        or properties.are_all_untapped(one.cards)
    )


def _tap(table: Table, trace: Trace, action: TapForMoney) -> None:
    table.agenda.append(Task("settle"))
    table.passes = 0
    one = set_of(table, table.cards[action.card])
    if one is None:
        return
    sets = _together(table, one)
    amount = properties.temporary_money(sum(rent_value(table, each) for each in sets))
    for card in (card for each in sets for card in each.cards):
        card.is_tapped = tapping.lies_sideways()
        happenings.happen(table, trace, "tapped", "18.3.4.e", action.player, card=card.id)
    table.players[action.player].temporary += amount
    facts: dict[str, Plain] = {"amount": amount, "cards": [card.id for card in one.cards]}
    happenings.happen(table, trace, "temporary money", "18.3.4", action.player, **facts)


_OF_COLOR = re.compile(r"(?:the|her|his|their) (.+?) (?:set|properties|Property cards)")


def _read_tap(table: Table, found: re.Match[str]) -> TapForMoney | None:
    """A set is named by any card of it, by all of them together, or by its color."""
    if of_color := _OF_COLOR.fullmatch(found["cards"]):
        of_it = (each for each in sets_of(table, found["player"]) if each.color.casefold() == of_color[1].casefold())
        return next((TapForMoney(found["player"], each.cards[0].id) for each in of_it), None)
    cards = [table.cards[card_named(table, each)] for each in unlisted(table, found["cards"])]
    one = set_of(table, cards[0]) if len(cards) > 1 else None
    names_all = one is not None and {each.id for each in one.cards} == {each.id for each in cards}
    return TapForMoney(found["player"], cards[0].id) if names_all or len(cards) == 1 else None


def _tappable(table: Table, player: str) -> Iterator[TapForMoney]:
    """Each set of which no card is tapped."""
    if table.turn_player == player and not table.queue and any(properties_of(table, player)):
        for one in sets_of(table, player):
            if not any(card.is_tapped for card in one.cards):
                yield TapForMoney(player, one.cards[0].id)


hooks.deed(
    hooks.Deed(
        kind=TapForMoney,
        prints=lambda action: f"{action.player} taps {action.card} for money",
        reads=((r"(?P<player>.+?) taps (?P<cards>.+?) for money", _read_tap),),
        options=_tappable,
        why_not=_why_not_tap,
        does=_tap,
        place=5,
    )
)


@hooks.DUTIES.hang("phase over")
def _temporary_money_is_lost(table: Table, trace: Trace, answers: Answers) -> None:
    for player in table.order:
        one = table.players[player]
        if one.temporary and properties.is_removed_after_phase():
            amount, one.temporary = one.temporary, 0
            happenings.happen(table, trace, "temporary money lost", "18.3.4.c", player, amount=amount)


@dataclass(frozen=True, slots=True)
class ChangeColor:
    """Gives a Property Wildcard another of its colors."""

    player: str
    card: str
    color: str


def _is_own_wildcard(card: Card, player: str) -> bool:
    return wildcards.is_wildcard(card) and card.controller == player


def _why_not_change(table: Table, action: ChangeColor) -> Refusal | None:
    card = table.cards[action.card]
    may = _is_own_wildcard(card, action.player) and wildcards.may_be_given_color(card, action.color)
    if not may or card not in properties_of(table, action.player) or color_of(card) == action.color:
        return book.refuse("18.4.4", card=card.id, color=action.color)
    return priority.is_limited(table, card) or wildcards.is_changed_at_slow_speed(table, action.player)


def _change(table: Table, trace: Trace, action: ChangeColor) -> None:
    table.agenda.append(Task("settle"))
    table.passes = 0
    card = table.cards[action.card]
    before, card.declared = color_of(card), action.color
    if drawing_and_playing.counts_without_being_played():
        limits.count(table, action.player)
    facts = {"card": card.id, "before": before, "color": action.color}
    happenings.happen(table, trace, "changed color", "18.4.4", action.player, **facts)


def _changeable(table: Table, player: str) -> Iterator[ChangeColor]:
    """Each Wildcard in each other color that it shows."""
    if table.turn_player == player and not table.queue:
        for card in properties_of(table, player):
            if wildcards.is_wildcard(card):
                yield from (
                    ChangeColor(player, card.id, each) for each in card.printed.colors if each != color_of(card)
                )


def _read_change(table: Table, found: re.Match[str]) -> ChangeColor:
    return ChangeColor(found["player"], card_named(table, found["card"]), found["color"].title())


hooks.deed(
    hooks.Deed(
        kind=ChangeColor,
        prints=lambda action: f"{action.player} changes {action.card} to {action.color}",
        reads=(
            (rf"(?P<player>.+?) changes (?P<card>.+?) to (?P<color>(?i:{'|'.join(properties.COLORS)}))", _read_change),
        ),
        options=_changeable,
        why_not=_why_not_change,
        does=_change,
        place=5,
    )
)
