"""What dies and goes elsewhere by a text has still been destroyed or sacrificed; and such a text holds in time."""

import pytest
from told_scenario import wrong_with

BEGUN = "\n  Given a game of cgs with Ann and Bob\n"
OX = """  And Bob controls:
    | card | type     | power | toughness |
    | Ox   | creature | 3     | {0}       |
"""
SCORCH = """  And Ann has in the hand:
    | card   | type    | effects                                                                                     |
    | Scorch | instant | Deal 3 damage to target creature. {0}If that creature would die this turn, exile it instead. |
    | Zap    | instant | Deal 3 damage to target creature.                                                          |
  When Ann plays Scorch targeting Ox
  And everyone passes
"""


@pytest.mark.parametrize("between", ["", "It can't be regenerated this turn. "])
def test_what_is_said_behind_the_damage_holds_for_the_damage(between: str) -> None:
    end = "  Then Ox is in Bob's exiled zone\n"

    assert wrong_with("cgs", BEGUN + OX.format(3) + SCORCH.format(between) + end) == ""


def test_it_holds_for_the_rest_of_the_turn() -> None:
    end = "  Then Ox is in Bob's Main Summon Zone\n  When Ann plays Zap targeting Ox\n  And everyone passes\n"
    end += "  Then Ox is in Bob's exiled zone\n"

    assert wrong_with("cgs", BEGUN + OX.format(5) + SCORCH.format("") + end) == ""


def test_it_is_said_of_no_other_creature() -> None:
    text = "Deal 3 damage to target creature. Destroy target artifact. If it would die this turn, exile it instead."
    steps = f"""  And Bob controls:
    | card | type     | power | toughness |
    | Ox   | creature | 3     | 3         |
    | Cup  | artifact |       |           |
  And Ann has in the hand:
    | card   | type    | effects |
    | Scorch | instant | {text}  |
  When Ann plays Scorch targeting Ox and Cup
  And everyone passes
  Then Ox is in Bob's discard pile
"""

    assert wrong_with("cgs", BEGUN + steps) == ""


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("exile it instead", "exiled zone"),
        ("return it to its owner's hand instead", "hand"),
        ("shuffle it into its owner's library instead", "Main Deck"),
    ],
)
def test_what_goes_elsewhere_as_it_dies_has_been_destroyed(text: str, where: str) -> None:
    steps = f"""  And Ann controls:
    | card | type        | effects                           |
    | Void | enchantment | If a creature would die, {text}. |
{OX.format(3)}  And Ann has in the hand:
    | card  | type    | effects                                                                     |
    | Doom  | sorcery | Destroy all creatures. You gain 1 life for each creature destroyed this way. |
  When Ann plays Doom
  And everyone passes
  Then Ann has 21 life
  And Ox is in Bob's {where}
"""

    assert wrong_with("cgs", BEGUN + steps) == ""


def test_what_is_sacrificed_has_been_sacrificed_but_has_not_died() -> None:
    steps = """  And Ann controls:
    | card  | type        | power | toughness | effects                                      |
    | Ox    | creature    | 3     | 5         |                                              |
    | Void  | enchantment |       |           | If a creature would die, exile it instead.   |
    | Altar | artifact    |       |           | sacrifice a creature: gain 1 life            |
    | Bell  | enchantment |       |           | Whenever a creature dies, gain 5 life        |
    | Horn  | enchantment |       |           | Whenever you sacrifice a creature, gain 2 life |
  When Ann activates Altar's effect
  And everyone passes
  And everyone passes
  Then Ox is in Ann's exiled zone
  And Ann has 23 life
"""

    assert wrong_with("cgs", BEGUN + steps) == ""


def test_a_monster_that_dies_and_is_exiled_has_been_banished() -> None:
    steps = """  And Ann controls:
    | card | type           | ATK  | DEF  | Level | effects                                     |
    | Wolf | Effect Monster | 1900 | 1000 | 4     | When this destroys a monster by battle: Gain 1000 LP. |
    | Void | enchantment    |      |      |       | If a creature would die, exile it instead. |
  And Bob controls:
    | card | type           | ATK | DEF | Level | position | effects                                |
    | Dog  | Effect Monster | 900 | 0   | 4     | attack   | If this card is banished: Gain 3000 LP. |
  When Ann attacks Dog with Wolf
  And everyone passes
  And everyone passes
  And everyone passes
  Then Bob has 22 life
  And Ann has 21 life
"""

    assert wrong_with("cgs", BEGUN.replace("Bob\n", "Bob in the Battle Phase of Ann\n") + steps) == ""


def test_a_tribute_that_would_die_stays_where_something_else_happens_instead() -> None:
    steps = """  And Ann controls:
    | card      | type     | power | toughness | effects                                |
    | Ash Heron | creature | 1     | 1         | if this would die, gain 2 life instead |
  And Ann has in the hand:
    | card     | type           | ATK  | DEF  | Level |
    | Tide Ape | Normal Monster | 2200 | 1000 | 5     |
  When Ann Tribute Summons Tide Ape tributing Ash Heron
  And everyone passes
  Then Ash Heron is in Ann's Main Summon Zone
  And Ann has 22 life
"""

    assert wrong_with("cgs", BEGUN + steps) == ""
