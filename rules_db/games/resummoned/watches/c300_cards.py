"""Chapter 300: cards, facing and tributes."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.engine.kernel import Event
from rules_db.games.resummoned.actions.values import Activate, Play
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.state import FIELD, Zone
from rules_db.games.resummoned.watches.reading import Sight, effects_of, fact, is_settled

UNWATCHED: dict[str, str] = {}
"""Prohibitions and requirements of the chapter that no watch sees to, each with the reason."""


@book.watch("305.1")
def watch_that_tributes_go_with_their_card(sight: Sight) -> Iterator[str]:
    """A tribute lies beneath a card on the field; when that card leaves, it goes to its owner's Graveyard Zone."""
    if not is_settled(sight.after):
        return  # A card may still be on its way to the field, its cost half paid.
    for card in sight.after.cards.values():
        above = sight.after.cards.get(card.beneath)
        if card.zone is Zone.BENEATH and (above is None or above.zone not in FIELD or card.id not in above.tributes):
            yield f"the tribute {card.id} is beneath {card.beneath or 'nothing'}, which is not in play with it"
        if card.tributes and card.zone not in FIELD:
            yield f"{card.id} has tributes in the {card.zone}"


@book.watch("305.4")
def watch_that_tributes_go_beneath(sight: Sight) -> Iterator[str]:
    """What is tributed for a card goes beneath that card, with all that lay beneath it."""
    action = sight.action
    if not isinstance(action, Play | Activate) or sight.after.cards[action.card].zone not in FIELD:
        return
    for event in _paid_tributes(sight):
        name = fact(event, "card")
        for each in (name, *(sight.before.cards[name].tributes)):
            if each != action.card and sight.after.cards[each].beneath != action.card:
                yield f"{each} is tributed for {action.card}, and lies in the {sight.after.cards[each].zone}"


def _paid_tributes(sight: Sight) -> Iterator[Event]:
    """The tributes before the card is played or its effect activated."""
    ends = [event.number for event in sight.of("played", "effect")]
    return (event for event in sight.of("tributed") if ends and event.number < ends[0])


@book.watch("305.4.a")
def watch_that_self_tributes_go_to_the_graveyard(sight: Sight) -> Iterator[str]:
    """A card that tributes itself goes to the Graveyard Zone."""
    action = sight.action
    if not isinstance(action, Activate) or not is_settled(sight.after):
        return
    effect = effects_of(sight.before.cards[action.card], "ignition")[action.effect - 1]
    if any(op.verb == "tribute" and op.what and op.what.pick == "this" for op in effect.cost):
        went = [fact(event, "to") for event in sight.of("tributed") if fact(event, "card") == action.card]
        if went != [Zone.GRAVEYARD]:
            yield f"{action.card} tributes itself, and goes to {', '.join(went) or 'no other zone'}"


@book.watch("305.5")
def watch_that_nobody_tributes_cards_of_others(sight: Sight) -> Iterator[str]:
    """Nobody tributes a card that somebody else controls, unless a text speaks of an opponent's cards."""
    for event in sight.of("tributed"):
        card = sight.before.cards.get(fact(event, "card"))
        is_theirs = card is not None and card.zone in FIELD and card.keeper != event.who
        if is_theirs and not _is_specified(sight):
            yield f"{event.who} tributes {fact(event, 'card')}, which somebody else controls"


def _is_specified(sight: Sight) -> bool:
    """Whether any card says that cards of opponents are tributed."""
    return any(
        op.verb == "tribute" and op.what is not None and op.what.of == "opponent"
        for card in sight.before.cards.values()
        for effect in card.insert.effects
        for op in (*effect.ops, *effect.cost)
    )
