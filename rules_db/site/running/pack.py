"""The Python that runs in the browser, as one archive: engines, examples, and how the site shows them."""

import io
import zipfile
from collections.abc import Iterator
from functools import cache
from importlib.metadata import distribution
from pathlib import Path

PACKAGE = Path(__file__).parents[2]
_OWN = (
    "engine", "errors.py", "examples", "games", "late.py", "link", "lookup", "model", "parse", "site/__init__.py",
    "site/examples", "site/html", "site/running/__init__.py", "site/running/inside", "site/view", "__init__.py",
)  # fmt: skip
_OTHERS = ("cucumber-expressions", "gherkin-official", "Markdown", "MarkupSafe", "typing_extensions")
"""Distributions, all of which are plain Python, or do without what is not."""
_KEPT = (".py", ".json")
_EPOCH = (1980, 1, 1, 0, 0, 0)  # the first day that an archive knows


@cache
def packed() -> bytes:
    """The archive: the same bytes for the same code."""
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, path in sorted((*_own(), *_others())):
            info = zipfile.ZipInfo(name, _EPOCH)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, path.read_bytes())
    return held.getvalue()


def _own() -> Iterator[tuple[str, Path]]:
    for place in (PACKAGE / each for each in _OWN):
        for path in [place] if place.is_file() else place.rglob("*.py"):
            yield path.relative_to(PACKAGE.parent).as_posix(), path


def _others() -> Iterator[tuple[str, Path]]:
    """The modules of other people, each with its licence."""
    for name in _OTHERS:
        for file in distribution(name).files or ():
            is_licence = file.name.upper().startswith(("LICENSE", "LICENCE", "COPYING"))
            if ".." not in file.parts and "__pycache__" not in file.parts and (file.suffix in _KEPT or is_licence):
                yield file.as_posix(), Path(str(file.locate()))
