"""What stands in a PDF that Chromium has printed: how many pages there are, and how much text is on each."""

import re
import zlib

_PAGE = re.compile(rb"/Type\s*/Page\b.*?endobj", re.DOTALL)
_CONTENTS = re.compile(rb"/Contents (\d+) 0 R")
_STREAM = re.compile(rb"\b(\d+) 0 obj\s*<<[^>]*?/Length (\d+)[^>]*?>>\s*stream\r?\n")
_SHOWS_TEXT = re.compile(rb"T[jJ]\b")


def text_pieces(pdf: bytes) -> list[int]:
    """How many pieces of text are drawn on each page."""
    streams = {match[1]: pdf[match.end() : match.end() + int(match[2])] for match in _STREAM.finditer(pdf)}
    contents = [_CONTENTS.search(page[0]) for page in _PAGE.finditer(pdf)]
    return [len(_SHOWS_TEXT.findall(zlib.decompress(streams[each[1]]))) for each in contents if each]
