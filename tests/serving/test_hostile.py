"""The measurement of readers beside attackers, in short: how long they wait is for the measurement to tell."""

from pathlib import Path

import pytest
from measures.hostile import MOST_MEGABYTES, PAGES, waits
from served import small_site

pytestmark = pytest.mark.alone


def test_beside_attackers_readers_lose_nothing_and_memory_stays_bounded(database: Path, tmp_path: Path) -> None:
    site = small_site(tmp_path)
    page = site / PAGES[1].strip("/")
    page.parent.mkdir()
    page.write_text("<h1>A page</h1>")

    alone, beside = waits(site, database, seconds=6)

    assert {status for status, _ in alone[0]} == {200}
    assert {status for status, _ in beside[0]} == {200}
    assert 0 < beside[1][0] < MOST_MEGABYTES
