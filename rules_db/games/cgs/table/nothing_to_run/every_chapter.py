"""The rules that no game could break, each with the reason; a chapter's stand in a table of their own."""

from collections.abc import Mapping

from rules_db.games.cgs.table.nothing_to_run.dealer import C17
from rules_db.games.cgs.table.nothing_to_run.magic import C9, C14
from rules_db.games.cgs.table.nothing_to_run.monopoly import C18
from rules_db.games.cgs.table.nothing_to_run.of_cards import OF_CARDS
from rules_db.games.cgs.table.nothing_to_run.yugioh import C10, C11

C1 = {
    "1.1.1": "It lists the games; the rules after it say what each brings, and the engine knows no card of another.",
    "1.1.4": "It announces section 1.5, which says which cards decks are built from.",
    "1.1.5": "It says what a non-TCG game brings; sections 2.3 and 2.4 and chapters 15 to 18 have its rules.",
    "1.4.4": "Commentary: 1.4.2 and 1.4.3 make exceptions to 1.4.1 only.",
}
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
C12 = {
    "12.1.1.a": "Commentary: 5.4.1 says that summon cards are long-term.",
    "12.1.4": "The reminder has no effect, and no card of the engine carries it.",
    "12.2.3": "It says how the damage of 12.2.4 is shown on the table; the engine keeps the number.",
    "12.2.3.a": "It says what damage counters are for; 12.2.3.b says what they are not.",
    "12.2.3.b": "The engine keeps damage as a number apart from all counters, so nothing that counts these finds it.",
    "12.2.11": "Commentary: an example of 14.2.5.",
    "12.2.12": "A card takes no damage of less than 0 in any case, so such an amount cannot be told from 0.",
    "12.3.6": "Commentary: an example of 12.3.4 and 12.3.5.",
    "12.5.4.b": "Commentary: an example of 12.1.3.",
    "12.6.1": "It says where Special Conditions come from; the cards say which.",
    "12.6.1.a": "It says how a Special Condition is marked on the card.",
    "12.6.3.c": "Commentary: 12.6.3.b cures on heads only.",
    "12.6.8": "Commentary: 12.6.7 lists what excludes each other.",
    "12.6.11": "It says how a summon is that no effect has afflicted.",
    "12.6.12": "A Special Condition lies on a summon; a player has nothing that could carry one.",
    "12.7.5.a": "Commentary: an example of 12.7.3.",
    "12.7.6.b": "Commentary: an example of 4.5.3.",
    "12.7.11.b": "Commentary: an example of 10.2.6.",
    "12.7.11.c": "Commentary: an example of 10.2.3 and 10.2.4.",
    "12.7.11.d": "Commentary: an example of 10.2.3 and 10.2.5.",
}
C13 = {
    "13.1.1.a": "Commentary: 5.6.1 says that resource cards are long-term.",
    "13.2.3": "Commentary: an example of 4.4.1.",
    "13.3.2": "Commentary: 13.3.3 and 13.3.3.a forbid it.",
    "13.3.4": "Commentary: an example of 5.5.2.",
    "13.4.3": "Commentary: an example of 5.5.4.",
    "13.4.3.a": "Commentary: an example of 5.5.4.",
}
C15 = {
    "15.3.4.a": "Commentary: an example of 15.3.4.",
    "15.3.10.a": "Commentary: an example of 15.3.10.",
    "15.3.10.c": "Commentary: an example of 15.3.10.b.",
    "15.3.12.a": "Commentary: an example of 15.3.4.",
    "15.4.4": "Commentary: an example of 12.4.4.",
    "15.4.5": "Commentary: an example of 13.1.2.a.",
    "15.5.1": "Commentary: an example of 15.5.2.",
    "15.7.5": "Commentary: an example of 15.7.2.",
    "15.7.13.a": "Commentary: an example of 15.7.13.c.",
    "15.7.13.b": "Commentary: an example of 15.7.13.d.",
}
C16 = {
    "16.1.1": "A word for what is printed on a playing card.",
    "16.1.2": "Commentary: an example of 16.1.4.",
    "16.1.3": "Commentary: an example of 16.1.4.",
    "16.1.5": "Commentary: an example of 10.1.3.",
    "16.1.6": "Commentary: an example of 5.9.5.",
    "16.1.7": "Commentary: 16.5.10 speaks of the Hold 'em zones only.",
    "16.2.5": "Commentary: an example of 6.2.4.",
    "16.2.12": "A card lies once in a poker hand, and no run of five holds both rank 1 and the rank Ace.",
    "16.2.19": "Commentary: it shows what follows from 16.2.18.",
    "16.2.21": "Announces 16.2.21.a–c.",
    "16.4.10": "Commentary: an example of 16.4.9.",
    "16.4.11": "Commentary: an example of 16.4.9.",
    "16.4.13": "Commentary: an example of 17.5.8.",
    "16.4.15": "Commentary: an example of 16.4.14.",
    "16.4.16": "Commentary: it follows from 16.4.9 and 16.4.14.",
    "16.5.9": "A Hold 'em zone only stores cards (5.1.2.a), and what is not in play affects nothing.",
    "16.5.11": "Commentary: an example of 17.2.2.",
    "16.6.1.c": "The state keeps no other poker hand than the announced one.",
    "16.7.8": "Commentary: an example of 16.7.7.",
    "16.8.16.b": "A Straight is a run of the ranks that 16.8.16 and 16.8.16.a name, and no word is in one.",
    "16.8.17.e": "What is compared holds ranks only, so no suit or color could decide.",
}

NOTHING_TO_RUN: Mapping[str, str] = {
    **OF_CARDS, **C1, **C3, **C8, **C2_5, **C12, **C13, **C9, **C10, **C11, **C14, **C15, **C16, **C17, **C18,
}  # fmt: skip
