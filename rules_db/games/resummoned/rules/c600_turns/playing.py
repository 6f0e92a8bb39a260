"""Playing, flipping and turning cards: rules 504.3, 602.2, 602.4, 606.2, 606.3 and 702.1."""

from __future__ import annotations

from rules_db.engine.choices import Listed
from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.resummoned.actions.values import Flip, Play, Turn
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.card_text import prevention
from rules_db.games.resummoned.card_text.conditions import all_hold
from rules_db.games.resummoned.rules.c100_prerequisites import properties
from rules_db.games.resummoned.rules.c200_players import players
from rules_db.games.resummoned.rules.c300_cards import cards
from rules_db.games.resummoned.rules.c300_cards.cards import refuse
from rules_db.games.resummoned.rules.c400_monsters import monsters
from rules_db.games.resummoned.rules.c500_zones import moving, zones
from rules_db.games.resummoned.rules.c700_effects import chain, costs, triggers
from rules_db.games.resummoned.state import Card, CardType, Duel, Facing, Lasting, Link, Position, Task, Zone

MAIN_PHASES = ("Main Phase 1", "Main Phase 2")


@book.rule("504.3", without=True)
def is_playable_from(zone: Zone) -> bool:
    """To play a card is to move it out of the hand and onto the field."""
    return zone is Zone.HAND


@book.rule("504.3.a", without=False)
def is_summoning(card_type: str, facing: str) -> bool:
    """Playing a monster card face-up, or flipping it face-up, is summoning."""
    return card_type == CardType.MONSTER and facing == Facing.UP


@book.rule("504.3.b", without=False)
def is_setting(card_type: str, facing: str) -> bool:
    """Playing a trap card or a monster card face-down is setting."""
    return card_type != CardType.SPELL and facing == Facing.DOWN


@book.rule("504.3.c", without=False)
def is_activating(card_type: str, facing: str) -> bool:
    """A spell is activated by being played, a trap by being turned face-up."""
    return card_type == CardType.SPELL or (card_type == CardType.TRAP and facing == Facing.UP)


def way_of_playing(card_type: str, facing: str) -> tuple[str, str] | None:
    """('summoned', '504.3.a') and the like: the kind of event and the rule that names it."""
    if is_summoning(card_type, facing):
        return "summoned", "504.3.a"
    if is_setting(card_type, facing):
        return "set", "504.3.b"
    return ("activated", "504.3.c") if is_activating(card_type, facing) else None


@book.rule("602.1")
def is_open_in_every_phase(duel: Duel) -> bool:
    """Whatever the phase, every player may take the general actions."""
    return True


def not_open_now(duel: Duel, player: str) -> Refusal | None:
    """Without 602.1 the general actions would be like any other: for the turn player, in a Main Phase."""
    if is_open_in_every_phase(duel) or in_main_phase_of(duel, player):
        return None
    return refuse("602.1", phase=duel.phase)


@book.rule("602.2", without=False)
def is_quick(duel: Duel, card: Card) -> bool:
    """Quick-Play cards are open to everybody as an action."""
    return "Quick-Play" in properties.supertypes(duel, card)


@book.rule("606.1", without=())
def main_phases() -> tuple[str, ...]:
    """Main Phase 1 and Main Phase 2 are the Main Phases."""
    return MAIN_PHASES


def in_main_phase_of(duel: Duel, player: str) -> bool:
    return duel.phase in main_phases() and duel.battle is None and players.is_turn_player(duel, player)


@book.rule("606.2")
def plays_in_main_phase(duel: Duel, player: str) -> Refusal | None:
    """In a Main Phase the turn player may play a card from their hand."""
    if in_main_phase_of(duel, player):
        return None
    return refuse("606.2", phase=duel.phase, turn_player=duel.turn_player)


def limits_used(duel: Duel, card: Card, facing: str) -> list[str]:
    """Which of the limits of 606.2.a-d playing a card this way counts for."""
    card_type = properties.true_type(duel, card)
    used = []
    if card_type == CardType.MONSTER and (is_summoning(card_type, facing) or is_setting(card_type, facing)):
        used.append("606.2.a")
    if card_type == CardType.TRAP and is_setting(card_type, facing):
        used.append("606.2.b")
    if card_type == CardType.SPELL and is_activating(card_type, facing):
        used.append("606.2.c")
    legend = "Legend" in properties.supertypes(duel, card)
    if legend and (is_summoning(card_type, facing) or is_activating(card_type, facing)):
        used.append("606.2.d")
    return used


@book.rule("606.2.a")
def one_monster_a_turn(played: list[str]) -> Refusal | None:
    """By this action a player summons or sets one monster a turn."""
    return refuse("606.2.a", monsters_this_turn=1) if "606.2.a" in played else None


@book.rule("606.2.b")
def one_trap_a_turn(played: list[str]) -> Refusal | None:
    """By this action a player sets one trap a turn."""
    return refuse("606.2.b", traps_this_turn=1) if "606.2.b" in played else None


@book.rule("606.2.c")
def one_spell_a_turn(played: list[str]) -> Refusal | None:
    """By this action a player activates one spell a turn."""
    return refuse("606.2.c", spells_this_turn=1) if "606.2.c" in played else None


@book.rule("606.2.d")
def one_legend_a_turn(played: list[str]) -> Refusal | None:
    """By this action a player summons or activates one Legend card a turn (606.2.d.R1)."""
    return refuse("606.2.d", legends_this_turn=1) if "606.2.d" in played else None


LIMITS = {
    "606.2.a": one_monster_a_turn, "606.2.b": one_trap_a_turn,
    "606.2.c": one_spell_a_turn, "606.2.d": one_legend_a_turn,
}  # fmt: skip


def why_not_play(duel: Duel, action: Play) -> Refusal | None:
    """Why this card may not be played like this, None if it may."""
    card = duel.cards[action.card]
    return (
        why_not_now(duel, action.player, card, action.facing)
        or why_not_this_way(duel, action, card)
        or costs.why_not_pay(duel, card, action.player, action.paying)
    )


def why_not_now(duel: Duel, player: str, card: Card, facing: str) -> Refusal | None:
    """Why a card may not be played this way up at this moment, wherever it would go."""
    if not is_playable_from(card.zone) or card.keeper != player:
        return refuse("504.3", card=card.id, zone=card.zone)
    if is_quick(duel, card):
        return not_open_now(duel, player)
    return plays_in_main_phase(duel, player) or over_limit(duel, player, card, facing)


def over_limit(duel: Duel, player: str, card: Card, facing: str) -> Refusal | None:
    """Why the player has played enough this turn to play no such card this way up."""
    played = duel.players[player].played
    for limit in limits_used(duel, card, facing) if played else ():
        if refusal := LIMITS[limit](played):
            return refusal
    return None


def why_not_this_way(duel: Duel, action: Play, card: Card) -> Refusal | None:
    """Why a card may not come onto the field with this facing and position, in this column."""
    card_type, facing = properties.true_type(duel, card), Facing(action.facing)
    zone = zones.zone_for(card_type)
    way = way_of_playing(card_type, facing)
    if facing not in zones.facings_on_the_field():
        return refuse("505.6", facing=facing)
    return (
        monsters.spell_stays_face_up(card_type, facing)
        or monsters.trap_is_played_face_down(card_type, facing)
        or position_refusal(duel, card, zone, facing, action.position)
        or zones.column_refusal(duel, action.player, zone, action.column, costs.aside(action.paying))
        or (prevention.why_not(duel, way[0], action.player, card) if way else None)
    )


def position_refusal(duel: Duel, card: Card, zone: Zone, facing: Facing, position: str) -> Refusal | None:
    """A monster card comes in one of the two positions, any other card in none."""
    if bool(position) == zones.takes_position(duel, card, zone, facing):
        return None
    return refuse("506.3" if not position else "407.1.a", position=position or "none")


def play(duel: Duel, trace: Trace, action: Play) -> None:
    """Carry out the costs, move the card onto the field, and say what that is."""
    card = duel.cards[action.card]
    quick = is_quick(duel, card)
    if not quick:
        duel.players[action.player].played += limits_used(duel, card, action.facing)
    costs.pay(duel, trace, card, action.player, action.paying)
    rule = "602.2" if quick else "606.2"
    facing, position = Facing(action.facing), Position(action.position) if action.position else None
    put_into_play(duel, trace, card, action.player, (facing, position, action.column), rule)


def put_into_play(
    duel: Duel, trace: Trace, card: Card, player: str, how: tuple[Facing, Position | None, int], rule: str
) -> None:
    """Move a card onto the field as one that is played, under the rule or effect that has it played."""
    facing, position, column = how
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
        triggers.happen(duel, trace, way[0], way[1], player, card=card.id)


def arrives_face_up(duel: Duel, card: Card) -> None:
    """An Equip card that turns up is equipped before anything else (710.2.R1)."""
    if "Equip" in properties.supertypes(duel, card):
        duel.agenda.append(Task("equip", name=card.id))


@book.rule("703.1", without=True)
def can_be_flipped(duel: Duel, card: Card) -> bool:
    """A flip effect states the condition on which its face-down card can be flipped face-up."""
    return any(
        effect.type == "flip"
        and not chain.is_effect_negated(duel, card.id, effect)
        and all_hold(duel, effect.tests, Link(card.id, index, card.keeper))
        for index, effect in properties.effects(card)
    )


@book.rule("602.4")
def flips_own_card(duel: Duel, action: Flip) -> Refusal | None:
    """A player may flip a face-down card that they control if it has a flip effect whose conditions are met."""
    card = duel.cards[action.card]
    if card.facing is not Facing.DOWN or cards.controller_of(card) != action.player:
        return refuse("602.4", card=card.id, facing=card.facing or "none", controller=cards.controller_of(card))
    if not can_be_flipped(duel, card):
        return refuse("602.4", card=card.id, conditions_met=False)
    return None


def flip_up(duel: Duel, trace: Trace, card: Card, who: str, rule: str) -> None:
    """Turn a face-down card face-up, which summons a monster card and activates a trap card."""
    card.facing, card.since = Facing.UP, duel.tick()
    properties.find_silent(duel)
    with trace.because(triggers.happen(duel, trace, "flipped", rule, who, card=card.id)):
        announce(duel, trace, card, properties.true_type(duel, card), who)
    arrives_face_up(duel, card)


def flip_down(duel: Duel, trace: Trace, card: Card, who: str, rule: str) -> None:
    """Turn a face-up card face-down; never a Spell."""
    if monsters.spell_stays_face_up(properties.true_type(duel, card), Facing.DOWN):
        return
    before = triggers.watchers(duel)
    event = trace.emit("turned down", rule, who, card=card.id)
    triggers.notice(duel, event, before)
    card.facing = Facing.DOWN
    duel.lasting = [each for each in duel.lasting if not _ends_face_down(duel, each, card)]
    properties.find_silent(duel)


def _ends_face_down(duel: Duel, each: Lasting, card: Card) -> bool:
    """The negation of a card's effects lasts until it becomes face-down (708.2.R1)."""
    verb = duel.cards[each.card].insert.effects[each.effect].ops[each.op].verb
    return verb == "negate" and any(target.id == card.id for target in each.on)


@book.rule("606.3")
def turns_own_monster(duel: Duel, action: Turn) -> Refusal | None:
    """In a Main Phase the turn player may change the position of a monster card that they control."""
    card = duel.cards[action.card]
    if not in_main_phase_of(duel, action.player):
        return refuse("606.3", phase=duel.phase, turn_player=duel.turn_player)
    if monsters.position_of(card) is None or cards.controller_of(card) != action.player:
        return refuse("606.3", card=card.id, controller=cards.controller_of(card), zone=card.zone)
    return None


@book.rule("606.3.a")
def turned_once_a_turn(duel: Duel, card: Card) -> Refusal | None:
    """Not the same card twice in one turn by this action."""
    return refuse("606.3.a", card=card.id, turned=card.turned) if card.turned == duel.turn else None


@book.rule("606.3.b")
def not_turned_on_arrival(duel: Duel, card: Card) -> Refusal | None:
    """Not in the turn in which the card entered the field."""
    return refuse("606.3.b", card=card.id, entered=card.entered) if card.entered == duel.turn else None


def why_not_turn(duel: Duel, action: Turn) -> Refusal | None:
    card = duel.cards[action.card]
    return (
        turns_own_monster(duel, action)
        or turned_once_a_turn(duel, card)
        or not_turned_on_arrival(duel, card)
        or prevention.why_not(duel, "turned", action.player, card)
    )


def turn(duel: Duel, trace: Trace, card: Card, who: str, rule: str) -> None:
    card.position = monsters.other_position(card.position) or card.position
    triggers.happen(duel, trace, "turned", rule, who, card=card.id, position=card.position)
