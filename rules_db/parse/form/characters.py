"""Characters that nobody sees, or that look like others: they would change what a text means to a program only."""

import re
import unicodedata
from collections.abc import Iterator

from rules_db.errors import Problem

# Marks and letters that leave no trace on paper, and are not of the classes below.
_UNSEEN = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u2800\u3164\uffa0"
_LOST = "\ufffd"
_JOINERS = "\u200d\ufe0f"
_CLASSES = {
    "Cc": "a control character",
    "Cf": "an invisible character",
    "Cs": "half a character",
    "Co": "a character of no font",
}
_SUSPECT = re.compile(r"[^\t\n -~\u00a1-\u00ac\u00ae-\u02ff‘’“”–—…·×−›•¶§]")

# Letters of other scripts that look like Latin ones, with the letters that they look like.
_LOOKALIKES = str.maketrans(
    "АВЕЅІЈКМНОРСТХУаеорсухіјѕԁԛԝһӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧανορι",
    "ABESIJKMHOPCTXYaeopcyxijsdqwhlABEZHIKMNOPTYXavopi",
)


def check_characters(file: str, text: str) -> Iterator[Problem]:
    """A problem for each line that holds characters nobody can see, naming the first of them."""
    for number, line in enumerate(text.split("\n"), 1):
        strange = next((match[0] for match in _SUSPECT.finditer(line) if _is_strange(line, match.start())), "")
        if strange:
            yield Problem(file, number, f"there is {described(strange)} in this line", "delete it, or type it anew")


def described(character: str) -> str:
    """`an invisible character (U+200B, zero width space)`."""
    if character == _LOST:
        return "a character that was lost (U+FFFD)"
    sort = _CLASSES.get(unicodedata.category(character), _CLASSES["Cf"])
    name = unicodedata.name(character, "").lower()
    return f"{sort} (U+{ord(character):04X}{', ' + name if name else ''})"


def unfit(text: str) -> str:
    """The first character of a value that no file can hold, or nobody see; '' where there is none."""
    return next((letter for at, letter in enumerate(text) if _is_strange(text, at)), "")


def folded(text: str) -> str:
    """The text as it looks: letters and digits of other scripts and widths as the Latin ones that they resemble."""
    plain = unicodedata.normalize("NFKC", text).translate(_LOOKALIKES)
    seen = (letter for letter in plain if letter not in _UNSEEN and unicodedata.category(letter) != "Cf")
    return "".join(str(unicodedata.decimal(letter)) if letter.isdecimal() else letter for letter in seen)


def _is_strange(text: str, at: int) -> bool:
    letter = text[at]
    if letter in _JOINERS:  # between the parts of a picture they belong to it
        return not (at and unicodedata.category(text[at - 1]) in ("So", "Sk", "Mn", "Cf"))
    return letter in _UNSEEN or letter == _LOST or (letter not in "\t\n" and unicodedata.category(letter) in _CLASSES)
