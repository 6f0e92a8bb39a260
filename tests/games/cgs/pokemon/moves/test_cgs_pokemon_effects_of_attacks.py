"""What a move leaves behind on a summon ends when that goes to the Bench or evolves, as the game of the move has it."""

import pytest
from told_scenario import wrong_with

GLUED = """
  Given a game of cgs with Ann and Bob in the Battle Phase of Ann
  And Ann controls:
    | card   | type    | HP | Stage | retreat | effects            |
    | Rammer | Pokémon | 90 | Basic | 0       | Glue [0]: 10. {text} |
    | Ramlet | Pokémon | 90 | Basic | 0       | Bump [0]: 10       |
  And Bob controls:
    | card  | type     | HP | Stage | power | toughness | retreat | zone              | effects     |
    | Twig  | Pokémon  | 90 | Basic |       |           | 0       | Extra Summon Zone | Nip [0]: 10 |
    | Leaf  | Pokémon  | 90 | Basic |       |           | 0       | Main Summon Zone  | Nip [0]: 10 |
  And Bob has in the hand:
    | card  | type    | HP | Stage   | evolves from | effects                                                    |
    | Trunk | Pokémon | 90 | Stage 1 | Twig         | Nip [0]: 10                                                |
    | Turn  | Item    |    |         |              | Switch your Active Pokémon with 1 of your Benched Pokémon. |
    | Over  | Item    |    |         |              | Switch your Active Pokémon with 1 of your Benched Pokémon. |
  When Ann attacks Twig with Rammer
  And everyone passes
  And the game goes on to the Main Phase 1 of Bob
"""
STUCK = "During your opponent's next turn, the Defending Pokémon can't attack."
SHIELD = "During your opponent's next turn, prevent all damage done to this Pokémon by attacks."
TO_BENCH_AND_BACK = """  When Bob retreats Twig for Leaf
  And Bob plays Turn
  And everyone passes
"""
SWITCHED_TWICE = """  When Bob plays Turn
  And everyone passes
  And Bob plays Over
  And everyone passes
"""
EVOLVED = "  When Bob plays Trunk on Twig\n"
IN_BATTLE = "  And the game goes on to the Battle Phase of Bob\n"


def test_it_holds_for_a_pokemon_that_stays() -> None:
    steps = GLUED.format(text=STUCK) + IN_BATTLE + "  Then rule 8.1.5 forbids Bob to attack Rammer with Twig"

    assert wrong_with("cgs", steps) == ""


@pytest.mark.parametrize(("change", "by"), [(TO_BENCH_AND_BACK, "Twig"), (SWITCHED_TWICE, "Twig"), (EVOLVED, "Trunk")])
def test_it_ends_on_the_bench_and_with_an_evolution(change: str, by: str) -> None:
    steps = f"{GLUED.format(text=STUCK)}{change}{IN_BATTLE}  Then Bob may attack Rammer with {by}"

    assert wrong_with("cgs", steps) == ""


def test_what_came_from_the_bench_keeps_what_it_has_there() -> None:
    table = GLUED.format(text="During your opponent's next turn, your opponent's Pokémon can't attack.")
    steps = (
        "  When Bob retreats Twig for Leaf\n" + IN_BATTLE + "  Then rule 8.1.5 forbids Bob to attack Rammer with Leaf"
    )

    assert wrong_with("cgs", table + steps) == ""


@pytest.mark.parametrize(("moves", "damage"), [("", 0), ("gone", 1)])
def test_a_shield_is_gone_with_whoever_goes_to_the_bench(moves: str, damage: int) -> None:
    swap = """  When Bob plays Gust
  And everyone passes
  And Bob chooses Ramlet
  And Bob plays Gust 2
  And everyone passes
"""
    gust = "    | Gust | Item | | | | Switch 1 of your opponent's Benched Pokémon with their Active Pokémon. |\n"
    table = GLUED.format(text=SHIELD).replace("    | Over", gust + gust.replace("| Gust", "| Gust 2") + "    | Over")
    swap = swap.replace("  And Bob chooses Ramlet\n", "")
    steps = (swap if moves else "  When Bob plays Turn\n  And everyone passes\n") + IN_BATTLE
    by = "Twig" if moves else "Leaf"
    battle = f"  When Bob attacks Rammer with {by}\n  And everyone passes\n  Then Rammer's damage is {damage}"

    assert wrong_with("cgs", table + steps + battle) == ""


def test_what_another_card_says_lasts_on_the_bench() -> None:
    steps = """
  Given a game of cgs with Ann and Bob
  And Ann has in the hand:
    | card | type    | effects                                      |
    | Grow | instant | target creature gets +3/+3 until end of turn |
  And Ann controls:
    | card   | type    | HP | Stage | retreat | zone              |
    | Rammer | Pokémon | 90 | Basic | 0       | Extra Summon Zone |
    | Ramlet | Pokémon | 90 | Basic | 0       | Main Summon Zone  |
  When Ann plays Grow targeting Rammer
  And everyone passes
  And Ann retreats Rammer for Ramlet
  Then Rammer's defensive stat is 12"""

    assert wrong_with("cgs", steps) == ""
