"""Sections 11.4 and 11.5: how Traps are Set and flipped, and what may respond to a Counter Trap."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.games.cgs.actions.values import Activate, Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.doing.yugioh.flipping import Flip
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.watches.reading import Sight, is_said
from rules_db.games.cgs.words import ON_FIELD, Game, Zone

UNWATCHED: dict[str, str] = {}
"""Prohibitions and requirements of the sections that no watch sees to, each with the reason."""


def _is_trap(card: Card) -> bool:
    return any(each.endswith(" Trap") for each in card.printed.types)


def _flipped(sight: Sight) -> Card | None:
    """The Trap, as it lay before, that its player flips face-up."""
    card = sight.before.cards[sight.action.card] if isinstance(sight.action, Flip) else None
    return card if card is not None and card.is_face_down and _is_trap(card) else None


@book.watch("11.4.3", on=(Play,))
def watch_that_traps_are_set(sight: Sight) -> Iterator[str]:
    """Nobody plays a Trap face-up, except onto the Uno pile."""
    action = sight.action
    if not isinstance(action, Play) or action.is_face_down or action.zone is Zone.UNO_PILE:
        return
    if _is_trap(sight.before.cards[action.card]):
        yield f"{action.player} plays {action.card} face-up"


@book.watch("11.4.4")
def watch_that_hidden_traps_are_silent(sight: Sight) -> Iterator[str]:
    """No effect that comes into the Queue is that of a Trap that still lies face-down."""
    for item in sight.after.queue:
        card = sight.after.cards[item.card]
        is_new = item.kind == "effect" and item not in sight.before.queue
        if is_new and _is_trap(card) and card.is_face_down and card.zone in ON_FIELD:
            yield f"{card.id} acts face-down"


@book.watch("11.4.5", on=(Flip,))
def watch_that_traps_wait(sight: Sight) -> Iterator[str]:
    """No Trap is flipped in the turn in which it was Set."""
    card = _flipped(sight)
    if card is not None and card.set_in == sight.before.turn:
        yield f"{card.id} is flipped in turn {card.set_in}, in which it was Set"


@book.watch("11.4.7", on=(Flip,))
def watch_that_attacks_set_off_what_waits_for_them(sight: Sight) -> Iterator[str]:
    """What waits for an attack, and does not stay, is not flipped while nobody attacks."""
    card = _flipped(sight)
    if card is None or "Continuous Trap" in card.printed.types:
        return
    if card.printed.text.startswith("when a summon attacks") and sight.before.attack is None:
        yield f"{card.id} is flipped, and nobody attacks"


@book.watch("11.5.6", on=(Play, Flip, Activate))
def watch_what_answers_a_counter_trap(sight: Sight) -> Iterator[str]:
    """On top of a Counter Trap come only Counter Traps and what is Magic."""
    action, before = sight.action, sight.before
    if not isinstance(action, (Play, Flip, Activate)) or not before.queue or is_said(before, "also a"):
        return
    last, card = before.cards[before.queue[-1].card], before.cards[action.card]
    is_answer = len(sight.after.queue) > len(before.queue) and sight.after.queue[-1].card == card.id
    if not is_answer or "Counter Trap" not in last.printed.types:
        return
    if "Counter Trap" not in card.printed.types and card.printed.game is not Game.MAGIC:
        yield f"{card.id} answers {last.id}"
