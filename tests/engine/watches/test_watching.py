"""Watches see what happens in a game from its start, and say so where it is not allowed."""

from collections.abc import Iterable, Iterator

import pytest
from small_game import BOOK, Heap, HeapGame, Take, heap

from rules_db.engine.chance import Chance
from rules_db.engine.engines import load_engine
from rules_db.engine.kernel import Event
from rules_db.engine.play.playout import play_out, watch_through
from rules_db.engine.registry import Registry
from rules_db.engine.watching import Breach, Lookout, Occasion, Seen, Watch, Watching, breaches
from rules_db.errors import RulebookProblems
from rules_db.examples.proof.watched import spoken_watches
from rules_db.games.grand_archive.watches.s_supertypes import game_goes_on_only_within_the_limit

Sight = Seen[Heap, Take]


@pytest.fixture
def book(monkeypatch: pytest.MonkeyPatch) -> Registry:
    """The book of the heap, without any watch yet."""
    monkeypatch.setattr(BOOK, "watches", [])
    return BOOK


def takes_no_more_than_there_are(seen: Sight) -> Iterator[str]:
    if seen.action and seen.action.number > seen.before.stones:
        yield f"{seen.action.player} takes {seen.action.number} of {seen.before.stones}"


def takes_two(seen: Sight) -> Iterator[str]:
    if seen.action and seen.action.number == 2:
        yield "two are gone"


def has_nothing_to_say(seen: Sight) -> Iterable[str]:
    return ()


def breaks_down(seen: Sight) -> Iterator[str]:
    yield f"{seen.before.players[7]} is the eighth player"


def watch(function: Watching) -> Watch:
    return Watch(("1.1",), function)


def lookout_after(actions: list[Take], *watches: Watching) -> Lookout:
    """Watches that have been shown those actions, from a heap of three stones."""
    game = HeapGame()
    state = game.new({"players": ["Ann", "Bob"], "stones": 3}, seed=1)
    lookout = Lookout([watch(each) for each in watches], state)
    for action in actions:
        lookout.look(action, game.apply(state, action), state)
    return lookout


def test_a_watch_is_told_of_the_start_and_then_of_every_action() -> None:
    told: list[tuple[Take | None, int, int]] = []

    def listens(seen: Sight) -> Iterable[str]:
        told.append((seen.action, seen.before.stones, seen.after.stones))
        return ()

    lookout_after([Take("Ann", 1), Take("Bob", 2)], listens)

    assert told == [(None, 3, 3), (Take("Ann", 1), 3, 2), (Take("Bob", 2), 2, 0)]


def test_a_watch_is_asked_on_the_occasions_that_it_names_and_otherwise_each_time() -> None:
    state, event = Heap(["Ann", "Bob"], 3, Chance(1)), Event(0, "taken", "heap-1.1", "Ann", (), None)
    start: Sight = Seen(state, None, (), state)
    taking: Sight = Seen(state, Take("Ann", 1), (event,), state)

    def asked(*on: Occasion) -> list[int]:
        watch = Watch(("1.1",), lambda seen: ["asked"], frozenset(on))
        return [len(breaches([watch], seen)) for seen in (start, taking)]

    assert [asked(), asked(None), asked("taken"), asked(Take)] == [[1, 1], [1, 0], [0, 1], [0, 1]]
    assert [asked("fell"), asked("fell", "taken")] == [[0, 0], [0, 1]]


def test_a_watch_sees_the_events_and_what_caused_them() -> None:
    events = tuple(
        Event(number, kind, "heap-1.1", "Ann", (), because)
        for number, (kind, because) in enumerate([("taken", None), ("fell", 0), ("rolled", 1)])
    )
    state = Heap(["Ann", "Bob"], 3, Chance(1))

    seen = Seen(state, Take("Ann", 1), events, state)

    assert [event.kind for event in seen.of("rolled", "taken")] == ["taken", "rolled"]
    assert [event.kind for event in seen.causes(events[2])] == ["fell", "taken"]


def test_all_that_watches_say_is_kept() -> None:
    lookout = lookout_after([Take("Ann", 2), Take("Bob", 1)], takes_two, has_nothing_to_say)

    assert [str(breach) for breach in lookout.breaches] == ["the watch of 1.1 sees: two are gone"]


def test_a_watch_that_breaks_down_is_told_of_as_such_and_the_others_are_heard() -> None:
    first, second = lookout_after([Take("Ann", 2)], breaks_down, takes_two).breaches[1:]

    assert first.is_breakdown
    assert str(first) == "the watch of 1.1 breaks down: IndexError: list index out of range"
    assert not second.is_breakdown


def test_a_sound_game_is_played_to_its_end_under_watch(book: Registry) -> None:
    book.watch("1.1")(takes_no_more_than_there_are)

    playouts = [play_out(heap(HeapGame()), seed, limit=100) for seed in range(5)]

    assert [playout.fault for playout in playouts] == [None] * 5


def test_a_random_game_ends_at_what_a_watch_sees(book: Registry) -> None:
    book.watch("1.1")(takes_two)

    playout = play_out(heap(HeapGame()), seed=1, limit=100)

    assert playout.fault
    assert playout.fault.promise == "what happens keeps to 1.1"
    assert playout.fault.what == f"{playout.actions[-1]}: two are gone"
    assert [text[-1] for text in playout.actions].count("2") == 1


def test_a_random_game_ends_where_a_watch_breaks_down_and_says_so(book: Registry) -> None:
    book.watch("1.1")(breaks_down)

    playout = play_out(heap(HeapGame()), seed=1, limit=100)

    assert playout.actions == ()
    assert playout.fault
    assert playout.fault.promise == "the watch of 1.1 does not break down"


class Brittle(HeapGame):
    """Breaks down where more stones are taken than there are."""

    def apply(self, state: Heap, action: Take) -> list[Event]:
        if action.number > state.stones:
            raise KeyError("stone")
        return super().apply(state, action)


def heard(game: HeapGame, *watches: Watching) -> list[Breach]:
    """What watches say in five random games with a single stone."""
    subject, listening = heap(game, stones=1), [watch(each) for each in watches]
    return [breach for seed in range(5) for breach in watch_through(game, listening, subject.setup, seed, limit=5)]


def test_a_watch_speaks_up_where_its_rule_is_off(book: Registry) -> None:
    with_the_rule = heard(HeapGame(), takes_no_more_than_there_are)

    with book.switched_off("1.1"):
        without = heard(HeapGame(), takes_no_more_than_there_are)

    assert with_the_rule == []
    assert {breach.what for breach in without} == {"Ann takes 2 of 1"}


def test_a_game_that_breaks_down_without_a_rule_tells_nothing(book: Registry) -> None:
    with book.switched_off("1.1"):
        found = heard(Brittle(), takes_two)

    assert found == []


def test_a_watch_that_never_speaks_up_is_listed_without_a_place(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = load_engine("grand-archive")
    watches = [Watch(("S1.b",), game_goes_on_only_within_the_limit), Watch(("S1.b",), has_nothing_to_say)]
    monkeypatch.setattr(engine.game.book, "watches", watches)

    speaking, silent = spoken_watches([engine], ran=())

    assert speaking.spoke.startswith("random game")
    assert (silent.qualname, silent.spoke) == ("has_nothing_to_say", "")


def test_a_breakdown_is_no_speaking_up(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = load_engine("grand-archive")
    monkeypatch.setattr(engine.game.book, "watches", [Watch(("S1.b",), breaks_down)])

    (broken,) = spoken_watches([engine], ran=())

    assert broken.spoke == ""


def test_a_watch_of_a_rule_that_is_not_registered_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = load_engine("grand-archive")
    monkeypatch.setattr(engine.game.book, "watches", [Watch(("S9",), has_nothing_to_say)])

    with pytest.raises(RulebookProblems) as caught:
        list(spoken_watches([engine], ran=()))

    (problem,) = caught.value.problems
    assert problem.file == "test_watching.py"
    assert problem.what == "has_nothing_to_say sees to rule S9, which is not registered"
