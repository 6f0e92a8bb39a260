"""Section 11.3: Continuous, Equip and Field Spells."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.words import Zone

CONTINUOUS, EQUIP, FIELD = "Continuous Spell", "Equip Spell", "Field Spell"


@book.rule("11.3.1", without=False)
def continuous_spell_is_long_term() -> bool:
    """A Continuous Spell is a long-term card."""
    return True


@book.rule("11.3.2", without=False)
def continuous_spell_is_slow() -> bool:
    """A Continuous Spell is a slow card."""
    return True


@book.rule("11.3.3", without=False)
def equip_spell_is_long_term() -> bool:
    """An Equip Spell is a long-term card."""
    return True


@book.rule("11.3.4", without=False)
def equip_spell_is_slow() -> bool:
    """An Equip Spell is a slow card."""
    return True


@book.rule("11.3.5")
def controls_a_summon(card: Card, own_summons: int) -> Refusal | None:
    """Nobody plays an Equip Spell who controls no summon."""
    return None if own_summons else book.refuse("11.3.5", card=card.id, summons=own_summons)


@book.rule("11.3.6")
def is_attached_to_summon(card: Card, on: str, hosts: list[str]) -> Refusal | None:
    """An Equip Spell is not played without attaching it to a summon."""
    if on in hosts:
        return None
    said = {"on": on} if on else {"to_say": f"{card.id} on …"}
    return book.refuse("11.3.6", card=card.id, **said, hosts=list(hosts))


@book.rule("11.3.6.a", without=False)
def may_be_any_summon() -> bool:
    """The summon may be any on the field; else it would be a monster of one's own, as the game of the card has it."""
    return True


@book.rule("11.3.6.b", without=False)
def is_discarded_without_summon(is_there: bool) -> bool:
    """An Equip Spell whose summon is gone when it resolves is discarded without effect."""
    return not is_there


@book.rule("11.3.8", without=False)
def field_spell_is_long_term() -> bool:
    """A Field Spell is a long-term card."""
    return True


@book.rule("11.3.9", without=False)
def field_spell_is_slow() -> bool:
    """A Field Spell is a slow card."""
    return True


@book.rule("11.3.10", without=False)
def is_field_card(card: Card) -> bool:
    """A Field Spell is a field card, and is played into the Field Zone of its player."""
    return is_of(card, FIELD)


@book.rule("11.3.12", without=())
def room_over(own: list[Card]) -> list[int]:
    """A Field Spell in one's own Field Zone leaves room there for another one."""
    return [each.place for each in own]


@book.rule("11.3.12.a", without=())
def giving_way(own: list[Card]) -> list[Card]:
    """The old Field Spell of a player is discarded when a new one comes into play there."""
    return own


@book.rule("11.3.13")
def no_stadium_in_the_way(card: Card, zone: Zone, stadiums: list[str]) -> Refusal | None:
    """Nobody plays or Sets a Field Spell in whose Field Zone a Stadium lies."""
    if is_of(card, FIELD) and zone is Zone.FIELD and stadiums:
        return book.refuse("11.3.13", card=card.id, stadiums=list(stadiums))
    return None
