"""Section 2.2.6: leveling up, and what lies under other cards."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.engine.kernel import Event
from rules_db.games.ttcg.book import book
from rules_db.games.ttcg.card_text.model import Ruled
from rules_db.games.ttcg.state import Card, Zone
from rules_db.games.ttcg.watches.reading import FIELD, Sight, fact, is_changed, is_magic, is_ruled, lie_before

UNWATCHED: dict[str, str] = {}
"""Prohibitions and requirements of the section that no watch sees to, each with the reason."""


@book.watch("2.2.6.1")
def watch_what_is_played_without_leveling_up(sight: Sight) -> Iterator[str]:
    """A creature of level two or higher comes to the field only on top of another, unless a card says otherwise."""
    for event in sight.of("played"):
        card = sight.after.cards[fact(event, "card")]
        if card.printed.level > 1 and not is_magic(card) and not _is_exempt(sight, card):
            yield f"{card.id}, of level {card.printed.level}, is played on no other card"


def _is_exempt(sight: Sight, card: Card) -> bool:
    own = [step for effect in card.printed.effects if effect.type == "own play" for step in effect.steps]
    deeds = [step.deed for step in own if isinstance(step, Ruled)]
    return bool(deeds) or is_ruled(sight, "be played without leveling up") or is_changed(sight, "level")


@book.watch("2.1.16", "2.2.6.2")
def watch_what_is_leveled_up(sight: Sight) -> Iterator[str]:
    """A level-up lays a card on one of its type with a level lower by one, on its player's side and on top there."""
    for event in sight.of("leveled up"):
        new, old = sight.after.cards[fact(event, "card")], sight.after.cards[fact(event, "on")]
        if new.printed.type != old.printed.type:
            yield f"{new.id} of the type {new.printed.type} levels up {old.id} of the type {old.printed.type}"
        if new.printed.level != old.printed.level + 1 and not is_changed(sight, "level"):
            yield f"{new.id} of level {new.printed.level} levels up {old.id} of level {old.printed.level}"
        lie = lie_before(sight, old.id, event)
        if lie.zone is not Zone.CREATURE or lie.player != event.who:
            yield f"{event.who} levels up {old.id} in the {lie.zone} of {lie.player}"


@book.watch("2.2.6.3")
def watch_where_leveled_up_cards_lie(sight: Sight) -> Iterator[str]:
    """The new card lies on top, upright, and what it was laid on is under it with all that was under that."""
    for event in sight.of("leveled up"):
        new, old = sight.after.cards[fact(event, "card")], sight.before.cards[fact(event, "on")]
        if not _is_last(sight, event, new.id, old.id) or new.zone is not Zone.CREATURE:
            continue
        if new.tapped:
            yield f"{new.id} levels up {old.id}, and is tapped"
        yield from (f"{name} is not under {new.id}" for name in (old.id, *old.under) if name not in new.under)


def _is_last(sight: Sight, event: Event, *names: str) -> bool:
    """Whether nothing more happens to these cards."""
    later = sight.events[event.number + 1 :]
    return all(fact(each, "card") not in names and fact(each, "on") not in names for each in later)


@book.watch("2.2.6.4")
def watch_that_leveling_up_untaps(sight: Sight) -> Iterator[str]:
    """As soon as a card is leveled up, the cards under the new one are untapped."""
    for event in sight.of("leveled up"):
        for name in sight.after.cards[fact(event, "card")].under:
            if sight.after.cards[name].tapped:
                yield f"{name} is tapped under {fact(event, 'card')}"


@book.watch("2.2.6.5")
def watch_covered_cards(sight: Sight) -> Iterator[str]:
    """A card under another one leaves the field only by the destruction of the pile, and does nothing until then."""
    for event in sight.events:
        if fact(event, "to") and event.kind != "destroyed":
            name = fact(event, "card")
            is_under = name in sight.before.cards and lie_before(sight, name, event).zone is Zone.UNDER
            if is_under and not _has_left(sight, sight.before.cards[name].above, event):
                yield f"{name} lies under another card, and is {event.kind}"
    yield from _uncovered(sight)
    yield from _at_work(sight)


def _has_left(sight: Sight, name: str, until: Event) -> bool:
    """Whether a card has gone somewhere else before an event."""
    return any(fact(each, "card") == name and fact(each, "to") for each in sight.events[: until.number])


def _uncovered(sight: Sight) -> Iterator[str]:
    """What has come from under other cards without the destruction or the departure of the top card."""
    destroyed = {fact(event, "card") for event in sight.of("destroyed")}
    for old in sight.before.cards.values():
        new = sight.after.cards[old.id]
        if old.zone is not Zone.UNDER or new.zone is Zone.UNDER:
            continue
        above = sight.after.cards[old.above]
        if new.zone not in FIELD and destroyed.isdisjoint((old.above, old.host)) and _was_covered(sight, old):
            yield f"{old.id} goes to the {new.zone} from under {old.above}"
        if new.zone in FIELD and above.zone in FIELD and above.stay == sight.before.cards[old.above].stay:
            yield f"{old.id} lies in the {new.zone} by itself, and {old.above} is still there"


def _was_covered(sight: Sight, card: Card) -> bool:
    """Whether the card still lay under another one as it went."""
    moves = [event for event in sight.events if fact(event, "card") == card.id and fact(event, "to")]
    return not moves or (sight.after.cards[card.above].stay == sight.before.cards[card.above].stay)


def _at_work(sight: Sight) -> Iterator[str]:
    """What lies under other cards and still activates an effect, is aimed at or fights (2.2.6.5.R1)."""
    for event in sight.of("activated", "attacks", "attacked", "chosen"):
        name = fact(event, "card")
        zone = sight.before.cards[name].zone if name in sight.before.cards else ""
        if zone is Zone.UNDER and sight.after.cards[name].zone is Zone.UNDER:
            yield f"{name} lies under {sight.before.cards[name].above}, and is {event.kind}"
