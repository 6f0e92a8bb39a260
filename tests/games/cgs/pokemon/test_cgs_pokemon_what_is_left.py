"""What Pokémon cards say of HP that are left, of hands that grow smaller, of what was discarded and of who attacks."""

from typing import Any

import pytest
from cgs_pokemon import VOLT, WALL, attack, attacked, energies, facing, harm
from cgs_table import FIRE, GAME, MOUSE, casting, hand, lying, play_out, summon, table_with

from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.words import Zone

BALL = {"name": "Ball", "types": ["Item"]}


def balls(player: str, count: int, zone: str = "hand") -> list[dict[str, Any]]:
    return [lying(player, zone, BALL, f"{player}'s Ball {at}") for at in range(1, count + 1)]


def use(text: str, *cards: dict[str, Any]) -> Any:
    return casting(text, *cards, game="Pokémon")


@pytest.mark.parametrize(
    ("who", "left"), [("Your opponent discards", [5, 3]), ("Each player discards", [3, 3]), ("Discard", [3, 6])]
)
@pytest.mark.parametrize("few", [False, True])
def test_hands_are_discarded_down_to_so_many(who: str, left: list[int], few: bool) -> None:
    they = "you have" if who == "Discard" else "they have"
    text = f"{who} cards from {'your' if who == 'Discard' else 'their'} hand until {they} 3 cards in their hand."
    text = text.replace("in their", "in your") if who == "Discard" else text
    table = use(text, *balls("Ann", 2 if few else 5), *balls("Bob", 1 if few else 6))
    assert [len(hand(table, each)) for each in ("Ann", "Bob")] == ([2, 1] if few else left)


BLADE = "Spark [0]: If your opponent's Active Pokémon has 100 HP or less remaining, it is Knocked Out."


@pytest.mark.parametrize(("damage", "place"), [(9, Zone.EXTRA_SUMMON), (10, Zone.DISCARD), (12, Zone.DISCARD)])
def test_what_has_little_left_is_knocked_out(damage: int, place: Zone) -> None:
    assert attacked(BLADE, wall={"damage": damage}).cards["Wall"].zone is place


HUNT = "Spark [0]: Knock Out 1 of your opponent's Pokémon that has 30 HP or less remaining."


@pytest.mark.parametrize(("damage", "is_gone"), [(2, False), (3, True), (5, True)])
def test_one_that_has_little_left_is_knocked_out(damage: int, is_gone: bool) -> None:
    """Mouse has 60 HP; the others of Bob have more left."""
    table = attacked(HUNT, summon("Bob", MOUSE | {"name": "Shrew"}, state={"damage": damage}))
    assert (table.cards["Shrew"].zone is Zone.DISCARD) is is_gone
    assert table.cards["Rat"].zone is Zone.SUMMON


@pytest.mark.parametrize(("toughness", "is_gone"), [("3", True), ("4", False)])
def test_what_is_left_of_a_creature_counts_as_hp(toughness: str, is_gone: bool) -> None:
    ox = {"name": "Ox", "types": ["creature"], "offense": "3", "defense": toughness}
    assert (attacked(HUNT, summon("Bob", ox)).cards["Ox"].zone is Zone.DISCARD) is is_gone


@pytest.mark.parametrize(("damage", "expected"), [(6, 1), (7, 5)])
@pytest.mark.parametrize("is_tool", [True, False])
def test_its_attacks_do_more_when_little_of_it_is_left(damage: int, expected: int, is_tool: bool) -> None:
    whose = "the Pokémon this card is attached to" if is_tool else "this Pokémon"
    text = f"If {whose} has 20 HP or less remaining, its attacks do 40 more damage to your opponent's Active Pokémon."
    own = "Spark [0]: 10" if is_tool else f"Spark [0]: 10;Ability: Last Stand. {text}"
    band = lying("Ann", "attached cards", {"name": "Band", "types": ["Tool"], "text": text}, host="Volt")
    table = facing(own, *([band] if is_tool else []), volt={"damage": damage}, phase="Battle Phase")
    attack(table)
    play_out(table)
    assert harm(table, "Wall") == [expected]


@pytest.mark.parametrize(("damage", "may"), [(5, False), (6, True)])
def test_it_retreats_for_nothing_when_little_is_left(damage: int, may: bool) -> None:
    text = (
        "The Retreat Cost of the Pokémon this card is attached to is [C] less. If that Pokémon's remaining HP is 30 or "
        "less, it has no Retreat Cost."
    )
    board = lying("Ann", "attached cards", {"name": "Board", "types": ["Tool"], "text": text}, host="Volt")
    volt = lying("Ann", "Extra Summon Zone", VOLT | {"retreat": 3}, state={"damage": damage})
    table = table_with(volt, summon("Ann", MOUSE), board)
    said = "Ann retreats Volt for Mouse"
    assert (GAME.why_not(table, GAME.parse(table, said)) is None) is may


@pytest.mark.parametrize(
    ("deck", "expected"), [([FIRE, FIRE, BALL], 2), ([BALL, BALL, BALL], 0), ([FIRE, FIRE, FIRE], 3)]
)
def test_more_damage_for_what_was_discarded_from_the_deck(deck: list[dict[str, Any]], expected: int) -> None:
    text = (
        "Spark [0]: 20+. Discard the top 3 cards of your deck. This attack does 50 more damage for each Energy card "
        "you "
        "discarded in this way."
    )
    cards = [lying("Ann", "Main Deck", each, f"Top {at}") for at, each in enumerate(deck)]
    assert harm(attacked(text, *cards), "Wall") == [2 + 5 * expected]


def test_cards_are_drawn_for_the_energy_that_was_discarded() -> None:
    text = "Spark [0]: 10. Discard all Energy from this Pokémon. Draw a card for each Energy you discarded in this way."
    table = attacked(text, *energies("Volt", 3))
    assert len(hand(table, "Ann")) == 3


def test_the_attacker_loses_energy() -> None:
    text = (
        "If the Pokémon this card is attached to is in the Active Spot and is damaged by an attack from your "
        "opponent's "
        "Pokémon, discard an Energy from the Attacking Pokémon."
    )
    thorn = lying("Ann", "attached cards", {"name": "Thorn", "types": ["Tool"], "text": text}, host="Volt")
    table = facing("Spark [0]: 20", thorn, *energies("Wall", 2, "Bob"), *energies("Rat", 1, "Bob"),
                   phase="Battle Phase", turn_player="Bob")  # fmt: skip
    attack(table, ("Wall's Fire 1",), player="Bob", by="Wall", to="Volt")
    assert len(table.cards["Wall"].attached) == 1
    assert len(table.cards["Rat"].attached) == 1


def test_who_has_gone_to_the_bench_is_healed() -> None:
    text = (
        "Switch your Active Pokémon with 1 of your Benched Pokémon. If you do, heal 30 damage from the Pokémon you "
        "moved "
        "to your Bench."
    )
    active = lying("Ann", "Extra Summon Zone", WALL, state={"damage": 5})
    table = use(text, active, summon("Ann", MOUSE, state={"damage": 4}))
    assert table.cards["Mouse"].zone is Zone.EXTRA_SUMMON
    assert harm(table, "Wall", "Mouse") == [2, 4]


def test_an_energy_of_the_opponents_goes_back_to_their_hand() -> None:
    text = "Choose 1 of your opponent's Pokémon. Put an Energy attached to it into your opponent's hand."
    table = use(text, summon("Bob", MOUSE), *energies("Mouse", 2, "Bob"))
    assert len(hand(table, "Bob")) == 1
    assert hand(table, "Ann") == []


def test_energy_is_searched_for_and_shared_out() -> None:
    text = "Search your deck for up to 2 Basic Energy cards and attach them to your Pokémon in any way you like. "
    table = facing("Spark [0]: 20", lying("Ann", "hand", BALL | {"text": text + "Then, shuffle your deck."}),
                   *(lying("Ann", "Main Deck", FIRE, f"Fire {at}") for at in (1, 2)))  # fmt: skip
    GAME.apply(table, Play("Ann", "Ball", Zone.BACKROW, 1))
    play_out(table, ("Fire 1", "Fire 2"), ("Volt",), ("Mouse",))
    assert [table.cards[each].attached for each in ("Volt", "Mouse")] == [["Fire 1"], ["Fire 2"]]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Prevent all effects of attacks, including damage, done to this Pokémon by your opponent's Basic Pokémon.", 0),
        ("Prevent all damage from and effects of attacks from your opponent's Pokémon done to this Pokémon.", 0),
        (
            "Prevent all damage from and effects of attacks from your opponent's Evolution Pokémon done to this "
            "Pokémon.",
            4,
        ),
    ],
)
def test_attacks_of_some_do_nothing_to_it(text: str, expected: int) -> None:
    table = facing(f'Ability "Veil": {text}', phase="Battle Phase", turn_player="Bob")
    attack(table, player="Bob", by="Wall", to="Volt")
    assert harm(table, "Volt") == [expected]
