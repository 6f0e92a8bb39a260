"""What attacks do when their damage Knocks something Out; what waits for evolutions; what players send away "
"themselves."""

from typing import Any

import pytest
from cgs_pokemon import attack, attacked, energies, facing, harm
from cgs_table import FIRE, GAME, MOUSE, RAT, hand, lying, play_out, settled, summon, table_with

from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.words import Zone

DRAWS = "Spark [0]: 40. If your opponent's Pokémon is Knocked Out by damage from this attack, draw 2 cards."


@pytest.mark.parametrize(("damage", "drawn"), [(0, 0), (16, 2)])
def test_cards_are_drawn_for_what_the_attack_has_knocked_out(damage: int, drawn: int) -> None:
    table = attacked(DRAWS, wall={"damage": damage}, choices=[("Rat",)] if drawn else [])
    assert len(hand(table, "Ann")) == drawn


def test_what_falls_otherwise_is_not_counted() -> None:
    """The counters of the attack fell another Pokémon, on the Bench."""
    text = "Spark [0]: 10. Put 6 damage counters on 1 of your opponent's Benched Pokémon. " + DRAWS.partition("40. ")[2]
    table = attacked(text, choices=[("Rat",)])
    assert table.cards["Rat"].zone is Zone.DISCARD
    assert hand(table, "Ann") == []


def test_energy_is_attached_for_it() -> None:
    text = (
        "Spark [0]: 40. If your opponent's Active Pokémon is Knocked Out by damage from this attack, attach a Basic "
        "Energy "
        "card from your discard pile to this Pokémon."
    )
    fire = lying("Ann", "discard pile", FIRE)
    assert attacked(text, fire).cards["Volt"].attached == []
    table = attacked(text, fire, wall={"damage": 17}, choices=[("Rat",)])
    assert table.cards["Volt"].attached == ["Fire Energy"]


TOWN = "Whenever any player plays a Pokémon from their hand to evolve 1 of their Pokémon, put 2 damage counters on "
"that "


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (TOWN + "Pokémon.", 2),
        (TOWN.replace("any player", "your opponent") + "Pokémon.", 2),
        (TOWN.replace("any player plays", "you play") + "Pokémon.", 0),
    ],
)
def test_evolving_from_a_hand_hurts(text: str, expected: int) -> None:
    town = lying("Bob", "backrow zone", {"name": "Town", "types": ["Stadium"], "text": text})
    table = table_with(summon("Ann", MOUSE), lying("Ann", "hand", RAT), town)
    GAME.apply(table, GAME.parse(table, "Ann plays Rat on Mouse"))
    assert harm(settled(table), "Rat") == [expected]


def away(text: str, *cards: dict[str, Any], choices: Any) -> Any:
    table = facing("Spark [0]: 20", lying("Ann", "hand", {"name": "Ball", "types": ["Item"], "text": text}), *cards)
    GAME.apply(table, Play("Ann", "Ball", Zone.BACKROW, 1))
    play_out(table, *choices)
    return table


def test_the_opponent_chooses_what_goes() -> None:
    text = "Your opponent shuffles 1 of their Benched Pokémon and all attached cards into their deck."
    table = away(text, *energies("Bat", 1, "Bob"), choices=[("Bat",)])
    assert [table.cards[each].zone for each in ("Bat", "Bat's Fire 1", "Rat")] == [Zone.MAIN_DECK] * 2 + [Zone.SUMMON]


def test_each_player_chooses_of_their_own() -> None:
    text = "Each player puts 1 of their Benched Pokémon and all attached cards into their hand."
    table = away(text, choices=[("Bat",)])
    assert (hand(table, "Ann"), hand(table, "Bob")) == (["Mouse"], ["Bat"])


def test_an_attack_sends_one_away() -> None:
    text = "Spark [0]: 10. Your opponent shuffles 1 of their Benched Pokémon and all attached cards into their deck."
    table = attack(facing(text, phase="Battle Phase"), ("Rat",))
    assert (table.cards["Rat"].zone, harm(table, "Wall")) == (Zone.MAIN_DECK, [1])
