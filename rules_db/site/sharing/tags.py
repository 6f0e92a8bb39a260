"""The tags by which a chat shows a link: title, words, address and picture.

A chat asks for the address without its fragment, and takes whole addresses only: those need `site_url` in mkdocs.yml.
"""

from dataclasses import dataclass

from rules_db.model import RulebookId
from rules_db.site.front_end import FOLDER
from rules_db.site.html.elements import Html, html, joined


@dataclass(frozen=True, slots=True)
class SiteName:
    """What the site is called, and the address of its root; '' where that is not known."""

    name: str
    url: str


def card_path(book: RulebookId | None) -> str:
    """Where the picture of a rulebook stands, relative to the root of the site; for None that of the site itself."""
    return f"{FOLDER}/cards/{book}.png" if book else f"{FOLDER}/card.png"


def sharing_tags(site: SiteName, path: str, title: str, description: str, book: RulebookId | None) -> Html:
    """The tags of the page at a path relative to the root of the site."""
    said = [("type", "article"), ("site_name", site.name), ("title", title), ("description", description)]
    if site.url:
        said += [("url", site.url + path), ("image", site.url + card_path(book))]
    tags = joined(html('<meta property="og:{}" content="{}">\n', *pair) for pair in said if pair[1])
    return tags + Html('<meta name="twitter:card" content="summary">\n')
