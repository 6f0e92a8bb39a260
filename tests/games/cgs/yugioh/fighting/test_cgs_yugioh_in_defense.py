"""Monsters that attack in Defense Position, with their ATK or with their DEF."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cid in the Battle Phase of Ann
  And Ann controls:
    | card | type           | ATK  | DEF  | Level | position | facing  | effects |
    | Wall | Effect Monster | 500  | 3000 | 4     | defense  | {facing} | {wall}  |
  And Ann has in the hand:
    | card  | type    | effects                                                  |
    | Blank | instant | Target creature loses all abilities until end of turn.   |
  And Bob controls:
    | card | type           | ATK  | DEF  | Level | power | toughness | position |
    | Imp  | Normal Monster | 2000 | 1000 | 4     |       |           | attack   |
    | Slab | Normal Monster | 0    | 4000 | 4     |       |           | defense  |
"""
WITH_DEF = "This card can attack while in face-up Defense Position. If it does, apply its DEF for damage calculation."
USING = "This card can attack while in Defense Position, using its DEF for damage calculation."
PLAIN = "This card can attack while in face-up Defense Position."
IMP, SLAB = (f"Ann attacks {each} with Wall; everyone passes; " for each in ("Imp", "Slab"))


@pytest.mark.parametrize(
    ("wall", "steps"),
    [
        (WITH_DEF, f"{IMP}Then Imp is in Bob's discard pile; Wall is in Ann's Main Summon Zone"),
        (USING, f"{IMP}Then Imp is in Bob's discard pile; Wall's position is defense"),
        (PLAIN, f"{IMP}Then Imp is in Bob's Main Summon Zone; Wall is in Ann's Main Summon Zone"),
        ("", "Ann attacks Imp with Wall; Then the attempt is refused by rule 10.4.10"),
        (WITH_DEF, "Ann plays Blank targeting Wall; everyone passes; Ann attacks Imp with Wall; "
                   "Then the attempt is refused by rule 10.4.10"),
        (WITH_DEF, f"{SLAB}Then Slab is in Bob's Main Summon Zone; Wall is in Ann's Main Summon Zone; "
                   "Ann has 19 life"),
    ],
)  # fmt: skip
def test_a_text_lets_a_monster_attack_in_defense_position(wall: str, steps: str) -> None:
    assert wrong_with("cgs", f"{TABLE.format(wall=wall, facing='face-up')}{when(steps)}") == ""


def test_what_lies_face_down_does_not_attack() -> None:
    steps = "Ann attacks Imp with Wall; Then the attempt is refused by rule 4.5.2"

    assert wrong_with("cgs", f"{TABLE.format(wall=WITH_DEF, facing='face-down')}{when(steps)}") == ""
