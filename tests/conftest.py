"""What several test modules need: the real library, its database and site, and a way to write small rulebooks."""

import json
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from made_once import made_once, run_folder
from project import CHAPTER_FRONT, OVERVIEW, ROOT, ReadToy

from rules_db.build import EPOCH, read_library
from rules_db.docs import load_files
from rules_db.errors import Problem
from rules_db.examples.proof.prove import Proof, prove
from rules_db.examples.proof.proved import with_proof
from rules_db.garbage import look_for_garbage_rarely
from rules_db.model import Library
from rules_db.site.view.current import current_library

pytest_plugins = ("long_first", "browser", "firefox", "small_site", "running_site")

look_for_garbage_rarely()


@pytest.fixture(autouse=True)
def _environment_stays() -> Iterator[None]:
    """No test leaves another time for builds behind than it found: every later one would be of that time."""
    found = os.environ.get(EPOCH)
    yield
    assert os.environ.get(EPOCH) == found


@pytest.fixture(scope="session")
def bare_library() -> Library:
    """The project's own rulebooks, as nobody has proved them yet."""
    found, problems = read_library(load_files(ROOT / "docs")[0])
    assert problems == ()
    return found


@pytest.fixture(scope="session")
def proof(bare_library: Library, tmp_path_factory: pytest.TempPathFactory) -> Proof:
    """What the examples of all rulebooks show: a minute of work, so whoever can asks here."""

    def write(place: Path) -> None:
        place.write_bytes(pickle.dumps(prove(bare_library)))

    found: Proof = pickle.loads(made_once(run_folder(tmp_path_factory) / "proof.pickle", write).read_bytes())
    return found


@pytest.fixture(scope="session")
def library(bare_library: Library, proof: Proof) -> Library:
    """The project's own rulebooks, with what their examples show."""
    return with_proof(bare_library, proof)


@pytest.fixture(scope="session")
def database(proof: Proof, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """rules.db of the project's own rulebooks, with this run's proof, and the stamp by which a site believes it."""

    def build(folder: Path) -> None:
        folder.mkdir()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("rules_db.examples.proof.proved.prove", lambda *_: proof)
            current_library(ROOT / "docs", folder / "rules.db")

    return made_once(run_folder(tmp_path_factory) / "database", build) / "rules.db"


@pytest.fixture(scope="session")
def site(database: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the built site of the project's own rulebooks; any warning of MkDocs fails."""

    def build(folder: Path) -> None:
        folder.mkdir()
        settings = {
            "INHERIT": str(ROOT / "mkdocs.yml"),
            "docs_dir": str(ROOT / "docs"),
            "site_dir": str(folder / "site"),
            "plugins": [{"rules-db": {"database": str(database)}}],
        }
        config = folder / "mkdocs.yml"
        config.write_text(json.dumps(settings), encoding="utf-8")
        command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--config-file", str(config)]
        subprocess.run(command, check=True, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"})

    return made_once(run_folder(tmp_path_factory) / "site", build) / "site"


@pytest.fixture
def read_toy() -> ReadToy:
    """Reads a rulebook `toy` made of one chapter's text and other files; returns library and problems.

    Problems about the source map are left out unless the test brings a source map of its own.
    """

    def read(chapter: str = "", **others: str) -> tuple[Library, list[Problem]]:
        files = {"rulebooks/toy/index.md": OVERVIEW, "rulebooks/toy/1-all.md": CHAPTER_FRONT + chapter}
        names = {"glossary": "glossary.md", "findings": "findings.md", "source_map": "source-map.csv"}
        names["asked"] = "asked.csv"
        files |= {f"rulebooks/toy/{names[name]}": text for name, text in others.items()}
        found, problems = read_library(files)
        has_map = "source_map" in others
        return found, [each for each in problems if has_map or "source map" not in each.what]

    return read
