"""What nobody would write, type or ask, shortly; `scripts/fuzz.py` does the same for as long as one likes."""

import random
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from books import Books
from command_lines import CommandLines
from games import Games
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from running import run
from trying import Failure, Fault, Kind, Tally, Trial, without_each
from web_requests import WebRequest, WebRequests

SEED = 1


def tried(kind: Kind[Any], count: int) -> Tally:
    try:
        return Trial(kind, SEED).run(range(count))
    finally:
        kind.close()


def test_no_command_line_ends_in_a_traceback(database: Path) -> None:
    assert list(map(str, tried(CommandLines(database), 60).failures)) == []


def test_no_game_breaks_down_and_each_stands_as_it_was_saved(database: Path) -> None:
    assert list(map(str, tried(Games(database), 40).failures)) == []


@pytest.mark.filterwarnings("ignore:coroutine .* was never awaited:RuntimeWarning")
def test_no_request_makes_a_server_fail_or_tell_of_its_machine(database: Path) -> None:
    assert list(map(str, tried(WebRequests(database), 250).failures)) == []


def test_no_rulebook_ends_in_a_traceback_and_a_failed_build_changes_nothing() -> None:
    assert list(map(str, tried(Books(), 60).failures)) == []


@pytest.fixture(scope="module")
def site(database: Path) -> Iterator[WebRequests]:
    made = WebRequests(database)
    yield made
    made.close()


WORDS = st.text(st.characters(exclude_characters="\0"), max_size=30)


@given(
    words=st.lists(WORDS.filter(lambda word: "/" not in word), max_size=3), encoding=st.sampled_from(["utf-8", "ascii"])
)
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_words_at_all_are_a_command_or_no_command(words: list[str], encoding: str, database: Path) -> None:
    done = run(["equivalents", "--database", str(database), *words], encoding=encoding)

    assert done.status in (0, 2)
    assert "Traceback" not in done.err
    assert (done.status == 2) == bool(done.err)


@given(path=WORDS, name=WORDS, value=WORDS)
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@pytest.mark.filterwarnings("ignore:coroutine .* was never awaited:RuntimeWarning")
def test_any_address_at_all_is_answered(site: WebRequests, path: str, name: str, value: str) -> None:
    for beginning in ("/", "/explorer/", "/explorer/rules/rules/"):
        asked = WebRequest("GET", f"{beginning}{path}".partition("?")[0], ((name, value),), ())
        assert site.fault(asked) is None


class Letters:
    """Cases of letters, of which a `b` beside an `a` is a fault."""

    name = "letters"

    def case(self, chance: random.Random) -> str:
        return "".join(chance.choices("abcdef", k=20))

    def fault(self, case: str) -> Fault | None:
        if "c" in case and "d" not in case:
            raise KeyError(case)
        return Fault("a and b", case) if "a" in case and "b" in case else None

    def smaller(self, case: str) -> Iterable[str]:
        return map("".join, without_each(tuple(case)))

    def told(self, case: str) -> str:
        return case

    def close(self) -> None:
        pass


def test_each_sort_of_fault_is_told_once_and_as_small_as_it_can_be() -> None:
    told: list[Failure] = []

    tally = Trial(Letters(), SEED, told.append).run(range(200))

    assert {failure.fault.sort: "".join(sorted(failure.told)) for failure in told} == {
        "a and b": "ab",
        "KeyError in no line of ours": "c",
    }
    assert tally.failures == told
    assert sum(tally.sorts.values()) > 150


def test_a_case_is_made_again_by_its_seed_and_number() -> None:
    failure = Trial(Letters(), SEED).run(range(50)).failures[0]

    again = Trial(Letters(), SEED).run([failure.number]).failures[0]

    assert again == failure
    assert str(again).startswith(f"--kind letters --seed 1 --only {failure.number} | ")


def test_a_case_that_takes_too_long_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    class Endless(Letters):
        def fault(self, case: str) -> Fault | None:
            while True:
                pass

    monkeypatch.setattr("trying.LONGEST_SECONDS", 0.05)
    monkeypatch.setattr("trying.MOST_SHRINKING", 0)

    tally = Trial(Endless(), SEED).run([1])

    assert list(tally.sorts) == ["longer than 0.05 s in no line of ours"]
