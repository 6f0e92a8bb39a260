"""Where things stand on the site, and which addresses an author may write.

Addresses on the site are relative to its root and work from a folder of files.
"""

import re
from html import unescape

OPEN_SCHEMES = ("http", "https", "mailto")
# Browsers skip white space and control characters in a scheme, and take a backslash for a slash.
_SKIPPED = re.compile(r"[\x00-\x20\x7f-\xa0\u2028\u2029\ufeff]+")


def page_url(file: str) -> str:
    """The address of the page made of a Markdown file (relative to the docs folder)."""
    return file.removesuffix(".md") + ".html"


def anchored(file: str, anchor: str) -> str:
    """The address of a place on a page."""
    return f"{page_url(file)}#{anchor}"


def scheme_of(address: str) -> str:
    """The scheme of an address as a browser reads it, so that entities may stand in it; '' for a relative one.

    One that leaves out its scheme alone (`//host`) has none that is known: from a folder it leads to other machines.
    """
    read = _SKIPPED.sub("", unescape(address)).replace("\\", "/")
    if read.startswith("//"):
        return "//"
    scheme, colon, _ = read.partition(":")
    return scheme.lower() if colon and not any(mark in scheme for mark in "/?#") else ""


def may_lead(address: str) -> bool:
    """Whether a page may lead to an address that an author wrote: http(s), mailto, or relative."""
    scheme = scheme_of(address)
    return not scheme or scheme in OPEN_SCHEMES
