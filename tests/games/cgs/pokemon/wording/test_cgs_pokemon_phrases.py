"""Phrases of moves, Trainers and Abilities of which each does what it says once."""

from typing import Any

from cgs_pokemon import attack, attacked, battle_of
from cgs_table import ELF, FIRE, GAME, MOUSE, done, go_on_to, hand, lying, play_out, summon, table_with

from rules_db.games.cgs.actions.values import Activate, Play
from rules_db.games.cgs.doing.course import this_turn
from rules_db.games.cgs.words import Zone

ABSORB = "Heal from this Pokémon the same amount of damage you did to your opponent's Active Pokémon."


def test_as_much_is_healed_as_the_move_has_done() -> None:
    assert attacked(f"Absorb [0]: 30. {ABSORB}", volt={"damage": 5}).cards["Volt"].damage == 2
    # Against Weakness it does twice as much.
    weak = attacked(f"Absorb [0]: 20. {ABSORB}", volt={"damage": 5}, weak="Lightning")
    assert weak.cards["Volt"].damage == 1


def test_a_random_card_of_the_opponent_is_discarded() -> None:
    cards = [lying("Bob", "hand", MOUSE, each) for each in ("Vole", "Shrew")]
    table = attacked("Mischief [0]: Discard a random card from your opponent's hand.", *cards)
    assert len(hand(table, "Bob")) == 1


def test_an_active_pokemon_is_switched_out_by_its_player() -> None:
    table = attacked("Gale [0]: 20. Switch out your opponent's Active Pokémon to the Bench.", choices=[("Bat",)])
    assert table.cards["Bat"].zone is Zone.EXTRA_SUMMON


def test_an_item_that_is_found_in_a_hand_is_discarded() -> None:
    items = [lying("Bob", "hand", {"name": each, "types": ["Item"]}) for each in ("Soup", "Pot")]
    text = "Your opponent reveals their hand. Discard an Item card you find there."
    table = done(text, *items, lying("Bob", "hand", ELF), game="Pokémon", choices=[("Soup",)])
    assert hand(table, "Bob") == ["Pot", "Elf"]


def test_a_search_on_heads_is_read_in_one_way() -> None:
    text = (
        "Flip a coin. If heads, search your deck for a Pokémon, reveal it, and put it into your hand. "
        "Then, shuffle your deck."
    )
    ball = lying("Ann", "Main Deck", MOUSE)
    assert hand(done(text, ball, game="Pokémon", chance=[0], choices=[("Mouse",)]), "Ann") == ["Mouse"]
    assert hand(done(text, ball, game="Pokémon", chance=[1]), "Ann") == []


def test_thorns_answer_whoever_attaches_energy() -> None:
    text = "Whenever any player attaches an Energy from their hand to 1 of their Pokémon, put 2 damage counters on it."
    thorns = lying("Bob", "backrow zone", {"name": "Thorns", "types": ["Stadium"], "text": text})
    table = table_with(lying("Ann", "Extra Summon Zone", MOUSE), lying("Ann", "hand", FIRE), thorns)
    attach = next(each for each in GAME.options(table) if isinstance(each, Play) and each.card == "Fire Energy")
    GAME.apply(table, attach)
    play_out(table)
    assert table.cards["Mouse"].damage == 2


def test_attacks_of_the_defending_pokemon_do_less() -> None:
    text = "Growl [0]: During your opponent's next turn, the Defending Pokémon's attacks do 20 less damage."
    table = battle_of(attacked(text), 4)
    attack(table, player="Bob", by="Wall", to="Volt")
    assert table.cards["Volt"].damage == attacked_back() - 2


def attacked_back() -> int:
    """What the wall does to an attacker that has said nothing."""
    table = battle_of(attacked("Tackle [0]: 10."), 4)
    attack(table, player="Bob", by="Wall", to="Volt")
    return int(table.cards["Volt"].damage)


def test_a_stadium_in_play_is_discarded_if_there_is_one() -> None:
    hall = lying("Bob", "Field Zone", {"name": "Hall", "types": ["Stadium"]})
    text = "Crush [0]: 60. If there is any Stadium card in play, discard it."
    assert attacked(text, hall).cards["Hall"].zone is Zone.DISCARD
    assert attacked(text).cards["Wall"].damage == 6


def pair(vole: int = 0, shrew: int = 0) -> tuple[dict[str, Any], ...]:
    """Two Pokémon of Ann's, Vole in the Active Spot, with so many damage counters."""
    active = lying("Ann", "Extra Summon Zone", MOUSE, "Vole", state={"damage": vole})
    return active, summon("Ann", MOUSE, "Shrew", state={"damage": shrew})


def test_damage_counters_are_moved_from_one_to_another_and_may_knock_out() -> None:
    text = "move 1 damage counter from 1 of your Pokémon to another of your Pokémon"
    table = done(text, *pair(2), game="Pokémon", choices=[("Vole",)])
    assert [table.cards[each].damage for each in ("Vole", "Shrew")] == [1, 1]
    assert done(text, *pair(2, 5), game="Pokémon", choices=[("Vole",)]).cards["Shrew"].zone is Zone.DISCARD


COMBO = "If this Pokémon moved from your Bench to the Active Spot this turn, this attack does 60 more damage."


def test_who_has_come_up_this_turn_does_more() -> None:
    assert attacked(f"Combo [0]: 30+. {COMBO}").cards["Wall"].damage == 3

    table = done("switch your Active Pokémon with 1 of your Benched Pokémon", *pair(), game="Pokémon")
    assert [this_turn.has_come_up(table, table.cards[each]) for each in ("Shrew", "Vole")] == [True, False]


def test_an_ability_may_end_the_turn() -> None:
    text = "Once during your turn, you may draw a card. If you use this Ability, your turn ends."
    table = table_with(lying("Ann", "Extra Summon Zone", {**MOUSE, "text": f"Ability: Nap. {text}"}))
    GAME.apply(table, Activate("Ann", "Mouse", 1))
    begun = [event.get("phase") for event in go_on_to(table, 4) if event.kind == "phase began" and event.who == "Ann"]
    assert (hand(table, "Ann"), "Battle Phase" in begun) == (["Ann's 0"], False)


def test_any_number_of_a_sort_is_found_on_top() -> None:
    text = (
        "Look at the top 4 cards of your deck, reveal any number of Basic Pokémon you find there, and put them into "
        "your hand. Shuffle the other cards back into your deck."
    )
    deck = [lying("Ann", "Main Deck", MOUSE, each) for each in ("Vole", "Shrew", "Mole")]
    table = done(text, *deck, game="Pokémon", choices=[("Vole", "Mole")])
    assert hand(table, "Ann") == ["Vole", "Mole"]


def test_special_energy_is_no_basic_energy() -> None:
    special = {"name": "Odd Energy", "types": ["Energy"], "text": "provides [C]"}
    held = [lying("Bob", "attached cards", each, host="Mouse") for each in (FIRE, special)]
    table = done(
        "discard a Special Energy from 1 of your opponent's Pokémon", summon("Bob", MOUSE), *held, game="Pokémon"
    )
    assert table.cards["Mouse"].attached == ["Fire Energy"]
