"""A project with one small rulebook, built by MkDocs as a user builds it, and what of a site is a full page."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from project import ROOT
from small_pages import rulebook

CHAPTER = "# 1 Play\n\n1.1 A card is red.\n\n1.2 A deck burns, see 1.1.\n"
GLOSSARY = "# Glossary\n\n## Card\n\nA thing.\n\n## Deck\n\nMany things.\n"
SOURCE_MAP = "rule,source,first_line,last_line,hash,note\ntoy-1.1,toy.txt,1,1,,\ntoy-1.2,toy.txt,2,2,,\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project folder with one small rulebook."""
    shutil.copy(ROOT / "mkdocs.yml", tmp_path)
    files = rulebook("toy", c1=CHAPTER, glossary=GLOSSARY)
    files |= {"index.md": "# Home\n\nWelcome.\n", "rulebooks/toy/source-map.csv": SOURCE_MAP}
    for name, text in files.items():
        path = tmp_path / "docs" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def build(project: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict"]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "SOURCE_DATE_EPOCH": "0"}
    return subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, check=False)


def is_full(path: Path, site: Path) -> bool:
    """Whether a page is neither the one that is not found nor a small one, which has one rule, or examples alone."""
    return path.relative_to(site).parts[0] not in ("404.html", "rules", "examples")
