"""Questions about a state: afresh, or once for all actions; the judge of a state says what the predicate says."""

import pytest

from rules_db.engine.asking import Once, afresh
from rules_db.engine.chance import Chance
from rules_db.engine.engines import engine_keys, load_engine
from rules_db.engine.kernel import Refusal
from rules_db.engine.play.record import read_record
from rules_db.examples.opening import open_game

STEPS = 40


def too_many(asked: list[int], number: int) -> Refusal | None:
    asked.append(number)
    return Refusal("1.1", (("number", number),)) if number > 2 else None


def test_the_same_question_is_put_once() -> None:
    once, asked = Once(), list[int]()

    answers = [once(too_many, asked, number) for number in (1, 3, 1, 3, 3)]

    assert asked == [1, 3]
    assert answers == [None, Refusal("1.1", (("number", 3),)), None, *[Refusal("1.1", (("number", 3),))] * 2]


def test_afresh_puts_it_again_each_time() -> None:
    asked: list[int] = []

    assert [afresh(too_many, asked, number) for number in (3, 3)] == [Refusal("1.1", (("number", 3),))] * 2
    assert asked == [3, 3]


@pytest.mark.parametrize("key", engine_keys())
def test_the_judge_of_a_state_says_of_every_option_what_the_predicate_says(key: str) -> None:
    engine = load_engine(key)
    opening = open_game(read_record(engine.starter.usual(engine.players, Chance(1)), is_markdown=False).setup)
    game, chance = opening.game, Chance(7)
    state = game.new(opening.setup, 7)
    for _ in range(STEPS):
        options, judge = game.options(state), game.judge(state)

        said = [judge(action) for action in options]

        assert said == [game.why_not(state, action) for action in options]
        legal = [action for action, refusal in zip(options, said, strict=True) if refusal is None]
        if not legal:
            break
        game.apply(state, legal[chance.below(len(legal))])
