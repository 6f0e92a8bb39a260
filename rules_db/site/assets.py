"""The front end's files: what is copied to the site, and what every page loads."""

from collections.abc import Iterator
from pathlib import Path

ASSETS = Path(__file__).parent / "assets"
FOLDER = "assets/rules"

# The loader defines the namespace that the others use.
SCRIPT_ORDER = ("rules.js", "preview.js", "search.js", "permalink.js")


def asset_paths() -> Iterator[tuple[str, Path]]:
    """(address relative to the root of the site, file) of everything that is copied."""
    for path in sorted(ASSETS.rglob("*")):
        if path.is_file():
            yield f"{FOLDER}/{path.relative_to(ASSETS).as_posix()}", path


def stylesheets() -> list[str]:
    """The stylesheets that every page loads, in order."""
    return [uri for uri, path in asset_paths() if path.suffix == ".css"]


def scripts() -> list[str]:
    """The scripts that every page loads, in order; those in folders are loaded by them when needed."""
    return [f"{FOLDER}/{name}" for name in SCRIPT_ORDER if (ASSETS / name).is_file()]
