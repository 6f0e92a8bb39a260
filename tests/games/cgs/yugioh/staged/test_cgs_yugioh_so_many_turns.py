"""Cards that stay for so many turns of a player, and what they do meanwhile."""

from typing import Any

import pytest
from cgs_pokemon import battle_of
from cgs_table import ELF, GAME, GOLEM, go_on_to, lying, settled, summon, table_with

from rules_db.games.cgs.actions.values import AttackWith, Play
from rules_db.games.cgs.properties import DEFENSIVE, OFFENSIVE, stat
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.table.drawing import drawn
from rules_db.games.cgs.words import Zone

LIGHT = "After this card's activation, it remains on the field, but destroy it during the End Phase of your opponent's \
3rd turn. When this card is activated: If your opponent controls a face-down monster, flip all monsters your opponent \
controls face-up. While this card is face-up on the field, your opponent's monsters cannot declare an attack."
OLD = (
    "Flip all monsters your opponent controls face-up. This card remains on the field for 3 of your opponent's turns. \
While this card is face-up on the field, monsters your opponent controls cannot declare an attack."
)


def shining(text: str, *cards: dict[str, Any], **more: Any) -> Table:
    """Ann has played Light, a Normal Spell, in the third turn of the game."""
    light = {"name": "Light", "types": ["Normal Spell"], "text": text}
    table = table_with(lying("Ann", "hand", light), *cards, **more)
    GAME.apply(table, Play("Ann", "Light", Zone.BACKROW, 1))
    return settled(table)


def attackers(table: Table, player: str) -> set[str]:
    there = [each for each in GAME.options(table) if isinstance(each, AttackWith) and each.player == player]
    return {blow.attacker for each in there if GAME.why_not(table, each) is None for blow in each.blows}


@pytest.mark.parametrize("text", [LIGHT, OLD])
@pytest.mark.parametrize(("turn", "stays"), [(4, True), (6, True), (8, True), (9, False)])
def test_it_leaves_at_the_end_of_the_third_turn_of_the_opponent(text: str, turn: int, stays: bool) -> None:
    table = shining(text)
    go_on_to(table, turn)
    assert (table.cards["Light"].zone is Zone.BACKROW) is stays


def test_it_counts_the_turns_of_all_opponents() -> None:
    """Of three players, the third turn of an opponent is the first turn of Cid after the next turn of Ann."""
    players = [{"name": each} for each in ("Ann", "Bob", "Cid")]
    cards = [lying("Cid", "Main Deck", {"name": "Blank", "types": ["sorcery"]}, f"Cid's {at}") for at in range(9)]
    table = shining(LIGHT, *cards, players=players, turn=4)
    zones = [table.cards["Light"].zone for turn in (8, 9) if go_on_to(table, turn)]
    assert zones == [Zone.BACKROW, Zone.DISCARD]


@pytest.mark.parametrize("text", [LIGHT, OLD])
def test_what_lies_face_down_is_turned_up(text: str) -> None:
    hidden = summon("Bob", GOLEM, state={"is_face_down": True, "is_defending": True})
    table = shining(
        text, hidden, summon("Ann", GOLEM | {"name": "Own"}, state={"is_face_down": True, "is_defending": True})
    )
    assert (table.cards["Golem"].is_face_down, table.cards["Own"].is_face_down) == (False, True)


@pytest.mark.parametrize(("text", "able"), [(LIGHT, set()), (OLD, set()), ("Draw 1 card.", {"Golem", "Elf"})])
def test_no_monsters_of_the_opponent_attack_meanwhile(text: str, able: set[str]) -> None:
    """For a card of Yu-Gi-Oh! a creature is a monster as well (6.4.3)."""
    table = shining(text, summon("Bob", GOLEM), summon("Bob", ELF), summon("Ann", GOLEM | {"name": "Own"}))
    assert attackers(battle_of(table, 4), "Bob") == able


@pytest.mark.parametrize("text", [LIGHT, OLD])
def test_its_player_attacks_as_ever(text: str) -> None:
    table = shining(text, summon("Ann", GOLEM), summon("Bob", GOLEM | {"name": "Wall"}))
    assert attackers(battle_of(table, 3), "Ann") == {"Golem"}


def test_a_normal_spell_that_does_not_say_so_is_discarded() -> None:
    assert shining("Flip all monsters your opponent controls face-up.").cards["Light"].zone is Zone.DISCARD


@pytest.mark.parametrize(
    ("turn", "said"), [(3, "Light for 3 more turns"), (5, "Light for 2 more turns"), (7, "Light ")]
)
def test_its_players_see_how_many_turns_are_left(turn: int, said: str) -> None:
    table = shining(LIGHT)
    go_on_to(table, turn)
    for player in ("Ann", "Bob"):
        board = "\n".join(drawn(table, player))
        assert said in board
        assert ("more" in board.partition("what cards")[0]) is (turn < 7)


COPY = "When this card is Normal Summoned: Target 1 face-up monster your opponent controls; this card's ATK{} equal to \
that target's original ATK{}."


@pytest.mark.parametrize(("more", "defense"), [("/DEF become", "1"), (" becomes", "0")])
def test_its_numbers_become_the_original_ones_of_another(more: str, defense: str) -> None:
    text = COPY.format(more, "/DEF" if "DEF" in more else "")
    cat = GOLEM | {"name": "Cat", "types": ["Effect Monster"], "offense": "0", "defense": "0", "text": text}
    strong = summon("Bob", GOLEM | {"offense": "2500", "defense": "1000"}, state={"counters": {"+1/+1": 2}})
    table = table_with(lying("Ann", "hand", cat), strong)
    GAME.apply(table, Play("Ann", "Cat", Zone.SUMMON, 1))
    settled(table)
    assert [str(stat(table, table.cards["Cat"], each)) for each in (OFFENSIVE, DEFENSIVE)] == ["5/2", defense]
    go_on_to(table, 5)
    assert str(stat(table, table.cards["Cat"], OFFENSIVE)) == "5/2"
