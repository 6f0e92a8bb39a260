"""Mana of any one color pays for one color only; in any combination of colors, it pays for several."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card  | type     | effects |
    | Prism | artifact | {}      |
  And Ann has in the hand:
    | card  | type    | cost      | effects          |
    | Twins | sorcery | {{R}}{{G}} | You gain 1 life. |
    | Pair  | sorcery | {{R}}{{R}} | You gain 2 life. |
    | Blue  | sorcery | {{U}}     | You gain 3 life. |
    | Plain | sorcery | {{2}}     | You gain 4 life. |
    | Red   | sorcery | {{R}}     | You gain 5 life. |
    | Green | sorcery | {{G}}     | You gain 6 life. |
"""
ONE, MIXED = "{T}: Add two mana of any one color.", "{T}: Add two mana in any combination of colors."
EITHER, ALONE = "{T}: Add two mana in any combination of {R} and/or {G}.", "{T}: Add one mana of any one color."
REFUSED = "the attempt is refused by rule 4.4.2"


def played(*cards: str) -> str:
    return "; ".join(f"Ann plays {each}; everyone passes" for each in cards)


@pytest.mark.parametrize(
    ("text", "said", "steps"),
    [
        (ONE, "", f"Ann plays Twins; Then {REFUSED}"),
        (ONE, "", f"{played('Pair')}; Then Ann has 22 life"),
        (ONE, "", f"{played('Plain')}; Then Ann has 24 life"),
        (ONE, "", f"{played('Red')}; Ann plays Green; Then {REFUSED}"),
        (ONE, "", f"{played('Red')}; Then Ann has 1 red mana"),
        (ONE, " as green", f"Ann plays Red; Then {REFUSED}"),
        (ONE, " as green", f"{played('Green')}; Then Ann has 1 green mana"),
        (MIXED, "", f"{played('Twins')}; Then Ann has 21 life"),
        (MIXED, "", f"{played('Red', 'Green')}; Then Ann has 31 life"),
        (EITHER, "", f"{played('Twins')}; Then Ann has 21 life"),
        (EITHER, "", f"{played('Pair')}; Then Ann has 22 life"),
        (EITHER, "", f"Ann plays Blue; Then {REFUSED}"),
        (ALONE, "", f"{played('Blue')}; Then Ann has 23 life"),
        (ALONE, "", f"Ann plays Plain; Then {REFUSED}"),
    ],
)
def test_two_mana_are_of_one_color_or_of_several(text: str, said: str, steps: str) -> None:
    assert wrong_with("cgs", TABLE.format(text) + when(f"Ann activates Prism's effect{said}; {steps}")) == ""
