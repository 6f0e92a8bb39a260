"""All that is made for whoever shares a link."""

from collections.abc import Iterator

from rules_db.site.html.elements import Html
from rules_db.site.sharing.card import card, hue_degrees
from rules_db.site.sharing.rule_page import rule_pages
from rules_db.site.sharing.tags import SiteName, card_path
from rules_db.site.view.library import LibraryView


def shared_files(view: LibraryView, site: SiteName, policy: Html) -> Iterator[tuple[str, str | bytes]]:
    """(path, content) of the small pages, and of the pictures, which nothing asks for on a site without an address."""
    yield from rule_pages(view, site, policy)
    if site.url:
        degrees = hue_degrees()
        yield card_path(None), card(degrees[None])
        for book, hue in view.hues.items():
            yield card_path(book), card(degrees[hue])
