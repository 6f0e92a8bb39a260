"""Links of one page: every number and defined word becomes a link to the Markdown file that holds its target.

The links are relative to the page and lead to `.md` files, so that MkDocs checks each of them.
"""

import posixpath
import re
from dataclasses import dataclass, field
from xml.etree.ElementTree import Element

from rules_db.link import Mention, TermMention, find_references, find_terms
from rules_db.model import Finding, Rule, Rulebook, Ruling, Section, Term
from rules_db.site.elements import Inline, element
from rules_db.site.library_view import LibraryView, Target

PLACEHOLDER = "\ue000{}\ue001"
PLACEHOLDER_PATTERN = "\ue000([0-9]+)\ue001"
_WRITTEN_LINK = re.compile(r"!?\[[^\]]*\]\([^)]*\)|<[^>\s]+>")


@dataclass(slots=True)
class PageLinks:
    """The links of the page made of `file`; texts carry placeholders that the inline stage puts `spliced` in."""

    view: LibraryView
    file: str
    book: Rulebook | None
    spliced: list[Element] = field(default_factory=list)
    _folders: dict[str, str] = field(default_factory=dict)

    def href(self, file: str, anchor: str = "") -> str:
        """The address of a place in a file of the docs folder, as seen from this page."""
        fragment = f"#{anchor}" if anchor else ""
        if file == self.file and fragment:
            return fragment
        if file not in self._folders:
            self._folders[file] = posixpath.relpath(file, posixpath.dirname(self.file) or ".")
        return self._folders[file] + fragment

    def to(self, target: Target, text: str = "") -> Element:
        """A link to a rule, section, ruling, term or finding; the text is its name unless one is given."""
        attributes = {
            "class": "term" if isinstance(target, Term) else "ref",
            "data-ref": target.id,
            "href": self.href(target.place.file, target.id),
        }
        return element("a", attributes, text or self.name(target))

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

    def linked(self, text: str, seen: set[str], within: str = "") -> Inline:
        """The text with its references and terms linked.

        A term in `seen` is not linked again, and those linked now are added; `within` is the id of the rule, ruling
        or term whose text this is, to which it needs no link.
        """
        if self.book is None:
            return Inline(text)
        closed = [match.span() for match in _WRITTEN_LINK.finditer(text)]
        references = [
            each
            for each in find_references(text, self.book.id, self.view.index)
            if not any(start < each.end and each.start < end for start, end in closed)
        ]
        taken = [*closed, *((each.start, each.end) for each in references)]
        terms = find_terms(text, self.view.index.books[self.book.id], taken)
        mentions: list[Mention | TermMention] = [*references, *terms]
        mentions.sort(key=lambda each: each.start)
        return Inline(self._splice(text, mentions, seen, within))

    def _splice(self, text: str, mentions: list[Mention | TermMention], seen: set[str], within: str) -> str:
        pieces, at = [], 0
        for mention in mentions:
            target = _target(mention)
            if target is None or target.id == within or (isinstance(mention, TermMention) and target.id in seen):
                continue
            if isinstance(mention, TermMention):
                seen.add(target.id)
            pieces += [text[at : mention.start], self._placeholder(self.to(target, text[mention.start : mention.end]))]
            at = mention.end
        return "".join([*pieces, text[at:]])

    def _placeholder(self, link: Element) -> str:
        self.spliced.append(link)
        return PLACEHOLDER.format(len(self.spliced) - 1)


def _target(mention: Mention | TermMention) -> Target | None:
    if isinstance(mention, TermMention):
        return mention.term
    return mention.ruling or mention.rule or mention.section
