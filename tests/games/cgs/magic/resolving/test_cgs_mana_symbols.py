"""Symbols of mana costs that can be paid in more than one way, and what is no mana cost."""

import pytest
from told_scenario import wrong_with

WORKSHOP = """
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card   | type        | group     | power | toughness | effects                                           |
    | Gadget | artifact    |           |       |           | {{1}}{{R/P}}: draw 1 card                         |
    | Ox     | creature    |           | 1     | 1         |                                                   |
    | Sword  | artifact    | Equipment |       |           | equipped creature gets +2/+2; equip {{W/P}}       |
    | Moan   | enchantment |           |       |           | Whenever you lose life, each opponent loses 1 life |
    | Thrift | artifact    |           |       |           | spells you cast cost {{1}} less to cast           |
  And Ann has in the discard pile:
    | card  | type    | cost | effects                                         |
    | Again | sorcery | {{3}}  | each opponent loses 1 life; flashback {{1}}{{G/P}} |
  And Ann has in the hand:
    | card | type    | cost  | effects     |
    | Toll | sorcery | {{2/W}} | gain 1 life |
  And Ann has {green} green mana"""


RESOLVED = "  And everyone passes\n  And everyone passes\n"


@pytest.mark.parametrize(
    ("green", "steps"),
    [
        (0, "When Ann activates Gadget's effect\n  Then the attempt is refused by rule 4.4.2"),
        (1, f"When Ann activates Gadget's effect\n{RESOLVED}  Then Ann has 18 life"),
        (0, f"When Ann activates Sword targeting Ox\n{RESOLVED}  Then Ox's offensive stat is 3\n  And Bob has 19 life"),
        (0, f"When Ann plays Again\n{RESOLVED}  Then Ann has 18 life"),
        (1, "When Ann plays Again\n  And everyone passes\n  Then Ann has 20 life"),
        (0, "When Ann plays Toll\n  Then the attempt is refused by rule 4.4.2"),
        (1, "When Ann plays Toll\n  And everyone passes\n  Then Ann has 21 life"),
    ],
)
def test_any_cost_in_mana_can_have_them(green: int, steps: str) -> None:
    assert wrong_with("cgs", f"{WORKSHOP.format(green=green)}\n  {steps}") == ""


@pytest.mark.parametrize(
    ("cost", "rank", "classes"),
    [
        ("{2}{R/W}{R/W}", 4, "red, white"),
        ("{2/W}", 2, "white"),
        ("{X}{U/P}", 1, "blue"),
        ("{G/U/P}", 1, "blue, green"),
        ("1RR", 3, "red"),
        ("G", 1, "green"),
    ],
)
def test_they_count_for_mana_value_and_color(cost: str, rank: int, classes: str) -> None:
    steps = f"""
  Given a game of cgs with Ann and Bob
  And Bob controls:
    | card | type     | cost   | power | toughness |
    | Ox   | creature | {cost} | 2     | 2         |
  Then Ox's rank is {rank}
  And Ox's classes of color are {classes}"""

    assert wrong_with("cgs", steps) == ""


@pytest.mark.parametrize("cost", ["1QQ", "{Q}", "{R}{", "{S}", "{1/}", "r", "{r}"])
def test_what_is_no_mana_cost_is_refused(cost: str) -> None:
    steps = f"""
  Given a game of cgs with Ann and Bob
  And Ann has in the hand:
    | card | type    | cost   |
    | Toll | sorcery | {cost} |
  When Ann plays Toll"""

    assert f"{cost!r} is no mana cost (write each symbol in braces" in wrong_with("cgs", steps)
