"""What is found out only as an effect resolves: its 'if', the last power of what has died, where a spell goes."""

import pytest
from told_scenario import wrong_with

VIGIL = """
  Given a game of cgs with Ann and Bob in the Starting Phase of Ann
  And Ann has {life} life
  And Ann controls:
    | card  | type        | effects |
    | Vigil | enchantment | At the beginning of your upkeep, if you have 40 or more life, you gain 10 life. |
  And Bob has in the hand:
    | card  | type    | effects                             |
    | Sting | instant | Sting deals 3 damage to any target. |
  When Ann takes the upkeep step
"""
STUNG = "  And Bob plays Sting targeting Ann\n"
PASSES = "  And everyone passes\n" * 2


@pytest.mark.parametrize(("life", "answer", "after"), [(40, "", 50), (40, STUNG, 37), (43, STUNG, 50), (39, "", 39)])
def test_the_if_of_a_trigger_is_asked_again(life: int, answer: str, after: int) -> None:
    passes = PASSES if answer else PASSES[: len(PASSES) // 2]
    steps = f"{VIGIL.format(life=life)}{answer}{passes if after != 39 else ''}  Then Ann has {after} life"

    assert wrong_with("cgs", steps) == ""


@pytest.mark.parametrize(("target", "then"), [("target opponent", "Bob has 14 life"), ("Ox", "Ox's damage is 6")])
def test_what_has_died_deals_as_much_as_its_power_was(target: str, then: str) -> None:
    said = target if target == "target opponent" else "target creature an opponent controls"
    steps = f"""
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card   | type        | power | toughness | counters | effects |
    | Elk | creature | 2 | 2 | 1 +1/+1 | When this creature dies, it deals damage equal to its power to {said}. |
    | Banner | enchantment |       |           |          | Creatures you control get +1/+0. |
  And Bob controls:
    | card | type     | power | toughness |
    | Ox   | creature | 2     | 9         |
  And Ann has in the hand:
    | card | type    | effects                                      |
    | Kill | instant | Destroy target creature.                     |
    | Pump | instant | Target creature gets +2/+0 until end of turn. |
  When Ann plays Pump targeting Elk
  And everyone passes
  And Ann plays Kill targeting Elk
  And everyone passes
  And everyone passes
  Then {then}"""

    assert wrong_with("cgs", steps) == ""


EXILED = " If that spell is countered this way, exile it instead of putting it into its owner's graveyard."


@pytest.mark.parametrize(
    ("card", "no", "then"),  # No Way itself is put into a graveyard.
    [
        ("creature | 1 | 1 | ", "Counter target creature spell.", "21 life"),
        ("instant | | | You gain 9 life.", "Counter target spell.", "21 life"),
        ("artifact | | | ", "Counter target artifact spell unless its controller pays {2}.", "21 life"),
    ],
)
def test_a_spell_that_is_countered_to_be_exiled_is_in_no_graveyard_before(card: str, no: str, then: str) -> None:
    steps = f"""
  Given a game of cgs with Ann and Bob
  And Ann has in the hand:
    | card | type | power | toughness | effects |
    | Imp  | {card} |
  And Ann controls:
    | card | type | effects |
    | Gong | enchantment | Whenever a card is put into a graveyard from anywhere, you gain 1 life. |
  And Bob has in the hand:
    | card   | type    | effects |
    | No Way | instant | {no}{EXILED} |
  When Ann plays Imp
  And Bob plays No Way targeting Imp
{PASSES}  Then Imp is in Ann's exiled zone
  And Ann has {then}"""

    assert wrong_with("cgs", steps) == ""


@pytest.mark.parametrize(
    ("text", "targets", "then"),
    [
        ("Target creature you control deals damage equal to its power to target opponent.", "Elk and Bob", "18 life"),
        ("Target opponent loses 3 life. Destroy target creature.", "Bob and Elk", "17 life"),
        ("Target player draws a card. Target opponent loses 1 life.", "Ann and Bob", "19 life"),
    ],
)
def test_targets_are_named_in_the_order_of_the_text(text: str, targets: str, then: str) -> None:
    steps = f"""
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card | type     | power | toughness |
    | Elk  | creature | 2     | 2         |
  And Ann has in the hand:
    | card | type    | effects |
    | Lob  | sorcery | {text}  |
  When Ann plays Lob targeting {targets}
  And everyone passes
  Then Bob has {then}"""

    assert wrong_with("cgs", steps) == ""
