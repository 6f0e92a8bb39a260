"""The service worker of a built site: offline.js, told which build it keeps."""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

from rules_db.site.front_end import FOLDER, HOME_STYLESHEET, LATER_STYLESHEET, SCRIPTS, STYLESHEET

WORKER = "offline.js"
_CODE = Path(__file__).with_name(WORKER)
_KEPT = (".html", ".js", ".css", ".woff2", ".png", ".webmanifest")
_SMALL = ("rules/", "404.html")  # A small page says no more than the rule's place in its chapter.


def worker(site: Path, run: str) -> str:
    """The worker's script for a folder with a built site; `run` is the address of what runs rules, '' for none."""
    paths = list(_paths(site, run))
    digest = hashlib.sha256(_CODE.read_bytes() + run.encode())
    for path in paths:
        digest.update(path.encode() + hashlib.sha256((site / path).read_bytes()).digest())
    first = [path for path in ("index.html", STYLESHEET, LATER_STYLESHEET, HOME_STYLESHEET, *SCRIPTS) if path in paths]
    build = {"digest": digest.hexdigest()[:12], "first": first, "all": paths, "run": run}
    written = json.dumps(build, ensure_ascii=False, separators=(",", ":"))
    return f"self.BUILD = {written};\n{_CODE.read_text('utf-8')}"


def _paths(site: Path, run: str) -> Iterator[str]:
    """What a reader without a network may want, relative to the root: pages and what they load, and not Python."""
    skipped = (*_SMALL, *((run,) if run else ()), f"{FOLDER}/card", WORKER)
    for path in sorted(site.rglob("*")):
        address = path.relative_to(site).as_posix()
        if path.suffix in _KEPT and path.is_file() and not address.startswith(skipped):
            yield address
