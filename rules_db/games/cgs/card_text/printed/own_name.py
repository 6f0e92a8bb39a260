"""A card that names itself means itself: 'Fork deals 3 damage to any target' says 'this deals 3 damage to any target'.

A name is often a word for others as well: a card Wolf may create a Wolf, or strengthen Wolf creatures. There an article
or another word stands before it, or what sort of card is meant behind it. It is a verb where what it is done to stands
right behind it: a card Exile may exile target creature. An ability of that name has a dash behind it,
a move its cost or a colon, and an Ability of a Pokémon stands behind that word.
"""

import re
from functools import lru_cache

_BEFORE = (
    "when", "whenever", "if", "unless", "until", "while", "as long as", "as", "then", "and", "or", "you may", "may",
    "sacrifice", "exile", "banish", "return", "tap", "untap", "destroy", "regenerate", "attach", "transform", "put",
    "cast", "play", "discard", "shuffle", "control", "onto", "on", "to", "by", "than", "of", "from", "for", "have",
)  # fmt: skip
_SORTS = (
    "cards?", "creatures?", "[Tt]okens?", "spells?", "monsters?", "Pokémon", "permanents?", "lands?", "artifacts?",
    "enchantments?", "planeswalkers?", "you control", "Energy", "[Cc]ounters?",
)  # fmt: skip
_DONE_TO = (
    "target", "an?", "all", "each", "every", "any", "another", "up to", "one", "two", "three", "four", "five", "X",
    r"\d+", "this", "that", "those", "it", "them", "your", "their", "the", "enchanted", "equipped",
)  # fmt: skip
"""Words that stand right behind a verb, and never behind the name of a card that does something."""

_POWERS = ("Ability", "Poké-POWER", "Poké-Power", "Poké-BODY", "Poké-Body")
_SHORT = re.compile(r"(?P<short>[^,]{3,}), ")
"""What stands before the comma of a name such as 'Ruth, the Pale', by which such a card calls itself."""


@lru_cache(maxsize=4096)
def meaning_itself(text: str, name: str) -> str:
    """The text of a card of a name, in which 'this' stands wherever it names itself."""
    if not name or not text:
        return text
    short = _SHORT.match(name)
    for own in (name, short["short"]) if short else (name,):
        if own in text:
            text = _pattern(own).sub(_itself, text)
    return text


def _pattern(own: str) -> re.Pattern[str]:
    begins = r"^|[.;:,•—–\n(●]\s*|\b(?i:" + "|".join(_BEFORE) + r")\s"
    is_verb = r"\s(?:" + "|".join(_DONE_TO) + r")\b(?! (?:turn|combat|phase)\b)"
    is_of_others = r"(?![\w-]|\s[—–\[-]|\s(?:" + "|".join(_SORTS) + rf")\b|{is_verb})"
    is_no_power = "".join(rf"(?<!\b{each}: )" for each in _POWERS)
    return re.compile(rf"(?P<before>{begins}){is_no_power}{re.escape(own)}(?P<whose>['’]s\b)?{is_of_others}")


def _itself(found: re.Match[str]) -> str:
    is_move = not found["before"].strip().isalpha() and found.string[found.end() :].startswith(":")
    if is_move:
        return found[0]
    return found["before"] + ("this card's" if found["whose"] else "this")
