"""What a text may do to a terminal: stand in it. What would move its cursor or colour it is shown as a sign instead."""

import re
from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

_CONTROLS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
_SIGN = "\N{REPLACEMENT CHARACTER}"


def without_controls(text: str) -> str:
    """The text with a sign in the place of each character, save tabs and line ends, that a terminal would obey."""
    return text if text.isprintable() else _CONTROLS.sub(_SIGN, text)


class TextConsole(Console):
    """A console that sends no control characters but its own."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            yield segment if segment.control else segment._replace(text=without_controls(segment.text))
