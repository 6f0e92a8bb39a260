"""Section 603: the check of the state actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.trace import Trace
from rules_db.games.resummoned import happenings, moving, properties
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.rules.c100_prerequisites import ending
from rules_db.games.resummoned.rules.c500_zones import discarding, drawing, zones
from rules_db.games.resummoned.rules.c600_turns import phases
from rules_db.games.resummoned.rules.c700_effects import chain, equip, negation
from rules_db.games.resummoned.state import MONSTER, UP, Card, Duel, Task, Zone


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


FaceUp = Sequence[tuple[Card, str, tuple[str, ...]]]
"""The face-up cards in play, each with its card type and its supertypes at the moment."""


@book.rule("603.4", without=())
def sweep(duel: Duel, face_up: FaceUp) -> Sequence[Deed]:
    """A Spell or Trap on the field that is not Continuous goes to the Graveyard (603.4.R1)."""
    return [
        Deed("603.4", "moved", card.id)
        for card, card_type, supertypes in face_up
        if card_type != MONSTER and "Continuous" not in supertypes and "Equip" not in supertypes
    ]


@book.rule("603.5", without=())
def destroy_unequipped(duel: Duel, face_up: FaceUp) -> Sequence[Deed]:
    """An Equip card that is not equipped to a target is destroyed."""
    return [
        Deed("603.5", "destroyed", card.id)
        for card, _, supertypes in face_up
        if equip.must_be_equipped(supertypes) and not card.equipped_to
    ]


@book.rule("603.6", without=())
def mend_zones(duel: Duel, face_up: FaceUp) -> Sequence[Deed]:
    """A face-up card in the wrong kind of zone is moved to one that is right for it."""
    return [
        Deed("603.6", "shifted", card.id)
        for card, card_type, _ in face_up
        if card.zone is not zones.zone_for(card_type)
    ]


@book.rule("603.7", without=())
def out_of_life_points(duel: Duel, face_up: FaceUp) -> Sequence[Deed]:
    """A player with 0 life points or fewer loses the duel."""
    return [Deed("603.7", "lost", name) for name in duel.alive() if duel.players[name].life_points <= 0]


@book.rule("603.8", without=())
def draw_for_turn(duel: Duel, face_up: FaceUp) -> Sequence[Deed]:
    """In the Draw Phase of any turn but the first the turn player draws a card, once."""
    if not phases.is_time_to_draw(duel) or duel.turn == 1 or "603.8" in duel.done:
        return ()
    return (Deed("603.8", "draw", duel.turn_player),)


@book.value("603.9", without=10**9)
def hand_limit() -> int:
    """In the End Phase the turn player discards until 6 cards are left, once."""
    return 6


def discard_excess(duel: Duel, face_up: FaceUp) -> Sequence[Deed]:
    if not phases.is_time_to_discard(duel) or "603.9" in duel.done:
        return ()
    if len(duel.players[duel.turn_player].hand) <= hand_limit():
        return ()
    return (Deed("603.9", "discard", duel.turn_player),)


STATE_ACTIONS: tuple[Callable[[Duel, FaceUp], Sequence[Deed]], ...] = (
    sweep, destroy_unequipped, mend_zones, out_of_life_points, draw_for_turn, discard_excess,
)  # fmt: skip


@book.rule("603.1", without=True)
def check(duel: Duel, trace: Trace, task: Task) -> bool:
    """State actions happen together until none applies, then waiting trigger effects are activated (603.1.R1).

    Whether the check is over; it runs again as long as it is not.
    """
    answers = Answers(task.answers)
    there = duel.in_play()
    if equipped := [card for card in there if card.equipped_to]:
        equip.settle(duel, trace, equipped)
        equip.drop_what_is_no_equip_card(duel, trace, equipped)
    negation.take_off_negated(duel, trace)
    found: dict[str, Deed] = {}
    face_up = [
        (card, properties.true_type(duel, card), properties.supertypes(duel, card))
        for card in there
        if card.facing is UP
    ]
    for state_action in STATE_ACTIONS:
        for deed in state_action(duel, face_up):
            found.setdefault(deed.about, deed)
    if found:
        carry_out(duel, trace, list(found.values()), answers)
        task.answers = []
        return False
    happenings.notice_lasting(duel)
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
        ending.settle(duel, trace, lost)


def _move(duel: Duel, deed: Deed) -> moving.Move:
    return moving.Move(deed.about, Zone.GRAVEYARD, deed.kind, deed.rule)


def _shift(duel: Duel, card: Card, answers: Answers, moves: list[moving.Move]) -> moving.Move:
    """The controller chooses a zone as for a new card (603.6.R1); `moves` happen at the same moment (505.5.R1)."""
    zone = zones.zone_for(properties.card_type(duel, card))
    coming = tuple(zones.Spot(move.keeper, move.to, move.column) for move in moves if move.column is not None)
    ways = zones.place_options(duel, card, card.keeper, zone, (UP,), zones.Meanwhile(coming=coming))
    way = answers.ask_one(Choice(card.keeper, "place", "603.6", ways, about=card.id))
    facing, position, column = zones.read_place(way)
    return moving.Move(card.id, zone, "shifted", "603.6", card.keeper, column, facing, position)


def _discards(duel: Duel, player: str, answers: Answers) -> list[moving.Move]:
    hand = duel.players[player].hand
    count = len(hand) - hand_limit()
    choice = Choice(player, "discard", "603.9", list(hand), count, count)
    found = [discarding.discarding(card, player) for card in answers.ask(choice)]
    return [replace(move, rule="603.9") for move in found if move]
