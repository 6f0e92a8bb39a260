"""The front end's files: what is copied to the site, what every page loads, and scripts that hand it data."""

import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ASSETS = Path(__file__).parent / "assets"
FOLDER = "assets/rules"
COPIED = (".js",)  # Style sheets are joined into one; what an editor or a merge leaves behind stays here.

# What every page loads, in order: the loader defines the namespace that the others use. They load what else they need.
_SCRIPTS = ("rules.js", "preview.js", "reading.js", "search.js", "permalink.js", "folds.js")
STYLESHEET, SMALL_STYLESHEET = f"{FOLDER}/rules.css", f"{FOLDER}/small.css"
LATER_STYLESHEET, HOME_STYLESHEET = f"{FOLDER}/later.css", f"{FOLDER}/home.css"
_IMPORT = re.compile(r'@import url\("(.+?)"\);')
_COMMENT = re.compile(r"/\*.*?\*/\n*", re.DOTALL)
SCRIPTS = [f"{FOLDER}/{name}" for name in _SCRIPTS]

# Of Material: its own search, what a debugger would ask for, and the form of a sitemap that is not made.
_UNUSED = re.compile(r"assets/javascripts/(lunr|workers)/.*|assets/.*\.map|sitemap\.xml")
_SOURCE_MAP = re.compile(rb"\n(?://# sourceMappingURL=\S+|/\*# sourceMappingURL=\S+ \*/)\s*\Z")


def is_unused(uri: str) -> bool:
    """Whether a file that the theme would copy is one that no page needs."""
    return _UNUSED.fullmatch(uri) is not None


def without_source_map(content: bytes) -> bytes:
    """A script or a style sheet of the theme that no longer names its map, which a debugger would miss."""
    return _SOURCE_MAP.sub(b"\n", content)


def asset_paths(folder: Path) -> Iterator[tuple[str, Path]]:
    """(address relative to the root of the site, file) of everything in a folder that is copied."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix in COPIED:
            yield f"{FOLDER}/{path.relative_to(folder).as_posix()}", path


def stylesheets(faces: str) -> Iterator[tuple[str, str]]:
    """(address relative to the root of the site, content) of each, its parts joined so that nobody waits for each.

    What they say to those who write them is left out.

    `faces` is what the pages' own says of fonts, '' where a site has none.
    """
    for address in (STYLESHEET, SMALL_STYLESHEET, LATER_STYLESHEET, HOME_STYLESHEET):
        parts = (ASSETS / address.removeprefix(f"{FOLDER}/")).read_text("utf-8")
        joined = _IMPORT.sub(lambda part: (ASSETS / part[1]).read_text("utf-8"), parts)
        yield address, _COMMENT.sub("", joined) + (faces if address == STYLESHEET else "")


def named_script(stem: str, call: str, data: dict[str, Any]) -> tuple[str, str]:
    """Path and content of a script that passes `data` to a function; the path changes with the content."""
    written = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    content = f"{call}({written});\n"
    digest = hashlib.sha256(content.encode()).hexdigest()[:8]
    return f"{FOLDER}/data/{stem}.{digest}.js", content
