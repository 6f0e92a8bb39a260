"""Cards that are played, flipped and turned: whether they may be, and what happens then."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.asking import Ask
from rules_db.engine.choices import Listed
from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.resummoned import happenings, moving, properties
from rules_db.games.resummoned.actions.values import Play
from rules_db.games.resummoned.card_text import prevention
from rules_db.games.resummoned.card_text.model import Negated, Step
from rules_db.games.resummoned.rules.c300_cards.cards import refuse
from rules_db.games.resummoned.rules.c400_monsters import monsters
from rules_db.games.resummoned.rules.c500_zones import ways_to_play, zones
from rules_db.games.resummoned.rules.c500_zones.ways_to_play import way_of_playing
from rules_db.games.resummoned.rules.c600_turns import general_actions, main_phase
from rules_db.games.resummoned.rules.c700_effects import costs
from rules_db.games.resummoned.state import Activation, Card, Duel, Facing, Lasting, Reason, Task, Zone


def why_not_play(duel: Duel, action: Play, ask: Ask) -> Refusal | None:
    """Why this card may not be played like this, None if it may."""
    player, card, facing, paying = action.player, action.card, action.facing, action.paying
    return (
        ask(why_not_now, duel, player, card, facing)
        or ask(why_not_lying, duel, card, facing, action.position)
        or ask(why_not_in_column, duel, player, card, action.column, paying)
        or ask(why_prevented, duel, player, card, facing)
        or ask(costs.why_not_pay, duel, player, card, paying)
    )


def why_not_now(duel: Duel, player: str, name: str, facing: str) -> Refusal | None:
    """Why a card may not be played this way up at this moment, wherever it would go."""
    card = duel.cards[name]
    if not ways_to_play.is_playable_from(card.zone) or card.keeper != player:
        return refuse("504.3", card=name, zone=card.zone)
    if general_actions.is_quick(duel, card):
        return general_actions.not_open_now(duel, player)
    return main_phase.plays_in_main_phase(duel, player) or main_phase.over_limit(duel, player, card, facing)


def why_not_lying(duel: Duel, name: str, way_up: str, position: str) -> Refusal | None:
    """Why a card may not come onto the field with this facing and position, wherever it would go."""
    card, facing = duel.cards[name], Facing(way_up)
    card_type = properties.true_type(duel, card)
    if facing not in zones.facings_on_the_field():
        return refuse("505.6", facing=facing)
    return (
        monsters.spell_stays_face_up(card_type, facing)
        or monsters.trap_is_played_face_down(card_type, facing)
        or position_refusal(duel, card, zones.zone_for(card_type), facing, position)
    )


def why_not_in_column(duel: Duel, player: str, name: str, column: int, paying: tuple[str, ...]) -> Refusal | None:
    """Why a card may not come into this column of the player's once the cost has been paid with these cards."""
    zone = zones.zone_for(properties.true_type(duel, duel.cards[name]))
    return zones.column_refusal(duel, zones.Spot(player, zone, column), costs.once_paid(paying))


def why_prevented(duel: Duel, player: str, name: str, facing: str) -> Refusal | None:
    """Which effect keeps the player from summoning, setting or activating this card."""
    card = duel.cards[name]
    way = way_of_playing(properties.true_type(duel, card), Facing(facing))
    return prevention.why_not(duel, way[0], player, card) if way else None


def position_refusal(duel: Duel, card: Card, zone: Zone, facing: Facing, position: str) -> Refusal | None:
    """A monster card comes in one of the two positions, any other card in none."""
    if bool(position) == zones.takes_position(duel, card, zone, facing):
        return None
    return refuse("506.3" if not position else "407.1.a", position=position or "none")


def play(duel: Duel, trace: Trace, action: Play) -> None:
    """Carry out the costs, move the card onto the field, and say what that is."""
    card = duel.cards[action.card]
    quick = general_actions.is_quick(duel, card)
    if not quick:
        duel.players[action.player].played += main_phase.limits_used(duel, card, action.facing)
    way = zones.place_text(action.facing, action.position, action.column)
    activation = Activation(card.id, 0, action.player)
    begin_play(duel, trace, activation, costs.cost_steps(duel, card), action.paying, way, "602.2" if quick else "606.2")


def begin_play(
    duel: Duel, trace: Trace, activation: Activation, steps: Sequence[Step], paying: Sequence[str], way: str, rule: str
) -> None:
    """Have the costs paid, one step after the other, and then the card put into play, as zones.place_text says."""
    duel.agenda.append(Task("put into play", activation, way, [rule], cause=trace.cause))
    duel.agenda += costs.due(duel, trace, steps, activation, paying, Reason.PLAY)


def put_into_play(duel: Duel, trace: Trace, task: Task) -> None:
    """Move a card onto the field as one that is played, under the rule or effect that has it played."""
    if task.activation is None:
        return
    card, player, (rule,) = duel.cards[task.activation.card], task.activation.controller, task.names
    facing, position, column = zones.read_place(task.name)
    card_type = properties.true_type(duel, card)
    move = moving.Move(card.id, zones.zone_for(card_type), "played", rule, player, column, facing, position, who=player)
    moving.move_all(duel, trace, [move], Listed())
    with trace.because(trace.events[-1]):
        announce(duel, trace, card, card_type, player)
    if facing is Facing.UP:
        arrives_face_up(duel, card)


def announce(duel: Duel, trace: Trace, card: Card, card_type: str, player: str) -> None:
    """Say that a card has been summoned, set or activated."""
    if way := way_of_playing(card_type, card.facing or Facing.UP):
        happenings.happen(duel, trace, way[0], way[1], player, card=card.id)


def arrives_face_up(duel: Duel, card: Card) -> None:
    """An Equip card that turns up is equipped before anything else (710.2.R1)."""
    if "Equip" in properties.supertypes(duel, card):
        duel.agenda.append(Task("equip", name=card.id))


def flip_up(duel: Duel, trace: Trace, card: Card, who: str, rule: str) -> None:
    """Turn a face-down card face-up, which summons a monster card and activates a trap card."""
    card.facing, card.since = Facing.UP, duel.tick()
    properties.find_silent(duel)
    with trace.because(happenings.happen(duel, trace, "flipped", rule, who, card=card.id)):
        announce(duel, trace, card, properties.true_type(duel, card), who)
    arrives_face_up(duel, card)


def flip_down(duel: Duel, trace: Trace, card: Card, who: str, rule: str) -> None:
    """Turn a face-up card face-down; never a Spell."""
    if monsters.spell_stays_face_up(properties.true_type(duel, card), Facing.DOWN):
        return
    before = happenings.watchers(duel)
    event = trace.emit("turned down", rule, who, card=card.id)
    happenings.notice(duel, event, before)
    card.facing = Facing.DOWN
    duel.lasting = [each for each in duel.lasting if not _ends_face_down(duel, each, card)]
    properties.find_silent(duel)


def _ends_face_down(duel: Duel, each: Lasting, card: Card) -> bool:
    """The negation of a card's effects lasts until it becomes face-down (708.2.R1)."""
    step = duel.cards[each.card].insert.effects[each.effect].ops[each.op]
    return isinstance(step, Negated) and any(target.id == card.id for target in each.on)


def turn(duel: Duel, trace: Trace, card: Card, who: str, rule: str) -> None:
    card.position = monsters.other_position(card.position) or card.position
    happenings.happen(duel, trace, "turned", rule, who, card=card.id, position=card.position)
