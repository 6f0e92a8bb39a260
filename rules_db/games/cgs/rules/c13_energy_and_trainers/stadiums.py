"""Section 13.4: Stadiums, of which there is one in play."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.words import Zone

STADIUM = "Stadium"


@book.rule("13.4.1", without=True)
def stadium_is_short_term() -> bool:
    """A Stadium stays."""
    return False


@book.rule("13.4.2", without=Zone.NOWHERE)
def where_stadiums_go() -> Zone:
    """A Stadium goes to the Field Zone."""
    return Zone.FIELD


@book.rule("13.4.4")
def is_only_stadium(card: Card, played: int) -> Refusal | None:
    """No more than one Stadium is played in a turn."""
    return book.refuse("13.4.4", card=card.id, played=played) if played else None


@book.rule("13.4.5", without=())
def giving_way(others: list[Card]) -> list[Card]:
    """The Stadiums in play are discarded when another comes into play."""
    return others


@book.rule("13.4.5.a", without=False)
def whoever_controls_it() -> bool:
    """A Stadium gives way to that of any player."""
    return True


@book.rule("13.4.5.b", without=())
def room_beside(own: list[Card]) -> list[int]:
    """A Stadium in one's own Field Zone leaves room there for another."""
    return [each.place for each in own]


@book.rule("13.4.6")
def has_another_name(card: Card, in_play: list[Card]) -> Refusal | None:
    """No Stadium is played that has the name of one in play."""
    same = sorted(each.id for each in in_play if each.printed.name == card.printed.name)
    return book.refuse("13.4.6", card=card.id, in_play=[*same]) if same else None
