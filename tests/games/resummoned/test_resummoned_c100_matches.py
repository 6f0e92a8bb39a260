"""Matches of several duels: when they end, and who chooses the starting player."""

from collections.abc import Sequence

from resummoned_table import MATCH, play

from rules_db.games.resummoned.game import GAME
from rules_db.games.resummoned.state import Duel
from rules_db.games.resummoned.table.scene import SCENE

DECKS = "\nAnd Ann has 40 cards in the deck\nAnd Bob has 40 cards in the deck"
NEXT = ("Ann is ready", "Bob is ready", "Bob lets Ann start")


def deck(owner: str) -> dict[str, object]:
    return {"name": owner, "deck": [{"name": f"{owner} {number}"} for number in range(40)]}


def match(seats: Sequence[str], seed: int = 1, **agreed: object) -> Duel:
    """A match with what the players have agreed on."""
    return GAME.new({"players": [deck(name) for name in seats], "starting": seats[0], **agreed}, seed)


def act(duel: Duel, *texts: str) -> None:
    for text in texts:
        GAME.apply(duel, GAME.parse(duel, text))


def test_a_match_is_one_duel_unless_more_have_been_agreed_on() -> None:
    duel = match(["Ann", "Bob"])

    act(duel, "Bob surrenders")

    assert SCENE.outcome(duel) == "Ann wins"


def test_a_match_up_to_two_wins_ends_with_the_second() -> None:
    duel = match(["Ann", "Bob"], duels=5, wins_needed=2)

    act(duel, "Bob surrenders")
    after_one = SCENE.outcome(duel)
    act(duel, *NEXT, "Bob surrenders")

    assert after_one == "the game goes on"
    assert SCENE.outcome(duel) == "Ann wins"


def test_of_several_who_lost_first_one_is_picked_at_random_to_choose() -> None:
    chosen = set()
    for seed in range(8):
        duel = match(["Ann", "Bob", "Cleo"], seed, duels=3)
        for name in ("Bob", "Cleo"):
            duel.players[name].life_points = 0
        act(duel, "Ann passes", "Bob passes", "Cleo passes")
        act(duel, "Ann is ready", "Bob is ready", "Cleo is ready")
        decision = GAME.pending(duel)
        assert decision is not None
        chosen.add(decision.player)

    assert chosen == {"Bob", "Cleo"}


def test_between_two_duels_nobody_has_a_turn() -> None:
    session = play(MATCH + DECKS, "Ann surrenders")

    assert session.decision is not None
    assert session.decision.kind == "sideboard"
    assert session.state.turn == 1


def test_the_next_duel_starts_with_the_player_who_was_chosen() -> None:
    session = play(MATCH + DECKS, "Bob surrenders", "Ann is ready", "Bob is ready", "Bob lets Bob start")

    assert session.state.turn_player == "Bob"


def test_the_starting_player_is_chosen_when_everybody_is_ready_and_not_before() -> None:
    session = play(MATCH + DECKS, "Bob surrenders", "Ann is ready")
    first = session.decision
    session.do("Bob is ready")
    second = session.decision

    assert first is not None
    assert second is not None
    assert (first.player, first.kind) == ("Bob", "sideboard")
    assert (second.player, second.kind) == ("Bob", "start")
