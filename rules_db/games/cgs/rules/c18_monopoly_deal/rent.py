"""Section 18.5: Rent cards, what is charged and who pays, and who owns what changes hands."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.state import Card

RENT = "Rent card"
FOR_PROPERTIES, FOR_PERMANENT = "18.5.7", "18.5.10"
"""The rules under which rent is paid."""


@book.rule("18.5.1", without=False)
def is_backrow_card(card: Card) -> bool:
    """A Rent card is a backrow card."""
    return is_of(card, RENT)


@book.rule("18.5.1.a", without=False)
def is_short_term() -> bool:
    """Rent cards are short-term."""
    return True


@book.rule("18.5.1.b", without=False)
def is_slow() -> bool:
    """Rent cards are slow."""
    return True


@book.rule("18.5.3", without=False)
def may_be_banked() -> bool:
    """In place of activating a Rent card, one can bank it and use it as money."""
    return True


@book.rule("18.5.3.a", without=0)
def value_of_rent_card(card: Card) -> int:
    """The monetary value of a Rent card is the number in its corners."""
    return card.printed.value


@book.rule("18.5.5")
def is_color_shown(card: Card, color: str) -> Refusal | None:
    """Whoever activates a Rent card chooses a color among those that it shows."""
    return None if color in card.printed.colors else book.refuse("18.5.5", card=card.id, chosen=color)


@book.rule("18.5.6")
def charges_for_one_thing(card: Card, permanents: int) -> Refusal | None:
    """One charges for one's Property cards, or for one permanent."""
    return book.refuse("18.5.6", card=card.id, permanents=permanents) if permanents > 1 else None


@book.rule(FOR_PROPERTIES, without=0)
def rent_of_properties(value: int) -> int:
    """Each opponent pays the rent value of the Property cards of the chosen color."""
    return value


@book.rule("18.5.9", without=False)
def gives_everything() -> bool:
    """A payer who does not have enough gives everything that they can."""
    return True


@book.rule(FOR_PERMANENT, without=False)
def may_charge_for_permanent() -> bool:
    """In place of Property cards, one can charge for one permanent of the chosen color."""
    return True


@book.rule("18.5.10.a", without=0)
def rent_of_permanent(rank: int) -> int:
    """Each opponent pays the rank of the permanent in millions."""
    return rank


@book.rule("18.5.10.b")
def is_permanent_of_color(card: Card, is_permanent: bool, colors: Sequence[str], chosen: str) -> Refusal | None:
    """Such a permanent is a long-term card in play of any game; its color is compared by 6.2.2."""
    return None if is_permanent and chosen in colors else book.refuse("18.5.10.b", card=card.id, colors=[*colors])


@book.rule("18.5.10.c", without=1)
def rank_without_number() -> int:
    """A permanent without a numbered rank brings in nothing by itself."""
    return 0


@book.rule("18.5.11")
def is_under_control(card: Card, player: str) -> Refusal | None:
    """To own is to control: nobody charges for what somebody else controls."""
    return None if card.controller == player else book.refuse("18.5.11", card=card.id, controller=card.controller)


@book.rule("18.5.12", without="")
def new_owner(card: Card, player: str) -> str:
    """A Monopoly Deal card that changes hands is owned by its new controller from then on."""
    return player


@book.rule("18.5.13", without=False)
def only_one_pays(is_ten_color: bool) -> bool:
    """For a ten-color Rent card only one opponent pays, who is chosen as it is activated."""
    return is_ten_color
