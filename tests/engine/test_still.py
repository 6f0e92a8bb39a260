"""What is found out about a state once, while nothing changes it."""

from collections.abc import Callable

import pytest

from rules_db.engine.still import Still, kept, kept_still


@pytest.fixture
def asked() -> list[str]:
    return []


@pytest.fixture
def find(asked: list[str]) -> Callable[[object, str], int]:
    """How long a question is; each time that this is really found out, the question is noted in `asked`."""

    def found(state: object, question: str) -> int:
        def counted() -> int:
            asked.append(question)
            return len(question)

        return kept(state, question, counted)

    return found


def test_a_question_is_answered_once_while_a_state_is_still(asked: list[str], find: Callable[..., int]) -> None:
    state = object()

    with Still(state):
        found = [find(state, each) for each in ("who", "where", "who")]

    assert found == [3, 5, 3]
    assert asked == ["who", "where"]


def test_whatever_may_change_is_asked_anew_each_time(asked: list[str], find: Callable[..., int]) -> None:
    still, other = object(), object()

    find(still, "before")
    find(still, "before")
    with Still(still):
        find(other, "inside")
        find(other, "inside")
    find(still, "inside")

    assert asked == ["before", "before", "inside", "inside", "inside"]


def test_a_state_that_is_still_already_stays_so_and_keeps_what_was_found(
    asked: list[str], find: Callable[..., int]
) -> None:
    state = object()

    with Still(state):
        find(state, "who")
        with Still(state):
            find(state, "who")
        find(state, "who")

    assert asked == ["who"]


def test_another_state_within_is_still_for_itself(asked: list[str], find: Callable[..., int]) -> None:
    state, copy = object(), object()

    with Still(state):
        find(state, "who")
        with Still(copy):
            find(copy, "who")
            find(copy, "who")
        find(state, "who")

    assert asked == ["who", "who"]


def test_what_was_found_is_there_when_the_same_stillness_is_entered_again(
    asked: list[str], find: Callable[..., int]
) -> None:
    state = object()
    still = Still(state)

    for _ in range(2):
        with still:
            find(state, "who")
    with Still(state):
        find(state, "who")

    assert asked == ["who", "who"]


def test_a_fault_ends_the_stillness(asked: list[str], find: Callable[..., int]) -> None:
    state = object()

    with pytest.raises(ZeroDivisionError), Still(state):
        kept(state, "who", lambda: 1 // 0)
    find(state, "who")
    find(state, "who")

    assert asked == ["who", "who"]


def test_a_state_is_still_while_something_is_found_out_about_it_and_not_afterwards(
    asked: list[str], find: Callable[..., int]
) -> None:
    state = object()

    found = kept_still(state, "both", lambda: find(state, "who") + find(state, "who"))
    find(state, "who")

    assert found == 6
    assert asked == ["who", "who"]


def test_what_was_found_of_a_still_state_is_not_found_again(asked: list[str], find: Callable[..., int]) -> None:
    state = object()

    with Still(state):
        for _ in range(2):
            kept_still(state, "as long as who", lambda: find(state, "who"))

    assert asked == ["who"]
