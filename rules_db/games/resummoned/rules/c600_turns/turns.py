"""Chapter 600 without battles: turns, phases, priority and the check of the state actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.rules.c100_prerequisites import prerequisites, properties
from rules_db.games.resummoned.rules.c300_cards import cards
from rules_db.games.resummoned.rules.c300_cards.cards import refuse
from rules_db.games.resummoned.rules.c500_zones import drawing, moving, zones
from rules_db.games.resummoned.rules.c700_effects import chain, equip, triggers
from rules_db.games.resummoned.state import Card, CardType, Duel, Facing, Task, Zone


@book.value("600.1", without=("Draw Phase", "Main Phase 1", "Battle Phase", "End Phase"))
def phases() -> tuple[str, ...]:
    """The six phases of a turn, in their order."""
    return ("Draw Phase", "Standby Phase", "Main Phase 1", "Battle Phase", "Main Phase 2", "End Phase")


@book.rule("600.2", without=False)
def phase_ends(duel: Duel) -> bool:
    """When no Chain is active and every player in a row has passed, the phase ends."""
    return not duel.chain


@book.rule("600.3", without="")
def next_turn_player(duel: Duel) -> str:
    """The next turn is that of the next player clockwise."""
    return next(each for each in (*duel.clockwise_from(duel.turn_player), *duel.alive()) if each != duel.turn_player)


@book.rule("601.1", without="")
def next_with_priority(duel: Duel, phase_begins: bool = False) -> str:
    """The turn player as a phase begins; after that, whoever passes gives priority to the next player clockwise."""
    if phase_begins:
        return duel.turn_player
    order = duel.clockwise_from(duel.priority)
    return (order + order)[1]


@book.rule("601.2")
def has_priority(duel: Duel, player: str) -> Refusal | None:
    """The player who has priority may choose an action."""
    return None if player == duel.priority else refuse("601.2", priority=duel.priority)


def begin_turn(duel: Duel, trace: Trace) -> None:
    """The first turn is the starting player's (102.1), each later one that of the next player."""
    first = duel.turn == 0
    duel.turn_player = duel.starting_player if first else next_turn_player(duel) or duel.turn_player
    duel.turn += 1
    duel.battle = None
    for name in duel.seats:
        duel.players[name].played = []
    duel.used = []
    duel.lasting = [each for each in duel.lasting if not ends_with_turn(duel, each.card, each.effect, each.op)]
    properties.find_silent(duel)
    triggers.happen(duel, trace, "turn", "102.1" if first else "600.3", duel.turn_player, turn=duel.turn)
    duel.agenda.append(Task("phase", name=phases()[0]))


def begin_phase(duel: Duel, trace: Trace, phase: str) -> None:
    duel.phase, duel.done, duel.passes = phase, [], 0
    duel.rounds, duel.must = [], ""
    duel.priority = next_with_priority(duel, True) or duel.priority
    if phase == "Standby Phase":
        begin_standby(duel, trace)
    else:
        triggers.happen(duel, trace, phase, "600.1", duel.turn_player)
    duel.agenda.append(Task("check"))


@book.rule("605.1")
def begin_standby(duel: Duel, trace: Trace) -> None:
    """The Standby Phase has no action of its own; it is a time in which effects trigger."""
    triggers.happen(duel, trace, "Standby Phase", "605.1", duel.turn_player)


@book.rule("604.1", without=False)
def is_time_to_draw(duel: Duel) -> bool:
    """The state action of 603.8 has the turn player draw in the Draw Phase."""
    return duel.phase == "Draw Phase"


@book.rule("608.1", without=False)
def is_time_to_discard(duel: Duel) -> bool:
    """The state action of 603.9 has the turn player discard in the End Phase."""
    return duel.phase == "End Phase"


def end_phase(duel: Duel, trace: Trace) -> None:
    trace.emit("phase ended", "600.2", duel.turn_player, phase=duel.phase)
    order = phases()
    place = order.index(duel.phase) + 1 if duel.phase in order else len(order)
    if place < len(order):
        duel.agenda.append(Task("phase", name=order[place]))
        return
    duel.agenda.append(Task("turn"))


def ends_with_turn(duel: Duel, card: str, effect: int, op: int) -> bool:
    return duel.cards[card].insert.effects[effect].ops[op].until == "turn"


def pass_priority(duel: Duel, trace: Trace, player: str) -> bool:
    """Give up priority; whether every player in a row has passed."""
    trace.emit("passed", "601.1", player)
    duel.passes += 1
    duel.priority = next_with_priority(duel) or duel.priority
    if duel.passes < len(duel.alive()):
        return False
    duel.passes = 0
    return True


@book.rule("603.3")
def resolve_after_passes(duel: Duel, trace: Trace) -> None:
    """If a Chain is active when all players have passed, its top effect resolves (603.3.R1)."""
    if duel.chain:
        chain.resolve_top(duel, trace)


@dataclass(frozen=True, slots=True)
class Deed:
    """One thing that a state action does: its rule, its kind, and the card or player that it is about."""

    rule: str
    kind: str
    about: str


FaceUp = Sequence[tuple[Card, str]]
"""The face-up cards in play, each with its card type at the moment."""


@book.rule("603.4", without=())
def sweep(duel: Duel, face_up: FaceUp) -> tuple[Deed, ...]:
    """A Spell or Trap on the field that is not Continuous goes to the Graveyard (603.4.R1)."""
    others = [card for card, card_type in face_up if card_type != CardType.MONSTER]
    swept = [card for card in others if not {"Continuous", "Equip"} & set(properties.supertypes(duel, card))]
    return tuple(Deed("603.4", "moved", card.id) for card in swept)


@book.rule("603.5", without=())
def destroy_unequipped(duel: Duel, face_up: FaceUp) -> tuple[Deed, ...]:
    """An Equip card that is not equipped to a target is destroyed."""
    alone = [card for card, _ in face_up if not card.equipped_to and equip.must_be_equipped(duel, card)]
    return tuple(Deed("603.5", "destroyed", card.id) for card in alone)


@book.rule("603.6", without=())
def mend_zones(duel: Duel, face_up: FaceUp) -> tuple[Deed, ...]:
    """A face-up card in the wrong kind of zone is moved to one that is right for it."""
    wrong = [card for card, card_type in face_up if card.zone is not zones.zone_for(card_type)]
    return tuple(Deed("603.6", "shifted", card.id) for card in wrong)


@book.rule("603.7", without=())
def out_of_life_points(duel: Duel, face_up: FaceUp) -> tuple[Deed, ...]:
    """A player with 0 life points or fewer loses the duel."""
    return tuple(Deed("603.7", "lost", name) for name in duel.alive() if duel.players[name].life_points <= 0)


@book.rule("603.8", without=())
def draw_for_turn(duel: Duel, face_up: FaceUp) -> tuple[Deed, ...]:
    """In the Draw Phase of any turn but the first the turn player draws a card, once."""
    if not is_time_to_draw(duel) or duel.turn == 1 or "603.8" in duel.done:
        return ()
    return (Deed("603.8", "draw", duel.turn_player),)


@book.value("603.9", without=10**9)
def hand_limit() -> int:
    """In the End Phase the turn player discards until 6 cards are left, once."""
    return 6


def discard_excess(duel: Duel, face_up: FaceUp) -> tuple[Deed, ...]:
    if not is_time_to_discard(duel) or "603.9" in duel.done:
        return ()
    if len(duel.players[duel.turn_player].hand) <= hand_limit():
        return ()
    return (Deed("603.9", "discard", duel.turn_player),)


STATE_ACTIONS: tuple[Callable[[Duel, FaceUp], tuple[Deed, ...]], ...] = (
    sweep, destroy_unequipped, mend_zones, out_of_life_points, draw_for_turn, discard_excess,
)  # fmt: skip


@book.rule("603.1", without=True)
def check(duel: Duel, trace: Trace, task: Task) -> bool:
    """State actions happen together until none applies, then waiting trigger effects are activated (603.1.R1).

    Whether the check is over; it runs again as long as it is not.
    """
    answers = Answers(task.answers)
    equip.settle(duel, trace)
    chain.take_off_negated(duel, trace)
    found: dict[str, Deed] = {}
    face_up = [(card, properties.card_type(duel, card)) for card in duel.in_play() if cards.is_face_up_in_play(card)]
    for state_action in STATE_ACTIONS:
        for deed in state_action(duel, face_up):
            found.setdefault(deed.about, deed)
    if found:
        carry_out(duel, trace, list(found.values()), answers)
        task.answers = []
        return False
    triggers.notice_lasting(duel)
    return not activate_triggers(duel, trace, task, answers)


@book.rule("603.2", without=False)
def activate_triggers(duel: Duel, trace: Trace, task: Task, answers: Answers) -> bool:
    """The effects whose conditions have been met are activated; whether there were any."""
    if not duel.waiting:
        return False
    chain.activate_waiting(duel, trace, answers)
    task.answers = []
    return True


def carry_out(duel: Duel, trace: Trace, deeds: list[Deed], answers: Answers) -> None:
    """Do everything that a check has found at the same moment, after every choice has been made."""
    order = duel.clockwise_from(duel.priority)
    moves = [_move(duel, deed) for deed in deeds if deed.kind in ("moved", "destroyed")]
    shifts = [deed for deed in deeds if deed.kind == "shifted"]
    for deed in sorted(shifts, key=lambda deed: order.index(duel.cards[deed.about].keeper)):
        moves.append(_shift(duel, duel.cards[deed.about], answers, moves))
    for deed in deeds:
        if deed.kind == "discard":
            moves += _discards(duel, deed.about, answers)
    drawers = [(deed.about, 1) for deed in deeds if deed.kind == "draw"]
    if moves:
        moving.move_all(duel, trace, moves, answers)
    duel.done += [deed.rule for deed in deeds if deed.rule in ("603.8", "603.9")]
    lost = [(deed.about, deed.rule) for deed in deeds if deed.kind == "lost"]
    lost += drawing.draw(duel, trace, drawers, "603.8")
    if lost:
        prerequisites.settle(duel, trace, lost)


def _move(duel: Duel, deed: Deed) -> moving.Move:
    return moving.Move(deed.about, Zone.GRAVEYARD, deed.kind, deed.rule)


def _shift(duel: Duel, card: Card, answers: Answers, moves: list[moving.Move]) -> moving.Move:
    """The controller chooses a zone as for a new card (603.6.R1)."""
    zone = zones.zone_for(properties.card_type(duel, card))
    ways = zones.place_options(duel, card, card.keeper, zone, (Facing.UP,))
    taken = {(move.keeper, move.column) for move in moves if move.to is zone}
    ways = [way for way in ways if (card.keeper, zones.read_place(way)[2]) not in taken]
    way = answers.ask_one(Choice(card.keeper, "place", book.id("603.6"), ways, about=card.id))
    facing, position, column = zones.read_place(way)
    return moving.Move(card.id, zone, "shifted", "603.6", card.keeper, column, facing, position)


def _discards(duel: Duel, player: str, answers: Answers) -> list[moving.Move]:
    hand = duel.players[player].hand
    count = len(hand) - hand_limit()
    choice = Choice(player, "discard", book.id("603.9"), list(hand), count, count)
    found = [moving.discarding(card, player) for card in answers.ask(choice)]
    return [replace(move, rule="603.9") for move in found if move]


def subsets(choice: Choice) -> list[tuple[str, ...]]:
    """Every answer to a choice."""
    sizes = range(choice.least, min(choice.most, len(choice.options)) + 1)
    return [pick for size in sizes for pick in combinations(choice.options, size)]
