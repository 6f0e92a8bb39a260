"""Monstrosity of Magic: counters that a creature gets once, and what is done as it becomes monstrous by that."""

from __future__ import annotations

import re

_MONSTROSITY = re.compile(
    r"(?P<cost>(?:^|(?<=[;\n])|(?<=[;.] ))[^.;:\n]*): Monstrosity (?P<count>\d+)(?: ?\([^()]*\))?\.?(?: ?\([^()]*\))?"
)
_BECOMES = re.compile(
    r"(?:^|(?<=[;\n])|(?<=[;.] ))When this(?: creature)? becomes monstrous, (?P<first>.)(?P<deed>[^\n;]*?)"
    r"\.?(?=[;\n]|$)"
)


def made_monstrous(text: str) -> str:
    """A text with monstrosity as it can be read: once only, and what comes of it is set off by the counters."""
    found = _MONSTROSITY.search(text)
    if found is None:
        return text
    becomes = _BECOMES.search(text)
    deed = f". When you do, {becomes['first'].lower()}{becomes['deed']}" if becomes is not None else ""
    grown = f"Only once, {found['cost']}: Put {found['count']} +1/+1 counters on this{deed}"
    said = text.replace(becomes[0], "") if becomes is not None else text
    return said.replace(found[0], grown).strip(" ;\n").replace(";;", ";")
