"""Section 103: how a duel ends, and what becomes of those who lose it."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.choices import Answers
from rules_db.engine.trace import Trace
from rules_db.games.resummoned import happenings, moving
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.rules.c300_cards import cards
from rules_db.games.resummoned.rules.c500_zones import zone_kinds
from rules_db.games.resummoned.rules.c700_effects import equip
from rules_db.games.resummoned.state import FIELD, Card, Duel, Task, Zone


def settle(duel: Duel, trace: Trace, losers: Sequence[tuple[str, str]], winners: Sequence[str] = ()) -> None:
    """Players lose, each by the rule named beside them, and win, all at the same moment."""
    lost = [name for name, _ in losers]
    left = [name for name in duel.alive() if name not in lost]
    would_win = list(dict.fromkeys([*winners, *_outlasting(left, lost)]))
    remaining = loses_instead(would_win, lost)
    if lost:
        duel.match.losers.append(lost)
    for name, rule in losers:
        with trace.because(happenings.happen(duel, trace, "lost", rule, name)):
            remove_player(duel, trace, name)
    win(duel, trace, would_win if remaining is None else remaining)
    if duel.stage == "duel" and is_drawn(duel):
        trace.emit("drawn duel", "103.4")
        end(duel)


def _outlasting(left: list[str], lost: list[str]) -> list[str]:
    """Who would win as the last player in the duel (103.1.R1); where nobody is left, each of those who lose."""
    if not left:
        return lost
    return left if len(left) == 1 and lost else []


@book.rule("103.3")
def loses_instead(winners: list[str], losers: list[str]) -> list[str] | None:
    """Whoever would win and lose at the same moment loses."""
    return [name for name in winners if name not in losers]


@book.rule("103.4", without=False)
def is_drawn(duel: Duel) -> bool:
    """If every player has lost, the duel ends as a draw."""
    return not duel.alive()


@book.rule("103.1")
def win(duel: Duel, trace: Trace, winners: Sequence[str]) -> None:
    """The duel is over as soon as a player wins it, as the last one left does; several winners draw (103.1.R2)."""
    if not winners:
        return
    if len(winners) == 1:
        (duel.winner,) = winners
        trace.emit("won", "103.1", duel.winner)
    else:
        trace.emit("drawn duel", "103.1")
    end(duel)


def end(duel: Duel) -> None:
    """Nothing more happens in this duel."""
    duel.stage = "over"
    duel.choice = None
    duel.agenda = [Task("ended")]


@book.rule("103.2.b")
def surrender(duel: Duel, trace: Trace, name: str) -> None:
    """A player who surrenders loses the duel immediately, at any time."""
    settle(duel, trace, [(name, "103.2.b")])


@book.rule("103.2")
def remove_player(duel: Duel, trace: Trace, name: str) -> None:
    """A player who loses is removed from the duel (103.2.R1)."""
    duel.players[name].lost = True
    duel.chain = [activation for activation in duel.chain if activation.controller != name]
    duel.waiting = [activation for activation in duel.waiting if activation.controller != name]
    duel.agenda = [task for task in duel.agenda if not (task.activation and task.activation.controller == name)]
    for task in duel.agenda:
        task.answers = []
    duel.choice = None
    duel.passes = 0
    duel.shown = []
    if duel.alive() and duel.priority == name:
        duel.priority = duel.clockwise_from(name)[0]
    remove_cards(duel, trace, name)


@book.rule("103.2.a")
def remove_cards(duel: Duel, trace: Trace, name: str) -> None:
    """Every card that the player owns is removed from the game; borrowed cards go to their owners (103.2.a.R1)."""
    trace.emit("cards removed", "103.2.a", name)
    everything = [duel.cards[each] for each in sorted(duel.cards)]
    owned = [card for card in everything if (cards.owner_of(card) or card.keeper) == name]
    going = {card.id for card in owned}
    borrowed = [card for card in _around(duel, name, owned) if card.id not in going]
    for card in owned:
        _take_out(duel, card)
    equip.settle(duel, trace, [*owned, *duel.in_play()])
    if borrowed:
        duel.agenda.append(Task("give back", names=[card.id for card in borrowed]))


def give_back(duel: Duel, trace: Trace, task: Task) -> None:
    """Borrowed cards go to their owners' Graveyard Zones, in the order that each owner chooses (500.4.a)."""
    moves = [moving.Move(card, Zone.GRAVEYARD, "moved", "103.2.a") for card in task.names]
    moving.move_all(duel, trace, moves, Answers(task.answers))


def _around(duel: Duel, name: str, owned: list[Card]) -> list[Card]:
    """Other players' cards in the zones of a player, or beneath that player's cards."""
    in_zones = [duel.cards[each] for each in duel.players[name].field]
    beneath = [duel.cards[tribute] for card in [*in_zones, *owned] for tribute in card.tributes]
    return list({card.id: card for card in [*in_zones, *beneath]}.values())


def _take_out(duel: Duel, card: Card) -> None:
    if card.zone is Zone.BENEATH:
        duel.cards[card.beneath].tributes.remove(card.id)
    elif card.zone in FIELD:
        duel.players[card.keeper].field.remove(card.id)
    elif card.zone is not Zone.NOWHERE:
        zone_kinds.pile_of(duel, card.keeper, card.zone).remove(card.id)
    card.zone, card.keeper, card.beneath = Zone.NOWHERE, "", ""
    card.column = card.facing = card.position = None
