"""What a build of the site keeps for the next one: never more than a saving, and never out of date."""

import os
from pathlib import Path

import pytest
from proved_toy import FILES, proved_extension
from small_pages import convert, words
from small_site import build, project

from rules_db.model import PageRole
from rules_db.site import extension
from rules_db.site.kept import MOST_KEYS, Kept, KeptFolder, Made
from rules_db.site.pages import laid_out

__all__ = ["project"]

PAGE, SMALL = "rulebooks/toy/c1.html", "rules/toy/1.1.html"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    return tmp_path / "site"


def made() -> Made:
    return Made({"title": "Wolf"}, {"rules/wolf.html": "A “wolf”\n"})


def never(*_: object) -> Made:
    raise AssertionError("it was made again")


def put(folder: KeptFolder, site: Path) -> Kept:
    """What a build does: it loads what is kept, takes the one result, and puts its file into the site."""
    results = folder.load()
    results.take("wolf", made)
    folder.put(results, site)
    return results


def test_a_result_is_made_once_for_all_builds(tmp_path: Path, site: Path) -> None:
    folder = KeptFolder(tmp_path, ["this library"])
    put(folder, tmp_path / "first")

    results = folder.load()
    again = results.take("wolf", never)
    folder.put(results, site)

    assert again.said == {"title": "Wolf"}
    assert (site / "rules/wolf.html").read_text("utf-8") == "A “wolf”\n"


def test_a_result_that_was_made_of_something_else_is_not_taken(tmp_path: Path, site: Path) -> None:
    put(KeptFolder(tmp_path, ["this library", "a"]), site)

    others = [KeptFolder(tmp_path, key).load() for key in (["that library", "a"], ["this library", "b"])]

    assert [each.take("wolf", lambda: Made("made anew", {})).said for each in others] == ["made anew"] * 2


@pytest.mark.parametrize("harm", [Path.unlink, lambda path: path.write_text("A fox")], ids=["gone", "changed"])
def test_a_file_that_is_no_longer_what_it_was_is_made_again(harm: object, tmp_path: Path, site: Path) -> None:
    folder = KeptFolder(tmp_path, ["this library"])
    put(folder, site)
    harm(folder.folder / "files/rules/wolf.html")  # type: ignore[operator]

    put(folder, site)

    assert (site / "rules/wolf.html").read_text("utf-8") == "A “wolf”\n"
    assert folder.load().take("wolf", never).said == {"title": "Wolf"}


def test_whoever_writes_into_a_file_of_the_site_changes_no_later_site(tmp_path: Path, site: Path) -> None:
    folder = KeptFolder(tmp_path, ["this library"])
    put(folder, site)
    with (site / "rules/wolf.html").open("a") as file:
        file.write("and a fox")

    put(folder, tmp_path / "later")

    assert (tmp_path / "later/rules/wolf.html").read_text("utf-8") == "A “wolf”\n"


@pytest.mark.parametrize(("old", "new"), [("Wolf", "Fox"), ("{", ""), ("\n", ""), ("wolf", "\xff")])
def test_a_list_of_results_that_is_no_longer_what_it_was_lists_none(
    old: str, new: str, tmp_path: Path, site: Path
) -> None:
    folder = KeptFolder(tmp_path, ["this library"])
    put(folder, site)
    said = folder.folder / "said"
    said.write_text(said.read_text().replace(old, new), encoding="latin-1")

    put(folder, site)

    assert folder.load().take("wolf", never).said == {"title": "Wolf"}


def test_the_site_is_whole_where_nothing_can_be_kept(tmp_path: Path, site: Path) -> None:
    (tmp_path / "build").write_text("a file, where the folder should be")

    put(KeptFolder(tmp_path, ["this library"]), site)

    assert (site / "rules/wolf.html").read_text("utf-8") == "A “wolf”\n"


def test_the_site_is_whole_where_a_file_can_have_but_one_name(
    tmp_path: Path, site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_link(source: object, target: object) -> None:
        raise OSError("not supported")

    monkeypatch.setattr(os, "link", no_link)

    put(KeptFolder(tmp_path, ["this library"]), site)

    assert (site / "rules/wolf.html").read_text("utf-8") == "A “wolf”\n"
    assert os.stat(site / "rules/wolf.html").st_nlink == 1


def test_what_stands_there_already_is_replaced_and_not_written_to(tmp_path: Path, site: Path) -> None:
    first = KeptFolder(tmp_path, ["this library"])
    put(first, site)
    second = KeptFolder(tmp_path / "elsewhere", ["that library"])
    results = second.load()
    results.take("wolf", lambda: Made(None, {"rules/wolf.html": "A fox"}))

    second.put(results, site)

    assert (site / "rules/wolf.html").read_text("utf-8") == "A fox"
    assert first.load().take("wolf", never).said == {"title": "Wolf"}


def test_what_was_made_ahead_is_kept_where_somebody_asked_for_it(tmp_path: Path, site: Path) -> None:
    folder, results = KeptFolder(tmp_path, ["this library"]), Kept()
    results.add("wolf", made())
    results.add("fox", Made(None, {"rules/fox.html": "A fox"}))

    results.take("wolf", never)
    folder.put(results, site)

    assert (results.has("wolf"), results.has("fox"), results.has("cat")) == (True, True, False)
    assert [path.name for path in (site / "rules").iterdir()] == ["wolf.html"]
    assert [folder.load().has(name) for name in ("wolf", "fox")] == [True, False]


@pytest.mark.parametrize("processes", [1, 2])
def test_several_processes_lay_out_what_one_does(processes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laid_out, "processes_for", lambda things: processes)
    ahead, alone = proved_extension(), proved_extension()
    chapters = [file for file, page in ahead.view.pages.items() if page.role is PageRole.CHAPTER]

    ahead.lay_out()
    monkeypatch.setattr(extension, "folds_made", never)
    shown = [words(convert(ahead, file, FILES[file])) for file in chapters]
    monkeypatch.undo()

    assert len(chapters) > 1
    assert shown == [words(convert(alone, file, FILES[file])) for file in chapters]
    assert ahead.late == alone.late
    assert any(ahead.late.values())


def test_only_what_was_used_last_stays(tmp_path: Path, site: Path) -> None:
    for key in "abcde":
        put(KeptFolder(tmp_path, [key]), site)

    assert len(list((tmp_path / "build/kept").iterdir())) == MOST_KEYS
    assert KeptFolder(tmp_path, ["e"]).load().take("wolf", never).said == {"title": "Wolf"}
    assert [path.name for path in (tmp_path / "build").iterdir()] == ["kept"]


def files_of(project: Path) -> dict[str, bytes]:
    paths = [path for path in (project / "site").rglob("*") if path.is_file()]
    return {path.relative_to(project).as_posix(): path.read_bytes() for path in paths}


def test_a_site_of_what_was_kept_is_the_site_that_was_made(project: Path) -> None:
    assert build(project).returncode == 0
    made_first = files_of(project)

    assert build(project).returncode == 0

    assert files_of(project) == made_first
    assert os.stat(project / "site" / SMALL).st_nlink == 2


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("docs/rulebooks/toy/c1.md", "A card is red", "A card is blue"),
        ("docs/rulebooks/toy/index.md", "title: The toy Game", "title: The blue Game"),
        ("mkdocs.yml", "site_name: Rulebooks", "site_name: A blue site"),
    ],
)
def test_a_site_shows_what_has_changed_since_something_was_kept(project: Path, file: str, old: str, new: str) -> None:
    assert build(project).returncode == 0
    text = (project / file).read_text("utf-8")
    (project / file).write_text(text.replace(old, new), encoding="utf-8")

    assert build(project).returncode == 0

    assert old in text
    assert "blue" in (project / "site" / SMALL).read_text("utf-8")
