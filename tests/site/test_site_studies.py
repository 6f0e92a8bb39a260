"""Studies on pages: the picture, the numbers with their intervals, the rules, and what is wrong with a fence."""

import json
from pathlib import Path

import pytest
from small_pages import by_class, convert, extension_of, links, rulebook, words

from rules_db.build import read_library
from rules_db.site.extension import RulesExtension
from rules_db.studies.axes import Axis
from rules_db.studies.book import rules_version
from rules_db.studies.playing import Counts, Plan
from rules_db.studies.study import Point, Study, plain

PAGE = "# How hard is it?\n\nIt is.\n\n```study\nstudy.json\n```\n"
FILE = "rulebooks/toy/background.md"
FILES = rulebook("toy", c1="# 1 Play\n\n1.1 You play a card.\n\n1.2 You draw a card.\n", background=PAGE)
LIBRARY = read_library(FILES)[0]


def point(value: int, won: int, fired: int) -> Point:
    counts = Counts(games=10, actions=50, squares=300, least=1, most=9)
    counts.outcomes.update({"Ann wins": won, "Ann loses": 10 - won})
    counts.fired.update({"toy-1.2": fired})
    counts.events.update({"toy-1.2": fired})
    return Point((value,), {"cards": value}, counts)


def study(rules: str) -> Study:
    axes = (Axis("cards", "cards in the deck", 5, (5, 6)),)
    points = (point(5, 1, 2), point(6, 5, 9))
    return Study(Plan("toy", "random", 100), "Toy", ("Ann",), rules, 10, 1, axes, points)


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    folder = tmp_path / "rulebooks" / "toy"
    folder.mkdir(parents=True)
    (folder / "study.json").write_text(json.dumps(plain(study(rules_version(LIBRARY, "toy")))))
    (folder / "study.svg").write_text('<svg viewBox="0 0 380.5 360"></svg>')
    return tmp_path


def extension(docs: Path) -> RulesExtension:
    return extension_of(LIBRARY, docs)


def test_a_study_shows_its_picture_and_says_it_in_words(docs: Path) -> None:
    page = convert(extension(docs), FILE, FILES[FILE])

    (picture,) = page.iter("img")
    assert picture.get("src") == "study.svg"
    assert (picture.get("width"), picture.get("height")) == ("380", "360")
    assert "5: 10.0% won, 5 actions; 6: 50.0% won, 5 actions" in picture.get("alt", "")


def test_its_numbers_have_their_intervals(docs: Path) -> None:
    page = convert(extension(docs), FILE, FILES[FILE])

    (results,) = by_class(page, "study__results")
    rows = [[words(cell) for cell in row] for row in results.iter("tr")]
    assert rows[0] == ["cards in the deck", "games won", "actions a game"]
    assert rows[1][:2] == ["5", "10.0 % (1.8–40.4)"]
    assert rows[2][:2] == ["6", "50.0 % (23.7–76.3)"]


def test_its_rules_lead_to_their_places_and_say_how_much_they_change(docs: Path) -> None:
    page = convert(extension(docs), FILE, FILES[FILE])

    (rules,) = by_class(page, "study__rules")
    assert links(rules) == [("1.2", "c1.html#toy-1.2")]
    assert [words(cell) for cell in list(rules.iter("tr"))[1]] == ["1.2 You draw a card.", "20 % with 5", "90 % with 6"]


def test_the_command_that_makes_it_stands_below(docs: Path) -> None:
    page = convert(extension(docs), FILE, FILES[FILE])

    assert words(page.find(".//pre")) == "rules-db study toy --vary cards=5,6 --games 10 --seed 1 --steps 100"
    assert not by_class(page, "study__age")


def test_a_study_of_other_rules_says_so(docs: Path) -> None:
    (docs / "rulebooks" / "toy" / "study.json").write_text(json.dumps(plain(study("another"))))

    page = convert(extension(docs), FILE, FILES[FILE])

    (age,) = by_class(page, "study__age")
    assert words(age).startswith("The rules have changed")


@pytest.mark.parametrize(
    ("said", "what"),
    [
        ("none.json", "none.json cannot be read: No such file"),
        ("../toy/study.json", "../toy/study.json cannot be read: it does not stand beside"),
        ("", "nothing cannot be read"),
        ("bad.json", "bad.json: this is no study that can be read"),
    ],
)
def test_a_fence_that_names_no_study_is_a_problem_at_its_line(docs: Path, said: str, what: str) -> None:
    (docs / "rulebooks" / "toy" / "bad.json").write_text("{}")
    made = extension(docs)

    convert(made, FILE, FILES[FILE].replace("study.json", said))

    (problem,) = made.problems
    assert (problem.file, problem.line) == (FILE, 10)
    assert problem.what.startswith(what)


def test_a_study_without_its_picture_is_a_problem(docs: Path) -> None:
    (docs / "rulebooks" / "toy" / "study.svg").unlink()
    made = extension(docs)

    convert(made, FILE, FILES[FILE])

    assert "No such file" in made.problems[0].what


def test_what_a_study_says_is_text(docs: Path) -> None:
    tricked = plain(study("another")) | {"title": "<script>alert(1)</script>"}
    (docs / "rulebooks" / "toy" / "study.json").write_text(json.dumps(tricked))

    page = convert(extension(docs), FILE, FILES[FILE])

    assert not list(page.iter("script"))
