"""The action of retreating: 'Ann retreats Pikachu for Eevee [with Volt Energy]' (section 12.5)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions import values as act
from rules_db.games.cgs.actions.wording import card as named
from rules_db.games.cgs.actions.wording import listed, unlisted
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.doing.conditions import attempts
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.fighting import switching
from rules_db.games.cgs.doing.playing import limits, paying
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.kinds import is_of, is_summon
from rules_db.games.cgs.properties import mana_factor
from rules_db.games.cgs.rules.c4_turn import main_phase
from rules_db.games.cgs.rules.c8_queue import priority
from rules_db.games.cgs.rules.c12_pokemon import cards, retreating
from rules_db.games.cgs.rules.c12_pokemon.special_conditions import RETREAT
from rules_db.games.cgs.state import Card, Table, Task
from rules_db.games.cgs.words import Game, Zone


@dataclass(frozen=True, slots=True)
class Retreat:
    """A Pokémon changes places with another summon; `using` are Energies to pay with, () for whatever there is."""

    player: str
    card: str
    other: str
    using: tuple[str, ...] = ()


def cost_of(table: Table, card: Card) -> paying.Cost:
    """What it costs a Pokémon to retreat: so much mana of any color, by the factor of the game (7.3.5)."""
    count = retreating.cost(switching.retreat_cost(table, card)) * mana_factor(table, Game.POKEMON)
    if retreating.takes_any_color():
        return paying.Cost(count, ())
    return paying.Cost(0, tuple(sorted(values.colors(table, card)))[:1] * count)


def _retreats(player: str) -> str:
    return f"retreat/{player}"


def why_not(table: Table, action: Retreat) -> Refusal | None:
    """Why a Pokémon may not retreat like this now."""
    card, other = table.cards[action.card], table.cards[action.other]
    if not cards.is_pokemon(card) or card.controller != action.player or card.is_masked:
        return book.refuse("12.5.2", card=card.id, controller=card.controller)
    if not retreating.may_retreat_in(table, action.player):
        return book.refuse("12.5.2", turn_player=table.turn_player, phase=table.phase)
    return (
        priority.is_limited(table, card)
        or main_phase.has_resolved(table)
        or retreating.is_in_active_spot(card)
        or retreating.has_not_attacked(table, card)
        or retreating.is_only_retreat(card, limits.used(table, _retreats(action.player)))
        or attempts.why_not(table, card, RETREAT)
        or effects().forbidden(table, "retreat", card.id)
        or retreating.has_somebody(table, card, action.player)
        or retreating.is_in_bench_zone(card, other)
        or _why_not_from_pile(card)
        or _why_not_paid(table, card, action)
    )


def _why_not_from_pile(card: Card) -> Refusal | None:
    if card.zone is Zone.UNO_PILE and not retreating.takes_place_on_pile():
        return book.refuse("12.5.5", card=card.id, zone=str(card.zone))
    return None


def _why_not_paid(table: Table, card: Card, action: Retreat) -> Refusal | None:
    stray = [each for each in action.using if each not in card.attached or not is_of(table.cards[each], "Energy")]
    keeping = [each for each in card.attached if action.using and each not in action.using]
    cost, with_pool = cost_of(table, card), cards.is_paid_from_pool()
    wanting = paying.wanting_for(table, action.player, card, cost, keeping, with_pool)
    if wanting or stray:
        return book.refuse("12.5.4", card=card.id, wanting=wanting, not_attached=list(stray))
    more = [each for each in action.using if not _wanting_without(table, card, action, each)]
    return book.refuse("12.5.4", card=card.id, not_needed=[*more]) if more else None


def _wanting_without(table: Table, card: Card, action: Retreat, name: str) -> str:
    """What would be wanting without one of the Energies that are named, and without other mana."""
    keeping = [each for each in card.attached if each == name or each not in action.using]
    return paying.wanting_for(table, action.player, card, cost_of(table, card), keeping, with_pool=False)


def _options(table: Table, player: str) -> Iterator[Retreat]:
    """Each Active Pokémon with each summon on the Bench, paid with whatever there is."""
    bench = [each for each in table.lying(player, Zone.SUMMON) if is_summon(table.cards[each])]
    active = [*table.lying(player, Zone.EXTRA_SUMMON), *table.shared[Zone.UNO_PILE][-1:]]
    for name in active:
        if cards.is_pokemon(table.cards[name]) and table.cards[name].controller == player:
            yield from (Retreat(player, name, other) for other in bench)


def _does(table: Table, trace: Trace, action: Retreat) -> None:
    """The coin of a Confused Pokémon comes first; then the cost is paid, and the two change places."""
    table.agenda.append(Task("settle"))
    table.passes = 0
    card, other = table.cards[action.card], table.cards[action.other]
    if not attempts.tries(table, trace, card, RETREAT):
        return
    limits.use(table, _retreats(action.player))
    event = happenings.happen(table, trace, "retreats", "12.5.2", action.player, card=card.id, other=other.id)
    with trace.because(event):
        switching.pay_retreat(table, trace, action.player, card, cost_of(table, card), action.using)
        if retreating.change_places():
            switching.change_places(table, trace, card, other, "12.5.5")


def _prints(action: Retreat) -> str:
    using = f" with {listed(action.using)}" if action.using else ""
    return f"{action.player} retreats {action.card} for {action.other}{using}"


def _reads(table: Table, found: re.Match[str]) -> act.Action:
    using = tuple(named(table, each) for each in unlisted(table, found["using"] or ""))
    return Retreat(found["player"], named(table, found["card"]), named(table, found["other"]), using)


hooks.deed(
    hooks.Deed(
        kind=Retreat,
        prints=_prints,
        reads=((r"(?P<player>.+?) retreats (?P<card>.+?) for (?P<other>.+?)(?: with (?P<using>.+))?", _reads),),
        options=_options,
        why_not=why_not,
        does=_does,
    )
)
