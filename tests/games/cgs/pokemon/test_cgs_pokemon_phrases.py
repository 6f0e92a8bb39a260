"""Phrases of moves, Trainers and Abilities of which each does what it says once."""

from cgs_pokemon import attacked
from cgs_table import ELF, FIRE, GAME, MOUSE, done, hand, lying, play_out, table_with

from rules_db.games.cgs.actions.values import Play
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
