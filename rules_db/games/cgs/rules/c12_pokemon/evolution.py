"""Section 12.3: Basic and Evolution Pokémon, onto what an Evolution Pokémon is played, and what it keeps."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.kinds import is_summon
from rules_db.games.cgs.rules.c12_pokemon.cards import is_pokemon
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Zone


@book.rule("12.3.1", without=False)
def is_free(card: Card) -> bool:
    """A Basic Pokémon is free: it has neither a cost nor a condition."""
    return not card.printed.evolves_from


@book.rule("12.3.2", without=False)
def is_conditional(card: Card) -> bool:
    """An Evolution Pokémon is conditional."""
    return bool(card.printed.evolves_from)


@book.rule("12.3.2.a")
def is_not_summoned_directly(card: Card) -> Refusal | None:
    """An Evolution Pokémon cannot be summoned directly."""
    if not is_conditional(card):
        return None
    return book.refuse("12.3.2.a", card=card.id, evolves_from=card.printed.evolves_from)


@book.rule("12.3.2.b", without=False)
def is_played_onto(card: Card, on: str) -> bool:
    """An Evolution Pokémon is played on top of a summon in play, and makes up a stack with it."""
    return bool(on) and bool(card.printed.evolves_from)


@book.rule("12.3.3")
def has_listed_name(card: Card, below: Card) -> Refusal | None:
    """The summon below has the name that the card lists."""
    if below.printed.name == card.printed.evolves_from:
        return None
    return book.refuse("12.3.3", card=card.id, evolves_from=card.printed.evolves_from, named=below.printed.name)


@book.rule("12.3.4", without=None)
def is_evolution_pokemon(has_requirement: bool) -> bool | None:
    """To Pokémon cards any conditional summon is an Evolution Pokémon; None while only Pokémon are."""
    return has_requirement


@book.rule("12.3.5", without=None)
def is_basic_pokemon(has_neither: bool) -> bool | None:
    """To Pokémon cards any free summon is a Basic Pokémon; None while only Pokémon are."""
    return has_neither


@book.rule("12.3.7", without=True)
def is_evolved(card: Card) -> bool:
    """An Evolved Pokémon is a summon that has evolved from another one."""
    return card.evolved > 0 or (is_pokemon(card) and bool(card.beneath))


@book.rule("12.3.8", without=False)
def keeps_damage() -> bool:
    """A Pokémon that evolves keeps the damage that was on it."""
    return True


@book.rule("12.3.8.a", without=False)
def takes_its_zone() -> bool:
    """It takes the zone of the summon that it evolves from."""
    return True


@book.rule("12.3.8.b", without=False)
def keeps_orientation() -> bool:
    """It stays tapped or untapped, and in its battle position."""
    return True


@book.rule("12.3.8.c", without=False)
def keeps_attached() -> bool:
    """What is attached to it stays attached."""
    return True


@book.rule("12.3.8.d", without=False)
def has_still_attacked() -> bool:
    """If it has attacked in this turn, it still has."""
    return True


@book.rule("12.3.8.e", without=0)
def is_what_top_says() -> int:
    """Which card of the stack it has its traits and effects from: the top one; -1 would be the one below it."""
    return -1


@book.rule("12.3.9", without=False)
def recovers() -> bool:
    """It recovers from all Special Conditions."""
    return True


@book.rule("12.3.10")
def has_waited(table: Table, below: Card) -> Refusal | None:
    """A Pokémon that was summoned does not evolve until the next turn of its controller."""
    if below.zone is Zone.UNO_PILE or not is_since_own_turn(table, below, max(below.summoned, below.entered)):
        return None
    return book.refuse("12.3.10", card=below.id, summoned=below.summoned or below.entered, turn=table.turn)


@book.rule("12.3.10.a")
def has_waited_on_pile(table: Table, below: Card) -> Refusal | None:
    """Nor does one that was played onto the Uno pile."""
    if below.zone is not Zone.UNO_PILE or not is_since_own_turn(table, below, below.entered):
        return None
    return book.refuse("12.3.10.a", card=below.id, played=below.entered, turn=table.turn)


@book.rule("12.3.11")
def has_not_just_evolved(table: Table, below: Card) -> Refusal | None:
    """Nor does one that has evolved evolve again until then."""
    if not is_since_own_turn(table, below, below.evolved):
        return None
    return book.refuse("12.3.11", card=below.id, evolved=below.evolved, turn=table.turn)


def is_since_own_turn(table: Table, card: Card, turn: int) -> bool:
    """Whether no turn of its controller has begun after this one; for Pokémon only."""
    if not turn or not is_pokemon(card) or card.controller not in table.order:
        return False
    order = [*dict.fromkeys([table.turn_player, *table.from_(table.turn_player)])]
    ago = -order.index(card.controller) % len(order)
    return turn >= table.turn - ago


@book.rule("12.3.12", without=True)
def is_summoning() -> bool:
    """Evolving is no summoning."""
    return False


@book.rule("12.3.13", without=True)
def is_casting() -> bool:
    """Evolving is no casting."""
    return False


@book.rule("12.3.14")
def is_own_summon(card: Card, below: Card, player: str) -> Refusal | None:
    """An Evolution Pokémon is played onto a summon that its player controls."""
    if is_summon(below) and below.controller == player:
        return None
    return book.refuse("12.3.14", card=card.id, on=below.id, controller=below.controller)
