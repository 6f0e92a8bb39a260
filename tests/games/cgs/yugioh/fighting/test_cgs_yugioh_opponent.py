"""Of three players the opponent in an answer to an attack is who attacks, and to the attacker who is attacked."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cleo in the Battle Phase of Ann
  And Ann controls:
    | card | type           | ATK  | DEF  | Level | effects |
    | Ox   | Effect Monster | 1000 | 1000 | 4     | {ox}    |
  And Bob controls:
    | card   | type        | facing    | set | power | toughness | effects |
    | Mirror | Normal Trap | face-down | 1   |       |           | {trap}  |
  And Cleo controls:
    | card   | type            | facing    | set | effects    |
    | Net    | Normal Trap     | face-down | 1   | {trap}     |
    | Banner | Continuous Trap | face-up   |     | {standing} |
  And Bob has in the hand:
    | card | type    |
    | Leaf | instant |
  And Cleo has in the hand:
    | card | type    |
    | Twig | instant |
"""
MIRROR = (
    "When an opponent's monster declares an attack: Target the attacking monster; "
    "inflict damage to your opponent equal to its ATK."
)
HUNT = "When your opponent's monster declares an attack: Target 1 card your opponent controls; destroy that target."
BANNER = "When your opponent's monster declares an attack: Your opponent loses 3000 life."
EACH = "When an opponent's monster declares an attack: Each opponent loses 3000 life."
HURTS = "When this card declares an attack: Inflict 1000 damage to your opponent."
ROBS = "When this card inflicts battle damage to your opponent: Your opponent discards 1 card."
GOES_ON = "; Ann is next to decide on the attack"
ATTACK = "Ann attacks Cleo with Ox; "


@pytest.mark.parametrize(
    ("ox", "trap", "standing", "steps"),
    [
        ("", MIRROR, "", f"{ATTACK}Ann passes; Bob flips Mirror targeting Ox; everyone passes; "
                         f"Then Ann has 19 life; Cleo has 20 life{GOES_ON}"),
        ("", MIRROR, "", f"{ATTACK}Ann passes; Bob passes; Cleo flips Net targeting Ox; everyone passes; "
                         f"Then Ann has 19 life; Bob has 20 life{GOES_ON}"),
        ("", HUNT, "", f"{ATTACK}Ann passes; Bob flips Mirror targeting Ox; everyone passes; "
                       "Then Ox is in Ann's discard pile"),
        ("", HUNT, "", f"{ATTACK}Ann passes; Then rule 8.1.5 forbids Bob to flip Mirror targeting Net"),
        ("", "", BANNER, f"{ATTACK}everyone passes; Then Ann has 17 life; Bob has 20 life{GOES_ON}"),
        ("", "", EACH, f"{ATTACK}everyone passes; Then Ann has 17 life; Bob has 17 life{GOES_ON}"),
        (HURTS, "", "", f"{ATTACK}everyone passes; Then Cleo has 19 life; Bob has 20 life{GOES_ON}"),
        (ROBS, "", "", f"{ATTACK}everyone passes; everyone passes; Then Twig is in Cleo's discard pile; "
                       "Leaf is in Bob's hand"),
    ],
)  # fmt: skip
def test_the_opponent_in_an_answer_to_an_attack(ox: str, trap: str, standing: str, steps: str) -> None:
    table = TABLE.format(ox=ox, trap=trap, standing=standing)
    assert wrong_with("cgs", table + when(steps)) == ""
