"""'It' is the card that has just been sacrificed, discarded, milled or searched for."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card | type     | power | toughness | counters | effects |
    | Bear | creature | 2     | 3         | 1 +1/+1  |         |
    | Hawk | creature | 1     | 1         |          | {hawk} |
  And Bob controls:
    | card | type     | power | toughness |
    | Ox   | creature | 2     | 5         |
  And Ann has in the hand:
    | card  | type    | effects |
    | Spell | sorcery | {text}  |
    | Grove | land    |         |
    | Imp   | creature |        |
  And Bob has in the hand:
    | card  | type    | cost   |
    | Sting | instant | {{2}}{{R}} |
  And Ann has in the deck:
    | card  | type     | cost   | power | toughness |
    | Giant | creature | {{4}}{{G}} | 5     | 5         |
  And Bob has in the deck:
    | card  | type    | cost |
    | Flame | instant | {{3}}{{R}} |
"""
SEARCH = (
    "Search your library for a creature card, reveal it, put it into your hand, then shuffle. "
    "You lose life equal to its mana value."
)
SIFT = "Discard a card. If it was a land card, you gain 2 life. Otherwise, you gain 1 life."
HAWK = "Whenever you gain life, you may discard a card. If you do, tap it."
CAST = "Ann plays Spell; everyone passes"


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("Sacrifice a creature. You gain life equal to its toughness.",
         f"{CAST}; Ann chooses Bear; Then Ann has 24 life"),
        ("Sacrifice a creature. Draw a card. You gain life equal to its power.",
         f"{CAST}; Ann chooses Bear; Then Ann has 23 life"),
        ("Target player sacrifices a creature, then gains life equal to that creature's toughness.",
         "Ann plays Spell targeting Bob; everyone passes; Then Bob has 25 life"),
        (SIFT, f"{CAST}; Ann discards Grove; Then Ann has 22 life"),
        (SIFT, f"{CAST}; Ann discards Imp; Then Ann has 21 life"),
        (SEARCH, f"{CAST}; Ann chooses Giant; Then Ann has 15 life"),
        (SEARCH, f"{CAST}; Ann chooses nothing; Then Ann has 20 life"),
        ("Target opponent mills a card. You gain life equal to its mana value.",
         "Ann plays Spell targeting Bob; everyone passes; Then Ann has 24 life"),
        ("Target opponent discards a card. They lose life equal to its mana value.",
         "Ann plays Spell targeting Bob; everyone passes; Then Bob has 17 life"),
        ("Mill a card. If it was a land card, you gain 3 life.", f"{CAST}; Then Ann has 20 life"),
        ("Target opponent mills two cards. You gain 1 life.",
         "Ann plays Spell targeting Bob; everyone passes; everyone passes; Ann decides to do it; Ann discards Imp; "
         "Then Hawk's tapped is yes"),
    ],
)  # fmt: skip
def test_it_is_what_was_given_up(text: str, steps: str) -> None:
    assert wrong_with("cgs", f"{TABLE.format(text=text, hawk=HAWK)}{when(steps)}") == ""
