"""A project of one's own: what `rules-db init` writes is whole, clean and speaks of nobody else's rulebooks."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner
from links_of import dead_links
from project import ROOT

from rules_db.cli import main
from rules_db.errors import RulesError
from rules_db.starter import begin_project
from rules_db.starter.project import FILES

SERVE = (sys.executable, "-m", "rules_db", "serve", "--build-only", "--root")


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new project, built as its author would build it; the build has said nothing but that it is done."""
    folder = tmp_path_factory.mktemp("authors") / "night-ferry"
    begin_project(folder, "", "")
    done = subprocess.run([*SERVE, str(folder)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr, done.stdout) == (0, "", "rules.db and site/ are built.\n")
    return folder


def test_a_new_project_is_ten_rules_without_a_problem(begun: Path) -> None:
    said = CliRunner().invoke(main, ["check", "--docs", str(begun / "docs")])

    assert (said.exit_code, said.output[:13]) == (0, "No problems: ")
    assert "10 rules" in said.output


def test_its_rulebook_shows_what_one_can_write(begun: Path) -> None:
    texts = "\n".join(path.read_text() for path in (begun / "docs/rulebooks/night-ferry").iterdir())

    for sample in (
        "- defined by: 1.2",
        '!!! ruling "',
        "\nExample: ",
        "*Cards in a hand",
        "- settled by: ",
        "rule,asked",
    ):
        assert sample in texts


def test_no_page_of_it_leads_nowhere(begun: Path) -> None:
    assert dead_links(begun / "site") == []


def test_its_home_page_suggests_what_is_there(begun: Path) -> None:
    home = (begun / "site/index.html").read_text()

    assert re.findall(r'data-search="([^"]+)"', home) == ["2.2.a", "deck"]
    assert "One rulebook with 10 numbered rules" in " ".join(home.split())
    assert "authoring.html" not in home


def test_nothing_of_it_names_another_projects_rulebooks(begun: Path) -> None:
    pages = [path.read_text() for path in begun.glob("site/**/*.html")] + [
        path.read_text() for path in FILES.rglob("*.*")
    ]
    here = [path.name for path in (ROOT / "docs/rulebooks").iterdir()]

    assert [
        name for name in (*here, "607.3b", "graveyard") if any(re.search(rf"\b{name}\b", text) for text in pages)
    ] == []


def test_it_is_set_up_as_this_project_is(begun: Path) -> None:
    theirs, ours = (yaml.safe_load((folder / "mkdocs.yml").read_text()) for folder in (begun, ROOT))

    ours["exclude_docs"] = ours["exclude_docs"].replace(
        "/images/\n", ""
    )  # the README's, which a new project has none of
    own = ("site_name", "site_description", "copyright")
    assert {name: theirs[name] for name in theirs if name not in own} == {
        name: ours[name] for name in ours if name not in own
    }
    assert theirs["site_name"] == "Night Ferry"


def test_key_and_title_are_what_the_author_says(tmp_path: Path) -> None:
    title = 'Tom\'s "Best" <Game>: *one* & 2 $'

    said = CliRunner().invoke(main, ["init", str(tmp_path / "new/rules"), "--key", "toms-game", "--title", title])

    assert said.exit_code == 0, said.output
    book = tmp_path / "new/rules/docs/rulebooks/toms-game/index.md"
    assert f"# {title}" in re.sub(r"\\(.)", r"\1", book.read_text())
    check = CliRunner().invoke(main, ["check", "--docs", str(tmp_path / "new/rules/docs")])
    assert check.exit_code == 0, check.output
    assert yaml.safe_load((tmp_path / "new/rules/mkdocs.yml").read_text())["site_name"] == title


def test_it_says_what_to_do_next(tmp_path: Path) -> None:
    said = CliRunner().invoke(main, ["init", str(tmp_path / "my game")])

    assert said.output.splitlines()[-3:] == [
        f"  cd '{tmp_path / 'my game'}'",
        "  rules-db check",
        "  rules-db serve --watch",
    ]


def test_an_empty_folder_is_taken_and_stays_the_one_that_it_was(tmp_path: Path) -> None:
    before = tmp_path.stat().st_ino

    names = begin_project(tmp_path, "toy", "")

    assert tmp_path.stat().st_ino == before
    assert sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()) == sorted(
        names
    )


@pytest.mark.parametrize(
    ("folder", "options", "why"),
    [
        ("full", [], "the folder is not empty (name a new one)"),
        ("file", [], "this is no folder (name another one)"),
        ("file/below", [], "cannot be written"),
        ("new", ["--key", "My Game"], "'My Game' is no key"),
        ("12", [], "no key can be made of this name (give one with --key)"),
        ("new", ["--title", "a\x07b"], "a character that nobody sees"),
        ("new", ["--title", "\udced\udcb3"], "a character that nobody sees"),
    ],
)
def test_what_cannot_be_is_one_line_and_leaves_nothing(
    tmp_path: Path, folder: str, options: list[str], why: str
) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full/mine.txt").write_text("mine")
    (tmp_path / "file").write_text("mine")
    before = sorted(tmp_path.rglob("*"))

    said = CliRunner().invoke(main, ["init", str(tmp_path / folder), *options])

    assert said.exit_code == 2
    assert why in said.output
    assert len(said.output.splitlines()) == 1
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.parametrize("is_there", [True, False])
def test_nothing_is_left_of_one_that_fails_half_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_there: bool
) -> None:
    folder = tmp_path / "toy"
    if is_there:
        folder.mkdir()
    before = sorted(tmp_path.rglob("*"))
    renamed: list[Path] = []
    rename = Path.rename

    def full_disk(path: Path, target: Path) -> Path:
        renamed.append(path)
        if len(renamed) == 1 + is_there:
            raise OSError(28, os.strerror(28))
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", full_disk)
    with pytest.raises(RulesError, match="No space left on device"):
        begin_project(folder, "", "")

    assert sorted(tmp_path.rglob("*")) == before


def test_the_wheel_holds_every_file_of_it() -> None:
    packaged = (ROOT / "pyproject.toml").read_text()

    assert '"starter/files/**/*"' in packaged
    assert [path.name for path in FILES.rglob(".*")] == []  # which that pattern would leave out
