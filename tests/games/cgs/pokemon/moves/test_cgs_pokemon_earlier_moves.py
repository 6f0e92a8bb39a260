"""Pokémon that can use the attacks of what they have evolved from."""

from typing import Any

import pytest
from cgs_pokemon import WALL, attacks_of, energies, harm
from cgs_table import GAME, MOUSE, hand, lying, settled, table_with
from told_scenario import when, wrong_with

from rules_db.games.cgs.actions.values import Activate, AttackWith, Blow, Choose, Pass
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.card_text.said.vocabulary import DEFENSE, OFFENSE
from rules_db.games.cgs.state import Table

PUP = MOUSE | {
    "name": "Pup",
    "text": "Nip [0]: 30\nHowl [C][C]: 60. Draw a card.\nAbility: Alert\nThis Pokémon gets +50 HP.",
}
DOG = MOUSE | {"name": "Dog", "rank": "Stage 1", "evolves_from": "Pup", "defense": "90"}
OWN = "Ability: Memory\nThis Pokémon can use the attacks of its previous Evolutions.\nBark [0]: 10"
TOOL = "The Pokémon this card is attached to can use any attack from its previous Evolutions. (You still need the \
necessary Energy to use each attack.)"


def evolved(text: str, *cards: dict[str, Any], tool: str = "", mana: int = 0) -> Table:
    """Ann's Dog has evolved from Pup, and Bob's Wall faces it; it may have a Tool, and so much Energy."""
    tools = [lying("Ann", "attached cards", {"name": "Capsule", "types": ["Tool"], "text": tool}, host="Dog")]
    return table_with(
        lying("Ann", "Extra Summon Zone", DOG | {"text": text}),
        lying("Ann", "beneath", PUP, above="Dog"),
        lying("Bob", "Extra Summon Zone", WALL),
        *(tools if tool else []), *energies("Dog", mana), *cards, phase="Battle Phase",
    )  # fmt: skip


def used(table: Table, move: int) -> Table:
    GAME.apply(table, AttackWith("Ann", (Blow("Dog", "Wall", move),)))
    while table.attack is not None or table.queue or table.choice is not None:
        decision = GAME.pending(table)
        assert decision is not None
        picks = tuple(table.choice.options[: table.choice.least]) if table.choice is not None else ()
        passes = table.choice is None
        GAME.apply(table, Pass(decision.player) if passes else Choose(decision.player, decision.kind, picks))
    return table


@pytest.mark.parametrize(
    ("text", "tool", "moves"),
    [(OWN, "", {1, 2}), ("Bark [0]: 10", TOOL, {1, 2}), ("Bark [0]: 10", "", {1})],
)
def test_the_moves_beneath_can_be_used(text: str, tool: str, moves: set[int]) -> None:
    table = evolved(text, tool=tool)
    assert attacks_of(table, "Dog") == moves
    if 2 in moves:
        assert harm(used(table, 2), "Wall") == [3]


def test_what_they_cost_is_paid_and_what_they_do_besides_is_done() -> None:
    table = evolved(OWN, mana=2)
    assert attacks_of(table, "Dog") == {1, 2, 3}
    cards = len(hand(table, "Ann"))
    used(table, 3)
    assert (harm(table, "Wall"), len(hand(table, "Ann"))) == ([6], cards + 1)


def test_nothing_else_of_them_is_its_own() -> None:
    table = evolved(OWN)
    assert values.number(table, table.cards["Dog"], DEFENSE) == 9
    assert values.number(table, table.cards["Dog"], OFFENSE) == 1


def test_it_is_so_only_as_long_as_the_text_is_there() -> None:
    axe = lying("Ann", "backrow zone", {"name": "Axe", "types": ["artifact"], "text": "You can: Destroy target Tool."})
    table = evolved("Bark [0]: 10", axe, tool=TOOL)
    assert attacks_of(table, "Dog") == {1, 2}
    GAME.apply(table, Activate("Ann", "Axe", 1, ("Capsule",)))
    settled(table)
    assert attacks_of(table, "Dog") == {1}


def test_moves_are_those_of_the_last_card_beneath_too() -> None:
    cub = MOUSE | {"name": "Cub", "text": "Lick [0]: 50"}
    table = evolved(OWN, lying("Ann", "beneath", cub, above="Dog"))
    assert attacks_of(table, "Dog") == {1, 2, 4}


EVOLVES = """
  Given a game of cgs with {players} in the Main Phase 1 of Ann
  And Ann controls:
    | card  | type    | HP | Stage | zone              | effects                   |
    | Pup   | Pokémon | 60 | Basic | Extra Summon Zone | Nip [0]: 30; Lick [0]: 10 |
    | Swamp | Stadium |    |       |                   | {text}                    |
  And Ann has in the hand:
    | card | type    | HP | Stage   | evolves from |
    | Dog  | Pokémon | 90 | Stage 1 | Pup          |
  And Bob controls:
    | card | type    | HP  | Stage | zone              |
    | Wall | Pokémon | 200 | Basic | Extra Summon Zone |
"""


@pytest.mark.parametrize("players", ["Ann and Bob", "Ann, Bob and Cid"])
def test_what_has_just_evolved_uses_them(players: str) -> None:
    text = "Each of your Evolved Pokémon can use any attack from its previous Evolutions."
    steps = ("Ann evolves Pup into Dog; everyone passes; the game goes on to the Battle Phase of Ann; "
             "Ann attacks Wall with Dog using Nip; everyone passes; Then Wall's damage is 3")  # fmt: skip
    assert wrong_with("cgs", EVOLVES.format(text=text, players=players) + when(steps)) == ""
