"""Sections 101 and 102: the duels of a match, and how each of them starts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from rules_db.engine.chance import Chance
from rules_db.engine.choices import Answers, Choice
from rules_db.engine.kernel import BadSetup, Refusal
from rules_db.engine.trace import Trace
from rules_db.games.resummoned import setup
from rules_db.games.resummoned.actions.values import Ready, Swap
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.rules.c100_prerequisites import decks
from rules_db.games.resummoned.rules.c300_cards.cards import printed_name, refuse
from rules_db.games.resummoned.rules.c500_zones import drawing
from rules_db.games.resummoned.state import Duel, Match, Player, Task, Zone


@book.rule("101.2", without=True)
def is_match_over(match: Match) -> bool:
    """A match is as many duels as the players have agreed on, or it ends when a player has the wins agreed on."""
    enough = match.wins_needed and max(match.wins.values()) >= match.wins_needed
    return bool(enough) or match.number >= match.duels


def match_winner(match: Match, seats: list[str]) -> str:
    """Whoever has won the most duels; '' if several share the most wins (101.2.R1)."""
    most = max(match.wins.values())
    best = [name for name in seats if match.wins[name] == most]
    return best[0] if len(best) == 1 else ""


@book.value("102.3", without=0)
def starting_life_points() -> int:
    return 8000


@book.value("102.2", without=0)
def opening_hand() -> int:
    """Every player shuffles, lays the deck in the Deck Zone and draws 5 cards."""
    return 5


@book.rule("102.1")
def who_chooses_start(duel: Duel) -> str | None:
    """The loser of the last duel chooses the starting player; after a draw, whoever chose then (102.1.R1).

    None where there is no such player, and the agreed method decides.
    """
    if duel.winner:
        others = [name for name in duel.seats if name != duel.winner]
        first = duel.match.losers[0] if duel.match.losers else others
        return first[duel.chance.below(len(first))] if len(first) > 1 else first[0]
    return duel.match.chooser or None


def new(plain: dict[str, Any], seed: int) -> Duel:
    """A match at its start. Raises BadSetup where a rule of section 100 is not met."""
    seats = [each["name"] for each in plain["players"]]
    match = Match(plain.get("format", "constructed"), list(plain.get("without", ())), plain.get("duels", 1))
    match.wins_needed = plain.get("wins_needed", 0)
    match.wins = dict.fromkeys(seats, 0)
    for each in plain["players"]:
        match.decks[each["name"]] = [setup.insert_of(insert) for insert in each.get("deck", ())]
        match.sideboards[each["name"]] = [setup.insert_of(insert) for insert in each.get("sideboard", ())]
        if match.format == "limited" and "received" in each:
            received = match.received[each["name"]] = [setup.insert_of(insert) for insert in each["received"]]
            left = decks.limited_sideboard(received, match.decks[each["name"]])
            match.sideboards[each["name"]] = left or []
    _require_legal(match, seats)
    duel = Duel(seats, {}, Chance(seed, script=list(plain.get("chance", ()))), match=match)
    for insert in plain.get("inserts", ()):
        setup.add_insert(duel, setup.insert_of(insert))
    begin_duel(duel, Trace(book), plain.get("starting") or _agreed(duel))
    return duel


def _require_legal(match: Match, seats: list[str]) -> None:
    refusal = decks.enough_players(seats)
    for name in seats:
        refusal = refusal or decks.why_not_bring(match, name)
    if refusal is not None:
        raise BadSetup(str(refusal), refusal)


def _agreed(duel: Duel) -> str:
    """Without another agreement the starting player is picked at random."""
    return duel.seats[duel.chance.below(len(duel.seats))]


def begin_duel(duel: Duel, trace: Trace, starting_player: str) -> None:
    """Set everything back but the match, prepare, and let the first turn begin."""
    fresh = Duel(duel.seats, {}, duel.chance, match=duel.match, inserts=duel.inserts)
    for each in fields(Duel):
        setattr(duel, each.name, getattr(fresh, each.name))
    duel.match.losers, duel.match.ready = [], []
    duel.starting_player = duel.turn_player = duel.priority = starting_player
    duel.players = {name: Player(name, starting_life_points()) for name in duel.seats}
    event = trace.emit("starting player", "102.1", starting_player)
    with trace.because(event):
        _prepare(duel, trace)
    duel.agenda.append(Task("turn"))


def _prepare(duel: Duel, trace: Trace) -> None:
    handles = _handles(duel)
    for name in duel.seats:
        for insert in duel.match.decks[name]:
            card = setup.add_card(duel, next(handles), name, insert)
            card.zone = Zone.DECK
            duel.players[name].deck.append(card.id)
        duel.chance.shuffle(duel.players[name].deck)
        trace.emit("shuffled", "102.2", name)
        trace.emit("life points", "102.3", name, points=duel.players[name].life_points)
    drawing.draw(duel, trace, [(name, opening_hand()) for name in duel.seats], "102.2")


def _handles(duel: Duel) -> Iterator[str]:
    """A name for each card of the duel: its own where no other card has it, else with its owner and a number."""
    names = [(name, insert.name) for name in duel.seats for insert in duel.match.decks[name]]
    counted: dict[str, int] = {}
    copies = Counter(card for _, card in names)
    for owner, card in names:
        full = card if copies[card] == 1 else f"{owner}'s {card}"
        counted[full] = counted.get(full, 0) + 1
        yield full if counted[full] == 1 else f"{full} {counted[full]}"


def end_duel(duel: Duel, trace: Trace) -> None:
    """Count the win; then the match is over, or the players get ready for the next duel."""
    match = duel.match
    if duel.winner:
        match.wins[duel.winner] += 1
    if not match.decks or is_match_over(match):
        duel.winner = match_winner(match, duel.seats)
        return
    match.number += 1
    duel.stage = "between"
    trace.emit("between duels", "101.2", duel=match.number)


def why_not_prepare(duel: Duel, action: Ready | Swap) -> Refusal | None:
    """Why a player cannot swap cards or be ready now."""
    if duel.stage != "between" or action.player in duel.match.ready:
        return refuse("100.4", between_duels=duel.stage == "between")
    if isinstance(action, Swap):
        return decks.swaps_with_sideboard(duel.match, action)
    return decks.why_not_bring(duel.match, action.player)


def swap(duel: Duel, trace: Trace, action: Swap) -> None:
    deck, sideboard = duel.match.decks[action.player], duel.match.sideboards[action.player]
    if action.out:
        sideboard.append(deck.pop(_place(deck, action.out)))
    if action.into:
        deck.append(sideboard.pop(_place(sideboard, action.into)))
    trace.emit("swapped", "100.4", action.player, out=action.out, into=action.into)


def _place(pile: list[Any], name: str) -> int:
    return [printed_name(insert) for insert in pile].index(name)


def ready(duel: Duel, trace: Trace, action: Ready) -> None:
    duel.match.ready.append(action.player)
    trace.emit("ready", "100.2", action.player, cards=len(duel.match.decks[action.player]))
    if len(duel.match.ready) == len(duel.seats):
        duel.match.chooser = who_chooses_start(duel) or ""
        duel.agenda.append(Task("start", name=duel.match.chooser))


def start_next(duel: Duel, trace: Trace, task: Task) -> None:
    """Let the starting player be chosen, and begin the next duel."""
    if task.name:
        chosen = Answers(task.answers).ask_one(Choice(task.name, "start", "102.1", list(duel.seats)))
    else:
        chosen = _agreed(duel)
    begin_duel(duel, trace, chosen)
