"""Where things stand on the site, and which addresses an author may write.

Addresses on the site are relative to its root and work from a folder of files.
"""

import re
from html import unescape

SCHEMES = ("http", "https", "mailto")
# Browsers skip white space and control characters in a scheme, and take a backslash for a slash.
_SKIPPED = re.compile(r"[\x00-\x20\x7f-\xa0\u2028\u2029\ufeff]+")


def page_url(file: str) -> str:
    """The address of the page made of a Markdown file (relative to the docs folder)."""
    return file.removesuffix(".md") + ".html"


def anchored(file: str, anchor: str) -> str:
    """The address of a place on a page."""
    return f"{page_url(file)}#{anchor}"


def may_lead(address: str) -> bool:
    """Whether an address that an author wrote may be followed: http(s), mailto, or relative to its page.

    It is judged as a browser reads it, so entities may stand in it. One that leaves out its scheme alone
    (`//host`) is refused, because from a folder it leads to other machines.
    """
    read = _SKIPPED.sub("", unescape(address)).replace("\\", "/")
    scheme, colon, _ = read.partition(":")
    is_relative = not colon or any(mark in scheme for mark in "/?#")
    return not read.startswith("//") if is_relative else scheme.lower() in SCHEMES
