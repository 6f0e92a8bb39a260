"""What cards of Magic tell in parentheses about a word, and every player knows: left out before a text is read."""

from __future__ import annotations

import re

_TOKENS = "Blood|Clue|Food|Map|Treasure|Lander|Junk|Powerstone"
_BEGINNINGS = (
    r"It's an? [^()]*artifact with",
    r"They're [^()]*artifacts with",
    rf"(?:To investigate, c|C)reate an? (?:{_TOKENS}) token",
    r"Look at the top (?:card|two cards|three cards|four cards) of your library(?:, then|\. You may put)",
    r"To (?:mill|scry|surveil|proliferate|goad|explore|fight|investigate|amass|connive|populate|adapt)\b",
    r"Choose any number of permanents and/or players",
    r"Choose a creature with the least toughness",
    r"Create a token that's a copy of a creature token you control",
    r"(?:It|This creature|That creature|They|Creatures with trample) can deal excess (?:combat )?damage",
    r"Each deals damage equal to its power to the other",
    r"Draw a card, then discard a card\. If you discarded a nonland",
    r"Put (?:a|two|three|four|five|six) \+1/\+1 counters? on an Army",
    r"Until your next turn, (?:that|those) creatures? attacks?",
    r"(?:They|That player|You) puts? the top",
    r"Reveal the top card of your library\. Put that card into your hand if it's a land",
    r"If this creature has no \+1/\+1 counters on it",
    r"Damage (?:and effects|dealt)|Any amount of damage|It can't be blocked except by",
    r"Then exile (?:it|this card)|A creature with|An? \w+ token is",
    r"If a permanent with a stun counter",
)
_REMINDER = re.compile(rf" ?\((?:{'|'.join(_BEGINNINGS)})[^()]*\)")


def without_reminders(text: str) -> str:
    """A text without these."""
    return _REMINDER.sub("", text)
