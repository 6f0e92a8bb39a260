"""Texts as HTML: a little Markdown, with numbers and defined words linked to the site, and everything else escaped."""

from collections.abc import Callable, Iterator
from functools import lru_cache

from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore
from markdown_it.token import Token
from markupsafe import Markup

from rules_db.link import LinkIndex, Mention, TermMention, find_references, find_terms
from rules_db.model import RulebookId

INLINE_RULES = ("backticks", "emphasis", "entity", "escape", "link")
CACHED_TEXTS = 4096


class TextRenderer:
    """Renders the texts of one library. `on_site` makes an address of what is stored as a place on the site."""

    def __init__(self, index: LinkIndex, on_site: Callable[[str], str]) -> None:
        self._index = index
        self._on_site = on_site
        self._markdown = _Inline("zero", {"html": False}).enable(list(INLINE_RULES))
        self._markdown.core.ruler.push("rules_links", self._link)
        self.html = lru_cache(CACHED_TEXTS)(self._html)

    def _html(self, text: str, rulebook: str) -> Markup:
        """The text as its rulebook reads it; without links where there is no such rulebook."""
        return Markup(self._markdown.renderInline(text, {"rulebook": rulebook}))

    def _link(self, state: StateCore) -> None:
        rulebook = RulebookId(state.env["rulebook"])
        if rulebook in self._index.books:
            for token in state.tokens:
                token.children = list(self._linked(token.children or [], rulebook))

    def _linked(self, tokens: list[Token], rulebook: RulebookId) -> Iterator[Token]:
        """The tokens with links in their texts, save within links that the author wrote."""
        seen: set[str] = set()
        depth = 0
        for token in tokens:
            depth += token.nesting if token.type in ("link_open", "link_close") else 0
            if token.type == "text" and depth == 0:
                yield from self._pieces(token.content, rulebook, seen)
            else:
                yield token

    def _pieces(self, text: str, rulebook: RulebookId, seen: set[str]) -> Iterator[Token]:
        """A text cut at its links; a term is linked where it first occurs."""
        references = find_references(text, rulebook, self._index)
        terms = find_terms(text, self._index.books[rulebook], [(each.start, each.end) for each in references])
        mentions: list[Mention | TermMention] = [*references, *terms]
        at = 0
        for mention in sorted(mentions, key=lambda each: each.start):
            url, css = _destination(mention)
            if not url or url in seen:
                continue
            seen |= {url} if isinstance(mention, TermMention) else set()
            yield _text(text[at : mention.start])
            yield Token("link_open", "a", 1, attrs={"class": css, "href": self._on_site(url)})
            yield _text(text[mention.start : mention.end])
            yield Token("link_close", "a", -1)
            at = mention.end
        yield _text(text[at:])


class _Inline(MarkdownIt):
    """A link that an author wrote must name its host: relative ones are meant for another page than this."""

    def validateLink(self, url: str) -> bool:  # noqa: N802 - the name that markdown-it calls
        return url.startswith(("https://", "http://"))


def _destination(mention: Mention | TermMention) -> tuple[str, str]:
    """Where a mention leads, relative to the site's root, and its class; '' where it leads nowhere."""
    if isinstance(mention, TermMention):
        return mention.term.url, "term"
    target = mention.ruling or mention.rule or mention.section
    return (target.url if target else ""), "ref"


def _text(content: str) -> Token:
    return Token("text", "", 0, content=content)
