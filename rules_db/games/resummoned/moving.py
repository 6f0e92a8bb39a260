"""Moves between zones: several cards at once, with their tributes and the order in which they arrive."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.kernel import Event
from rules_db.engine.trace import Trace
from rules_db.games.resummoned import happenings, properties
from rules_db.games.resummoned.card_text import prevention
from rules_db.games.resummoned.rules.c300_cards import cards, tributes
from rules_db.games.resummoned.rules.c500_zones import zone_kinds
from rules_db.games.resummoned.rules.c700_effects import equip, triggers
from rules_db.games.resummoned.state import FIELD, Card, Duel, Facing, Position, Zone


@dataclass(frozen=True, slots=True)
class Move:
    """One card to be moved, and the kind and rule of the event that says so.

    `keeper` is whose zone it is to be, '' for whoever controls the card now. A tribute goes beneath `host`. `main` is
    the card whose move takes this one along.
    """

    card: str
    to: Zone
    kind: str
    rule: str
    keeper: str = ""
    column: int | None = None
    facing: Facing | None = None
    position: Position | None = None
    host: str = ""
    bottom: bool = False
    who: str = ""
    main: str = ""


def move_all(duel: Duel, trace: Trace, moves: list[Move], answers: Answers) -> None:
    """Carry out moves that happen at the same moment. Asks for the order of arrival before anything changes."""
    move_arranged(duel, trace, arranged(duel, moves, answers))


def arranged(duel: Duel, moves: list[Move], answers: Answers) -> list[Move]:
    """The moves with those of the tributes that come along, in the order of arrival, for which it asks."""
    moves = _with_hosts_that_stay(duel, moves)
    along = [each for each in _tributes_along(duel, moves) if all(each.card != move.card for move in moves)]
    return in_order(duel, [*moves, *along], answers)


def _with_hosts_that_stay(duel: Duel, moves: list[Move]) -> list[Move]:
    """The moves with tributes in the Graveyard Zone whose card leaves the field at the same moment (305.4.R1)."""
    leaving = {move.card for move in moves if move.to not in FIELD}
    astray = [move for move in moves if move.host in leaving]
    if not astray:
        return moves
    lying = [move for move in astray if duel.cards[move.card].zone is Zone.GRAVEYARD]
    kept = [move for move in moves if move not in lying]
    return [replace(move, to=Zone.GRAVEYARD, keeper="", host="") if move in astray else move for move in kept]


def move_arranged(duel: Duel, trace: Trace, batch: list[Move]) -> None:
    """Carry out moves that happen at the same moment, in the order in which they stand."""
    is_watched = any(each in duel.awaited for move in batch for each in (move.kind, *happenings.WIDER))
    before = happenings.watchers(duel) if is_watched else []
    recorded: dict[str, Event] = {}
    for move in sorted(batch, key=lambda move: bool(move.main)):
        recorded[move.card] = _record(duel, trace, move, recorded.get(move.main))
        if before and not _enters(duel, move):
            happenings.notice(duel, recorded[move.card], before)
    entering = {move.card for move in batch if _enters(duel, move)}
    for move in batch:
        _place(duel, move)
    properties.find_silent(duel)
    if is_watched:
        _notice_after(duel, recorded, entering, before)
    gone = [card for move in batch if (card := duel.cards[move.card]).zone not in FIELD]
    equip.settle(duel, trace, [*gone, *duel.in_play()])


def _notice_after(duel: Duel, recorded: dict[str, Event], entering: set[str], before: list[happenings.Watcher]) -> None:
    """Let new watchers see every event, and the old ones those of cards that have come onto the field."""
    after = [each for each in happenings.watchers(duel) if each not in before]
    for card, event in recorded.items():
        happenings.notice(duel, event, [*before, *after] if card in entering else after)


def _enters(duel: Duel, move: Move) -> bool:
    return move.to in FIELD and duel.cards[move.card].zone not in FIELD


def _record(duel: Duel, trace: Trace, move: Move, cause: Event | None) -> Event:
    card = duel.cards[move.card]
    who = move.who or card.keeper
    if cause is None:
        event = trace.emit(move.kind, move.rule, who, card=card.id, origin=card.zone, to=move.to)
    else:
        with trace.because(cause):
            event = trace.emit(move.kind, move.rule, who, card=card.id, origin=card.zone, to=move.to)
    wanted = move.keeper or card.keeper
    if zone_kinds.keeper_after(card, move.to, wanted) != wanted:
        with trace.because(event):
            trace.emit("redirected", "500.5", card.owner, card=card.id, zone=move.to)
    return event


def in_order(duel: Duel, moves: list[Move], answers: Answers) -> list[Move]:
    """The moves, with those into one ordered zone in the order that the zone's owner chooses (500.4.a)."""
    places: dict[tuple[str, Zone], list[Move]] = {}
    for move in moves:
        places.setdefault((_keeper(duel, move), move.to), []).append(move)
    ordered = []
    for (player, zone), here in places.items():
        asks = zone_kinds.order_matters(zone) and zone_kinds.chooses_order(here)
        ordered += _arranged(player, zone, here, answers) if asks else here
    return ordered


def _arranged(player: str, zone: Zone, moves: list[Move], answers: Answers) -> list[Move]:
    left, chosen = {move.card: move for move in moves}, []
    while left:
        first = answers.ask_one(Choice(player, "first", "500.4.a", list(left), about=zone))
        chosen.append(left.pop(first))
    return chosen


def _keeper(duel: Duel, move: Move) -> str:
    card = duel.cards[move.card]
    return zone_kinds.keeper_after(card, move.to, move.keeper or card.keeper)


def _tributes_along(duel: Duel, moves: list[Move]) -> list[Move]:
    """The moves of the tributes beneath the cards that leave the field."""
    along = []
    for move in (each for each in moves if each.to not in FIELD):
        card = duel.cards[move.card]
        beneath = tributes.tributes_of(card)
        if move.host:
            along += [replace(move, card=tribute, main=card.id) for tribute in beneath]
        else:
            to = tributes.zone_of_tributes() or move.to
            along += [Move(tribute, to, "moved", "305.2", main=card.id) for tribute in beneath]
    return along


def _place(duel: Duel, move: Move) -> None:
    card = duel.cards[move.card]
    keeper = _keeper(duel, move)
    was_in_play = card.zone in FIELD
    _detach(duel, card)
    card.zone, card.keeper = move.to, keeper
    if move.to in FIELD:
        _put_on_field(duel, card, move, was_in_play)
        return
    card.stay += 1
    card.column = card.facing = card.position = None
    card.entered = card.attacked = card.turned = 0
    if move.to is Zone.BENEATH:
        card.facing, card.position = tributes.how_a_tribute_lies()
        card.beneath = move.host
        duel.cards[move.host].tributes.append(card.id)
    elif move.to is not Zone.NOWHERE:
        pile = zone_kinds.pile_of(duel, keeper, move.to)
        pile.insert(0 if move.bottom else len(pile), card.id)


def _put_on_field(duel: Duel, card: Card, move: Move, was_in_play: bool) -> None:
    duel.players[card.keeper].field.append(card.id)
    card.column, card.facing, card.position = move.column, move.facing, move.position
    for tribute in card.tributes:
        duel.cards[tribute].keeper = card.keeper
    if not was_in_play:
        card.stay += 1
        card.entered = duel.turn
        card.since = duel.tick()


def _detach(duel: Duel, card: Card) -> None:
    if card.zone in FIELD:
        duel.players[card.keeper].field.remove(card.id)
    elif card.zone is Zone.BENEATH:
        duel.cards[card.beneath].tributes.remove(card.id)
        card.beneath = ""
    elif card.zone is not Zone.NOWHERE:
        zone_kinds.pile_of(duel, card.keeper, card.zone).remove(card.id)


def destroy(duel: Duel, trace: Trace, names: list[str], rule: str, answers: Answers) -> None:
    """Destroy cards on the field together, as far as nothing keeps it from happening."""
    move_all(duel, trace, destroying(duel, names, rule), answers)


def destroying(duel: Duel, names: list[str], rule: str, who: str = "") -> list[Move]:
    """The moves of cards that are destroyed together, as far as no effect prevents or replaces it (502.1.R1)."""
    moves = []
    for name in names:
        card = duel.cards[name]
        deeds = ("destroyed", "destroyed in battle") if triggers.was_in_battle(rule) else ("destroyed",)
        if not cards.in_field(card) or any(prevention.why_not(duel, each, card.keeper, card) for each in deeds):
            continue
        instead = prevention.instead_of(duel, "destroy", card)
        if instead is not None and instead[0] == "banish":
            moves.append(Move(name, Zone.BANISHED, "banished", "705.1", who=who))
        elif instead is None:
            moves.append(Move(name, Zone.GRAVEYARD, "destroyed", rule, who=who))
    return moves
