"""Texts as HTML: a little Markdown, with numbers and defined words linked to the site, and everything else escaped."""

from collections.abc import Callable, Iterator
from functools import lru_cache

from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore
from markdown_it.token import Token
from markupsafe import Markup

from rules_db.lookup import Mentions, pieces
from rules_db.model import Term

INLINE_RULES = ("backticks", "emphasis", "entity", "escape", "link")
CACHED_TEXTS = 4096


class TextRenderer:
    """Renders the texts of one library. `on_site` makes an address of what is stored as a place on the site."""

    def __init__(self, mentions: Mentions, on_site: Callable[[str], str]) -> None:
        self._mentions = mentions
        self._on_site = on_site
        self._markdown = _Inline("zero", {"html": False}).enable(list(INLINE_RULES))
        self._markdown.core.ruler.push("rules_links", self._link)
        self.html = lru_cache(CACHED_TEXTS)(self._html)

    def _html(self, text: str, rulebook: str) -> Markup:
        """The text as its rulebook reads it; without links where there is no such rulebook."""
        return Markup(self._markdown.renderInline(text, {"rulebook": rulebook}))

    def _link(self, state: StateCore) -> None:
        for token in state.tokens:
            token.children = list(self._linked(token.children or [], state.env["rulebook"]))

    def _linked(self, tokens: list[Token], rulebook: str) -> Iterator[Token]:
        """The tokens with links in their texts, save within links that the author wrote."""
        seen: set[str] = set()
        depth = 0
        for token in tokens:
            depth += token.nesting if token.type in ("link_open", "link_close") else 0
            if token.type == "text" and depth == 0:
                yield from self._pieces(token.content, rulebook, seen)
            else:
                yield token

    def _pieces(self, text: str, rulebook: str, seen: set[str]) -> Iterator[Token]:
        """A text cut at its links; a term is linked where it first occurs."""
        for piece, target in pieces(text, self._mentions.find(text, rulebook), seen):
            if target is None:
                yield _text(piece)
                continue
            css = "term" if isinstance(target, Term) else "ref"
            yield Token("link_open", "a", 1, attrs={"class": css, "href": self._on_site(target.url)})
            yield _text(piece)
            yield Token("link_close", "a", -1)


class _Inline(MarkdownIt):
    """A link that an author wrote must name its host: relative ones are meant for another page than this."""

    def validateLink(self, url: str) -> bool:  # noqa: N802 - the name that markdown-it calls
        return url.startswith(("https://", "http://"))


def _text(content: str) -> Token:
    return Token("text", "", 0, content=content)
