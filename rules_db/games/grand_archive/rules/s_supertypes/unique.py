"""Section S1: no player keeps two unique objects of one name, and the game does not go on while one does."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules_db.engine.kernel import Refusal
from rules_db.games.grand_archive.book import book
from rules_db.games.grand_archive.rules.s_supertypes.supertypes import follows_rules_of
from rules_db.games.grand_archive.state import FIELD, UNIQUE, Card, GameState

AT_RESOLUTION, AT_PASS, AT_MAIN_PHASE = "resolve an effect", "pass Opportunity", "go back to a main phase"


@dataclass(frozen=True, slots=True)
class Breach:
    """A player's unique objects of one present name, two or more, by their handles in the order of the state."""

    player: str
    name: str
    cards: tuple[str, ...]


@book.rule("S1.a", without=False)
def is_unique(card: Card) -> bool:
    """Unique is a supertype."""
    return follows_rules_of(card, UNIQUE)


@book.rule("S1.b", without=())
def breaches(state: GameState) -> tuple[Breach, ...]:
    """A player controls at most one unique object of each name on the field; here are those who break that.

    The player who is taking the turn comes first.
    """
    found = []
    for (player, name), cards in _of_one_name(state).items():
        if any(map(is_unique, cards)):
            counted = tuple(card.handle for card in cards if keeps_out(card) is None)
            if len(counted) > 1:
                found.append(Breach(player, name, counted))
    if len(found) < 2:
        return tuple(found)
    order = list(state.in_turn_order())
    return tuple(sorted(found, key=lambda breach: order.index(breach.player)))


def _of_one_name(state: GameState) -> dict[tuple[str, str], list[Card]]:
    """Two or more objects on the field that share their controller and their name, by these; mostly there are none."""
    first: dict[tuple[str, str], Card] = {}
    sharing: dict[tuple[str, str], list[Card]] = {}
    for card in state.cards.values():
        if card.zone == FIELD:
            key = card.controller, card.name
            other = first.setdefault(key, card)
            if other is not card and card.name:
                sharing.setdefault(key, [other]).append(card)
    return sharing


@book.rule("S1.1")
def keeps_out(card: Card) -> Refusal | None:
    """An object that is not unique may share the name; it neither counts nor takes another's place."""
    return None if is_unique(card) else book.refuse("S1.1", card=card.handle)


@book.rule("S1.c", without=())
def owed(state: GameState) -> tuple[Breach, ...]:
    """Whoever breaks the limit must sacrifice; the player who is taking the turn makes all of theirs first."""
    found = breaches(state)
    return tuple(breach for breach in found if breach.player == found[0].player)


def why_not_sacrifice(state: GameState, player: str, card: Card) -> Refusal | None:
    """None where the player owes this sacrifice now."""
    due = owed(state)
    if not due or due[0].player != player:
        return book.refuse("S1.c", player=player, due=due[0].player if due else None)
    return _shares_name(due, card) or may_fall_on(due, card)


def _shares_name(due: Sequence[Breach], card: Card) -> Refusal | None:
    is_mine = card.controller == due[0].player and card.zone == "field"
    return keeps_out(card) if is_mine and any(breach.name == card.name for breach in due) else None


@book.rule("S1.d")
def may_fall_on(due: Sequence[Breach], card: Card) -> Refusal | None:
    """The player chooses among the objects that count, and only among these."""
    if any(card.handle in breach.cards for breach in due):
        return None
    return book.refuse("S1.d", card=card.handle)


@book.rule("S1.e", without=False)
def must_go_on(state: GameState) -> bool:
    """Sacrifices go on until one object of each name is left."""
    return bool(owed(state))


@book.rule("S1.f", without=False)
def sacrifices_come_first(state: GameState, moment: str) -> bool:
    """Before the game enters its next state, at each of three moments, the sacrifices that are due are made."""
    return _GATES[moment](state)


@book.rule("S1.g", without=False)
def holds_back_effects(state: GameState) -> bool:
    """No effect resolves while a sacrifice is due."""
    return bool(owed(state))


@book.rule("S1.h", without=False)
def holds_back_opportunity(state: GameState) -> bool:
    """Opportunity does not pass while a sacrifice is due."""
    return bool(owed(state))


@book.rule("S1.i", without=False)
def holds_back_main_phase(state: GameState) -> bool:
    """No main phase comes back while a sacrifice is due."""
    return bool(owed(state))


_GATES = {AT_RESOLUTION: holds_back_effects, AT_PASS: holds_back_opportunity, AT_MAIN_PHASE: holds_back_main_phase}
GATE_RULES = {AT_RESOLUTION: "S1.g", AT_PASS: "S1.h", AT_MAIN_PHASE: "S1.i"}


@book.rule("S1.j")
def nothing_else_goes_on(state: GameState) -> Refusal | None:
    """While a sacrifice is due, the game does nothing but wait for it."""
    return book.refuse("S1.j", about_to=state.about_to) if state.about_to else None


def why_not_pass_now(state: GameState) -> Refusal | None:
    return book.refuse("S1.h", about_to=state.about_to) if holds_back_opportunity(state) else None


def why_not_next_turn_now(state: GameState) -> Refusal | None:
    return book.refuse("S1.i", about_to=state.about_to) if holds_back_main_phase(state) else None
