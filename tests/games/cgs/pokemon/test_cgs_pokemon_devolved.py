"""Evolution cards that are taken off Pokémon, told in the words of their own cards."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cid
  And Bob controls:
    | card  | type    | HP | Stage   | evolves from | beneath | damage |
    | Wolf  | Pokémon | 90 | Stage 1 | Pup          |         | 4      |
    | Pup   | Pokémon | 50 | Basic   |              | Wolf    |        |
    | Crab  | Pokémon | 60 | Basic   |              |         |        |
  And Ann has in the hand:
    | card  | type | effects |
    | Spray | Item | {spray} |
"""
OFF = "by putting the highest Stage Evolution card on it into your opponent's hand."


@pytest.mark.parametrize(
    "spray",
    [
        f"Devolve 1 of your opponent's evolved Pokémon {OFF}",
        f"Devolve each of your opponent's evolved Pokémon {OFF}",
    ],
)
def test_the_card_on_top_goes_to_the_hand(spray: str) -> None:
    steps = "Ann plays Spray; everyone passes; Then Wolf is in Bob's hand; Pup's damage is 4; Bob controls Crab"

    assert wrong_with("cgs", f"{TABLE.format(spray=spray)}{when(steps)}") == ""
