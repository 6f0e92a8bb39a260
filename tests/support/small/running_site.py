"""A project of rulebooks that can be played, whose pages run rules: for machines with npm and a way to it."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from made_once import made_once, run_folder
from project import ROOT
from served import served

from rules_db.publish import publish
from rules_db.publish.npm import are_there, fetch_parts, parts_of

BOOKS = ("grand-archive", "ttcg")
"""The two that are proved fastest; the second has combat."""


@pytest.fixture(scope="session")
def running_project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder, with database and site. What npm gives stays in the project's own build folder."""
    root = made_once(run_folder(tmp_path_factory) / "running", _publish)
    assert are_there(parts_of(root))
    return root


def _publish(root: Path) -> None:
    if lacking := fetch_parts(ROOT, lambda stage: None):
        pytest.skip(f"pages cannot run rules here: {lacking}")
    root.mkdir()
    shutil.copy(ROOT / "mkdocs.yml", root)
    for book in BOOKS:
        shutil.copytree(ROOT / "docs" / "rulebooks" / book, root / "docs" / "rulebooks" / book)
    (root / "docs" / "index.md").write_text("# Rules\n\nThere are some.\n", encoding="utf-8")
    shutil.copytree(parts_of(ROOT), parts_of(root))
    assert publish(root).lacking == ""


@pytest.fixture(scope="module")
def running_address(running_project: Path) -> Iterator[str]:
    """Where the project is served as `rules-db serve` does, with a slash at its end."""
    with served(running_project / "site", running_project / "rules.db") as client:
        yield f"{client.base_url}/".replace("//", "/").replace(":/", "://")
