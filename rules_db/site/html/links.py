"""Links of one page: every number and defined word leads to the place where its target stands.

Texts carry marks in the place of finished HTML, which `splice` puts in when Python-Markdown is through.
"""

import posixpath
import re
import secrets

from rules_db.lookup import Target, pieces
from rules_db.model import Finding, Rule, Rulebook, Ruling, Section, Term
from rules_db.parse.urls import page_url
from rules_db.site.html.elements import Html, html, inline, joined, shown
from rules_db.site.view.library import LibraryView

# Characters of the private use area, and what no author can know: a mark is ours alone.
_OPEN, _CLOSE = f"\ue000{secrets.token_hex(4)}-", "\ue001"
_MARK = re.compile(f"{_OPEN}([0-9]+){_CLOSE}")
_WRITTEN_LINK = re.compile(r"!?\[[^\]]*\]\([^)]*\)|<[^>\s]+>")


class PageLinks:
    """Links from the page that is made of `file`; `targets` are the (file, anchor) pairs that they lead to."""

    def __init__(self, view: LibraryView, file: str) -> None:
        self.view = view
        self.file = file
        self.book: Rulebook | None = view.book_of(file)
        self.targets: set[tuple[str, str]] = set()
        self._finished: list[Html] = []
        self._ways: dict[str, str] = {}
        self._links: dict[tuple[str, str], Html] = {}

    def beside(self, file: str) -> "PageLinks":
        """The links of a part of this page that stands in `file`, a path of the site: they lead to the same targets."""
        links = PageLinks(self.view, file)
        links.book, links.targets = self.book, self.targets
        return links

    def href(self, file: str, anchor: str = "") -> str:
        """The address of a place on the page made of a file of the docs folder, as seen from this page."""
        self.targets.add((file, anchor))
        fragment = f"#{anchor}" if anchor else ""
        if file == self.file and fragment:
            return fragment
        if file not in self._ways:
            self._ways[file] = self.way(page_url(file))
        return self._ways[file] + fragment

    def way(self, path: str) -> str:
        """The address of a file that no page is made of, relative to the root of the site, as seen from this page."""
        return posixpath.relpath(path, posixpath.dirname(self.file) or ".")

    def to(self, target: Target, text: str = "") -> Html:
        """A link to a rule, section, ruling, term or finding; the text is its name unless one is given."""
        key = (target.id, text)
        if key not in self._links:
            class_ = "term" if isinstance(target, Term) else "ref"
            href = self.href(target.place.file, target.id)
            name = shown(text or self.name(target))
            self._links[key] = html('<a class="{}" data-ref="{}" href="{}">{}</a>', class_, target.id, href, name)
        return self._links[key]

    def rule(self, identity: str, text: str) -> Html:
        """A link to the rule with this id; the text alone where there is none."""
        target = self.view.rules.get(identity)
        return self.to(target) if target else shown(text)

    def name(self, target: Target) -> str:
        """What a reader of this page calls it: the number, after the rulebook's title if that is another one."""
        match target:
            case Term():
                name = target.name
            case Section():
                name = f"section {target.number}"
            case Finding() | Ruling():
                name = target.number
            case Rule():
                name = target.id.removeprefix(f"{target.rulebook}-")
        if self.book and target.rulebook == self.book.id:
            return name
        return f"{self.view.books[target.rulebook].short_title} {name}"

    def linked(self, text: str, seen: set[str], within: str = "") -> str:
        """Markdown, for use in a tree, with its references and terms linked.

        A term in `seen` is not linked again, and those linked now are added; `within` is the id of the rule, ruling
        or term whose text this is, to which it needs no link.
        """
        if self.book is None:
            return inline(text)
        closed = [match.span() for match in _WRITTEN_LINK.finditer(text)] if "](" in text or "<" in text else []
        named = [
            each
            for each in self.view.mentions.find(text, self.book.id)
            if not any(start < each.end and each.start < end for start, end in closed)
        ]
        cut = pieces(text, named, seen, within)
        return inline("".join(self.mark(self.to(target, piece)) if target else piece for piece, target in cut))

    def plain_linked(self, text: str, seen: set[str], within: str = "") -> Html:
        """Plain text as HTML with its references and terms linked as by `linked`."""
        named = self.view.mentions.find(text, self.book.id if self.book else "")
        cut = pieces(text, named, seen, within)
        return joined(self.to(target, piece) if target else shown(piece) for piece, target in cut)

    def mark(self, finished: Html) -> str:
        """The text that stands for finished HTML in a tree; '' for none."""
        if not finished:
            return ""
        self._finished.append(finished)
        return f"{_OPEN}{len(self._finished) - 1}{_CLOSE}"

    def is_mark(self, text: str) -> bool:
        """Whether a text is a mark and nothing else."""
        return bool(_MARK.fullmatch(text.strip()))

    def words(self, text: str) -> str:
        """A text with the words of finished HTML in the place of its marks: an attribute cannot hold more."""
        return _MARK.sub(lambda match: self._finished[int(match[1])].striptags(), text)

    def splice(self, page: str) -> str:
        """The page with the finished HTML in the place of its marks."""
        return _MARK.sub(lambda match: self._finished[int(match[1])], page)
