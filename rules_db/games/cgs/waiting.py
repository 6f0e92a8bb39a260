"""What of the rulebook has no engine yet: the number of a chapter, section or rule, with the reason.

Whoever finishes a section takes its line out; no rule that is registered stands in a waiting section.
"""

from collections.abc import Mapping

_LATER = "The engine of this chapter is still to be written."

WAITING: Mapping[str, str] = {
    **{str(chapter): _LATER for chapter in (1, 6, 7, *range(10, 13), *range(15, 19))},
    **dict.fromkeys(
        (
            "2.2.2.b",
            "5.5",
            "5.6",
            "5.8",
            "5.9",
            *(f"5.7.{number}" for number in range(1, 20) if number != 9),
        ),
        _LATER,
    ),
    "3.1.5": "It waits for the Property cards of chapter 18.",
    "3.1.13": "It waits for the hands of poker of chapter 16.",
    "8.2.3.b": "It waits for chapter 12, in which Pokémon evolve.",
    "8.2.3.c": "It waits for chapter 15, in which Uno is played.",
    "8.2.3.d": "It waits for chapter 17, in which the Dealer sells cards.",
    "8.2.3.e": "It waits for chapter 18, in which cards are banked.",
    "4.2.8.c": "It waits for chapter 15, which has draws from a shared deck outside the draw step.",
    "9.3.10.a": "It waits for texts that make a creature of a card in play (section 5.7).",
    "9.8.4": "It waits for texts that make predefined tokens.",
    "9.8.4.c": "It waits for texts that make predefined tokens.",
    "4.3.1": "It waits for the betting of chapter 16.",
}
