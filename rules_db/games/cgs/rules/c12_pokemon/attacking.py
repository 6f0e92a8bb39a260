"""Section 12.7: whom a Pokémon may attack, with what move, and what that deals."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.kinds import is_of, is_summon
from rules_db.games.cgs.rules.c12_pokemon.cards import is_pokemon
from rules_db.games.cgs.rules.c12_pokemon.spots import is_active_spot, is_bench
from rules_db.games.cgs.state import Card, Table


@book.rule("12.7.1")
def attacks_from_active_spot(card: Card) -> Refusal | None:
    """Only a Pokémon in an Active Spot attacks."""
    return None if is_active_spot(card.zone) else book.refuse("12.7.1", card=card.id, zone=str(card.zone))


@book.rule("12.7.2", without=False)
def may_attack_player(table: Table, target: str) -> bool:
    """A Pokémon may attack another player directly."""
    return target in table.players


@book.rule("12.7.2.a", without=False)
def may_attack_planeswalker(table: Table, target: str) -> bool:
    """A Pokémon may attack a planeswalker of another player directly."""
    return target in table.cards and is_of(table.cards[target], "planeswalker") and not is_summon(table.cards[target])


@book.rule("12.7.3", without=False)
def may_attack_summon(table: Table, target: str) -> bool:
    """A Pokémon may attack a summon of another player."""
    return target in table.cards and is_summon(table.cards[target])


@book.rule("12.7.4")
def is_open_to_attack(card: Card, target: str, summons: list[str]) -> Refusal | None:
    """A player who controls a summon is not attacked directly."""
    return book.refuse("12.7.4", card=card.id, target=target, summons=[*summons]) if summons else None


@book.rule("12.7.4.a")
def planeswalker_is_open(card: Card, target: str, summons: list[str]) -> Refusal | None:
    """Nor is a planeswalker whose player controls a summon."""
    return book.refuse("12.7.4.a", card=card.id, target=target, summons=[*summons]) if summons else None


@book.rule("12.7.5")
def is_not_shielded(card: Card, target: Card, active: list[str]) -> Refusal | None:
    """A Benched Pokémon of a player with a summon in an Active Spot is not attacked."""
    if not active or not is_pokemon(target) or not is_bench(target.zone):
        return None
    return book.refuse("12.7.5", card=card.id, target=target.id, active=[*active])


@book.rule("12.7.6")
def uses_a_move(card: Card, move: int, moves: int) -> Refusal | None:
    """An attacking Pokémon uses one of its moves."""
    return None if 1 <= move <= moves else book.refuse("12.7.6", card=card.id, move=move, moves=moves)


@book.rule("12.7.6.a", without=True)
def attack_together() -> bool:
    """Pokémon attack one at a time."""
    return False


@book.rule("12.7.7")
def is_paid(card: Card, move: str, wanting: str) -> Refusal | None:
    """The cost of the move is paid; `wanting` is what there is not."""
    return book.refuse("12.7.7", card=card.id, move=move, wanting=wanting) if wanting else None


@book.rule("12.7.8")
def meets_requirements(card: Card, move: str, are_met: bool) -> Refusal | None:
    """The requirements of the move are met."""
    return None if are_met else book.refuse("12.7.8", card=card.id, move=move, met=False)


@book.rule("12.7.9", without=())
def receiving_base_damage(target: str) -> tuple[str, ...]:
    """All of the base damage of a move goes to a single target."""
    return (target,)


@book.rule("12.7.9.a", without=False)
def bench_damage_is_effect() -> bool:
    """Damage that a move deals to Benched Pokémon is effect damage."""
    return True


@book.rule("12.7.10", without=())
def colors_of_move(colors: tuple[str, ...]) -> tuple[str, ...]:
    """A move has the color of its Pokémon, whatever Energy it costs."""
    return colors


@book.rule("12.7.11", without=0)
def damage_of_attack_counters(count: int) -> int:
    """Damage counters that an attack puts on its target are so much damage to it."""
    return count


@book.rule("12.7.11.a", without=False)
def is_fixed() -> bool:
    """Nothing changes or prevents them."""
    return True


@book.rule("12.7.11.e", without=0)
def damage_of_other_counters(count: int) -> int:
    """The same holds for damage counters that anything else puts on a summon."""
    return count


@book.rule("12.7.12", without=False)
def may_attack_at_once(table: Table, card: Card) -> bool:
    """A Pokémon may attack on the turn in which it enters."""
    return card.entered == table.turn
