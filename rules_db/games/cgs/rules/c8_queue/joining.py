"""Section 8.1: what joins the Queue, and what a card there has reserved."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.kinds import is_short_term
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Zone


@book.rule("8.1.3", without=False)
def played_joins(is_special: bool) -> bool:
    """A card that is played is added to the Queue before it resolves, apart from special actions."""
    return not is_special


@book.rule("8.1.3.a", without=False)
def set_joins(is_face_down: bool) -> bool:
    """A card that is Set joins the Queue as well, face-down."""
    return is_face_down


@book.rule("8.1.4", without=False)
def summoned_joins(is_summon: bool) -> bool:
    """A card that is summoned joins the Queue."""
    return is_summon


@book.rule("8.1.4.a", without=True)
def summoned_by_effect_joins() -> bool:
    """What an effect summons while it resolves goes straight to its zone."""
    return False


@book.rule("8.1.5", without=False)
def activated_joins() -> bool:
    """An effect that is activated waits in the Queue."""
    return True


@book.rule("8.1.5.a", without=False)
def triggered_joins(table: Table) -> bool:
    """An effect that starts because something happened joins the Queue as soon as that has happened."""
    return bool(table.waiting)


@book.rule("8.1.5.b", without=())
def order_of_joining(table: Table) -> list[str]:
    """Whose effects are added first: those of the turn player, then the others in turn order."""
    return table.from_(table.turn_player)


@book.rule("8.1.5.c", without=True)
def held_joins() -> bool:
    """An effect that simply holds never joins the Queue."""
    return False


@book.rule("8.1.6", without=True)
def is_on_field_in_queue() -> bool:
    """A card in the Queue is not on the field."""
    return False


@book.rule("8.1.6.a", without=False)
def lies_at_once(card: Card, is_face_down: bool) -> bool:
    """A short-term card that is played face-up lies in its zone at once, and only its effect waits."""
    return is_short_term(card) and not is_face_down


@book.rule("8.1.7")
def chosen_zone(zone: Zone, place: int, free: list[int]) -> Refusal | None:
    """Its player chooses the zone of a card that is added to the Queue, a free one."""
    return None if place in free else book.refuse("8.1.7", zone=str(zone), place=place, free=[*free])


@book.rule("8.1.8", without=False)
def is_reserved(table: Table, player: str, zone: Zone, place: int) -> bool:
    """The zone that a card in the Queue has chosen counts as occupied until the card has arrived or left."""
    held = [each for each in table.queue if each.kind == "card" and table.cards[each.card].zone is Zone.QUEUE]
    return any((each.player, each.zone, each.place) == (player, zone, place) for each in held)
