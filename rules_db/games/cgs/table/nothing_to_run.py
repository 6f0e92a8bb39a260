"""The rules that no game could break, each with the reason; a chapter's stand in a table of their own."""

from collections.abc import Mapping

from rules_db.games.cgs.table.nothing_to_run_magic import C9, C14
from rules_db.games.cgs.table.nothing_to_run_of_cards import OF_CARDS

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
C2_5 = {
    "2.5.1.a": "Commentary: 3.4.5 says where they come from.",
    "2.5.1.b": "Commentary: 3.4.6 puts them there so.",
}
C13 = {
    "13.1.1.a": "Commentary: 5.6.1 says that resource cards are long-term.",
    "13.2.3": "Commentary: an example of 4.4.1.",
    "13.3.2": "Commentary: 13.3.3 and 13.3.3.a forbid it.",
    "13.3.4": "Commentary: an example of 5.5.2.",
    "13.4.3": "Commentary: an example of 5.5.4.",
    "13.4.3.a": "Commentary: an example of 5.5.4.",
}

NOTHING_TO_RUN: Mapping[str, str] = {**OF_CARDS, **C3, **C8, **C2_5, **C13, **C9, **C14}
