"""Two texts say what is done in place of one event: the player whom it is about chooses (14.1.1.R2)."""

import pytest
from told_scenario import wrong_with

LAW = "| Ash Law | enchantment | | | if a creature an opponent controls would die, exile it instead |"
HOME = "if this would die, return it to its owner's hand instead"
TABLE = """\
Given a game of cgs with Ann and Bob in the {phase} of Ann
And Ann has 3 Prize cards
And Ann controls:
  | card    | type        | ATK  | DEF | effects |
  {law}
  | Clay Ox | monster     | 3000 | 0   |         |
And Bob controls:
  | card      | type     | P/T | effects |
  | Home Dove | creature | 1/1 | {own}   |
And Ann has in the hand:
  | card | type    | effects                 |
  | Doom | sorcery | destroy target creature |
"""
DOOMED = "When Ann casts Doom on Home Dove\nAnd everyone passes\n"
FOUGHT = "When Clay Ox attacks Home Dove\nAnd everyone passes\n"


def told(steps: str, phase: str = "Main Phase 1", law: str = LAW, own: str = HOME) -> str:
    return wrong_with("cgs", TABLE.format(phase=phase, law=law, own=own) + steps)


@pytest.mark.parametrize(
    ("chosen", "place"), [("Home Dove", "Home Dove is in Bob's hand"), ("Ash Law", "Home Dove is exiled")]
)
def test_the_player_whose_creature_dies_chooses(chosen: str, place: str) -> None:
    assert told(f"{DOOMED}Then Bob is next to choose\nWhen Bob chooses {chosen}\nThen {place}\n") == ""


def test_it_has_been_destroyed_by_battle_all_the_same() -> None:
    prize = "When Ann chooses Ann's Prize card area 2\nThen Ann has 2 Prize cards\nAnd Bob has 18 life\n"

    assert told(f"{FOUGHT}And Bob chooses Home Dove\nThen Home Dove is in Bob's hand\n{prize}", "Battle Phase") == ""


@pytest.mark.parametrize(
    ("own", "law"), [(HOME, "| Tin Lamp | artifact | | | |"), ("if this would die, exile it instead", LAW)]
)
def test_what_leaves_no_choice_is_not_asked(own: str, law: str) -> None:
    assert told(f"{DOOMED}Then Home Dove is not in play\n", own=own, law=law) == ""


PAGES = """\
Given a game of cgs with Ann and Bob in the Main Phase 1 of Ann
And Ann controls:
  | card       | type        | effects                                               |
  | Twin Page  | enchantment | if you would draw a card, draw two cards instead      |
  | Sweet Page | enchantment | if you would draw a card, you gain 3 life instead     |
And Ann has in the hand:
  | card | type    | effects |
  | Lore | sorcery | draw 1  |
When Ann casts Lore
And everyone passes
Then Ann is next to choose
"""


@pytest.mark.parametrize(("chosen", "life"), [("Sweet Page", 23), ("Twin Page", 26)])
def test_what_is_done_instead_may_be_replaced_by_the_other_text(chosen: str, life: int) -> None:
    drawn = f"When Ann chooses {chosen}\nThen Ann has {life} life\nAnd Ann's hand is empty\n"

    assert wrong_with("cgs", PAGES + drawn) == ""
