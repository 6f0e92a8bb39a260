"""What an author wrote that no page carries out: HTML, and addresses that a page may not lead to.

A page shows HTML as text and leaves such addresses out, so this keeps nobody safe: it tells authors why. It looks at
what Markdown makes of a text, so that code may show what it likes.
"""

import re
from collections.abc import Iterator

from markdown_it import MarkdownIt
from markdown_it.token import Token
from mdit_py_plugins.admon import admon_plugin
from mdit_py_plugins.front_matter import front_matter_plugin

from rules_db.errors import Problem
from rules_db.parse.urls import may_lead, scheme_of

_MAY_HOLD_SOME = re.compile(r"<|\]\s*[(\[:]")


class _Markdown(MarkdownIt):
    def validateLink(self, url: str) -> bool:  # noqa: N802 - the name that markdown-it calls
        """Every link is one here; otherwise those that may not be followed would be plain text."""
        return True

    def normalizeLink(self, url: str) -> str:  # noqa: N802
        """The address as it is written."""
        return url


_MARKDOWN = _Markdown("commonmark").enable("table").use(front_matter_plugin).use(admon_plugin)


def check_markup(file: str, text: str) -> Iterator[Problem]:
    """HTML, links and pictures in a Markdown file that its page will not have."""
    if not file.endswith(".md") or not _MAY_HOLD_SOME.search(text):
        return
    line = 1
    for token in _MARKDOWN.parse(text):
        line = token.map[0] + 1 if token.map else line
        if token.type == "html_block":
            yield _html(file, line)
        for child, lines_above in _placed(token):
            yield from _check_inline(file, line + lines_above, child)


def _placed(token: Token) -> Iterator[tuple[Token, int]]:
    """What stands within a text, each with the number of its lines above it."""
    place = 0
    for child in token.children or ():
        wanted = "\n" if child.type in ("softbreak", "hardbreak") else child.content
        found = token.content.find(wanted, place)
        place = found if found >= 0 else place
        yield child, token.content.count("\n", 0, place)
        place += len(wanted) if found >= 0 else 0


def _check_inline(file: str, line: int, token: Token) -> Iterator[Problem]:
    href, src = (str(token.attrGet(name) or "") for name in ("href", "src"))
    if token.type == "html_inline":
        yield _html(file, line)
    elif not may_lead(href):
        what = f"a link to {href!r} may not be followed"
        yield Problem(file, line, what, "write an address that begins with https://, or the name of a file")
    elif scheme_of(src):
        what = f"the picture {src!r} is not part of the site"
        yield Problem(file, line, what, "keep it in the docs folder, and write the name of its file")


def _html(file: str, line: int) -> Problem:
    return Problem(file, line, "HTML is not part of the format", "write it in Markdown")
