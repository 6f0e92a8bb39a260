"""Whatever is not plainly true in an example fails, at the line where it goes wrong."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_db.engine.engines import engine_keys, load_engine
from rules_db.engine.scene import OwnStep, Role
from rules_db.examples import Outcome, Result, run_example
from rules_db.examples.vocabulary import OWN_LIMIT, SHARED_LIMIT, STEPS, _expressions, matches
from rules_db.games.grand_archive.table.scene import SCENE
from rules_db.model import Example, Place, RulebookId, RuleId

FENCE_LINE = 40
TABLE = """\
Scenario: A table
  Given a game of grand-archive with Ann and Bob
  And Ann controls:
    | card |
    | Wolf |
  And Ann has in hand:
    | card  | type   | effect                      |
    | Flood | Action | put Wolf into the graveyard |
"""
"""Its steps stand on lines 2 to 6 of the fence; what a test adds begins on line 9."""

TWO_OF_A_NAME = """\
Scenario: Two of a name
  Given a game of grand-archive with Ann and Bob
  And Ann controls:
    | card | name | supertype |
    | Fox  | Fox  | unique    |
  And Ann has in hand:
    | card    | name | supertype |
    | Vixen   | Fox  | unique    |
  When Ann plays Vixen
  And everyone passes
"""


def run(text: str) -> Result:
    place = Place("toy.md", FENCE_LINE)
    return run_example(Example("toy.E1", RulebookId("grand-archive"), RuleId("toy"), "", text, place))


def failure(text: str) -> tuple[int, str]:
    """The line within the fence at which an example fails, and the message."""
    result = run(text)
    assert result.outcome is Outcome.FAILED
    return result.problems[0].line - FENCE_LINE, result.message


def test_an_example_passes_when_all_of_it_is_true() -> None:
    result = run(TABLE + "  When Ann plays Flood\n  And everyone passes\n  Then Wolf is in Ann's graveyard\n")

    assert result.outcome is Outcome.PASSED
    assert result.message == ""


@pytest.mark.parametrize(
    ("added", "line", "message"),
    [
        ("", 6, "the scenario ends without a Then"),
        ("  When Ann plays Flood\n", 9, "the scenario ends without a Then"),
        ("  Then Wolf sleeps\n", 9, "“Wolf sleeps” is no step"),
        ("  Then the attempt was refused by rule 5\n", 9, "(nearest: “the attempt/setup is refused by rule {rule}”; "),
        ("  Then Wolf is on the moon\n", 9, "Wolf is on the field, not on the moon"),
        ("  Then Wulf is on the field\n", 9, "there is no card Wulf (cards: "),
        ("  Then Cid controls Wolf\n", 9, "nobody here is called Cid"),
        ("  Then Bob controls Wolf\n", 9, "Wolf is controlled by Ann, not by Bob"),
        ("  Then Wolf's colour is red\n", 9, "a card has no colour"),
        ("  Then Wolf's supertype is unique\n", 9, "Wolf's supertype is none, not unique"),
        ("  Then Ann has 2 cards in hand\n", 9, "Ann has 1 cards in hand, not 2"),
        ("  Then Ann has 2 life points\n", 9, "nobody counts life points here"),
        ("  Then Bob is next to act\n", 9, "Ann is next to act, not Bob to act"),
        ("  Then it is the main phase of Bob\n", 9, "it is the main phase of Ann, not the main phase of Bob"),
        ("  Then Ann wins\n", 9, "the game goes on; it is not so that Ann wins"),
        ("  Then Bob loses the game\n", 9, "the game goes on; it is not so that Bob loses"),
        ("  Then Cid loses\n", 9, "nobody here is called Cid"),
        ("  Then the game is over\n", 9, "the game goes on; it is not so that the game is over"),
        ("  Then Bob sees Flood\n", 9, "Bob does not see Flood"),
        ("  Then Bob does not see Wolf\n", 9, "Bob sees Wolf"),
        ("  Then rule S1.b applied\n", 9, "rule S1.b did not apply; those that did: none"),
        ("  Then rule S9.z did not apply\n", 9, "rule S9.z has no function in the engine"),
        ("  Then Ann may play Wolf\n", 9, "Ann may not: grand-archive-T2.5"),
        ("  Then Ann may dance\n", 9, "“Ann dances” is no action"),
        ("  Then rule S1.c forbids Ann to play Flood\n", 9, "nothing forbids Ann to play Flood"),
        ("  Then rule S1.c forbids Ann to play Wolf\n", 9, "it is forbidden, but not by rule S1.c"),
        ("  Then the attempt is refused by rule S1.c\n", 9, "nothing was refused"),
        ("  When Ann plays Wolf\n  Then Wolf is on the field\n", 9, "this is refused: grand-archive-T2.5"),
        ("  When Ann plays Wolf\n  Then the attempt is refused by rule S1.c\n", 10, "refused, but not by rule S1.c"),
        ("  When Ann dances\n  Then Wolf is on the field\n", 9, "“Ann dances” is no action"),
        ("  When Ann plays\n    | x |\n    | y |\n  Then Wolf is on the field\n", 9, "an action takes no table"),
        ("  When Ann controls:\n    | x |\n    | y |\n  Then the game goes on\n", 9, "an action takes no table"),
        ("  Then Ann controls:\n    | card |\n    | Wolf |\n", 9, "cannot stand under Then (it is a Given step)"),
        ("  Then Wolf is on the field\n    | x |\n    | y |\n", 9, "takes no table"),
        ("  Then the game goes on\n  Given chance gives 1\n", 10, "a Given stands after the first When or Then"),
        ("  And chance gives 3\n  Then the game goes on\n", 10, "1 scripted draws are left over"),
        ("  And Ann has 7 life points\n  Then the game goes on\n", 9, "players have no life points here"),
        ("  And a game of chess with Ann and Bob\n  Then the game goes on\n", 9, "the game is already named"),
        ("  And Ann controls:\n  Then the game goes on\n", 9, "“Ann controls:” needs a table"),
        ("  * Ann plays Flood\n", 9, "it is open whether this is a Given, a When or a Then"),
        ("  Then <card> is on the field\n", 9, "a placeholder is left over: <card> is on the field"),
        ('  Then Wolf is on the field\n    """\n    text\n    """\n', 9, "a step has a text block"),
        ("  Then Wolf is on the field\nThen nothing\nWhoever reads\n", 11, "this is no Gherkin here: Whoever reads"),
        ("  And Bob controls:\n    | card |\n  Then the game goes on\n", 9, "the table has a header and no rows"),
        ("  And Bob controls:\n    | card | card |\n    | a | b |\n  Then the game goes on\n", 9, "a name of its own"),
        ("  And Bob controls:\n    | card |\n    | Wolf |\n  Then the game goes on\n", 9, "two cards are called Wolf"),
    ],
)
def test_an_example_fails_at_the_line_that_is_wrong(added: str, line: int, message: str) -> None:
    found_line, found = failure(TABLE + added)

    assert message in found
    assert found_line == line


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 1, "the example has no scenario"),
        ("Background:\n  Given chance gives 1\n", 1, "the example has no scenario"),
        ("Scenario: Nothing\n", 1, "the scenario “Nothing” has no steps"),
        ("Scenario:\n  Given chance gives 1\n", 1, "the scenario has no title"),
        ("Scenario: A slip\n  Givn a game\n  Then the game goes on\n", 2, "there is text that is no step"),
        ("Words before it\nScenario: A slip\n  Then the game goes on\n", 1, "there is text that is no step"),
        ("Scenario: No game\n  Given Ann controls:\n    | card |\n    | a |\n", 2, "no game is named"),
        ("Scenario: Chess\n  Given a game of chess with Ann and Bob\n", 2, "there is no engine for chess"),
        ("Scenario: A twin\n  Given a game of grand-archive with Ann and Ann\n", 2, "two players have the same name"),
    ],
)
def test_a_fence_that_is_no_example_fails(text: str, line: int, message: str) -> None:
    found_line, found = failure(text)

    assert message in found
    assert found_line == line


def test_a_decision_that_nobody_answers_or_mentions_fails() -> None:
    line, message = failure(TWO_OF_A_NAME + "  Then rule S1.b applied\n")

    assert (line, "Ann has yet to sacrifice" in message) == (11, True)
    assert run(TWO_OF_A_NAME + "  Then Ann is next to sacrifice\n").outcome is Outcome.PASSED


def test_a_cause_that_was_none_fails() -> None:
    _, message = failure(
        TWO_OF_A_NAME + "  Then rule S1.b applied because of rule S1.c\n  And Ann is next to sacrifice\n"
    )

    assert "rule S1.b did not apply because of S1.c; its causes: none" in message


def test_a_setup_that_a_rule_refuses_is_a_refusal_and_nothing_more_can_be_asked() -> None:
    setup = TWO_OF_A_NAME.partition("  And Ann has in hand")[0] + "    | Vixen | Fox | unique |\n"

    assert run(setup + "  Then the setup is refused by rule S1.b\n").outcome is Outcome.PASSED
    assert (
        "the setup is refused: grand-archive-S1.b" in failure(setup + "  When Ann passes\n  Then the game goes on\n")[1]
    )


def test_an_example_of_another_game_fails_under_this_rulebook() -> None:
    text = TABLE + "  Then Wolf is on the field\n"
    elsewhere = Example("toy.E1", RulebookId("ttcg"), RuleId("toy"), "", text, Place("toy.md", FENCE_LINE))

    assert "this plays grand-archive (examples of ttcg play that game)" in run_example(elsewhere).message


def test_lines_are_right_under_a_feature_of_its_own() -> None:
    line, _ = failure("Feature: Wolves\n" + TABLE + "  Then Wolf is nowhere\n")

    assert line == 10


def test_every_row_of_an_outline_is_a_scenario_and_every_failing_one_is_a_problem() -> None:
    outline = TABLE.replace("Scenario", "Scenario Outline") + "  Then Wolf is <place>\n\n  Examples:\n    | place |\n"

    result = run(outline + "    | nowhere |\n    | on the field |\n    | in Ann's hand |\n")

    assert [scenario.outcome for scenario in result.scenarios] == [Outcome.FAILED, Outcome.PASSED, Outcome.FAILED]
    assert [problem.line - FENCE_LINE for problem in result.problems] == [9, 9]


@pytest.fixture
def clumsy_step() -> Iterator[None]:
    """Grand Archive with a step of its own that says what a shared one says already, and one that breaks down."""

    def crash(state: object) -> str:
        raise IndexError("nothing there")

    written = SCENE.steps
    SCENE.steps = (
        OwnStep(Role.THEN, "Wolf is on the field", lambda state: None),
        OwnStep(Role.THEN, "the engine holds", crash),
    )
    _forget_readings()
    yield
    SCENE.steps = written
    _forget_readings()


def _forget_readings() -> None:
    _expressions.cache_clear()
    matches.cache_clear()


@pytest.mark.usefixtures("clumsy_step")
def test_a_sentence_with_two_readings_fails() -> None:
    line, message = failure(TABLE + "  Then Wolf is on the field\n")

    assert line == 9
    assert "can be read in several ways: {cards} is/are {place}; Wolf is on the field" in message


@pytest.mark.usefixtures("clumsy_step")
def test_an_engine_that_crashes_is_a_problem_at_the_step() -> None:
    line, message = failure(TABLE + "  Then the engine holds\n")

    assert line == 9
    assert "the engine breaks down here: IndexError: nothing there (mend the engine)" in message


LINES = st.sampled_from(
    [
        *TABLE.splitlines(),
        "Feature: F",
        "Background:",
        "Rule: R",
        "Scenario Outline: <a>",
        "Examples:",
        "| <a> |",
        '"""',
        "# language: fr",
        "@tag",
        "When Ann plays Flood",
        "When everyone passes",
        "Then rule S1.b applied",
        "Then Wolf is on the field",
        "Then the setup is refused by rule S1.b",
    ]
)


@given(st.text() | st.lists(LINES, max_size=12).map("\n".join))
def test_whatever_stands_in_a_fence_comes_to_a_result(text: str) -> None:
    result = run(text)

    assert (result.outcome is Outcome.PASSED) == (result.message == "")
    assert "breaks down" not in result.message


def test_events_are_numbered_through_the_example_with_their_causes() -> None:
    result = run(TWO_OF_A_NAME + "  And Ann sacrifices Fox\n  Then Fox is in Ann's graveyard\n")

    moved = result.events[-1]
    assert [event.number for event in result.events] == list(range(len(result.events)))
    assert (moved.kind, moved.get("card"), moved.get("to")) == ("moved", "Fox", "graveyard")
    assert result.events[moved.because or 0].rule == "grand-archive-S1.c"


def test_the_vocabulary_stays_small() -> None:
    shared = {step.pattern for step in STEPS}

    assert len(shared) <= SHARED_LIMIT == 22
    assert OWN_LIMIT == 10
    assert {
        key: len(load_engine(key).scene.steps) for key in engine_keys() if len(load_engine(key).scene.steps) > OWN_LIMIT
    } == {}
