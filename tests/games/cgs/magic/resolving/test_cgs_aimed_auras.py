"""An Aura or an Equip Spell is aimed at what it is to be attached to."""

import pytest
from told_scenario import wrong_with

TABLE = """
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card | type     | power | toughness | effects |
    | Elf | creature | 1 | 1 | Whenever you cast a spell that targets this creature, put a +1/+1 counter on it. |
    | Tree | creature | 1     | 1         | {own} |
  And Bob controls:
    | card | type     | power | toughness | effects   |
    | Bear | creature | 2     | 2         | {keyword} |
  And Ann has in the hand:
    | card  | type        | group | effects                                          |
    | Rune  | enchantment | Aura  | Enchant creature. Enchanted creature gets +2/+2. |
    | Leech | Equip Spell |       | The equipped monster gains 500 ATK.              |
  And Bob has in the hand:
    | card | type    | effects                                           |
    | Hide | instant | Target creature gains hexproof until end of turn. |
"""


@pytest.mark.parametrize("card", ["Rune", "Leech"])
@pytest.mark.parametrize(("keyword", "own", "host"), [("hexproof", "", "Bear"), ("", "shroud", "Tree")])
def test_hexproof_and_shroud_keep_it_off(card: str, keyword: str, own: str, host: str) -> None:
    steps = TABLE.format(keyword=keyword, own=own)

    assert (
        wrong_with("cgs", f"{steps}  When Ann plays {card} on {host}\n  Then the attempt is refused by rule 9.10.2")
        == ""
    )


@pytest.mark.parametrize("card", ["Rune", "Leech"])
def test_ward_and_what_waits_for_a_target_see_it(card: str) -> None:
    steps = TABLE.format(keyword="ward {1}", own="hexproof")

    assert wrong_with("cgs", f"{steps}  When Ann plays {card} on Tree\n  Then the Queue holds {card}") == ""
    assert wrong_with("cgs", f"{steps}  When Ann plays {card} on Bear\n  Then the Queue holds Bear and {card}") == ""
    assert wrong_with("cgs", f"{steps}  When Ann plays {card} on Elf\n  Then the Queue holds Elf and {card}") == ""


def test_an_aura_whose_target_gained_hexproof_is_attached_to_nothing() -> None:
    steps = TABLE.format(keyword="", own="")
    steps += "  When Ann plays Rune on Bear\n{answer}" + "  And everyone passes\n" * 2
    hides = "  And Bob plays Hide targeting Bear\n"

    assert wrong_with("cgs", f"{steps.format(answer=hides)}  Then Rune is in Ann's discard pile") == ""
    assert wrong_with("cgs", f"{steps.format(answer='')}  Then Bear's offensive stat is 4") == ""
