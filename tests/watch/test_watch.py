"""`serve --watch`: pages follow the files at once, all else a little later, and mistakes are said on both sides."""

import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from processes import running
from watching import RULE, Writing, comes, writing

from rules_db.site.policy import page_policy


@pytest.fixture
def project(tmp_path: Path) -> Iterator[Writing]:
    with writing(tmp_path / "toy") as begun:
        yield begun


@pytest.fixture(scope="module")
def unedited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Writing]:
    with writing(tmp_path_factory.mktemp("unedited") / "toy") as begun:
        yield begun


def words_of(database: Path) -> str:
    with closing(sqlite3.connect(database)) as connection:
        return " ".join(text for (text,) in connection.execute("SELECT text FROM rules"))


def test_an_edit_is_on_its_page_and_later_everywhere(project: Writing) -> None:
    before = project.state()["version"]

    project.write("2.1 The quietest player has the first turn.")

    assert comes(lambda: project.state()["version"] > before)
    assert "The quietest player" in project.page()
    assert "The quietest player" in project.page("rulebooks/toy/contents.html")
    assert comes(lambda: "The quietest player" in words_of(project.root / "rules.db"))
    assert comes(lambda: "The quietest player" in (project.root / "site/rulebooks/toy/2-turns.html").read_text())
    assert "The quietest player" in project.page()


def test_a_mistake_is_said_with_its_line_and_the_last_good_page_stays(project: Writing) -> None:
    project.write(f"{RULE} See 99.9.")

    assert comes(lambda: bool(project.state()["problems"]))
    assert project.state()["problems"] == [
        "rulebooks/toy/2-turns.md:8: '99.9' refers to nothing (name a rule or section that exists)"
    ]
    assert RULE.removeprefix("2.1 ") in project.page()
    assert "99.9" not in project.page()


def test_a_mistake_that_is_mended_is_said_no_more(project: Writing) -> None:
    project.write(f"{RULE} See 99.9.")
    assert comes(lambda: bool(project.state()["problems"]))

    project.write(RULE, old=f"{RULE} See 99.9.")

    assert comes(lambda: project.state()["problems"] == [])


def test_what_no_page_alone_can_show_comes_with_the_build(project: Writing) -> None:
    (project.root / "docs/about.md").write_text("# Who made this\n\nSomebody.\n")

    assert comes(lambda: "Who made this" in project.page("about.html"))
    assert "about.html" in project.page("index.html")


def test_a_mistake_that_only_a_build_sees_is_said_as_well(project: Writing) -> None:
    project.write("# The rules of Toy\n\nSee [nothing](nothing.md).", old="# Toy", name="index.md")

    assert comes(lambda: bool(project.state()["problems"]))
    assert project.state()["problems"][0].startswith("index.md:9: the link 'nothing.md' leads nowhere")


def test_only_watched_pages_may_ask_the_server(unedited: Writing) -> None:
    answer = unedited.client.get("/rulebooks/toy/2-turns.html")

    assert "connect-src 'self'" in answer.headers["content-security-policy"]
    assert answer.text.count("connect-src &#39;self&#39;") == 1
    assert "/.watch.js" in answer.text
    published = (unedited.root / "site/rulebooks/toy/2-turns.html").read_text()
    assert "connect-src &#39;none&#39;" in published
    assert ".watch" not in published
    assert "connect-src 'none'" in page_policy()


def test_a_stranger_learns_nothing(unedited: Writing) -> None:
    for path in ("/.watch.json", "/.watch.js", "/index.html"):
        assert unedited.client.get(path, headers={"Host": "elsewhere.example"}).status_code == 421


@pytest.mark.parametrize("path", ["/../docs/index.html", "/%2e%2e/mkdocs.yml", "/..%2f..%2findex.html", "/no.html"])
def test_nothing_but_the_site_is_served(unedited: Writing, path: str) -> None:
    assert httpx.get(f"{unedited.client.base_url}{path}").status_code == 404


def test_search_data_are_found_by_the_name_that_they_had(unedited: Writing) -> None:
    (file,) = (unedited.root / "site/assets/rules/data").glob("toy.????????.js")

    answer = unedited.client.get(f"/assets/rules/data/toy.{'0' * 8}.js")

    assert answer.text == file.read_text()
    assert unedited.client.get(f"/assets/rules/data/other.{'0' * 8}.js").status_code == 404


def test_ctrl_c_ends_the_server_and_the_build_that_follows(project: Writing) -> None:
    project.write("2.1 The quietest player has the first turn.")
    assert comes(lambda: len(running(str(project.root))) > 1)

    project.server.send_signal(signal.SIGINT)
    _, errors = project.server.communicate(timeout=60)

    assert project.server.returncode == 130
    assert "Traceback" not in errors
    assert running(str(project.root)) == []
