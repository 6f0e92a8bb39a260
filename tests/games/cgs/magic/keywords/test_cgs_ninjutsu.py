"""Ninjutsu: a creature of the hand takes the place of an attacker that has not been blocked."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with {players} in the Battle Phase of Ann
  And Ann has 2 blue mana
  And Ann controls:
    | card | type     | power | toughness |
    | Rat  | creature | 1     | 1         |
    | Ox   | creature | 2     | 2         |
  And Ann has in the hand:
    | card  | type     | power | toughness | cost | effects |
    | Shade | creature | 4     | 1         | {{5}}  | {shade} |
  And Bob controls:
    | card | type     | power | toughness | tapped |
    | Cow  | creature | 1     | 3         | {cow}  |
"""
NINJUTSU = "Ninjutsu {1}{U} ({1}{U}, Return an unblocked attacker you control to hand: Put this card onto the " \
           "battlefield from your hand tapped and attacking.)"  # fmt: skip


def told(steps: str, players: str = "Ann and Bob", shade: str = NINJUTSU, cow: str = "") -> str:
    return wrong_with("cgs", TABLE.format(players=players, shade=shade, cow=cow) + when(steps))


OPEN = "Ann attacks Bob with Rat; everyone passes; Bob blocks with nothing"
TAKES_ITS_PLACE = "everyone passes; everyone passes; Then Bob has 16 life; Rat is in Ann's hand; Shade is tapped"


@pytest.mark.parametrize(
    ("cow", "steps"),
    [
        ("", f"{OPEN}; Ann activates Shade's effect with Rat; {TAKES_ITS_PLACE}"),
        ("yes", f"Ann attacks Bob with Rat; everyone passes; Ann activates Shade's effect with Rat; {TAKES_ITS_PLACE}"),
        ("", f"{OPEN}; everyone passes; Then Bob has 19 life; Shade is in Ann's hand"),
        ("", "Ann attacks Bob with Rat and Ox; everyone passes; Bob blocks with Cow; "
             "Ann activates Shade's effect with Ox; everyone passes; everyone passes; Then Bob has 16 life; "
             "Ox is in Ann's hand; Rat is in Ann's discard pile"),
    ],
)  # fmt: skip
def test_it_takes_the_place_of_an_attacker(cow: str, steps: str) -> None:
    assert told(steps, cow=cow) == ""


@pytest.mark.parametrize(
    "before",
    [
        "Ann attacks Bob with Rat",
        "Ann attacks Bob with Rat; everyone passes; Bob blocks with Cow",
    ],
)
def test_only_an_attacker_that_was_not_blocked_is_given_up(before: str) -> None:
    assert "refused" in told(f"{before}; Ann activates Shade's effect with Rat; Then Bob has 20 life")


def test_it_attacks_whom_the_other_one_has_attacked() -> None:
    steps = "Ann attacks Cid with Rat; everyone passes; Ann activates Shade's effect with Rat; everyone passes; " \
            "everyone passes; Then Cid has 16 life; Bob has 20 life"  # fmt: skip
    assert told(steps, "Ann, Bob and Cid") == ""


def test_without_such_a_card_nobody_waits_for_blocks_that_do_not_come() -> None:
    assert told(f"{OPEN}; Then Bob has 19 life", shade="") == ""
