"""What cards say of the games in the middle of the table, and of all players' decks, in other words than those here."""

from __future__ import annotations

from rules_db.games.cgs.card_text.printed.phrases import Phrases, reworder

_SAID: Phrases = {
    r"\b(?P<deed>charges?|pays?) Rent\b(?! [Cc]ard)": r"\g<deed> rent",
    r"\b(?P<sets>full sets?) of Property cards\b": r"\g<sets> of properties",
    r"\b(?P<deed>[Ee]xile) (?P<top>the top (?:\w+ )?cards?) of each player's (?P<deck>library|deck)\b":
        lambda found: f"{'E' if found['deed'][0].isupper() else 'e'}ach player {found['deed'].lower()}s "
                      f"{found['top']} of their {found['deck']}",
}  # fmt: skip

in_words_of_shared_games = reworder(_SAID)
"""Gives a text with these phrases as they can be read."""
