"""The command line: what it prints, what it exits with, and never a traceback."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from project import CHAPTER_FRONT, OVERVIEW
from toy_project import make_project

from rules_db.build import read_library
from rules_db.cli import main
from rules_db.store import write_database


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, list(arguments), catch_exceptions=False)


@pytest.fixture
def broken_docs(tmp_path: Path) -> Path:
    folder = tmp_path / "docs" / "rulebooks" / "toy"
    folder.mkdir(parents=True)
    (folder / "index.md").write_text(OVERVIEW)
    (folder / "1-all.md").write_text(CHAPTER_FRONT + "# 1 Play\n\n1.1 See 7.7.\n\n1.3 Draw.\n")
    return tmp_path / "docs"


def test_check_lists_every_problem_with_its_place_and_exits_1(broken_docs: Path) -> None:
    done = run("check", "--docs", str(broken_docs))

    assert done.exit_code == 1
    assert done.stderr.splitlines() == [
        "rulebooks/toy/1-all.md:8: '7.7' refers to nothing (name a rule or section that exists)",
        "rulebooks/toy/1-all.md:10: rule 1.2 is missing before 1.3 (add it, or declare it missing)",
        "rulebooks/toy/source-map.csv: the rulebook toy has no source map (give each rule a line in it)",
        "3 problems in the rulebooks",
    ]


def test_check_gives_problems_to_machines_too(broken_docs: Path) -> None:
    done = run("check", "--docs", str(broken_docs), "--json")

    assert done.exit_code == 1
    assert json.loads(done.stdout)[0]["line"] == 8


def test_build_says_what_it_made(tmp_path: Path) -> None:
    project, database = make_project(tmp_path / "project"), tmp_path / "rules.db"

    done = run("build", "--docs", str(project / "docs"), "--database", str(database), "--json")

    assert done.exit_code == 0
    assert json.loads(done.stdout)["rules"] == 1
    assert database.is_file()


def test_build_with_problems_exits_1_and_writes_nothing(broken_docs: Path, tmp_path: Path) -> None:
    done = run("build", "--docs", str(broken_docs), "--database", str(tmp_path / "rules.db"))

    assert done.exit_code == 1
    assert not (tmp_path / "rules.db").exists()


def test_search_gives_the_fields_that_others_rely_on(database: Path) -> None:
    done = run("search", "607.3b", "--json", "--database", str(database))

    hit = json.loads(done.stdout)[0]
    assert list(hit) == ["id", "rulebook", "number", "heading", "text", "score", "url", "found_by", "above"]
    assert hit["id"] == "resummoned-607.3.b"
    assert hit["heading"] == "Turn Structure › Battle Phase"


def test_search_for_a_number_that_is_none_shows_people_the_nearest_and_the_rule_above(database: Path) -> None:
    done = run("search", "607.3.b.z", "--database", str(database))

    assert done.stdout.startswith("No rule has the number 607.3.b.z. The nearest:\n")
    assert "resummoned 607.3.b" in done.stdout
    assert "A battle has an attacking monster on one side" in done.stdout


def test_search_shows_people_the_number_and_the_text(database: Path) -> None:
    done = run("search", "607.3.b", "--database", str(database))

    assert "resummoned 607.3.b" in done.stdout


@pytest.mark.parametrize("query", ['"', "*", "a" * 10_000])
def test_a_query_that_cannot_be_searched_is_one_line_and_exit_2(database: Path, query: str) -> None:
    done = run("search", query, "--database", str(database))

    assert done.exit_code == 2
    assert len(done.stderr.splitlines()) == 1


def test_show_prints_a_rule_with_all_around_it(database: Path) -> None:
    done = run("show", "resummoned-607.3.b", "--database", str(database))

    assert done.exit_code == 0
    for expected in ("607.3 ", "607.3.b", "Refers to", "Referred to by", "resummoned.txt", "lines 197-197"):
        assert expected in done.stdout


def test_show_gives_rulings_to_machines(database: Path) -> None:
    done = run("show", "resummoned-603.1", "--json", "--database", str(database))

    shown = json.loads(done.stdout)
    assert shown["parents"] == []
    assert shown["rulings"][0]["id"] == "resummoned-603.1.R1"


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """rules.db of two small rulebooks: `pier` has 1.2 with its b, and `mole` has 1.1.1 twice."""
    files = {
        **book_files("pier", 1, "# 1 Boats\n\n1.1 A boat floats.\n\n1.2 A boat sinks.\n\n1.2.a Soon.\n\n1.2.b Late.\n"),
        **book_files("mole", 2, "# 1 Oars\n\n## 1.1 Wet\n\n1.1.1 Row.\n\n## 1.1 Dry\n\n1.1.1 Rest.\n", "1.1"),
    }
    path = tmp_path_factory.mktemp("harbour") / "rules.db"
    write_database(read_library(files)[0], path, {})
    return path


def book_files(key: str, order: int, chapter: str, repeated: str = "") -> dict[str, str]:
    """The overview and the one chapter of a small rulebook."""
    overview = OVERVIEW.replace("rulebook: toy", f"rulebook: {key}").replace("order: 1", f"order: {order}")
    overview = overview.replace("short_title: Toy", f"short_title: {key.capitalize()}")
    declared = f"deviations:\n  - {{number: '{repeated}', is: repeated, finding: N1}}\n" if repeated else ""
    front = f"---\nrulebook: {key}\nchapter: 1\n{declared}---\n\n"
    return {f"rulebooks/{key}/index.md": overview, f"rulebooks/{key}/1-all.md": front + chapter}


@pytest.mark.parametrize("typed", ["1.2.b", "1.2b", "Pier §1.2b", "rule 1-2-B", "Pier-1.2.b"])
def test_a_rule_is_shown_however_its_number_is_typed(harbour: Path, typed: str) -> None:
    done = run("show", typed, "--json", "--database", str(harbour))

    assert json.loads(done.stdout)["id"] == "pier-1.2.b"


def test_each_use_of_a_number_that_is_used_twice_can_be_shown(harbour: Path) -> None:
    first = run("show", "mole-1.1.1", "--json", "--database", str(harbour))
    second = run("show", "1.1.1bis", "--json", "--database", str(harbour))

    assert [json.loads(done.stdout)["id"] for done in (first, second)] == ["mole-1.1.1", "mole-1.1.1bis"]


@pytest.mark.parametrize(
    ("asked", "guess"),
    [
        ("1.1.1", "do you mean mole-1.1.1 or mole-1.1.1bis?"),
        ("mole-1.2.b", "do you mean pier-1.2.b?"),
        ("1.2.z", "do you mean pier-1.2 or pier-1.2.a or pier-1.2.b?"),
    ],
)
def test_an_unknown_rule_is_answered_with_a_guess(harbour: Path, asked: str, guess: str) -> None:
    done = run("show", asked, "--database", str(harbour))

    assert done.exit_code == 2
    assert done.stderr == f"there is no rule {asked!r} ({guess})\n"


def test_equivalents_name_each_games_word(database: Path) -> None:
    done = run("equivalents", "graveyard", "--json", "--database", str(database))

    names = {each["rulebook"]: each["name"] for each in json.loads(done.stdout) if each["class_"] == "discard pile"}
    assert names["ttcg"].lower() == "discard pile"
    assert "Graveyard" in names["resummoned"]


def test_a_name_comes_before_an_alias(database: Path) -> None:
    done = run("equivalents", "discard", "--json", "--database", str(database))

    assert json.loads(done.stdout)[0]["class_"] == "discard"


def test_an_unknown_equivalent_is_one_line(database: Path) -> None:
    done = run("equivalents", "spaceship", "--database", str(database))

    assert done.exit_code == 2
    assert "stands in no equivalence table or concept" in done.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ("prerequisites", "resummoned-607.3.b"),
        ("referrers", "resummoned-601.1"),
        ("path", "resummoned-607.3.b", "resummoned-500.1"),
        ("hubs",),
        ("hubs", "--terms"),
        ("cycles",),
        ("islands",),
    ],
)
def test_every_graph_question_answers_people_and_machines(database: Path, arguments: tuple[str, ...]) -> None:
    for_people = run("graph", *arguments, "--database", str(database))
    for_machines = run("graph", *arguments, "--database", str(database), "--json")

    assert for_people.exit_code == 0
    assert for_people.stdout.strip()
    assert isinstance(json.loads(for_machines.stdout), list)


def test_a_missing_database_says_how_to_make_it(tmp_path: Path) -> None:
    done = run("search", "card", "--database", str(tmp_path / "rules.db"))

    assert done.exit_code == 2
    assert done.stderr.endswith("there is no database here (make it with `rules-db build`)\n")


def test_a_call_that_is_wrong_exits_2() -> None:
    assert run("search").exit_code == 2
    assert run("polish").exit_code == 2


def test_a_word_of_one_card_game_names_its_class_its_members_and_the_rules_that_govern_them(database: Path) -> None:
    done = run("equivalents", "Fire", "--book", "cgs", "--json", "--database", str(database))

    found = [each for each in json.loads(done.stdout) if each["where"] == "Color"]
    assert {(each["rulebook"], each["name"]) for each in found if each["rulebook"] in ("Yu-Gi-Oh!", "Poker")} == {
        ("Yu-Gi-Oh!", "FIRE"),
        ("Yu-Gi-Oh!", "TRAP"),
        ("Poker", "Hearts"),
        ("Poker", "Diamonds"),
    }
    assert {each["class_"] for each in found} == {"red"}
    assert all(each["rules"][:2] == ["cgs-6.2.2.a", "cgs-6.2.2"] for each in found)


def test_the_last_word_of_a_member_finds_its_class(database: Path) -> None:
    done = run("equivalents", "Trap", "--book", "cgs", "--json", "--database", str(database))

    names = {each["name"] for each in json.loads(done.stdout) if each["where"] == "Card type"}
    assert {"Counter Trap", "Instant", "Just Say No"} <= names
