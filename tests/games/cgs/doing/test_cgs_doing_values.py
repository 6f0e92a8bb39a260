"""The numbers, colors, types and keywords that cards have at the moment, with all that changes them."""

from fractions import Fraction
from typing import Any

import pytest
from cgs_table import ELF, GAME, GOLEM, MOUSE, OGRE, done, go_on_to, lying, play_out, summon, table_with

from rules_db.games.cgs.actions.values import Activate, Play
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.card_text.said.vocabulary import DEFENSE, OFFENSE, RANK
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

Stats = tuple[Fraction | int | None, Fraction | int | None]


def stats(table: Table, name: str) -> Stats:
    card = table.cards[name]
    return values.number(table, card, OFFENSE), values.number(table, card, DEFENSE)


def says(text: str, player: str = "Ann", name: str = "Veil") -> dict[str, Any]:
    return lying(player, "backrow zone", {"name": name, "types": ["enchantment"], "text": text})


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        (("Ogres get +1/+0",), (4, 3)),
        (("Ogres get +0/+2",), (3, 5)),
        (("Ogres get +1/+1", "Ogres get -2/-0"), (2, 4)),
        (("Ogres have base power and toughness 1/1",), (1, 1)),
        (("Ogres have base power and toughness 1/1", "Ogres get +2/+2"), (3, 3)),
        (("Ogres get +2/+2", "Ogres have base power and toughness 1/1"), (3, 3)),
        (("Ogres have base power and toughness 1/1", "Ogres have base power and toughness 5/6"), (5, 6)),
        (("Ogres have base power 7",), (7, 3)),
        (("the power of Ogres becomes 6",), (6, 3)),
        (("the power of Ogres becomes 6", "Ogres get +1/+1"), (7, 4)),
        (("Ogres get +1/+1", "the power of Ogres becomes 6"), (6, 4)),
        (("Elves get +1/+1",), (3, 3)),
        (("Ogres opponent controls get +1/+1",), (3, 3)),
        (("Ogres you control get +1/+1",), (4, 4)),
    ],
)
def test_changes_come_in_the_order_of_time_on_what_is_the_base(texts: tuple[str, ...], expected: Stats) -> None:
    table = table_with(summon("Ann", OGRE), *(says(text, name=f"Veil {at}") for at, text in enumerate(texts)))

    assert stats(table, "Ogre") == expected


@pytest.mark.parametrize(
    ("counters", "expected"),
    [
        ({"+1/+1": 2}, (5, 5)),
        ({"-1/-1": 2}, (1, 1)),
        ({"+1/+1": 3, "-1/-1": 1}, (5, 5)),
        ({"charge": 4}, (3, 3)),
    ],
)
def test_counters_change_both_numbers(counters: dict[str, int], expected: Stats) -> None:
    table = table_with(summon("Ann", OGRE, state={"counters": counters}))

    assert stats(table, "Ogre") == expected
    assert values.number(table, table.cards["Ogre"], RANK) == 4


@pytest.mark.parametrize(
    ("printed", "state", "rank"),
    [
        (OGRE, {}, 4),
        (ELF, {}, 1),
        ({**OGRE, "cost": ""}, {}, 0),
        ({**OGRE, "cost": "{X}{R}"}, {}, 1),
        (GOLEM, {}, 4),
        (GOLEM, {"is_face_down": True, "is_defending": True}, None),
        (MOUSE, {}, 0),
        ({**MOUSE, "rank": "Stage 2", "evolves_from": "Rat"}, {}, 2),
    ],
)
def test_the_rank_of_a_card_by_its_game(printed: dict[str, Any], state: dict[str, Any], rank: int | None) -> None:
    table = table_with(summon("Ann", printed, "It", state=state))

    assert values.number(table, table.cards["It"], RANK) == rank


@pytest.mark.parametrize(
    ("printed", "colors"),
    [
        ({**OGRE, "cost": "{3}{R}"}, {"red"}),
        ({**OGRE, "cost": "{R}{G}"}, {"red", "green"}),
        ({**OGRE, "cost": "{3}"}, {"colorless"}),
        ({**OGRE, "cost": "{3}", "colors": ["blue"]}, {"blue"}),
        ({**OGRE, "cost": "{R}", "colors": ["blue"]}, {"blue"}),
        ({**GOLEM, "colors": ["FIRE"]}, {"red"}),
        ({**GOLEM, "colors": ["WATER"]}, {"blue"}),
        ({**GOLEM, "colors": []}, {"colorless"}),
        ({**MOUSE, "colors": ["Fire"]}, {"red"}),
        ({**MOUSE, "colors": ["Grass"]}, {"green"}),
        ({**MOUSE, "colors": ["Colorless"]}, {"colorless"}),
    ],
)
def test_the_colors_of_a_card_by_its_game(printed: dict[str, Any], colors: set[str]) -> None:
    table = table_with(summon("Ann", printed, "It"))

    assert values.colors(table, table.cards["It"]) == colors


@pytest.mark.parametrize(
    ("texts", "colors"),
    [
        (("Ogres are blue",), {"blue"}),
        (("Ogres are blue", "Ogres are green"), {"green"}),
        (("Elves are blue",), {"red"}),
    ],
)
def test_the_last_color_that_a_card_gets_is_its_color(texts: tuple[str, ...], colors: set[str]) -> None:
    table = table_with(summon("Ann", OGRE), *(says(text, name=f"Veil {at}") for at, text in enumerate(texts)))

    assert values.colors(table, table.cards["Ogre"]) == colors


@pytest.mark.parametrize(
    ("printed", "texts", "expected"),
    [
        ("flying", (), {"flying"}),
        ("flying, haste", (), {"flying", "haste"}),
        ("", ("Ogres have flying",), {"flying"}),
        ("haste", ("Ogres have flying",), {"flying", "haste"}),
        ("flying", ("Ogres lose flying",), set()),
        ("flying, haste", ("Ogres lose flying",), {"haste"}),
        ("flying", ("Ogres lose flying", "Ogres have flying"), {"flying"}),
        ("", ("Ogres have flying", "Ogres lose flying"), set()),
        ("flying", ("Ogres lose all abilities",), set()),
        ("flying", ("Ogres lose all abilities", "Ogres have haste"), {"haste"}),
        ("", ("Ogres have haste", "Ogres lose all abilities"), set()),
        ("flying", ("Elves lose all abilities",), {"flying"}),
    ],
)
def test_keywords_come_and_go_in_the_order_of_time(printed: str, texts: tuple[str, ...], expected: set[str]) -> None:
    ogre = summon("Ann", {**OGRE, "text": printed})
    table = table_with(ogre, *(says(text, name=f"Veil {at}") for at, text in enumerate(texts)))

    assert values.keywords(table, table.cards["Ogre"]) == expected


def test_what_lies_face_down_has_neither_numbers_nor_keywords() -> None:
    down = summon("Ann", {**GOLEM, "types": ["Effect Monster"], "text": "flying"},
                  state={"is_face_down": True, "is_defending": True})  # fmt: skip
    table = table_with(down, says("Rock creatures have haste"))

    assert stats(table, "Golem") == (None, None)
    assert values.keywords(table, table.cards["Golem"]) == set()


RELIC = lying("Ann", "backrow zone", {"name": "Relic", "types": ["artifact"]})


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("target artifact is also a creature until end of turn", Zone.SUMMON),
        ("target artifact is also a creature until end of turn, that gets +1/+0 until end of turn", Zone.SUMMON),
        ("target artifact is also a creature until end of turn, that gets +0/+1 until end of turn", Zone.SUMMON),
        ("target artifact is also a creature until end of turn, that gets +0/-1 until end of turn", Zone.DISCARD),
        ("target artifact becomes a 1/1 creature until end of turn", Zone.SUMMON),
        ("target artifact becomes a 1/0 creature until end of turn", Zone.DISCARD),
    ],
)
def test_what_has_no_toughness_at_all_does_not_die_of_it(text: str, zone: Zone) -> None:
    table = done(text, RELIC, targets=("Relic",), choices=[("Main Summon Zone 1",)])

    assert table.cards["Relic"].zone is zone


@pytest.mark.parametrize(("text", "kind"), [("once per turn: draw 1", "Effect Monster"), ("", "Normal Monster")])
def test_a_spell_that_becomes_a_monster_is_of_the_kind_that_its_text_makes_it(text: str, kind: str) -> None:
    rune = lying("Ann", "backrow zone", {"name": "Rune", "types": ["Continuous Spell"], "text": text})
    table = done("target Spell becomes a 1/1 creature until end of turn", rune, targets=("Rune",),
                 choices=[("Main Summon Zone 1",)])  # fmt: skip

    assert table.cards["Rune"].types == (kind,)


@pytest.mark.parametrize(
    ("text", "expected", "later"),
    [
        ("target creature gets +2/+1 until end of turn", (5, 4), (3, 3)),
        ("double target creature's power until end of turn", (6, 3), (3, 3)),
        ("switch the power and toughness of target creature until end of turn", (3, 3), (3, 3)),
        ("target creature gets +X/+0 until end of turn, where X is its power", (6, 3), (3, 3)),
        ("target creature has base power and toughness 0/9 until end of turn", (0, 9), (3, 3)),
    ],
)
def test_a_change_for_a_turn_is_over_in_the_next(text: str, expected: Stats, later: Stats) -> None:
    table = done(text, summon("Ann", OGRE), targets=("Ogre",))

    assert stats(table, "Ogre") == expected
    go_on_to(table, 4)
    assert stats(table, "Ogre") == later


@pytest.mark.parametrize(
    ("text", "targets", "expected"),
    [
        ("target creature gets +1/+0 until end of turn for each creature you control", ("Ogre",), (5, 3)),
        ("target creature gets +1/+0 until end of turn for each artifact you control", ("Ogre",), (4, 3)),
        ("target creature gets +1/+0 until end of turn for each land you control", ("Ogre",), (3, 3)),
    ],
)
def test_by_how_much_a_number_changes_is_found_out_once(text: str, targets: Any, expected: Stats) -> None:
    table = table_with(
        lying("Ann", "backrow zone", {"name": "Source", "types": ["artifact"], "text": f"you can: {text}; you can: "
                                      "create a 1/1 Elf token"}), summon("Ann", OGRE), summon("Ann", ELF),
    )  # fmt: skip
    GAME.apply(table, Activate("Ann", "Source", 1, targets))
    play_out(table)
    assert stats(table, "Ogre") == expected
    GAME.apply(table, Activate("Ann", "Source", 2))
    play_out(table)

    assert stats(table, "Ogre") == expected


LEASH = {"name": "Leash", "types": ["enchantment"], "groups": ["Aura"], "text": "you control the enchanted creature"}


@pytest.mark.parametrize(
    ("owner", "leashes", "controller"),
    [
        ("Bob", ("Ann",), "Ann"),
        ("Bob", ("Bob",), "Bob"),
        ("Bob", ("Ann", "Bob"), "Bob"),
        ("Bob", ("Bob", "Ann"), "Ann"),
        ("Ann", ("Ann", "Bob"), "Bob"),
        ("Ann", ("Bob", "Ann"), "Ann"),
        ("Ann", (), "Ann"),
    ],
)
def test_of_several_who_are_given_control_the_last_has_it(owner: str, leashes: Any, controller: str) -> None:
    auras = [lying(who, "backrow zone", LEASH, f"{who}'s Leash", host="Ogre") for who in leashes]
    table = done("draw 1", summon(owner, OGRE), *auras)
    ogre = table.cards["Ogre"]

    assert (ogre.controller, ogre.player) == (controller, controller)
    assert "Ogre" in table.players[controller].zones[Zone.SUMMON]


def test_control_is_lost_with_what_gave_it_and_comes_only_where_there_is_room() -> None:
    aura = lying("Ann", "backrow zone", LEASH, host="Ogre")
    table = done("exile target enchantment", summon("Bob", OGRE), aura, targets=("Leash",))
    assert table.cards["Ogre"].controller == "Bob"
    full = [summon("Ann", ELF, f"Elf {at}") for at in range(5)]
    table = done("gain control of target creature until end of turn", summon("Bob", OGRE), *full, targets=("Ogre",))
    assert table.cards["Ogre"].controller == "Bob"
    table = done("gain control of target creature until end of turn", summon("Bob", OGRE), *full[1:], targets=("Ogre",))
    assert table.cards["Ogre"].controller == "Ann"


def test_what_a_player_controls_already_stays_where_it_is() -> None:
    cards = (summon("Ann", ELF, place=3), summon("Bob", OGRE, place=3))
    table = done("gain control of all creatures until end of turn", *cards)

    assert (table.cards["Elf"].place, table.cards["Ogre"].controller) == (3, "Ann")
    go_on_to(table, 4)
    assert [table.cards[each].controller for each in ("Elf", "Ogre")] == ["Ann", "Bob"]


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        (("Ann", "Elf"), ("Bob", "Ogre"), ("Bob", "Ann")),
        (("Ann", "Elf"), ("Ann", "Ogre"), ("Ann", "Ann")),
    ],
)
def test_control_is_exchanged_between_two_players(one: Any, other: Any, expected: tuple[str, str]) -> None:
    text = "exchange control of target creature and target creature"
    cards = (summon(one[0], ELF), summon(other[0], OGRE))
    table = done(text, *cards, targets=("Elf", "Ogre"))

    assert (table.cards["Elf"].controller, table.cards["Ogre"].controller) == expected


@pytest.mark.parametrize(
    ("text", "spells", "expected"), [("prowess", 1, (4, 4)), ("prowess", 2, (5, 5)), ("", 1, (3, 3))]
)
def test_each_spell_makes_prowess_stronger_for_the_turn(text: str, spells: int, expected: Stats) -> None:
    rites = [
        lying("Ann", "hand", {"name": f"Rite {at}", "types": ["sorcery"], "text": "draw 0"}) for at in range(spells)
    ]
    table = table_with(summon("Ann", {**OGRE, "text": text}), *rites)
    for at in range(spells):
        GAME.apply(table, Play("Ann", f"Rite {at}", Zone.BACKROW, 1))
        play_out(table)
    assert stats(table, "Ogre") == expected
    go_on_to(table, 4)

    assert stats(table, "Ogre") == (3, 3)


@pytest.mark.parametrize(
    ("printed", "color"),
    [
        ({"types": ["Normal Spell"]}, "blue"),
        ({"types": ["Normal Trap"]}, "red"),
        ({"types": ["Item"]}, "colorless"),
        ({"types": ["artifact"]}, "colorless"),
        ({"types": ["artifact"], "cost": "{U}"}, "blue"),
    ],
)
def test_the_color_of_a_card_that_names_none(printed: dict[str, Any], color: str) -> None:
    table = table_with(lying("Ann", "hand", {"name": "It", **printed}))

    assert values.colors(table, table.cards["It"]) == {color}
