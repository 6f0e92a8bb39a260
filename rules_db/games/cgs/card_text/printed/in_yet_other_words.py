"""What cards of all games say in yet other words, and how it is said here, as patterns."""

from __future__ import annotations

from rules_db.games.cgs.card_text.printed.phrases import Phrases, reworder

_DECAYED = ("can't block", 'has "When this attacks, sacrifice it at end of combat"')

_SAID: Phrases = {
    # Magic
    r"\b(?P<who>[Ee]nchanted creature|[Ee]quipped creature) has decayed(?=\.|;|\n|$)":
        lambda found: ";".join(f"{found['who']} {each}" for each in _DECAYED),
    r"\bExchange control of two target (?P<what>\w+)s(?=[.;\n]|$)":
        r"Exchange control of target \g<what> and another target \g<what>",
    r"\beach (?P<one>\w+) and each planeswalker\b": r"all \g<one>s and planeswalkers",
    # Yu-Gi-Oh!
    r"\b[Yy]ou take no battle damage from your opponent's monsters this turn(?=[.;\n]|$)":
        "Prevent all battle damage that would be dealt to you this turn by monsters your opponent controls",
    r"\b(?P<its>its original (?P<number>ATK|DEF)) becomes half its current original (?P=number)":
        r"\g<its> becomes halved",
    r"(?P<when>\b[Ww]hen an opponent's monster declares an attack: [Ii]nflict damage to your opponent equal to )the "
    r"attacking (?=monster's (?:ATK|DEF))": r"\g<when>that ",
    r"\b(?P<cannot>[Tt]his card (?:cannot|can't) be )targeted for an attack\b": r"\g<cannot>attacked",
    r"\b[Nn]either player can Tribute cards\b": "Cards cannot be tributed",
    r"\b(?P<negate>[Nn]egate )its (?=attack\b)": r"\g<negate>the ",
    # Pokémon
    r"\b[Cc]hoose (?P<some>(?:up to )?\w+ Pokémon Tools?) attached to Pokémon(?: \(yours or your opponent's\))?"
    r" and discard (?:it|them)(?=[.;\n]|$)": r"Put \g<some> attached to Pokémon into the discard pile",
    r"\b[Dd]iscard (?P<some>(?:up to )?\w+ (?:Pokémon )?Tools in play)(?=[.;\n]|$)":
        r"Put \g<some> into the discard pile",
}  # fmt: skip

in_yet_other_words = reworder(_SAID)
"""Gives a text with these phrases as they can be read."""
