"""What an activation costs: whether it can be paid, which cards have to be named, and what is given up."""

from typing import Any

import pytest
from cgs_table import ELF, FIRE, GAME, GOLEM, MOUSE, OGRE, hand, lying, play_out, source, summon, table_with

from rules_db.engine.kernel import IllegalAction
from rules_db.games.cgs.actions.values import Activate
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

ELF_2 = {**ELF, "name": "Elf 2"}


def offered(table: Table) -> list[tuple[str, ...]]:
    """The cards with which the Source can be paid for, in each way that is offered."""
    return [each.using for each in GAME.options(table) if isinstance(each, Activate) and each.card == "Source"]


def is_refused(table: Table, *using: str) -> bool:
    try:
        GAME.apply(table, Activate("Ann", "Source", 1, using=using))
    except IllegalAction:
        return True
    return False


@pytest.mark.parametrize(
    ("cost", "cards", "ways"),
    [
        ("sacrifice a creature", (), []),
        ("sacrifice a creature", (summon("Bob", ELF),), []),
        ("sacrifice a creature", (summon("Ann", ELF),), [()]),
        ("sacrifice a creature", (summon("Ann", ELF), summon("Ann", OGRE)), [("Elf",), ("Ogre",)]),
        ("sacrifice an Ogre", (summon("Ann", ELF), summon("Ann", OGRE)), [()]),
        ("sacrifice 2 creatures", (summon("Ann", ELF),), []),
        ("sacrifice 2 creatures", (summon("Ann", ELF), summon("Ann", OGRE)), [()]),
        ("sacrifice 2 creatures", (summon("Ann", ELF), summon("Ann", OGRE), summon("Ann", ELF_2)),
         [("Elf", "Elf 2"), ("Elf", "Ogre"), ("Ogre", "Elf 2")]),
        ("discard a card", (), []),
        ("discard a card", (lying("Bob", "hand", ELF),), []),
        ("discard a card", (lying("Ann", "hand", ELF),), [()]),
        ("discard a card", (lying("Ann", "hand", ELF), lying("Ann", "hand", OGRE)), [("Elf",), ("Ogre",)]),
        ("discard 2 cards", (lying("Ann", "hand", ELF),), []),
        ("discard 2 cards", (lying("Ann", "hand", ELF), lying("Ann", "hand", OGRE)), [()]),
        ("discard a creature card", (lying("Ann", "hand", FIRE),), []),
        ("discard your hand", (), [()]),
        ("discard your hand", (lying("Ann", "hand", ELF), lying("Ann", "hand", OGRE)), [()]),
        ("tap an untapped creature you control", (summon("Ann", ELF), summon("Bob", OGRE)), [()]),
        ("exile a creature card from your graveyard", (lying("Ann", "discard pile", ELF),), [()]),
        ("exile a creature card from your graveyard", (lying("Bob", "discard pile", ELF),), []),
        ("exile 2 creature cards from your graveyard", (lying("Ann", "discard pile", ELF),), []),
        ("mill 10 cards", (), [()]),
        ("mill 11 cards", (), []),
        ("pay 20 life", (), [()]),
        ("pay 21 life", (), []),
        ("put a +1/+1 counter on this", (), [()]),
        ("remove a charge counter from this", (), []),
    ],
)  # fmt: skip
def test_a_cost_is_offered_in_every_way_in_which_it_can_be_paid(cost: str, cards: Any, ways: Any) -> None:
    assert offered(table_with(source(f"{cost}: draw 1"), *cards)) == ways


@pytest.mark.parametrize(("charges", "is_enough"), [(1, False), (2, True), (3, True)])
def test_counters_are_removed_where_there_are_enough(charges: int, is_enough: bool) -> None:
    card = {**source("remove 2 charge counters from this: draw 1"), "state": {"counters": {"charge": charges}}}
    table = table_with(card)

    assert bool(offered(table)) is is_enough
    assert is_refused(table) is not is_enough
    assert table.cards["Source"].counters["charge"] == (charges - 2 if is_enough else charges)


@pytest.mark.parametrize(
    ("using", "still_to_name"),
    [
        ((), 2),
        (("Elf",), 1),
        (("Elf", "Ogre"), 0),
        (("Elf", "Elf 2", "Ogre"), -1),
        (("Elf", "Elf"), 1),
    ],
)
def test_exactly_as_many_cards_are_named_as_the_cost_takes(using: tuple[str, ...], still_to_name: int) -> None:
    cards = (summon("Ann", ELF), summon("Ann", OGRE), summon("Ann", ELF_2))
    table = table_with(source("sacrifice 2 creatures: draw 1"), *cards)
    refusal = GAME.why_not(table, Activate("Ann", "Source", 1, using=using))

    assert (dict(refusal.facts)["cards_still_to_name"] if refusal else 0) == still_to_name
    assert is_refused(table, *using) is (still_to_name != 0)
    assert {each for each in ("Elf", "Ogre", "Elf 2") if table.cards[each].zone is Zone.DISCARD} == (
        set() if still_to_name else {*using}
    )


def test_each_cost_takes_the_cards_that_were_named_for_it() -> None:
    text = "sacrifice a creature, discard a card: draw 1"
    cards = (summon("Ann", ELF), summon("Ann", OGRE), lying("Ann", "hand", FIRE), lying("Ann", "hand", GOLEM))
    assert len(offered(table_with(source(text), *cards))) == 4
    table = table_with(source(text), *cards)
    assert is_refused(table, "Ogre")
    assert is_refused(table, "Golem")
    GAME.apply(table, Activate("Ann", "Source", 1, using=("Ogre", "Golem")))

    assert {each for each in table.cards if table.cards[each].zone is Zone.DISCARD} == {"Ogre", "Golem"}


@pytest.mark.parametrize(
    ("text", "tapped", "sick", "is_allowed"),
    [
        ("tap: draw 1", False, False, True),
        ("tap: draw 1", True, False, False),
        ("tap: draw 1", False, True, False),
        ("haste; tap: draw 1", False, True, True),
        ("haste; tap: draw 1", True, True, False),
        ("tap an untapped Elf you control: draw 1", False, True, True),
        ("tap an untapped Elf you control: draw 1", True, False, False),
    ],
)
def test_only_an_untapped_creature_that_has_been_there_is_tapped(
    text: str, tapped: bool, sick: bool, is_allowed: bool
) -> None:
    table = table_with(summon("Ann", {**ELF, "text": text}, state={"is_tapped": tapped, "is_sick": sick}))

    assert any(isinstance(each, Activate) for each in GAME.options(table)) is is_allowed


def pool(table: Table) -> list[tuple[int, list[str]]]:
    return [(each.amount, each.colors) for each in table.players["Ann"].pool]


@pytest.mark.parametrize(
    ("mana", "expected"),
    [
        ("{G}", [(1, ["green"])]),
        ("{G}{G}", [(2, ["green"])]),
        ("{G}{R}{G}", [(2, ["green"]), (1, ["red"])]),
        ("{2}", [(2, ["colorless"])]),
        ("{2}{U}", [(1, ["blue"]), (2, ["colorless"])]),
        ("{G} or {R}", [(1, ["green", "red"])]),
        ("one mana of any color", [(1, ["any"])]),
    ],
)
def test_mana_is_added_as_it_is_written(mana: str, expected: Any) -> None:
    table = table_with(source(f"tap: add {mana}"))
    GAME.apply(table, Activate("Ann", "Source", 1))

    assert pool(table) == expected


@pytest.mark.parametrize(("elves", "expected"), [(0, []), (1, [(1, ["green"])]), (2, [(2, ["green"])])])
def test_mana_is_added_for_each_card(elves: int, expected: Any) -> None:
    cards = [summon("Ann", ELF, f"Elf {at}") for at in range(elves)]
    table = table_with(source("tap: add {G} for each Elf you control"), *cards)
    GAME.apply(table, Activate("Ann", "Source", 1))

    assert pool(table) == expected


@pytest.mark.parametrize(
    ("cost", "mana", "is_enough"),
    [
        ("{1}{G}", {"green": 2}, True),
        ("{1}{G}", {"red": 2}, False),
        ("{1}{G}", {"red": 1, "green": 1}, True),
        ("{1}{G}", {"green": 1}, False),
        ("{2}", {"red": 2}, True),
        ("{2}", {"red": 1}, False),
        ("{X}", {}, True),
    ],
)
def test_mana_pays_for_what_it_is_meant_to(cost: str, mana: dict[str, int], is_enough: bool) -> None:
    players = [{"name": "Ann", "mana": mana}, {"name": "Bob"}]

    assert bool(offered(table_with(source(f"{cost}: draw 1"), players=players))) is is_enough


@pytest.mark.parametrize(
    ("cost", "energies", "damage"),
    [
        ("[R]", ("Fire",), 2),
        ("[R][R]", ("Fire",), None),
        ("[R][C]", ("Fire", "Water"), 2),
        ("[R][R]", ("Fire", "Water"), None),
        ("[C][C]", ("Fire", "Water"), 2),
        ("[C][C][C]", ("Fire", "Water"), None),
        ("[F]", ("Fire",), 2),
        ("[W]", ("Fire",), None),
    ],
)
def test_energy_pays_for_a_move_by_its_color(cost: str, energies: Any, damage: int | None) -> None:
    symbols = {"Fire": "R", "Water": "W"}
    attached = [
        lying("Ann", "attached cards", {"name": f"{each} Energy", "types": ["Energy"], "colors": [each],
                                        "groups": ["Basic"], "text": f"provides [{symbols[each]}]"}, host="Mouse")
        for each in energies
    ]  # fmt: skip
    mouse = lying("Ann", "Extra Summon Zone", {**MOUSE, "text": f"Spark {cost}: 20"})
    table = table_with(mouse, *attached, lying("Bob", "Extra Summon Zone", MOUSE, "Wall"), phase="Battle Phase")
    options = [GAME.format(each) for each in GAME.options(table) if GAME.why_not(table, each) is None]

    assert any("using 1" in each for each in options) is (damage is not None)


def test_costs_are_paid_before_anybody_responds_and_in_the_order_of_the_text() -> None:
    table = table_with(source("pay 2 life, sacrifice this: draw 1"))
    events = GAME.apply(table, Activate("Ann", "Source", 1))
    kinds = [each.kind for each in events]

    assert kinds.index("life lost") < kinds.index("tributed")
    assert hand(table, "Ann") == []
    play_out(table)
    assert len(hand(table, "Ann")) == 1


WALKER = {"name": "Walker", "types": ["planeswalker"], "text": "+1: draw 1; -2: gain 3 life; 0: lose 1 life"}


def walker(loyalty: int, name: str = "Walker") -> dict[str, Any]:
    return lying("Ann", "backrow zone", WALKER, name, state={"counters": {"loyalty": loyalty}})


@pytest.mark.parametrize(("loyalty", "effect", "left"), [(1, 1, 2), (2, 1, 3), (3, 2, 1), (4, 2, 2), (1, 3, 1)])
def test_a_loyalty_ability_changes_the_loyalty_as_it_is_activated(loyalty: int, effect: int, left: int) -> None:
    table = table_with(walker(loyalty))
    GAME.apply(table, Activate("Ann", "Walker", effect))

    assert (table.cards["Walker"].counters["loyalty"], len(table.queue)) == (left, 1)


@pytest.mark.parametrize(("loyalty", "is_enough"), [(1, False), (2, True), (3, True)])
def test_no_more_loyalty_is_taken_than_there_is(loyalty: int, is_enough: bool) -> None:
    table = table_with(walker(loyalty))

    assert (GAME.why_not(table, Activate("Ann", "Walker", 2)) is None) is is_enough


def test_each_planeswalker_has_one_ability_a_turn() -> None:
    table = table_with(walker(3), walker(3, "Other"))
    GAME.apply(table, Activate("Ann", "Walker", 1))
    play_out(table)

    assert GAME.why_not(table, Activate("Ann", "Walker", 3)) is not None
    assert GAME.why_not(table, Activate("Ann", "Other", 3)) is None
