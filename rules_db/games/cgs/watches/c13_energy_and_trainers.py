"""Chapter 13 and section 2.5: Energy, Trainers and Prize cards."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.watches.reading import Sight
from rules_db.games.cgs.words import SUMMON_ZONES, Zone

UNWATCHED: dict[str, str] = {
    "13.1.3": "Effects may attach further Energy, and the table does not keep how each of them came.",
    "13.2.5": "A Supporter is gone once it has resolved, and a watch sees one action at a time.",
    "13.4.4": "A Stadium may be gone by the time of the next, and a watch sees one action at a time.",
}
"""Prohibitions and requirements of the sections that no watch sees to, each with the reason."""


def _played(sight: Sight, kind: str) -> tuple[Play, Card] | None:
    """A card of this type that is played by this action, as it was before, and not onto the Uno pile."""
    action = sight.action
    if not isinstance(action, Play) or action.is_face_down or action.zone is Zone.UNO_PILE:
        return None
    card = sight.before.cards[action.card]
    return (action, card) if list(card.types) == [kind] else None


@book.watch("13.1.2.a", on=(Play,))
def watch_what_receives_energy(sight: Sight) -> Iterator[str]:
    """Energy is played onto a card of its player."""
    played = _played(sight, "Energy")
    if played is None or not played[0].on:
        return
    host = sight.before.cards[played[0].on]
    if host.controller != played[0].player:
        yield f"{played[1].id} is attached to {host.id} of {host.controller or 'nobody'}"


@book.watch("13.2.6", on=(Play,))
def watch_the_first_turn(sight: Sight) -> Iterator[str]:
    """Nobody plays a Supporter on the first turn of the game."""
    played = _played(sight, "Supporter")
    if played is not None and sight.before.turn == 1:
        yield f"{played[0].player} plays {played[1].id} on turn 1"


@book.watch("13.3.3", "13.3.3.a", "13.3.5", on=(Play,))
def watch_who_gets_a_tool(sight: Sight) -> Iterator[str]:
    """A Tool is played onto a summon of its player that has none."""
    played = _played(sight, "Tool")
    if played is None:
        return
    play, card = played
    if not play.on:
        yield f"{card.id} is attached to nothing"
        return
    host = sight.before.cards[play.on]
    if host.controller != play.player or host.zone not in (*SUMMON_ZONES, Zone.UNO_PILE):
        yield f"{card.id} is attached to {host.id} in the {host.zone} of {host.controller}"
    if any("Tool" in sight.before.cards[name].printed.types for name in host.attached):
        yield f"{card.id} is attached to {host.id}, which has a Tool"


@book.watch("13.4.6", on=(Play,))
def watch_the_names_of_stadiums(sight: Sight) -> Iterator[str]:
    """No Stadium is played that has the name of one in a Field Zone."""
    played = _played(sight, "Stadium")
    if played is None:
        return
    lying = (sight.before.cards[name] for seat in sight.before.order for name in sight.before.lying(seat, Zone.FIELD))
    for other in lying:
        if "Stadium" in other.printed.types and other.printed.name == played[1].printed.name and not other.is_face_down:
            yield f"{played[1].id} is played beside {other.id}"
