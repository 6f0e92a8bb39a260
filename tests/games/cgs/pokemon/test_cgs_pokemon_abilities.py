"""Abilities, Tools and Stadiums as they are printed, read and played."""

from typing import Any

import pytest
from cgs_pokemon import WALL, attack, battle_of, energies, facing, harm
from cgs_table import FIRE, GAME, MOUSE, RAT, hand, lying, play_out, table_with

from rules_db.engine.kernel import IllegalAction
from rules_db.games.cgs.actions.values import Activate, Play
from rules_db.games.cgs.card_text.doing import permissions, values
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.card_text.said.vocabulary import DEFENSE
from rules_db.games.cgs.doing.fighting import switching
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone


@pytest.mark.parametrize(
    "printed",
    [
        "Ability: Blaze. Once during your turn, you may draw a card.",
        "Ability: Blaze — Once during your turn, you may draw a card.",
        "Ability: Blaze - once during your turn, you may draw a card",
        "Ability: Blaze: Once during your turn (before your attack), you may draw a card.",
        'Ability "Blaze": once during each of your turns, you can draw 1',
    ],
)
def test_an_ability_has_its_name_before_it(printed: str) -> None:
    (effect,) = read_effects(printed)

    assert (effect.power, effect.name, effect.limit, effect.kind) == ("Ability", "Blaze", "turn", "activated")


def used(text: str, *cards: dict[str, Any], choices: Any = (), **more: Any) -> Table:
    """The table once the Ability of Ann's Active Pokémon has resolved."""
    table = facing(text, *cards, **more)
    GAME.apply(table, Activate("Ann", "Volt", 1))
    play_out(table, *choices)
    return table


def test_once_during_your_turn_is_once_and_not_in_that_of_others() -> None:
    table = used("Ability: Blaze. Once during your turn, you may draw a card.")
    again = Activate("Ann", "Volt", 1)

    assert len(hand(table, "Ann")) == 1
    with pytest.raises(IllegalAction):
        GAME.apply(table, again)
    assert GAME.why_not(facing("Ability: Blaze. Once during your turn, you may draw a card.", turn_player="Bob"), again)


@pytest.mark.parametrize(("coin", "drawn"), [(0, 1), (1, 0)])
def test_a_coin_decides(coin: int, drawn: int) -> None:
    text = "Ability: Luck. Once during your turn (before your attack), you may flip a coin. If heads, draw a card."

    assert len(hand(used(text, chance=[coin]), "Ann")) == drawn


def test_as_often_as_you_like() -> None:
    text = (
        "Ability: Feed. As often as you like during your turn, you may attach a [R] Energy card from your hand "
        "to this Pokémon."
    )
    table = used(text, lying("Ann", "hand", FIRE), lying("Ann", "hand", FIRE, "Fire 2"), choices=[("Fire Energy",)])
    GAME.apply(table, Activate("Ann", "Volt", 1))
    play_out(table)

    assert sorted(table.cards["Volt"].attached) == ["Fire 2", "Fire Energy"]


def test_a_card_is_discarded_in_order_to_use_an_ability() -> None:
    text = (
        "Ability: Trade. You must discard a card from your hand in order to use this Ability. "
        "Once during your turn, you may draw 2 cards."
    )
    table = facing(text, lying("Ann", "hand", FIRE), lying("Ann", "hand", FIRE, "Fire 2"))
    GAME.apply(table, Activate("Ann", "Volt", 1, using=("Fire Energy",)))
    play_out(table)

    assert (len(hand(table, "Ann")), table.cards["Fire Energy"].zone) == (3, Zone.DISCARD)
    assert GAME.why_not(facing(text), Activate("Ann", "Volt", 1))


def test_an_ability_asks_where_its_pokemon_is() -> None:
    text = "Ability: Post. Once during your turn, if this Pokémon is {}, you may draw a card."

    def may(where: str) -> bool:
        return GAME.why_not(facing(text.format(where)), Activate("Ann", "Volt", 1)) is None

    assert (may("in the Active Spot"), may("on your Bench")) == (True, False)


@pytest.mark.parametrize("often", ["Once", "As often as you like"])
def test_an_ability_goes_on_after_what_it_does_with_its_own_pokemon(often: str) -> None:
    text = (
        f"Ability: Rest. {often} during your turn, if this Pokémon is in the Active Spot, you may heal 20 damage from "
        "it, then draw 2 cards, then gain 30 life."
    )
    table = facing(text, volt={"damage": 3})
    GAME.apply(table, Activate("Ann", "Volt", 1))
    play_out(table)

    assert (table.cards["Volt"].damage, len(hand(table, "Ann")), table.players["Ann"].life) == (1, 2, 23)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("This Pokémon takes 30 less damage from attacks (after applying Weakness and Resistance).", [1, 0]),
        ("Prevent all damage done to this Pokémon by attacks from your opponent's Pokémon.", [0, 0]),
        ("Prevent all damage done to this Pokémon by attacks from your opponent's Evolution Pokémon.", [4, 0]),
        ("Prevent all damage done to your Benched Pokémon by attacks from your opponent's Pokémon.", [4, 0]),
        ("Your opponent's Pokémon's attacks do 20 less damage.", [2, 0]),
        ("The attacks of your opponent's Active Pokémon do 10 more damage to your Benched Pokémon.", [4, 0]),
        ("As long as this Pokémon is in the Active Spot, it takes 20 less damage from attacks.", [2, 0]),
        ("If this Pokémon has no Energy attached, it takes 20 less damage from attacks.", [2, 0]),
        ("If this Pokémon has any Energy attached, it takes 20 less damage from attacks.", [4, 0]),
    ],
)
def test_an_ability_shields_as_long_as_its_pokemon_is_in_play(text: str, expected: list[int]) -> None:
    table = battle_of(facing(f"Ability: Shell. {text}"), 4)
    attack(table, player="Bob", by="Wall", to="Volt")

    assert harm(table, "Volt", "Mouse") == expected


@pytest.mark.parametrize(
    ("text", "dealt"),
    [
        ("Your Pokémon's attacks do 20 more damage to your opponent's Active Pokémon (before applying Weakness and "
         "Resistance).", 8),
        ("Your opponent's Pokémon's attacks do 20 more damage.", 4),
        ("Attacks used by your Basic Pokémon do 10 more damage to your opponent's Benched Pokémon.", 4),
        ("Your opponent's Pokémon have no Weakness.", 2),
        ("Your opponent's Pokémon have no Resistance.", 4),
    ],
)  # fmt: skip
def test_what_is_added_comes_before_weakness(text: str, dealt: int) -> None:
    table = facing(f"Ability: Might. {text} Spark [0]: 20", phase="Battle Phase", weak="Lightning x2")

    assert harm(attack(table), "Wall") == [dealt]


PLAIN = ". This attack's damage isn't affected by Weakness or Resistance"


@pytest.mark.parametrize(("text", "dealt"), [("", 4), (PLAIN, 2)])
def test_a_move_may_ignore_weakness(text: str, dealt: int) -> None:
    assert harm(attack(facing(f"Spark [0]: 20{text}", phase="Battle Phase", weak="Lightning x2")), "Wall") == [dealt]


@pytest.mark.parametrize(
    ("text", "costs"),
    [
        ("Your Basic Pokémon have no Retreat Cost.", [0, 0, 1]),
        ("Each of your Basic Pokémon has no Retreat Cost.", [0, 0, 1]),
        ("This Pokémon has no Retreat Cost.", [0, 1, 1]),
        ("If this Pokémon has any Energy attached, it has no Retreat Cost.", [1, 1, 1]),
        ("If this Pokémon has no Energy attached, it has no Retreat Cost.", [0, 1, 1]),
        ("Your opponent's Pokémon's Retreat Cost is [C] more.", [1, 1, 2]),
        ("The Retreat Cost of your Benched Pokémon is [C] less.", [1, 0, 1]),
        ("Your Pokémon have no Retreat Cost; your Pokémon's Retreat Cost is [C][C] more.", [0, 0, 1]),
    ],
)
def test_what_it_costs_to_retreat(text: str, costs: list[int]) -> None:
    table = facing(f"Ability: Wind. {text}")

    assert [switching.retreat_cost(table, table.cards[name]) for name in ("Volt", "Mouse", "Wall")] == costs


def test_the_active_pokemon_of_which_something_stands_is_whichever_is_active() -> None:
    text = "Ability: Mud. As long as this Pokémon is in the Active Spot, your opponent's Active Pokémon can't retreat."
    table = facing(text)
    held = [permissions.forbidden(table, "retreat", name) is not None for name in ("Wall", "Rat", "Volt")]

    assert held == [True, False, False]


BAND = {"name": "Band", "types": ["Tool"]}


@pytest.mark.parametrize(
    ("text", "hp", "retreat"),
    [
        ("The Pokémon this card is attached to gets +30 HP.", 12, 1),
        ("The Pokémon this card is attached to has no Retreat Cost.", 9, 0),
        ("The Retreat Cost of the Pokémon this card is attached to is [C] less.", 9, 0),
    ],
)
def test_a_tool_changes_its_pokemon(text: str, hp: int, retreat: int) -> None:
    table = facing("Spark [0]: 20", lying("Ann", "backrow zone", BAND | {"text": text}, host="Volt"))
    volt = table.cards["Volt"]

    assert [values.number(table, volt, DEFENSE), switching.retreat_cost(table, volt)] == [hp, retreat]


def test_a_tool_makes_attacks_stronger() -> None:
    text = "The attacks of the Pokémon this card is attached to do 10 more damage to your opponent's Active Pokémon."
    band = lying("Ann", "backrow zone", BAND | {"text": text}, host="Volt")

    assert harm(attack(facing("Spark [0]: 20", band, phase="Battle Phase")), "Wall") == [3]


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("If this Pokémon is Knocked Out by damage from an attack, draw a card.", 1),
        ("If this Pokémon is Knocked Out by damage from an attack from your opponent's Pokémon, draw a card.", 1),
        ("If this Pokémon is in the Active Spot and is Knocked Out by damage from an attack from your opponent's "
         "Pokémon, draw a card.", 1),
        ("If this Pokémon is damaged by an attack from your opponent's Pokémon (even if it is Knocked Out), "
         "draw a card.", 1),
        ("If 1 of your other Pokémon is Knocked Out by damage from an attack, draw a card.", 0),
    ],
)  # fmt: skip
def test_a_pokemon_that_is_knocked_out_by_an_attack(text: str, drawn: int) -> None:
    table = battle_of(facing(f"Ability: Last. {text}", volt={"damage": 7}), 4)
    before = len(hand(table, "Ann"))
    attack(table, player="Bob", by="Wall", to="Volt")

    assert table.cards["Volt"].zone is Zone.DISCARD
    assert len(hand(table, "Ann")) - before == drawn


def test_what_a_pokemon_does_to_itself_is_no_attack_of_an_opponent() -> None:
    text = (
        "Spark [0]: 20. This Pokémon also does 90 damage to itself; "
        "Ability: Last. If this Pokémon is Knocked Out by damage from an attack{}, draw a card."
    )
    drawn = {
        whose: len(hand(attack(facing(text.format(whose), phase="Battle Phase")), "Ann"))
        for whose in ("", " from your opponent's Pokémon")
    }

    assert list(drawn.values()) == [1, 0]


def test_the_attacking_pokemon_is_known_to_what_its_attack_sets_off() -> None:
    text = (
        "Ability: Thorns. If this Pokémon is in the Active Spot and is damaged by an attack from your opponent's "
        "Pokémon, put 2 damage counters on the Attacking Pokémon."
    )
    table = battle_of(facing(text), 4)

    assert harm(attack(table, player="Bob", by="Wall", to="Volt"), "Volt", "Wall") == [4, 2]


def test_a_pokemon_that_is_played_from_the_hand_to_evolve_another() -> None:
    text = "Ability: Bloom. When you play this Pokémon from your hand to evolve 1 of your Pokémon, draw 2 cards."
    table = table_with(lying("Ann", "Extra Summon Zone", MOUSE), lying("Ann", "hand", RAT | {"text": text}))
    GAME.apply(table, Play("Ann", "Rat", Zone.EXTRA_SUMMON, 1, "Mouse"))
    play_out(table)

    assert len(hand(table, "Ann")) == 2


@pytest.mark.parametrize(("has_active", "drawn"), [(True, 1), (False, 0)])
def test_a_pokemon_that_is_played_from_the_hand_onto_the_bench(has_active: bool, drawn: int) -> None:
    text = "Ability: Call. When you play this Pokémon from your hand onto your Bench during your turn, draw a card."
    active = [lying("Ann", "Extra Summon Zone", WALL)] if has_active else []
    table = table_with(*active, lying("Ann", "hand", MOUSE | {"text": text}))
    GAME.apply(table, Play("Ann", "Mouse", Zone.SUMMON if has_active else Zone.EXTRA_SUMMON, 1))
    play_out(table)

    assert len(hand(table, "Ann")) == drawn


def test_energy_is_moved_by_an_ability() -> None:
    text = (
        "Ability: Flow. As often as you like during your turn, you may move an Energy from 1 of your Pokémon "
        "to another of your Pokémon."
    )
    table = used(text, *energies("Mouse", 1))

    assert (table.cards["Volt"].attached, table.cards["Mouse"].attached) == (["Mouse's Fire 1"], [])
