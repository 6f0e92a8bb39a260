"""The subtype of an artifact, an enchantment or a land, named alone, means any permanent of that name (9.8.4.c)."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann and Bob
  And Ann has 5 cards in the deck
  And Ann controls:
    | card  | type                  | power | toughness | effects                                                  |
    | Oven  | artifact              |       |           | Sacrifice a Food: You gain 5 life.                       |
    | Study | enchantment           |       |           | Whenever you sacrifice a Food, you gain 1 life.          |
    | Bear  | creature              | 2     | 2         | As long as you control a Food, this creature gets +2/+2. |
    | Altar | Enchantment — Shrine  |       |           | {0}: You gain 1 life for each Shrine you control.        |
    | Idol  | Artifact — Shrine     |       |           | {0}: You gain 3 life. Activate only if you control a Gate. |
    | Arch  | Land — Gate           |       |           |                                                          |
  And Ann has in the hand:
    | card  | type    | effects                                              |
    | Bake  | sorcery | Create two Food tokens.                              |
    | Feast | sorcery | You gain 3 life for each Food you control.           |
    | Crumb | sorcery | You gain 3 life for each Food token you control.     |
    | Smash | sorcery | Destroy target Food.                                 |
"""
BAKED = "Ann plays Bake; everyone passes"


@pytest.mark.parametrize(
    "steps",
    [
        f"{BAKED}; Ann plays Feast; everyone passes; Then Ann has 26 life",
        f"{BAKED}; Ann plays Crumb; everyone passes; Then Ann has 26 life",
        f"{BAKED}; Then Bear's offensive stat is 4",
        f"{BAKED}; Ann activates Oven's effect with Food token 1; everyone passes; everyone passes; "
        "Then Ann has 26 life",
        f"{BAKED}; Ann plays Smash targeting Food token 1; everyone passes; Ann plays Feast; everyone passes; "
        "Then Ann has 23 life",
        "Ann activates Oven's effect; Then the attempt is refused by rule 4.4.2",
        "Ann activates Altar's effect; everyone passes; Then Ann has 22 life",
        "Ann activates Idol's effect; everyone passes; Then Ann has 23 life",
        "Ann plays Feast; everyone passes; Then Ann has 20 life; Bear's offensive stat is 2",
    ],
)
def test_it_is_found_wherever_it_lies(steps: str) -> None:
    assert wrong_with("cgs", f"{TABLE}{when(steps)}") == ""
