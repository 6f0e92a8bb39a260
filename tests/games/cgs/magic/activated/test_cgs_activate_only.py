"""What limits an ability stands behind it, and keeps neither the card nor its other abilities from anything."""

import pytest
from told_scenario import when, wrong_with

from rules_db.games.cgs.card_text.reading import read_effects

TABLE = """
  Given a game of cgs with Ann and Bob{phase}
  And Ann has 5 cards in the deck
  And Ann controls:
    | card | type     | effects  |
    | Book | {type}   | {text}   |
    | Dial | enchantment |       |
  And Ann has in the hand:
    | card | type     | power | toughness | effects                                        |
    | Cog  | artifact |       |           |                                                |
    | Sage | creature | 1     | 1         | {{0}}: Draw a card. Activate only if you control an artifact. |
    | Call | sorcery  |       |           | Create two 1/1 white Soldier creature tokens.  |
    | Toll | sorcery  |       |           | Create a 1/1 white Soldier creature token.     |
"""
IN_BATTLE = " in the Battle Phase of Ann"
ARTIFACT = "{0}: You gain 1 life. Activate only if you control an artifact. {0}: You gain 2 life."
THREE = "{0}: You gain 1 life. Activate this ability only if you control two or more creatures."
BATTLE = "{0}: You gain 1 life. Activate only during combat."
MINE = "{0}: You gain 1 life. Activate only during your turn and only once each turn."
THEIRS = "{0}: You gain 1 life. Activate only during an opponent's turn."
TWICE = "{0}: You gain 1 life. Activate no more than twice each turn."
ISLAND = (
    "{T}: Add {C}. {T}: Add {W}. Activate only if you control an enchantment. {T}: Add {U}. "
    "Activate only if you control an Island."
)
ENTERS = "Whenever a creature enters, you may gain 1 life. This ability triggers only once each turn."
DONE = "Whenever a creature enters, you may gain 1 life. Do this only once each turn."
ALL = "everyone passes"


@pytest.mark.parametrize(
    ("text", "phase", "steps"),
    [
        (ARTIFACT, "", "Ann activates Book's effect 1; Then the attempt is refused by rule 5.8.7"),
        (ARTIFACT, "", f"Ann activates Book's effect 2; {ALL}; Then Ann has 22 life"),
        (ARTIFACT, "", f"Ann plays Cog; {ALL}; Ann activates Book's effect 1; {ALL}; Then Ann has 21 life"),
        (ARTIFACT, "", f"Ann plays Sage; {ALL}; Then Sage is in Ann's Main Summon Zone 1"),
        (THREE, "", "Ann activates Book's effect; Then the attempt is refused by rule 5.8.7"),
        (THREE, "", f"Ann plays Call; {ALL}; Ann activates Book's effect; {ALL}; Then Ann has 21 life"),
        (BATTLE, "", "Ann activates Book's effect; Then the attempt is refused by rule 5.8.7"),
        (BATTLE, IN_BATTLE, f"Ann activates Book's effect; {ALL}; Then Ann has 21 life"),
        (MINE, "", f"Ann activates Book's effect; {ALL}; Ann activates Book's effect; "
                   "Then the attempt is refused by rule 8.1.5"),
        (THEIRS, "", "Ann activates Book's effect; Then the attempt is refused by rule 5.8.7"),
        (TWICE, "", f"Ann activates Book's effect; {ALL}; Ann activates Book's effect; {ALL}; Then Ann has 22 life; "
                    "When Ann activates Book's effect; Then the attempt is refused by rule 8.1.5"),
    ],
)  # fmt: skip
def test_an_ability_is_activated_only_so(text: str, phase: str, steps: str) -> None:
    table = TABLE.format(type="enchantment", text=text, phase=phase)
    assert wrong_with("cgs", f"{table}{when(steps)}") == ""


@pytest.mark.parametrize(
    "steps",
    [
        "Ann activates Book's effect 2; Then Ann has 1 white mana",
        "Ann activates Book's effect 3; Then the attempt is refused by rule 5.8.7",
    ],
)
def test_so_is_the_mana_of_a_land(steps: str) -> None:
    table = TABLE.format(type="land", text=ISLAND, phase="")
    assert wrong_with("cgs", f"{table}{when(steps)}") == ""


@pytest.mark.parametrize(
    ("text", "first", "second", "life"),
    [
        (ENTERS, "Ann decides to leave it", "", 20),
        (ENTERS, "Ann decides to do it", "", 21),
        (DONE, "Ann decides to leave it", f"{ALL}; Ann decides to do it; ", 21),
    ],
)
def test_what_happens_by_itself_does_so_once_a_turn(text: str, first: str, second: str, life: int) -> None:
    table = TABLE.format(type="enchantment", text=text, phase="")
    steps = f"Ann plays Call; {ALL}; {ALL}; {first}; Ann plays Toll; {ALL}; {second}Then Ann has {life} life"
    assert wrong_with("cgs", f"{table}{when(steps)}") == ""


def test_a_card_that_says_so_of_itself_is_played_only_so() -> None:
    assert [each.kind for each in read_effects("Activate only if you control no monsters. Draw 2 cards.")] == ["played"]
    assert read_effects("Draw 2 cards. Activate only during the Battle Phase.")[1].kind == "requirement"
