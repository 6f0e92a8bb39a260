"""What an action says besides and what means nothing for it is refused, and not left away."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann and Bob
  And Ann has 5 cards in the deck
  And Ann controls:
    | card | type           | HP | Stage | ATK | DEF | Level | retreat | zone              | on | effects |
    | Mach | Pokémon        | 60 | Basic |     |     |       | 1       | Extra Summon Zone |  | Chop [0]: 20 |
    | Pup  | Pokémon        | 60 | Basic |     |     |       | 1       | Main Summon Zone  |  | Chop [0]: 20 |
    | Two  | Effect Monster |    |       | 100 | 100 | 1     |         |                   |  | discard 1 card: draw 1 |
    | Tide | Energy         |    |       |     |     |       |         |                   | Mach |  |
    | Tid2 | Energy         |    |       |     |     |       |         |                   | Mach |  |
  And Ann controls:
    | card | type           | ATK | DEF | Level | facing    | position | set | effects                            |
    | Owl  | Normal Monster | 100 | 100 | 1     | face-down | defense  | 1   |                                    |
    | Gift | Normal Trap    |     |     |       | face-down |          | 1   | gain 1000 LP                       |
    | Axe  | Equip Spell    |     |     |       | face-down |          | 1   | The equipped monster gains 500 ATK. |
  And Ann controls:
    | card | type | effects      |
    | Hill | land | {T}: add {R} |
  And Ann has in the hand:
    | card | type           | HP | Stage | ATK | DEF | Level | power | toughness | effects |
    | Imp  | Normal Monster |    |       | 100 | 100 | 1     |       |           |         |
    | Kit  | Pokémon        | 50 | Basic |     |     |       |       |           |         |
    | Mud  | Stadium        |    |       |     |     |       |       |           |         |
    | Sly  | Quick-Play Spell |  |       |     |     |       |       |           | draw 1  |
"""


@pytest.mark.parametrize(
    ("steps", "rule"),
    [
        ("Ann plays Imp on Two", "8.1.7"),
        ("Ann Sets Imp on Two", "8.1.7"),
        ("Ann Sets Sly on Two", "8.1.7"),
        ("Ann plays Kit on Mach", "8.1.7"),
        ("Ann plays Mud on Mach", "8.1.7"),
        ("Ann flips Owl on Two", "8.1.7"),
        ("Ann flips Owl with Two", "8.1.5"),
        ("Ann flips Owl as Bogus", "8.1.5"),
        ("Ann flips Owl targeting Two", "8.1.5"),
        ("Ann flips Gift on Two", "8.1.7"),
        ("Ann flips Gift with Two", "8.1.5"),
        ("Ann flips Gift as Bogus", "8.1.5"),
        ("Ann flips Axe on Two as Bogus", "8.1.5"),
        ("Ann activates Two's effect as Bogus", "8.1.5"),
        ("Ann activates Hill as G", "8.1.5"),
        ("Ann retreats Mach for Pup with Tide and Tid2", "12.5.4"),
    ],
)
def test_a_part_that_means_nothing_is_refused(steps: str, rule: str) -> None:
    assert wrong_with("cgs", TABLE + when(f"{steps}; Then the attempt is refused by rule {rule}")) == ""


@pytest.mark.parametrize(
    "steps",
    [
        "Ann plays Imp; everyone passes; Then Ann controls Imp",
        "Ann plays Kit; everyone passes; Then Ann controls Kit",
        "Ann plays Mud; everyone passes; Then Ann controls Mud",
        "Ann flips Owl; everyone passes; Then Owl's facing is face-up",
        "Ann flips Axe on Two; everyone passes; Then Axe's on is Two",
        "Ann activates Hill; Then Hill's tapped is yes",
        "Ann retreats Mach for Pup with Tid2; Then Tid2 is in Ann's discard pile; Tide's on is Mach",
    ],
)
def test_what_means_something_is_heeded(steps: str) -> None:
    assert wrong_with("cgs", TABLE + when(steps)) == ""


def test_of_two_energies_that_are_both_needed_both_are_taken() -> None:
    table = TABLE.replace("|       | 1       | Extra", "|       | 2       | Extra")
    steps = "Ann retreats Mach for Pup with Tide and Tid2; Then Tide is in Ann's discard pile"
    assert wrong_with("cgs", table + when(f"{steps}; Tid2 is in Ann's discard pile")) == ""
