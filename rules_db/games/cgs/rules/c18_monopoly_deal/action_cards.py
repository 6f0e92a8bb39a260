"""Section 18.6: Action Cards, how fast they are, and those that bring in money or cards."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.words import Zone


@book.rule("18.6.1.a", without=False)
def is_short_term() -> bool:
    """An Action Card is short-term."""
    return True


@book.rule("18.6.1.b", without=False)
def is_slow() -> bool:
    """Action Cards are slow, but for Double the Rent! and Just Say No!."""
    return True


@book.rule("18.6.1.c", without=False)
def is_attached_itself(is_building: bool) -> bool:
    """A House and a Hotel are long-term, join the Queue as cards, and are attached as they resolve."""
    return is_building


@book.rule("18.6.2", without=False)
def may_be_banked() -> bool:
    """In place of activating an Action Card, one can bank it and use it as money."""
    return True


@book.rule("18.6.2.a", without=0)
def value_of_action_card(card: Card) -> int:
    """The monetary value of an Action Card is the number in its corners."""
    return card.printed.value


@book.rule("18.6.8", without=0)
def collected_debt() -> int:
    """Debt Collector: a player who is chosen pays $5M."""
    return 5


@book.rule("18.6.9.a", without=False)
def double_is_fast() -> bool:
    """Double the Rent! is fast."""
    return True


@book.rule("18.6.9.b")
def is_with_rent_card(card: Card, rent_cards: Sequence[str]) -> Refusal | None:
    """Double the Rent! is played in the same Queue as a Rent card."""
    return None if rent_cards else book.refuse("18.6.9.b", card=card.id)


@book.rule("18.6.9.c", without=1)
def factor_of_double() -> int:
    """Double the Rent! doubles what one gets from that Rent card."""
    return 2


@book.rule("18.6.9.e", without=0)
def doubled_additions(additions: int) -> int:
    """The rent is added up with House and Hotel before it is doubled: what of these is doubled."""
    return additions


@book.rule("18.6.9.f", without=1)
def times_doubled(cards: int) -> int:
    """Each further Double the Rent! doubles the rent once more."""
    return cards


@book.rule("18.6.9.g")
def is_with_own_rent_card(card: Card, named: str, own: Sequence[str]) -> Refusal | None:
    """Double the Rent! belongs to a Rent card of the same player that waits in the Queue."""
    is_there = named in own if named else bool(own)
    return None if is_there else book.refuse("18.6.9.g", card=card.id, rent_card=named, own=[*own])


@book.rule("18.6.10", without=0)
def birthday_present() -> int:
    """It's My Birthday: each other player gives $2M."""
    return 2


@book.rule("18.6.10.a", without=())
def has_birthday(player: str) -> tuple[str, ...]:
    """From then on it is that player's birthday, until the game is over: what the players agree on."""
    return (f"birthday/{player}",)


@book.rule("18.6.12", without=0)
def drawn_by_pass_go() -> int:
    """Pass Go: draw two extra cards."""
    return 2


@book.rule("18.6.12.a", without=Zone.MAIN_DECK)
def deck_of_pass_go() -> Zone:
    """The cards of Pass Go are drawn from the Monopoly Deal deck."""
    return Zone.MONOPOLY_DECK
