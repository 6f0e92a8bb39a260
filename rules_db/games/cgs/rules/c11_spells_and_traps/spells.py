"""Sections 11.1 and 11.2: Setting Spells, and Normal and Quick-Play Spells."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Zone

QUICK_PLAY, FIELD = "Quick-Play Spell", "Field Spell"


@book.rule("11.1.4", without=False)
def may_be_set(card: Card) -> bool:
    """A Spell that is no Quick-Play Spell may be Set in place of activating it from the hand."""
    return not is_of(card, QUICK_PLAY)


@book.rule("11.1.4.a", without=Zone.BACKROW)
def where_set_spells_go(card: Card) -> Zone:
    """A Field Spell that is Set goes into the Field Zone, any other Spell into a backrow zone."""
    return Zone.FIELD if is_of(card, FIELD) else Zone.BACKROW


@book.rule("11.1.5", without=False)
def flips_as_it_is_played(card: Card) -> bool:
    """A Set Spell that is no Quick-Play Spell is flipped whenever it could be played from the hand, at once too."""
    return not is_of(card, QUICK_PLAY)


@book.rule("11.2.1", without=False)
def normal_spell_is_short_term() -> bool:
    """A Normal Spell is a short-term card."""
    return True


@book.rule("11.2.2", without=False)
def normal_spell_is_slow() -> bool:
    """A Normal Spell is a slow card."""
    return True


@book.rule("11.2.3", without=False)
def quick_play_is_short_term() -> bool:
    """A Quick-Play Spell is a short-term card."""
    return True


@book.rule("11.2.4", without=False)
def quick_play_is_fast() -> bool:
    """A Quick-Play Spell is a fast card."""
    return True


@book.rule("11.2.5", without=True)
def quick_play_is_set_fast() -> bool:
    """A Quick-Play Spell is not fast as long as it is a matter of Setting it."""
    return False


@book.rule("11.2.6")
def is_activated_in_own_turn(table: Table, card: Card, player: str) -> Refusal | None:
    """From the hand a Quick-Play Spell is activated in one's own turn only."""
    if is_of(card, QUICK_PLAY) and card.zone is Zone.HAND and table.turn_player != player:
        return book.refuse("11.2.6", card=card.id, turn_player=table.turn_player)
    return None


@book.rule("11.2.7", without=False)
def quick_play_may_be_set(card: Card) -> bool:
    """A Quick-Play Spell may be Set instead of activating it from the hand."""
    return is_of(card, QUICK_PLAY)


@book.rule("11.2.8")
def waits_for_the_next_turn(table: Table, card: Card) -> Refusal | None:
    """A Set Quick-Play Spell may be flipped at any time, once the turn after that in which it was Set has begun."""
    return book.refuse("11.2.8", card=card.id, set_in=card.set_in) if card.set_in == table.turn else None
