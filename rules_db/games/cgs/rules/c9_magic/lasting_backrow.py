"""Section 9.8: artifacts and enchantments, Equipment and Auras among them."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.rules.c4_turn.phases import is_main
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Zone

PREDEFINED = {
    "Blood": "{1}, tap, discard 1 card, sacrifice this: draw 1",
    "Clue": "{2}, sacrifice this: draw 1",
    "Food": "{2}, tap, sacrifice this: gain 3 life",
    "Gold": "sacrifice this: add 1 mana of any color",
    "Incubator": "{2}: this becomes a 0/0 Phyrexian creature in addition to its other types for the rest of the game",
    "Junk":
        "tap, sacrifice this: exile the top card of your library. You may play that card this turn. "
        "Activate only as a sorcery",
    "Lander": "{2}, tap, sacrifice this: search your deck for a basic land and put it onto the field tapped",
    "Map": "{1}, tap, sacrifice this: target creature you control explores. Activate only as a sorcery",
    "Powerstone": "tap: add {C}. This mana can't be spent to cast a nonartifact spell",
    "Treasure": "tap, sacrifice this: add 1 mana of any color",
}  # fmt: skip
"""The predefined artifact tokens, and what they say."""


@book.rule("9.8.1", without=Zone.NOWHERE)
def artifact_is_played_to() -> Zone:
    """An artifact is a backrow card."""
    return Zone.BACKROW


@book.rule("9.8.1.a", without=True)
def artifact_is_short() -> bool:
    """Artifacts are long-term cards."""
    return False


@book.rule("9.8.1.b", without=False)
def artifact_is_slow() -> bool:
    """Artifacts are slow cards."""
    return True


@book.rule("9.8.3.a")
def equips_for_mana(card: Card, wanting: str) -> Refusal | None:
    """Once an Equipment is on the field, one may attach it to a summon by paying a mana cost."""
    return book.refuse("9.8.3.a", card=card.id, wanting=wanting) if wanting else None


@book.rule("9.8.3.b", without=False)
def stays_unattached(card: Card) -> bool:
    """When an Equipment is unattached, it stays on the field."""
    return "Equipment" in card.printed.groups


@book.rule("9.8.3.c")
def equips_slowly(table: Table, player: str) -> Refusal | None:
    """An Equipment is attached at slow speed only."""
    if table.turn_player == player and is_main(table.phase) and not table.queue:
        return None
    return book.refuse("9.8.3.c", phase=table.phase, queue=[each.card for each in table.queue])


@book.rule("9.8.3.d")
def equips_own(card: Card, host: Card, player: str) -> Refusal | None:
    """An Equipment is attached only to a summon that its player controls."""
    return None if host.controller == player else book.refuse("9.8.3.d", card=card.id, summon=host.id)


@book.rule("9.8.3.e", without=False)
def leaves_the_other() -> bool:
    """An Equipment that is attached to another summon leaves the one from before."""
    return True


@book.rule("9.8.4", without=Zone.BACKROW)
def token_comes_to(is_predefined: bool) -> Zone:
    """A predefined artifact token comes to the resource area instead of a backrow zone."""
    return Zone.RESOURCES if is_predefined else Zone.BACKROW


@book.rule("9.8.4.c", without=False)
def is_predefined(name: str) -> bool:
    """Whether a token is one of the predefined artifact tokens."""
    return name in PREDEFINED


@book.rule("9.8.5", without=Zone.NOWHERE)
def enchantment_is_played_to() -> Zone:
    """An enchantment is a backrow card."""
    return Zone.BACKROW


@book.rule("9.8.5.a", without=True)
def enchantment_is_short() -> bool:
    """Enchantments are long-term cards."""
    return False


@book.rule("9.8.5.b", without=False)
def enchantment_is_slow() -> bool:
    """Enchantments are slow cards."""
    return True


@book.rule("9.8.7")
def is_attached_as_played(card: Card, on: str) -> Refusal | None:
    """A conditional enchantment must be attached to another card in order to be played."""
    return None if on else book.refuse("9.8.7", card=card.id, to_say=f"{card.id} on …")


@book.rule("9.8.7.a", without=False)
def is_aura(card: Card) -> bool:
    """The conditional enchantments are the Auras."""
    return is_of(card, "enchantment") and "Aura" in card.printed.groups
