"""Names in quotes on cards of Yu-Gi-Oh!: which cards they mean, and what is limited by the name of a card."""

from typing import Any

import pytest
from cgs_idiom import BEAST, ignition, monster, rivals, spell
from cgs_table import GAME, lying, play_out, summon, table_with

from rules_db.engine.kernel import BadSetup, IllegalAction
from rules_db.games.cgs.actions.values import Activate, Play
from rules_db.games.cgs.doing.yugioh.flipping import Flip
from rules_db.games.cgs.properties import OFFENSIVE, stat
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

FIELD, GONE, BANISHED = Zone.SUMMON, Zone.DISCARD, Zone.EXILE
CUB, SCOUT, OX = (monster(each) for each in ("Emberfang Cub", "Emberfang Scout", "Mire Ox"))


def test_a_name_in_quotes_before_a_kind_means_all_that_have_it_in_their_names() -> None:
    table = spell('All "Emberfang" monsters you control gain 500 ATK until the End Phase.',
                  summon("Ann", CUB), summon("Ann", OX), summon("Bob", SCOUT))  # fmt: skip

    seen = [stat(table, table.cards[each["name"]], OFFENSIVE) * 1000 for each in (CUB, OX, SCOUT)]
    assert seen == [2000, 1500, 1500]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('Add 1 "Emberfang" monster from your Deck to your hand, except "Emberfang Scout".', {"Emberfang Cub"}),
        ('Add 1 "Emberfang" monster from your Deck to your hand.', {"Emberfang Cub", "Emberfang Scout"}),
        ('Add 1 non-"Emberfang" Beast monster from your Deck to your hand.', {"Mire Ox"}),
        ('Add 1 "Emberfang Cub" from your Deck to your hand.', {"Emberfang Cub"}),
    ],
)
def test_what_is_searched_for_by_name(text: str, found: set[str]) -> None:
    table = table_with(lying("Ann", "hand", {"name": "Rite", "types": ["Normal Spell"], "text": text}),
                       *(lying("Ann", "Main Deck", each) for each in (CUB, SCOUT, OX)))  # fmt: skip
    GAME.apply(table, Play("Ann", "Rite", Zone.BACKROW, 1))
    while table.choice is None:
        play_out_one(table)

    assert {*table.choice.options} == found


def play_out_one(table: Table) -> None:
    decision = GAME.pending(table)
    assert decision is not None
    GAME.apply(table, next(each for each in GAME.options(table) if type(each).__name__ == "Pass"))


def test_cards_are_searched_for_in_the_deck_and_in_the_graveyard() -> None:
    text = 'Add 1 "Emberfang" card from your Deck or GY to your hand, except "Emberfang Scout".'
    table = spell(text, lying("Ann", "Main Deck", SCOUT), lying("Ann", "discard pile", CUB), choices=[(CUB["name"],)])

    assert table.cards["Emberfang Cub"].zone is Zone.HAND


@pytest.mark.parametrize(("rival", "ends"), [("Emberfang King", Zone.SUMMON), ("Mire King", Zone.HAND)])
def test_a_monster_comes_if_its_player_controls_a_card_of_a_name(rival: str, ends: Zone) -> None:
    text = 'If you control "Emberfang King", you can Special Summon this card from your hand in Attack Position.'
    table = table_with(lying("Ann", "hand", monster("Boar", text)), summon("Ann", monster(rival)))
    if ends is Zone.HAND:
        with pytest.raises(IllegalAction):
            GAME.apply(table, Activate("Ann", "Boar", 1))
    else:
        GAME.apply(table, Activate("Ann", "Boar", 1))
        play_out(table)

    assert table.cards["Boar"].zone is ends


def rites(text: str, kind: str = "Normal Spell") -> Table:
    printed = {"name": "Rite", "types": [kind], "text": text}
    return table_with(*(lying("Ann", "hand", printed, f"Rite {at}") for at in (1, 2)), *rivals("Hog"))


@pytest.mark.parametrize(
    "text",
    [
        'Draw 1 card. You can only activate 1 "Rite" per turn.',
        'Gain 500 LP. You can only use this effect of "Rite" once per turn.',
        'Gain 500 LP. You can banish this card from your GY; draw 1 card. You can only use each effect of "Rite" '
        "once per turn.",
        'Gain 500 LP. You can banish this card from your GY; draw 1 card. You can only use 1 "Rite" effect per turn, '
        "and only once that turn.",
    ],
)
def test_an_effect_that_is_limited_by_name_limits_the_playing_of_a_spell(text: str) -> None:
    table = rites(text)
    GAME.apply(table, Play("Ann", "Rite 1", Zone.BACKROW, 1))
    play_out(table)
    with pytest.raises(IllegalAction, match="once_per"):
        GAME.apply(table, Play("Ann", "Rite 2", Zone.BACKROW, 1))
    GAME.apply(table, Play("Ann", "Rite 2", Zone.BACKROW, 1, is_face_down=True))

    assert table.cards["Rite 1"].zone is GONE


@pytest.mark.parametrize(
    ("limit", "may"),
    [('use each effect of "Boar" once per turn', True),
     ('use 1 "Boar" effect per turn, and only once that turn', False)],
)  # fmt: skip
def test_of_all_effects_of_a_name_one_is_used_or_each_of_them(limit: str, may: bool) -> None:
    text = f"You can pay 500 LP; draw 1 card. You can pay 1000 LP; draw 2 cards. You can only {limit}."
    table = ignition(text)
    second = Activate("Ann", "Boar", 2)

    assert (GAME.why_not(table, second) is None) is may
    assert GAME.why_not(table, Activate("Ann", "Boar", 1)) is not None


@pytest.mark.parametrize(
    "limit", ['You can only use this effect of "Hog" once per turn.', 'You can only activate 1 "Hog" per turn.',
              'You can only control 1 "Hog".'],
)  # fmt: skip
def test_a_text_that_limits_by_the_name_of_another_card_is_refused(limit: str) -> None:
    text = f"You can pay 500 LP; draw 1 card. {limit}"

    assert table_with(summon("Ann", monster("Hog", text))).cards["Hog"].zone is FIELD
    with pytest.raises(BadSetup, match="not named 'Hog'"):
        table_with(summon("Ann", monster("Boar", text)))


WARDEN: dict[str, Any] = {**BEAST, "name": "Warden", "text": 'You can only control 1 "Warden".'}


def test_nobody_controls_two_cards_face_up_of_which_they_can_control_one() -> None:
    table = table_with(lying("Ann", "hand", WARDEN, "Second"), summon("Ann", WARDEN, "First"))
    with pytest.raises(IllegalAction, match="controls_already"):
        GAME.apply(table, Play("Ann", "Second", FIELD, 2))
    GAME.apply(table, Play("Ann", "Second", FIELD, 2, is_face_down=True))
    play_out(table)

    assert table.cards["Second"].zone is FIELD


def test_a_second_one_is_not_flipped_up_and_an_opponent_may_have_one() -> None:
    down = {"is_face_down": True, "is_defending": True, "set_in": 1}
    table = table_with(summon("Ann", WARDEN, "First"), summon("Ann", WARDEN, "Second", state=down),
                       summon("Bob", WARDEN, "Third"))  # fmt: skip

    with pytest.raises(IllegalAction, match="controls_already"):
        GAME.apply(table, Flip("Ann", "Second"))


def test_of_several_that_are_special_summoned_together_one_comes_and_none_is_taken_over() -> None:
    held = [lying("Ann", "hand", WARDEN, each) for each in ("First", "Second")]
    come = spell("Special Summon all monsters from your hand in Attack Position.", *held)
    taken = spell("Target 1 monster your opponent controls; take control of it.", summon("Ann", WARDEN, "First"),
                  summon("Bob", WARDEN, "Third"), targets=("Third",))  # fmt: skip

    assert sorted(come.cards[each].zone for each in ("First", "Second")) == sorted([FIELD, Zone.HAND])
    assert taken.cards["Third"].controller == "Bob"
