"""Which summons will do as the materials of a monster, and which sets of them are offered."""

from typing import Any

import pytest
from cgs_table import ELF, GOLEM, OGRE, done, lying, summon, table_with

from rules_db.games.cgs.card_text.doing.paying import materials
from rules_db.games.cgs.words import Zone

TUNER = {**GOLEM, "name": "Tuner", "groups": ["Rock", "Tuner"], "rank": "3"}
SCOUT = {**GOLEM, "name": "Scout", "rank": "2"}
GIANT = {**GOLEM, "name": "Giant", "rank": "7"}
ANN = [summon("Ann", each) for each in (ELF, GOLEM, TUNER, SCOUT)]


def sets(types: str, rank: str, text: str, *cards: Any) -> list[tuple[str, ...]]:
    extra = {"name": "Titan", "types": [types], "rank": rank, "offense": "3000", "defense": "2500", "text": text}
    table = table_with(lying("Ann", "Extra Deck", extra), *cards)
    found = materials.sets_for(table, table.cards["Titan"], "Ann")
    for each in found:
        assert materials.why_not(table, table.cards["Titan"], "Ann", each) is None
    return found


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('materials: "Elf" + "Golem"', [("Elf", "Golem")]),
        ("materials: 2 Rock monsters", [("Golem", "Tuner"), ("Golem", "Scout"), ("Tuner", "Scout")]),
        ("materials: 3 Rock monsters", [("Golem", "Tuner", "Scout")]),
        ("materials: 4 Rock monsters", []),
        ('materials: "Elf" + 1 Rock monster', [("Elf", "Golem"), ("Elf", "Tuner"), ("Elf", "Scout")]),
        ('materials: "Golem" + 1 Rock monster', [("Golem", "Tuner"), ("Golem", "Scout")]),
        ("materials: 3+ Rock monsters", [("Golem", "Tuner", "Scout")]),
        ("materials: 2+ Rock monsters",
         [("Golem", "Tuner"), ("Golem", "Scout"), ("Tuner", "Scout"), ("Golem", "Tuner", "Scout")]),
        ('materials: "Ogre" + "Golem"', []),
    ],
)  # fmt: skip
def test_each_material_is_of_the_sort_that_is_asked_for(text: str, expected: Any) -> None:
    assert sets("Fusion Monster", "8", text, *ANN) == expected


@pytest.mark.parametrize(
    ("rank", "text", "expected"),
    [
        ("7", "", [("Golem", "Tuner")]),
        ("5", "", [("Tuner", "Scout")]),
        ("6", "", []),
        ("4", "", [("Elf", "Tuner")]),
        ("9", "materials: 1 Tuner + 1+ non-Tuner monsters", [("Golem", "Tuner", "Scout")]),
        ("5", "materials: 1 Tuner + 1+ non-Tuner monsters", [("Tuner", "Scout")]),
        ("10", "materials: 1 Tuner + 1+ non-Tuner monsters", [("Elf", "Golem", "Tuner", "Scout")]),
    ],
)
def test_levels_of_a_tuner_and_another_add_up(rank: str, text: str, expected: Any) -> None:
    assert sets("Synchro Monster", rank, text, *ANN) == expected


@pytest.mark.parametrize(
    ("used", "is_refused"),
    [
        (("Golem", "Tuner"), False),
        (("Tuner", "Golem"), False),
        (("Golem", "Golem"), True),
        (("Golem",), True),
        (("Golem", "Tuner", "Scout"), True),
        (("Golem", "Elf"), True),
        (("Golem", "Giant"), True),
        (("Golem", "Held"), True),
        (("Golem", "Relic"), True),
        ((), True),
    ],
)
def test_materials_are_summons_in_play_that_one_controls(used: tuple[str, ...], is_refused: bool) -> None:
    extra = {"name": "Titan", "types": ["Fusion Monster"], "rank": "8", "text": "materials: 2 Rock monsters"}
    relic = lying("Ann", "backrow zone", {"name": "Relic", "types": ["artifact"], "groups": ["Rock"]})
    held = lying("Ann", "hand", {**GOLEM, "name": "Held"})
    table = table_with(lying("Ann", "Extra Deck", extra), *ANN, summon("Bob", GIANT), relic, held)

    assert (materials.why_not(table, table.cards["Titan"], "Ann", used) is not None) is is_refused


@pytest.mark.parametrize(
    ("rank", "levels", "expected"),
    [
        ("4", 0, [("Golem",), ("Giant",), ("Tuner", "Scout")]),
        ("7", 0, [("Giant",), ("Golem", "Tuner")]),
        ("8", 0, [("Golem", "Giant"), ("Tuner", "Giant"), ("Scout", "Giant"), ("Golem", "Tuner", "Scout")]),
        ("1", 9, [("Golem", "Giant"), ("Tuner", "Giant"), ("Scout", "Giant"), ("Golem", "Tuner", "Scout")]),
        ("17", 0, []),
        ("", 0, []),
    ],
)
def test_no_tribute_of_a_ritual_is_one_too_many(rank: str, levels: int, expected: Any) -> None:
    ritual = {"name": "Titan", "types": ["Ritual Monster"], "rank": rank, "offense": "3000", "defense": "2500"}
    monsters = [summon("Ann", each) for each in (GOLEM, TUNER, SCOUT, GIANT)]
    table = table_with(lying("Ann", "hand", ritual), *monsters)
    among = [table.cards[each] for each in ("Golem", "Tuner", "Scout", "Giant", "Titan")]

    found = materials.tributes_for(table, table.cards["Titan"], among, levels)
    assert found == expected


def test_what_the_hand_holds_is_among_the_materials_only_where_it_may_be() -> None:
    table = table_with(
        *ANN, lying("Ann", "hand", GIANT), lying("Ann", "hand", OGRE), lying("Bob", "hand", SCOUT, "Bob's")
    )

    assert [each.id for each in materials.with_hand(table, "Ann")] == ["Elf", "Golem", "Tuner", "Scout", "Giant"]


@pytest.mark.parametrize(("choice", "used"), [("Elf + Golem", {"Elf", "Golem"}), ("Elf + Tuner", {"Elf", "Tuner"})])
def test_whoever_summons_chooses_the_materials(choice: str, used: set[str]) -> None:
    titan = {"name": "Titan", "types": ["Fusion Monster"], "rank": "8", "text": 'materials: "Elf" + 1 Rock monster'}
    cards = [summon("Ann", each) for each in (ELF, GOLEM, TUNER)]
    table = done("Fusion Summon a Fusion monster from your Extra Deck", *cards, lying("Ann", "Extra Deck", titan),
                 choices=[(choice,), ("Main Summon Zone",), ("Attack Position",)])  # fmt: skip

    assert {each for each in ("Elf", "Golem", "Tuner") if table.cards[each].zone is Zone.DISCARD} == used
    assert table.cards["Titan"].zone is Zone.SUMMON


@pytest.mark.parametrize(("rank", "expected"), [("1", [("Free", "Tuner")]), ("", [])])
def test_a_synchro_monster_without_a_level_is_worth_nothing(rank: str, expected: Any) -> None:
    cards = (summon("Ann", {**ELF, "name": "Free", "cost": ""}), summon("Ann", {**TUNER, "rank": "1"}))

    assert sets("Synchro Monster", rank, "", *cards) == expected
