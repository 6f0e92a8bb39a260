"""What lies in the docs folder is read, or the check says why not."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from project import CHAPTER_FRONT, OVERVIEW

from rules_db.docs import load_files

CHAPTER = CHAPTER_FRONT + "# 1 Play\n\n1.1 Draw a card.\n"


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    folder = tmp_path / "docs" / "rulebooks" / "toy"
    folder.mkdir(parents=True)
    (folder / "index.md").write_text(OVERVIEW)
    (folder / "1-all.md").write_text(CHAPTER)
    return folder


def said(docs: Path) -> list[str]:
    return [str(each) for each in load_files(docs)[1]]


def test_a_rulebook_that_is_a_link_is_reported(toy: Path) -> None:
    (toy.parent / "linked").symlink_to(toy, target_is_directory=True)

    assert said(toy.parents[1]) == [
        "rulebooks/linked: the folder is a link, which is not followed (put the folder itself here)"
    ]


def test_a_file_that_is_a_link_is_read_if_it_leads_somewhere(toy: Path) -> None:
    (toy / "2-more.md").symlink_to(toy / "1-all.md")
    (toy / "3-lost.md").symlink_to(toy / "nowhere.md")
    (toy / "4-loop.md").symlink_to(toy / "4-loop.md")

    files, _ = load_files(toy.parents[1])

    assert files["rulebooks/toy/2-more.md"] == CHAPTER
    assert said(toy.parents[1]) == [
        f"rulebooks/toy/{name}: the link leads to no file (put a file in its place, or drop it)"
        for name in sorted(os.listdir(toy))
        if name in ("3-lost.md", "4-loop.md")
    ]


def test_a_pipe_is_no_file_and_is_not_waited_for(toy: Path) -> None:
    os.mkfifo(toy / "2-pipe.md")

    assert said(toy.parents[1]) == ["rulebooks/toy/2-pipe.md: this is no file (put a file in its place, or drop it)"]


@pytest.mark.parametrize("name", ["2-more.MD", "2-more.markdown", "2-more.txt", "Source-Map.csv", "questions.csv"])
def test_a_text_under_a_name_that_nothing_reads_is_reported(toy: Path, name: str) -> None:
    (toy / name).write_text("1.1 Draw.\n")

    assert said(toy.parents[1]) == [
        f"rulebooks/toy/{name}: nothing reads a file of this name (call it *.md or source-map.csv or asked.csv)"
    ]


@pytest.mark.parametrize("name", [".notes.md", ".git/readme.md", "board.png", "1-all.md~"])
def test_what_other_programs_leave_is_left_alone(toy: Path, name: str) -> None:
    (toy / name).parent.mkdir(exist_ok=True)
    (toy / name).write_text("1.1 Draw.\n")

    assert said(toy.parents[1]) == []


@pytest.mark.parametrize("content", [b"\xef\xbb\xbf# 1 Play\n", b"# 1 Play\r\n", b"# 1 Play\r"])
def test_the_marks_of_other_systems_are_no_part_of_a_text(toy: Path, content: bytes) -> None:
    (toy / "1-all.md").write_bytes(content)

    assert load_files(toy.parents[1])[0]["rulebooks/toy/1-all.md"] == "# 1 Play\n"


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can become somebody who may read less")
@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("1-all.md", "rulebooks/toy/1-all.md: the file cannot be read: Permission denied (mend its permissions)"),
        ("examples", "rulebooks/toy/examples: the folder cannot be read: Permission denied (mend its permissions)"),
    ],
)
def test_what_may_not_be_read_is_reported(toy: Path, name: str, line: str) -> None:
    (toy / "examples").mkdir()
    (toy / name).chmod(0)
    for folder in (toy, *toy.parents):
        if folder.owner() == "root" and not folder.stat().st_mode & stat.S_IXOTH:
            folder.chmod(0o755)
    code = "from pathlib import Path; from rules_db.docs import load_files; import os; os.seteuid(65534);\n"
    code += f"print(*load_files(Path({str(toy.parents[1])!r}))[1], sep='\\n')"

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.splitlines() == [line]
