"""Links of one page: every number and defined word leads to the place where its target stands.

Links in written text lead to `.md` files, so that MkDocs checks each of them. What the library itself vouches for,
the many links of folds and lists, is added `later`, when MkDocs is through, and leads to the finished pages.
"""

import posixpath
import re
from dataclasses import dataclass, field
from xml.etree.ElementTree import Element

from rules_db.model import Finding, Rule, Rulebook, Ruling, Section, Term
from rules_db.parse.urls import page_url
from rules_db.site.elements import Inline, element
from rules_db.site.library_view import LibraryView
from rules_db.site.mentions import Found, Target

PLACEHOLDER = "\ue000{}\ue001"
PLACEHOLDER_PATTERN = "\ue000([0-9]+)\ue001"
_WRITTEN_LINK = re.compile(r"!?\[[^\]]*\]\([^)]*\)|<[^>\s]+>")


@dataclass(slots=True)
class FinishedLinks:
    """Links from the page made of `file` to finished pages."""

    view: LibraryView
    file: str
    book: Rulebook | None
    _ways: dict[str, str] = field(default_factory=dict)

    def href(self, file: str, anchor: str = "") -> str:
        """The address of a place on the page made of a file of the docs folder, as seen from this page."""
        fragment = f"#{anchor}" if anchor else ""
        if file == self.file and fragment:
            return fragment
        if file not in self._ways:
            self._ways[file] = posixpath.relpath(self.address(file), posixpath.dirname(self.file) or ".")
        return self._ways[file] + fragment

    def address(self, file: str) -> str:
        return page_url(file)

    def to(self, target: Target, text: str = "") -> Element:
        """A link to a rule, section, ruling, term or finding; the text is its name unless one is given."""
        class_ = "term" if isinstance(target, Term) else "ref"
        href = self.href(target.place.file, target.id)
        return element("a", {"class": class_, "data-ref": target.id, "href": href}, text or self.name(target))

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


class PageLinks(FinishedLinks):
    """Links from a page that is being made to the files of the docs folder.

    Texts carry placeholders, in whose place the inline stage puts `spliced`.
    """

    def __init__(self, view: LibraryView, file: str, book: Rulebook | None) -> None:
        super().__init__(view, file, book)
        self.finished = FinishedLinks(view, file, book)
        self.spliced: list[Element] = []
        self._later: list[tuple[Element, int, Element]] = []

    def address(self, file: str) -> str:
        return file

    def add_later(self, parent: Element, child: Element) -> None:
        """Put the child after what `parent` holds now, once MkDocs has checked the links of the page."""
        self._later.append((parent, len(parent), child))

    def finish(self) -> None:
        """Add what was put off; the last goes first, so that the places of the others still hold."""
        while self._later:
            parent, place, child = self._later.pop()
            parent.insert(place, child)

    def linked(self, text: str, seen: set[str], within: str = "") -> Inline:
        """The text with its references and terms linked.

        A term in `seen` is not linked again, and those linked now are added; `within` is the id of the rule, ruling
        or term whose text this is, to which it needs no link.
        """
        if self.book is None:
            return Inline(text)
        found = self.view.mentions.find(text, self.book.id)
        if "](" in text or "<" in text:
            closed = [match.span() for match in _WRITTEN_LINK.finditer(text)]
            found = [each for each in found if not any(start < each.end and each.start < end for start, end in closed)]
        return Inline(self._splice(text, found, seen, within))

    def _splice(self, text: str, mentions: list[Found], seen: set[str], within: str) -> str:
        pieces, at = [], 0
        for mention in mentions:
            target = mention.target
            if target.id == within or target.id in seen:
                continue
            if isinstance(target, Term):
                seen.add(target.id)
            pieces += [text[at : mention.start], self._placeholder(self.to(target, text[mention.start : mention.end]))]
            at = mention.end
        return "".join([*pieces, text[at:]])

    def _placeholder(self, link: Element) -> str:
        self.spliced.append(link)
        return PLACEHOLDER.format(len(self.spliced) - 1)
