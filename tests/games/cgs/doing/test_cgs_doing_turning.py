"""Cards that are tapped, turned, switched, attached, taken apart and laid onto others, and what is left undone."""

from typing import Any

import pytest
from cgs_table import ELF, FIRE, GAME, GOLEM, MOUSE, OGRE, RAT, done, hand, lying, play_out, source, summon, table_with

from rules_db.games.cgs.actions.values import Activate
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone


def kinds_of_events(text: str, *cards: Any, targets: tuple[str, ...] = (), game: str = "Magic") -> list[str]:
    table = table_with(source(f"you can: {text}", game), *cards)
    GAME.apply(table, Activate("Ann", "Source", 1, targets))
    return [event.kind for event in play_out(table)]


@pytest.mark.parametrize(
    ("text", "state", "kind", "times"),
    [
        ("tap target creature", {}, "tapped", 1),
        ("tap target creature", {"is_tapped": True}, "tapped", 0),
        ("untap target creature", {"is_tapped": True}, "untapped", 1),
        ("untap target creature", {}, "untapped", 0),
        ("change target creature to Defense Position", {}, "position changed", 1),
        ("change target creature to Defense Position", {"is_defending": True}, "position changed", 0),
        ("change target creature to Attack Position", {"is_defending": True}, "position changed", 1),
        ("change target creature to Attack Position", {}, "position changed", 0),
        ("change the battle position of target creature", {}, "position changed", 1),
        ("change the battle position of target creature", {"is_defending": True}, "position changed", 1),
    ],
)
def test_a_card_is_turned_only_where_it_lies_otherwise(text: str, state: dict[str, Any], kind: str, times: int) -> None:
    assert kinds_of_events(text, summon("Bob", OGRE, state=state), targets=("Ogre",)).count(kind) == times


@pytest.mark.parametrize(
    ("text", "state", "down", "defending"),
    [
        ("flip target monster face-down", {}, True, True),
        ("flip target monster face-up", {"is_face_down": True, "is_defending": True}, False, True),
        ("flip target monster face-up", {}, False, False),
        ("change target monster to Attack Position", {"is_face_down": True, "is_defending": True}, False, False),
        ("change target monster to Defense Position", {}, False, True),
    ],
)
def test_how_a_monster_lies_afterwards(text: str, state: dict[str, Any], down: bool, defending: bool) -> None:
    golem = done(text, summon("Bob", GOLEM, state=state), targets=("Golem",), game="Yu-Gi-Oh!").cards["Golem"]

    assert (golem.is_face_down, golem.is_defending) == (down, defending)


def test_a_link_monster_stays_upright() -> None:
    link = summon("Bob", {**GOLEM, "types": ["Link Monster"], "defense": ""})
    table = done("change target monster to Defense Position", link, targets=("Golem",), game="Yu-Gi-Oh!")

    assert not table.cards["Golem"].is_defending


def energies(host: str, count: int) -> list[dict[str, Any]]:
    return [lying("Ann", "attached cards", FIRE, f"{host}'s Fire {at}", host=host) for at in range(count)]


ACTIVE = lying("Ann", "Extra Summon Zone", RAT)


@pytest.mark.parametrize(
    ("text", "targets", "expected"),
    [
        ("attach a Basic Energy from your hand to target Pokémon", ("Mouse",), (3, 0)),
        ("attach a Basic Energy from your discard pile to target Pokémon", ("Rat",), (2, 1)),
    ],
)
def test_energy_is_attached(text: str, targets: tuple[str, ...], expected: Any) -> None:
    cards = (summon("Ann", MOUSE), ACTIVE, *energies("Mouse", 2), lying("Ann", "hand", FIRE, "Held"),
             lying("Ann", "discard pile", FIRE, "Thrown"))  # fmt: skip
    table = done(text, *cards, targets=targets, game="Pokémon")

    assert tuple(len(table.cards[each].attached) for each in ("Mouse", "Rat")) == expected


def test_a_card_that_is_no_energy_is_not_attached_from_a_hand() -> None:
    """Attaching is no change of place (5.1.13.a)."""
    tool = lying("Ann", "hand", {"name": "Belt", "types": ["Tool"]})
    table = done("attach a Tool from your hand to target Pokémon", ACTIVE, tool, targets=("Rat",), game="Pokémon")

    assert (table.cards["Belt"].zone, table.cards["Belt"].host, table.cards["Rat"].attached) == (Zone.HAND, "", [])


@pytest.mark.parametrize(
    ("text", "choices", "expected"),
    [
        ("move an Energy from 1 of your Pokémon to another of your Pokémon", [("Rat's Fire 0",)], (3, 1)),
        ("move an Energy from 1 of your Pokémon to another of your Pokémon", [("Mouse's Fire 1",)], (1, 3)),
    ],
)
def test_an_energy_is_moved_from_where_it_is_chosen(text: str, choices: Any, expected: tuple[int, int]) -> None:
    cards = (summon("Ann", MOUSE), ACTIVE, *energies("Mouse", 2), *energies("Rat", 2))
    table = done(text, *cards, choices=choices, game="Pokémon")

    assert tuple(len(table.cards[each].attached) for each in ("Mouse", "Rat")) == expected


AURA = {"name": "Bloom", "types": ["enchantment"], "groups": ["Aura"]}
BLADE = {"name": "Blade", "types": ["artifact"], "groups": ["Equipment"]}


@pytest.mark.parametrize(
    ("printed", "zone"),
    [(BLADE, Zone.BACKROW), (AURA, Zone.DISCARD)],
)
def test_what_is_unattached_stays_or_is_discarded(printed: dict[str, Any], zone: Zone) -> None:
    card = lying("Ann", "backrow zone", printed, host="Elf")
    table = done("unattach target permanent", summon("Ann", ELF), card, targets=(printed["name"],))

    assert (table.cards[printed["name"]].zone, table.cards[printed["name"]].host) == (zone, "")
    assert table.cards["Elf"].attached == []
    assert "unattached" not in kinds_of_events("unattach target permanent", summon("Ann", ELF), targets=("Elf",))


def stack() -> tuple[dict[str, Any], ...]:
    """Ann's Active Rat with damage, a condition and an Energy, evolved from Mouse."""
    rat = lying("Ann", "Extra Summon Zone", RAT, state={"damage": 2, "conditions": ["Burned"]})
    return rat, lying("Ann", "beneath", MOUSE, above="Rat"), *energies("Rat", 1)


def test_what_devolves_is_the_card_below_with_all_that_was_on_it() -> None:
    table = done("devolve target Pokémon", *stack(), targets=("Rat",), game="Pokémon")
    mouse = table.cards["Mouse"]

    assert (mouse.zone, mouse.damage, mouse.conditions, mouse.beneath) == (Zone.EXTRA_SUMMON, 2, [], [])
    assert (mouse.attached, hand(table, "Ann")) == (["Rat's Fire 0"], ["Rat"])
    assert "devolved" not in kinds_of_events("devolve target Pokémon", ACTIVE, targets=("Rat",), game="Pokémon")


@pytest.mark.parametrize(
    ("text", "evolves"),
    [
        ("evolve target Pokémon into a Pokémon from your hand", True),
        ("target Pokémon can't evolve this turn, evolve that into a Pokémon from your hand", False),
    ],
)
def test_a_pokemon_evolves_unless_it_is_held(text: str, evolves: bool) -> None:
    mouse = lying("Ann", "Extra Summon Zone", MOUSE, state={"damage": 1, "conditions": ["Asleep"]})
    table = done(text, mouse, lying("Ann", "hand", RAT), targets=("Mouse",), game="Pokémon")

    assert (table.cards["Rat"].zone is Zone.EXTRA_SUMMON) is evolves
    assert table.cards["Rat" if evolves else "Mouse"].damage == 1
    assert table.cards["Rat" if evolves else "Mouse"].conditions == ([] if evolves else ["Asleep"])


def spots(table: Table) -> list[str]:
    return table.lying("Ann", Zone.EXTRA_SUMMON)


def test_two_pokemon_of_one_player_change_places() -> None:
    text = "switch your Active Pokémon with 1 of your Benched Pokémon"
    two = (summon("Ann", MOUSE), summon("Ann", MOUSE, "Mouse 2"), summon("Bob", MOUSE, "Theirs"))
    assert spots(done(text, ACTIVE, *two, choices=[("Mouse 2",)], game="Pokémon")) == ["Mouse 2"]
    assert spots(done(text, ACTIVE, two[0], two[2], game="Pokémon")) == ["Mouse"]
    assert spots(done(text, ACTIVE, two[2], game="Pokémon")) == ["Rat"]


@pytest.mark.parametrize(("target", "active"), [("Mouse", "Mouse"), ("Theirs", "Rat"), ("Rat", "Rat")])
def test_no_pokemon_changes_places_with_that_of_another_player(target: str, active: str) -> None:
    text = "tap target Pokémon, then switch it with your Active Pokémon"
    cards = (ACTIVE, summon("Ann", MOUSE), summon("Bob", MOUSE, "Theirs"))
    table = done(text, *cards, targets=(target,), game="Pokémon")

    assert (spots(table), table.cards["Theirs"].controller) == ([active], "Bob")


@pytest.mark.parametrize(("text", "left"), [("detach 1 material from this", 1), ("detach 2 materials from this", 0)])
def test_materials_are_detached_as_a_cost(text: str, left: int) -> None:
    numbers = {**GOLEM, "name": "Number", "types": ["Xyz Monster"], "text": f"once per turn: {text}; draw 1"}
    below = [lying("Ann", "beneath", {**GOLEM, "name": f"Below {at}"}, above="Number") for at in range(2)]
    table = table_with(summon("Ann", numbers), *below)
    options = [each for each in GAME.options(table) if isinstance(each, Activate)]
    GAME.apply(table, options[0])
    play_out(table)

    assert (len(table.cards["Number"].beneath), len(hand(table, "Ann"))) == (left, 1)
