"""The sentences of worked examples that only Resummoned has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules_db.engine.game import legal
from rules_db.engine.scene import Given, NotThere, OwnStep, Role
from rules_db.games.resummoned import views
from rules_db.games.resummoned.actions import values as act
from rules_db.games.resummoned.actions.wording import listed
from rules_db.games.resummoned.game import GAME
from rules_db.games.resummoned.rules.c500_zones import zones
from rules_db.games.resummoned.state import Card, Duel
from rules_db.games.resummoned.table.layout import PILES

ENOUGH_PASSES = 200
PHASES = ("Draw Phase", "Standby Phase", "Main Phase 1", "Battle Phase", "Main Phase 2", "End Phase")
STEPS_OF_A_BATTLE = ("Battle Step", "Flip Step", "Damage Step")
"""As the sentences name them: a sentence does not ask the rules, so that none is reached by it."""


def match(given: Given, duels: int, format_: str) -> None:
    given.own["duels"], given.own["format"] = duels, format_


def starting_player(given: Given, player: str) -> None:
    given.own["starting"] = player


def leaves_out(given: Given, cards: Sequence[str]) -> None:
    given.own["without"] = list(cards)


def turn(given: Given, number: int) -> None:
    given.own["turn"] = number


def go_on_to(duel: Duel, phase: str, player: str) -> Iterator[str]:
    """Everybody passes until that phase, step or turn has come; other choices stop it."""
    if phase not in (*PHASES, *STEPS_OF_A_BATTLE):
        there = ", ".join((*PHASES, *STEPS_OF_A_BATTLE))
        raise NotThere(f"no turn has a {phase} (there are: {there})")
    for _ in range(ENOUGH_PASSES):
        decision = GAME.pending(duel)
        if decision is None or decision.kind != "act" or is_now(duel, phase, player):
            return
        yield f"{decision.player} passes"
    raise NotThere(f"the {phase} of {player} does not come")


def is_now(duel: Duel, phase: str, player: str) -> bool:
    return (duel.battle.step if duel.battle else duel.phase, duel.turn_player) == (phase, player)


def arrive_in_any_order(duel: Duel) -> Iterator[str]:
    """Wherever a player is to choose which card goes in first, the first one that is offered does."""
    if not _asks_for_order(duel):
        raise NotThere("no order of arrival is to be chosen (leave the step out)")
    while _asks_for_order(duel):
        yield GAME.format(legal(GAME, duel)[0])


def _asks_for_order(duel: Duel) -> bool:
    decision = GAME.pending(duel)
    return decision is not None and decision.kind == "first"


def open_columns(duel: Duel, card: str, columns: str) -> str | None:
    """All columns into which the player who is next can play a card, or put it by the choice that is open."""
    require_card(duel, card)
    found = sorted({column for action in legal(GAME, duel) if (column := _column(duel, action, card)) is not None})
    told = listed(tuple(map(str, found))) if found else "none"
    return None if told == columns else f"the columns open to {card} are {told}"


def require_card(duel: Duel, card: str) -> Card:
    """The card that a sentence names; raises NotThere."""
    if card not in duel.cards:
        raise NotThere(f"there is no card {card} (there are: {', '.join(sorted(duel.cards))})")
    return duel.cards[card]


def _column(duel: Duel, action: act.Action, card: str) -> int | None:
    """The column that an action puts the card into; None for any other action."""
    if isinstance(action, act.Play) and action.card == card:
        return action.column
    choice = duel.choice
    if isinstance(action, act.Choose) and choice is not None and (choice.kind, choice.about) == ("place", card):
        return zones.read_place(action.picks[0])[2]
    return None


def chain_holds(duel: Duel, cards: Sequence[str]) -> str | None:
    """The cards whose effects are on the Chain, the top one first."""
    found = [activation.card for activation in reversed(duel.chain)]
    return None if found == list(cards) else f"the Chain holds {', '.join(found) or 'nothing'}"


def chain_is_empty(duel: Duel) -> str | None:
    return chain_holds(duel, ())


def counts(duel: Duel, player: str, number: int, zone: str, of: str) -> str | None:
    """How many cards a player's view shows in a zone of another player."""
    if zone not in PILES:
        raise NotThere(f"nobody counts cards in the {zone} (there are: {', '.join(PILES)})")
    found = views.count(GAME.view(duel, player), of, zone)
    return None if found == number else f"{player} counts {found}"


STEPS = (
    OwnStep(Role.GIVEN, "a match of {number} duel(s) in the {words} format", match),
    OwnStep(Role.GIVEN, "{player} takes the first turn", starting_player),
    OwnStep(Role.GIVEN, "the format leaves out {cards}", leaves_out),
    OwnStep(Role.GIVEN, "it is turn {number} of the duel", turn),
    OwnStep(Role.WHEN, "the game goes on to the {phase} of {player}", go_on_to),
    OwnStep(Role.WHEN, "the cards arrive in any order", arrive_in_any_order),
    OwnStep(Role.THEN, "the columns open to {card} are {value}", open_columns),
    OwnStep(Role.THEN, "the Chain holds {cards}", chain_holds),
    OwnStep(Role.THEN, "the Chain is empty", chain_is_empty),
    OwnStep(Role.THEN, "{player} counts {number} card(s) in {zone} of {player}", counts),
)
