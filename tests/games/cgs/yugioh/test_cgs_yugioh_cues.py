"""How long a Trap may answer what has joined the Queue, and what of all that waits is negated."""

from cgs_idiom import snare
from cgs_table import GAME, lying, play_out, source, table_with

from rules_db.games.cgs.actions.values import Activate, Play
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

RITE = {"name": "Rite", "types": ["Normal Spell"], "text": "draw 2"}
BELL = lying("Bob", "backrow zone", {"name": "Bell", "types": ["artifact"], "text": "quick effect: gain 1 life"})


def may_answer(table: Table) -> bool:
    return any(cue.card == "Snare" for cue in table.cues)


def before_and_after(table: Table) -> list[bool]:
    """Whether Bob's Trap may be flipped before and after another effect of his has joined the Queue."""
    before = may_answer(table)
    GAME.apply(table, Activate("Bob", "Bell", 1))
    return [before, may_answer(table)]


def test_an_activation_is_answered_until_something_else_joins() -> None:
    trap = snare("When your opponent activates a Spell card: negate the activation.")
    table = table_with(lying("Ann", "hand", RITE), trap, BELL)
    GAME.apply(table, Play("Ann", "Rite", Zone.BACKROW, 1))

    assert before_and_after(table) == [True, False]


def test_of_all_that_waits_only_the_last_activation_is_negated() -> None:
    ward = {"name": "Ward", "types": ["artifact"], "text": "quick effect: negate the activation"}
    table = table_with(source("quick effect: draw 1"), BELL, lying("Bob", "backrow zone", ward))
    for player, card in (("Ann", "Source"), ("Bob", "Bell"), ("Ann", "Source"), ("Bob", "Ward")):
        GAME.apply(table, Activate(player, card, 1))
    play_out(table)

    assert (len(table.lying("Ann", Zone.HAND)), table.players["Bob"].life) == (1, 21)
