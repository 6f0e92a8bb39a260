"""The typeface of a site, where npm gave it: Source Serif for headings, Source Sans for text, of the Open Font License.

Only Latin letters, which are all that the rulebooks have; a browser takes its own for the rest.
"""

import hashlib
from collections.abc import Iterable
from pathlib import Path

from rules_db.site.front_end import ASSETS, FOLDER

FONTS = {
    "sans.woff2": "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
    "serif.woff2": "@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2",
}
"""Where each stands among npm's packages."""


def font_files(parts: Path) -> dict[str, bytes]:
    """(address relative to the root of the site: content) of each; empty where they are not there.

    An address changes with the content, so that browsers may keep it.
    """
    try:
        contents = {name: (parts / name).read_bytes() for name in FONTS}
    except OSError:
        return {}
    digest = hashlib.sha256(b"".join(contents.values())).hexdigest()[:8]
    return {f"{FOLDER}/fonts/{digest}/{name}": content for name, content in contents.items()}


def font_faces(addresses: Iterable[str]) -> str:
    """What the style sheet says of the files at these addresses; '' where there are none."""
    faces = (ASSETS / "fonts.css").read_text("utf-8")
    own = {address.rsplit("/", 1)[1]: address.removeprefix(f"{FOLDER}/") for address in addresses}
    for name, address in own.items():
        faces = faces.replace(f"fonts/{name}", address)
    return faces if own else ""
