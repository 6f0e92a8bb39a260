"""Who switches with whom: the zone decides, for creatures and monsters beside Pokémon too."""

import pytest
from told_scenario import wrong_with

TABLE = """
  Given a game of cgs with Ann and Bob
  And Ann has in the hand:
    | card | type | effects                                                    |
    | Swap | Item | {text} |
  And {player} controls:
    | card | type           | HP | Stage | zone              | power | toughness | ATK | DEF |
    {front}
    | Elf  | creature       |    |       | Main Summon Zone  | 1     | 1         |     |     |
    | Imp  | Normal Monster |    |       | Main Summon Zone  |       |           | 100 | 100 |
  When Ann plays Swap
  And everyone passes"""
LEAD = "| Lead | Pokémon        | 30 | Basic | Extra Summon Zone |       |           |     |     |"
ON_PILE = LEAD.replace("Extra Summon Zone", "Uno pile         ")
SWITCH = "Switch your Active Pokémon with 1 of your Benched Pokémon."
BRING_UP = "Switch 1 of your opponent's Benched Pokémon with their Active Pokémon."
SWITCH_IN = "Switch in 1 of your opponent's Benched Pokémon to the Active Spot."


@pytest.mark.parametrize(
    ("player", "text"), [("Ann", SWITCH), ("Bob", BRING_UP), ("Bob", SWITCH_IN)], ids=["own", "theirs", "in"]
)
@pytest.mark.parametrize("picked", ["Elf", "Imp"])
def test_what_stands_in_the_active_spot_switches_with_what_is_on_the_bench(player: str, text: str, picked: str) -> None:
    steps = f"""
  And Ann chooses {picked}
  Then {picked} is in {player}'s Extra Summon Zone 1
  And Lead is in {player}'s Main Summon Zone {1 if picked == "Elf" else 2}"""

    assert wrong_with("cgs", TABLE.format(player=player, text=text, front=LEAD) + steps) == ""


def test_the_top_of_the_uno_pile_is_an_active_spot_and_who_leaves_it_moves_up() -> None:
    steps = "\n  And Ann chooses Imp\n  Then Imp is on the Uno pile\n  And Lead is in Ann's Extra Summon Zone 1"

    assert wrong_with("cgs", TABLE.format(player="Ann", text=SWITCH, front=ON_PILE) + steps) == ""


@pytest.mark.parametrize(("player", "text"), [("Ann", SWITCH), ("Bob", BRING_UP), ("Bob", SWITCH_IN)])
def test_without_anybody_in_an_active_spot_nothing_switches(player: str, text: str) -> None:
    steps = f"\n  Then Elf is in {player}'s Main Summon Zone 1\n  And Imp is in {player}'s Main Summon Zone 2"

    assert wrong_with("cgs", TABLE.format(player=player, text=text, front="").replace("\n    \n", "\n") + steps) == ""
