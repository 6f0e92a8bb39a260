"""What of an author's text becomes markup: what Markdown makes of it, and nothing else.

This is the one place that decides it. Python-Markdown would pass HTML through; here it is text like any other. Of what
Markdown does make, the finished tree is looked through: an address that might run something is left out, and a mark
of ours in an attribute becomes the words that stand for it.
"""

from collections.abc import Callable
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.treeprocessors import Treeprocessor
from markdown.util import AMP_SUBSTITUTE

from rules_db.parse.urls import may_lead

_ADDRESSES = ("href", "src")
_AFTER_ALL = -10  # Python-Markdown resolves its last escapes at 0.


def take_markdown_only(md: Markdown, words_of: Callable[[str], str]) -> None:
    """Have a converter show HTML as text, and drop addresses; `words_of` reads a text that may hold marks of ours."""
    md.preprocessors.deregister("html_block")
    md.inlinePatterns.deregister("html")
    md.treeprocessors.register(_Attributes(md, words_of), "rules_attributes", _AFTER_ALL)


class _Attributes(Treeprocessor):
    def __init__(self, md: Markdown, words_of: Callable[[str], str]) -> None:
        super().__init__(md)
        self.words_of = words_of

    def run(self, root: Element) -> None:
        for each in root.iter():
            for name, value in list(each.items()):
                words = self.words_of(value)
                if name in _ADDRESSES and not may_lead(words.replace(AMP_SUBSTITUTE, "&")):
                    del each.attrib[name]
                elif words != value:
                    each.set(name, words)
