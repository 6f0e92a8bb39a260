"""One attack on several targets, as examples tell it."""

import pytest
from told_scenario import wrong_with

BEGIN = """
  Given a game of cgs with Ann and Bob in the Battle Phase of Ann
  And Ann controls:
    | card | type     | power | toughness |
    | Lynx | creature | 2     | 2         |
    | Bear | creature | 3     | 2         |
    | Ox   | creature | 1     | 4         |
  And Bob controls:
    | card | type         | loyalty |
    | Mira | planeswalker | 5       |
"""


@pytest.mark.parametrize(
    ("attack", "life", "loyalty"),
    [
        ("Mira with Bear; Bob with Lynx", 18, 2),
        ("Mira with Bear and Bob with Lynx", 18, 2),
        ("Mira with Bear and attacks Bob with Lynx and Ox", 17, 2),
        ("Mira with Bear and Ox and Bob with Lynx", 18, 1),
        ("Mira with Bear, Ox and Lynx, and Bob with Lynx", None, None),
        ("Bob with Lynx, Bear and Ox", 14, 5),
    ],
)
def test_each_target_has_its_attackers(attack: str, life: int | None, loyalty: int | None) -> None:
    steps = f"""{BEGIN}  When Ann attacks {attack}
  And everyone passes
  Then Bob has {life} life
  And Mira's loyalty is {loyalty}"""

    assert (wrong_with("cgs", steps) == "") is (life is not None)
