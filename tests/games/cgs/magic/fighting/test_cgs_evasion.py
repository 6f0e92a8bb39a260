"""Keywords that only some block, protection from what is no color, and keywords that are short for sentences."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann and Bob in the {phase} of Ann
  And Ann controls:
    | card  | type              | power | toughness | ATK  | DEF | Level | HP  | Stage | color | effects   |
    | Heron | {heron}           | 2     | 2         |      |     |       |     |       | {hue} | {keyword} |
    | Wall  | artifact creature | 1     | 1         |      |     |       |     |       |       |           |
    | Ape   | creature          | 1     | 2         |      |     |       |     |       |       |           |
  And Ann has in the hand:
    | card | type     | power | toughness | effects |
    | Cub  | creature | 1     | 1         | {cub}   |
    | Bolt | instant  |       |           | Bolt deals 3 damage to any target. |
  And Bob controls:
    | card  | type              | power | toughness | color | effects |
    | Sheep | {sheep}           | 0     | 4         | {fur} | {wool}  |
  And Bob has in the hand:
    | card  | type         | effects                             |
    | Sting | instant      | Sting deals 1 damage to any target. |
"""


def told(steps: str, phase: str = "Battle Phase", **texts: str) -> str:
    said = {
        "heron": "creature", "hue": "black", "keyword": "", "cub": "", "sheep": "creature", "fur": "white", "wool": "",
    } | texts  # fmt: skip
    return f"{TABLE.format(phase=phase, **said)}{when(steps)}"


HITS = "Ann attacks Bob with Heron; everyone passes; Then Bob has 18 life"
IS_BLOCKED = "Ann attacks Bob with Heron; everyone passes; Bob blocks with Sheep; everyone passes; Then Bob has 20 life"


@pytest.mark.parametrize(
    ("texts", "steps"),
    [
        ({"keyword": "Intimidate"}, HITS),
        ({"keyword": "Intimidate", "fur": "black"}, IS_BLOCKED),
        ({"keyword": "Intimidate", "sheep": "artifact creature"}, IS_BLOCKED),
        ({"keyword": "Shadow"}, HITS),
        ({"keyword": "Shadow", "wool": "Shadow"}, IS_BLOCKED),
        ({"wool": "Shadow"}, HITS),
        ({"keyword": "Horsemanship"}, HITS),
        ({"keyword": "Horsemanship", "wool": "Horsemanship"}, IS_BLOCKED),
        ({"wool": "Horsemanship"}, IS_BLOCKED),
        ({"keyword": "Protection from everything"}, HITS),
        ({"keyword": "Protection from creatures"}, HITS),
        ({"keyword": "Protection from artifacts"}, IS_BLOCKED),
        ({"keyword": "Protection from artifacts", "sheep": "artifact creature"}, HITS),
    ],
)
def test_only_some_block_it(texts: dict[str, str], steps: str) -> None:
    assert wrong_with("cgs", told(steps, **texts)) == ""


@pytest.mark.parametrize(
    ("keyword", "then"),
    [
        ("Protection from everything", "Then the attempt is refused by rule 8.1.5"),
        ("Protection from instants", "Then the attempt is refused by rule 8.1.5"),
        ("Protection from creatures", "everyone passes; Then Heron's damage is 1"),
    ],
)
def test_what_it_has_protection_from_does_not_target_it(keyword: str, then: str) -> None:
    steps = told(f"Ann plays Bolt targeting Sheep; Bob plays Sting targeting Heron; {then}", keyword=keyword)

    assert wrong_with("cgs", steps) == ""


MAIN = "Main Phase 1"


@pytest.mark.parametrize(
    ("cub", "steps"),
    [
        ("Exploit", "Ann plays Cub; everyone passes; everyone passes; Ann decides to do it; Ann chooses Ape; "
                    "Then Ape is in Ann's discard pile; Ann controls Cub"),
        ("Riot", "Ann plays Cub; everyone passes; everyone passes; Ann chooses 1; Then Cub's offensive stat is 2"),
        ("Modular 2", "Ann plays Cub; everyone passes; Bob passes; Then Cub's offensive stat is 3; "
                      "When Ann plays Bolt targeting Cub; everyone passes; everyone passes; "
                      "Ann decides to do it; Then Wall's offensive stat is 3"),
        ("Bloodthirst 2", "Ann plays Bolt targeting Bob; everyone passes; Bob passes; Ann plays Cub; everyone passes; "
                          "Then Cub's offensive stat is 3"),
        ("Bloodthirst 2", "Ann plays Bolt targeting Ann; everyone passes; Bob passes; Ann plays Cub; everyone passes; "
                          "Then Cub's offensive stat is 1"),
    ],
)  # fmt: skip
def test_a_keyword_does_what_it_is_short_for(cub: str, steps: str) -> None:
    said = told(steps, MAIN, cub=cub).replace("And When", "When")

    assert wrong_with("cgs", said) == ""


def test_a_counter_moves_onto_what_has_come() -> None:
    steps = "Ann plays Cub; everyone passes; everyone passes; Ann decides to do it; Then Cub's offensive stat is 2"
    ape = "| Ape   | creature          | 1     | 2         |      |     |       |     |       |       |           |"
    table = told(steps, MAIN)
    grafted = "\n  And Ann controls:\n    | card | type | power | toughness | counters | effects |\n"
    grafted += "    | Moss | creature | 0 | 0 | 2 +1/+1 | Graft 2 |"

    assert wrong_with("cgs", table.replace(f"    {ape}", f"    {ape}{grafted}")) == ""


@pytest.mark.parametrize(("wool", "then"), [
    ("", "everyone passes; Then Bob has 19 life"), ("Shadow", "Then the attempt is refused by rule 10.6.2"),
])  # fmt: skip
def test_a_monster_that_nobody_can_block_attacks_directly(wool: str, then: str) -> None:
    steps = told(f"Ann attacks Bob with Imp; {then}", wool=wool)
    imp = "| Imp | Effect Monster | | | 500 | 500 | 1 | | | | Shadow |"
    ape = next(each for each in steps.split("\n") if "| Ape " in each)

    assert wrong_with("cgs", steps.replace(ape, f"    {imp}")) == ""
