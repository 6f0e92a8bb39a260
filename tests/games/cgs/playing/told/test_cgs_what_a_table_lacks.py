"""What is said to an author whose table, step or play lacks something, and what may be called by another name."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob, Cleo and Dan in the Main Phase 1 of {player}
  And Ann controls:
    | card | type     | power | DEF | toughness |
    | Ox   | creature | 1     |     | 1         |
  And Ann has in the graveyard:
    | card | type    |
    | Zap  | instant |
  And the Dealer zone holds:
    | card  | type         | color | suit   | rank |
    | Two   | playing card | black | spades | Two  |
    | Three | playing card | black | spades | 3    |
  And Ann has in the hand:
    | card  | type        | group | effects                                         |
    | Veil  | enchantment | Aura  | Enchant creature. Enchanted creature gets +1/+1. |
    | Sword | Equip Spell |       | The equipped monster gains 500 ATK.             |
    | Berry | Tool        |       |                                                 |
"""


def told(steps: str, player: str = "Ann") -> str:
    return wrong_with("cgs", f"{TABLE.format(player=player)}{when(steps)}")


@pytest.mark.parametrize(
    ("steps", "player"),
    [
        ("Ann passes; Then Zap is in Ann's discard pile; Ann has 1 card in the graveyard", "Ann"),
        ("Ann passes; Then Zap is in Ann's graveyard; Veil is in Ann's hand", "Ann"),
        ("Ann passes; Then Three is in the Dealer's zone 2; Two is in the Dealer's zone", "Ann"),
        ("the game goes on to the Main Phase 1 of Ann; Then it is the Main Phase 1 of Ann", "Bob"),
    ],
)
def test_what_may_be_said(steps: str, player: str) -> None:
    assert told(steps, player) == ""


@pytest.mark.parametrize(
    ("steps", "what"),
    [
        ("Ann plays Veil", "to_say Veil on …"),
        ("Ann plays Sword", "to_say Sword on …"),
        ("Ann plays Berry", "to_say Berry on …"),
    ],
)
def test_what_is_attached_is_played_onto_something(steps: str, what: str) -> None:
    assert what in told(f"{steps}; Then Ann may pass")


def test_a_row_with_too_few_cells_is_told_apart_from_what_is_no_gherkin() -> None:
    wrong = wrong_with("cgs", TABLE.replace("| 1     |     |", "| 1     |"))
    assert wrong.startswith("6: this row has 4 cells, and its table 5 columns (give each of them a cell")
