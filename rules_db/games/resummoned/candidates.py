"""What the player who must choose could do: finite, canonical, sorted by text. Legality is decided elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.games.resummoned import actions as act
from rules_db.games.resummoned import battle, chain, costs, playing, properties, targeting, turns, zones
from rules_db.games.resummoned.cards import printed_name
from rules_db.games.resummoned.state import Card, CardType, Choice, Duel, Facing, Link, Position, Zone
from rules_db.games.resummoned.text import format_
from rules_db.games.resummoned.views import known_as


def options(duel: Duel) -> list[act.Action]:
    """Candidate actions. Surrendering, possible at any time, is no action in the sense of 601.2 and not among them."""
    if duel.stage == "over":
        return []
    if duel.choice is not None:
        return sorted(_answers(duel, duel.choice), key=format_)
    if duel.stage == "between":
        return sorted(_preparations(duel), key=format_)
    return sorted(_acts(duel, duel.priority), key=format_)


def _answers(duel: Duel, choice: Choice) -> Iterator[act.Action]:
    for pick in turns.subsets(choice):
        yield act.Choose(choice.player, choice.kind, tuple(known_as(duel, choice.player, each) for each in pick))


def _preparations(duel: Duel) -> Iterator[act.Action]:
    """Being ready, or swapping one card for another."""
    player = next(each for each in duel.seats if each not in duel.match.ready)
    yield act.Ready(player)
    deck = {printed_name(insert) for insert in duel.match.decks[player]}
    sideboard = {printed_name(insert) for insert in duel.match.sideboards[player]}
    for out in sorted(deck):
        for into in sorted(sideboard):
            yield act.Swap(player, out, into)


def _acts(duel: Duel, player: str) -> Iterator[act.Action]:
    yield act.Pass(player)
    for id_ in duel.players[player].hand:
        yield from _plays(duel, player, duel.cards[id_])
    own = [duel.cards[id_] for id_ in duel.players[player].field]
    for card in own:
        if card.facing is Facing.DOWN:
            yield act.Flip(player, card.id)
        if card.position is not None and playing.in_main_phase_of(duel, player):
            yield act.Turn(player, card.id)
    yield from _attacks(duel, player, own)
    yield from _activations(duel, player)


def _plays(duel: Duel, player: str, card: Card) -> Iterator[act.Action]:
    card_type = properties.true_type(duel, card)
    facings = [each for each in _facings(card_type) if playing.why_not_now(duel, player, card, each) is None]
    if not facings:
        return
    zone = zones.zone_for(card_type)
    ways = costs.ways_to_pay(duel, costs.cost_steps(duel, card), Link(card.id, 0, player))
    for paying in ways:
        for column in zones.open_columns(duel, player, zone, costs.aside(paying)):
            for facing in facings:
                for position in tuple(Position) if zone is Zone.MONSTER else ("",):
                    yield act.Play(player, card.id, str(facing), str(position), column, paying)


def _facings(card_type: str) -> tuple[Facing, ...]:
    if card_type == CardType.MONSTER:
        return tuple(Facing)
    return (Facing.UP,) if card_type == CardType.SPELL else (Facing.DOWN,)


def _attacks(duel: Duel, player: str, own: list[Card]) -> Iterator[act.Action]:
    if battle.declares_in_battle_phase(duel, player):
        return
    defenders = battle.defenders(duel)
    for card in own:
        if card.zone is Zone.MONSTER:
            for defender in defenders:
                yield act.Attack(player, card.id, known_as(duel, player, defender))


def _activations(duel: Duel, player: str) -> Iterator[act.Action]:
    for card in _with_ignition(duel, player):
        number = 0
        for index, effect in enumerate(card.insert.effects):
            if effect.type != "ignition":
                continue
            number += 1
            link = Link(card.id, index, player)
            if chain.ignition_condition_is_met(duel, effect, link) is not None:
                continue
            for paying in costs.ways_to_pay(duel, effect.cost, link):
                after = costs.after_paying(duel, effect.cost, link, paying) if targeting.target_groups(effect) else duel
                for targets in targeting.ways_to_target(after, effect, link):
                    names = tuple(known_as(duel, player, each) for each in targets)
                    yield act.Activate(player, card.id, number, paying, names)


def _with_ignition(duel: Duel, player: str) -> list[Card]:
    one = duel.players[player]
    piles = (one.field, one.hand, one.graveyard, one.banished)
    found = [duel.cards[id_] for pile in piles for id_ in pile]
    return [card for card in found if any(effect.type == "ignition" for _, effect in properties.effects(card))]
