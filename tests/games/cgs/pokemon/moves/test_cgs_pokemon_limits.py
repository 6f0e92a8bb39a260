"""What is done once in a game, and what a Stadium lets each player do in their own turn."""

import pytest
from cgs_pokemon import VOLT, attack, attacks_of, battle_of, facing, harm
from cgs_table import GAME, hand, lying, play_out, summon, table_with

from rules_db.games.cgs.actions.values import Activate
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.state import Table

FLARE = "Flare GX [0]: 100. (You can't use more than 1 GX attack in a game.) Jab [0]: 10"
BIRTH = (
    "VSTAR Power\nAbility: Birth\nDuring your turn, you may draw 2 cards. (You can't use more than 1 VSTAR Power in a "
    "game.)"
)
FIELD = {
    "name": "Range", "types": ["Stadium"],
    "text": "Once during each player's turn, that player may draw a card. If they do, that player loses 10 life.",
}  # fmt: skip


def test_one_attack_of_the_sort_is_used_in_a_game() -> None:
    other = summon(
        "Ann", VOLT | {"name": "Blaze", "text": "Inferno GX [0]: 50. You can't use more than 1 GX attack in a game."}
    )
    table = attack(facing(FLARE, other, phase="Battle Phase"))

    assert harm(table, "Wall") == [10]
    assert attacks_of(battle_of(table, 5), "Volt") == {2}
    assert attacks_of(battle_of(table, 7), "Blaze") == set()


def test_without_the_sentence_it_is_used_again() -> None:
    table = battle_of(attack(facing("Flare [0]: 100. Jab [0]: 10", phase="Battle Phase")), 5)

    assert attacks_of(table, "Volt") == {1, 2}


def test_a_vstar_power_that_is_an_ability_is_used_once_too() -> None:
    table = facing(BIRTH)
    GAME.apply(table, Activate("Ann", "Volt", 1))
    play_out(table)

    assert len(hand(table, "Ann")) == 2
    assert GAME.why_not(table, Activate("Ann", "Volt", 1)) is not None
    assert GAME.why_not(battle_of(table, 5), Activate("Ann", "Volt", 1)) is not None


def owned_by(player: str, turn_player: str) -> Table:
    stadium = lying(player, "Field Zone", FIELD)
    return table_with(stadium, turn_player=turn_player, turn=3 if turn_player == "Ann" else 4)


@pytest.mark.parametrize("owner", ["Ann", "Bob"])
@pytest.mark.parametrize("player", ["Ann", "Bob"])
def test_a_stadium_serves_whoever_has_the_turn(owner: str, player: str) -> None:
    table = owned_by(owner, player)
    assert Activate(player, "Range", 1) in GAME.options(table)
    GAME.apply(table, Activate(player, "Range", 1))
    play_out(table)

    assert len(hand(table, player)) == 1
    assert table.players[player].life == 19
    assert GAME.why_not(table, Activate(player, "Range", 1)) is not None


def test_nobody_uses_it_in_the_turn_of_another() -> None:
    table = owned_by("Bob", "Ann")

    assert GAME.why_not(table, Activate("Bob", "Range", 1)) is not None


def test_what_is_somebody_elses_is_not_used_otherwise() -> None:
    cup = lying("Bob", "backrow zone", {"name": "Cup", "types": ["artifact"], "text": "{T}: Draw a card."})

    assert GAME.why_not(table_with(cup), Activate("Ann", "Cup", 1)) is not None


@pytest.mark.parametrize(
    ("printed", "typed"),
    [
        ("Once during each player's turn, that player may heal 10 damage from each of their Pokémon.",
         "Once during each player's turn, you may heal 10 damage from each of your Pokémon."),
        ("Once during each player's turn, they may search their deck for a Basic Pokémon and put it onto their Bench.",
         "Once during each player's turn, you may search your deck for a Basic Pokémon and put it onto your Bench."),
    ],
)  # fmt: skip
def test_it_is_told_to_whoever_does_it(printed: str, typed: str) -> None:
    assert read_effects(printed) == read_effects(typed)
