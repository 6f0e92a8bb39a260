"""The server answers only to its names, and waits for nobody without end."""

import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from served import connection, served, small_site

from rules_db.serving import patience


@pytest.fixture(scope="module")
def client(database: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with served(small_site(tmp_path_factory.mktemp("served")), database, ["rules.example"]) as found:
        yield found


def end_of(bare: socket.socket) -> bytes:
    """All that the server sends before it ends the connection; fails where it does not."""
    received = b""
    with bare:
        while more := bare.recv(65_536):
            received += more
    return received


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:8001", "[::1]", "[::1]:8001", "LocalHost:1", "rules.example"])
@pytest.mark.parametrize("path", ["/", "/explorer/"])
def test_it_answers_to_its_names_at_any_port(client: httpx.Client, host: str, path: str) -> None:
    assert client.get(path, headers={"Host": host}).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "localhost:80:80", "127.0.0.1@x", ""])
@pytest.mark.parametrize("path", ["/", "/explorer/", "/explorer/rules.json?sql=select+1", "/no/such.html"])
def test_it_answers_to_no_other_name(client: httpx.Client, host: str, path: str) -> None:
    answer = client.get(path, headers={"Host": host})

    assert answer.status_code == 421
    assert answer.text == "this server does not go by that name (start it with --allow-host NAME)\n"


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX-",
        b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HT",
    ],
    ids=["nothing", "line", "header", "body", "second"],
)
def test_a_request_that_is_never_whole_is_ended(
    client: httpx.Client, begun: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "REQUEST_SECONDS", 0.2)

    bare = connection(client)
    bare.sendall(begun)

    assert b"200 OK" in end_of(bare) or b"HTTP/1.1 200" not in begun
    assert client.get("/").status_code == 200


def test_further_bytes_do_not_give_a_request_more_time(client: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "REQUEST_SECONDS", 0.5)
    bare = connection(client)

    sent = 0
    while sent < 1_000 and not _is_ended(bare):
        bare.sendall(b"G")
        sent += 1
        time.sleep(0.01)

    bare.close()
    assert sent < 1_000


def test_an_answer_that_nobody_takes_is_ended(client: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "TAKING_SECONDS", 0.2)
    whole = len(client.get("/explorer/rules.db").content)
    bare = connection(client, room_bytes=4_096)

    bare.sendall(b"GET /explorer/rules.db HTTP/1.1\r\nHost: localhost\r\n\r\n")
    bare.recv(1_000)
    time.sleep(5)

    assert _taken(bare) < whole


def _is_ended(bare: socket.socket) -> bool:
    """Whether the other end has hung up, although there may be more to read."""
    return bare.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)[0] != 1


def _taken(bare: socket.socket) -> int:
    taken = 0
    with bare:
        try:
            while more := bare.recv(65_536):
                taken += len(more)
        except ConnectionResetError:
            pass
    return taken


def test_of_too_many_connections_one_that_asks_nothing_goes(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "MOST_CONNECTIONS", 5)
    held = [connection(client) for _ in range(20)]

    answers = [httpx.get(client.base_url).status_code for _ in range(5)]

    assert answers == [200] * 5
    for each in held:
        each.close()
