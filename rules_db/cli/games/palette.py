"""The colours of plots: those of the site, with the hue that a rulebook has there."""

import re
from pathlib import Path

from rules_db.docs import RULEBOOKS, load_files
from rules_db.parse import parse_library
from rules_db.site.front_end import ASSETS
from rules_db.site.sharing.card import hue_degrees, rgb
from rules_db.site.view.library import HUES
from rules_db.studies.plot import Colours, Palette

_TOKENS = re.compile(r'body\[data-md-color-scheme(="slate")?\] \{(.*?)\}', re.DOTALL)
_COLOUR = re.compile(r"--([a-z-]+): oklch\(([0-9.]+)% ([0-9.]+) ([0-9.]+)\)")
_ACCENT = re.compile(r"--accent-lightness: ([0-9.]+)%;\s*--accent-strength: ([0-9.]+)")


def palette_of(docs: Path, game: str) -> Palette:
    """The colours for a game by light and by dark; those of the site itself for a game without a rulebook there."""
    light, dark = (_colours(block, _degrees(docs, game)) for _, block in _TOKENS.findall(_tokens())[:2])
    return Palette(light, dark)


def _tokens() -> str:
    return (ASSETS / "css" / "tokens.css").read_text("utf-8")


def _degrees(docs: Path, game: str) -> int:
    hues = hue_degrees()
    if not (docs / RULEBOOKS).is_dir():
        return hues[None]
    books = [str(book.id) for book in parse_library(load_files(docs)[0])[0].rulebooks]
    return hues[books.index(game) % HUES] if game in books else hues[None]


def _colours(block: str, degrees: int) -> Colours:
    said = {
        name: (float(part) / 100, float(strength), float(hue)) for name, part, strength, hue in _COLOUR.findall(block)
    }
    accent = _ACCENT.search(block)
    assert accent, "tokens.css says what an accent is"
    ink, soft, line = (_hex(*said[name]) for name in ("ink", "ink-soft", "hairline"))
    return Colours(ink, soft, line, _hex(float(accent[1]) / 100, float(accent[2]), degrees))


def _hex(lightness: float, strength: float, degrees: float) -> str:
    red, green, blue = rgb(lightness, strength, degrees)
    return f"#{red:02x}{green:02x}{blue:02x}"
