"""Rent cards and Double the Rent!: what is charged, who pays, and how often it is doubled."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from rules_db.engine.choices import Answers
from rules_db.engine.kernel import Plain, Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text import equivalents
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.card_text.said.vocabulary import RANK
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.monopoly import sets
from rules_db.games.cgs.doing.monopoly.actions import ACTIONS, Action, waiting
from rules_db.games.cgs.doing.monopoly.cards import is_property
from rules_db.games.cgs.doing.monopoly.collecting import collect
from rules_db.games.cgs.doing.zones import presence
from rules_db.games.cgs.kinds import is_long_term
from rules_db.games.cgs.rules.c18_monopoly_deal import action_cards, rent, wildcards
from rules_db.games.cgs.state import Card, Item, Table

DOUBLED = "doubled"
"""Under which the item of a Rent card keeps how many Double the Rent! cards have resolved for it."""


def _is_permanent(table: Table, card: Card) -> bool:
    return presence.is_in_play(table, card) and is_long_term(card) and not card.is_face_down


def _why_no_permanent(table: Table, card: Card, chosen: str, player: str) -> Refusal | None:
    """Why one cannot charge for a permanent."""
    if not rent.may_charge_for_permanent():
        return book.refuse(rent.FOR_PROPERTIES, card=card.id)
    colors = sorted(values.colors(table, card))
    return rent.is_under_control(card, player) or rent.is_permanent_of_color(
        card, _is_permanent(table, card), colors, equivalents.color_of(chosen)
    )


def _why_not(table: Table, card: Card, play: Play) -> Refusal | None:
    if refusal := rent.is_color_shown(card, play.said) or rent.charges_for_one_thing(card, len(play.using)):
        return refusal
    for each in play.using:
        if refusal := _why_no_permanent(table, table.cards[each], play.said, play.player):
            return refusal
    return _why_not_paid_by(table, card, play)


def _why_not_paid_by(table: Table, card: Card, play: Play) -> Refusal | None:
    """The one opponent who pays for a ten-color Rent card is named, and nobody for any other."""
    if not rent.only_one_pays(wildcards.has_ten_colors(card)):
        return book.refuse(rent.FOR_PROPERTIES, card=card.id, named=list(play.targets)) if play.targets else None
    if len(play.targets) == 1 and play.targets[0] in table.others(play.player):
        return None
    return book.refuse("18.5.13", card=card.id, named=list(play.targets))


def _plays(table: Table, card: Card, play: Play) -> Iterator[Play]:
    """In each color that brings in something (or the first), for the Property cards or for each permanent."""
    targets: Sequence[tuple[str, ...]] = [()]
    if rent.only_one_pays(wildcards.has_ten_colors(card)):
        targets = [(each,) for each in table.others(play.player)]
    for charged in _charges(table, card, play):
        for each in targets:
            yield replace(charged, targets=each)


def _charges(table: Table, card: Card, play: Play) -> Iterator[Play]:
    colors = [color for color in card.printed.colors if sets.charged_for(table, play.player, color)]
    for color in colors or card.printed.colors[:1]:
        yield replace(play, said=color)
    permanents = [each for each in presence.all_in_play(table) if each.controller == play.player]
    for color in card.printed.colors:
        for each in permanents:
            if _why_no_permanent(table, each, color, play.player) is None:
                yield replace(play, said=color, using=(each.id,))


def payers(table: Table, item: Item) -> list[str]:
    """Who pays the rent of a Rent card that has been activated."""
    if rent.only_one_pays(wildcards.has_ten_colors(table.cards[item.card])):
        return [each.id for each in item.targets if each.id in table.order]
    return table.others(item.player)


def _of_permanents(table: Table, item: Item) -> tuple[int, int]:
    """What the permanents that are charged for bring in, and what their buildings add."""
    amount = extra = 0
    for card in (table.cards[each] for each in item.paid):
        if rent.is_under_control(card, item.player) is None and _is_permanent(table, card):
            number = values.number(table, card, RANK)
            amount += rent.rank_without_number() if number is None else rent.rent_of_permanent(int(number))
            extra += sets.additions(table, [card]) if not is_property(card) or sets.has_energy(table, card) else 0
    return amount, extra


def _of_properties(table: Table, item: Item) -> tuple[int, int]:
    charged = sets.charged_for(table, item.player, item.said.get("said", ""))
    extra = sum(sets.extra_of(table, one) for one in charged)
    return rent.rent_of_properties(sum(sets.rent_value(table, one) for one in charged) - extra), extra


def _charge(table: Table, trace: Trace, item: Item, answers: Answers) -> None:
    """Every payer pays what is charged for, with House and Hotel, doubled as often as it has been."""
    rule = rent.FOR_PERMANENT if item.paid else rent.FOR_PROPERTIES
    amount, extra = _of_permanents(table, item) if item.paid else _of_properties(table, item)
    doubled = int(item.said.get(DOUBLED, "0"))
    if doubled:
        factor = action_cards.factor_of_double() ** action_cards.times_doubled(doubled)
        together = action_cards.doubled_additions(extra)
        amount, extra = (amount + together) * factor, extra - together
    who, due = payers(table, item), amount + extra
    facts: dict[str, Plain] = {"card": item.card, "amount": due, "payers": [*who]}
    event = happenings.happen(table, trace, "rent charged", rule, item.player, **facts)
    collect(table, item, who, due, rule, event.number)


def _own_rents(table: Table, player: str) -> list[str]:
    return [each.card for each in waiting(table, rent.RENT, player)]


def _why_not_double(table: Table, card: Card, play: Play) -> Refusal | None:
    named = play.targets[0] if play.targets else ""
    every = [each.card for each in waiting(table, rent.RENT)]
    return action_cards.is_with_rent_card(card, every) or action_cards.is_with_own_rent_card(
        card, named, _own_rents(table, play.player)
    )


def _doubles(table: Table, card: Card, play: Play) -> Iterable[Play]:
    return [replace(play, targets=(each,)) for each in _own_rents(table, play.player)]


def _rent_of(table: Table, item: Item) -> Item | None:
    """The Rent card to which a Double the Rent! belongs: the one named, else the latest of its player."""
    named = [each.id for each in item.targets]
    own = [each for each in waiting(table, rent.RENT, item.player) if not named or each.card in named]
    return own[0] if own else None


def _double(table: Table, trace: Trace, item: Item, answers: Answers) -> None:
    found = _rent_of(table, item)
    if found is not None:
        found.said[DOUBLED] = str(int(found.said.get(DOUBLED, "0")) + 1)
        happenings.happen(table, trace, "rent doubled", "18.6.9.c", item.player, card=found.card)


def _pay_double(table: Table, item: Item) -> Iterable[str]:
    found = _rent_of(table, item)
    return payers(table, found) if found is not None else ()


ACTIONS[rent.RENT] = Action(does=_charge, why_not=_why_not, plays=_plays, against=payers)
ACTIONS["Double the Rent"] = Action(
    does=_double, why_not=_why_not_double, plays=_doubles, against=_pay_double
)  # fmt: skip
