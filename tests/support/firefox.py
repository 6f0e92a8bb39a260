"""Firefox, driven over Marionette, its own remote control: one connection, on which commands and answers are JSON.

https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
"""

import json
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

PATIENCE_SECONDS = 60
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""The name of a reference to an element, set by the WebDriver standard."""
STALE = "stale element reference"
"""The error of a command about an element that has gone, set there as well."""


class Stale(AssertionError):
    """The page has put something else in the place of an element since that was found."""


class Firefox:
    """One tab. Elements are found by XPath; whatever is looked for is waited for."""

    def __init__(self, port: int) -> None:
        self.connection = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE_SECONDS)
        self.number = 0
        self._read()  # how it introduces itself
        self.ask("WebDriver:NewSession", capabilities={"alwaysMatch": {"acceptInsecureCerts": False}})

    def ask(self, command: str, **arguments: Any) -> Any:
        """What a command gives; fails the test with what Firefox says where it cannot be done.

        Raises Stale where the element that is meant has gone.
        """
        self.number += 1
        sent = json.dumps([0, self.number, command, arguments]).encode()
        self.connection.sendall(f"{len(sent)}:".encode() + sent)
        _, _, error, answer = self._read()
        if error is not None:
            raise (Stale if error["error"] == STALE else AssertionError)(f"{command}: {error['message']}")
        return answer.get("value") if isinstance(answer, dict) and [*answer] == ["value"] else answer

    def _read(self) -> Any:
        length = b""
        while (byte := self._receive(1)) != b":":
            length += byte
        return json.loads(self._receive(int(length)))

    def _receive(self, count: int) -> bytes:
        come = b""
        while len(come) < count:
            part = self.connection.recv(count - len(come))
            assert part, "Firefox has hung up"
            come += part
        return come

    def open(self, address: str) -> None:
        self.ask("WebDriver:Navigate", url=address)

    def run(self, script: str, *arguments: Any) -> Any:
        return self.ask("WebDriver:ExecuteScript", script=script, args=list(arguments))

    def find(self, path: str) -> dict[str, str]:
        """The first element that is there and seen."""
        end = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < end:
            for each in self.ask("WebDriver:FindElements", using="xpath", value=path):
                with suppress(Stale):
                    if self.ask("WebDriver:IsElementDisplayed", id=each[ELEMENT]):
                        return dict(each)
            time.sleep(0.1)
        raise AssertionError(f"not on the page: {path}")

    def wait(self, script: str, *arguments: Any) -> None:
        """Until a script says so."""
        end = time.monotonic() + PATIENCE_SECONDS
        while not self.run(script, *arguments):
            assert time.monotonic() < end, f"never so: {script}"
            time.sleep(0.1)

    def click(self, path: str) -> None:
        """Click the first such element, and the next one where the page puts another in its place meanwhile."""
        end = time.monotonic() + PATIENCE_SECONDS
        while True:
            try:
                self.ask("WebDriver:ElementClick", id=self.find(path)[ELEMENT])
                return
            except Stale:
                assert time.monotonic() < end, f"never still enough to click: {path}"

    def type(self, path: str, text: str) -> None:
        """Type into an element as somebody does at a keyboard."""
        self.send(self.find(path), text)

    def send(self, element: dict[str, str], text: str) -> None:
        """The same for an element that a script has given, as one that no XPath leads to."""
        self.ask("WebDriver:ElementSendKeys", id=element[ELEMENT], text=text)

    def press(self, key: str) -> None:
        """Press a key, wherever the focus is."""
        keys = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        self.ask("WebDriver:PerformActions", actions=[{"type": "key", "id": "keys", "actions": keys}])

    def text(self, path: str) -> str:
        said: str = self.ask("WebDriver:GetElementText", id=self.find(path)[ELEMENT])
        return said


@contextmanager
def _begun(profile: Path) -> Iterator[Firefox]:
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if program is None:
        pytest.skip("there is no firefox on this machine (Debian has it as firefox-esr)")
    (profile / "user.js").write_text('user_pref("marionette.port", 0);\n', "utf-8")  # any that is free
    command = [program, "--headless", "--marionette", "--no-remote", "--profile", str(profile)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        firefox = Firefox(_port(profile / "MarionetteActivePort", process))
        yield firefox
        firefox.connection.close()
    finally:
        process.terminate()
        process.wait(timeout=60)


def _port(file: Path, process: subprocess.Popen[bytes]) -> int:
    end = time.monotonic() + PATIENCE_SECONDS
    while not (file.exists() and file.read_text("utf-8")):
        assert process.poll() is None, f"Firefox has ended with status {process.returncode}"
        assert time.monotonic() < end, "Firefox opens no port"
        time.sleep(0.1)
    return int(file.read_text("utf-8"))


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    with _begun(tmp_path_factory.mktemp("firefox")) as begun:
        yield begun
