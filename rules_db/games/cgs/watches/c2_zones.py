"""Chapter 2: how many zones there are, and whose pile a card goes to; the Prize cards of section 2.5 besides."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.engine.kernel import Event
from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.watches.reading import Sight, fact, is_said
from rules_db.games.cgs.words import Game, Zone

UNWATCHED: dict[str, str] = {}
"""Prohibitions and requirements of the chapter that no watch sees to, each with the reason."""

_OF_PLAYERS = {
    Zone.SUMMON: 5, Zone.BACKROW: 5, Zone.EXTRA_SUMMON: 1, Zone.FIELD: 1, Zone.HOLD_EM: 2, Zone.PRIZES: 6,
}  # fmt: skip


@book.watch("2.2.5", "2.2.6", "2.2.8", "2.2.9", "2.4.2", "2.4.3", "2.5.1")
def watch_how_many_zones_there_are(sight: Sight) -> Iterator[str]:
    """Each player has five Main Summon Zones and five backrow zones, and so on; the Dealer has five zones."""
    for name, one in sight.after.players.items():
        for zone, count in _OF_PLAYERS.items():
            if len(one.zones[zone]) != count:
                yield f"{name} has {len(one.zones[zone])} places for cards in the {zone}"
    if len(sight.after.shared[Zone.DEALERS_ZONE]) != 5:
        yield f"there are {len(sight.after.shared[Zone.DEALERS_ZONE])} Dealer's zones"


@book.watch("2.1.7", on=("exiled",))
def watch_that_piles_hold_any_number(sight: Sight) -> Iterator[str]:
    """Cards that are exiled together lie in the exiled zone together."""
    for card in _moved(sight, "exiled"):
        if card.zone is Zone.NOWHERE and not card.is_token and card.owner in sight.after.order:
            yield f"there is no room for {card.id} in the exiled zone of {card.owner}"


@book.watch("2.2.3.b", on=("exiled",))
def watch_where_exiled_cards_go(sight: Sight) -> Iterator[str]:
    """A card that is exiled, and no token, lies in an exiled zone after that."""
    for card in _moved(sight, "exiled"):
        if card.zone is Zone.NOWHERE and not card.is_token and card.owner in sight.after.order:
            yield f"{card.id} is exiled to nowhere"


def _moved(sight: Sight, *kinds: str) -> Iterator[Card]:
    """The cards that such an event is about, as they are at the end, where it was the last that moved them."""
    last: dict[str, Event] = {}
    for event in sight.events:
        if event.get("to") is not None and fact(event, "card") in sight.after.cards:
            last[fact(event, "card")] = event
    yield from (sight.after.cards[name] for name, event in last.items() if not kinds or event.kind in kinds)


def _is_elsewhere(sight: Sight, *zones: Zone) -> Iterator[str]:
    """The cards that this action has moved to such a pile of somebody who does not own them."""
    for card in _moved(sight):
        if card.zone in zones and card.owner and card.player != card.owner:
            yield f"{card.id} of {card.owner} lies in the {card.zone} of {card.player or 'nobody'}"


@book.watch("2.2.11")
def watch_whose_discard_pile(sight: Sight) -> Iterator[str]:
    """A card goes to the discard pile of its owner, whoever has controlled it."""
    yield from _is_elsewhere(sight, Zone.DISCARD)


@book.watch("2.2.12")
def watch_whose_exiled_zone(sight: Sight) -> Iterator[str]:
    """A card that is exiled goes to the zone of its owner."""
    yield from _is_elsewhere(sight, Zone.EXILE)


@book.watch("2.2.12.a")
def watch_whose_hand(sight: Sight) -> Iterator[str]:
    """A card that returns to a hand goes to that of its owner."""
    yield from _is_elsewhere(sight, Zone.HAND)


@book.watch("2.2.12.b")
def watch_whose_deck(sight: Sight) -> Iterator[str]:
    """A card that returns to a deck goes to that of its owner."""
    yield from _is_elsewhere(sight, Zone.MAIN_DECK, Zone.EXTRA_DECK)


@book.watch("2.2.13")
def watch_what_nobody_owns(sight: Sight) -> Iterator[str]:
    """A card that no player owns never comes into a discard pile, an exiled zone or a deck of a player."""
    for card in _moved(sight):
        if not card.owner and card.zone in (Zone.DISCARD, Zone.EXILE, Zone.MAIN_DECK, Zone.EXTRA_DECK):
            yield f"{card.id}, which nobody owns, lies in the {card.zone} of {card.player or 'nobody'}"


@book.watch("2.5.3.c", on=("destroyed",))
def watch_which_effects_earn_a_prize(sight: Sight) -> Iterator[str]:
    """Where cards of other games than Pokémon have destroyed all that was destroyed, nobody takes a Prize card.

    A card of Pokémon may have them deal the damage, and is no card of another game.
    """
    destroyed = list(sight.of("destroyed"))
    causes = [sight.after.cards.get(fact(event, "by")) for event in destroyed]
    if not destroyed or any(fact(event, "how") != "effect" for event in destroyed):
        return
    doing = [sight.after.cards.get(fact(event, "card")) for event in sight.of("resolves")]
    if any(cause is None or cause.printed.game is Game.POKEMON for cause in (*causes, *doing)):
        return
    choice = sight.after.choice
    is_owed = choice is not None and choice.rule.startswith("2.5.")
    if is_owed or (any(sight.of("prize taken")) and not is_said(sight.before, "Prize card")):
        yield f"a Prize card is taken for {' and '.join(fact(event, 'card') for event in destroyed)}"
