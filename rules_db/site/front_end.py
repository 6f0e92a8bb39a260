"""The front end's files: what is copied to the site, and what every page loads."""

import re
from collections.abc import Iterator
from pathlib import Path

ASSETS = Path(__file__).parent / "assets"
FOLDER = "assets/rules"

# What every page loads, in order: the loader defines the namespace that the others use. They load what else they need.
_SCRIPTS = ("rules.js", "preview.js", "search.js", "permalink.js")
STYLESHEET = f"{FOLDER}/rules.css"
_IMPORT = re.compile(r'@import url\("(.+?)"\);')
SCRIPTS = [f"{FOLDER}/{name}" for name in _SCRIPTS]


def asset_paths() -> Iterator[tuple[str, Path]]:
    """(address relative to the root of the site, file) of everything that is copied; style sheets are not."""
    for path in sorted(ASSETS.rglob("*")):
        if path.is_file() and path.suffix != ".css":
            yield f"{FOLDER}/{path.relative_to(ASSETS).as_posix()}", path


def stylesheet() -> str:
    """All style sheets as one, so that a reader need not wait for one after another."""
    return _IMPORT.sub(lambda part: (ASSETS / part[1]).read_text("utf-8"), (ASSETS / "rules.css").read_text("utf-8"))
