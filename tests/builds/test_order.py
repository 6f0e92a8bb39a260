"""Modules of tests are handed out so that no process waits for another: neither at the beginning nor at the end."""

import os
import subprocess
import sys
from pathlib import Path

from project import ROOT

CONFTEST = """
import pytest

pytest_plugins = ("long_first",)

@pytest.fixture
def database(): pass

@pytest.fixture
def site(database): pass
"""
LONG = "import pytest\n\n@pytest.mark.long\n"
MODULES = {
    "test_free": "def test_it(): pass\n",
    "test_long_and_free": f"{LONG}def test_it(): pass\n",
    "test_long_and_needy": f"{LONG}def test_it(site): pass\n",
    "test_maker": "def test_it(site): pass\n",
    "test_needy": "def test_it(database): pass\n\ndef test_too(database): pass\n",
}


def test_what_is_shared_is_made_beside_what_needs_none_of_it_and_long_ones_begin_early(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n    long: takes long\n")
    for name, text in MODULES.items():
        (tmp_path / f"{name}.py").write_text(text)

    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "--collect-only"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT / "tests" / "support")},
        capture_output=True,
        text=True,
        check=True,
    )

    assert [line for line in done.stdout.splitlines() if "::" in line] == [
        "test_maker.py::test_it",
        "test_long_and_free.py::test_it",
        "test_long_and_needy.py::test_it",
        "test_needy.py::test_it",
        "test_needy.py::test_too",
        "test_free.py::test_it",
    ]
