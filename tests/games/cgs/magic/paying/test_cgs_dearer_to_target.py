"""Spells that cost more, or less, by what they target."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann and Bob
  And Bob has {mana} blue mana
  And Ann controls:
    | card | type     | power | toughness | effects |
    | Elf  | creature | 1     | 1         | {elf}   |
    | Fox  | creature | 1     | 1         |         |
  And Bob controls:
    | card | type     | power | toughness | effects |
    | Cow  | creature | 1     | 1         | {cow}   |
  And Bob has in the hand:
    | card | type        | group | cost   | effects |
    | Hex  | instant     |       | {{2}}  | {hex} Tap target creature. |
    | Veil | enchantment | Aura  | {{2}}  | Enchant creature |
"""
DEAR = "Spells your opponents cast that target this creature cost {2} more to cast."
CHEAP = "Spells you cast that target a creature you control cost {1} less to cast."
OWN = "This spell costs {1} less to cast if it targets a creature you control;"


def paid(mana: int, target: str, elf: str = "", cow: str = "", hex_: str = "") -> bool:
    steps = f"Ann passes; Bob plays Hex targeting {target}; everyone passes; Then {target} is tapped"
    return wrong_with("cgs", TABLE.format(mana=mana, elf=elf, cow=cow, hex=hex_) + when(steps)) == ""


@pytest.mark.parametrize(
    ("mana", "target", "can"), [(4, "Elf", True), (3, "Elf", False), (2, "Fox", True), (2, "Cow", True)],
)  # fmt: skip
def test_an_opponent_pays_more_to_target_it(mana: int, target: str, can: bool) -> None:
    assert paid(mana, target, elf=DEAR) is can


def test_its_own_player_pays_no_more() -> None:
    assert paid(2, "Cow", cow=DEAR)


@pytest.mark.parametrize(("mana", "target", "can"), [(1, "Cow", True), (1, "Elf", False), (2, "Elf", True)])
@pytest.mark.parametrize("says", [{"cow": CHEAP}, {"hex_": OWN}])
def test_ones_own_creatures_are_targeted_for_less(mana: int, target: str, can: bool, says: dict[str, str]) -> None:
    assert paid(mana, target, **says) is can


@pytest.mark.parametrize(("mana", "can"), [(4, True), (3, False)])
def test_an_aura_targets_what_it_is_played_on(mana: int, can: bool) -> None:
    table = TABLE.format(mana=0, elf=DEAR, cow="", hex="").replace("  And Bob has 0 blue mana\n", "")
    lands = "".join(f"\n    | I{each}  | Island | land | Basic |" for each in range(mana))
    table += f"  And Bob controls:\n    | card | name | type | group |{lands}\n"
    steps = "the game goes on to the Main Phase 1 of Bob; " + "; ".join(
        f"Bob activates I{each}'s effect" for each in range(mana)
    ) + "; Bob plays Veil on Elf; everyone passes; Then Veil is in play"  # fmt: skip
    assert (wrong_with("cgs", table + when(steps)) == "") is can
