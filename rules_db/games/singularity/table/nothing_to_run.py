"""The rules that have nothing to run, each with the reason that readers see."""

NOTHING_TO_RUN = {
    "1.1.1": "It says who you are and what you aim at; 1.6.1 says when you have reached it.",
    "1.1.2": "It gives the cards of the deck a name; 1.2.1 says how many they are, and chapter 4 what each does.",
    "1.1.3": "Commentary: it says where the cards are described.",
    "1.1.4": "Commentary: it says where the GPP are described.",
    "1.3.3": "It says where a pile has its place on the table; nothing depends on it.",
    "1.3.4": "It gives the discard pile its name; 2.3.4 and others send cards there.",
    "2.5.3": "It says in general what the entries of section 4 say of each Star.",
    "3.1.1": "It says what the points are called and what they stand for; the other rules of the section count them.",
    "4.2.3": "It adds up what 3.5.2 and 4.2.2 give.",
}
