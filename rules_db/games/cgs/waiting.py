"""What of the rulebook has no engine yet: the number of a chapter, section or rule, with the reason.

Whoever finishes a section takes its line out; no rule that is registered stands in a waiting section.
"""

from collections.abc import Mapping

_LATER = "The engine of this chapter is still to be written."

_POKER = """
16.2.1 16.2.6 16.2.7 16.2.8 16.2.9 16.2.10 16.2.12 16.2.13 16.2.14 16.2.14.a 16.2.15 16.2.16 16.2.17
16.2.20 16.2.21 16.2.21.a 16.2.21.b 16.2.21.c 16.5.1 16.5.3 16.5.4 16.5.5 16.5.6 16.5.7 16.5.8
16.5.9 16.5.10 16.5.12 16.8.15 16.8.15.a 16.8.16.b 16.8.17.a 16.8.17.c 16.8.17.e
"""
"""Of the sections of chapter 16 that an evaluator of hands has, what has no function yet."""

WAITING: Mapping[str, str] = {
    **{str(chapter): _LATER for chapter in (15, 17, 18)},
    **{f"16.{section}": _LATER for section in (1, 3, 4, 6, 7)},
    **dict.fromkeys(_POKER.split(), _LATER),
    **dict.fromkeys(
        ("6.2.4", "6.2.4.a", "6.3.3", "6.3.9.a", "6.3.9.b", "6.3.9.c", "6.3.9.e", "6.3.9.f", "6.3.9.g", "6.3.12"),
        "It waits for the Uno pile of chapter 15 and the hands of chapter 16.",
    ),
    "3.1.5": "It waits for the Property cards of chapter 18.",
    "3.1.13": "It waits for the hands of poker of chapter 16.",
    "8.2.3.c": "It waits for chapter 15, in which Uno is played.",
    "8.2.3.d": "It waits for chapter 17, in which the Dealer sells cards.",
    "8.2.3.e": "It waits for chapter 18, in which cards are banked.",
    "4.2.8.c": "It waits for chapter 15, which has draws from a shared deck outside the draw step.",
    "4.3.1": "It waits for the betting of chapter 16.",
}
