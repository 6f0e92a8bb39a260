"""Pauses in a long page, in which a browser draws what it has read and answers its reader.

Chromium reads on for half a second before it does anything else, but looks up after each script.
"""

import re

from rules_db.site.html.elements import Html, html

SCRIPT = "assets/rules/pause.js"
STRETCH_CHARACTERS = 300_000  # A slow phone reads so much in about 150 ms.
_PART = re.compile(r'<section class="|<li class="contents__rule"')


def with_pauses(content: str, address: str) -> Html:
    """The HTML of a page with a script between two of its parts after each stretch; `address` is the script's."""
    pause = html('<script src="{}"></script>\n', address)
    places = _pauses(content)
    stretches = (content[start:end] for start, end in zip([0, *places], [*places, len(content)], strict=True))
    return pause.join(map(Html, stretches))


def _pauses(content: str) -> list[int]:
    places, last = [], 0
    for part in _PART.finditer(content):
        if part.start() - last >= STRETCH_CHARACTERS:
            last = part.start()
            places.append(last)
    return places
