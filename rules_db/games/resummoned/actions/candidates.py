"""What the player who must choose could do: finite, canonical, sorted by text. Legality is decided elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations, product
from operator import itemgetter
from typing import Any

from rules_db.engine.choices import Choice
from rules_db.games.resummoned import properties
from rules_db.games.resummoned.actions import values as act
from rules_db.games.resummoned.actions.wording import format_
from rules_db.games.resummoned.card_text.reading import has_ignition
from rules_db.games.resummoned.rules.c300_cards.cards import printed_name
from rules_db.games.resummoned.rules.c500_zones import zones
from rules_db.games.resummoned.rules.c600_turns import attacks, general_actions, main_phase
from rules_db.games.resummoned.rules.c700_effects import costs, ignition, targeting
from rules_db.games.resummoned.state import (
    DOWN,
    MONSTER,
    MONSTER_ZONE,
    SPELL,
    UP,
    Activation,
    Card,
    Duel,
    Facing,
    Position,
    Reason,
    Zone,
)
from rules_db.games.resummoned.views import known_as

_FACINGS, _POSITIONS = tuple(Facing), tuple(Position)

Told = tuple[str, act.Action]
"""An action with its text."""


def options(duel: Duel) -> list[act.Action]:
    """Candidate actions. Surrendering, possible at any time, is no action in the sense of 601.2 and not among them."""
    if duel.stage == "over":
        return []
    if duel.choice is not None:
        told = list(_answers(duel, duel.choice))
    elif duel.stage == "between":
        told = list(_preparations(duel))
    else:
        told = _acts(duel, duel.priority)
    told.sort(key=itemgetter(0))
    return [action for _, action in told]


@lru_cache(maxsize=4096)
def _told(kind: Callable[..., act.Action], *fields: Any) -> Told:
    """Made once, as most actions are offered for many a turn."""
    action = kind(*fields)
    return format_(action), action


def _answers(duel: Duel, choice: Choice) -> Iterator[Told]:
    for pick in subsets(choice):
        yield _told(act.Choose, choice.player, choice.kind, tuple(known_as(duel, choice.player, each) for each in pick))


def _preparations(duel: Duel) -> Iterator[Told]:
    """Being ready, or swapping one card for another."""
    player = next(each for each in duel.seats if each not in duel.match.ready)
    yield _told(act.Ready, player)
    deck = {printed_name(insert) for insert in duel.match.decks[player]}
    sideboard = {printed_name(insert) for insert in duel.match.sideboards[player]}
    for out in sorted(deck):
        for into in sorted(sideboard):
            yield _told(act.Swap, player, out, into)


def _acts(duel: Duel, player: str) -> list[Told]:
    told = [_told(act.Pass, player), *_plays(duel, player)]
    own = [duel.cards[id_] for id_ in duel.players[player].field]
    turns_any = main_phase.in_main_phase_of(duel, player)
    for card in own:
        if card.facing is DOWN:
            told.append(_told(act.Flip, player, card.id))
        if turns_any and card.position is not None:
            told.append(_told(act.Turn, player, card.id))
    return [*told, *_attacks(duel, player, own), *_activations(duel, player)]


def _plays(duel: Duel, player: str) -> list[Told]:
    told: list[Told] = []
    columns: dict[tuple[Zone, tuple[str, ...]], list[int]] = {}
    for card, zone, facings in _playable(duel, player):
        positions = _POSITIONS if zone is MONSTER_ZONE else ("",)
        steps = costs.cost_steps(duel, card)
        ways = costs.ways_to_pay(duel, steps, Activation(card.id, 0, player), Reason.PLAY) if steps else ((),)
        for paying in ways:
            if (zone, paying) not in columns:
                columns[zone, paying] = zones.open_columns(duel, player, zone, costs.once_paid(paying))
            for column in columns[zone, paying]:
                told += _placements(player, card.id, facings, positions, column, paying)
    return told


@lru_cache(maxsize=4096)
def _placements(
    player: str,
    card: str,
    facings: tuple[Facing, ...],
    positions: tuple[Position | str, ...],
    column: int,
    paying: tuple[str, ...],
) -> tuple[Told, ...]:
    """Every way to put a card there; made once, as these too are offered for many a turn."""
    return tuple(
        _told(act.Play, player, card, str(facing), str(position), column, paying)
        for facing, position in product(facings, positions)
    )


def _playable(duel: Duel, player: str) -> Iterator[tuple[Card, Zone, tuple[Facing, ...]]]:
    """The cards in hand that may be played at this moment, where each would go, and the ways up."""
    plays_quick = general_actions.not_open_now(duel, player) is None
    plays_other = main_phase.plays_in_main_phase(duel, player) is None
    for id_ in duel.players[player].hand:
        card = duel.cards[id_]
        is_quick = general_actions.is_quick(duel, card)
        if plays_quick if is_quick else plays_other:
            card_type = properties.true_type(duel, card)
            facings = _facings(card_type)
            if not is_quick:
                facings = tuple([each for each in facings if main_phase.over_limit(duel, player, card, each) is None])
            if facings:
                yield card, zones.zone_for(card_type), facings


def _facings(card_type: str) -> tuple[Facing, ...]:
    if card_type == MONSTER:
        return _FACINGS
    return (UP,) if card_type == SPELL else (DOWN,)


def _attacks(duel: Duel, player: str, own: list[Card]) -> Iterator[Told]:
    attackers = [card for card in own if card.zone is MONSTER_ZONE]
    if not attackers or attacks.declares_in_battle_phase(duel, player):
        return
    for defender in attacks.defenders(duel):
        for card in attackers:
            yield _told(act.Attack, player, card.id, known_as(duel, player, defender))


def _activations(duel: Duel, player: str) -> Iterator[Told]:
    for card in _with_ignition(duel, player):
        number = 0
        for index, effect in enumerate(card.insert.effects):
            if effect.type != "ignition":
                continue
            number += 1
            activation = Activation(card.id, index, player)
            if ignition.ignition_condition_is_met(duel, effect, activation) is not None:
                continue
            for paying in costs.ways_to_pay(duel, effect.cost, activation, Reason.ACTIVATE):
                after = (
                    costs.after_paying(duel, effect.cost, activation, paying)
                    if targeting.target_groups(effect)
                    else duel
                )
                for targets in targeting.ways_to_target(after, effect, activation):
                    names = tuple(known_as(duel, player, each) for each in targets)
                    yield _told(act.Activate, player, card.id, number, paying, names)


def _with_ignition(duel: Duel, player: str) -> list[Card]:
    one = duel.players[player]
    piles = {"field": one.field, "hand": one.hand, "graveyard": one.graveyard, "banished": one.banished}
    found = [
        card
        for zone, pile in piles.items()
        for id_ in pile
        if (text := (card := duel.cards[id_]).insert.text) and has_ignition(text, zone)
    ]
    return [card for card in found if any(effect.type == "ignition" for _, effect in properties.effects(card))]


def subsets(choice: Choice) -> list[tuple[str, ...]]:
    """Every answer to a choice."""
    sizes = range(choice.least, min(choice.most, len(choice.options)) + 1)
    return [pick for size in sizes for pick in combinations(choice.options, size)]
