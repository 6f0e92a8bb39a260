"""The engine of Resummoned as a whole; its single rules are proved by the worked examples of the rulebook."""

import random

import pytest

from rules_db.engine.game import legal
from rules_db.engine.kernel import BadSetup, IllegalAction, MalformedAction
from rules_db.engine.scene import Given, Pile
from rules_db.engine.state.plain import from_json, to_json
from rules_db.games.resummoned.game import GAME
from rules_db.games.resummoned.state import Duel
from rules_db.games.resummoned.table.scene import SCENE


def seat(*piles: Pile, phase: str = "Main Phase 1", players: tuple[str, ...] = ("Ann", "Bob")) -> Duel:
    """A duel in a phase of the first player."""
    given = Given(players=list(players), phase=phase, turn_player=players[0], piles=list(piles))
    return GAME.new(SCENE.setup(given), seed=1)


def act(duel: Duel, *texts: str) -> list[str]:
    """Carry out actions; the kinds of the events of the last one."""
    events = []
    for text in texts:
        events = GAME.apply(duel, GAME.parse(duel, text))
    return [event.kind for event in events]


def deck(owner: str, size: int = 40) -> dict[str, object]:
    effects = ("", "trigger: draw 1", "ignition once a turn paying discard 1: destroy target monster", "flip if always")
    cards = [
        {"name": f"{owner} {number}", "attack": 100 * number, "effects": effects[number % 4]} for number in range(size)
    ]
    return {"name": owner, "deck": cards}


def test_a_duel_starts_with_8000_life_points_and_five_cards_and_draws_from_the_second_turn_on() -> None:
    duel = GAME.new({"players": [deck("Ann"), deck("Bob")], "starting": "Ann"}, seed=7)

    first_hand = len(duel.players["Ann"].hand)
    while duel.turn_player == "Ann":
        act(duel, f"{duel.priority} passes")

    assert duel.players["Ann"].life_points == duel.players["Bob"].life_points == 8000
    assert first_hand == 5
    assert len(duel.players["Bob"].hand) == 6


def test_a_deck_of_39_cards_is_refused_with_its_rule() -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.new({"players": [deck("Ann"), deck("Bob", size=39)]}, seed=7)

    assert caught.value.refusal is not None
    assert caught.value.refusal.rule == "resummoned-100.2.a"


def test_a_battle_against_a_higher_defense_costs_its_attacker_the_difference() -> None:
    wolf = Pile("Ann", "field", [{"card": "Wolf", "ATK": "1500", "DEF": "1000"}])
    wall = Pile("Bob", "field", [{"card": "Wall", "ATK": "0", "DEF": "2000", "position": "defense"}])
    duel = seat(wolf, wall, phase="Battle Phase")

    act(duel, "Ann attacks Wall with Wolf", "Ann passes", "Bob passes")

    assert duel.players["Ann"].life_points == 7500
    assert duel.players["Ann"].field == ["Wolf"]
    assert duel.players["Bob"].field == ["Wall"]


def test_a_chain_of_three_resolves_from_the_top_down() -> None:
    spring = {"card": "Spring", "effects": "ignition: gain 100"}
    hush = {
        "card": "Hush",
        "type": "Trap",
        "effects": "flip if a Chain is active; trigger: negate the top of the chain",
    }
    calm = {
        "card": "Calm",
        "type": "Trap",
        "effects": "flip if a Chain is active; trigger: negate the top of the chain",
    }
    duel = seat(Pile("Ann", "field", [spring, calm]), Pile("Bob", "field", [hush]))

    act(duel, "Ann activates Spring's effect", "Ann passes", "Bob flips Hush", "Bob passes", "Ann flips Calm")
    stacked = [activation.card for activation in duel.chain]
    act(duel, "Ann passes", "Bob passes")
    after_one = [activation.card for activation in duel.chain]
    act(duel, "Ann passes", "Bob passes")

    assert stacked == ["Spring", "Hush", "Calm"]
    assert after_one == ["Spring"]
    assert duel.players["Ann"].life_points == 8100


def test_an_illegal_attack_leaves_the_state_untouched() -> None:
    wolf = Pile("Ann", "field", [{"card": "Wolf", "ATK": "1500", "position": "defense"}])
    duel = seat(wolf, phase="Battle Phase")
    before = to_json(duel)

    with pytest.raises(IllegalAction) as caught:
        act(duel, "Ann attacks Bob with Wolf")

    assert caught.value.refusal.rule == "resummoned-607.2.a"
    assert to_json(duel) == before


def test_a_text_that_is_no_action_names_what_an_action_looks_like() -> None:
    duel = seat()

    with pytest.raises(MalformedAction, match="Ann and Bob, then passes, plays"):
        GAME.parse(duel, "Ann dances")


def test_a_mandatory_loop_is_a_draw() -> None:
    ping = {"card": "Ping", "effects": "trigger when you gain: gain 1"}
    pong = {"card": "Pong", "effects": "ignition: gain 1"}
    duel = seat(Pile("Ann", "field", [ping, pong]))

    act(duel, "Ann activates Pong's effect")
    for _ in range(40):
        if GAME.pending(duel) is not None:
            act(duel, f"{duel.priority} passes")

    assert SCENE.outcome(duel) == "the game is drawn"


def test_whoever_can_end_a_loop_may_not_pass() -> None:
    ping = {"card": "Ping", "effects": "trigger when you gain: gain 1"}
    pong = {"card": "Pong", "effects": "ignition: gain 1"}
    hush = {"card": "Hush", "type": "Trap", "effects": "flip if a Chain is active; trigger: negate the chain"}
    duel = seat(Pile("Ann", "field", [ping, pong]), Pile("Bob", "field", [hush]))

    act(duel, "Ann activates Pong's effect")
    while duel.must == "":
        act(duel, f"{duel.priority} passes")
    act(duel, "Ann passes")

    assert [GAME.format(action) for action in legal(GAME, duel)] == ["Bob flips Hush"]


def test_a_view_does_not_tell_which_face_down_card_has_used_its_effect_this_turn() -> None:
    owl = Pile("Ann", "field", [{"card": "Owl", "effects": "ignition once a turn: draw 1"}])
    veil = Pile("Ann", "hand", [{"card": "Veil", "type": "Spell", "effects": "trigger: flip target monster face-down"}])
    duel = seat(owl, veil)

    act(duel, "Ann activates Owl's effect", "Ann passes", "Bob passes", "Ann plays Veil", "Ann passes", "Bob passes")

    assert duel.cards["Owl"].facing == "face-down"
    assert "Owl" in to_json(GAME.view(duel, "Ann"))
    assert "Owl" not in to_json(GAME.view(duel, "Bob"))


def test_a_view_does_not_name_the_hidden_card_that_an_effect_on_the_chain_is_about() -> None:
    drum = Pile("Ann", "field", [{"card": "Drum", "effects": "trigger when a monster is set: gain 100"}])
    duel = seat(drum, Pile("Ann", "hand", [{"card": "Owl"}]))

    act(duel, "Ann sets Owl in column 1")

    assert GAME.view(duel, "Ann").chain[0].it == "Owl"
    assert GAME.view(duel, "Bob").chain[0].it == "Ann's Monster Zone 1"


def test_a_view_shows_the_backs_of_other_players_cards_and_no_deck() -> None:
    hand = [Pile(player, "hand", [{"card": f"Card of {player}"}]) for player in ("Ann", "Bob")]
    duel = seat(*hand, Pile("Bob", "field", [{"card": "Wall", "facing": "face-down"}]))

    seen = to_json(GAME.view(duel, "Ann"))

    assert "Card of Ann" in seen
    assert "Card of Bob" not in seen
    assert "Wall" not in seen
    assert "Plain card" not in seen


@pytest.mark.parametrize("seed", range(8))
def test_random_duels_run_to_their_end_or_on_without_an_exception(seed: int) -> None:
    players = [deck("Ann"), deck("Bob"), deck("Cleo")][: 2 + seed % 2]
    duel = GAME.new({"players": players}, seed)
    chance = random.Random(seed)

    for _ in range(150):
        actions = legal(GAME, duel)
        if not actions:
            break
        GAME.apply(duel, chance.choice(actions))

    assert GAME.pending(duel) is None or actions
    assert to_json(from_json(Duel, to_json(duel))) == to_json(duel)
