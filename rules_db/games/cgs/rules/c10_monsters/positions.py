"""Section 10.4: battle positions and changing them."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.rules.c4_turn.phases import is_main
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Game, Zone


@book.rule("10.4.3", without=False)
def may_turn_monster(table: Table, player: str, card: Card, is_monster: bool) -> bool:
    """On their turn, a player may change the battle position of a monster of theirs."""
    return is_monster and card.controller == player and table.turn_player == player


@book.rule("10.4.4")
def turns_in_main_phase(table: Table) -> Refusal | None:
    """A battle position cannot be changed outside a Main Phase."""
    return None if is_main(table.phase) else book.refuse("10.4.4", phase=table.phase)


@book.rule("10.4.5")
def turns_once(table: Table, card: Card) -> Refusal | None:
    """The battle position of a monster cannot be changed more than once a turn."""
    return book.refuse("10.4.5", card=card.id) if card.turned == table.turn else None


@book.rule("10.4.6")
def has_not_attacked(table: Table, card: Card) -> Refusal | None:
    """The battle position of a monster that has attacked this turn cannot be changed."""
    return book.refuse("10.4.6", card=card.id) if card.attacked == table.turn else None


@book.rule("10.4.7")
def was_not_summoned(table: Table, card: Card) -> Refusal | None:
    """The battle position of a monster that was Summoned, or came into play otherwise, this turn cannot be changed."""
    has_come = card.zone is not Zone.UNO_PILE and card.entered == table.turn and card.set_in != table.turn
    return book.refuse("10.4.7", card=card.id) if has_come or card.summoned == table.turn else None


@book.rule("10.4.7.a")
def was_not_played_onto_pile(table: Table, card: Card, is_on_pile: bool) -> Refusal | None:
    """The battle position of a monster that was played onto the Uno pile this turn cannot be changed."""
    return book.refuse("10.4.7.a", card=card.id) if is_on_pile and card.entered == table.turn else None


@book.rule("10.4.8")
def was_not_set(table: Table, card: Card) -> Refusal | None:
    """The battle position of a monster that was Set this turn cannot be changed."""
    return book.refuse("10.4.8", card=card.id) if card.set_in == table.turn else None


@book.rule("10.4.10")
def attacks_upright(card: Card) -> Refusal | None:
    """A summon in Defense Position cannot attack."""
    return book.refuse("10.4.10", card=card.id) if card.is_defending else None


@book.rule("10.4.12", without=False)
def other_game_reflects(card: Card) -> bool:
    """A creature or Pokémon in Defense Position deals reflected battle damage wherever that is possible."""
    return card.is_defending and card.printed.game is not Game.YUGIOH


@book.rule("10.4.13", without=False)
def other_game_prevents_piercing(card: Card) -> bool:
    """A creature or a Pokémon in Defense Position prevents piercing damage."""
    return card.is_defending and card.printed.game is not Game.YUGIOH


@book.rule("10.4.14", without=False)
def may_turn_back(table: Table, player: str, card: Card, is_monster: bool) -> bool:
    """The controller of a summon of another game in Defense Position may change it back, in a Main Phase of theirs."""
    is_time = table.turn_player == player and is_main(table.phase)
    return not is_monster and card.is_defending and card.controller == player and is_time


@book.rule("10.4.15", without=True)
def is_in_defense_by_default() -> bool:
    """Attack Position is the battle position that every summon has by default."""
    return False


@book.rule("10.4.19")
def turns_face_up_only(card: Card) -> Refusal | None:
    """A player cannot change the battle position of a face-down summon."""
    return book.refuse("10.4.19", card=card.id) if card.is_face_down else None
