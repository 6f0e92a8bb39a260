"""Section 710: Equip cards and the cards that they are equipped to."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.resummoned import happenings, properties
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.card_text import prevention
from rules_db.games.resummoned.card_text.model import Selector
from rules_db.games.resummoned.rules.c300_cards import cards
from rules_db.games.resummoned.rules.c300_cards.cards import refuse
from rules_db.games.resummoned.state import Activation, Card, Duel

ANY_CARD = Selector()


@book.rule("710.1", without=False)
def must_be_equipped(supertypes: tuple[str, ...]) -> bool:
    """A card with the supertype Equip must be equipped to another card."""
    return "Equip" in supertypes


@book.rule("710.1.a", without=True)
def is_another_card(equip: Card, host: Card) -> bool:
    """A card is never equipped to itself."""
    return equip.id != host.id


@book.rule("710.1.b", without=True)
def is_equip_card(duel: Duel, card: Card) -> bool:
    """Only an Equip card can be equipped."""
    return "Equip" in properties.supertypes(duel, card)


def allows(duel: Duel, equip: Card, host: Card) -> bool:
    """Whether an Equip card can be equipped to a card in play, as far as its own text allows."""
    if not cards.in_field(host) or not is_another_card(equip, host):
        return False
    return properties.matches(duel, host, equip.insert.equips or ANY_CARD, Activation(equip.id, 0, equip.keeper))


def why_not_equipped(duel: Duel, card: Card) -> Refusal | None:
    """Why a card cannot lie equipped to the card in play to which it does."""
    if not is_equip_card(duel, card):
        return refuse("710.1.b", card=card.id)
    if not is_another_card(card, duel.cards[card.equipped_to]):
        return refuse("710.1.a", card=card.id)
    return None if _still_equipped(duel, card) else refuse("710.2", card=card.id, host=card.equipped_to)


def hosts(duel: Duel, equip: Card) -> list[str]:
    """The cards that an Equip card can be equipped to as it turns up; none that cannot be targeted."""
    allowed = [card.id for card in duel.in_play() if allows(duel, equip, card)]
    return [each for each in allowed if prevention.why_not_target(duel, each) is None]


def equip_on_arrival(duel: Duel, trace: Trace, equip: Card, answers: Answers) -> None:
    """The controller equips a card that has just turned up, before any check (710.2.R1)."""
    if not cards.is_face_up_in_play(equip) or not must_be_equipped(properties.supertypes(duel, equip)):
        return
    if names := hosts(duel, equip):
        host = duel.cards[answers.ask_one(Choice(equip.keeper, "equip", "710.2", names, about=equip.id))]
        happenings.happen(duel, trace, "targeted", "710.2", equip.keeper, card=host.id)
        equip_to(duel, trace, equip, host)


@book.rule("710.2")
def equip_to(duel: Duel, trace: Trace, equip: Card, host: Card) -> None:
    """The other card is targeted, and from then on the two count as equipped."""
    if not is_equip_card(duel, equip) or not allows(duel, equip, host):
        return
    if equip.equipped_to:
        unequip(duel, trace, equip)
    equip.equipped_to = host.id
    happenings.happen(duel, trace, "equipped", "710.2", equip.keeper, card=equip.id, to_card=host.id)


@book.rule("710.3")
def unequip(duel: Duel, trace: Trace, equip: Card) -> None:
    """The two cards no longer count as equipped."""
    host, equip.equipped_to = equip.equipped_to, ""
    happenings.happen(duel, trace, "unequipped", "710.3", equip.keeper, card=equip.id, from_card=host)


def settle(duel: Duel, trace: Trace, among: Sequence[Card]) -> None:
    """Unequip every Equip card among these that could not be equipped anew (710.3.R1)."""
    for card in among:
        if card.equipped_to and not _still_equipped(duel, card):
            unequip(duel, trace, card)


def drop_what_is_no_equip_card(duel: Duel, trace: Trace, among: Sequence[Card]) -> None:
    """A check begins by unequipping every card that has lost the supertype since (710.3.R2)."""
    for card in among:
        if card.equipped_to and not is_equip_card(duel, card):
            unequip(duel, trace, card)


def _still_equipped(duel: Duel, card: Card) -> bool:
    host = duel.cards[card.equipped_to]
    if not cards.is_face_up_in_play(card):
        return False
    return cards.facing_of(host) == "face-down" or allows(duel, card, host)
