"""Cards whose type only their name tells, and cards of which nothing tells it."""

import pytest
from told_scenario import wrong_with

HAND = """\
Given a game of cgs with Ann and Bob in the Main Phase 1 of Ann
And the Uno pile has:
  | card      |
  | Red Seven |
And Ann has in her hand:
  | card   |
  | {card} |
"""


@pytest.mark.parametrize(
    ("card", "steps"),
    [
        ("Red Two", "When Ann plays Red Two to the Uno pile\nAnd everyone passes\nThen Red Two is in the Uno pile"),
        ("Seven of Clubs", "Then Seven of Clubs's rank is 7\nAnd Seven of Clubs's suit is clubs"),
        ("$4M", "When Ann banks $4M\nAnd everyone passes\nThen Ann has 4 million in the bank"),
        ("Red and Yellow Rent", "Then Red and Yellow Rent's color is Red, Yellow"),
        ("Sly Deal", "Then Sly Deal's type is Action Card"),
        ("Old Bear", "When Ann passes\nThen Old Bear is in Ann's hand"),
    ],
)
def test_a_name_tells_what_a_card_is(card: str, steps: str) -> None:
    assert wrong_with("cgs", f"{HAND.format(card=card)}{steps}\n") == ""


def test_a_card_of_which_no_type_is_told_cannot_be_played() -> None:
    said = wrong_with("cgs", f"{HAND.format(card='Old Bear')}When Ann plays Old Bear\nThen Old Bear is in play\n")

    assert "of Old Bear no card type is told (say it in a column `type`)" in said


def test_coins_are_said_by_their_sides() -> None:
    steps = """\
Given a game of cgs with Ann and Bob in the Ending Phase of Ann
And {coin}
And Bob controls:
  | card     | type            | HP | conditions |
  | Shellkit | Basic Pokémon   | 50 | Asleep     |
When everyone passes
Then Shellkit is {which}Asleep
"""
    wakes = {"chance gives heads": "not ", "chance gives tails": "", "the coin comes up heads": "not "}

    assert [wrong_with("cgs", steps.format(coin=coin, which=which)) for coin, which in wakes.items()] == [""] * 3


def test_a_type_beside_the_card_type_is_a_color_and_what_is_equipped_is_a_target() -> None:
    steps = """\
Given a game of cgs with Ann and Bob in the Main Phase 1 of Ann
And Ann controls:
  | card  | type          | Type      | HP |
  | Spark | Basic Pokémon | Lightning | 60 |
And Ann has in her hand:
  | card | type        | text                                 |
  | Axe  | Equip Spell | The equipped monster gains 1000 ATK. |
When Ann activates Axe targeting Spark
And everyone passes
Then Spark's color is Lightning
And Axe is attached to Spark
"""
    assert wrong_with("cgs", steps) == ""


def test_an_energy_is_of_the_type_in_its_name_and_damage_may_stand_before_the_text_of_a_move() -> None:
    steps = """\
Given a game of cgs with Ann and Bob in the Battle Phase of Ann
And chance gives heads
And Ann controls:
  | card | type          | HP | attacks                                                                   |
  | Foxy | Basic Pokémon | 60 | [P] Daze 10 Flip a coin. If heads, the Defending Pokémon is now Confused. |
And Ann controls:
  | card           | type         | attached to |
  | Psychic Energy | Basic Energy | Foxy        |
And Bob controls:
  | card  | type          | HP |
  | Finny | Basic Pokémon | 70 |
When Foxy uses Daze on Finny
And everyone passes
Then Finny is Confused
And Finny has 1 damage
And Psychic Energy's color is Psychic
"""
    assert wrong_with("cgs", steps) == ""


KNOCKED_OUT = """\
Given a game of cgs with Ann and Bob in the Battle Phase of Ann
And Ann has in her Prize card area:
  | card | type |
  | Moor | land |
  | Fen  | land |
And Ann controls:
  | card | type           | Level | ATK  | DEF  |
  | Wyrm | Normal Monster | 8     | 6000 | 2100 |
And Bob controls:
  | card  | type          | HP | zone        |
  | Finny | Basic Pokémon | 50 | Active Spot |
{bench}
When Wyrm attacks Finny
And everyone passes
And Ann takes {prize}
And Bob {moves}
Then Guppy is in the Active Spot
And {taken} is in hand
"""
GUPPY, KOI = (f"  | {name:<5} | Basic Pokémon | 50 | Bench       |" for name in ("Guppy", "Koi"))


@pytest.mark.parametrize("moves", ["promotes Guppy", "moves Guppy to the Active Spot", "chooses Guppy"])
@pytest.mark.parametrize(("prize", "taken"), [("a Prize card", "Moor"), ("Prize card 2", "Fen"), ("Fen", "Fen")])
@pytest.mark.parametrize("others", [(), (KOI,)], ids=["alone", "beside another"])
def test_a_prize_is_taken_and_another_moves_up(prize: str, taken: str, moves: str, others: tuple[str, ...]) -> None:
    steps = KNOCKED_OUT.format(bench="\n".join((GUPPY, *others)), prize=prize, moves=moves, taken=taken)

    assert wrong_with("cgs", steps) == ""


def test_where_a_card_is_may_be_said_without_its_player() -> None:
    steps = KNOCKED_OUT.format(bench=f"{GUPPY}\n{KOI}", prize="Fen", moves="promotes Guppy", taken="Fen")

    assert wrong_with("cgs", f"{steps}And Koi is on the Bench\n") == ""
    assert "Koi's zone is Main Summon Zone" in wrong_with("cgs", f"{steps}And Koi is in the Active Spot\n")
    assert "Moor's zone is Prize card area" in wrong_with("cgs", f"{steps}And Moor is in hand\n")
