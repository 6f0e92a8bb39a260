"""Markdown as plain words, for search data, previews and summaries."""

import re

_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_MARKS = re.compile(r"(?<!\\)[*`]")
_ESCAPE = re.compile(r"\\([\\`*_{}\[\]()#+\-.!|])")


def plain_text(markdown: str) -> str:
    """The words of a piece of inline Markdown, without its marks."""
    return _ESCAPE.sub(r"\1", _MARKS.sub("", _LINK.sub(r"\1", markdown)))


def first_words(markdown: str, characters: int) -> str:
    """The beginning of a text, cut between two words and marked with an ellipsis where it goes on."""
    text = plain_text(markdown)
    if len(text) <= characters:
        return text
    return text[:characters].rpartition(" ")[0].rstrip(" ,;:.") + " …"


def first_paragraph(markdown: str) -> str:
    """The first block of a page that is neither heading, list, table, picture nor fence, on one line; '' for none."""
    blocks = re.split(r"\n\s*\n", markdown.strip())
    return next((" ".join(each.split()) for each in blocks if each[:1].isalpha()), "")


def counted(number: int, thing: str, things: str = "") -> str:
    """`1 rule`, `2 rules`."""
    return f"{number:,} {thing if number == 1 else things or thing + 's'}"
