"""Section 15.4 in the engine: Energy beside the pile, an Energy on it, field cards, and what comes from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules_db.engine.kernel import Event
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.doing.course.happenings import LEFT
from rules_db.games.cgs.doing.monopoly.cards import LIES_ELSEWHERE
from rules_db.games.cgs.doing.playing import energy
from rules_db.games.cgs.doing.uno import pile
from rules_db.games.cgs.doing.zones import moving
from rules_db.games.cgs.kinds import KINDS, is_of
from rules_db.games.cgs.rules.c10_monsters.extra_deck import OF_EXTRA_DECK
from rules_db.games.cgs.rules.c13_energy_and_trainers.energy import ENERGY
from rules_db.games.cgs.rules.c15_uno import cards_on_pile
from rules_db.games.cgs.rules.c15_uno import playing as rules
from rules_db.games.cgs.state import Card, Mana, Table
from rules_db.games.cgs.words import Zone


def _property_on_pile(table: Table, player: str) -> list[str]:
    """A Property card on top of the pile counts for its set, and as money (15.4.8)."""
    there = table.shared[Zone.UNO_PILE]
    if not there or (card := table.cards[there[-1]]).controller != player or card.is_masked:
        return []
    return [card.id] if cards_on_pile.resource_works() else []


LIES_ELSEWHERE.append(_property_on_pile)


@hooks.STAYS_ATTACHED.hang()
def _stays_behind(table: Table, card: Card, host: Card, event: Event) -> bool:
    is_beside_pile = event.get("origin") == str(Zone.UNO_PILE) and is_of(card, ENERGY)
    return is_beside_pile and cards_on_pile.energy_stays_behind()


@hooks.MANA.hang()
def _from_pile(table: Table, host: Card) -> Iterator[tuple[Mana, Callable[[int], None]]]:
    """The mana of an Energy that was itself played onto the pile: it gives none."""
    card = pile.top(table)
    if card is None or not is_of(card, ENERGY) or card.controller != host.controller:
        return
    if cards_on_pile.energy_gives_mana():
        for each in energy.provided(table, card):
            yield each, lambda count: None


@hooks.ANSWERS.hang("played")
def _room_in_field_zone(table: Table, trace: Trace, event: Event) -> None:
    """A field card on the pile takes up no room in the Field Zone: nothing there gives way to it."""
    card = table.cards[str(event.get("card"))]
    if event.get("zone") != str(Zone.UNO_PILE) or not any(KINDS[each].zone is Zone.FIELD for each in card.types):
        return
    if cards_on_pile.needs_room_in_field_zone():
        moving.discard(table, trace, table.lying(event.who, Zone.FIELD), "15.4.11.a")


@hooks.ANSWERS.hang(LEFT, 40)
def _was_not_properly_summoned(table: Table, trace: Trace, event: Event) -> None:
    """A monster that needs a Special Summon of its own to begin with has had none on the pile."""
    card = table.cards[str(event.get("card"))]
    if event.get("origin") == str(Zone.UNO_PILE) and is_of(card, "Ritual Monster", *OF_EXTRA_DECK):
        card.is_improper = not rules.is_properly_summoned()
