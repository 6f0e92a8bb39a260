"""What cards of Magic say in words of their own, and what players may have others do."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cleo
  And Bob has {bobs} red mana
  And Ann controls:
    | card   | type           | power | toughness | ATK  | DEF | effects  | counters |
    | Shrine | enchantment    |       |           |      |     | {shrine} |          |
    | Fox    | creature       | 1     | 1         |      |     |          |          |
    | Cub    | creature       | 2     | 2         |      |     |          | 1 +1/+1  |
    | Imp    | Normal Monster |       |           | 1000 | 400 |          |          |
  And Ann has in the hand:
    | card  | type    | effects                  |
    | Rite  | sorcery | {rite}                   |
    | Study | sorcery | You gain 1 life.         |
    | Gust  | instant | Destroy target creature. |
  And Ann has in the hand:
    | card | type     | power | toughness | effects |
    | Wolf | creature | 2     | 2         | {wolf}  |
  And Bob has in the hand:
    | card  | type    | effects                             |
    | Sting | instant | Sting deals 1 damage to any target. |
  And Bob controls:
    | card | type     | power | toughness |
    | Ogre | creature | 3     | 3         |
  And Cleo controls:
    | card | type         | power | toughness | counters  |
    | Elk  | creature     | 2     | 2         |           |
    | Sage | planeswalker |       |           | 4 loyalty |
"""


def told(steps: str, shrine: str = "", rite: str = "", wolf: str = "", bobs: int = 0) -> str:
    return TABLE.format(shrine=shrine, rite=rite, wolf=wolf, bobs=bobs) + when(steps)


FLY, GROWN = "Creatures you control have flying and get +1/+1.", "Creatures you control with +1/+1 counters on them get"
PROWESS, UNDYING, WARD = (f"Creatures you control have {each}." for each in ("prowess", "undying", "ward {1}"))

WHEELS = "Each player discards their hand, then draws that many cards."
DRAIN, BITE = (
    "When this enters, you may have target opponent lose 2 life.",
    ("When this enters, you may have it fight target creature you don't control."),
)
AIMED, CHOSEN = "Ann targets", "everyone passes; Ann decides to do it"


@pytest.mark.parametrize(
    ("wolf", "steps"),
    [
        (DRAIN, f"{AIMED} Cleo; {CHOSEN}; Then Cleo has 18 life; Bob has 20 life"),
        (DRAIN, f"{AIMED} Bob; everyone passes; Ann decides to leave it; Then Bob has 20 life"),
        (BITE, f"{AIMED} Elk; {CHOSEN}; Then Elk is in Cleo's discard pile; Wolf is in Ann's discard pile"),
        (BITE, f"{AIMED} Ogre; everyone passes; Ann decides to leave it; Then Ann controls Wolf"),
        (
            "When this enters, you may have it deal 2 damage to target player or planeswalker.",
            f"{AIMED} Sage; {CHOSEN}; Then Sage's loyalty is 2",
        ),
    ],
)
def test_players_have_others_do_something_if_they_like(wolf: str, steps: str) -> None:
    assert wrong_with("cgs", told(f"Ann plays Wolf; everyone passes; {steps}", wolf=wolf)) == ""


@pytest.mark.parametrize(
    ("rite", "steps"),
    [
        ("All opponents lose 2 life.", "Then Bob has 18 life; Cleo has 18 life; Ann has 20 life"),
        (WHEELS, "Then Bob has 1 card in the hand; Ann has 3 cards in the hand; Cleo has 0 cards in the hand"),
        ("Discard your hand, then draw that many cards.", "Then Sting is in Bob's hand; Ann has 3 cards in the hand"),
        (
            "Create a 1/1 red Monk creature token with flying and prowess.",
            "Bob passes; Ann plays Study; everyone passes; everyone passes; Then Monk token 1's power is 2",
        ),
        ("Target creature gains undying until end of turn.", ""),
    ],
)
def test_what_is_done_is_said_as_it_is_printed(rite: str, steps: str) -> None:
    aim = "" if steps else " targeting Fox"
    steps = (
        steps
        or "Bob passes; Ann plays Gust targeting Fox; everyone passes; everyone passes; Then Fox's counters are 1 +1/+1"
    )
    assert wrong_with("cgs", told(f"Ann plays Rite{aim}; everyone passes; {steps}", rite=rite)) == ""


@pytest.mark.parametrize(
    ("aim", "steps"),
    [
        ("target player or planeswalker", "Sage; everyone passes; Then Sage's loyalty is 2"),
        ("target player or planeswalker", "Cleo; everyone passes; Then Cleo has 18 life"),
        ("target player or planeswalker", "Ann; everyone passes; Then Ann has 18 life"),
        ("target player or planeswalker", "Elk; Then the attempt is refused by rule 8.1.5"),
        ("target opponent or planeswalker", "Cleo; everyone passes; Then Cleo has 18 life"),
        ("target opponent or planeswalker", "Sage; everyone passes; Then Sage's loyalty is 2"),
        ("target opponent or planeswalker", "Ann; Then the attempt is refused by rule 8.1.5"),
    ],
)
def test_players_and_planeswalkers_are_aimed_at(aim: str, steps: str) -> None:
    assert wrong_with("cgs", told(f"Ann plays Rite targeting {steps}", rite=f"Rite deals 2 damage to {aim}.")) == ""


@pytest.mark.parametrize(
    ("shrine", "steps"),
    [
        (FLY, "Ann plays Study; Then Fox's power is 2; Fox's toughness is 2; Ogre's power is 3"),
        (f"{GROWN} +0/+2.", "Ann plays Study; Then Cub's toughness is 5; Fox's toughness is 1"),
        (
            PROWESS,
            "Ann plays Study; Ann adds Fox first; Ann adds Cub first; everyone passes; everyone passes; "
            "everyone passes; Then Fox's power is 2; Ogre's power is 3",
        ),
        (PROWESS, "Ann passes; Bob plays Sting targeting Elk; everyone passes; Then Fox's power is 1"),
        (UNDYING, "Ann plays Gust targeting Fox; everyone passes; everyone passes; Then Fox's counters are 1 +1/+1"),
        (UNDYING, "Ann plays Gust targeting Cub; everyone passes; everyone passes; Then Cub is in Ann's discard pile"),
        (UNDYING, "Ann plays Gust targeting Elk; everyone passes; Then Elk is in Cleo's discard pile"),
        (WARD, "Ann passes; Bob plays Sting targeting Fox; everyone passes; everyone passes; Then Ann controls Fox"),
        (WARD, "Ann passes; Bob plays Sting targeting Elk; everyone passes; Then Elk's power is 2"),
    ],
)
def test_what_stands_is_said_in_any_order_and_keywords_are_given(shrine: str, steps: str) -> None:
    assert wrong_with("cgs", told(steps, shrine)) == ""
