"""The sentences of worked examples that only this game has; at most ten, so each serves every chapter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules_db.engine.kernel import BadSetup
from rules_db.engine.scene import Given, NotThere, OwnStep, Pile, Role, Row
from rules_db.games.cgs.actions.values import Choose
from rules_db.games.cgs.doing.poker.pot import WIN
from rules_db.games.cgs.game import GAME
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.views import meant
from rules_db.games.cgs.words import BATTLE, BETTING, BETWEEN, ENDING, MAIN_1, MAIN_2, PLACES, SHARED, STARTING, Zone

PHASES = (STARTING, BETTING, MAIN_1, BATTLE, MAIN_2, ENDING, BETWEEN)
QUEUE = str(Zone.QUEUE)
PRIORITY = ("act", "answer")
"""What a player is next to do who has priority, in a limited window as well (8.4.13)."""
SHORT = {"Dealer deck": str(Zone.DEALERS_DECK), "Dealer zone": str(Zone.DEALERS_ZONE)}


def start(given: Given) -> None:
    given.own["start"] = True


def starting_player(given: Given, player: str) -> None:
    if player not in given.players:
        raise BadSetup(f"nobody here is called {player} (players: {', '.join(given.players)})")
    given.own["starting"] = player


def turn(given: Given, number: int) -> None:
    given.own["turn"] = number


def setting(given: Given, name: str, value: str) -> None:
    given.own.setdefault("settings", {})[name] = value


def agree(given: Given, what: str) -> None:
    given.own.setdefault("agreed", []).append(what)


def shared(given: Given, zone: str, rows: Sequence[Row]) -> None:
    """What lies in a zone that all share; a deck from the top, the Uno pile from the bottom."""
    given.piles.append(Pile("", zone, list(rows)))


def go_on_to(table: Table, phase: str, player: str) -> Iterator[str]:
    """Everyone passes until this phase of this player comes; choices on the way stop it."""
    for _ in range(20 * len(table.order) ** 2):  # So many turns, in each of which so many may pass.
        decision = GAME.pending(table)
        if decision is None or (table.phase, table.turn_player) == (phase, player):
            return
        yield f"{decision.player} {'passes' if decision.kind in PRIORITY else _first(table)}"
    raise NotThere(f"the {phase} of {player} does not come")


def until(table: Table, what: str) -> Iterator[str]:
    """Everyone passes until the Queue is empty, where a choice stops them, or until a turn is over."""
    if what == "the Queue is empty":
        if not table.queue:
            raise NotThere("nothing is in the Queue")
        while table.queue and (decision := GAME.pending(table)) is not None and decision.kind in PRIORITY:
            yield f"{decision.player} passes"
        return
    turn, now = table.turn, f"the turn of {table.turn_player} is over"
    if what != now:
        raise NotThere(f"it is the turn of {table.turn_player}: all can pass until {now}, or the Queue is empty")
    for _ in range(20 * len(table.order) ** 2):
        if table.turn != turn or (decision := GAME.pending(table)) is None:
            return
        yield f"{decision.player} {'passes' if decision.kind in PRIORITY else _first(table)}"
    raise NotThere(f"the turn of {table.turn_player} does not end")


def _first(table: Table) -> str:
    """The answer that comes first; but nobody is made to use up money that they have won."""
    options = GAME.options(table)
    kept = (each for each in options if isinstance(each, Choose) and each.kind == WIN and not each.picks)
    return GAME.format(next(kept, options[0])).partition(" ")[2]


def holds(table: Table, zone: str, cards: Sequence[str]) -> str | None:
    """The cards of the Queue or a shared zone, what comes next or lies on top first; zones from left to right."""
    found = _in(table, zone)
    return None if found == list(cards) else f"the {zone} holds {', '.join(found) or 'nothing'}"


def is_empty(table: Table, zone: str) -> str | None:
    return holds(table, zone, ())


def _in(table: Table, zone: str) -> list[str]:
    if zone == QUEUE:
        return [each.card for each in reversed(table.queue)]
    zone = SHORT.get(zone, zone)
    if zone not in SHARED:
        raise NotThere(f"there is no {zone} that all share (there are: {QUEUE}, {', '.join(SHARED)})")
    lying = table.lying("", Zone(zone))
    return lying if Zone(zone) in PLACES else lying[::-1]


def require_card(table: Table, card: str) -> Card:
    """The card that a sentence names; raises NotThere."""
    if (name := meant(table, card)) not in table.cards:
        raise NotThere(f"there is no card {card} (there are: {', '.join(sorted(table.cards))})")
    return table.cards[name]


STEPS = (
    OwnStep(Role.GIVEN, "the players bring their decks", start),
    OwnStep(Role.GIVEN, "{player} goes first", starting_player),
    OwnStep(Role.GIVEN, "it is turn {number}", turn),
    OwnStep(Role.GIVEN, "the setting {card} is {value}", setting),
    OwnStep(Role.GIVEN, "the players agree on the {card}", agree),
    OwnStep(Role.GIVEN, "the {zone} holds:", shared),
    OwnStep(Role.WHEN, "the game goes on to the {phase} of {player}", go_on_to),
    OwnStep(Role.WHEN, "all pass until {words}", until),
    OwnStep(Role.THEN, "the {zone} holds {cards}", holds),
    OwnStep(Role.THEN, "the {zone} is empty", is_empty),
)
