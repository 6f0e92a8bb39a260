"""Life that is gained in the place of damage."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cid in the {phase} of Ann
  And Ann controls:
    | card   | type           | power | toughness | ATK  | DEF  | Level | effects  |
    | Knight | creature       | 5     | 5         |      |      |       | Lifelink |
    | Squire | creature       | 1     | 1         |      |      |       |          |
    | Page   | Normal Monster |       |           | 2000 | 1000 | 4     |          |
  And Ann has in the hand:
    | card | type         | effects                            |
    | Burn | Normal Spell | Inflict 1500 damage to each player |
  And Bob controls:
    | card | type   | facing   | set   | effects |
    | Said | {type} | {facing} | {set} | {text}  |
"""
TRAP = ("Normal Trap", "face-down", "1", "This turn, if you would take damage, you gain that much LP instead.")
ALWAYS = ("enchantment", "face-up", "", "If you would be dealt damage, you gain that much life instead.")
IN_BATTLE = ("Continuous Spell", "face-up", "", "If you would take battle damage, you gain that much LP instead.")


@pytest.mark.parametrize(
    ("card", "phase", "steps"),
    [
        (TRAP, "Battle Phase", "Ann attacks Bob with Knight and Squire; Ann passes; Bob flips Said; everyone passes; "
                               "everyone passes; Then Bob has 26 life; Ann has 20 life"),
        (ALWAYS, "Main Phase 1", "Ann plays Burn; everyone passes; Then Bob has 22 life; Ann has 18 life; "
                                 "Cid has 18 life"),
        (IN_BATTLE, "Main Phase 1", "Ann plays Burn; everyone passes; Then Bob has 18 life"),
        (IN_BATTLE, "Battle Phase", "Ann attacks Bob with Page; everyone passes; Then Bob has 22 life"),
        (IN_BATTLE, "Battle Phase", "Ann attacks Cid with Page; everyone passes; Then Cid has 18 life"),
    ],
)  # fmt: skip
def test_life_comes_in_the_place_of_damage(card: tuple[str, ...], phase: str, steps: str) -> None:
    table = dict(zip(("type", "facing", "set", "text"), card, strict=True))
    assert wrong_with("cgs", f"{TABLE.format(phase=phase, **table)}{when(steps)}") == ""
