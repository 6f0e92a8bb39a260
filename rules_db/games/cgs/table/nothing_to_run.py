"""The rules that no game could break, each with the reason; a chapter's stand in a table of their own."""

from collections.abc import Mapping

C3 = {
    "3.4.3": "It is the sum of 3.4.1 for two players and 3.4.2.",
    "3.4.7": "It is the sum of 3.3.2, 3.4.1 and 3.4.5.",
}
C8 = {
    "8.1.1": "It says what the Queue is for; the rules after it say how it works.",
    "8.1.2": "It is how a text is read; the cards of a game here speak of the Queue itself.",
    "8.2.3": "It is the heading of 8.2.3.a–e.",
    "8.4.1": "It says what priority is for; the rules after it say who has it.",
}

NOTHING_TO_RUN: Mapping[str, str] = {**C3, **C8}
