"""'It' is the card itself in what is activated or played, as long as nothing else has been spoken of."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann and Bob
  And Ann has 3 red mana
  And Ann has 5 cards in the deck
  And Ann controls:
    | card | type   | power   | toughness | counters   | effects |
    | Mage | {type} | {power} | {power}   | {counters} | {text}  |
  And Ann controls:
    | card | type     | power | toughness |
    | Bear | creature | 2     | 2         |
  And Ann has in the hand:
    | card  | type    | cost | effects                                                                           |
    | Blast | sorcery |      | Kicker {{2}}. Draw a card. {kicked} |
    | Spark | instant |      | It deals 3 damage to any target.                                                  |
    | Call  | sorcery |      | Create a 1/1 red Goblin creature token with {quoted} |
"""
TEXTS = {
    "kicked": "If this spell was kicked, it deals 3 damage to each opponent.",
    "quoted": '"Sacrifice this creature: It deals 2 damage to any target."',
}
USE = "Ann activates Mage's effect"
AT_BOB = f"{USE} targeting Bob; everyone passes; Then Bob has"


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("Remove a +1/+1 counter from this creature: It deals 1 damage to any target.", f"{AT_BOB} 19 life"),
        ("Sacrifice this creature: It deals 1 damage to any target.", f"{AT_BOB} 19 life"),
        ("Sacrifice this creature: It deals damage equal to its power to any target.", f"{AT_BOB} 17 life"),
        ("{T}: It deals damage equal to its power to any target.", f"{AT_BOB} 17 life"),
        ("{R}: It gets +1/+0 until end of turn. Tap it.",
         f"{USE}; everyone passes; Then Mage's offensive stat is 4; Mage's tapped is yes"),
        ("{R}: You gain 1 life. Put a +1/+1 counter on it.",
         f"{USE}; everyone passes; Then Mage's counters are 3 +1/+1"),
        ("{R}: It fights target creature.",
         f"{USE} targeting Bear; everyone passes; Then Bear is in Ann's discard pile"),
        ("{R}: Choose one — • It deals 1 damage to any target. • Untap it.", f"{AT_BOB} 19 life"),
        ("{R}: Target creature gets +1/+1 until end of turn. Tap it.",
         f"{USE} targeting Bear; everyone passes; Then Bear's tapped is yes; Mage's tapped is no"),
        ("{R}: Create a 1/1 red Goblin creature token. Tap it.",
         f"{USE}; everyone passes; Then Goblin token 1's tapped is yes; Mage's tapped is no"),
        ("{R}: Up to one target creature gets +1/+1 until end of turn. Tap it.",
         f"{USE}; everyone passes; Then Bear's tapped is no; Mage's tapped is no"),
        ("Flying", "Ann plays Blast; Ann decides to pay; everyone passes; Then Bob has 17 life"),
        ("Flying", "Ann plays Spark targeting Bob; everyone passes; Then Bob has 17 life"),
        ("Flying", "Ann plays Call; everyone passes; Ann activates Goblin token 1's effect targeting Bob; "
                   "everyone passes; Then Bob has 18 life"),
    ],
)  # fmt: skip
def test_it_is_the_card_that_says_so(text: str, steps: str) -> None:
    table = TABLE.format(type="creature", power=1, counters="2 +1/+1", text=text, **TEXTS)
    assert wrong_with("cgs", f"{table}{when(steps)}") == ""


def test_it_is_the_planeswalker() -> None:
    text = "-2: It deals 2 damage to any target."
    table = TABLE.format(type="planeswalker", power="", counters="3 loyalty", text=text, **TEXTS)
    assert wrong_with("cgs", f"{table}{when(f'{AT_BOB} 18 life')}") == ""
