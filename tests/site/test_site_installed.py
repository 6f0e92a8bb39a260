"""The site as something to install: its icons and manifest, and the service worker of a build."""

import json
import struct
import zlib
from pathlib import Path

import pytest
from small_site import build

from rules_db.site.installed import MANIFEST, WORKER, icons, worker
from rules_db.site.policy import HEADERS, headers


def pixels(png: bytes) -> tuple[int, int, list[bytes]]:
    """Width, height and rows of a picture with one byte a pixel."""
    width, height = struct.unpack(">II", png[16:24])
    start = png.index(b"IDAT")
    (length,) = struct.unpack(">I", png[start - 4 : start])
    raw = zlib.decompress(png[start + 4 : start + 4 + length])
    return width, height, [raw[row * (width + 1) + 1 : (row + 1) * (width + 1)] for row in range(height)]


def told(script: str) -> dict[str, object]:
    """What a worker's script is told of its build."""
    build: dict[str, object] = json.loads(script.splitlines()[0].removeprefix("self.BUILD = ").removesuffix(";"))
    return build


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """A folder like a built site."""
    for name in ("index.html", "404.html", "rules/toy/1.html", "assets/rules/rules.js", "assets/rules/run/0a/x.js"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    return tmp_path


def test_each_icon_is_a_square_of_the_size_that_is_said() -> None:
    for icon in icons():
        assert pixels(icon.content())[:2] == (icon.side, icon.side)


def test_what_a_system_may_cut_off_a_maskable_icon_is_ground_alone() -> None:
    (maskable,) = (icon for icon in icons() if icon.purpose == "maskable")

    side, _, rows = pixels(maskable.content())
    within = (0.4 * side) ** 2

    outside = {
        value
        for y, row in enumerate(rows)
        for x, value in enumerate(row)
        if (x + 0.5 - side / 2) ** 2 + (y + 0.5 - side / 2) ** 2 > within
    }
    assert outside == {rows[0][0]}


def test_a_site_has_all_that_its_manifest_names(project: Path) -> None:
    assert build(project).returncode == 0

    site = project / "site"
    said = json.loads((site / MANIFEST).read_text("utf-8"))

    assert (said["name"], said["display"]) == ("Rulebooks", "standalone")
    assert {each["sizes"] for each in said["icons"]} >= {"192x192", "512x512"}
    for address in (said["start_url"], *(each["src"] for each in said["icons"])):
        assert (site / address).is_file()
    assert '<link rel="manifest" href="../../manifest.webmanifest">' in (site / "rulebooks/toy/c1.html").read_text(
        "utf-8"
    )


def test_the_worker_of_a_site_keeps_files_that_are_there(project: Path) -> None:
    assert build(project).returncode == 0

    site = project / "site"
    kept = told((site / WORKER).read_text("utf-8"))

    paths = kept["all"]
    assert isinstance(paths, list)
    assert {"index.html", "rulebooks/toy/c1.html", "assets/rules/rules.css"} <= set(paths)
    assert all((site / path).is_file() for path in paths)


def test_a_worker_is_another_where_anything_that_it_keeps_is(made: Path) -> None:
    before = worker(made, "")
    assert worker(made, "") == before

    (made / "assets/rules/rules.js").write_text("changed")

    assert worker(made, "") != before


def test_python_and_small_pages_are_not_fetched_with_all_the_rest(made: Path) -> None:
    assert told(worker(made, "assets/rules/run/0a/"))["all"] == ["assets/rules/rules.js", "index.html"]


def test_the_worker_may_fetch_and_a_page_may_not() -> None:
    assert "connect-src 'self'" in headers("/below/offline.js")["Content-Security-Policy"]
    assert "connect-src 'none'" in HEADERS["Content-Security-Policy"]
    assert headers("/index.html") == HEADERS
