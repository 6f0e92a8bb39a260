"""Cards that are meant up to an X: so much as has been said for the card or ability."""

import pytest
from told_scenario import when, wrong_with

from rules_db.engine.kernel import BadSetup
from rules_db.games.cgs.card_text.reading import read_effects

TABLE = """
  Given a game of cgs with Ann, Bob and Cleo
  And Ann has 4 red mana
  And Ann controls:
    | card | type     | power | toughness | effects |
    | Orb  | artifact |       |           | {orb}   |
  And Ann has in the hand:
    | card | type    | cost | effects |
    | Rite | sorcery | {{X}} | {rite}  |
  And Ann has in the deck:
    | card | type     | cost  | power | toughness |
    | Elk  | creature | {{2}} | 2     | 2         |
    | Yak  | creature | {{4}} | 4     | 4         |
  And Bob controls:
    | card | type           | cost  | power | toughness |
    | Ogre | creature       | {{3}} | 3     | 3         |
    | Fox  | creature       | {{1}} | 1     | 1         |
  And Cleo controls:
    | card | type     | cost  | power | toughness |
    | Cat  | creature | {{2}} | 1     | 2         |
"""
UP_TO = "Destroy each creature with mana value X or less."
EXACT = "Destroy all creatures with mana value X."
SEARCH = "Search your library for a creature card with mana value X or less, put it onto the battlefield, then shuffle."
RITE = "Ann plays Rite as X = {}; everyone passes"


@pytest.mark.parametrize(
    ("texts", "steps"),
    [
        ({"rite": UP_TO}, f"{RITE.format(2)}; Then Fox is in Bob's discard pile; Cat is in Cleo's discard pile; "
                          "Bob controls Ogre"),
        ({"rite": UP_TO}, f"{RITE.format(0)}; Then Bob controls Fox"),
        ({"rite": EXACT}, f"{RITE.format(2)}; Then Bob controls Fox; Cat is in Cleo's discard pile"),
        ({"rite": SEARCH}, f"{RITE.format(3)}; Ann chooses Elk; Then Ann controls Elk; Yak is in Ann's Main Deck"),
        ({"orb": "{X}, {T}: Destroy each creature with power X or less."},
         "Ann activates Orb as X = 1; everyone passes; Then Fox is in Bob's discard pile; Bob controls Ogre; "
         "Cat is in Cleo's discard pile"),
    ],
)  # fmt: skip
def test_what_is_meant_goes_by_x(texts: dict[str, str], steps: str) -> None:
    assert wrong_with("cgs", TABLE.format(**({"orb": "", "rite": ""} | texts)) + when(steps)) == ""


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Return target creature with mana value X to its owner's hand.", "without X"),
        ("Creatures with power X or less can't block.", "without X"),
        ("Destroy each creature with power X or less, where X is the number of artifacts you control.", "that is paid"),
    ],
)
def test_what_is_aimed_at_does_not_go_by_x(text: str, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        read_effects(text)
