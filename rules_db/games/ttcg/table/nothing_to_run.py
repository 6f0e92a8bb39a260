"""The rules that have nothing to run, each with the reason that readers see."""

NOTHING_TO_RUN = {
    "2.1.1": "It says that cards of other games are no cards here, and the engine reads no others.",
    "2.1.2": "It gives the cards that a player brings their name; section 2.2.1 says what they must be.",
    "2.1.20": "It gives the unit of the score its name; section 2.2.8 says how it changes.",
    "2.2.1.4": "It permits what no rule forbids: there is nothing that a game could break.",
    "2.2.2.5": "It says of the player what 2.2.3.2.a says of the turn; both mean one and the same draw.",
    "2.2.4.2": "It only points to the two rules below it.",
    "2.2.4.3": "It only points to the three rules below it.",
    "2.2.5.6": "It only points to the three rules below it.",
    "2.2.5.8": "It only points to the three rules below it.",
}
