"""Section 12.6: what Special Conditions do between turns and to what a summon would do, and how they end."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.rules.c12_pokemon.cards import is_pokemon
from rules_db.games.cgs.state import Card, Table

POISONED, BURNED, ASLEEP, PARALYZED, CONFUSED = "Poisoned", "Burned", "Asleep", "Paralyzed", "Confused"
ALL = (POISONED, BURNED, ASLEEP, PARALYZED, CONFUSED)
ATTACK, BLOCK, RETREAT, TURN = "attack", "block", "retreat", "turn"
"""What a summon tries to do: to change zones on its own is to retreat, to change its orientation is to turn."""


@book.value("12.6.2", without=0)
def damage_of_poison() -> int:
    """A Poisoned summon takes so much damage between turns."""
    return 1


@book.rule("12.6.2.a", without=False)
def stays_poisoned() -> bool:
    """A summon stays Poisoned."""
    return True


@book.value("12.6.3", without=0)
def damage_of_burn() -> int:
    """A Burned summon takes so much damage between turns."""
    return 2


@book.rule("12.6.3.a", without=False)
def coin_for_burn() -> bool:
    """Each time it has taken this damage, a coin is flipped for it."""
    return True


@book.rule("12.6.3.b", without=False)
def burn_ends(is_heads: bool) -> bool:
    """On heads it is no longer Burned."""
    return is_heads


@book.rule("12.6.4")
def paralyzed_attack(card: Card, is_paralyzed: bool) -> Refusal | None:
    """A Paralyzed summon does not attack."""
    return book.refuse("12.6.4", card=card.id, condition=PARALYZED) if is_paralyzed else None


@book.rule("12.6.4.a")
def paralyzed_block(card: Card, is_paralyzed: bool) -> Refusal | None:
    """A Paralyzed summon does not block."""
    return book.refuse("12.6.4.a", card=card.id, condition=PARALYZED) if is_paralyzed else None


@book.rule("12.6.4.b")
def paralyzed_retreat(card: Card, is_paralyzed: bool) -> Refusal | None:
    """A Paralyzed summon does not change zones on its own."""
    return book.refuse("12.6.4.b", card=card.id, condition=PARALYZED) if is_paralyzed else None


@book.rule("12.6.4.c")
def paralyzed_turn(card: Card, is_paralyzed: bool) -> Refusal | None:
    """A Paralyzed summon does not change its orientation on its own."""
    return book.refuse("12.6.4.c", card=card.id, condition=PARALYZED) if is_paralyzed else None


@book.rule("12.6.4.d", without=False)
def recovers_after(card: Card, player: str) -> bool:
    """A Paralyzed summon recovers after a turn of its controller."""
    return card.controller == player


@book.rule("12.6.5")
def asleep_attack(card: Card, is_asleep: bool) -> Refusal | None:
    """An Asleep summon does not attack."""
    return book.refuse("12.6.5", card=card.id, condition=ASLEEP) if is_asleep else None


@book.rule("12.6.5.a")
def asleep_block(card: Card, is_asleep: bool) -> Refusal | None:
    """An Asleep summon does not block."""
    return book.refuse("12.6.5.a", card=card.id, condition=ASLEEP) if is_asleep else None


@book.rule("12.6.5.b")
def asleep_retreat(card: Card, is_asleep: bool) -> Refusal | None:
    """An Asleep summon does not change zones on its own."""
    return book.refuse("12.6.5.b", card=card.id, condition=ASLEEP) if is_asleep else None


@book.rule("12.6.5.c")
def asleep_turn(card: Card, is_asleep: bool) -> Refusal | None:
    """An Asleep summon does not change its orientation on its own."""
    return book.refuse("12.6.5.c", card=card.id, condition=ASLEEP) if is_asleep else None


@book.rule("12.6.5.d", without=False)
def coin_for_sleep() -> bool:
    """Between turns a coin is flipped for an Asleep summon; heads wakes it."""
    return True


@book.rule("12.6.7", without=())
def replaced_by(condition: str, conditions: Sequence[str]) -> list[str]:
    """Asleep, Paralyzed and Confused exclude each other: those that this one replaces."""
    excluding = (ASLEEP, PARALYZED, CONFUSED)
    return [each for each in conditions if each in excluding and each != condition and condition in excluding]


@book.rule("12.6.9", without=False)
def cures_pokemon(card: Card) -> bool:
    """A Pokémon that switches between an Active Spot and the Bench is cured."""
    return is_pokemon(card)


@book.rule("12.6.9.a", without=False)
def cures_other(card: Card) -> bool:
    """So is any other summon, also when a Pokémon evolves from it."""
    return not is_pokemon(card)


@book.rule("12.6.10", without=False)
def afflicts_other_game(card: Card) -> bool:
    """A summon of another game acts as though it had the Special Condition."""
    return not is_pokemon(card)


@book.rule("12.6.13", without=(PARALYZED, ASLEEP, BURNED, POISONED))
def order() -> tuple[str, ...]:
    """In which order Special Conditions are dealt with after a turn."""
    return POISONED, BURNED, ASLEEP, PARALYZED


@book.rule("12.6.13.a", without=())
def players_in_order(table: Table) -> list[str]:
    """The controllers in turn order, beginning with the player whose turn has ended."""
    return table.from_(table.turn_player)


@book.rule("12.6.13.b", without=True)
def is_battle_damage() -> bool:
    """The damage of a Special Condition is no battle damage."""
    return False


@book.rule("12.6.14", without=())
def on_its_own() -> tuple[str, ...]:
    """What a summon does on its own, besides attacking and blocking: it retreats, and its controller turns it."""
    return RETREAT, TURN


@book.rule("12.6.14.a", without=True)
def rule_moves_on_its_own() -> bool:
    """What a game rule orders and what another card does, a summon does not do on its own."""
    return False
