"""What leaves the field at one moment: each of it sees the others leave, as Magic has it, and is still whose it was."""

import pytest
from told_scenario import wrong_with

GHOUL = """
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card  | type     | power | toughness | effects                                                |
    | Ghoul | creature | 1     | 1         | Whenever another creature {what}, each opponent loses 1 life. |
  And Bob controls:
    | card | type     | power | toughness |
    | Elf  | creature | 1     | 1         |
  And Ann has in the hand:
    | card | type   | effects  |
    | Doom | {type} | {effect} |
"""
PLAYED = "  When Ann plays Doom\n  And everyone passes\n  And everyone passes\n"


@pytest.mark.parametrize(
    ("what", "type_", "effect"),
    [
        ("dies", "sorcery", "Destroy all creatures."),
        ("dies", "Normal Spell", "Destroy all monsters on the field."),
        ("dies", "sorcery", "All creatures get -2/-2 until end of turn."),
        ("dies", "sorcery", "Doom deals 3 damage to each creature."),
        ("leaves the battlefield", "sorcery", "Return all creatures to their owners' hands."),
        ("leaves the battlefield", "sorcery", "Exile all creatures."),
    ],
)
def test_a_creature_sees_what_leaves_with_it(what: str, type_: str, effect: str) -> None:
    table = GHOUL.format(what=what, type=type_, effect=effect)

    assert wrong_with("cgs", table + PLAYED + "  Then Bob has 19 life") == ""


def test_it_does_not_see_what_had_left_before_or_leaves_later() -> None:
    table = GHOUL.format(what="dies", type="sorcery", effect="Destroy target creature.")

    assert wrong_with("cgs", table + PLAYED.replace("Doom", "Doom targeting Ghoul", 1) + "  Then Bob has 20 life") == ""


def test_in_a_battle_too() -> None:
    steps = """
  Given a game of cgs with Ann and Bob in the Battle Phase of Ann
  And Ann controls:
    | card  | type     | power | toughness | effects                                          |
    | Ghoul | creature | 1     | 1         | Whenever another creature dies, you gain 1 life. |
  And Bob controls:
    | card | type     | power | toughness |
    | Elf  | creature | 1     | 1         |
  When Ann attacks Bob with Ghoul
  And everyone passes
  And Bob blocks with Elf
  And everyone passes
  And everyone passes
  Then Ann has 21 life"""

    assert wrong_with("cgs", steps) == ""


def test_once_for_each_of_them() -> None:
    steps = """
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card  | type     | power | toughness | effects                                                           |
    | Ghoul | creature | 1     | 1         | Whenever Ghoul or another creature dies, each opponent loses 1 life. |
  And Bob controls:
    | card | type     | power | toughness |
    | Elf  | creature | 1     | 1         |
    | Bear | creature | 2     | 2         |
  And Ann has in the hand:
    | card | type    | effects                |
    | Doom | sorcery | Destroy all creatures. |
  When Ann plays Doom
  And everyone passes
  And Ann adds Ghoul first
  And Ann adds Ghoul first
  Then the Queue holds Ghoul, Ghoul and Ghoul
  When everyone passes
  And everyone passes
  And everyone passes
  Then Bob has 17 life"""

    assert wrong_with("cgs", steps) == ""


def test_it_is_whose_it_was_when_it_left() -> None:
    steps = """
  Given a game of cgs with Ann and Bob
  And Bob controls:
    | card  | type     | power | toughness | effects                                          |
    | Ghoul | creature | 1     | 1         | Whenever another creature dies, you gain 1 life. |
    | Elf   | creature | 1     | 1         |                                                  |
  And Ann has in the hand:
    | card | type    | effects                          |
    | Take | sorcery | Gain control of target creature. |
    | Doom | sorcery | Destroy all creatures.           |
  When Ann plays Take targeting Ghoul
  And everyone passes
  And Ann plays Doom
  And everyone passes
  And everyone passes
  Then Ann has 21 life
  And Bob has 20 life"""

    assert wrong_with("cgs", steps) == ""


def test_a_monster_has_to_be_there_once_it_has_happened() -> None:
    steps = """
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card | type           | ATK | DEF | Level | effects                                          |
    | Imp  | Effect Monster | 100 | 100 | 2     | When another monster is destroyed: gain 1000 LP. |
    | Pup  | Normal Monster | 100 | 100 | 2     |                                                  |
  And Ann has in the hand:
    | card | type    | effects                |
    | Doom | sorcery | Destroy all creatures. |
  When Ann plays Doom
  And everyone passes
  And everyone passes
  Then Ann has 20 life"""

    assert wrong_with("cgs", steps) == ""
