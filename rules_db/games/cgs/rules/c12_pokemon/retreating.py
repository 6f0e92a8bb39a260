"""Section 12.5: when a Pokémon may retreat, what it costs, and with whom it changes places."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.kinds import is_summon
from rules_db.games.cgs.rules.c4_turn.phases import is_main
from rules_db.games.cgs.rules.c12_pokemon.spots import is_active_spot
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Zone


@book.rule("12.5.1")
def is_in_active_spot(card: Card) -> Refusal | None:
    """Only a Pokémon in an Active Spot retreats."""
    return None if is_active_spot(card.zone) else book.refuse("12.5.1", card=card.id, zone=str(card.zone))


@book.rule("12.5.2", without=False)
def may_retreat_in(table: Table, player: str) -> bool:
    """Your Pokémon may retreat in either of your Main Phases."""
    return table.turn_player == player and is_main(table.phase)


@book.rule("12.5.3")
def has_not_attacked(table: Table, card: Card) -> Refusal | None:
    """One that has attacked in this turn does not retreat."""
    return book.refuse("12.5.3", card=card.id, attacked=card.attacked) if card.attacked == table.turn else None


@book.rule("12.5.4", without=0)
def cost(retreat: int) -> int:
    """The Retreat Cost has to be paid."""
    return retreat


@book.rule("12.5.4.a", without=False)
def takes_any_color() -> bool:
    """Resources of any color may pay it."""
    return True


@book.rule("12.5.4.c", without=())
def used_up(energies: list[str]) -> list[str]:
    """The Energy attached to the Pokémon that pays for it is put into the discard pile."""
    return energies


@book.rule("12.5.5", without=False)
def change_places() -> bool:
    """The Pokémon and the other summon change places."""
    return True


@book.rule("12.5.5.a")
def is_in_bench_zone(card: Card, other: Card) -> Refusal | None:
    """The other summon is of any game, in a Main Summon Zone of the same controller."""
    if is_summon(other) and other.zone is Zone.SUMMON and other.controller == card.controller:
        return None
    return book.refuse("12.5.5.a", card=card.id, other=other.id, zone=str(other.zone), controller=other.controller)


@book.rule("12.5.5.b")
def has_somebody(table: Table, card: Card, player: str) -> Refusal | None:
    """Without such a summon no Pokémon retreats."""
    there = [each for each in table.lying(player, Zone.SUMMON) if is_summon(table.cards[each])]
    return None if there else book.refuse("12.5.5.b", card=card.id)


@book.rule("12.5.5.c", without=False)
def takes_place_on_pile() -> bool:
    """On the Uno pile the other summon takes its place, whether it matches or not."""
    return True


@book.rule("12.5.5.d", without=True)
def has_entered() -> bool:
    """A summon that changes places has not entered."""
    return False


@book.rule("12.5.6")
def is_only_retreat(card: Card, retreats: int) -> Refusal | None:
    """There is no more than one retreat in a turn."""
    return book.refuse("12.5.6", card=card.id, retreats=retreats) if retreats else None
