"""Damage to a player is a loss of life: what waits for that is set off once for all damage of a moment."""

import pytest
from told_scenario import wrong_with

BEGUN = "\n  Given a game of cgs with Ann and Bob in the {0} of Ann\n"
BELLS = """  And Bob controls:
    | card  | type        | effects                                       |
    | Tally | enchantment | Whenever you lose life, draw that many cards. |
  And Ann controls:
    | card  | type        | effects                                              |
    | Tithe | enchantment | Whenever an opponent loses life, you gain 10 life. |
"""
BOLT = """  And Ann has in the hand:
    | card | type    | effects                                |
    | Bolt | instant | deal 3 damage to target player         |
    | Leech | instant | target player loses 3 life            |
    | Soft | instant | you gain 1 life                        |
  When Ann plays {0}
  And everyone passes
  And everyone passes
"""
TWO = """  And Ann controls:
    | card | type           | power | toughness | HP | Stage | ATK  | DEF | Level | effects       | zone |
    | Ox   | creature       | 2     | 2         |    |       |      |     |       |               |      |
    | Elk  | creature       | 1     | 1         |    |       |      |     |       |               |      |
    | Wolf | Normal Monster |       |           |    |       | 1500 | 0   | 4     |               |      |
"""


@pytest.mark.parametrize(("card", "cards", "life"), [("Bolt targeting Bob", 3, 30), ("Leech targeting Bob", 3, 30)])
def test_damage_sets_off_what_a_loss_of_life_sets_off(card: str, cards: int, life: int) -> None:
    end = f"  And everyone passes\n  Then Bob has {cards} cards in the hand\n  And Ann has {life} life\n"

    assert wrong_with("cgs", BEGUN.format("Main Phase 1") + BELLS + BOLT.format(card) + end) == ""


@pytest.mark.parametrize(("attack", "cards"), [("Ox and Elk", 3), ("Wolf", 2)])
def test_all_damage_of_a_moment_is_one_loss(attack: str, cards: int) -> None:
    end = f"""  When Ann attacks Bob with {attack}
  And everyone passes
  And everyone passes
  And everyone passes
  Then Bob has {cards} cards in the hand
  And Ann has 30 life
"""

    assert wrong_with("cgs", BEGUN.format("Battle Phase") + BELLS + TWO + end) == ""


def test_whoever_cannot_lose_life_has_lost_none() -> None:
    more = """  And Bob controls:
    | card | type        | effects              |
    | Calm | enchantment | You can't lose life. |
"""
    end = "  Then Bob has 20 life\n  And Ann has 20 life\n"

    assert (
        wrong_with("cgs", BEGUN.format("Main Phase 1") + BELLS + more + BOLT.format("Bolt targeting Bob") + end) == ""
    )


@pytest.mark.parametrize(("card", "life"), [("Bolt targeting Bob", 25), ("Soft", 21)])
def test_life_was_lost_in_a_turn_in_which_damage_was_dealt(card: str, life: int) -> None:
    more = """  And Ann controls:
    | card | type        | effects                                                              |
    | Moon | enchantment | At the beginning of your end step, if an opponent lost life this turn, you gain 5 life. |
"""
    steps = BEGUN.format("Main Phase 1") + more + BOLT.format(card)
    end = f"  And the game goes on to the Starting Phase of Bob\n  Then Ann has {life} life\n"

    assert wrong_with("cgs", steps + end) == ""


def test_a_life_that_is_set_is_not_lost_by_whoever_cannot_lose_it() -> None:
    steps = """  And Bob controls:
    | card | type        | effects              |
    | Calm | enchantment | You can't lose life. |
  And Ann has in the hand:
    | card | type    | effects                             |
    | Even | sorcery | Each player's life total becomes 10. |
  When Ann plays Even
  And everyone passes
  Then Bob has 20 life
  And Ann has 10 life
"""

    assert wrong_with("cgs", BEGUN.format("Main Phase 1") + steps) == ""
