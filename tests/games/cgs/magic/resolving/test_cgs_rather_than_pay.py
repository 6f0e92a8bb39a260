"""Cards that may be played for something else than their mana cost."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, OGRE, lying, play_out, summon, table_with
from told_scenario import wrong_with

from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

OATH = "You may pay 3 life rather than pay this spell's mana cost.\nOath deals 2 damage to each opponent."


def table_of(text: str, mana: int, *cards: dict[str, object]) -> Table:
    oath = {"name": "Oath", "types": ["sorcery"], "cost": "{2}{R}", "text": text}
    players = [{"name": "Ann", "mana": {"red": mana} if mana else {}}, {"name": "Bob"}]
    return table_with(lying("Ann", "hand", oath), *cards, players=players)


def play(said: str = "") -> Play:
    return Play("Ann", "Oath", Zone.BACKROW, 1, said=said)


@pytest.mark.parametrize(
    ("mana", "said", "life", "left"), [(0, "", 17, 0), (3, "", 20, 0), (3, "paid otherwise", 17, 3)]
)
def test_life_is_paid_where_the_player_says_so_or_the_mana_is_wanting(
    mana: int, said: str, life: int, left: int
) -> None:
    table = table_of(OATH, mana)
    GAME.apply(table, play(said))
    play_out(table)

    assert table.players["Ann"].life == life
    assert table.players["Bob"].life == 18
    assert sum(each.amount for each in table.players["Ann"].pool) == left


@pytest.mark.parametrize("own", [ELF, OGRE])
def test_a_condition_says_when(own: dict[str, object]) -> None:
    text = (
        "If you control an Elf, you may cast this spell without paying its mana cost.\nOath deals 2 damage "
        "to each opponent."
    )
    table = table_of(text, 0, summon("Ann", own))

    assert (GAME.why_not(table, play()) is None) is (own is ELF)
    assert (play("paid otherwise") in GAME.options(table)) is True


def test_a_card_cannot_be_paid_for_with_itself() -> None:
    text = "You may exile a red card from your hand rather than pay this spell's mana cost.\nDraw a card."

    assert GAME.why_not(table_of(text, 0), play()) is not None
    assert GAME.why_not(table_of(text, 0, lying("Ann", "hand", OGRE)), play()) is None


def test_what_is_given_up_is_gone() -> None:
    text = "You may sacrifice a creature rather than pay this spell's mana cost.\nOath deals 2 damage to each opponent."
    table = table_of(text, 0, summon("Ann", ELF))
    GAME.apply(table, play())
    play_out(table)

    assert table.lying("Ann", Zone.DISCARD) == ["Elf", "Oath"]
    assert table.players["Bob"].life == 18


def test_without_such_a_text_nothing_else_is_paid() -> None:
    table = table_of("Draw a card.", 0)

    assert GAME.why_not(table, play()) is not None
    assert GAME.why_not(table, play("paid otherwise")) is not None


def test_it_can_be_said_in_an_example() -> None:
    steps = """
  Given a game of cgs with Ann and Bob
  And Ann has 3 red mana
  And Ann has in the hand:
    | card | type    | cost   | effects |
    | Oath | sorcery | {2}{R} | You may pay 3 life rather than pay this spell's mana cost. Draw a card. |
  When Ann plays Oath as paid otherwise
  And everyone passes
  Then Ann has 17 life
  And Ann has 3 red mana"""

    assert wrong_with("cgs", steps) == ""


def test_both_names_of_the_card_will_do() -> None:
    assert read_effects("You may pay {R} rather than pay its mana cost.") == read_effects(
        "You may pay {R} rather than pay this spell's mana cost."
    )


BARGAIN = "As an additional cost to cast this spell, sacrifice a creature or pay 3 life.\nDraw two cards."


@pytest.mark.parametrize(
    ("own", "choices", "life", "creatures"),
    [
        ((ELF,), (("sacrifice",),), 20, []),
        ((ELF,), (("pay life",),), 17, ["Elf"]),
        ((), (), 17, []),
    ],
)
def test_one_of_two_costs_is_paid(own: tuple[Any, ...], choices: Any, life: int, creatures: list[str]) -> None:
    table = table_of(BARGAIN, 3, *(summon("Ann", each) for each in own))
    GAME.apply(table, play())
    play_out(table, *choices)

    assert table.players["Ann"].life == life
    assert table.lying("Ann", Zone.SUMMON) == creatures


def test_one_of_the_two_has_to_be_payable() -> None:
    text = BARGAIN.replace("pay 3 life", "discard a creature card")

    assert GAME.why_not(table_of(text, 3), play()) is not None
    assert GAME.why_not(table_of(text, 3, lying("Ann", "hand", OGRE)), play()) is None
