"""What of the front end is copied to the site."""

from pathlib import Path

import pytest

from rules_db.site.front_end import ASSETS, asset_paths


@pytest.mark.parametrize("stray", ["page.js.orig", "page.js~", ".page.js.swp", "page.d.ts", "notes.txt", "page"])
def test_a_file_that_is_no_script_is_never_copied(tmp_path: Path, stray: str) -> None:
    (tmp_path / "parts").mkdir()
    (tmp_path / "parts" / "page.js").write_text("")
    (tmp_path / "parts" / stray).write_text("")

    assert list(asset_paths(tmp_path)) == [("assets/rules/parts/page.js", tmp_path / "parts" / "page.js")]


def test_every_script_that_the_front_end_has_is_copied() -> None:
    copied = {path for _, path in asset_paths(ASSETS)}

    assert copied == set(ASSETS.rglob("*.js"))
