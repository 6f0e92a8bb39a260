"""Explore: a land on top of the deck is taken, and else whoever explores grows and the card may be put away."""

from told_scenario import wrong_with

DECK = """
  Given a game of cgs with Ann and Bob
  And {who} has in the deck:
    | card | {columns} |
    | Top  | {cells}   |
"""


def test_a_creature_that_enters_explores_and_its_player_leaves_the_card_on_top() -> None:
    steps = """  And Ann has in the hand:
    | card  | type     | power | toughness | effects                                 |
    | Scout | creature | 1     | 1         | When this creature enters, it explores. |
  When Ann plays Scout
  And everyone passes
  And everyone passes
  And Ann chooses nothing
  Then Top is in Ann's Main Deck
  And Scout's counters are 1 +1/+1
"""
    assert wrong_with("cgs", DECK.format(who="Ann", columns="type", cells="sorcery") + steps) == ""


def test_a_monster_explores_with_the_deck_of_its_own_player() -> None:
    steps = """  And Bob controls:
    | card  | type           | ATK | DEF | Level |
    | Drake | Normal Monster | 500 | 500 | 3     |
  And Ann has in the hand:
    | card | type    | effects                   |
    | Trip | instant | Target creature explores. |
  When Ann plays Trip targeting Drake
  And everyone passes
  Then Top is in Bob's hand
  And Drake's offensive stat is 1/2
"""
    deck = DECK.format(who="Bob", columns="name | type | group", cells="Island | land | Basic")

    assert wrong_with("cgs", deck + steps) == ""


def test_the_battle_phase_is_a_time_to_explore() -> None:
    steps = """  And Ann controls:
    | card  | type     | power | toughness | effects                        |
    | Scout | creature | 1     | 1         | Pay 1 life: Scout explores.    |
  When the game goes on to the Battle Phase of Ann
  And Ann activates Scout's effect
  And everyone passes
  And Ann chooses Top
  Then Top is in Ann's discard pile
  And Scout's defensive stat is 2
"""
    assert wrong_with("cgs", DECK.format(who="Ann", columns="type", cells="sorcery") + steps) == ""
