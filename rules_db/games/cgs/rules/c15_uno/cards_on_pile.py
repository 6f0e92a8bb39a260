"""Section 15.4: what a card on top of the Uno pile does there, by its card type."""

from __future__ import annotations

from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Zone


def is_on_top(table: Table, card: Card) -> bool:
    """Whether a card lies on top of the Uno pile."""
    pile = table.shared[Zone.UNO_PILE]
    return card.zone is Zone.UNO_PILE and bool(pile) and pile[-1] == card.id


@book.rule("15.4.1", without=False)
def summon_is_in_play(table: Table, card: Card) -> bool:
    """A summon on top of the Uno pile is in play."""
    return is_on_top(table, card)


@book.rule("15.4.2", without="")
def controller_of_summon(player: str) -> str:
    """The player from whose hand it was played controls a summon on top of the pile."""
    return player


@book.rule("15.4.3", without=False)
def acts_as_in_summon_zone(card: Card) -> bool:
    """A summon on top of the pile can act as though it were in a Summon Zone."""
    return card.zone is Zone.UNO_PILE


@book.rule("15.4.5.a", without=False)
def energy_lies_next_to_it() -> bool:
    """Energy that is attached to a card on the pile stays visible, next to that card."""
    return True


@book.rule("15.4.5.b", without=True)
def energy_lies_on_pile() -> bool:
    """Energy that is attached to a card on the pile is not itself on the pile."""
    return False


@book.rule("15.4.5.c", without=True)
def energy_stays_behind() -> bool:
    """It is discarded when the card that it is attached to is removed from the pile."""
    return False


@book.rule("15.4.6", without=False)
def takes_backrow_cards() -> bool:
    """The pile can be used as a backrow zone: a backrow card can be played onto it."""
    return True


@book.rule("15.4.6.a", without=False)
def effect_enters_queue() -> bool:
    """A short-term backrow card on the pile is activated: its effect enters the Queue."""
    return True


@book.rule("15.4.6.b", without=False)
def is_discarded_when_done(table: Table, card: Card) -> bool:
    """Once its effect has resolved, it is discarded if it is still on top of the pile."""
    return is_on_top(table, card)


@book.rule("15.4.6.c", without=False)
def works_without_being_set() -> bool:
    """A backrow card that would have to be Set takes effect face-up as soon as it lies on the pile."""
    return True


@book.rule("15.4.6.d", without=False)
def stays_without_effect() -> bool:
    """If its effect cannot be activated at that moment, the card stays on the pile without any effect."""
    return True


@book.rule("15.4.7", without="")
def controller_of_other(player: str) -> str:
    """The player from whose hand it was played controls any other card on top of the pile."""
    return player


@book.rule("15.4.8", without=False)
def resource_works() -> bool:
    """A resource card on top of the pile works as in the resource area of its controller."""
    return True


@book.rule("15.4.8.a", without=True)
def energy_gives_mana() -> bool:
    """An Energy that was itself played onto the pile gives no mana."""
    return False


@book.rule("15.4.9", without=False)
def planeswalker_works() -> bool:
    """A planeswalker on top of the pile works as in a backrow zone of its controller."""
    return True


@book.rule("15.4.10", without=False)
def is_attached_from_pile() -> bool:
    """A card that is attached to another as it is played is attached from the pile."""
    return True


@book.rule("15.4.10.a", without=False)
def lies_there_unattached() -> bool:
    """With nothing to attach it to, such a card lies on the pile without any effect."""
    return True


@book.rule("15.4.11", without=False)
def field_card_works() -> bool:
    """A Field Spell or a Stadium on top of the pile works as in the Field Zone of its controller."""
    return True


@book.rule("15.4.11.a", without=True)
def needs_room_in_field_zone() -> bool:
    """Such a card takes up no room in the Field Zone: a card there need not give way to it."""
    return False


@book.rule("15.4.12", without=True)
def does_something_else() -> bool:
    """A playing card or a Money Card on the pile does nothing besides having its color and its rank."""
    return False
