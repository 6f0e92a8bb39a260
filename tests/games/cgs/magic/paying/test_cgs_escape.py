"""Cards that escape from the discard pile for mana and other cards of it."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cid
  And Ann has 4 green mana
  And Ann has in the discard pile:
    | card | type     | cost   | power | toughness | effects |
    | Rite | sorcery  | {{9}}  |       |           | You gain 3 life. {escape} |
    | Cub  | creature | {{9}}  | 1     | 1         | {escape} |
    | Note | instant  |        |       |           | |
    | Page | instant  |        |       |           | |
  And Ann has in the hand:
    | card | type |
    | Held | sorcery |
  And Bob has in the discard pile:
    | card | type    | cost | effects |
    | Moor | instant |      | |
    | Gone | instant | {{9}} | Draw a card. {escape} |
"""
ESCAPE = "Escape—{1}{G}, Exile two other cards from your graveyard. (You may cast this card for its escape cost.)"
REFUSED = "Then the attempt is refused by rule"


@pytest.mark.parametrize(
    "steps",
    [
        "Ann plays Rite with Note and Page; Then Note is in Ann's exiled zone; Page is in Ann's exiled zone; "
        "Ann has 2 green mana; When everyone passes; Then Ann has 23 life; Rite is in Ann's discard pile",
        "Ann plays Cub with Note and Rite; everyone passes; Then Ann controls Cub; Rite is in Ann's exiled zone",
        "Ann plays Rite with Cub and Page; everyone passes; Then Cub is in Ann's exiled zone; "
        "Note is in Ann's discard pile",
        f"Ann plays Rite; {REFUSED} 4.4.2",
        f"Ann plays Rite with Note; {REFUSED} 4.4.2",
        f"Ann plays Rite with Note and Rite; {REFUSED} 4.4.2",
        f"Ann plays Rite with Note and Held; {REFUSED} 4.4.2",
        f"Ann plays Rite with Note and Moor; {REFUSED} 4.4.2",
        f"Ann plays Rite with Note and Page and Cub; {REFUSED} 4.4.2",
        f"Ann plays Gone with Moor and Note; {REFUSED} 4.4.1",
    ],
)
def test_a_card_escapes_for_other_cards_of_the_pile(steps: str) -> None:
    assert wrong_with("cgs", f"{TABLE.format(escape=ESCAPE)}{when(steps)}") == ""
