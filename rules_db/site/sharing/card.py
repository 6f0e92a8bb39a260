"""The picture that a chat shows beside a link: a page of numbered rules, in the colour of its rulebook.

It has no words: those are in the tags, where every chat can set them. So it needs neither fonts nor a library, is
drawn in a moment, and is the same on every machine.
"""

import re
import struct
import zlib
from collections.abc import Iterator
from math import cos, radians, sin

from rules_db.site.front_end import ASSETS
from rules_db.site.sharing.tags import SiteName, card_path
from rules_db.site.view.library import LibraryView

SIDE = 400  # pixels; chats show it as a square of about a hundred
_LIGHTNESS, _STRENGTH = 0.52, 0.13
PAPER, _INK = (253, 252, 249), (196, 198, 206)
_GROUND, _SHEET, _LINE = range(3)
_HUE = re.compile(r'(?:body|\[data-hue="(\d+)"\]) { --book-hue: (\d+); }')
# Of each rule how far in it begins, and where its lines end, in fortieths of the side.
_RULES = ((0, (30, 27)), (3, (30,)), (3, (28,)), (0, (30, 24)))


def cards(view: LibraryView, site: SiteName) -> Iterator[tuple[str, bytes]]:
    """(path, content) of every picture; none for a site without an address, since nothing asks for them there."""
    if site.url:
        degrees = hue_degrees()
        yield card_path(None), card(degrees[None])
        for book, hue in view.hues.items():
            yield card_path(book), card(degrees[hue])


def hue_degrees() -> dict[int | None, int]:
    """The angle of each hue of the style sheet; None is that of the site."""
    found = _HUE.findall((ASSETS / "css" / "hues.css").read_text("utf-8"))
    return {int(number) if number else None: int(degrees) for number, degrees in found}


def card(degrees: int, side: int = SIDE, zoom: float = 1) -> bytes:
    """The picture for a hue, as PNG of `side` pixels; a zoom below 1 leaves that much more of the ground around it."""
    return _png(_drawn(side, zoom), (rgb(_LIGHTNESS, _STRENGTH, degrees), PAPER, _INK))


def _drawn(side: int, zoom: float) -> list[bytearray]:
    rows = [bytearray(side) for _ in range(side)]

    def fill(left: float, top: float, right: float, bottom: float, colour: int) -> None:
        """Fill a rectangle, measured in fortieths of the side."""
        start, top_row, end, bottom_row = (
            round(((each - 20) * zoom + 20) * side / 40) for each in (left, top, right, bottom)
        )
        for row in rows[top_row:bottom_row]:
            row[start:end] = bytes([colour]) * (end - start)

    fill(7, 5, 33, 35, _SHEET)
    top = 8.0
    for indent, ends in _RULES:
        left = 10 + indent
        fill(left, top, left + 3, top + 1.5, _GROUND)
        for end in ends:
            fill(left + 4, top, end, top + 1.5, _LINE)
            top += 3
        top += 1.5
    return rows


def _png(rows: list[bytearray], palette: tuple[tuple[int, int, int], ...]) -> bytes:
    """An image of one byte a pixel, each a place in the palette."""
    header = struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 3, 0, 0, 0)
    pixels = zlib.compress(b"".join(b"\0" + row for row in rows), 9)
    colours = bytes(value for colour in palette for value in colour)
    chunks = ((b"IHDR", header), (b"PLTE", colours), (b"IDAT", pixels), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*each) for each in chunks)


def _chunk(name: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


def rgb(lightness: float, strength: float, degrees: float) -> tuple[int, int, int]:
    """A colour as style sheets give it (oklch) in red, green and blue."""
    a, b = strength * cos(radians(degrees)), strength * sin(radians(degrees))
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return (
        _channel(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
        _channel(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
        _channel(-0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short),
    )


def _channel(linear: float) -> int:
    linear = min(max(linear, 0.0), 1.0)
    return round(255 * (12.92 * linear if linear <= 0.0031308 else 1.055 * linear ** (1 / 2.4) - 0.055))
