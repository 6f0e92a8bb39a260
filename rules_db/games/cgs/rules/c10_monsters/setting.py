"""Section 10.5: Setting monsters, Flip Summons, and flipping by itself."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.kinds import is_summon
from rules_db.games.cgs.rules.c4_turn.phases import is_main
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Game


@book.rule("10.5.1", without=False)
def may_be_set() -> bool:
    """A monster that could be Normal Summoned or Tribute Summoned may be Set instead."""
    return True


@book.rule("10.5.2", without=False)
def is_set_in_defense() -> bool:
    """A monster that is Set is in Defense Position."""
    return True


@book.rule("10.5.3", without=False)
def is_set_face_down() -> bool:
    """A monster that is Set lies face-down."""
    return True


@book.rule("10.5.5", without=True)
def is_summoned_by_setting() -> bool:
    """Setting a monster is not summoning it."""
    return False


@book.rule("10.5.6", without=False)
def enters_by_setting() -> bool:
    """Setting a monster counts as the monster entering."""
    return True


@book.rule("10.5.7", without=False)
def may_flip_summon(player: str, card: Card) -> bool:
    """A player may flip their Set monster face-up themselves, which is a Flip Summon."""
    return card.controller == player and card.is_face_down and is_summon(card)


@book.rule("10.5.7.a")
def waits_for_own_turn(table: Table, card: Card) -> Refusal | None:
    """A monster cannot be Flip Summoned in the turn in which it was Set; its player's next turn is the first."""
    if card.printed.game is Game.YUGIOH and card.set_in == table.turn:
        return book.refuse("10.5.7.a", card=card.id, set_in=card.set_in)
    return None


@book.rule("10.5.7.b")
def flips_in_main_phase(table: Table, player: str) -> Refusal | None:
    """A Flip Summon takes place in the player's own Main Phase."""
    if is_main(table.phase) and table.turn_player == player:
        return None
    return book.refuse("10.5.7.b", phase=table.phase, turn_player=table.turn_player)


@book.rule("10.5.7.c", without=True)
def flips_at_once() -> bool:
    """While its Flip Summon waits in the Queue the monster stays face-down; it is flipped as that resolves."""
    return False


@book.rule("10.5.8", without=False)
def flip_effect_by_flip_summon(is_flip_summon: bool) -> bool:
    """The Flip effect of a monster that is Flip Summoned is activated."""
    return is_flip_summon


@book.rule("10.5.8.a", without=False)
def flip_effect_by_other_flip(is_flip_summon: bool) -> bool:
    """A Flip effect is activated as well when its monster is turned face-up in any other way."""
    return not is_flip_summon


@book.rule("10.5.8.b", without=False)
def waits_for_damage(table: Table) -> bool:
    """The Flip effect of a monster that is flipped in a battle goes into the Queue once the damage has been dealt."""
    return table.attack is not None


@book.rule("10.5.9", without=False)
def reenters() -> bool:
    """A monster that is Flip Summoned re-enters for a moment, for effects that look for that."""
    return True


@book.rule("10.5.10", without=False)
def stands_up() -> bool:
    """A monster that is Flip Summoned changes to Attack Position."""
    return True


@book.rule("10.5.11")
def stays_face_up(card: Card) -> Refusal | None:
    """A monster that has been flipped face-up cannot flip itself face-down."""
    return book.refuse("10.5.11", card=card.id) if is_summon(card) and not card.is_face_down else None


@book.rule("10.5.12", without=False)
def is_flipped_to_compare(card: Card) -> bool:
    """A face-down monster whose stats are needed for a comparison is flipped face-up automatically."""
    return card.is_face_down


@book.rule("10.5.12.a", without=False)
def battle_needs_stats(is_in_battle: bool) -> bool:
    """Its stats are needed as soon as it is attacked or selected to block."""
    return is_in_battle


@book.rule("10.5.12.b", without=False)
def damage_needs_stats(is_damaged: bool) -> bool:
    """Its stats are needed when an effect is about to damage it."""
    return is_damaged


@book.rule("10.5.13", without=True)
def automatic_flip_is_summon() -> bool:
    """The automatic flip is not a Flip Summon."""
    return False


@book.rule("10.5.15", without=False)
def is_flipped_by_standing_up(card: Card) -> bool:
    """A face-down monster that changes to Attack Position is flipped face-up automatically."""
    return card.is_face_down and not card.is_defending


@book.rule("10.5.16", without=False)
def counts_as_set() -> bool:
    """A summon that an effect turns face-down counts as Set in that turn."""
    return True


@book.rule("10.5.17", without=False)
def lies_down() -> bool:
    """A summon that an effect turns face-down changes to Defense Position."""
    return True


@book.rule("10.5.18", without=True)
def uses_normal_set() -> bool:
    """Turning a summon face-down by an effect uses up no Normal Summon/Set and is no entering."""
    return False
