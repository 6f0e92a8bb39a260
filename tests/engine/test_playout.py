"""Random games: every promise that an engine breaks is found, and the game is cut down to what breaks it."""

from dataclasses import dataclass, field
from typing import Any

import pytest
from small_game import Heap, HeapGame, Take, heap

from rules_db.engine.chance import Chance
from rules_db.engine.kernel import Event
from rules_db.engine.play.playout import Fault, Playout, Subject, play_out, rerun, run_through, shrink


def fault_of(subject: Subject) -> str:
    """The promise that is broken in the first of a few games that breaks one; '' where none does."""
    faults = (play_out(subject, seed, limit=100).fault for seed in range(5))
    return next((fault.promise for fault in faults if fault), "")


def test_a_sound_game_is_played_to_its_end() -> None:
    playout = play_out(heap(HeapGame()), seed=1, limit=100)

    assert playout.fault is None
    assert sum(int(text[-1]) for text in playout.actions) == 12


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    first, again, other = (play_out(heap(HeapGame()), seed, limit=100) for seed in (1, 1, 2))

    assert first == again
    assert first.actions != other.actions


def test_a_game_stops_at_the_limit() -> None:
    playout = play_out(heap(HeapGame()), seed=1, limit=3)

    assert len(playout.actions) == 3


def test_a_run_without_checks_counts_its_actions() -> None:
    subject = heap(HeapGame(), stones=2)

    assert run_through(subject.game, subject.setup, seed=1, limit=100) in (1, 2)
    assert run_through(subject.game, {**subject.setup, "stones": 1000}, seed=1, limit=7) == 7


class Crashes(HeapGame):
    def apply(self, state: Heap, action: Take) -> list[Event]:
        if state.taken > 5:
            raise KeyError("stone")
        return super().apply(state, action)


class ChangesWhenRefused(HeapGame):
    def apply(self, state: Heap, action: Take) -> list[Event]:
        if action.number > state.stones:
            state.turn += 2
        return super().apply(state, action)


class CarriesOutTheIllegal(HeapGame):
    def apply(self, state: Heap, action: Take) -> list[Event]:
        return super().apply(state, action) if action.number <= state.stones else []


class LosesAStone(HeapGame):
    def apply(self, state: Heap, action: Take) -> list[Event]:
        events = super().apply(state, action)
        state.taken -= action.number - 1
        return events


class TellsSecrets(HeapGame):
    def view(self, state: Heap, player: str) -> Any:
        return state


class ForgetsThePlayer(HeapGame):
    def options(self, state: Heap) -> list[Take]:
        return [Take("Bob", number) for number in (1, 2)] if state.stones else []


class GoesOnAfterTheEnd(HeapGame):
    def options(self, state: Heap) -> list[Take]:
        return [Take(state.players[state.turn % 2], number) for number in (1, 2)]


class SharesATextBetweenTwo(HeapGame):
    def format(self, action: Take) -> str:
        return f"{action.player} takes 1"


class GetsStuck(HeapGame):
    def options(self, state: Heap) -> list[Take]:
        return [Take(state.players[state.turn % 2], 2)] if state.stones else []


class RemembersOutsideItsState(HeapGame):
    count = 0

    def apply(self, state: Heap, action: Take) -> list[Event]:
        events = super().apply(state, action)
        type(self).count += 1
        return events * self.count


class DoesNotComeBackFromJson(HeapGame):
    def new(self, setup: dict[str, Any], seed: int) -> Heap:
        state = super().new(setup, seed)
        state.players = tuple(state.players)  # type: ignore[assignment]
        return state


@dataclass(slots=True)
class Rows(Heap):
    rows: dict[str, int] = field(default_factory=lambda: {"second": 0, "first": 0})


class TakesTheOrderOfADict(HeapGame):
    def new(self, setup: dict[str, Any], seed: int) -> Heap:
        return Rows(list(setup["players"]), setup["stones"], Chance(seed))

    def apply(self, state: Heap, action: Take) -> list[Event]:
        assert isinstance(state, Rows)
        return [event._replace(who=next(iter(state.rows))) for event in super().apply(state, action)]


@pytest.mark.parametrize(
    ("game", "promise"),
    [
        (Crashes(), "a legal action applies"),
        (ChangesWhenRefused(), "an illegal action changes nothing"),
        (CarriesOutTheIllegal(), "an illegal action changes nothing"),
        (LosesAStone(), "cards are conserved"),
        (TellsSecrets(), "a view keeps secrets"),
        (ForgetsThePlayer(), "only the player to act has options"),
        (GoesOnAfterTheEnd(), "only the player to act has options"),
        (SharesATextBetweenTwo(), "each option has a text of its own"),
        (TakesTheOrderOfADict(), "a replay gives the same events"),
        (RemembersOutsideItsState(), "a replay gives the same events"),
        (DoesNotComeBackFromJson(), "a state comes back from JSON"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, HeapGame) else "",
)
def test_a_broken_promise_is_found(game: HeapGame, promise: str) -> None:
    assert fault_of(heap(game)) == promise


def test_a_player_who_can_do_nothing_is_found() -> None:
    assert fault_of(heap(GetsStuck(), stones=11)) == "somebody can act until the game is over"


def test_actions_that_a_fault_does_not_need_are_taken_out() -> None:
    subject = heap(LosesAStone(), stones=40)
    texts = ["Ann takes 1", "Bob takes 1", "Ann takes 1", "Bob takes 1", "Ann takes 2"]

    long = rerun(subject, 1, texts)
    short = shrink(subject, long)

    assert long.actions == tuple(texts)
    assert short.fault == Fault("cards are conserved", "gone: stone; too many: none")
    assert short.actions == ("Ann takes 2",)


def test_a_sound_game_is_not_cut_down() -> None:
    playout = Playout(1, ("Ann takes 1",), None)

    assert shrink(heap(HeapGame()), playout) == playout
