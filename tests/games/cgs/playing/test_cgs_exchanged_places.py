"""Where cards lie whose control has been exchanged."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cid
  And Ann controls:
    | card   | type     | power | toughness |
    | Squire | creature | 1     | 1         |
{fill}
  And Bob controls:
    | card  | type           | HP | Stage | ATK  | DEF  | Level | zone              |
    | Duck  | Pokémon        | 50 | Basic |      |      |       | Extra Summon Zone |
    | Page  | Normal Monster |    |       | 1000 | 1000 | 4     |                   |
  And Cid controls:
    | card  | type           | ATK  | DEF  | Level | zone              |
    | Titan | Fusion Monster | 2000 | 1000 | 6     | Extra Summon Zone |
  And Ann has in the hand:
    | card | type    | effects                                                   |
    | Swap | sorcery | Exchange control of target creature and another target creature |
"""
FULL = "\n".join(f"    | Elf {at} | creature | 1 | 1 |" for at in range(1, 5))


@pytest.mark.parametrize(
    ("fill", "aim", "found"),
    [
        ("", "Squire and Duck", "Duck is in Ann's Extra Summon Zone 1; Squire is in Bob's Main Summon Zone 2"),
        ("", "Squire and Page", "Page is in Ann's Main Summon Zone 1; Squire is in Bob's Main Summon Zone 1"),
        ("", "Squire and Titan", "Titan is in Ann's Main Summon Zone 1; Squire is in Cid's Main Summon Zone 1"),
        ("", "Page and Titan", "Titan is in Bob's Main Summon Zone 1; Page is in Cid's Main Summon Zone 1"),
        (FULL, "Squire and Titan", "Titan is in Ann's Main Summon Zone 1; Squire is in Cid's Main Summon Zone 1"),
    ],
)
def test_summons_that_change_sides_lie_where_they_belong(fill: str, aim: str, found: str) -> None:
    table = TABLE.format(fill=fill).replace("\n\n", "\n")
    assert wrong_with("cgs", f"{table}{when(f'Ann plays Swap targeting {aim}; everyone passes; Then {found}')}") == ""
