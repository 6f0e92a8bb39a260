"""A proof is carried over from the last database as long as nothing has changed of which it was made."""

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from project import ROOT

from rules_db.build import build_database
from rules_db.examples.proof.carried import PACKAGE, Earlier, code_of, notes_of, proved_books
from rules_db.examples.proof.prove import Proof
from rules_db.examples.proof.proved import prove_library
from rules_db.model import Library, RulebookId

KEY = RulebookId("grand-archive")
IMPORTED = """
import json, sys
from pathlib import Path
from rules_db.docs import load_files
from rules_db.parse import parse_library
library = parse_library(load_files(Path("docs"))[0])[0]
before = set(sys.modules)
from rules_db.examples.proof.prove import prove
from rules_db.engine.engines import load_engine
from rules_db.examples import run_example
for book in library.rulebooks:
    load_engine(book.id)
    run_example(next(each for each in library.examples if each.rulebook == book.id))
files = (getattr(sys.modules[name], "__file__", None) for name in set(sys.modules) - before if "rules_db" in name)
print(json.dumps([each for each in files if each]))
"""


@pytest.fixture(scope="module")
def earlier(library: Library) -> Earlier:
    return Earlier(library, notes_of(library))


def test_what_has_not_changed_is_as_if_it_had_been_proved_anew(
    earlier: Earlier, bare_library: Library, library: Library
) -> None:
    found, failing = prove_library(bare_library, earlier=earlier)

    assert failing == ()
    assert found == library


def test_the_words_of_a_rule_are_no_part_of_a_proof(earlier: Earlier, bare_library: Library) -> None:
    reworded = replace(bare_library, rules=tuple(replace(each, text="Draw.") for each in bare_library.rules))

    assert earlier.holds(reworded) == set(proved_books(bare_library))


def _another_example(library: Library) -> Library:
    first = next(each for each in library.examples if each.rulebook == KEY)
    changed = replace(first, text=first.text.replace("Ann", "Eve"))
    return replace(library, examples=tuple(changed if each is first else each for each in library.examples))


def _one_rule_fewer(library: Library) -> Library:
    first = next(library.rules_of(KEY))
    return replace(library, rules=tuple(each for each in library.rules if each is not first))


def _a_rule_withdrawn(library: Library) -> Library:
    first = next(library.rules_of(KEY))
    rules = tuple(replace(each, is_withdrawn=True) if each is first else each for each in library.rules)
    return replace(library, rules=rules)


@pytest.mark.parametrize("change", [_another_example, _one_rule_fewer, _a_rule_withdrawn])
def test_only_a_book_that_has_changed_is_proved_anew(
    earlier: Earlier, bare_library: Library, change: Callable[[Library], Library]
) -> None:
    assert earlier.holds(change(bare_library)) == set(proved_books(bare_library)) - {KEY}


def test_an_engine_that_has_changed_proves_its_book_anew(
    earlier: Earlier, bare_library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    longer = {KEY: [*code_of(KEY), PACKAGE / "games" / "ttcg" / "engine.py"]}
    monkeypatch.setattr("rules_db.examples.proof.carried.code_of", lambda book: longer.get(book) or code_of(book))

    assert KEY not in earlier.holds(bare_library)


def test_what_was_written_into_a_database_is_not_believed(earlier: Earlier, bare_library: Library) -> None:
    ours = [each for each in earlier.library.events if each.example.startswith(KEY)]
    events = tuple(replace(each, kind="won") if each is ours[0] else each for each in earlier.library.events)

    altered = Earlier(replace(earlier.library, events=events), earlier.notes)

    assert altered.holds(bare_library) == set(proved_books(bare_library)) - {KEY}


def test_every_module_that_runs_examples_counts(library: Library) -> None:
    said = subprocess.run([sys.executable, "-c", IMPORTED], cwd=ROOT, capture_output=True, text=True, check=True)

    counted = {path for book in proved_books(library) for path in code_of(book)}

    assert {*map(Path, json.loads(said.stdout))} <= counted


def test_a_build_proves_what_the_database_beside_it_does_not(
    bare_library: Library, proof: Proof, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[list[str]] = []

    def prove(library: Library, progress: object) -> Proof:
        asked.append([book.id for book in library.rulebooks])
        return proof if library.rulebooks else Proof()

    monkeypatch.setattr("rules_db.examples.proof.proved.prove", prove)
    database = tmp_path / "rules.db"

    build_database(ROOT / "docs", database)
    first = database.read_bytes()
    build_database(ROOT / "docs", database)

    assert asked == [[book.id for book in bare_library.rulebooks], []]
    assert database.read_bytes() == first
