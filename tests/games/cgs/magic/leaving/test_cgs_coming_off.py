"""What is attached comes off a card that is no longer what it may be attached to, and what becomes a Frog is one."""

import pytest
from told_scenario import wrong_with

GLEN = """
  Given a game of cgs with Ann and Bob
  And Ann has 1 green mana
  And Ann controls:
    | card | type                 | effects |
    | Glen | land | {G}: Until end of turn, Glen becomes a 3/3 green Elemental creature. It's still a land. |
    | Axe  | artifact — Equipment | Equipped creature gets +1/+1. Equip {0} |
  And Ann has in the hand:
    | card  | type               | effects |
    | Coat  | enchantment — Aura | Enchant creature. Enchanted creature gets +2/+2. |
    | Roots | enchantment — Aura | Enchant land. Enchanted land has hexproof. |
    | Horn  | Equip Spell        | The equipped monster gains 500 ATK. |
    | Belt  | Tool               | The Pokémon this card is attached to gets +50 HP. |
  When Ann activates Glen's effect
  And everyone passes
  And Ann chooses Main Summon Zone 2
"""
OVER = "  And the game goes on to the Main Phase 1 of Bob\n  Then Glen is in Ann's resource area\n"


def test_an_aura_for_creatures_is_discarded_and_one_for_lands_stays() -> None:
    steps = "".join(f"  And Ann plays {each} on Glen\n  And everyone passes\n" for each in ("Coat", "Roots"))
    end = "  And Coat is in Ann's discard pile\n  And Roots is in Ann's backrow zone\n  And Roots's on is Glen\n"

    assert wrong_with("cgs", GLEN + steps + OVER + end) == ""


@pytest.mark.parametrize("name", ["Horn", "Belt"])
def test_an_equip_spell_and_a_tool_are_discarded(name: str) -> None:
    steps = f"  And Ann plays {name} on Glen\n  And everyone passes\n  Then {name}'s on is Glen\n"
    end = OVER.replace("  And", "  When", 1) + f"  And {name} is in Ann's discard pile\n"

    assert wrong_with("cgs", GLEN + steps + end) == ""


def test_an_equipment_lies_loose() -> None:
    steps = (
        "  And Ann activates Axe's effect targeting Glen\n  And everyone passes\n  Then Glen's offensive stat is 4\n"
    )
    end = OVER.replace("  And", "  When", 1) + "  And Axe is in Ann's backrow zone\n  And Axe's on is none\n"

    assert wrong_with("cgs", GLEN + steps + end) == ""


FROG = """
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card  | type                 | group   | power | toughness | on    | effects |
    | Guard | creature             | Warrior | 3     | 3         |       | |
    | Hall  | enchantment          |         |       |           |       | Warrior creatures you control get +1/+1. |
    | Pond  | enchantment          |         |       |           |       | Frog creatures you control get +0/+2. |
    | Blade | Equip Spell          |         |       |           | Guard | Equip only to a Warrior monster. |
    | Axe   | artifact — Equipment |         |       |           | Guard | Equipped creature gets +1/+0. Equip {0} |
  And Ann has in the hand:
    | card | type    | effects |
    | Song | instant | {text} |
  When Ann plays Song targeting Guard
  And everyone passes
"""


@pytest.mark.parametrize(
    ("text", "power", "toughness", "is_warrior"),
    [
        ("Target creature becomes a blue Frog with base power and toughness 1/1 until end of turn.", 2, 3, False),
        ("Target creature becomes a 1/1 Frog creature until end of turn.", 2, 3, False),
        ("Target creature becomes a 1/1 Frog in addition to its other types until end of turn.", 3, 4, True),
        ("Target creature gets +1/+1 until end of turn.", 6, 5, True),
    ],
)
def test_what_becomes_a_frog_is_no_warrior_any_more(text: str, power: int, toughness: int, is_warrior: bool) -> None:
    end = f"  Then Guard's offensive stat is {power}\n  And Guard's defensive stat is {toughness}\n"
    blade = f"  And Blade is in Ann's {'backrow zone' if is_warrior else 'discard pile'}\n  And Axe's on is Guard\n"

    assert wrong_with("cgs", FROG.replace("{text}", text) + end + blade) == ""


def test_what_says_so_continuously_makes_frogs_of_all() -> None:
    steps = FROG.partition("  And Ann has in the hand")[0].replace(
        "    | Blade", "    | Curse | enchantment | | | | | All creatures are 1/1 Frog creatures. |\n    | Blade"
    )
    assert wrong_with("cgs", f"{steps}  Then Guard's offensive stat is 2\n  And Guard's defensive stat is 3\n") == ""


def test_an_equipment_that_becomes_a_creature_is_attached_to_nothing() -> None:
    steps = FROG.replace("{text}", "Target artifact becomes a 2/2 creature until end of turn.").replace(
        "targeting Guard", "targeting Axe"
    )
    end = "  And Ann chooses Main Summon Zone 3\n  Then Axe's on is none\n  And Guard's offensive stat is 4\n"

    assert wrong_with("cgs", steps + end) == ""
