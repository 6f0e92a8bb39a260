"""What comes onto the field at one moment: each of it sees the others enter, in whatever order they are laid down."""

import pytest
from told_scenario import wrong_with

PRIEST = "Whenever another creature enters under your control, you gain 1 life."
RISEN = """
  Given a game of cgs with Ann and Bob
  And Ann has in the hand:
    | card | type    | effects  |
    | Rise | sorcery | {effect} |
  And Ann has in the discard pile:
    | card   | type     | power | toughness | effects  |
    | {card} | creature | 1     | 1         | {first}  |
    | {last} | creature | 1     | 1         | {second} |
"""
PLAYED = "  When Ann plays Rise\n  And everyone passes\n"
RISE = "Return all creature cards from your graveyard to the battlefield."
OWNED = "Put all creature cards from all graveyards onto the battlefield under their owners' control."


@pytest.mark.parametrize("effect", [RISE, OWNED])
@pytest.mark.parametrize(("card", "last"), [("Priest", "Elf"), ("Elf", "Priest")])
def test_the_priest_sees_the_elf_in_either_order(effect: str, card: str, last: str) -> None:
    first, second = (PRIEST if each == "Priest" else "" for each in (card, last))
    table = RISEN.format(effect=effect, card=card, last=last, first=first, second=second)

    assert wrong_with("cgs", f"{table}{PLAYED}  And everyone passes\n  Then Ann has 21 life") == ""


def test_two_priests_see_each_other() -> None:
    table = RISEN.format(effect=RISE, card="Priest", last="Monk", first=PRIEST, second=PRIEST)
    steps = "  And Ann adds Monk first\n  And everyone passes\n  And everyone passes\n  Then Ann has 22 life"

    assert wrong_with("cgs", table + PLAYED + steps) == ""


def test_monsters_that_are_special_summoned_together() -> None:
    steps = """
  Given a game of cgs with Ann and Bob
  And Ann has in the discard pile:
    | card | type           | ATK | DEF | Level | effects                                                 |
    | Pup  | Effect Monster | 100 | 100 | 2     | When another monster is Special Summoned: gain 1000 LP. |
    | Imp  | Normal Monster | 100 | 100 | 2     |                                                         |
  And Ann has in the hand:
    | card | type         | effects                                                                |
    | Call | Normal Spell | Special Summon all monsters from your GY in Attack Position. |
  When Ann plays Call
  And everyone passes
  And everyone passes
  Then Ann has 21 life"""

    assert wrong_with("cgs", steps) == ""


def test_tokens_that_are_made_together() -> None:
    steps = """
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card | type        | effects                                                                         |
    | Nest | enchantment | Creatures you control have "Whenever another creature enters, you gain 1 life." |
  And Ann has in the hand:
    | card  | type    | effects                                  |
    | Brood | sorcery | Create two 1/1 red Goblin creature tokens. |
  When Ann plays Brood
  And everyone passes
  And Ann adds Goblin token 1 first
  And everyone passes
  And everyone passes
  Then Ann has 22 life"""

    assert wrong_with("cgs", steps) == ""
