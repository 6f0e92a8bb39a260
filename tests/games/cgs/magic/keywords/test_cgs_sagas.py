"""Sagas: a lore counter as they enter and in each Main Phase 1, a chapter for each, and the end after the last."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cid
  And Ann has in the hand:
    | card  | type        | effects                                                    |
    | Epic  | Saga        | {epic}                                                     |
    | Break | instant     | Destroy target enchantment.                                |
    | Twice | instant     | Double the number of lore counters on target enchantment.  |
    | Spread | instant    | Proliferate.                                               |
  And Ann controls:
    | card | type     | power | toughness |
    | Bear | creature | 2     | 2         |
"""
LIFE = "I — You gain 1 life. II — You gain 10 life. III — You gain 100 life."
REMINDER = "(As this Saga enters and after your draw step, add a lore counter. Sacrifice after III.)"
PAIR = f"{REMINDER} I, II — You gain 1 life; III — Each opponent loses 5 life."
AIMED = "I — Put a +1/+1 counter on target creature. II — You gain 10 life."
BEGUN = "Ann plays Epic; everyone passes; everyone passes; "
TURN = (
    "When the game goes on to the Main Phase 1 of Bob; the game goes on to the Main Phase 1 of Ann; everyone passes; "
)


@pytest.mark.parametrize(
    ("epic", "steps"),
    [
        (LIFE, "Ann plays Epic; everyone passes; Then Ann has 20 life; Epic's counters are 1 lore"),
        (LIFE, f"{BEGUN}Then Ann has 21 life; Epic's counters are 1 lore"),
        (LIFE, f"{BEGUN}When the game goes on to the Main Phase 1 of Bob; Then Epic's counters are 1 lore"),
        (LIFE, f"{BEGUN}{TURN}Then Ann has 31 life; Epic's counters are 2 lore"),
        (LIFE, f"{BEGUN}{TURN}{TURN}Then Ann has 131 life; Epic is in Ann's discard pile"),
        (PAIR, f"{BEGUN}{TURN}Then Ann has 22 life; Epic is in Ann's backrow zone 1"),
        (PAIR, f"{BEGUN}{TURN}{TURN}Then Ann has 22 life; Bob has 15 life; Cid has 15 life; "
               "Epic is in Ann's discard pile"),
        (LIFE, f"{BEGUN}Ann plays Twice targeting Epic; everyone passes; everyone passes; "
               "Then Ann has 31 life; Epic's counters are 2 lore"),
        (LIFE, f"{BEGUN}Ann plays Spread; everyone passes; Ann chooses Epic; everyone passes; Then Ann has 31 life"),
        (LIFE, "Ann plays Epic; everyone passes; Bob passes; Cid passes; "
               "Ann plays Break targeting Epic; everyone passes; everyone passes; "
               "Then Epic is in Ann's discard pile; Ann has 21 life"),
        (AIMED, "Ann plays Epic; everyone passes; everyone passes; Then Bear's power is 3"),
        (AIMED, "Ann plays Epic; everyone passes; everyone passes; Ann plays Twice targeting Epic; "
                "everyone passes; Then Epic is in Ann's backrow zone 1; Ann has 20 life; When everyone passes; "
                "Then Epic is in Ann's discard pile; Ann has 30 life"),
    ],
)  # fmt: skip
def test_a_saga_tells_its_chapters(epic: str, steps: str) -> None:
    assert wrong_with("cgs", f"{TABLE.format(epic=epic)}{when(steps)}") == ""
