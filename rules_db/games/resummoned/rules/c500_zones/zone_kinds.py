"""Sections 500 to 504: the kinds of zones, what is true of each, and whose zone a card goes to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rules_db.engine.kernel import Refusal
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.rules.c300_cards import cards
from rules_db.games.resummoned.rules.c300_cards.cards import refuse
from rules_db.games.resummoned.state import Card, Duel, Zone


class Kind(NamedTuple):
    """What is true of all zones of one kind."""

    public: bool
    ordered: bool
    sharable: bool


ANYTHING_GOES = Kind(public=True, ordered=False, sharable=True)


@book.value("501.1", without=ANYTHING_GOES)
def deck_zone() -> Kind:
    return Kind(public=False, ordered=True, sharable=False)


@book.value("502.1", without=ANYTHING_GOES)
def graveyard_zone() -> Kind:
    return Kind(public=True, ordered=True, sharable=False)


@book.value("503.1", without=ANYTHING_GOES)
def banished_zone() -> Kind:
    return Kind(public=True, ordered=True, sharable=False)


@book.value("504.1", without=ANYTHING_GOES)
def hand() -> Kind:
    return Kind(public=False, ordered=False, sharable=False)


FIELD_ZONE = Kind(public=True, ordered=False, sharable=True)


def kind_of(zone: Zone) -> Kind:
    """The properties of a zone of this kind."""
    return _KINDS[zone]() if zone in _KINDS else FIELD_ZONE


_KINDS = {Zone.DECK: deck_zone, Zone.GRAVEYARD: graveyard_zone, Zone.BANISHED: banished_zone, Zone.HAND: hand}


@book.rule("500.3", without=True)
def may_look(zone: Zone) -> bool:
    """Everyone may look at a public zone, nobody into a private one."""
    return kind_of(zone).public


@book.rule("504.2", without=False)
def sees_own_hand(card: Card, player: str) -> bool:
    """The cards in a hand are face-up to its player and face-down to the opponents."""
    return card.zone is Zone.HAND and card.keeper == player


@book.rule("501.2", without=False)
def lies_face_down(zone: Zone) -> bool:
    """A card in the Deck Zone lies face-down."""
    return zone is Zone.DECK


@book.rule("500.4", without=False)
def order_matters(zone: Zone) -> bool:
    """In an ordered zone it matters what lies above what."""
    return kind_of(zone).ordered


@book.rule("500.4.a", without=False)
def chooses_order(arriving: Sequence[object]) -> bool:
    """Of cards that come into one ordered zone together, a player chooses which goes in first."""
    return len(arriving) > 1


@book.rule("500.5", without=False)
def goes_to_its_owner(zone: Zone) -> bool:
    """A card that would go into a nonsharable zone of another player goes into its owner's zone of that kind."""
    return not kind_of(zone).sharable


def keeper_after(card: Card, zone: Zone, keeper: str) -> str:
    """Whose zone a card comes into that is to go into this zone of `keeper`."""
    if goes_to_its_owner(zone):
        return cards.owner_of(card) or keeper
    return keeper


@book.rule("500.2")
def has_zone(name: str) -> Refusal | None:
    """Each player has a Deck Zone, a Graveyard Zone, a Banished Zone, a hand, and the zones of the field."""
    return None if name in ZONE_NAMES else refuse("500.2", zone=name)


ZONE_NAMES = {
    "deck": Zone.DECK, "hand": Zone.HAND, "graveyard": Zone.GRAVEYARD, "banished": Zone.BANISHED,
    "monster": Zone.MONSTER, "spell/trap": Zone.SPELL_TRAP, "tribute": Zone.BENEATH,
}  # fmt: skip


@book.value("501.1.a", without=None)
def deck_means() -> Zone:
    """The Deck in effect text is the Deck Zone."""
    return Zone.DECK


@book.value("502.1.a", without=None)
def graveyard_means() -> Zone:
    """The Graveyard in effect text is the Graveyard Zone."""
    return Zone.GRAVEYARD


def zone_named(word: str) -> Zone | None:
    """The zone that a word of effect text means, None for one that means none."""
    if word in ("deck", "bottom of the deck"):
        return deck_means()
    if word == "graveyard":
        return graveyard_means()
    return {"hand": Zone.HAND, "banished": Zone.BANISHED}.get(word)


@book.rule("502.2", without=False)
def lies_face_up_in_graveyard(zone: Zone) -> bool:
    """A card in the Graveyard Zone lies face-up."""
    return zone is Zone.GRAVEYARD


@book.rule("503.2", without=False)
def lies_face_up_when_banished(zone: Zone) -> bool:
    """A card in the Banished Zone lies face-up."""
    return zone is Zone.BANISHED


def shows_its_front(card: Card) -> bool:
    """Whether a card that is not on the field shows its front to all players who may look."""
    return lies_face_up_in_graveyard(card.zone) or lies_face_up_when_banished(card.zone) or card.zone is Zone.BENEATH


@book.rule("500.3.a", without=False)
def may_count(zone: Zone) -> bool:
    """Any player may count the cards in a private zone."""
    return not kind_of(zone).public


def pile_of(duel: Duel, player: str, zone: Zone) -> list[str]:
    """The cards in a player's zone that is not on the field; the last one is the top one."""
    pile: list[str] = getattr(duel.players[player], _PILES[zone])
    return pile


_PILES = {Zone.DECK: "deck", Zone.HAND: "hand", Zone.GRAVEYARD: "graveyard", Zone.BANISHED: "banished"}
