"""Section 13.1: what an Energy is attached to, how often one is played, and the mana that it gives."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.kinds import is_long_term, is_of
from rules_db.games.cgs.state import Card, Mana, Table
from rules_db.games.cgs.words import ON_FIELD, Zone

ENERGY = "Energy"


@book.rule("13.1.1", without=False)
def is_resource(card: Card) -> bool:
    """An Energy is played as the resource of its game."""
    return is_of(card, ENERGY)


@book.rule("13.1.1.b", without=False)
def is_slow() -> bool:
    """Energies are slow cards."""
    return True


@book.rule("13.1.2", without="")
def recipient(named: str) -> str:
    """An Energy is attached to a card, beneath which it lies; '' where there is none."""
    return named


@book.rule("13.1.2.a")
def is_attached_to_own_card(table: Table, energy: Card, host: Card, player: str) -> Refusal | None:
    """The recipient is a long-term card in play that the player controls."""
    if is_in_play(table, host) and host.controller == player and is_long_term(host):
        return None
    return book.refuse("13.1.2.a", card=energy.id, to=host.id, controller=host.controller)


def is_in_play(table: Table, card: Card) -> bool:
    """Whether a card lies on the field, uncovered, or is attached to one that does (5.1.8)."""
    if card.zone is Zone.ATTACHED:
        return card.host in table.cards and is_in_play(table, table.cards[card.host])
    if card.zone is Zone.UNO_PILE:
        return table.shared[Zone.UNO_PILE][-1] == card.id
    return card.zone in ON_FIELD and not card.is_masked


@book.rule("13.1.3")
def is_only_energy(card: Card, played: int) -> Refusal | None:
    """No more than one Energy is played in a turn."""
    return book.refuse("13.1.3", card=card.id, played=played) if played else None


@book.rule("13.1.4", without=())
def contributing(table: Table, host: Card) -> list[Card]:
    """The Energies that give their mana to a card: those attached to it."""
    return [table.cards[each] for each in host.attached if is_of(table.cards[each], ENERGY)]


@book.rule("13.1.4.a", without=())
def as_it_says(written: list[Mana]) -> list[Mana]:
    """An Energy gives as much mana as it says, of the colors that it says."""
    return written


@book.rule("13.1.4.b", without=0)
def of_basic_energy() -> int:
    """How much mana of its color a Basic Energy gives."""
    return 1


@book.rule("13.1.5", without=False)
def is_restored() -> bool:
    """The mana of an Energy comes back each turn."""
    return True


@book.rule("13.1.5.a", without=True)
def is_turn_of(energy: Card, player: str) -> bool:
    """It comes back as a turn of the Energy's controller begins, and as no other does."""
    return energy.controller == player


@book.rule("13.1.5.b", without=False)
def stays_attached() -> bool:
    """An Energy whose mana is used stays where it is."""
    return True
