"""How many cards a player keeps at the end of the turn, where texts set, raise or lower the limit."""

import pytest
from told_scenario import wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cleo in the Main Phase 2 of Ann
  And Ann has {number} cards in the hand
  And Ann has in the hand:
    | card | type    | effects                                                              |
    | Rite | sorcery | Your maximum hand size is increased by one for the rest of the game. |
  And Ann controls:
    | card | type        | effects |
    | Orb  | artifact    | {orb}   |
  And Bob controls:
    | card | type        | effects |
    | Hex  | enchantment | {hex_}  |
  When {play}the game goes on to the Ending Phase of Ann
  And everyone passes
  Then Ann is next to {then}
"""


@pytest.mark.parametrize(
    ("orb", "hex_", "number", "play", "kept"),
    [
        ("Your maximum hand size is two.", "Hexproof", 4, "", 2),
        ("Your maximum hand size is two.", "Each opponent's maximum hand size is reduced by one.", 4, "", 1),
        ("Hexproof", "Each player's maximum hand size is 5.", 7, "", 5),
        ("Your maximum hand size is increased by two.", "Hexproof", 10, "", 9),
        ("Hexproof", "Your opponents' maximum hand size is reduced by 2.", 7, "", 5),
        ("Hexproof", "Hexproof", 10, "Ann plays Rite", 8),
        ("Your maximum hand size is two.", "Hexproof", 5, "Ann plays Rite", 3),
    ],
)
def test_the_hand_is_brought_down_to_the_limit(orb: str, hex_: str, number: int, play: str, kept: int) -> None:
    """Rite is among the cards in the hand until it is played."""
    played = f"{play}\n  And everyone passes\n  And " if play else ""
    steps = TABLE.format(orb=orb, hex_=hex_, number=number, play=played, then="discard")
    assert wrong_with("cgs", steps) == ""
    assert number - bool(play) - kept == int(_needed(steps))


def _needed(steps: str) -> str:
    """How many cards have to be discarded, as the refusal of a discard of none says."""
    told = wrong_with("cgs", f"{steps}  When Ann discards nothing\n  Then Ann has 0 cards in the hand\n")
    return told.partition("needed ")[2].partition(")")[0].partition(",")[0]


@pytest.mark.parametrize(
    ("orb", "hex_", "number"),
    [
        ("Your maximum hand size is increased by three.", "Hexproof", 9),
        ("Hexproof", "Your maximum hand size is two.", 6),
        ("You have no maximum hand size.", "Each opponent's maximum hand size is reduced by one.", 12),
    ],
)
def test_some_keep_all_of_it(orb: str, hex_: str, number: int) -> None:
    steps = TABLE.format(orb=orb, hex_=hex_, number=number, play="", then="act")
    then = f"Then Ann has {number} cards in the hand"
    assert wrong_with("cgs", steps.replace("Then Ann is next to act", then)) == ""
