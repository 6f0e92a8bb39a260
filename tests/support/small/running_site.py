"""Sites whose pages run rules, of two rulebooks and of all: for machines with npm and a way to it."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from httpx import Client
from made_once import made_once, run_folder
from project import ROOT
from served import served

from rules_db.publish import publish
from rules_db.publish.npm import are_there, fetch_parts, parts_of
from rules_db.publish.site import build_site

BOOKS = ("grand-archive", "ttcg")
"""The two that are proved fastest; the second has combat."""


@pytest.fixture(scope="session")
def running_project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder, with database and site. What npm gives stays in the project's own build folder."""
    root = made_once(run_folder(tmp_path_factory) / "running", _publish)
    assert are_there(parts_of(root))
    return root


def _require_parts() -> None:
    if lacking := fetch_parts(ROOT, lambda stage: None):
        pytest.skip(f"pages cannot run rules here: {lacking}")


def _publish(root: Path) -> None:
    _require_parts()
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
        yield _address(client)


@pytest.fixture(scope="module")
def whole_running_address(database: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The same for all the project's own rulebooks."""
    _require_parts()
    site = made_once(
        run_folder(tmp_path_factory) / "whole-running",
        lambda folder: build_site(ROOT, folder, database, parts_of(ROOT)),
    )
    with served(site, database) as client:
        yield _address(client)


def _address(client: Client) -> str:
    return f"{client.base_url}/".replace("//", "/").replace(":/", "://")
