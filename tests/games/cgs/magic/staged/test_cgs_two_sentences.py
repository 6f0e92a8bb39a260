"""What is done if nobody pays, told in a second sentence; choices of one's own; sorts of three kinds; two moments."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card   | type        | power | toughness | counters | effects  |
    | Shrine | enchantment |       |           |          | {shrine} |
    | Boar   | creature    | 3     | 3         | 2 +1/+1  |          |
    | Fox    | creature    | 1     | 1         |          |          |
  And Ann has 2 mana
  And Ann has in the hand:
    | card  | type    | effects |
    | Quest | sorcery | {quest} |
    | Heath | land    | {heath} |
    | Cub   | creature | {cub}  |
    | Stone | land    |         |
  And Bob controls:
    | card | type           | power | toughness | ATK  | DEF | Level | effects |
    | Owl  | creature       | 1     | 1         |      |     |       | Flying  |
    | Ox   | creature       | 2     | 5         |      |     |       |         |
    | Imp  | Normal Monster |       |           | 1000 | 500 | 2     |         |
    | Gem  | artifact       |       |           |      |     |       |         |
  And Bob has in the hand:
    | card  | type     | power | toughness | effects           |
    | Sting | instant  |       |           | You gain 2 life.  |
    | Wolf  | creature | 2     | 2         |                   |
"""


def told(steps: str, **texts: str) -> str:
    said = {"shrine": "Hexproof", "quest": "Draw a card.", "heath": "", "cub": ""} | texts
    return f"{TABLE.format(**said)}{when(steps)}"


TAX = "Whenever an opponent casts a spell, that player may pay {1}. If they don't, you draw a card."
TAPPED = "As this land enters, you may pay 2 life. If you don't, it enters tapped."
OWN = "Each player sacrifices a creature of their choice."
SHOW = "Each player may put a creature card from their hand onto the battlefield."
THREE = "Destroy target artifact, enchantment, or creature with flying."
SMALL = "Destroy all creatures with power 1 or less and toughness 1 or less."
PLAY = "Ann plays Quest; everyone passes"
AIM = "Ann plays Quest targeting"


@pytest.mark.parametrize(
    ("texts", "steps"),
    [
        ({"shrine": TAX}, "Ann plays Quest; Bob plays Sting; everyone passes; Then Ann has 4 cards in the hand"),
        ({"heath": TAPPED}, "Ann plays Heath; Ann decides to pay; Then Heath's tapped is no; Ann has 18 life"),
        ({"heath": TAPPED}, "Ann plays Heath; Ann decides to leave it; Then Heath's tapped is yes; Ann has 20 life"),
        ({"quest": OWN}, f"{PLAY}; Ann chooses Fox; Bob chooses Owl; Then Fox is in Ann's discard pile; "
                         "Owl is in Bob's discard pile; Bob controls Ox"),
        ({"quest": SHOW}, f"{PLAY}; Ann decides to leave it; Bob decides to do it; Then Bob controls Wolf; "
                          "Cub is in Ann's hand"),
        ({"quest": "Remove all +1/+1 counters from target creature."},
         f"{AIM} Boar; everyone passes; Then Boar's offensive stat is 3"),
        ({"quest": THREE}, f"{AIM} Owl; everyone passes; Then Owl is in Bob's discard pile"),
        ({"quest": THREE}, f"{AIM} Gem; everyone passes; Then Gem is in Bob's discard pile"),
        ({"quest": THREE}, f"{AIM} Ox; Then the attempt is refused by rule 8.1.5"),
        ({"quest": SMALL}, f"{PLAY}; Then Owl is in Bob's discard pile; Fox is in Ann's discard pile; Bob controls Ox; "
                           "Imp is in Bob's discard pile; Ann controls Boar"),
        ({"quest": "Draw a card, then put two cards from your hand on top of your library in any order."},
         f"{PLAY}; Ann chooses Heath and Cub; Then Ann has 2 cards in the hand; Cub is in Ann's Main Deck"),
        ({"cub": "When this creature enters and at the beginning of your end step, you gain 3 life."},
         "Ann plays Cub; everyone passes; everyone passes; Then Ann has 23 life"),
    ],
)  # fmt: skip
def test_it_is_done(texts: dict[str, str], steps: str) -> None:
    assert wrong_with("cgs", told(steps, **texts)) == ""


@pytest.mark.parametrize(("answer", "then"), [
    ("leave it", "Shrine is in Ann's discard pile"), ("pay", "Ann controls Shrine\n  And Cub is in Ann's discard pile"),
])  # fmt: skip
def test_it_is_given_up_unless_that_is_paid(answer: str, then: str) -> None:
    shrine = "At the beginning of your end step, you may discard a card. If you don't, sacrifice this enchantment."
    steps = told("the game goes on to the Ending Phase of Ann; everyone passes", shrine=shrine)
    more = "  And Ann discards Cub\n" if answer == "pay" else ""

    assert wrong_with("cgs", f"{steps}\n  And Ann decides to {answer}\n{more}  Then {then}") == ""
