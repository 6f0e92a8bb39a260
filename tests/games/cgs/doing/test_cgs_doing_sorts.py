"""Which cards a noun phrase means: by side, place, number, color, name, counter, what is attached, and adjectives."""

from typing import Any

import pytest
from cgs_table import ELF, FIRE, GOLEM, MOUSE, OGRE, RAT, done, lying, summon

from rules_db.games.cgs.words import Zone

IMP = {**ELF, "name": "Imp", "groups": ["Imp"], "cost": "{R}", "text": "flying"}
GHOST = {"name": "Ghost", "types": ["creature"], "cost": "{2}", "groups": ["Ghost"], "offense": "2", "defense": "2"}
TUNER = {**GOLEM, "name": "Tuner", "groups": ["Rock", "Tuner"], "rank": "3"}
ARIA = {**GOLEM, "name": "Aria", "types": ["Effect Monster"], "text": "once per turn: draw 1"}
RELIC = {"name": "Relic", "types": ["artifact"]}
MINE, THEIRS = ("Elf", "Ogre", "Golem"), ("Imp", "Ghost", "Tuner", "Aria")


def remaining(text: str, *more: Any, game: str = "Magic") -> set[str]:
    """Which of the summons stand once an effect of Ann's has been carried out."""
    mine = [summon("Ann", each) for each in (ELF, OGRE, GOLEM)]
    theirs = [summon("Bob", each) for each in (IMP, GHOST, TUNER, ARIA)]
    table = done(text, *mine, *theirs, *more, game=game)
    return {each for each in (*MINE, *THEIRS) if table.cards[each].zone is Zone.SUMMON}


@pytest.mark.parametrize(
    ("sort", "gone"),
    [
        ("all creatures", {*MINE, *THEIRS}),
        ("all creatures you control", {*MINE}),
        ("all creatures you don't control", {*THEIRS}),
        ("all creatures opponent controls", {*THEIRS}),
        ("all creatures with flying", {"Imp"}),
        ("all creatures without flying", {*MINE, "Ghost", "Tuner", "Aria"}),
        ("all red creatures", {"Ogre", "Imp"}),
        ("all nonred creatures", {"Elf", "Golem", "Ghost", "Tuner", "Aria"}),
        ("all colorless creatures", {"Ghost"}),
        ("all non-Elf creatures", {"Ogre", "Golem", *THEIRS}),
        ("all Rock creatures", {"Golem", "Tuner", "Aria"}),
        ("all creatures with power 2 or less", {"Elf", "Golem", "Imp", "Ghost", "Tuner", "Aria"}),
        ("all creatures with power 2 or greater", {"Ogre", "Ghost"}),
        ("all creatures with power 3 or greater", {"Ogre"}),
        ("all creatures with toughness 1 or less", {"Elf", "Imp"}),
        ("all tapped creatures", set()),
        ("all untapped creatures", {*MINE, *THEIRS}),
        ("all nontoken creatures", {*MINE, *THEIRS}),
        ("all creature tokens", set()),
        ("all noncreature permanents", set()),
        ("all creatures with a +1/+1 counter on it", set()),
    ],
)
def test_magic_cards_mean(sort: str, gone: set[str]) -> None:
    assert {*MINE, *THEIRS} - remaining(f"exile {sort}") == gone


@pytest.mark.parametrize(
    ("sort", "gone"),
    [
        ("all monsters with ATK 1500 or less", {"Elf", "Golem", "Imp", "Tuner", "Aria"}),
        ("all monsters with ATK 1500 or more", {"Ogre", "Golem", "Ghost", "Tuner", "Aria"}),
        ("all monsters with DEF 1500 or more", {"Ogre", "Golem", "Ghost", "Tuner", "Aria"}),
        ("all Level 3 monsters", {"Tuner"}),
        ("all Level 3 or lower monsters", {"Elf", "Imp", "Ghost", "Tuner"}),
        ("all Level 4 or higher monsters", {"Ogre", "Golem", "Aria"}),
        ("all Effect Monsters", {"Imp", "Aria"}),
        ("all Normal Monsters", {"Elf", "Ogre", "Golem", "Ghost", "Tuner"}),
        ("all Non-Effect Monsters", {"Elf", "Ogre", "Golem", "Ghost", "Tuner"}),
        ("all Tuner monsters", {"Tuner"}),
        ("all non-Tuner monsters", {*MINE, "Imp", "Ghost", "Aria"}),
        ("all EARTH monsters", {"Golem", "Tuner", "Aria"}),
        ("all Attack Position monsters", {*MINE, *THEIRS}),
        ("all Defense Position monsters", set()),
        ("all face-up monsters", {*MINE, *THEIRS}),
        ("all face-down monsters", set()),
        ('all "Go" monsters', {"Golem"}),
        ('all non-"o" monsters', {"Elf", "Ogre", "Imp", "Tuner", "Aria"}),
    ],
)
def test_cards_of_yugioh_mean(sort: str, gone: set[str]) -> None:
    assert {*MINE, *THEIRS} - remaining(f"banish {sort}", game="Yu-Gi-Oh!") == gone


@pytest.mark.parametrize(
    ("state", "sort", "is_meant"),
    [
        ({"is_tapped": True}, "tapped creatures", True),
        ({"is_tapped": True}, "untapped creatures", False),
        ({"damage": 1}, "damaged creatures", True),
        ({}, "damaged creatures", False),
        ({"is_defending": True}, "Defense Position creatures", True),
        ({"is_defending": True}, "Attack Position creatures", False),
        ({"counters": {"+1/+1": 1}}, "creatures with a +1/+1 counter on it", True),
        ({"counters": {"charge": 1}}, "creatures with a +1/+1 counter on it", False),
        ({"counters": {"+1/+1": 0}}, "creatures with a +1/+1 counter on it", False),
        ({"counters": {"charge": 1}}, "creatures with a counter on it", True),
        ({"counters": {"charge": 0}}, "creatures with a counter on it", False),
        ({"damage": 1}, "creatures with a counter on it", False),
        ({"counters": {"+1/+1": 1}}, "creatures with power 4 or greater", True),
        ({"counters": {"-1/-1": 1}}, "creatures with power 2 or less", True),
        ({"conditions": ["Asleep"]}, "Asleep creatures", True),
        ({"conditions": ["Asleep"]}, "Burned creatures", False),
    ],
)
def test_how_a_card_lies_tells_whether_it_is_meant(state: dict[str, Any], sort: str, is_meant: bool) -> None:
    table = done(f"exile all {sort}", summon("Bob", OGRE, state=state))

    assert (table.cards["Ogre"].zone is Zone.EXILE) is is_meant


@pytest.mark.parametrize(
    ("printed", "sort", "is_meant"),
    [
        ({"types": ["artifact", "creature"]}, "artifact creatures", True),
        ({"types": ["creature"]}, "artifact creatures", False),
        ({"types": ["artifact", "creature"]}, "nonartifact creatures", False),
        ({"types": ["creature"]}, "nonartifact creatures", True),
        ({"types": ["land", "creature"]}, "nonland creatures", False),
        ({"types": ["creature"]}, "nonland creatures", True),
        ({"groups": ["Legendary", "Ogre"]}, "legendary creatures", True),
        ({"groups": ["Ogre"]}, "legendary creatures", False),
        ({"cost": ""}, "Basic Pokémon", True),
        ({"cost": "{0}"}, "Basic Pokémon", True),
        ({"cost": "{1}"}, "Basic Pokémon", False),
        ({"cost": "", "text": "play this only if you control a land"}, "Basic Pokémon", False),
        ({"cost": "", "text": "play this only if you control a land"}, "Evolution Pokémon", True),
        ({"cost": "{1}"}, "Evolution Pokémon", False),
    ],
)
def test_what_is_printed_tells_whether_it_is_meant(printed: dict[str, Any], sort: str, is_meant: bool) -> None:
    table = done(f"exile all {sort}", summon("Bob", {**OGRE, **printed}))

    assert (table.cards["Ogre"].zone is Zone.EXILE) is is_meant


@pytest.mark.parametrize(
    ("monster", "sort", "is_meant"),
    [
        ({"types": ["Fusion Monster"]}, "Fusion monsters", True),
        ({"types": ["Synchro Monster"]}, "Fusion monsters", False),
        ({"types": ["Synchro Monster"]}, "Synchro monsters", True),
        ({"types": ["Xyz Monster"]}, "Xyz monsters", True),
        ({"types": ["Link Monster"]}, "Link monsters", True),
        ({"types": ["Ritual Monster"]}, "Ritual monsters", True),
        ({"types": ["Normal Monster"]}, "Ritual monsters", False),
        ({"types": ["Effect Monster"], "text": "flip: draw 1"}, "Flip monsters", True),
        ({"types": ["Effect Monster"], "text": "once per turn: draw 1"}, "Flip monsters", False),
        ({"types": ["Fusion Monster"]}, "Normal Monsters", False),
        ({"types": ["Fusion Monster"]}, "Non-Effect Monsters", True),
        ({"types": ["Fusion Monster"], "text": "once per turn: draw 1"}, "Non-Effect Monsters", False),
        ({"types": ["Fusion Monster"], "text": "once per turn: draw 1"}, "Effect Monsters", True),
        ({"rank": "5"}, "Evolution Pokémon", True),
        ({"rank": "4"}, "Evolution Pokémon", False),
        ({"rank": "4"}, "Basic Pokémon", True),
        ({"rank": "5"}, "Basic Pokémon", False),
    ],
)
def test_the_kind_of_a_monster_tells_whether_it_is_meant(monster: dict[str, Any], sort: str, is_meant: bool) -> None:
    table = done(f"banish all {sort}", summon("Bob", {**GOLEM, **monster}), game="Yu-Gi-Oh!")

    assert (table.cards["Golem"].zone is Zone.EXILE) is is_meant


@pytest.mark.parametrize(
    ("sort", "gone"),
    [
        ("Basic Pokémon", {"Mouse"}),
        ("Evolution Pokémon", {"Rat"}),
        ("Evolved Pokémon", {"Rat"}),
        ("Benched Pokémon", {"Mouse"}),
        ("Active Pokémon", {"Rat"}),
    ],
)
def test_pokemon_are_meant_by_stage_and_spot(sort: str, gone: set[str]) -> None:
    rat = lying("Bob", "Extra Summon Zone", RAT)
    below = lying("Bob", "beneath", MOUSE, "Below", above="Rat")
    table = done(f"return all {sort} to the hand", rat, below, summon("Bob", MOUSE), game="Pokémon")

    assert {each for each in ("Mouse", "Rat") if table.cards[each].zone is Zone.HAND} == gone


def test_a_basic_land_type_is_a_name_or_a_subtype_of_lands() -> None:
    lands = {"Forest": [], "Grove": ["Forest"], "Mountain": [], "Peak": ["Mountain"]}
    cards = [lying("Bob", "resource area", {"name": each, "types": ["land"], "groups": lands[each]}) for each in lands]
    treefolk = summon("Bob", {**OGRE, "groups": ["Forest"]})
    table = done("destroy all Forests", *cards, treefolk)

    assert {each for each in (*lands, "Ogre") if table.cards[each].zone is Zone.DISCARD} == {"Forest", "Grove"}


@pytest.mark.parametrize(
    ("text", "has_effect"),
    [
        ("", False),
        ("Spark [0]: 20", False),
        ("Spark [0]: 20, draw 1", True),
        ("Spark [0]: draw 1", True),
        ("Spark [0]: 20; Blaze [0]: 30, draw 1", True),
        ('Ability "Nap": once per turn: draw 1', True),
    ],
)
def test_a_pokemon_has_an_effect_if_a_move_does_more_than_damage(text: str, has_effect: bool) -> None:
    table = done("banish all Effect Monsters", summon("Bob", {**MOUSE, "text": text}), game="Yu-Gi-Oh!")

    assert (table.cards["Mouse"].zone is Zone.EXILE) is has_effect


def test_what_is_attached_to_a_card_is_meant_by_where_it_is() -> None:
    text = "tap target Pokémon, discard all Energy attached to that"
    energies = [
        lying(whose, "attached cards", FIRE, name, host=host)
        for whose, name, host in (("Bob", "Fire 1", "Mouse"), ("Bob", "Fire 2", "Mouse"), ("Bob", "Fire 3", "Rat"))
    ]
    table = done(
        text,
        lying("Bob", "Extra Summon Zone", MOUSE),
        summon("Bob", RAT),
        *energies,
        targets=("Mouse",),
        game="Pokémon",
    )

    assert [table.cards[each].zone for each in ("Fire 1", "Fire 2", "Fire 3")] == [
        Zone.DISCARD, Zone.DISCARD, Zone.ATTACHED,
    ]  # fmt: skip


def test_another_is_not_the_card_itself() -> None:
    lord = {**OGRE, "text": "when this enters: exile all other creatures"}
    table = done("put an Ogre from your hand onto the battlefield", lying("Ann", "hand", lord), summon("Ann", ELF))

    assert (table.cards["Ogre"].zone, table.cards["Elf"].zone) == (Zone.SUMMON, Zone.EXILE)


@pytest.mark.parametrize(
    ("text", "life"), [("1 life for each artifact you control", 22), ("1 life for each artifact", 23)]
)
def test_cards_are_counted_on_the_side_that_is_named(text: str, life: int) -> None:
    relics = [lying(player, "backrow zone", RELIC, f"{player}'s Relic") for player in ("Ann", "Bob")]

    assert done(f"gain {text}", *relics).players["Ann"].life == life
