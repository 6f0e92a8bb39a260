"""Section 12.4: where Pokémon go, what is an Active Spot and what the Bench, and who moves up."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.kinds import is_summon
from rules_db.games.cgs.rules.c12_pokemon.cards import is_pokemon
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import BATTLE, Zone


@book.rule("12.4.1")
def goes_to_active_spot(card: Card, zone: Zone, is_free: bool) -> Refusal | None:
    """While the Extra Summon Zone is empty, a Pokémon is summoned there."""
    return book.refuse("12.4.1", card=card.id, zone=str(zone)) if is_free and zone is not Zone.EXTRA_SUMMON else None


@book.rule("12.4.2", without=False)
def may_go_to_bench(is_free: bool) -> bool:
    """While it is occupied, a Pokémon may be summoned to a Main Summon Zone."""
    return not is_free


@book.rule("12.4.3", without=False)
def is_active_zone(zone: Zone) -> bool:
    """To Pokémon cards each Extra Summon Zone is an Active Spot."""
    return zone is Zone.EXTRA_SUMMON


@book.rule("12.4.4", without=False)
def is_active_pile(zone: Zone) -> bool:
    """To Pokémon cards the Uno pile is an Active Spot."""
    return zone is Zone.UNO_PILE


@book.rule("12.4.5", without=False)
def is_bench(zone: Zone) -> bool:
    """To Pokémon cards the Main Summon Zones are Bench zones."""
    return zone is Zone.SUMMON


def is_active_spot(zone: Zone) -> bool:
    return is_active_zone(zone) or is_active_pile(zone)


@book.rule("12.4.6", without=False)
def is_active(card: Card) -> bool:
    """To Pokémon cards any summon in an Active Spot is an Active Pokémon."""
    return is_active_spot(card.zone)


@book.rule("12.4.7", without=False)
def is_benched(card: Card) -> bool:
    """To Pokémon cards any summon in a Main Summon Zone is a Benched Pokémon."""
    return is_bench(card.zone)


@book.rule("12.4.8", without=False)
def is_both(card: Card) -> bool:
    """A creature or monster in a Main Summon Zone is Active as well."""
    return is_summon(card) and not is_pokemon(card) and is_bench(card.zone)


@book.rule("12.4.9", without=())
def must_move_up(table: Table, player: str, is_free: bool) -> list[str]:
    """The Pokémon on the Bench of which one moves up: none while the Extra Summon Zone is occupied."""
    bench = table.lying(player, Zone.SUMMON) if is_free else []
    return [each for each in bench if is_pokemon(table.cards[each])]


@book.rule("12.4.9.a", without=1)
def choosing_among(bench: list[str]) -> int:
    """Its player chooses which of them moves."""
    return len(bench)


@book.rule("12.4.9.b")
def may_attack_after_move(table: Table, card: Card, moved: int) -> Refusal | None:
    """One that has moved up in a Battle Phase does not attack in it."""
    return book.refuse("12.4.9.b", card=card.id, phase=table.phase) if moved and table.phase == BATTLE else None


@book.rule("12.4.9.c", without=False)
def is_at_once() -> bool:
    """It moves as soon as the effect or step is complete that emptied the zone, outside the Queue."""
    return True


@book.rule("12.4.9.d", without=False)
def keeps_attached() -> bool:
    """What is attached to a summon that moves so stays attached."""
    return True
