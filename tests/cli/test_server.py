"""The site and the explorer stand side by side in one application."""

import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from served import served, small_site

from rules_db.errors import RulesError, StoreError
from rules_db.explorer.door import CONTENT_SECURITY_POLICY
from rules_db.server import listen, make_app

Ask = Callable[[str], httpx.Response]


@pytest.fixture(scope="module")
def ask(database: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ask]:
    with served(small_site(tmp_path_factory.mktemp("served")), database) as client:
        yield client.get


def test_the_site_is_at_the_root(ask: Ask) -> None:
    assert ask("/").text == "<h1>The rulebooks</h1>"
    assert ask("/rulebooks/toy.html").text == "<h1>Toy</h1>"
    assert ask("/no/such.html").status_code == 404


def test_the_explorer_is_below_it(ask: Ask) -> None:
    assert "<h1>Ask the rules anything</h1>" in ask("/explorer/").text
    assert ask("/explorer/rules/rules/resummoned-607~2E3~2Eb").status_code == 200
    assert ask("/explorer/rules/search.json?q=607.3b").json()["rows"][0][0] == "resummoned-607.3.b"
    assert ask("/explorer/assets/explorer.css").headers["content-type"].startswith("text/css")


def test_the_explorer_is_found_without_its_last_slash(ask: Ask) -> None:
    answer = ask("/explorer")

    assert answer.status_code in (301, 302, 307, 308)
    assert answer.headers["location"] == "/explorer/"


def test_the_explorers_links_stay_below_its_mount(ask: Ask) -> None:
    page = ask("/explorer/rules/rules").text

    assert 'href="/explorer/rules/rules.json?_labels=on"' in page
    assert "/explorer/explorer" not in page


def test_a_missing_database_is_one_clear_line(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="there is no database here"):
        make_app(small_site(tmp_path), tmp_path / "rules.db")


def test_a_port_in_use_is_one_clear_line() -> None:
    taken = socket.create_server(("127.0.0.1", 0))
    port = taken.getsockname()[1]

    with pytest.raises(RulesError) as caught:
        listen(port)

    taken.close()
    assert str(caught.value) == f"127.0.0.1:{port}: Address already in use (choose another port with --port)"


def test_port_nought_takes_a_free_one() -> None:
    bound = listen(0)

    port = bound.getsockname()[1]
    bound.close()
    assert port > 0


def test_a_request_may_come_before_the_server_is_ready() -> None:
    bound = listen(0)

    waiting = socket.create_connection(bound.getsockname(), timeout=10)

    assert waiting.getpeername() == bound.getsockname()
    waiting.close()
    bound.close()


@pytest.mark.parametrize("path", ["/", "/rulebooks/toy.html", "/no/such.html", "/explorer/", "/explorer/no/such"])
def test_every_answer_tells_the_browser_what_it_may_do(ask: Ask, path: str) -> None:
    headers = ask(path).headers

    policy = headers["content-security-policy"]
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["x-frame-options"] == "DENY"


def test_the_explorer_keeps_its_stricter_policy(ask: Ask) -> None:
    assert "script-src" not in ask("/explorer/").headers["content-security-policy"]
    assert ask("/explorer/").headers.get_list("content-security-policy") == [CONTENT_SECURITY_POLICY]
