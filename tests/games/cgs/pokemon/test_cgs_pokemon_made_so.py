"""Special Conditions and damage counters by Abilities and by moves, and what keeps out the effects of attacks alone."""

import pytest
from told_scenario import wrong_with

VEIL = "Prevent all effects of attacks used by your opponent's Pokémon done to this Pokémon."


def found(soot: str, veil: str, steps: str, phase: str = "Main Phase 1") -> str:
    """What is wrong once Ann's Sootkit has done something to Bob's Veilkit; '' if nothing is."""
    return wrong_with(
        "cgs",
        f"""
  Given a game of cgs with Ann and Bob in the {phase} of Ann
  And Ann controls:
    | card    | type    | HP | Stage | effects |
    | Sootkit | Pokémon | 60 | Basic | {soot}  |
  And Bob controls:
    | card    | type    | HP | Stage | effects |
    | Veilkit | Pokémon | 60 | Basic | {veil}  |
{steps}""",
    )


@pytest.mark.parametrize("veil", ["", VEIL])
@pytest.mark.parametrize(
    ("deed", "harm"),
    [
        ("put 2 damage counters on your opponent's Active Pokémon", "damage is 2"),
        ("make your opponent's Active Pokémon Poisoned", "conditions are Poisoned"),
        ("leave your opponent's Active Pokémon Asleep", "conditions are Asleep"),
    ],
)
def test_an_ability_is_no_attack(deed: str, harm: str, veil: str) -> None:
    steps = f"""  When Ann activates Sootkit
  And everyone passes
  Then Veilkit's {harm}
"""
    assert found(f"Ability: Soot. Once during your turn, you may {deed}.", veil, steps) == ""


@pytest.mark.parametrize(("answer", "conditions"), [("do it", "Confused"), ("leave it", "nothing")])
def test_who_may_make_it_so_is_asked(answer: str, conditions: str) -> None:
    steps = f"""  When Ann attacks Veilkit with Sootkit
  And everyone passes
  And Ann decides to {answer}
  Then Veilkit's damage is 1
  And Veilkit's conditions are {conditions}
"""
    move = "Soot [0]: 10. You may make your opponent's Active Pokémon Confused."
    assert found(move, "", steps, "Battle Phase") == ""
