"""An Evolution Pokémon comes alone by an effect of its own game, or back from exile, and by no other (12.3.2.a.R1)."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cleo
  And Ann has in the discard pile:
    | card | type    | HP | Stage   | evolves from |
    | Toad | Pokémon | 90 | Stage 1 | Tad          |
  And Bob controls:
    | card | type    | HP | Stage   | evolves from |
    | Raf  | Pokémon | 60 | Stage 1 | Pip          |
  And Ann has in the hand:
    | card | type         | effects                                                                               |
    | Lure | Item         | Put a Pokémon from your discard pile onto your Bench.                                 |
    | Call | Normal Spell | Target 1 monster in your GY; Special Summon it.                                       |
    | Wink | sorcery      | Exile target creature, then return it to the battlefield under its owner's control.   |
"""


@pytest.mark.parametrize(
    "steps",
    [
        "Ann plays Lure; everyone passes; Then Toad is in Ann's Extra Summon Zone 1",
        "Ann plays Call targeting Toad; everyone passes; Then Toad is in Ann's discard pile",
        "Ann plays Wink targeting Raf; everyone passes; Then Raf is in Bob's Extra Summon Zone",
    ],
)
def test_an_evolution_pokemon_alone(steps: str) -> None:
    assert wrong_with("cgs", f"{TABLE}{when(steps)}") == ""
