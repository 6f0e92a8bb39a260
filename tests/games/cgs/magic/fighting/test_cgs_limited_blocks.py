"""Who may block whom, who leaves the fight, and what waits for an attack on somebody."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cleo in the Battle Phase of Ann
  And Ann controls:
    | card  | type           | power | toughness | ATK  | DEF | effects |
    | Boar  | creature       | 5     | 5         |      |     | {boar}  |
    | Hawk  | creature       | 1     | 1         |      |     | flying  |
    | Imp   | Normal Monster |       |           | 1000 | 500 |         |
  And Ann has in the hand:
    | card | type    | effects |
    | Rite | instant | {rite}  |
  And Bob controls:
    | card   | type           | power | toughness | ATK  | DEF | effects  |
    | Elk    | creature       | 2     | 2         |      |     | {elk}    |
    | Fox    | creature       | 1     | 1         |      |     |          |
    | Bat    | Normal Monster |       |           | 1000 | 400 |          |
    | Shrine | enchantment    |       |           |      |     | {shrine} |
  And Bob has in the hand:
    | card | type    | effects |
    | Snap | instant | {snap}  |
  And Cleo controls:
    | card | type     | power | toughness | effects |
    | Lamp | artifact |       |           |         |
    | Cat  | creature | 1     | 1         |         |
"""


def told(steps: str, **texts: str) -> str:
    cells = dict.fromkeys(("boar", "rite", "elk", "shrine", "snap"), "") | texts
    return TABLE.format(**cells) + when(steps)


REFUSED = "Then the attempt is refused by rule 8.1.5; Bob is next to select blockers"
ONE = "This creature can't be blocked by more than one creature."
ALL = f"{ONE} All creatures able to block this creature do so."
HIGH = "This creature can block only creatures with flying."
LOW = "This creature can't block creatures with power 2 or greater."
LAMP = "This creature can't be blocked as long as defending player controls an artifact."
BOAR = "Ann attacks Bob with Boar; everyone passes"


@pytest.mark.parametrize(
    ("texts", "steps"),
    [
        ({"boar": ONE}, f"{BOAR}; Bob blocks Boar with Elk and Fox; {REFUSED}"),
        ({"boar": ONE}, f"{BOAR}; Bob blocks Boar with Elk; everyone passes; Then Elk is in Bob's discard pile"),
        ({"boar": ALL}, f"{BOAR}; Bob blocks Boar with Fox; everyone passes; Then Fox is in Bob's discard pile"),
        ({"elk": HIGH}, f"{BOAR}; Bob blocks Boar with Elk; {REFUSED}"),
        ({"elk": HIGH}, f"{BOAR}; Bob blocks Boar with Fox; everyone passes; Then Fox is in Bob's discard pile"),
        ({"elk": LOW}, f"{BOAR}; Bob blocks Boar with Elk; {REFUSED}"),
        ({"boar": LAMP}, f"{BOAR}; Bob blocks Boar with Elk; everyone passes; Then Elk is in Bob's discard pile"),
        ({"boar": LAMP}, "Ann attacks Cleo with Boar; everyone passes; Then Cleo has 15 life"),
        (
            {"rite": "Target creature can't be blocked by more than one creature this turn."},
            f"Ann plays Rite targeting Boar; everyone passes; Bob passes; {BOAR}; "
            f"Bob blocks Boar with Elk and Fox; {REFUSED}",
        ),
    ],
)
def test_texts_limit_who_blocks_whom(texts: dict[str, str], steps: str) -> None:
    assert wrong_with("cgs", told(steps, **texts)) == ""


OUT = "Remove target creature from combat."


@pytest.mark.parametrize(
    "steps",
    [
        "Ann attacks Bob with Boar; Ann passes; Bob plays Snap targeting Boar; everyone passes; Then Bob has 20 life",
        "Ann attacks Bob with Boar and Hawk; Ann passes; Bob plays Snap targeting Boar; everyone passes; "
        "everyone passes; Then Bob has 19 life",
        "Ann attacks Elk with Imp; Ann passes; Bob plays Snap targeting Imp; everyone passes; Then Bob controls Elk; "
        "Ann controls Imp",
        f"{BOAR}; Bob blocks Boar with Elk; Ann passes; Bob plays Snap targeting Elk; everyone passes; "
        "everyone passes; Then Bob controls Elk; Bob has 20 life",
    ],
)
def test_who_is_removed_from_combat_neither_attacks_nor_blocks(steps: str) -> None:
    assert wrong_with("cgs", told(steps, snap=OUT)) == ""


ON_YOU = "Whenever a creature attacks you, its controller loses 1 life."
BY_PLAYER = "Whenever an opponent attacks you, that player loses 1 life."
ON_OTHERS = "Whenever a creature attacks one of your opponents, that player loses 1 life."


@pytest.mark.parametrize(
    ("shrine", "steps"),
    [
        (ON_YOU, "Ann attacks Bob with Boar; everyone passes; Then Ann has 19 life"),
        (ON_YOU, "Ann attacks Elk with Imp; everyone passes; Then Ann has 20 life"),
        (ON_YOU, "Ann attacks Cleo with Boar; everyone passes; Then Ann has 20 life"),
        (BY_PLAYER, "Ann attacks Bob with Boar and Hawk; everyone passes; Then Ann has 19 life; Cleo has 20 life"),
        (BY_PLAYER, "Ann attacks Bob with Boar and Cleo with Hawk; everyone passes; Then Ann has 19 life"),
        (BY_PLAYER, "Ann attacks Cleo with Boar and Hawk; everyone passes; Then Ann has 20 life"),
        (ON_OTHERS, "Ann attacks Cleo with Hawk; everyone passes; Then Cleo has 19 life; Ann has 20 life"),
        (ON_OTHERS, "Ann attacks Bob with Hawk; everyone passes; Then Cleo has 20 life; Ann has 20 life"),
    ],
)
def test_attacks_on_a_player_are_waited_for(shrine: str, steps: str) -> None:
    assert wrong_with("cgs", told(steps, shrine=shrine, boar="flying")) == ""
