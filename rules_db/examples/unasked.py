"""Answers that a scenario states although nobody was asked: the game has given them itself, as there was no other."""

import re
from collections.abc import Sequence

_ANSWERS = (
    "(?:answers with|chooses|picks|selects|names|declares|takes|pays(?: with)?|discards|puts|moves|promotes|brings)"
)
_ANSWER = re.compile(rf"{_ANSWERS} (?P<picks>.+?)(?: up| (?:in|on)?to (?:the|her|his|their) [^,]+)?")
_JOINT = re.compile(", | and ")


def says(text: str, player: str, picks: Sequence[str]) -> bool:
    """Whether an action's text says that this player picks just these, as in 'Bob pays with Coin and Bill'."""
    found = _ANSWER.fullmatch(text.removeprefix(f"{player} ")) if text.startswith(f"{player} ") else None
    if found is None:
        return False
    return [found["picks"]] == [*picks] or sorted(_JOINT.split(found["picks"])) == sorted(picks)
