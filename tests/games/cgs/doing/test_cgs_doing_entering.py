"""How effects bring cards into play: where they lie, in which position, for how many there is room, and tokens."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, GOLEM, MOUSE, OGRE, RAT, done, lying, play_out, source, summon, table_with

from rules_db.games.cgs.actions.values import Activate
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Zone

FILLING = tuple(summon("Ann", OGRE, f"Ogre {at}") for at in range(4))
"""Four of the five Main Summon Zones of Ann's are taken."""

ALL_BACK = "return all creature cards from your graveyard to the battlefield"
BACK = "return target card from your graveyard to the battlefield"


def fallen(*printed: dict[str, Any]) -> tuple[dict[str, Any], ...]:
    return tuple(lying("Ann", "discard pile", each, f"{each['name']} {at}") for at, each in enumerate(printed))


def where(table: Table, *names: str) -> list[Zone]:
    return [table.cards[each].zone for each in names]


@pytest.mark.parametrize(
    ("filling", "zones"),
    [(4, [Zone.SUMMON, Zone.DISCARD, Zone.DISCARD]), (3, [Zone.SUMMON, Zone.SUMMON, Zone.DISCARD])],
)
def test_only_so_many_come_as_there_is_room_for(filling: int, zones: list[Zone]) -> None:
    table = done(ALL_BACK, *FILLING[:filling], *fallen(ELF, ELF, ELF))

    assert sorted(where(table, "Elf 0", "Elf 1", "Elf 2")) == sorted(zones)


def test_without_room_nothing_moves_and_what_follows_is_not_done() -> None:
    table = done(f"{ALL_BACK}, if you do draw 1", *FILLING, summon("Ann", OGRE), *fallen(ELF))
    assert where(table, "Elf 0") == [Zone.DISCARD]
    assert table.lying("Ann", Zone.HAND) == []
    assert len(done(f"{ALL_BACK}, if you do draw 1", *FILLING, *fallen(ELF)).lying("Ann", Zone.HAND)) == 1


@pytest.mark.parametrize(
    ("printed", "zone"),
    [
        (ELF, Zone.SUMMON),
        ({"name": "Grove", "types": ["land"]}, Zone.RESOURCES),
        ({"name": "Relic", "types": ["artifact"]}, Zone.BACKROW),
        ({"name": "Veil", "types": ["enchantment"]}, Zone.BACKROW),
        ({"name": "Park", "types": ["Field Spell"]}, Zone.FIELD),
        ({"name": "Park", "types": ["Stadium"]}, Zone.FIELD),
    ],
)
def test_each_card_comes_to_the_zone_of_its_kind(printed: dict[str, Any], zone: Zone) -> None:
    card = lying("Ann", "discard pile", printed)

    assert done(BACK, card, targets=(printed["name"],)).cards[printed["name"]].zone is zone


@pytest.mark.parametrize(
    ("way", "tapped", "down", "defending", "choices"),
    [
        ("", False, False, False, [("Attack Position",)]),
        ("", False, False, True, [("Defense Position",)]),
        (" in Attack Position", False, False, False, []),
        (" in Defense Position", False, False, True, []),
        (" in face-down Defense Position", False, True, True, []),
    ],
)
def test_in_which_position_a_monster_is_special_summoned(
    way: str, tapped: bool, down: bool, defending: bool, choices: Any
) -> None:
    card = lying("Ann", "discard pile", GOLEM)
    text = f"Special Summon target monster from your graveyard{way}"
    golem = done(text, card, targets=("Golem",), choices=choices, game="Yu-Gi-Oh!").cards["Golem"]

    assert (golem.is_tapped, golem.is_face_down, golem.is_defending) == (tapped, down, defending)


@pytest.mark.parametrize(
    ("text", "is_tapped"),
    [(f"{BACK} tapped", True), (BACK, False)],
)
def test_a_card_comes_tapped_where_the_text_says_so(text: str, is_tapped: bool) -> None:
    elf = done(text, *fallen(ELF), targets=("Elf 0",)).cards["Elf 0"]

    assert (elf.is_tapped, elf.is_face_down, elf.is_defending) == (is_tapped, False, False)


def rung(text: str, way: str, *cards: Any, **more: Any) -> int:
    """How often something is noticed that waits for a summon to come in a way."""
    bell = {"name": "Bell", "types": ["enchantment"], "text": f"whenever a monster {way}, put a charge counter on this"}
    table = done(text, lying("Ann", "backrow zone", bell), *cards, **more)
    return table.cards["Bell"].counters.get("charge", 0)


SPECIAL = "Special Summon target monster from your graveyard in Attack Position"


@pytest.mark.parametrize(
    ("text", "way", "times"),
    [
        (SPECIAL, "is Special Summoned", 1),
        (SPECIAL, "is Summoned", 1),
        (SPECIAL, "enters", 1),
        (SPECIAL, "is Normal Summoned", 0),
        (BACK, "is Special Summoned", 0),
        (BACK, "enters", 1),
        ("Special Summon target monster from your graveyard in face-down Defense Position", "is Special Summoned", 0),
    ],
)
def test_what_is_noticed_of_a_summon_that_comes(text: str, way: str, times: int) -> None:
    assert rung(text, way, lying("Ann", "discard pile", GOLEM), targets=("Golem",)) == times


@pytest.mark.parametrize(
    ("there", "zones"),
    [
        ((), [Zone.EXTRA_SUMMON, Zone.SUMMON]),
        ((lying("Ann", "Extra Summon Zone", MOUSE, "Active"),), [Zone.SUMMON, Zone.SUMMON]),
    ],
)
def test_the_first_pokemon_comes_to_the_active_spot(there: Any, zones: list[Zone]) -> None:
    table = done("return all Pokémon cards from your graveyard to the battlefield", *there, *fallen(MOUSE, MOUSE))

    assert sorted(where(table, "Mouse 0", "Mouse 1")) == sorted(zones)


def tokens(table: Table, player: str = "Ann") -> list[Card]:
    return [card for card in table.cards.values() if card.is_token and card.controller == player]


@pytest.mark.parametrize(
    ("text", "cards", "mine", "theirs"),
    [
        ("create 3 1/1 Elf tokens", (), 3, 0),
        ("create 3 1/1 Elf tokens", FILLING, 1, 0),
        ("create 0 1/1 Elf tokens", (), 0, 0),
        ("each player creates 2 1/1 Elf tokens", FILLING, 1, 2),
        ("create X 1/1 Elf tokens, where X is the number of creatures you control", FILLING[:2], 2, 0),
        ("create a token that's a copy of target creature", FILLING[:1], 1, 0),
        ("create 3 tokens that are copies of target creature", FILLING[:3], 2, 0),
        ("create 6 Treasure tokens", (), 6, 0),
    ],
)
def test_how_many_tokens_are_made(text: str, cards: Any, mine: int, theirs: int) -> None:
    table = done(text, *cards, targets=("Ogre 0",) if "target" in text else ())

    assert (len(tokens(table)), len(tokens(table, "Bob"))) == (mine, theirs)


def test_a_token_is_what_its_text_says() -> None:
    (elf,) = tokens(done("create a 2/3 green Elf creature token with flying"))
    printed = elf.printed
    assert (printed.offense, printed.defense, printed.groups, printed.colors) == ("2", "3", ("Elf",), ("green",))
    assert (printed.types, printed.text, elf.zone, elf.owner) == (("creature",), "flying", Zone.SUMMON, "Ann")
    (wall,) = tokens(done("create a 0/4 Wall creature token"))
    assert (wall.printed.offense, wall.printed.defense, wall.printed.types) == ("0", "4", ("creature",))
    (clue,) = tokens(done("investigate"))
    assert (clue.printed.types, clue.printed.offense, clue.zone) == (("artifact",), "", Zone.RESOURCES)


@pytest.mark.parametrize(
    ("text", "elf"),
    [
        ("create a token that's a copy of target creature", ("flying", "1", False)),
        ("create a token that's a copy of target creature, except it has haste", ("flying\nhaste", "1", False)),
    ],
)
def test_a_copy_has_what_is_printed_and_nothing_else(text: str, elf: tuple[str, str, bool]) -> None:
    changed = summon("Bob", {**ELF, "text": "flying"}, state={"counters": {"+1/+1": 2}, "is_tapped": True})
    (copy,) = tokens(done(text, changed, targets=("Elf",)))

    assert (copy.printed.text, copy.printed.offense, copy.is_tapped) == elf
    assert copy.counters == {}


def test_of_what_lies_face_down_there_is_no_copy() -> None:
    down = summon("Bob", GOLEM, state={"is_face_down": True, "is_defending": True})

    assert tokens(done("create a token that's a copy of target creature", down, targets=("Golem",))) == []


@pytest.mark.parametrize(
    ("text", "counters"),
    [
        ("move a charge counter from target artifact onto target creature", ({"charge": 2, "+1/+1": 1}, {"charge": 1})),
        ("move two charge counters from target artifact onto target creature",
         ({"charge": 1, "+1/+1": 1}, {"charge": 2})),
        ("move all charge counters from target artifact onto target creature",
         ({"charge": 0, "+1/+1": 1}, {"charge": 3})),
        ("move all counters from target artifact onto target creature",
         ({"charge": 0, "+1/+1": 0}, {"charge": 3, "+1/+1": 1})),
        ("move four charge counters from target artifact onto target creature",
         ({"charge": 0, "+1/+1": 1}, {"charge": 3})),
    ],
)  # fmt: skip
def test_counters_are_moved(text: str, counters: Any) -> None:
    relic = lying("Ann", "backrow zone", {"name": "Relic", "types": ["artifact"]},
                  state={"counters": {"charge": 3, "+1/+1": 1}})  # fmt: skip
    table = done(text, relic, summon("Ann", ELF), targets=("Relic", "Elf"))

    assert (table.cards["Relic"].counters, table.cards["Elf"].counters) == counters


@pytest.mark.parametrize(
    ("text", "before", "after"),
    [
        ("put two charge counters on target artifact", {}, {"charge": 2}),
        ("put two charge counters on target artifact", {"charge": 1}, {"charge": 3}),
        ("remove a charge counter from target artifact", {"charge": 3}, {"charge": 2}),
        ("remove two charge counters from target artifact", {"charge": 1}, {"charge": 0}),
        ("remove a charge counter from target artifact", {"time": 1}, {"time": 1}),
        ("double the number of charge counters on target artifact", {"charge": 3, "time": 1}, {"charge": 6, "time": 1}),
        ("double the number of charge counters on target artifact", {"time": 1}, {"time": 1}),
    ],
)
def test_counters_come_and_go(text: str, before: dict[str, int], after: dict[str, int]) -> None:
    relic = lying("Bob", "backrow zone", {"name": "Relic", "types": ["artifact"]}, state={"counters": dict(before)})

    assert done(text, relic, targets=("Relic",)).cards["Relic"].counters == after


def test_proliferating_reaches_what_has_counters() -> None:
    counters = {"Elf": {"+1/+1": 1, "time": 0}, "Ogre": {"charge": 2, "time": 1}, "Golem": {"charge": 0}}
    cards = [summon("Bob", each, state={"counters": dict(counters[str(each["name"])])}) for each in (ELF, OGRE, GOLEM)]
    table = table_with(source("you can: proliferate"), *cards, summon("Ann", RAT, state={"damage": 2}))
    GAME.apply(table, Activate("Ann", "Source", 1))
    play_out(table, ("Elf", "Ogre"))

    assert [table.cards[each].counters for each in counters] == [
        {"+1/+1": 2, "time": 0}, {"charge": 3, "time": 2}, {"charge": 0},
    ]  # fmt: skip
    assert table.cards["Rat"].counters == {}
