"""tap, untap, flip, change position, switch, attach, move, unattach, evolve, devolve, detach."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from rules_db.games.cgs import kinds
from rules_db.games.cgs.card_text.doing import matching, permissions
from rules_db.games.cgs.card_text.doing.step import Doing, act, under
from rules_db.games.cgs.card_text.model import Moved, Paired, Step
from rules_db.games.cgs.card_text.said.vocabulary import SKIP_STAGE
from rules_db.games.cgs.card_text.selecting import Selector
from rules_db.games.cgs.doing.conditions import counters, effects_of_attacks
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.fighting import switching
from rules_db.games.cgs.doing.playing import evolving
from rules_db.games.cgs.doing.yugioh import turning
from rules_db.games.cgs.doing.zones import moving, putting
from rules_db.games.cgs.doing.zones.presence import controlled_by
from rules_db.games.cgs.rules.c9_magic import lasting_backrow, tapping
from rules_db.games.cgs.rules.c10_monsters import extra_deck
from rules_db.games.cgs.rules.c12_pokemon import evolution, spots
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import ON_FIELD, Game, Zone


@act("tap")
def tap(doing: Doing, step: Step) -> None:
    """Any card on the field, of whatever game (9.3.12)."""
    for card in doing.cards(step):
        is_guest = card.printed.game is not Game.MAGIC and doing.source.printed.game is Game.MAGIC
        if not tapping.taps_other_games() and is_guest and kinds.is_summon(card):
            continue
        if not card.is_tapped and permissions.forbidden(doing.table, "be tapped", card.id) is None:
            card.is_tapped = tapping.lies_sideways()
            happenings.happen(doing.table, doing.trace, "tapped", under("9.3.2"), doing.player, card=card.id)


@act("untap")
def untap(doing: Doing, step: Step) -> None:
    for card in doing.cards(step):
        if card.is_tapped:
            counters.untap(doing.table, doing.trace, card, doing.player, under("9.3.3"))


@act("flip")
def flip(doing: Doing, step: Moved) -> None:
    """Turn cards on the field face-up or face-down, where they do not lie so already."""
    goes_down = step.way == "face-down"
    for card in doing.cards(step):
        if card.zone in ON_FIELD and card.is_face_down != goes_down:
            turn_over(doing, card, goes_down)


def turn_over(doing: Doing, card: Card, goes_down: bool) -> None:
    if goes_down:
        turning.turn_down(doing.table, doing.trace, card, under("5.10.36"), doing.player)
    else:
        turning.turn_up(doing.table, doing.trace, card, under("5.10.36"))


@act("change position")
def change_position(doing: Doing, step: Moved) -> None:
    """To the other battle position, or to the one that is named; a face-down card is turned by Attack Position."""
    for card in doing.cards(step):
        to_defense = step.way == "Defense Position" or (not step.way and not card.is_defending)
        if not kinds.is_summon(card) or card.is_defending == to_defense or extra_deck.stays_upright(card):
            continue
        card.is_defending = to_defense
        rule = under("5.10.37")
        if to_defense:
            happenings.happen(doing.table, doing.trace, "position changed", rule, doing.player, card=card.id)
        else:
            turning.stand_up(doing.table, doing.trace, card, rule)


@act("switch")
def switch(doing: Doing, step: Paired) -> None:
    """Two summons of one player change places; both are cured of their Special Conditions (12.6.9).

    Whoever switches their own chooses which; all have chosen before any of them moves.
    """
    own = [doing] if step.who == "you" else [_as(doing, name) for name in doing.people(step)]
    for one, other in [pair for each in own for pair in _pairs(each, step)]:
        switching.change_places(doing.table, doing.trace, one, other, under("5.10.35"))


def _as(doing: Doing, name: str) -> Doing:
    """The same effect as another player carries it out."""
    return replace(doing, item=replace(doing.item, player=name, inflicts=[]))


def _pairs(doing: Doing, step: Paired) -> list[tuple[Card, Card]]:
    """Who changes places with whom, both of one player."""
    found: list[tuple[Card, Card]] = []
    for one in doing.of(step, step.what or Selector("this"), partial(_can_switch, doing, step)):
        found += [(one, other) for other in doing.others(step, partial(_is_across, one))]
    return found


def _can_switch(doing: Doing, step: Paired, card: Card) -> bool:
    """Whether there is a summon, of those that are meant, with which this one can change places."""
    there = (each for each in controlled_by(doing.table, card.controller) if kinds.is_summon(each))
    return any(_is_across(card, each) and matching.fits(doing.table, each, step.other, doing.item) for each in there)


def _is_across(one: Card, other: Card) -> bool:
    """Whether one stands in an Active Spot and the other on the Bench of a player: its zone decides (12.4.8.R1)."""
    return one.controller == other.controller and spots.is_active(one) != spots.is_active(other)


@act("attach", "move")
def attach(doing: Doing, step: Paired) -> None:
    """An Energy lies beneath the card that it is attached to, any other card stays in its own zone (5.1.13.b)."""
    cards = doing.cards(step)
    given_up = [card.host for card in cards] if step.verb == "move" else []
    attach_to(doing, cards, doing.others(step, lambda card: card.id not in given_up)[:1])


@act("attach apart")
def attach_apart(doing: Doing, step: Paired) -> None:
    """Each card to one of several, as the effect's player likes."""
    cards, hosts = doing.cards(step), doing.others(step)
    pairs = [(card, doing.chosen(doing.player, Selector("choose"), hosts)) for card in cards]
    for card, picked in pairs:
        attach_to(doing, [card], picked)


@act("move apart")
def move_apart(doing: Doing, step: Paired) -> None:
    """Each card that is chosen goes to another one than that to which it is attached."""
    cards, hosts = doing.cards(step), doing.others(step)
    others = [(card, [host for host in hosts if host.id != card.host]) for card in cards]
    pairs = [(card, doing.chosen(doing.player, Selector("choose"), there)) for card, there in others]
    for card, picked in pairs:
        attach_to(doing, [card], picked)


def attach_to(doing: Doing, cards: list[Card], hosts: list[Card]) -> None:
    for host in hosts:
        for card in cards:
            if card is not host:
                _attach(doing, card, host)


def _attach(doing: Doing, card: Card, host: Card) -> None:
    if kinds.is_of(card, "Energy"):
        putting.lie_with(doing.table, card, host, card.controller or doing.player)
    elif card.zone not in ON_FIELD or (card.host and not lasting_backrow.leaves_the_other()):
        return
    else:
        putting.attach(doing.table, card, host)
    happenings.happen(doing.table, doing.trace, "attached", under("5.10.38"), doing.player, card=card.id, host=host.id)


@act("unattach")
def unattach(doing: Doing, step: Step) -> None:
    """An Equipment stays on the field (9.8.3.b), any other card is discarded."""
    for card in doing.cards(step):
        if card.host:
            host, is_equipment = card.host, lasting_backrow.stays_unattached(card)
            putting.detach(doing.table, card)
            happenings.happen(
                doing.table, doing.trace, "unattached", under("5.10.38"), doing.player, card=card.id, host=host
            )
            if not is_equipment:
                moving.discard(doing.table, doing.trace, [card.id], under("5.1.13.d"))


@act("evolve")
def evolve(doing: Doing, step: Paired) -> None:
    """A card is laid onto a summon as the same summon; it recovers from all Special Conditions (12.3.9)."""
    for below in doing.cards(step):
        for card in doing.others(step):
            is_held = permissions.forbidden(doing.table, "evolve", below.id) is not None
            if kinds.is_summon(below) and kinds.is_summon(card) and not is_held:
                evolving.evolve(doing.table, doing.trace, card, below, doing.player)


@act(SKIP_STAGE)
def evolve_past_stage_1(doing: Doing, step: Moved) -> None:
    """A Stage 2 Pokémon of the hand goes onto a Basic one; a Stage 1 Pokémon of the game tells that it may."""
    table = doing.table
    if step.way and table.turn <= len(table.seats):
        return
    own = [card for card in doing.found_by(doing.player, BASIC) if not (step.way and evolution.has_waited(table, card))]
    held = doing.found_by(doing.player, replace(HELD, of="you"))
    ways = {below.id: [card for card in held if _is_two_stages_up(table, card, below)] for below in own}
    for below in doing.chosen(doing.player, BASIC, [card for card in own if ways[card.id]]):
        for card in doing.chosen(doing.player, BASIC, ways[below.id]):
            if permissions.forbidden(table, "evolve", below.id) is None:
                evolving.evolve(table, doing.trace, card, below, doing.player)


BASIC = Selector("choose", kind="Pokémon", of="you", traits=("Basic",))
HELD = Selector("choose", kind="Pokémon", zone=Zone.HAND)
"""What may be evolved past Stage 1, and what it may become."""


def _is_two_stages_up(table: Table, card: Card, below: Card) -> bool:
    between = {each.printed.name for each in table.cards.values() if each.printed.evolves_from == below.printed.name}
    return card.printed.rank == "Stage 2" and card.printed.evolves_from in between


@act("devolve")
def devolve(doing: Doing, step: Step) -> None:
    """The card on top goes to the hand of its owner, and the one below is the summon again, with all that was on it."""
    for card in doing.cards(step):
        if card.beneath and card.zone in ON_FIELD:
            below, rest = doing.table.cards[card.beneath[0]], card.beneath[1:]
            effects_of_attacks.end(doing.table, card)
            putting.lay_onto(doing.table, below, card)
            below.beneath = rest
            card.zone, card.above = Zone.NOWHERE, ""
            moving.arrive(doing.table, card, Zone.HAND)
            below.conditions = []
            happenings.happen(
                doing.table, doing.trace, "devolved", under("5.10.35"), doing.player, card=below.id, lost=card.id
            )


@act("detach")
def detach(doing: Doing, step: Step) -> None:
    names = [card.id for card in doing.cards(step)]
    moving.send(doing.table, doing.trace, names, Zone.DISCARD, "detached", under("5.10.35"))
