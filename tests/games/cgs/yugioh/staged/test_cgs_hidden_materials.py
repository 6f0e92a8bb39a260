"""What lies face-down is no material of a monster of the Extra Deck that is not a Fusion Monster."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card | type           | ATK  | DEF  | Level | group | facing   | position | set |
    | Pipe | Effect Monster | 1500 | 0    | 4     | Tuner | face-up  | attack   |     |
    | Owl  | Normal Monster | 1300 | 1600 | 4     |       | {facing} | defense  | 1   |
  And Ann has in the Extra Deck:
    | card | type   | ATK  | DEF   | Level   | effects      |
    | Node | {type} | 1600 | {def} | {level} | {materials}  |
"""


def told(facing: str, type_: str, def_: str, level: str, materials: str, steps: str) -> str:
    table = TABLE.format_map({"facing": facing, "type": type_, "def": def_, "level": level, "materials": materials})
    return wrong_with("cgs", table + when(steps))


@pytest.mark.parametrize(
    ("monster", "rule"),
    [
        (("Synchro Monster", "0", "4", ""), "10.8.22.b"),
        (("Synchro Monster", "0", "8", ""), "10.8.22.b"),
        (("Link Monster", "", "2", "materials: 2 monster"), "5.8.7"),
        (("Xyz Monster", "0", "4", "materials: 2 monster"), "5.8.7"),
    ],
)
def test_a_hidden_monster_is_no_material(monster: tuple[str, str, str, str], rule: str) -> None:
    steps = f"Ann plays Node with Pipe and Owl; Then the attempt is refused by rule {rule}"
    assert told("face-down", *monster, steps) == ""


@pytest.mark.parametrize(
    ("monster", "answers"),
    [
        (("Synchro Monster", "0", "8", ""), "; Ann chooses Attack Position"),
        (("Link Monster", "", "2", "materials: 2 monster"), ""),
        (("Xyz Monster", "0", "4", "materials: 2 monster"), "; Ann chooses Attack Position"),
    ],
)
def test_one_that_shows_its_front_is(monster: tuple[str, str, str, str], answers: str) -> None:
    steps = f"Ann plays Node with Pipe and Owl; everyone passes{answers}; Then Ann controls Node"
    assert told("face-up", *monster, steps) == ""
