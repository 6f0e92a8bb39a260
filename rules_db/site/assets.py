"""The front end's files: what is copied to the site, and what every page loads."""

from collections.abc import Iterator
from pathlib import Path

ASSETS = Path(__file__).parent / "assets"
FOLDER = "assets/rules"

# What every page loads, in order: the loader defines the namespace that the others use. They load what else they need.
_SCRIPTS = ("rules.js", "preview.js", "search.js", "permalink.js")
STYLESHEETS = [f"{FOLDER}/rules.css"]
SCRIPTS = [f"{FOLDER}/{name}" for name in _SCRIPTS]


def asset_paths() -> Iterator[tuple[str, Path]]:
    """(address relative to the root of the site, file) of everything that is copied."""
    for path in sorted(ASSETS.rglob("*")):
        if path.is_file():
            yield f"{FOLDER}/{path.relative_to(ASSETS).as_posix()}", path
