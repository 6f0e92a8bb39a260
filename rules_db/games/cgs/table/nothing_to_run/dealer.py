"""The rules about the Dealer that no game could break, each with the reason."""

from collections.abc import Mapping

C17: Mapping[str, str] = {
    "17.1.1": "No list of players holds the Dealer, so it takes no turn and has nothing that a player has.",
    "17.1.2": "It says whose the Dealer's deck is; 17.2.3, 17.3.2.b and section 17.4 say what becomes of its cards.",
    "17.1.4.b": "Only players have life, a hand, a discard pile and turns, and nothing else could be chosen.",
    "17.1.4.c": "No list of players holds the Dealer, so no word for players could mean it.",
    "17.1.6": "The Dealer has no place among the players, to whom hands belong.",
    "17.1.7": "The Dealer has no place among the players, who have life.",
    "17.1.8": "There is nothing else of the Dealer's that could be chosen.",
    "17.3.7": "Commentary: an example of 4.4.2.",
    "17.4.10": "Commentary: an example of 17.4.9.",
    "17.6.1": "It is how 17.6.14 and 17.6.22 are meant; the Dealer's effects wait in the Queue as those of players do.",
    "17.6.9": "No list of players holds the Dealer, so no effect on players could reach it.",
    "17.6.15": "Commentary: an example of 17.1.5.",
    "17.6.16": "Commentary: an example of 17.6.12.",
    "17.6.20": "Commentary: an example of 17.6.22.",
    "17.6.21": "Nothing but what lies in the Queue stands for a copy, so there is no card that could be played.",
    "17.6.22": "17.6.6 ends what comes from a card; an effect in the Queue names its card by itself.",
    "17.6.25": "17.6.8.a keeps such an effect away already.",
    "17.6.26": "Commentary: an example of 17.6.7.",
}
