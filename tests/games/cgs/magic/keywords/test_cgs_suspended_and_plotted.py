"""Suspend and plot: cards that wait in exile, with counters, until they are cast for nothing."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann and Bob
  And Ann has 1 red mana
  And Ann has in the hand:
    | card | type   | cost | power | toughness | effects |
    | Zap  | {kind} | {{5}}  | {size} | {size}   | {text} |
    | Sip  | instant |     |       |           | You gain 1 life. |
"""
LOSES = ";Target player loses 2 life."
WAITS = "Suspend {}—{{R}} (Rather than cast this card from your hand, you may exile it with time counters on it.)"
BEGUN = "Ann activates Zap's effect 1; everyone passes"
BOB = "the game goes on to the Main Phase 1 of Bob"
UPKEEP = f"{BOB}; the game goes on to the Starting Phase of Ann; Ann takes the untap step; everyone passes; " \
         "Ann takes the upkeep step; everyone passes"  # fmt: skip
CAST = "Ann decides to do it; Ann targets Bob; everyone passes; everyone passes; Then Bob has 18 life; " \
       "Zap is in Ann's discard pile"  # fmt: skip


def told(steps: str, text: str, kind: str = "sorcery") -> str:
    size = "3" if kind == "creature" else ""
    return wrong_with("cgs", TABLE.format(text=text, kind=kind, size=size) + when(steps))


@pytest.mark.parametrize(
    ("count", "steps"),
    [
        (2, f"{BEGUN}; Then Zap is in Ann's exiled zone; Zap's counters are 2 time; When {UPKEEP}; "
            "Then Zap's counters are 1 time; Zap is in Ann's exiled zone"),
        (1, f"{BEGUN}; {UPKEEP}; {CAST}"),
        (1, f"{BEGUN}; {UPKEEP}; Ann decides to leave it; Then Zap is in Ann's exiled zone; Bob has 20 life"),
    ],
)  # fmt: skip
def test_a_suspended_spell_is_cast_once_its_time_has_come(count: int, steps: str) -> None:
    assert told(steps, WAITS.format(count) + LOSES) == ""


def test_a_suspended_creature_attacks_at_once() -> None:
    steps = f"{BEGUN}; {UPKEEP}; Ann decides to do it; everyone passes; everyone passes; " \
            "the game goes on to the Battle Phase of Ann; Ann attacks Bob with Zap; everyone passes; " \
            "Then Bob has 17 life"  # fmt: skip
    assert told(steps, WAITS.format(1), "creature") == ""


@pytest.mark.parametrize(("kind", "can"), [("instant", True), ("sorcery", False)])
def test_it_is_suspended_only_when_it_could_be_cast(kind: str, can: bool) -> None:
    steps = f"Ann plays Sip; Bob passes; {BEGUN}; Then Zap's counters are 3 time"
    assert (told(steps, WAITS.format(3) + LOSES, kind) == "") is can


PLOT = "Plot {R}" + LOSES
PLOTTED = f"{BEGUN}; {BOB}; the game goes on to the Main Phase 1 of Ann"


def test_a_plotted_spell_is_cast_for_nothing_in_a_later_turn() -> None:
    assert told(f"{PLOTTED}; Ann activates Zap's effect 2; everyone passes; {CAST}", PLOT) == ""


@pytest.mark.parametrize("steps", [BEGUN, f"{BEGUN}; {BOB}", f"{PLOTTED}; Ann plays Sip"])
def test_it_is_not_cast_in_the_same_turn_or_in_another_players_or_in_an_answer(steps: str) -> None:
    assert "refused" in told(f"{steps}; Ann activates Zap's effect 2; Then Bob has 20 life", PLOT)


def test_what_is_exiled_otherwise_was_not_plotted() -> None:
    exiled = TABLE.format(text=PLOT, kind="sorcery", size="").replace("in the hand", "in the exiled zone")
    assert "refused" in wrong_with("cgs", exiled + when("Ann activates Zap's effect 2; Then Bob has 20 life"))
