"""Section 9.3: tapped and untapped cards, and summoning sickness."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.kinds import is_of, is_summon
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.words import Game


@book.rule("9.3.2", without=False)
def lies_sideways() -> bool:
    """A card that is tapped lies sideways."""
    return True


@book.rule("9.3.3", without=True)
def stays_sideways() -> bool:
    """A card that is untapped is upright again."""
    return False


@book.rule("9.3.5", without=False)
def is_tapped_for_ability() -> bool:
    """A card is tapped for those of its abilities that have tapping as a requirement."""
    return True


@book.rule("9.3.7")
def untapped_creature_is_needed(card: Card) -> Refusal | None:
    """A tapped creature cannot activate an effect that has tapping as a requirement."""
    return book.refuse("9.3.7", card=card.id) if card.is_tapped and is_of(card, "creature") else None


@book.rule("9.3.7.a")
def untapped_card_is_needed(card: Card) -> Refusal | None:
    """Nor can any other tapped card, or be tapped for mana."""
    return book.refuse("9.3.7.a", card=card.id) if card.is_tapped and not is_of(card, "creature") else None


@book.rule("9.3.8", without=False)
def untaps_by_itself(card: Card) -> bool:
    """In the untap step a player's tapped cards untap."""
    return card.is_tapped


@book.rule("9.3.10")
def is_too_new(card: Card, has_haste: bool) -> Refusal | None:
    """A creature that has entered the field cannot do what requires it to tap itself."""
    is_held_back = card.is_sick and is_of(card, "creature") and not has_haste
    return book.refuse("9.3.10", card=card.id, entered=card.entered) if is_held_back else None


@book.rule("9.3.10.a", without=False)
def holds_back_what_becomes_one(is_on_field: bool) -> bool:
    """A card that has entered and then becomes a creature has summoning sickness until the next Starting Phase."""
    return is_on_field


@book.rule("9.3.11", without=False)
def gets_well(card: Card, player: str) -> bool:
    """In a player's Starting Phase summoning sickness ends for their creatures."""
    return card.is_sick and card.controller == player


@book.rule("9.3.12", without=False)
def taps_other_games() -> bool:
    """A summon of another game that a Magic card taps acts as though it were tapped."""
    return True


@book.rule("9.3.12.a")
def other_attacks_untapped(card: Card) -> Refusal | None:
    """A summon of another game that has been tapped cannot attack."""
    return book.refuse("9.3.12.a", card=card.id) if _is_tapped_guest(card) else None


@book.rule("9.3.12.b")
def other_blocks_untapped(card: Card) -> Refusal | None:
    """A summon of another game that has been tapped cannot block."""
    return book.refuse("9.3.12.b", card=card.id) if _is_tapped_guest(card) else None


def _is_tapped_guest(card: Card) -> bool:
    return card.is_tapped and is_summon(card) and card.printed.game is not Game.MAGIC


@book.rule("9.3.14", without=True)
def enters_tapped() -> bool:
    """By default every summon enters the field untapped."""
    return False
