"""Life that effects give, take and set: on which scale, how it is rounded, and what is no change at all."""

import pytest
from cgs_table import GAME, done, hand, lying, play_out, source, table_with

from rules_db.engine.kernel import IllegalAction
from rules_db.games.cgs.actions.values import Activate, Pass
from rules_db.games.cgs.state import Table


def lives(table: Table) -> tuple[int, int]:
    return table.players["Ann"].life, table.players["Bob"].life


def bell(when: str) -> dict[str, object]:
    """A card that counts how often something has happened."""
    text = f"whenever {when}, put a charge counter on this"
    return lying("Ann", "backrow zone", {"name": "Bell", "types": ["enchantment"], "text": text})


def rung(table: Table) -> int:
    return table.cards["Bell"].counters.get("charge", 0)


@pytest.mark.parametrize(
    ("text", "game", "life"),
    [
        ("gain 500 LP", "Yu-Gi-Oh!", (21, 20)),
        ("gain 400 LP", "Yu-Gi-Oh!", (20, 20)),
        ("gain 2500 LP", "Yu-Gi-Oh!", (23, 20)),
        ("lose 1500 LP", "Yu-Gi-Oh!", (18, 20)),
        ("lose 1400 LP", "Yu-Gi-Oh!", (19, 20)),
        ("opponent loses 3 life", "Magic", (20, 17)),
        ("each player loses 3 life", "Magic", (17, 17)),
        ("each opponent gains 3 life", "Magic", (20, 23)),
        ("increase your LP by 3000", "Yu-Gi-Oh!", (23, 20)),
        ("decrease opponent's LP by 3000", "Yu-Gi-Oh!", (20, 17)),
        ("your life becomes 5", "Magic", (5, 20)),
        ("your life becomes 25", "Magic", (25, 20)),
        ("Each player's life total becomes 10.", "Magic", (10, 10)),
        ("each opponent's life becomes 10", "Magic", (20, 10)),
    ],
)
def test_life_changes_on_the_scale_of_the_card(text: str, game: str, life: tuple[int, int]) -> None:
    assert lives(done(text, game=game)) == life


@pytest.mark.parametrize(
    ("text", "when", "times"),
    [
        ("gain 2 life", "you gain life", 1),
        ("gain 1 life for each creature you control", "you gain life", 0),
        ("each player gains 1 life", "an opponent gains life", 1),
        ("lose 1 life", "you lose life", 1),
        ("lose 1 life for each creature you control", "you lose life", 0),
        ("your life becomes 20", "you gain life", 0),
        ("your life becomes 20", "you lose life", 0),
        ("your life becomes 21", "you gain life", 1),
        ("your life becomes 21", "you lose life", 0),
        ("your life becomes 19", "you gain life", 0),
        ("your life becomes 19", "you lose life", 1),
        ("you may pay 2 life", "you lose life", 1),
    ],
)
def test_only_a_change_of_life_is_noticed(text: str, when: str, times: int) -> None:
    choices = [("do it",)] if "may" in text else []

    assert rung(done(text, bell(when), choices=choices)) == times


@pytest.mark.parametrize("who", ["you", "opponent"])
def test_who_cannot_gain_life_gains_none(who: str) -> None:
    ban = lying("Ann", "backrow zone", {"name": "Ban", "types": ["enchantment"], "text": f"{who} can't gain life"})
    table = done("each player gains 3 life", ban)

    assert lives(table) == ((20, 23) if who == "you" else (23, 20))


@pytest.mark.parametrize(("life", "is_enough"), [(1, False), (2, True), (3, True)])
def test_life_is_paid_by_whoever_has_as_much(life: int, is_enough: bool) -> None:
    players = [{"name": "Ann", "life": life}, {"name": "Bob"}]
    table = table_with(source("pay 2 life: draw 1"), players=players)

    assert bool([each for each in GAME.options(table) if isinstance(each, Activate)]) is is_enough
    if not is_enough:
        with pytest.raises(IllegalAction):
            GAME.apply(table, Activate("Ann", "Source", 1))
        return
    GAME.apply(table, Activate("Ann", "Source", 1))
    assert table.players["Ann"].life == life - 2


def test_half_of_a_life_is_paid_rounded_up() -> None:
    players = [{"name": "Ann", "life": 7}, {"name": "Bob"}]
    table = table_with(source("pay half your LP: draw 1", "Yu-Gi-Oh!"), players=players)
    GAME.apply(table, Activate("Ann", "Source", 1))
    play_out(table)

    assert (table.players["Ann"].life, len(hand(table, "Ann"))) == (3, 1)


@pytest.mark.parametrize(("text", "winner"), [("opponent loses 20 life", "Ann"), ("your life becomes 0", "Bob")])
def test_whoever_has_no_life_left_by_an_effect_loses_the_game(text: str, winner: str) -> None:
    table = table_with(source(f"you can: {text}"))
    GAME.apply(table, Activate("Ann", "Source", 1))
    while not table.is_over:
        decision = GAME.pending(table)
        assert decision is not None
        GAME.apply(table, Pass(decision.player))

    assert table.winners == [winner]
