"""The sentences of worked examples that only this game has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules_db.engine.scene import Given, NotThere, OwnStep, Role
from rules_db.games.ttcg.game import GAME
from rules_db.games.ttcg.settings import WORDS
from rules_db.games.ttcg.state import Card, Table

ENOUGH_PASSES = 60
PHASES = ("Draw Phase", "Main Phase", "Battle Phase")


def start(given: Given) -> None:
    given.own["start"] = True


def starting_player(given: Given, player: str) -> None:
    given.own["starting"] = player


def turn(given: Given, number: int) -> None:
    given.own["turn"] = number


def setting(given: Given, words: str, number: int) -> None:
    """Settings by what they are about, as the rulings name them."""
    if words not in WORDS:
        raise NotThere(f"there is no setting for {words} (there are: {', '.join(WORDS)})")
    given.own.setdefault("settings", {})[WORDS[words]] = number


def go_on_to(table: Table, phase: str, player: str) -> Iterator[str]:
    """Both players pass until that phase has come; other choices stop it."""
    if phase not in PHASES:
        raise NotThere(f"no turn has a {phase} (there are: {', '.join(PHASES)})")
    for _ in range(ENOUGH_PASSES):
        decision = GAME.pending(table)
        if decision is None or decision.kind != "act" or (table.phase, table.turn_player) == (phase, player):
            return
        yield f"{decision.player} passes"
    raise NotThere(f"the {phase} of {player} does not come")


def chain_holds(table: Table, cards: Sequence[str]) -> str | None:
    """The cards whose effects wait in the chain, the last one, which resolves first, before the others."""
    found = [activation.card for activation in reversed(table.chain)]
    return None if found == list(cards) else f"the chain holds {', '.join(found) or 'nothing'}"


def chain_is_empty(table: Table) -> str | None:
    return chain_holds(table, ())


def require_card(table: Table, card: str) -> Card:
    """The card that a sentence names; raises NotThere."""
    if card not in table.cards:
        raise NotThere(f"there is no card {card} (there are: {', '.join(sorted(table.cards))})")
    return table.cards[card]


STEPS = (
    OwnStep(Role.GIVEN, "both players bring their decks", start),
    OwnStep(Role.GIVEN, "{player} goes first", starting_player),
    OwnStep(Role.GIVEN, "it is turn {number}", turn),
    OwnStep(Role.GIVEN, "the setting for {words} is {number}", setting),
    OwnStep(Role.WHEN, "the game goes on to the {phase} of {player}", go_on_to),
    OwnStep(Role.THEN, "the chain holds {cards}", chain_holds),
    OwnStep(Role.THEN, "the chain is empty", chain_is_empty),
)
