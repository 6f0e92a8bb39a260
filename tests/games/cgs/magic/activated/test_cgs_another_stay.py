"""What an effect says of its own card is not said of that card once it has left and come back."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card | type     | power | toughness | effects |
    | Moss | creature | 1     | 3         | {text}  |
  And Bob has in the hand:
    | card  | type    | effects                                                                                   |
    | Blink | instant | Exile target creature. Return it to the battlefield under its owner's control.            |
    | Kill  | instant | Destroy target creature.                                                                  |
"""
USE = "Ann activates Moss's effect; "
BLINK, KILL = "Bob plays Blink targeting Moss; everyone passes", "Bob plays Kill targeting Moss; everyone passes"


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("{0}: Put a +1/+1 counter on this creature.", f"{BLINK}; everyone passes; Then Moss's offensive stat is 1"),
        ("{0}: It gets +1/+1 until end of turn.", f"{BLINK}; everyone passes; Then Moss's offensive stat is 1"),
        (
            "{0}: Return this creature to its owner's hand.",
            f"{KILL}; everyone passes; Then Moss is in Ann's discard pile",
        ),
        ("{0}: You gain life equal to this creature's toughness.", f"{KILL}; everyone passes; Then Ann has 23 life"),
        ("{0}: Put a +1/+1 counter on this creature.", "everyone passes; Then Moss's offensive stat is 2"),
        ("{0}: Exile this creature, then return it to the battlefield under its owner's control. Tap this creature.",
         "everyone passes; Then Moss's tapped is yes"),
    ],
)  # fmt: skip
def test_it_does_nothing_to_the_new_one(text: str, steps: str) -> None:
    assert wrong_with("cgs", f"{TABLE.format(text=text)}{when(USE + steps)}") == ""
