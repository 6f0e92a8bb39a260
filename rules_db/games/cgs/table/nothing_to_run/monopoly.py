"""The rules of chapter 18 that no game could break, each with the reason."""

C18 = {
    "18.1.4": "It lists the types of card; sections 18.2 to 18.7 have the rules of each.",
    "18.3.1.a": "Commentary: 5.6.1 says that resource cards are long-term.",
    "18.4.1": "Commentary: an example of 18.4.8.",
    "18.4.1.a": "Commentary: an example of 18.4.8.",
    "18.4.1.b": "Commentary: an example of 18.4.8.",
    "18.4.5": "Commentary: an example of 18.4.8 with 18.3.3.",
    "18.4.6": "Commentary: an example of 18.4.8 with 18.3.4.",
    "18.4.7": "Commentary: an example of 18.4.8 with 18.3.5.",
    "18.4.7.a": "Commentary: an example of 18.4.8 with 18.3.5.a.",
    "18.5.2": "Commentary: an example of 5.5.2.",
    "18.5.4": "Commentary: an example of 5.1.2.",
    "18.5.8": "Commentary: an example of 18.2.2.",
    "18.6.1": "Commentary: an example of 5.5.2.",
    "18.6.3": "Commentary: an example of 5.1.2.",
    "18.6.9": "Commentary: 18.6.9.b says it.",
    "18.6.9.d": "Commentary: an example of 18.1.3.",
    "18.7.8": "Commentary: an example of 18.7.12 with 18.7.2.",
}
