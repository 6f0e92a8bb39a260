"""What Pokémon cards say of the last turn, of attacks that a coin decides, of damage counters and of special Energy."""

from typing import Any

import pytest
from cgs_pokemon import VOLT, WALL, attack, attacked, attacks_of, battle_of, facing, harm
from cgs_table import GAME, MOUSE, hand, lying, play_out, settled, summon, table_with

from rules_db.games.cgs.actions.values import Activate, Play
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

REVENGE = (
    "Claw [0]: 30+, if any of your Pokémon were Knocked Out by damage from an opponent's attack during their last "
    "turn, this attack does 70 more damage"
)


@pytest.mark.parametrize(
    ("printed", "typed"),
    [
        ('Poké-Power "Dew": Once during your turn (before your attack), you may draw a card.',
         'Poké-POWER "Dew": once during your turn, you may draw 1'),
        ('Poké-Body "Rind": This Pokémon takes 10 less damage from attacks (after applying Weakness and Resistance).',
         'Poké-BODY "Rind": any damage done to this Pokémon by attacks is reduced by 10'),
        ("This card provides [R][C] Energy.", "provides [R][C]"),
        ("Remove all damage counters from this Pokémon.", "heal all damage from this"),
        ("Spark [0]: 20×. This attack does 20 damage times the amount of Energy attached to this Pokémon.",
         "Spark [0]: 20x, this attack does 20 damage for each Energy attached to this"),
    ],
)  # fmt: skip
def test_older_and_newer_words_mean_the_same(printed: str, typed: str) -> None:
    assert read_effects(printed) == read_effects(typed)


def after_a_knock_out() -> Table:
    """Bob's Wall has Knocked Out Kit, and Volt takes its place."""
    kit = lying("Ann", "Extra Summon Zone", MOUSE | {"name": "Kit", "defense": "20"})
    table = table_with(
        kit, summon("Ann", VOLT | {"text": REVENGE}), lying("Bob", "Extra Summon Zone", WALL), phase="Battle Phase",
        turn_player="Bob", turn=4,
    )  # fmt: skip
    return attack(table, player="Bob", by="Wall", to="Kit")


@pytest.mark.parametrize(("turn", "expected"), [(5, 10), (7, 3)])
def test_an_attack_avenges_what_was_knocked_out_in_the_last_turn(turn: int, expected: int) -> None:
    table = battle_of(after_a_knock_out(), turn)
    attack(table)

    assert harm(table, "Wall") == [expected]


SAND = (
    "Sand [0]: 10, during your opponent's next turn, if the Defending Pokémon tries to attack, your opponent flips a "
    "coin. If tails, that attack doesn't happen."
)


@pytest.mark.parametrize(("turn", "coin", "expected"), [(4, 1, 0), (4, 0, 4), (6, 1, 4)])
def test_an_attack_takes_place_on_heads_in_the_next_turn_only(turn: int, coin: int, expected: int) -> None:
    table = battle_of(attacked(SAND, chance=[coin]), turn)
    attack(table, player="Bob", by="Wall", to="Volt")

    assert harm(table, "Volt") == [expected]


@pytest.mark.parametrize(("counted", "expected"), [("your opponent's Active Pokémon", 2), ("all of your Pokémon", 5)])
def test_damage_counters_are_counted_on_cards_of_a_sort(counted: str, expected: int) -> None:
    text = f"Spark [0]: This attack does 10 damage for each damage counter on {counted}."
    table = attacked(text, summon("Ann", MOUSE, "Hurt", state={"damage": 5}), wall={"damage": 2})

    assert harm(table, "Wall") == [2 + expected]


def test_damage_done_by_attacks_of_monsters_is_reduced_as_well() -> None:
    rind = 'Poké-Body "Rind": Any damage done to this Pokémon by attacks is reduced by 10.'
    ogre = {"name": "Ogre", "types": ["Normal Monster"], "rank": "4", "offense": "3000", "defense": "0"}
    table = facing(rind, summon("Bob", ogre), phase="Battle Phase", turn_player="Bob")
    attack(table, player="Bob", by="Ogre", to="Volt")

    assert harm(table, "Volt") == [3 - 1]


DEW = (
    'Poké-Power "Dew": Once during your turn (before your attack), you may remove 2 damage counters from this Pokémon. '
    "This power can't be used if this Pokémon is affected by a Special Condition."
)


@pytest.mark.parametrize(("conditions", "left"), [([], 1), (["Burned"], 3)])
def test_a_power_is_not_used_under_a_special_condition(conditions: list[str], left: int) -> None:
    table = facing(DEW, volt={"damage": 3, "conditions": conditions})
    use = Activate("Ann", "Volt", 1)
    if GAME.why_not(table, use) is None:
        GAME.apply(table, use)
        play_out(table)

    assert harm(table, "Volt") == [left]


PRISM = (
    "This card provides every type of Energy but provides only 1 Energy at a time. When you attach this card from your "
    "hand to a Pokémon, put 1 damage counter on that Pokémon."
)
ENERGY: dict[str, Any] = {"name": "Prism", "types": ["Energy"], "text": PRISM}


@pytest.mark.parametrize(("cost", "moves"), [("[W]", {1}), ("[R]", {1}), ("[W][R]", set())])
def test_an_energy_of_every_type_pays_for_one_of_any(cost: str, moves: set[int]) -> None:
    prism = lying("Ann", "attached cards", ENERGY, host="Volt")

    assert attacks_of(facing(f"Spark {cost}: 20", prism, phase="Battle Phase"), "Volt") == moves


def test_attaching_it_from_the_hand_hurts_that_pokemon() -> None:
    table = facing("Spark [0]: 20", lying("Ann", "hand", ENERGY))
    GAME.apply(table, Play("Ann", "Prism", Zone.ATTACHED, on="Volt"))
    play_out(table)

    assert harm(table, "Volt", "Mouse") == [1, 0]


@pytest.mark.parametrize("player", ["Ann", "Bob"])
def test_whoever_puts_a_basic_pokemon_onto_the_bench_has_it_hurt(player: str) -> None:
    mire = {"name": "Mire", "types": ["Stadium"],
            "text": "Whenever any player puts a Basic Pokémon from their hand onto their Bench, put 2 damage counters "
                    "on that Pokémon."}  # fmt: skip
    table = facing("Spark [0]: 20", lying("Ann", "Field Zone", mire), lying(player, "hand", MOUSE, "Kit"),
                   turn_player=player)  # fmt: skip
    GAME.apply(table, Play(player, "Kit", Zone.SUMMON, 4))
    play_out(table)

    assert harm(table, "Kit", "Rat", "Mouse") == [2, 0, 0]


THORNS = (
    'Ability "Thorns": If this Pokémon is in the Active Spot and is damaged by an opponent\'s attack (even if this '
    "Pokémon is Knocked Out), put 3 damage counters on the Attacking Pokémon."
)


@pytest.mark.parametrize(("hp", "expected"), [("90", 3), ("20", 3)])
def test_an_attack_by_an_opponent_is_answered(hp: str, expected: int) -> None:
    table = table_with(
        lying("Ann", "Extra Summon Zone", VOLT | {"text": THORNS, "defense": hp}),
        lying("Bob", "Extra Summon Zone", WALL), phase="Battle Phase", turn_player="Bob",
    )  # fmt: skip
    attack(table, player="Bob", by="Wall", to="Volt")
    play_out(table)

    assert harm(table, "Wall") == [expected]


@pytest.mark.parametrize(("turn", "first", "drawn"), [(2, "Ann", 8), (4, "Ann", 6), (2, "Bob", 6)])
def test_more_is_drawn_in_the_first_turn_of_who_goes_second(turn: int, first: str, drawn: int) -> None:
    text = (
        "Draw cards until you have 6 cards in your hand. If you go second and it's your first turn, draw 2 more cards."
    )
    table = table_with(lying("Bob", "hand", {"name": "Prof", "types": ["Supporter"], "text": text}), turn=turn,
                       turn_player="Bob", starting=first)  # fmt: skip
    GAME.apply(table, Play("Bob", "Prof", Zone.BACKROW, 1))
    play_out(table)

    assert len(hand(table, "Bob")) == drawn


def of_prizes(count: int) -> Table:
    text = "Shuffle your hand into your deck. Then, draw a card for each of your opponent's remaining Prize cards."
    prizes = [lying("Bob", "Prize card area", MOUSE, f"Prize {at}", place=at) for at in range(1, count + 1)]
    table = table_with(lying("Ann", "hand", {"name": "Reset", "types": ["Item"], "text": text}), *prizes)
    GAME.apply(table, Play("Ann", "Reset", Zone.BACKROW, 1))
    play_out(table)
    return table


@pytest.mark.parametrize("count", [1, 3])
def test_a_card_is_drawn_for_each_prize_card_of_the_opponent(count: int) -> None:
    assert len(hand(of_prizes(count), "Ann")) == count


def test_one_random_card_is_discarded_and_not_the_whole_hand() -> None:
    held = [lying("Bob", "hand", MOUSE, f"Held {at}") for at in range(3)]
    table = attacked("Spark [0]: Your opponent discards a random card from their hand.", *held)

    assert len(hand(table, "Bob")) == 2


@pytest.mark.parametrize(("player", "expected"), [("Ann", [1, 0]), ("Bob", [0, 1])])
def test_whoever_plays_an_item_has_a_damage_counter_on_their_active_pokemon(player: str, expected: list[int]) -> None:
    text = "Whenever any player plays an Item card, put 1 damage counter on their Active Pokémon."
    table = table_with(
        lying("Ann", "Extra Summon Zone", VOLT), lying("Bob", "Extra Summon Zone", WALL),
        lying("Ann", "backrow zone", {"name": "Gym", "types": ["Stadium"], "text": text}),
        lying(player, "hand", {"name": "Balm", "types": ["Item"], "text": "Draw a card."}), turn_player=player,
    )  # fmt: skip
    GAME.apply(table, Play(player, "Balm", Zone.BACKROW, 2))
    settled(table)

    assert harm(table, "Volt", "Wall") == expected


def test_a_card_for_which_one_of_your_pokemon_was_knocked_out_may_be_played() -> None:
    told = "You can play this card only if 1 of your Pokémon was Knocked Out during your opponent's last turn. "
    printed = "You can play this card only if any of your Pokémon were Knocked Out during your opponent's last turn. "

    assert read_effects(f"{told}Draw 4 cards.") == read_effects(f"{printed}Draw 4 cards.")


@pytest.mark.parametrize(
    ("printed", "typed"),
    [
        ("Put a Pokémon or a Basic Energy card from your discard pile into your hand.",
         "Put a Pokémon or Basic Energy card from your discard pile into your hand."),
        ("You can use this card only if you discard another card from your hand. Draw 2 cards.",
         "You can use this card only if you discard 1 other card from your hand. Draw 2 cards."),
        ("You can't have more than 1 ACE SPEC card in your deck. Draw 3 cards.", "Draw 3 cards."),
        ("This card provides [R] Energy while it's attached to a Pokémon.", "This card provides [R] Energy."),
        ("Draw 3 cards. If you have 4 or fewer Prize cards remaining, draw 2 more.",
         "Draw 3 cards. If you have 4 or fewer Prize cards remaining, draw 2 cards."),
    ],
)  # fmt: skip
def test_what_trainers_and_energies_say_lately(printed: str, typed: str) -> None:
    assert read_effects(printed) == read_effects(typed)
