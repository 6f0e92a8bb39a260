"""What a card does as it is activated, and what its controller can do if something is so."""

from fractions import Fraction
from typing import Any

import pytest
from cgs_idiom import monster, rivals
from cgs_table import GAME, hand, lying, play_out, summon, table_with

from rules_db.engine.kernel import BadSetup, IllegalAction
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.card_text.said.vocabulary import OFFENSE
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone


def after(said: str, printed: dict[str, Any], *cards: dict[str, Any]) -> Table:
    """The table once Ann has done this with a card from her hand, and all of it has resolved."""
    table = table_with(lying("Ann", "hand", printed), *cards)
    GAME.apply(table, GAME.parse(table, said))
    play_out(table)
    return table


@pytest.mark.parametrize("kind", ["Continuous Spell", "Field Spell", "Normal Spell"])
@pytest.mark.parametrize("text", ["When this card is activated: Draw 1 card.", "Draw 1 card."])
def test_a_card_of_the_backrow_does_what_it_does_as_it_is_played(kind: str, text: str) -> None:
    table = after("Ann activates Hall", {"name": "Hall", "types": [kind], "text": text})

    assert len(hand(table, "Ann")) == 1


def test_a_card_that_stays_is_aimed_as_it_is_played() -> None:
    text = "Activate this card by targeting 1 monster your opponent controls; destroy it."
    hall = {"name": "Hall", "types": ["Continuous Spell"], "text": text}
    table = after("Ann activates Hall targeting Cat", hall, *rivals("Hog", "Cat"))

    assert [table.cards[each].zone for each in ("Hall", "Hog", "Cat")] == [Zone.BACKROW, Zone.SUMMON, Zone.DISCARD]


@pytest.mark.parametrize("said", ["Ann plays Blade on Hog", "Ann activates Blade on Hog"])
@pytest.mark.parametrize("groups", [["Beast"], ["Rock"]])
def test_what_is_not_of_the_sort_that_a_text_names_is_not_equipped(said: str, groups: list[str]) -> None:
    blade = {"name": "Blade", "types": ["Equip Spell"], "text": "Equip only to a Beast monster. It gains 700 ATK."}
    table = table_with(lying("Ann", "hand", blade), summon("Ann", monster("Hog", groups=groups)))

    refused = GAME.why_not(table, GAME.parse(table, said))

    assert (refused and refused.rule) == (None if groups == ["Beast"] else "cgs-11.3.6")


def test_what_is_equipped_is_meant_by_it() -> None:
    blade = {
        "name": "Blade",
        "types": ["Equip Spell"],
        "text": "Equip only to a Beast monster. It gains 700 ATK. It can attack directly.",
    }
    table = after("Ann activates Blade on Hog", blade, summon("Ann", monster("Hog")))

    assert values.number(table, table.cards["Hog"], OFFENSE) == Fraction(11, 5)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ('You can draw 1 card. You can only use this effect of "Boar" once per turn.', "activated"),
        ('If you control a Beast monster: You can draw 1 card. You can only use each effect of "Boar" once per turn.',
         "activated"),
        ("If you control a Beast monster: Draw 1 card.", "played"),
        ("If your opponent controls a monster: Target 1 card your opponent controls; destroy it.", "played"),
    ],
)  # fmt: skip
def test_what_can_be_done_is_activated_and_what_is_done_is_played(text: str, kind: str) -> None:
    assert read_effects(text)[0].kind == kind


@pytest.mark.parametrize("groups", [["Beast"], ["Rock"]])
def test_what_is_done_if_something_is_so_is_not_played_otherwise(groups: list[str]) -> None:
    chant = {"name": "Chant", "types": ["Normal Spell"], "text": "If you control a Beast monster: Draw 1 card."}
    table = table_with(lying("Ann", "hand", chant), summon("Ann", monster("Hog", groups=groups)))

    refused = GAME.why_not(table, GAME.parse(table, "Ann activates Chant"))

    assert (refused is None) == (groups == ["Beast"])


def test_an_effect_without_a_cost_is_used_once_by_all_cards_of_its_name() -> None:
    boar = monster("Boar", 'You can draw 1 card. You can only use this effect of "Boar" once per turn.')
    table = table_with(summon("Ann", boar), summon("Ann", boar, "Boar 2"))
    GAME.apply(table, GAME.parse(table, "Ann activates Boar's effect"))
    play_out(table)

    assert len(hand(table, "Ann")) == 1
    with pytest.raises(IllegalAction, match="once_per"):
        GAME.apply(table, GAME.parse(table, "Ann activates Boar 2's effect"))


@pytest.mark.parametrize("said", ["Ann activates Boar's effect", "Ann activates Boar's effect with Cat"])
def test_what_there_is_no_choice_about_may_be_named(said: str) -> None:
    boar = monster("Boar", "Once per turn: You can banish 1 monster from your GY; draw 1 card.")
    table = table_with(summon("Ann", boar), lying("Ann", "discard pile", monster("Cat")))
    GAME.apply(table, GAME.parse(table, said))
    play_out(table)

    assert table.cards["Cat"].zone is Zone.EXILE


def test_a_monster_is_not_told_to_wait_for_its_own_activation() -> None:
    with pytest.raises(BadSetup, match="as it is played"):
        read_effects("When this is activated: draw 1")
