"""Damage of one moment sets off what waits for it once, whoever deals it and whoever takes it."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cleo in the {phase} of Ann
  And Ann controls:
    | card  | type        | power | toughness | effects                                                                |
    | Ape   | creature    | 6     | 9         | {ape}                                                                  |
    | Owl   | creature    | 1     | 3         |                                                                        |
    | Cloak | enchantment |       |           | Whenever you take damage, you gain 10 life.                            |
  And Bob controls:
    | card  | type        | power | toughness | effects                                                                |
    | Bear  | creature    | 2     | 2         |                                                                        |
    | Boar  | creature    | 2     | 2         |                                                                        |
    | Veil  | enchantment |       |           | {veil}                                                                 |
  And Ann has in the hand:
    | card  | type    | effects                                                                                  |
    | Rain  | sorcery | Rain deals 1 damage to each creature. Rain deals 2 damage to each creature.              |
"""
HIT = "Whenever this creature is dealt damage, it deals that much damage to any target."
HITS = "Trample. Whenever this creature deals damage, you gain that much life."
MET = (
    "Ann attacks Bob with Ape; everyone passes; Bob blocks Ape with Bear and Boar; everyone passes; Ann chooses Bear; "
)


@pytest.mark.parametrize(
    ("ape", "veil", "phase", "steps"),
    [
        (HIT, "", "Battle Phase", f"{MET}Ann targets Cleo; everyone passes; Then Cleo has 16 life; Bob has 20 life"),
        (HITS, "", "Battle Phase", f"{MET}Ann chooses Bob; everyone passes; Then Ann has 26 life; Bob has 18 life"),
        ("Whenever this creature is dealt damage, you gain 1 life.", "", "Main Phase 1",
         "Ann plays Rain; everyone passes; Ann adds Ape first; everyone passes; everyone passes; Then Ann has 22 life"),
        ("", "Whenever you take damage, you gain 1 life.", "Battle Phase",
         "Ann attacks Bob with Ape and Owl; everyone passes; Bob blocks with nothing; Bob blocks with nothing; "
         "everyone passes; Then Bob has 14 life; Ann has 20 life"),
        ("", "Whenever an opponent takes damage, you gain 5 life.", "Battle Phase",
         "Ann attacks Cleo with Ape and Owl; everyone passes; everyone passes; "
         "Then Bob has 25 life; Cleo has 13 life"),
        ("", "Whenever an opponent takes damage, you gain 5 life.", "Battle Phase",
         "Ann attacks Bob with Ape and Owl; everyone passes; Bob blocks with nothing; Bob blocks with nothing; "
         "everyone passes; Then Bob has 13 life; Ann has 20 life"),
    ],
)  # fmt: skip
def test_what_waits_for_damage_is_set_off_once_a_moment(ape: str, veil: str, phase: str, steps: str) -> None:
    assert wrong_with("cgs", f"{TABLE.format(ape=ape, veil=veil, phase=phase)}{when(steps)}") == ""
