"""Chapter 400: monsters, Spells and Traps."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.state import CardType, Facing, Position
from rules_db.games.resummoned.watches.reading import Sight, changes, fact, on_field

UNWATCHED: dict[str, str] = {}
"""Prohibitions and requirements of the chapter that no watch sees to, each with the reason."""


@book.watch("401.2")
def watch_that_no_spell_is_face_down(sight: Sight) -> Iterator[str]:
    """A Spell is neither played face-down, nor does it become face-down."""
    for card in on_field(sight.after):
        is_down = card.insert.paired.type is CardType.SPELL and card.facing is Facing.DOWN
        was_down = card.id in sight.before.cards and sight.before.cards[card.id].facing is Facing.DOWN
        if is_down and not was_down and not any(changes(duel, card, "type") for duel in (sight.before, sight.after)):
            yield f"the Spell {card.id} is face-down"


@book.watch("402.1")
def watch_that_traps_are_played_face_down(sight: Sight) -> Iterator[str]:
    """A Trap goes onto the field face-down when it is played."""
    for event in sight.of("played"):
        card = sight.after.cards[fact(event, "card")]
        is_trap = card.insert.paired.type is CardType.TRAP and not changes(sight.before, card, "type")
        if is_trap and card.facing is not Facing.DOWN:
            yield f"the Trap {card.id} is played face-up"


@book.watch("407.2")
def watch_that_turning_changes_the_position(sight: Sight) -> Iterator[str]:
    """What changes its position goes from one of the two to the other."""
    for event in sight.of("turned"):
        before = sight.before.cards[fact(event, "card")].position
        turned = [each for each in sight.of("turned") if fact(each, "card") == fact(event, "card")]
        if len(turned) == 1 and fact(event, "position") == before:
            yield f"{fact(event, 'card')} changes its position, and is in {before or Position.ATTACK} as before"
