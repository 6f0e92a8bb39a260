"""What Pokémon cards ask of the turn and of damage, and further ways to say what is done."""

from typing import Any

import pytest
from cgs_pokemon import VOLT, WALL, attack, attacked, facing, harm
from cgs_table import GAME, MOUSE, casting, hand, lying, play_out, settled, summon, table_with

from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.words import Zone


@pytest.mark.parametrize(
    ("printed", "typed"),
    [
        ("Ability \"Dig\": Once during your turn, you may put a card from your hand on the bottom of your deck in "
        "order to "
         "use this Ability. Draw a card.",
         "Ability \"Dig\": You must put a card from your hand on the bottom of your deck in order to use this "
         "Ability. Once "
         "during your turn, you may draw a card."),
        ("Both players can't play any Stadium cards from their hand.", "Players can't play Stadium cards."),
        ("Choose 1 of your opponent's Benched Pokémon and switch it with the Active Pokémon. The new Active Pokémon "
        "is now "
         "Poisoned.",
         "Switch 1 of your opponent's Benched Pokémon with their Active Pokémon. The new Active Pokémon is now "
         "Poisoned."),
        ("Spark [0]: 30. If the Defending Pokémon is Knocked Out by this attack, take 1 more Prize card.",
         "Spark [0]: 30. If your opponent's Active Pokémon is Knocked Out by damage from this attack, take 1 more "
         "Prize "
         "card."),
        ("Spark [0]: 60. If you have fewer Pokémon in play than your opponent, this attack does 60 more damage.",
         "Spark [0]: 60. If your opponent controls more Pokémon than you do, this attack does 60 more damage."),
        ("Choose 1 or both: • Discard a Stadium in play. • Draw a card.",
         "Choose one or both — • Discard a Stadium in play. • Draw a card."),
    ],
)  # fmt: skip
def test_these_mean_the_same(printed: str, typed: str) -> None:
    assert read_effects(printed) == read_effects(typed)


AFTER_SUPPORTER = (
    "Spark [0]: 10. If you played a Supporter card from your hand during this turn, this attack does 60 more damage."
)


@pytest.mark.parametrize(("kind", "expected"), [("Supporter", 7), ("Item", 1), ("", 1)])
def test_a_supporter_of_this_turn_makes_it_stronger(kind: str, expected: int) -> None:
    card = lying("Ann", "hand", {"name": "Cook", "types": [kind or "Item"], "text": "Draw a card."})
    table = facing(AFTER_SUPPORTER, card)
    if kind:
        GAME.apply(table, GAME.parse(table, "Ann plays Cook"))
        settled(table)
    for _ in range(9):
        if table.phase == "Battle Phase":
            break
        GAME.apply(table, GAME.parse(table, f"{GAME.pending(table).player} passes"))  # type: ignore[union-attr]
    assert harm(attack(table), "Wall") == [expected]


@pytest.mark.parametrize(("hurt", "expected"), [("Mouse", 7), ("Volt", 1), ("", 1)])
def test_hurt_pokemon_on_the_bench_make_it_stronger(hurt: str, expected: int) -> None:
    text = (
        "Spark [0]: 10. If any of your Benched Pokémon have any damage counters on them, this attack does 60 more "
        "damage."
    )
    table = facing(text, phase="Battle Phase")
    if hurt:
        table.cards[hurt].damage = 1
    assert harm(attack(table), "Wall") == [expected]


@pytest.mark.parametrize(("evolves", "expected"), [(True, 7), (False, 1)])
def test_what_has_evolved_in_this_turn_is_stronger(evolves: bool, expected: int) -> None:
    text = "Spark [0]: 10. If this Pokémon evolved during this turn, this attack does 60 more damage."
    ampere = VOLT | {"name": "Ampere", "text": text, "rank": "Stage 1", "evolves_from": "Volt"}
    own: list[dict[str, Any]] = [lying("Ann", "Extra Summon Zone", VOLT if evolves else ampere)]
    own += [lying("Ann", "hand", ampere)] if evolves else []
    table = table_with(*own, lying("Bob", "Extra Summon Zone", WALL))
    if evolves:
        GAME.apply(table, GAME.parse(table, "Ann plays Ampere on Volt"))
        settled(table)
    for _ in range(9):
        if table.phase == "Battle Phase":
            break
        GAME.apply(table, GAME.parse(table, f"{GAME.pending(table).player} passes"))  # type: ignore[union-attr]
    assert harm(attack(table, by="Ampere"), "Wall") == [expected]


def test_the_opponent_may_be_made_to_switch() -> None:
    text = "Spark [0]: 10. You may have your opponent switch their Active Pokémon with 1 of their Benched Pokémon."
    table = attacked(text, choices=[("do it",), ("Bat",)])
    assert table.cards["Bat"].zone is Zone.EXTRA_SUMMON


def test_who_looks_at_a_hand_fills_the_bench() -> None:
    text = "Look at your opponent's hand and put a Basic Pokémon you find there on their Bench."
    table = casting(text, lying("Bob", "hand", MOUSE), summon("Bob", MOUSE, "Bat"), game="Pokémon")
    assert (table.cards["Mouse"].zone, table.cards["Mouse"].controller) == (Zone.SUMMON, "Bob")


@pytest.mark.parametrize(("coin", "held"), [(0, 4), (1, 2)])
def test_on_heads_a_hand_is_shuffled_and_another_drawn(coin: int, held: int) -> None:
    text = "Spark [0]: 10. Flip a coin. If heads, your opponent shuffles their hand into their deck and draws 4 cards."
    cards = [lying("Bob", "hand", MOUSE, f"Bob's Mouse {at}") for at in range(2)]
    table = attacked(text, *cards, chance=[coin])
    assert len(hand(table, "Bob")) == held
    assert hand(table, "Ann") == []


@pytest.mark.parametrize(("coin", "drawn", "harmed"), [(0, 1, 3), (1, 0, 1)])
def test_both_are_done_on_heads(coin: int, drawn: int, harmed: int) -> None:
    text = "Spark [0]: 10. Flip a coin. If heads, this attack does 20 more damage and draw a card."
    table = attacked(text, chance=[coin])
    assert (len(hand(table, "Ann")), harm(table, "Wall")) == (drawn, [harmed])


def test_up_to_two_tools_go() -> None:
    text = "Choose up to 2 Pokémon Tools attached to Pokémon (yours or your opponent's) and discard them."
    cape = {"name": "Cape", "types": ["Tool"], "text": "The Pokémon this card is attached to gets +50 HP."}
    ball = lying("Ann", "hand", {"name": "Ball", "types": ["Item"], "text": text})
    table = facing("Spark [0]: 10", ball, lying("Ann", "attached cards", cape, "Cape 1", host="Volt"),
                   lying("Bob", "attached cards", cape, "Cape 2", host="Bat"))  # fmt: skip
    GAME.apply(table, GAME.parse(table, "Ann plays Ball"))
    play_out(table, ("Cape 1", "Cape 2"))
    assert [table.cards[each].zone for each in ("Cape 1", "Cape 2")] == [Zone.DISCARD] * 2
