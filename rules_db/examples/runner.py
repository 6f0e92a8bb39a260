"""Runs examples step by step. Whatever is not plainly true fails, with the line in the author's file."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

from rules_db.engine.engines import engine_keys, load_engine
from rules_db.engine.kernel import GameError
from rules_db.engine.scene import Role
from rules_db.errors import Problem
from rules_db.examples import then
from rules_db.examples.fences import BadFence, Scenario, Sentence, read_fence
from rules_db.examples.play import CORRECT, Asks, Play, Unmet, Witness
from rules_db.examples.reading import read_sentence
from rules_db.examples.results import Result, ScenarioResult, StepResult
from rules_db.examples.vocabulary import Match
from rules_db.model import Example

BREAKDOWN = "the engine breaks down here"


@contextmanager
def many_examples() -> Iterator[None]:
    """Inside, each of many examples runs faster: what notes the rules that it reaches is put in place but once."""
    with ExitStack() as noting:
        for key in engine_keys():
            noting.enter_context(load_engine(key).game.book.reached())
        yield


def run_example(example: Example, asks: Asks = Asks.EVERYTHING, of: str = "", witness: Witness | None = None) -> Result:
    """What comes of one fence; never raises for what its author can mend.

    The watches of the rule `of` look on, or all that the game has. `witness` is shown each state with the action that
    is about to be tried in it.
    """
    try:
        results = tuple(run_scenario(example, each, asks, of, witness) for each in read_fence(example.text))
    except BadFence as error:
        problem = _problem(example, error.line, error.what, error.mend)
        return Result(example.id, example.rule, example.title, (problem,), ())
    problems = tuple(problem for each in results for problem in _problems(example, each))
    return Result(example.id, example.rule, example.title, problems, results)


def run_scenario(
    example: Example, scenario: Scenario, asks: Asks = Asks.EVERYTHING, of: str = "", witness: Witness | None = None
) -> ScenarioResult:
    """What comes of one scenario of a fence, as `run_example` runs it."""
    return _ScenarioRun(example, scenario, Play(asks, of, witness)).result()


def _problems(example: Example, scenario: ScenarioResult) -> Iterator[Problem]:
    """What is wrong with a scenario, and what the watches saw in it."""
    if scenario.problem:
        yield scenario.problem
    for breach in scenario.breaches:
        yield Problem(example.place.file, scenario.line, str(breach), "mend the engine, or the watch where it is wrong")


def _problem(example: Example, line: int, what: str, mend: str) -> Problem:
    return Problem(example.place.file, example.place.line + line, what, mend)


class _ScenarioRun:
    """One scenario on its way. `line` is where it has come to, `last_attempt` where its last When stands."""

    def __init__(self, example: Example, scenario: Scenario, play: Play) -> None:
        self.example = example
        self.scenario = scenario
        self.play = play
        self.steps: list[StepResult] = []
        self.reached: set[str] = set()
        self.line = self.last_attempt = scenario.line

    def result(self) -> ScenarioResult:
        play, problem = self.play, self.first_problem()
        return ScenarioResult(
            rulebook=play.rulebook,
            title=self.scenario.title,
            line=self.example.place.line + self.scenario.line,
            problem=problem,
            steps=tuple(self.steps),
            events=tuple(play.events),
            refused=tuple(dict.fromkeys(play.refused)),
            reached=frozenset(f"{play.rulebook}-{number}" for number in self.reached),
            given=play.given,
            start=play.lookout.begun if play.lookout else None,
            end=play.state,
            breaches=tuple(play.lookout.breaches) if play.lookout else (),
        )

    def first_problem(self) -> Problem | None:
        try:
            self.run()
        except Unmet as error:
            self.line = error.line or self.line
            what, mend = error.what, error.mend
        except GameError as error:
            what, mend = str(error), "name only what is on the table"
        except Exception as error:  # a crash of an engine is reported at the step that brought it about
            what, mend = f"{BREAKDOWN}: {type(error).__name__}: {error}", "mend the engine"
        else:
            return None
        return _problem(self.example, self.line, what, mend)

    def run(self) -> None:
        with ExitStack() as watching:
            for sentence in self.in_order():
                self.line = sentence.line
                is_seated = self.play.chosen is not None
                self.take(sentence)
                if not is_seated:
                    self.reached = watching.enter_context(self.play.game.book.reached())
            self.require_assertion()
            self.require_right_book()
            self.require_nothing_open()

    def in_order(self) -> Iterator[Sentence]:
        """The sentences; Unmet where a Given comes late."""
        has_begun = False
        for sentence in self.scenario.sentences:
            self.line = sentence.line
            if has_begun and sentence.role is Role.GIVEN:
                raise Unmet("a Given stands after the first When or Then", "move it up")
            has_begun = has_begun or sentence.role is not Role.GIVEN
            yield sentence

    def take(self, sentence: Sentence) -> None:
        match = read_sentence(self.play, sentence)
        if match is None or match.step.run is not then.refused:
            self.require_no_refusal()
        if sentence.role is Role.WHEN:
            self.last_attempt = sentence.line
        first = len(self.play.events)
        try:
            self.carry_out(sentence, match)
        finally:
            events = tuple(range(first, len(self.play.events)))
            line = self.example.place.line + sentence.line
            self.steps.append(StepResult(line, sentence.role, sentence.text, events))

    def carry_out(self, sentence: Sentence, match: Match | None) -> None:
        if sentence.role is not Role.GIVEN:
            self.play.begin()
        if match is None:
            self.play.do(sentence.text)
            return
        step = match.bound(sentence.rows)
        if sentence.role is Role.GIVEN:
            self.play.lay(sentence.line, step)
            return
        if sentence.role is Role.WHEN:
            self.do_all(step(self.play))
        else:
            self.require(step)

    def require(self, step: Callable[[Play], object]) -> None:
        """What a Then step says; where it is not so, and somebody owes an answer, that may be why."""
        try:
            if (wrong := step(self.play)) is not None:
                raise Unmet(str(wrong))
        except Unmet as unmet:
            if unmet.mend != CORRECT or not (owed := self.play.answer_owed()):
                raise
            player, words = owed
            raise Unmet(unmet.what, f"{player} has yet to {words}: answer that first, or {CORRECT}") from unmet

    def do_all(self, texts: Iterator[str]) -> None:
        for text in texts:
            self.play.do(text)
            if self.play.refusal is not None:
                return

    def require_no_refusal(self) -> None:
        if self.play.refusal is not None:
            self.line = self.play.wrong or self.last_attempt
            what = self.play.fault or self.play.refusal
            raise Unmet(f"this is refused: {what}", "say so with `Then the attempt is refused by rule …`")

    def require_assertion(self) -> None:
        if self.scenario.sentences[-1].role is not Role.THEN:
            raise Unmet("the scenario ends without a Then", "say what is the case in the end")

    def require_right_book(self) -> None:
        if self.example.rulebook not in ("", self.play.rulebook):
            self.line = self.scenario.line
            raise Unmet(f"this plays {self.play.rulebook}", f"examples of {self.example.rulebook} play that game")

    def require_nothing_open(self) -> None:
        self.require_no_refusal()
        play = self.play
        if play.state is None:
            return
        if unused := play.scene.unused_chance(play.state):
            raise Unmet(f"{unused} scripted draws are left over", "script only what the scenario draws")
        if owed := play.answer_owed():
            player, words = owed
            raise Unmet(f"{player} has yet to {words}", f"answer it, or say `Then {player} is next to {words}`")
