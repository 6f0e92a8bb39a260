"""The proof ladder: what a level says of a rule, and what the rulebooks have reached."""

import importlib
import inspect
from dataclasses import replace
from typing import Any

import pytest

from rules_db.engine.engines import load_engine
from rules_db.errors import RulebookProblems
from rules_db.examples import ScenarioResult, run_example
from rules_db.examples.fences import Scenario
from rules_db.examples.proof.ladder import Level, RuleLevel, level_of
from rules_db.examples.proof.prove import Proof, prove
from rules_db.examples.proof.without import Ran, run_without
from rules_db.examples.runner import run_scenario
from rules_db.games.grand_archive.book import book
from rules_db.model import Example, Library, Place, Rule, RulebookId, RuleId

PLAIN_PAIR = """\
Scenario: A plain pair
  Given a game of grand-archive with Ann and Bob
  And Ann controls:
    | card     | name |
    | old Wolf | Wolf |
    | new Wolf | Wolf |
  Then old Wolf and new Wolf are on the field
"""
UNIQUE_PAIR = """\
Scenario: A unique pair
  Given a game of grand-archive with Ann and Bob
  And Ann controls:
    | card     | name | supertype |
    | old Wolf | Wolf | unique    |
    | new Wolf | Wolf | unique    |
  Then the setup is refused by rule S1.b
"""
NOTHING_TO_DO_WITH_IT = """\
Scenario: The phase
  Given a game of grand-archive with Ann and Bob
  Then it is the main phase of Ann
"""
WAITING = """\
Scenario: Ann waits
  Given a game of grand-archive with Ann and Bob
  And Ann controls:
    | card     | name | supertype |
    | old Wolf | Wolf | unique    |
  And Ann has in hand:
    | card     | name | supertype |
    | new Wolf | Wolf | unique    |
    | Hawk     | Hawk |           |
  When Ann plays new Wolf
  And everyone passes
  Then rule S1.j forbids Ann to play Hawk
  And Ann is next to sacrifice
"""
FALSE = PLAIN_PAIR.replace("on the field", "nowhere")


def rule(library: Library, id_: str) -> Rule:
    return next(each for each in library.rules if each.id == id_)


def level(found: Rule, *texts: str) -> RuleLevel:
    place = Place("toy.md", 1)
    examples = [Example("toy.E1", found.rulebook, found.id, "", text, place) for text in texts]
    return level_of(found, book, {"S0.a": "Nothing to do."}, [Ran(each, run_example(each)) for each in examples])


def test_a_rule_with_nothing_to_run_says_why(library: Library) -> None:
    found = level(rule(library, "grand-archive-S0.a"), UNIQUE_PAIR)

    assert (found.level, found.reason) == (Level.NOTHING_TO_RUN, "Nothing to do.")


def test_a_rule_without_a_function_is_uncovered(library: Library) -> None:
    found = level(rule(library, "grand-archive-T4.2"))

    assert (found.level, found.reason) == (Level.UNCOVERED, "The engine has no function under this number.")


def test_a_registered_rule_without_an_example_is_at_l1(library: Library) -> None:
    found = level(rule(library, "grand-archive-S1.b"))

    assert (found.level, found.reason) == ("L1", "It has no example of its own.")


@pytest.mark.parametrize(
    ("text", "reason"), [(NOTHING_TO_DO_WITH_IT, "Its examples do not come to it."), (FALSE, "Its examples fail.")]
)
def test_an_example_that_fails_or_goes_elsewhere_proves_nothing(library: Library, text: str, reason: str) -> None:
    found = level(rule(library, "grand-archive-S1.d"), text)

    assert (found.level, found.reason) == ("L1", reason)


def test_a_rule_that_its_examples_do_not_need_is_at_l2(library: Library) -> None:
    found = level(rule(library, "grand-archive-S1.b"), PLAIN_PAIR)

    assert (found.level, found.reason) == ("L2", "Its examples come to it, and pass without it too.")


def test_a_rule_that_an_example_misses_is_at_l3(library: Library) -> None:
    found = level(rule(library, "grand-archive-S1.b"), UNIQUE_PAIR)

    assert (found.level, found.is_seen) == ("L3", True)
    assert found.reason == "Without it, “A unique pair” fails."


def test_a_rule_that_also_lets_something_be_is_at_l4(library: Library) -> None:
    found = level(rule(library, "grand-archive-S1.b"), UNIQUE_PAIR, PLAIN_PAIR)

    assert (found.level, found.is_seen) == ("L4", True)
    assert found.reason == "Without it, “A unique pair” fails; “A plain pair” shows where it lets things be."


def test_a_rule_of_which_only_the_number_would_be_missed_says_so(library: Library) -> None:
    found = level(rule(library, "grand-archive-S1.j"), WAITING)

    assert (found.level, found.is_seen) == ("L3", False)
    assert found.reason == "Without it, “Ann waits” fails, though only by the rule that it names."


def test_switching_a_rule_off_lasts_no_longer_than_the_look_at_it(library: Library) -> None:
    first = level(rule(library, "grand-archive-S1.b"), UNIQUE_PAIR)
    second = level(rule(library, "grand-archive-S1.b"), UNIQUE_PAIR)

    assert first == second


def test_only_scenarios_that_come_to_a_rule_run_without_it_and_none_sooner_than_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text, run = f"{WAITING}\n{PLAIN_PAIR}\n{WAITING}", list[str]()
    example = Example("toy.E1", RulebookId("grand-archive"), RuleId("grand-archive-S1.j"), "", text, Place("toy.md", 1))
    ran = Ran(example, run_example(example))

    def noted(example: Example, scenario: Scenario, *how: Any, **more: Any) -> ScenarioResult:
        run.append(scenario.title)
        return run_scenario(example, scenario, *how, **more)

    monkeypatch.setattr("rules_db.examples.proof.without.run_scenario", noted)
    without = run_without(ran, book, "S1.j")
    next(without)
    first = list(run)
    rest = [after.title for _, after in without]

    assert (first, rest, run) == (["Ann waits"], ["Ann waits"], ["Ann waits", "Ann waits"])


def test_every_checkable_rule_is_missed_when_it_is_off_or_owned_up_to(proof: Proof) -> None:
    assert proof.problems == ()
    assert proof.unmet == ()
    assert proof.overtaken == ()


def test_every_watch_speaks_up_without_its_rule(proof: Proof) -> None:
    assert proof.silent_watches == ()


def test_most_rules_of_grand_archive_are_shown_from_both_sides(proof: Proof) -> None:
    chapter = next(each for each in proof.chapters if (each.rulebook, each.chapter) == ("grand-archive", "S"))

    assert (chapter.rules, chapter.checkable, chapter.proved) == (28, 28, 28)
    assert chapter.count(Level.BOTH_SIDES) == 27


def test_the_map_of_grand_archive_is_proved_where_rulings_say_what_is_taken_from_its_pages(proof: Proof) -> None:
    chapter = next(each for each in proof.chapters if (each.rulebook, each.chapter) == ("grand-archive", "T"))

    assert (chapter.rules, chapter.checkable, chapter.proved) == (15, 8, 8)
    assert chapter.count(Level.BOTH_SIDES) == 7


def test_a_citation_is_the_place_where_a_rule_is_registered(proof: Proof) -> None:
    found = next(each for each in proof.citations if each.rule == RuleId("grand-archive-S1.b"))

    lines = inspect.getsource(importlib.import_module(found.module)).splitlines()
    assert found.qualname == "breaches"
    assert lines[found.line - 1].startswith('@book.rule("S1.b"')


def test_every_example_of_the_library_has_a_result(library: Library, proof: Proof) -> None:
    assert [result.id for result in proof.results] == [example.id for example in library.examples]


def test_a_rule_is_registered_under_a_number_of_its_book(library: Library) -> None:
    entry = book.entries["S1.b"]
    without = replace(
        library,
        rulebooks=tuple(each for each in library.rulebooks if each.id == "grand-archive"),
        rules=tuple(each for each in library.rules if each.id != entry.id),
        examples=(),
    )

    with pytest.raises(RulebookProblems) as caught:
        prove(without)

    (problem,) = caught.value.problems
    assert (problem.file, problem.line) == (f"{entry.module.replace('.', '/')}.py", entry.line)
    assert problem.what == "breaches is registered as rule S1.b, which Grand Archive does not have"


def test_a_rule_that_waits_has_no_level_and_is_not_registered(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    only = replace(library, rulebooks=tuple(each for each in library.rulebooks if each.id == "ttcg"), examples=())
    monkeypatch.setattr("rules_db.examples.proof.prove.spoken_watches", lambda engines, own: [])
    idle = min(load_engine("ttcg").nothing_to_run)
    engine = replace(load_engine("ttcg"), waiting={idle: "Later."})
    monkeypatch.setattr("rules_db.examples.proof.prove.load_engine", lambda key: engine)

    proof = prove(only)

    assert proof.waiting == (f"ttcg-{idle}",)
    assert not {level.rule for level in proof.levels} & set(proof.waiting)
    engine = replace(engine, waiting={"2.2": "Later."})
    with pytest.raises(ValueError, match="registers rules that wait: 2"):
        prove(only)


def test_what_was_so_without_a_rule_is_kept(library: Library) -> None:
    of_rule = [each for each in library.knock_outs if each.rule == "resummoned-607.3.b"]

    assert [each.what for each in of_rule][:1] == ["Ann has 8000 life points, not 7500"]
    assert {each.rule for each in library.knock_outs} == {
        rule.id for rule in library.rules if rule.level in ("L3", "L4")
    }


def test_an_engine_owns_up_to_rules_that_no_example_misses_and_only_to_those(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = next(each for each in library.rulebooks if each.id == "grand-archive")
    hidden = next(each for each in library.examples if each.rule == "grand-archive-S1.a")
    others = tuple(each for each in library.examples if each.rulebook == book.id and each.rule != hidden.rule)
    engine = replace(load_engine("grand-archive"), unproved=frozenset({"S1.a", "S1.b"}))
    monkeypatch.setattr("rules_db.examples.proof.prove.load_engine", lambda key: engine)

    proof = prove(replace(library, rulebooks=(book,), examples=others))

    assert proof.unmet == ()
    assert [each.rule for each in proof.overtaken] == ["grand-archive-S1.b"]
    assert not engine.is_whole


def test_a_rule_that_no_example_misses_is_unmet_where_its_engine_is_silent_about_it(library: Library) -> None:
    book = next(each for each in library.rulebooks if each.id == "grand-archive")
    others = tuple(each for each in library.examples if each.rulebook == book.id and each.rule != "grand-archive-S1.a")

    proof = prove(replace(library, rulebooks=(book,), examples=others))

    assert [each.rule for each in proof.unmet] == ["grand-archive-S1.a"]


def test_a_rule_that_is_registered_has_something_to_run(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = replace(load_engine("grand-archive"), nothing_to_run={"S1.a": "It only gives a name."})
    monkeypatch.setattr("rules_db.examples.proof.prove.load_engine", lambda key: engine)
    only = replace(
        library, rulebooks=tuple(each for each in library.rulebooks if each.id == "grand-archive"), examples=()
    )

    with pytest.raises(ValueError, match=r"registers rules that have nothing to run: S1\.a"):
        prove(only)
