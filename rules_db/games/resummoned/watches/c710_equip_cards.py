"""Section 710: what is equipped to what."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.state import FIELD, Facing, Zone
from rules_db.games.resummoned.watches.reading import Sight, fact, has_supertype, is_settled, on_field


@book.watch("710.1.a", "710.1.b")
def watch_what_is_equipped(sight: Sight) -> Iterator[str]:
    """Only Equip cards are equipped, and never to themselves."""
    for card in on_field(sight.after):
        if card.equipped_to == card.id:
            yield f"{card.id} is equipped to itself"
        if card.equipped_to and is_settled(sight.after) and has_supertype(sight.after, card, "Equip") is False:
            yield f"{card.id} is equipped to {card.equipped_to}, and is no Equip card"


@book.watch("710.3")
def watch_that_nothing_is_equipped_to_what_has_gone(sight: Sight) -> Iterator[str]:
    """When either of two equipped cards leaves the field or becomes a tribute, they are no longer equipped."""
    for card in sight.after.cards.values():
        host = sight.after.cards.get(card.equipped_to)
        is_apart = card.zone not in FIELD or host is None or host.zone not in FIELD
        if card.equipped_to and card.zone is not Zone.NOWHERE and is_apart:
            yield f"{card.id} in the {card.zone} is equipped to {card.equipped_to}, in the {host and host.zone}"


@book.watch("710.2", "710.1")
def watch_that_equip_cards_are_equipped_as_they_come(sight: Sight) -> Iterator[str]:
    """An Equip card that comes face-up onto the field is equipped at once, if there is another card in play."""
    equipped = {fact(event, "card") for event in sight.of("equipped")}
    for card in on_field(sight.after):
        came = card.id in sight.before.cards and sight.before.cards[card.id].zone not in FIELD
        is_late = came and card.facing is Facing.UP and is_settled(sight.after) and card.id not in equipped
        if is_late and has_supertype(sight.after, card, "Equip"):
            yield f"the Equip card {card.id} comes onto the field, and is equipped to nothing"
    for event in sight.of("chosen"):
        if fact(event, "choice") == "equip" and not equipped and is_settled(sight.after):
            yield f"{event.who} chooses what to equip, and nothing is equipped"
