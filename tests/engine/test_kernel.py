"""The kernel: rules that can be watched and switched off, and actions that come to no end."""

from pathlib import Path
from typing import Any

import pytest
from small_game import Heap, HeapGame, Take, heap

from rules_db.engine.kernel import Event
from rules_db.engine.play.playout import play_out
from rules_db.engine.registry import Registry
from rules_db.engine.trace import MOST_EVENTS, EndlessAction, Trace

AVALANCHE = Registry("avalanche")


@AVALANCHE.rule("1.1", without=True)
def rolls_on(stones: int) -> bool:
    """One stone after the other rolls down until none is left."""
    return stones > 0


class Avalanche(HeapGame):
    """Whoever takes a stone sets all others rolling, each in an event of its own."""

    def apply(self, state: Heap, action: Take) -> list[Event]:
        trace = Trace(AVALANCHE)
        while rolls_on(state.stones):
            state.stones -= 1
            state.taken += 1
            trace.emit("rolled", "1.1", action.player)
        return trace.events


def start(stones: int) -> tuple[Avalanche, Any]:
    game = Avalanche()
    return game, game.new(heap(game, stones).setup, 1)


def test_an_action_may_bring_about_as_many_events_as_the_limit_says() -> None:
    game, state = start(stones=MOST_EVENTS)

    events = game.apply(state, Take("Ann", 1))

    assert len(events) == 1_000


def test_one_event_more_than_the_limit_is_an_endless_action() -> None:
    game, state = start(stones=MOST_EVENTS + 1)

    with pytest.raises(EndlessAction, match=r"more than 1,000 events in one action, the last of them rolled by 1\.1"):
        game.apply(state, Take("Ann", 1))


def test_an_action_that_comes_to_no_end_without_a_rule_is_cut_off() -> None:
    game, state = start(stones=3)

    with AVALANCHE.switched_off("1.1"), pytest.raises(EndlessAction):
        game.apply(state, Take("Ann", 1))


def test_a_random_game_tells_of_an_endless_action_as_a_fault() -> None:
    with AVALANCHE.switched_off("1.1"):
        playout = play_out(heap(Avalanche()), seed=1, limit=5)

    assert playout.fault
    assert "EndlessAction: more than 1,000 events" in playout.fault.what


def test_who_watches_is_told_of_a_rule_even_while_it_is_off() -> None:
    with AVALANCHE.reached() as reached, AVALANCHE.switched_off("1.1"):
        answer = rolls_on(0)

    assert answer is True
    assert reached == {"1.1"}


def test_each_watcher_is_told_of_what_happens_inside_it_alone() -> None:
    with AVALANCHE.reached() as outer:
        with AVALANCHE.reached() as inner:
            rolls_on(1)
        between = set(outer)
        rolls_on(1)

    assert (inner, between, outer) == ({"1.1"}, set(), {"1.1"})


def test_a_rule_stands_where_it_is_written_even_while_it_is_noted_or_off() -> None:
    with AVALANCHE.reached(), AVALANCHE.switched_off("1.1"):
        line = AVALANCHE.entries["1.1"].line

    assert Path(__file__).read_text("utf-8").splitlines()[line - 1] == '@AVALANCHE.rule("1.1", without=True)'
