"""The library that answers are about, read once."""

import json
from functools import cache

from rules_db.engine.state.plain import from_plain
from rules_db.model import Library
from rules_db.site.html.links import PageLinks
from rules_db.site.view.library import LibraryView

_WRITTEN: list[str] = []


def put_on_shelf(written: str) -> None:
    """Take a library as slim.py writes it, in place of any other."""
    _WRITTEN[:] = [written]
    view.cache_clear()


@cache
def view() -> LibraryView:
    return LibraryView(from_plain(Library, json.loads(_WRITTEN[0])))


def links(file: str) -> PageLinks:
    """Links as they are on the page made of this file of the docs folder."""
    return PageLinks(view(), file)
