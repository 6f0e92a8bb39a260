"""Section 2.5: who takes a Prize card when a summon is destroyed, and which."""

from __future__ import annotations

from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Game


@book.value("2.5.1", without=0)
def prize_places() -> int:
    """How many places a Prize card area has."""
    return 6


@book.rule("2.5.2", without=False)
def is_earned_in_battle(how: str) -> bool:
    """A summon that battle damage destroys earns a Prize card."""
    return how == "battle"


@book.rule("2.5.2.a", without="")
def who_dealt_damage(by_whom: str) -> str:
    """The one who controlled the summon that dealt the damage takes it."""
    return by_whom


@book.rule("2.5.2.b", without="")
def next_after(table: Table, controller: str) -> str:
    """Where no opponent has earned it, the next player after the controller of the summon takes it."""
    return table.after(controller)


@book.rule("2.5.2.c", without=1)
def choosing_among(prizes: list[str]) -> int:
    """The player chooses which of their own Prize cards it is: among how many of them."""
    return len(prizes)


@book.rule("2.5.2.d", without=False)
def each_earns_one() -> bool:
    """Each summon that is destroyed earns a Prize card, also at the same moment."""
    return True


@book.rule("2.5.2.e", without=True)
def counts_as_draw() -> bool:
    """Taking a Prize card is no drawing."""
    return False


@book.rule("2.5.2.f", without=())
def taken_in_order(table: Table) -> list[str]:
    """Of several players the turn player takes theirs first, and the others follow in turn order."""
    return table.from_(table.turn_player)


@book.rule("2.5.3", without=False)
def is_earned_by_effect(how: str) -> bool:
    """A summon that an effect destroys earns a Prize card."""
    return how not in ("", "battle", "condition", "counter")


@book.rule("2.5.3.a", without=False)
def condition_counts(how: str) -> bool:
    """A Special Condition counts as such an effect."""
    return how == "condition"


@book.rule("2.5.3.b", without=False)
def counters_count(how: str) -> bool:
    """Damage counters count as such an effect."""
    return how == "counter"


@book.rule("2.5.3.c", without=True)
def is_of_pokemon(game: str) -> bool:
    """Only an effect of a Pokémon card earns one."""
    return game == Game.POKEMON


@book.rule("2.5.3.d", without="")
def whose_effect(by_whom: str) -> str:
    """The one who controlled the card whose effect it was takes it."""
    return by_whom
