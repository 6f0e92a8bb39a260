"""The picture that a chat shows beside a link: a page of numbered rules, in the colour of its rulebook.

It has no words: those are in the tags, where every chat can set them. So it needs neither fonts nor a library, is
drawn in a moment, and is the same on every machine.
"""

import re
import struct
import zlib
from math import cos, radians, sin

from rules_db.site.front_end import ASSETS

SIDE = 400  # pixels; chats show it as a square of about a hundred
_LIGHTNESS, _STRENGTH = 0.52, 0.13
_PAPER, _INK = (253, 252, 249), (196, 198, 206)
_GROUND, _SHEET, _LINE = range(3)
_HUE = re.compile(r'(?:body|\[data-hue="(\d+)"\]) { --book-hue: (\d+); }')
# Of each rule how far in it begins, and where its lines end, in fortieths of the side.
_RULES = ((0, (30, 27)), (3, (30,)), (3, (28,)), (0, (30, 24)))


def hue_degrees() -> dict[int | None, int]:
    """The angle of each hue of the style sheet; None is that of the site."""
    found = _HUE.findall((ASSETS / "css" / "hues.css").read_text("utf-8"))
    return {int(number) if number else None: int(degrees) for number, degrees in found}


def card(degrees: int) -> bytes:
    """The picture for a hue, as PNG."""
    accent = rgb(_LIGHTNESS, _STRENGTH, degrees)
    rows = _drawn()
    return _png(rows, (accent, _PAPER, _INK))


def _drawn() -> list[bytearray]:
    unit = SIDE // 40
    rows = [bytearray(SIDE) for _ in range(SIDE)]
    _fill(rows, (7 * unit, 5 * unit), (33 * unit, 35 * unit), _SHEET)
    top = 8 * unit
    for indent, ends in _RULES:
        left = (10 + indent) * unit
        _fill(rows, (left, top), (left + 3 * unit, top + unit * 3 // 2), _GROUND)
        for end in ends:
            _fill(rows, (left + 4 * unit, top), (end * unit, top + unit * 3 // 2), _LINE)
            top += 3 * unit
        top += unit * 3 // 2
    return rows


def _fill(rows: list[bytearray], start: tuple[int, int], end: tuple[int, int], colour: int) -> None:
    """Fill a rectangle; its end is not part of it."""
    for row in rows[start[1] : end[1]]:
        row[start[0] : end[0]] = bytes([colour]) * (end[0] - start[0])


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
