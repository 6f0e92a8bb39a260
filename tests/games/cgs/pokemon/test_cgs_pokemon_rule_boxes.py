"""Pokémon with a rule of their own kind: how many Prize cards are taken for one that is Knocked Out."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cid in the Battle Phase of Ann
  And Ann has 6 cards in the Prize card area
  And Cid has 6 cards in the Prize card area
  And Ann controls:
    | card  | type    | HP  | color | effects       |
    | Wolf  | Pokémon | 100 | Fire  | Bite [C]: 50  |
  And Ann has 1 red mana
  And Ann has in the hand:
    | card  | type    | effects                                              |
    | Doom  | instant | Destroy target creature.                             |
    | Blank | instant | Target creature loses all abilities until end of turn. |
  And Bob controls:
    | card | type    | HP | effects |
    | Boss | Pokémon | 50 | {boss}  |
"""
BITTEN = "Ann attacks Boss with Wolf; everyone passes"
PICKS = "; Ann chooses Ann's Prize card area {}"


@pytest.mark.parametrize(
    ("boss", "picks", "left"),
    [
        ("", (1,), 5),
        ("When this Pokémon is Knocked Out, your opponent takes 2 Prize cards.", (1, 2), 4),
        ("Pokémon ex rule: When your Pokémon ex is Knocked Out, your opponent takes 2 Prize cards.", (6, 1), 4),
        ("VMAX rule: When your Pokémon VMAX is Knocked Out, your opponent takes 3 Prize cards.", (1, 2, 3), 3),
        ("If this Pokémon is Knocked Out, your opponent can't take any Prize cards for it.", (), 6),
    ],
)
def test_whoever_earns_prize_cards_takes_as_many_as_the_rule_says(boss: str, picks: tuple[int, ...], left: int) -> None:
    steps = "".join(PICKS.format(each) for each in picks)
    told = f"{TABLE.format(boss=boss)}{when(f'{BITTEN}{steps}')}"

    then = f"\n  Then Ann has {left} cards in the Prize card area\n  And Cid has 6 cards in the Prize card area"
    assert wrong_with("cgs", f"{told}{then}") == ""


EX = "Pokémon ex rule: When your Pokémon ex is Knocked Out, your opponent takes 2 Prize cards."


def test_the_rule_is_no_ability_that_could_be_lost() -> None:
    bitten = f"{BITTEN}{PICKS.format(1)}{PICKS.format(2)}"
    steps = f"Ann plays Blank targeting Boss; everyone passes; {bitten}; Then Ann has 4 cards in the Prize card area"

    assert wrong_with("cgs", f"{TABLE.format(boss=EX)}{when(steps)}") == ""


def test_where_no_prize_card_is_earned_there_are_not_several() -> None:
    steps = "Ann plays Doom targeting Boss; everyone passes; Then Ann has 6 cards in the Prize card area"

    assert wrong_with("cgs", f"{TABLE.format(boss=EX)}{when(steps)}") == ""
