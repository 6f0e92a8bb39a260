"""A move of a Pokémon whose effect targets something is aimed before its damage is dealt."""

from told_scenario import wrong_with

HAMMERS = """
  Given a game of cgs with Ann and Bob in the Battle Phase of Ann
  And Ann controls:
    | card    | type    | HP | Stage | effects                                     |
    | Dentpup | Pokémon | 60 | Basic | Crush [0]: 20. Destroy target artifact. |
"""
FORGE = """  And Bob controls:
    | card    | type     |
    | Anvil   | artifact |
    | Bellows | artifact |
"""


def test_what_it_aims_at_is_destroyed_and_nothing_else() -> None:
    steps = """  When Ann attacks Bob with Dentpup
  And everyone passes
  And Ann targets Anvil
  Then Anvil is in Bob's discard pile
  And Bellows is in Bob's backrow zone
  And Bob has 18 life
"""
    assert wrong_with("cgs", HAMMERS + FORGE + steps) == ""


def test_without_a_target_it_deals_its_damage_all_the_same() -> None:
    steps = """  When Ann attacks Bob with Dentpup
  And everyone passes
  Then Bob has 18 life
"""
    assert wrong_with("cgs", HAMMERS + steps) == ""
