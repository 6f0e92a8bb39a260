"""The links of a built site that lead nowhere."""

import re
from html import unescape
from pathlib import Path
from urllib.parse import unquote, urlsplit

_ADDRESS = re.compile(r'\b(?:href|src)="([^"]*)"')


def dead_links(site: Path) -> list[tuple[str, str]]:
    """(page, address) of each link to a file of the site that is not there; the explorer is no file."""
    dead = []
    for page in site.rglob("*.html"):
        for address in map(unescape, _ADDRESS.findall(page.read_text(encoding="utf-8"))):
            parts = urlsplit(address)
            start = site if parts.path.startswith("/") else page.parent
            is_file = not parts.scheme and parts.path and "explorer" not in parts.path.split("/")
            if is_file and not (start / unquote(parts.path).lstrip("/")).exists():
                dead.append((page.name, address))
    return dead
