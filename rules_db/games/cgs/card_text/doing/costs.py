"""What an activation costs: whether it can be paid, and paying it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

from rules_db.engine.choices import Choice
from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing import amounts, matching, said_x, values
from rules_db.games.cgs.card_text.doing.paying import crewing
from rules_db.games.cgs.card_text.doing.step import ACTS, GENERAL, Doing, act, under
from rules_db.games.cgs.card_text.gained import game_of
from rules_db.games.cgs.card_text.model import Counted, Left, Mana, Modes, Step
from rules_db.games.cgs.card_text.selecting import ONE_COLOR, Selector
from rules_db.games.cgs.card_text.verbs.of_kinds.crewing import CREW
from rules_db.games.cgs.card_text.verbs.of_kinds.energy import ENERGY as ENERGY_COUNTERS
from rules_db.games.cgs.card_text.verbs.of_kinds.energy import PAY_ENERGY
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.fighting import damage
from rules_db.games.cgs.doing.playing import paying
from rules_db.games.cgs.doing.zones.presence import is_emblem
from rules_db.games.cgs.properties import mana_factor
from rules_db.games.cgs.rules.c6_common_properties import colors
from rules_db.games.cgs.rules.c9_magic import tapping
from rules_db.games.cgs.state import Card, Item, Table
from rules_db.games.cgs.words import Game, Zone

ENERGY = {
    "G": "green", "R": "red", "F": "red", "W": "blue", "L": "white", "P": "pink", "Y": "pink", "D": "black",
    "M": "black", "N": "divine",
}  # fmt: skip
"""The symbols of Energy and their colors (6.2.2); Colorless, [C], is paid with anything (6.2.11)."""


def cost_of(written: str) -> paying.Cost:
    """What a cost in mana or Energy asks for: '{1}{R}', '[W][C]'."""
    return _cost_of(written, colors.pays_equivalent())


@cache
def _cost_of(written: str, pays_equivalent: bool) -> paying.Cost:
    """Where equivalent colors do not pay for each other, Fighting and the like want mana of their own."""
    if written.startswith("{"):
        return paying.cost_of(written)
    symbols = [each for each in re.findall(r"\[(\w)\]", written) if each in ENERGY]
    wanted = tuple(ENERGY[each] if pays_equivalent or each in "GRWLPDN" else each for each in symbols)
    return paying.Cost(written.count("[C]"), wanted, is_energy=True)


def due(table: Table, card: Card, mana: str) -> paying.Cost:
    """What a card asks for in mana, by the factor of its game (7.3.5)."""
    return cost_of(mana).times(mana_factor(table, card.printed.game))


def written(table: Table, step: Mana, by: Item) -> str:
    """A cost in mana with the number for its X: what the text says that it is, or else what has been said for it.

    It is less for each of some cards, as far as it is generic mana.
    """
    if step.verb == "pay" and step.per is not None:
        less = step.count * len(matching.counted(table, step.per, by))
        return written(table, replace(step, mana=lessened(step.mana, less), per=None), by)
    if "{X}" not in step.mana:
        return step.mana
    x = said_x.x_of(by) if step.x is None else max(int(amounts.amount_of(table, step.x, by)), 0)
    return step.mana.replace("{X}", f"{{{x}}}")


def lessened(mana: str, less: int) -> str:
    """A cost in mana with so much less of its generic mana; '{0}' where nothing of it is left."""
    symbols = re.findall(r"\{[^}]+\}", mana)
    generic = sum(int(each[1:-1]) for each in symbols if each[1:-1].isdigit())
    others = "".join(each for each in symbols if not each[1:-1].isdigit())
    left = max(generic - less, 0)
    return (f"{{{left}}}" if left or not others else "") + others


def mana_of(step: Mana) -> Iterator[tuple[tuple[str, ...], int]]:
    """The mana that is added: pairs of its color and how much."""
    if step.mana in ("", ONE_COLOR):
        yield (paying.ANY_ONE if step.mana else paying.ANY,), step.count
        return
    cost = cost_of(step.mana)
    if step.is_either:
        yield tuple(dict.fromkeys(cost.colors)), step.count or 1
        return
    for color in dict.fromkeys(cost.colors):
        yield (color,), cost.colors.count(color)
    if cost.generic:
        yield ("colorless",), cost.generic


def why_not_all(table: Table, steps: Sequence[Step], by: Item, player: str) -> Refusal | None:
    """Why the costs of an effect cannot be paid by a player, None where they can; an emblem cannot give up itself."""
    card = table.cards[by.card]
    for step in steps:
        taps_itself = step.verb == "tap" and step.what in (None, THIS)
        if (taps_itself or step.what == THIS) and is_emblem(card):
            return book.refuse(under("4.4.2"), card=card.id, cannot_pay=step.verb)
        if taps_itself:
            if refusal := _why_not_tapped(table, card):
                return refusal
        elif not can_pay(table, step, by, player):
            return book.refuse(under("4.4.2"), card=card.id, cannot_pay=step.verb)
    return None


def can_pay(table: Table, step: Step, by: Item, player: str) -> bool:
    """Whether a player has what one cost asks for; one that is left to them asks for nothing."""
    mine = replace(by, player=player)
    if isinstance(step, Left):
        return True
    if isinstance(step, Modes):
        return any(can_pay(table, each, by, player) for each in step.modes)
    if isinstance(step, Mana):
        card = table.cards[by.card]
        return not paying.wanting_for(table, player, card, due(table, card, written(table, step, by)))
    if step.verb == "tap":
        return _can_tap(table, step.what or THIS, mine)
    if step.verb == "pay life":
        assert isinstance(step, Counted)
        return table.players[player].life >= _life(table, step, mine)
    if step.verb == PAY_ENERGY:
        assert isinstance(step, Counted)
        return table.players[player].counters.get(ENERGY_COUNTERS, 0) >= amounts.amount_of(table, step.amount, mine)
    if step.verb == CREW:
        assert isinstance(step, Counted)
        return crewing.can_crew(table, step, mine)
    if step.verb == "mill":
        assert isinstance(step, Counted)
        wanted = amounts.amount_of(table, step.amount, mine)
        return len(table.players[player].zones[Zone.MAIN_DECK]) >= wanted
    return _has_enough(table, step, mine)


THIS = Selector("this")


def _has_enough(table: Table, step: Step, by: Item) -> bool:
    """Whether there are as many cards, or counters on them, as the cost takes; a card does not pay for its playing."""
    what = step.what or THIS
    if step.verb == "discard" and what.pick not in matching.POINTING:
        what = replace(what, of="you")
    if isinstance(what.near, Selector) and what.near.pick == "choose":
        return any(len(each) >= what.count for each in matching.by_host(table, what, by).values())
    there = matching.found(table, replace(what, pick="all") if what.pick in ("choose", "random") else what, by)
    if by.kind == "card" and what.pick not in matching.POINTING:
        there = [card for card in there if card.id != by.card]
    if isinstance(step, Counted) and step.counter:
        wanted = amounts.amount_of(table, step.amount, by)
        held = any(card.counters.get(step.counter, 0) >= wanted for card in there)
        return held if step.verb == "remove counters" else bool(there)
    if isinstance(step, Counted) and step.amount.property == "hand" and table.cards[by.card].printed.game is Game.MAGIC:
        return True  # In Magic an empty hand can be discarded as well as any other (14.1.1.R1).
    if isinstance(step, Counted) and step.amount.property != "hand" and what.zone != Zone.ATTACHED:
        return len(there) >= max(int(amounts.amount_of(table, step.amount, by)), 1)
    return bool(there) and (what.pick not in ("choose", "top") or len(there) >= what.count)


def _can_tap(table: Table, what: Selector, by: Item) -> bool:
    """Whether as many cards as are chosen are untapped; another card than the one that asks may have just come."""
    are_untapped = [not each.is_tapped for each in matching.found(table, what, by)]
    return sum(are_untapped) >= what.count if what.pick == "choose" else all(are_untapped)


def _why_not_tapped(table: Table, card: Card) -> Refusal | None:
    """Why a card cannot be tapped for its own ability (9.3.7, 9.3.7.a, 9.3.10)."""
    return (
        tapping.untapped_creature_is_needed(card)
        or tapping.untapped_card_is_needed(card)
        or tapping.is_too_new(card, values.has_keyword(table, card, "haste"))
    )


def _life(table: Table, step: Counted, by: Item) -> int:
    """So much life as a card of its game means by it, rounded as damage is (10.2.2.R1)."""
    game = game_of(table.cards[by.card], by.effect)
    return values.whole_life(game, amounts.amount_of(table, step.amount, by) * values.scale(table, game))


def pay_all(doing: Doing, steps: Sequence[Step], player: str) -> None:
    """Pay every cost in the order of the text; asks which cards are given up."""
    payer = replace(doing, item=replace(doing.item, player=player))
    for step in [_with_x(doing, each) for each in steps]:
        if isinstance(step, Modes):
            pay_one_of(payer, step)
        elif tapping.is_tapped_for_ability() or step.verb != "tap":
            ACTS[step.verb](payer, step)


def _with_x(doing: Doing, step: Step) -> Step:
    """What the text says of X is about the player of the effect, whoever pays."""
    if not isinstance(step, Mana):
        return step
    return replace(step, mana=written(doing.table, step, doing.item), per=None if step.verb == "pay" else step.per)


@act("pay")
def pay(doing: Doing, step: Mana) -> None:
    mana = written(doing.table, step, doing.item)
    cost = due(doing.table, doing.source, mana)
    if paying.wanting_for(doing.table, doing.player, doing.source, cost):
        return
    spent = paying.pay_for(doing.table, doing.trace, doing.player, doing.source, cost)
    doing.trace.emit(
        "paid", under("5.10.31"), doing.player, card=doing.item.card, mana=mana,
        amount=sum(each.amount for each in spent),
    )  # fmt: skip


def pay_one_of(doing: Doing, step: Modes) -> None:
    """Whichever its player likes of what they can pay; each is called by its verb."""
    ways = {each.verb: each for each in step.modes if can_pay(doing.table, each, doing.item, doing.player)}
    if ways:
        choice = Choice(doing.player, "choose", under(GENERAL), list(ways), about=doing.item.card)
        way = ways[doing.answers.ask_one(choice)]
        ACTS[way.verb](doing, way)


@act("pay life")
def pay_life(doing: Doing, step: Counted) -> None:
    count = _life(doing.table, step, doing.item)
    damage.lose_life(doing.table, doing.player, count)
    happenings.happen(doing.table, doing.trace, "life lost", under("10.2.2"), doing.player, amount=count)
