"""What cards say of Rent, of full sets of Property cards and of all players' decks is done as it says."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cat
  And Ann controls:
    | card      | type          | color     | value | effects   |
    | Quay Road | Property card | Dark Blue | 4     |           |
    | Pier      | Property card | Dark Blue | 4     |           |
    | Shrine    | enchantment   |           |       | {effects} |
  And Bob controls:
    | card | type        | effects  |
    | Inn  | enchantment | {theirs} |
  And Bob has in the bank zone:
    | card | type       | value |
    | Ten  | Money Card | 10    |
  And Cat has in the bank zone:
    | card  | type       | value |
    | Eight | Money Card | 8     |
  And Ann has in the hand:
    | card                 | type      | color            | effects                                              |
    | Dark Blue/Green Rent | Rent card | Dark Blue, Green |                                                      |
    | Plan                 | sorcery   |                  | If you control a full set of Property cards, draw 2. |
    | Void                 | sorcery   |                  | Exile the top two cards of each player's library.    |
    | Loot                 | sorcery   |        | Draw a card for each full set of Property cards you control. |
  And Ann has in the deck:
    | card | type |
    | A1   | land |
    | A2   | land |
  And Cat has in the deck:
    | card | type |
    | C1   | land |
    | C2   | land |
"""
PLAYED = "Ann plays Dark Blue/Green Rent as Dark Blue; everyone passes"
RENT = f"{PLAYED}; everyone passes"
CHARGE = "Whenever you charge Rent, you gain 3 life."
THEY_CHARGE = "Whenever an opponent charges Rent, you gain 3 life."
PAYS = "Whenever an opponent pays Rent, you gain 3 life."


@pytest.mark.parametrize(
    ("effects", "theirs", "steps"),
    [
        (CHARGE, "", f"{RENT}; Then Ann has 23 life; Bob has 20 life"),
        ("", THEY_CHARGE, f"{RENT}; Then Bob has 23 life"),
        (PAYS, "", f"{PLAYED}; Ann adds Shrine first; everyone passes; everyone passes; Then Ann has 26 life"),
        ("", "", "Ann plays Plan to the backrow zone; everyone passes; Then Ann has 5 cards in the hand"),
        ("", "", "Ann plays Loot to the backrow zone; everyone passes; Then Ann has 4 cards in the hand"),
        ("", "", "Ann plays Void to the backrow zone; everyone passes; Then A1 is in Ann's exiled zone; "
                 "A2 is in Ann's exiled zone; C1 is in Cat's exiled zone; C2 is in Cat's exiled zone"),
    ],
)  # fmt: skip
def test_what_is_said_of_rent_of_sets_and_of_decks(effects: str, theirs: str, steps: str) -> None:
    table = TABLE.format(effects=effects, theirs=theirs)
    assert wrong_with("cgs", f"{table}{when(steps)}") == ""
