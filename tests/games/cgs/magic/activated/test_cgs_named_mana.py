"""Mana of any color, or of one of several, is of the color that its player names; nothing else can be named."""

import pytest
from told_scenario import wrong_with

BEGUN = """
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card  | type     | effects |
    | Prism | artifact | {0}     |
  When Ann activates Prism's effect{1}
"""
ANY, EITHER, ONE = "{T}: Add one mana of any color.", "{T}: Add {G} or {W}.", "{T}: Add {G}."
REFUSED = "the attempt is refused by rule 8.1.5"


@pytest.mark.parametrize(
    ("text", "said", "outcome"),
    [
        (ANY, " as red", "Ann has 1 red mana"),
        (ANY, "", "Ann has 0 red mana"),
        (EITHER, " as green", "Ann has 1 green mana"),
        (EITHER, " as red", REFUSED),
        (ONE, " as red", REFUSED),
        (ANY, " as purple", REFUSED),
    ],
)
def test_mana_is_of_the_color_that_is_named(text: str, said: str, outcome: str) -> None:
    assert wrong_with("cgs", BEGUN.format(text, said) + f"  Then {outcome}\n") == ""
