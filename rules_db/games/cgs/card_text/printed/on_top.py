"""What cards say of the card on top of a deck, in other words than those in which it is read."""

from __future__ import annotations

from rules_db.games.cgs.card_text.printed.phrases import Phrases, reworder

_LOOK = r"\b(?P<look>[Ll]ook at the top (?:\w+ )?cards? of "
_OTHERS = r"(?:(?:your|an|target) opponent's|target player's) (?:deck|Deck|library)"

_SAID: Phrases = {
    r"\bExcavate the top card of (?P<whose>your Deck)(?:,? and if (?:it is|it's)|\. If (?:it is|it's)) "
    r"(?P<what>an? [^.;,]*), ":
        r"Reveal the top card of \g<whose>. If it's \g<what>, ",
    rf"{_LOOK}(?P<whose>your (?:deck|Deck|library))), (?:then|and) (?:place|put) it on (?:the )?"
    r"(?:top or (?:the |on the )?bottom|bottom or (?:the |on )?top) of (?:your|the|that) (?:deck|Deck|library)":
        r"\g<look>. You may put that card on the bottom of \g<whose>",
    rf"{_LOOK}(?P<whose>your (?:deck|Deck|library))\. You may put )(?:it|that card) on the bottom(?=[.;\n]|$)":
        r"\g<look>that card on the bottom of \g<whose>",
    rf"{_LOOK}{_OTHERS}\. You may )(?:have that player )?put (?:it|that card) (?P<where>into|on the bottom of) "
    r"(?:their|that|that player's) (?=graveyard|deck|Deck|library)":
        r"\g<look>put that card \g<where> its owner's ",
    rf"{_LOOK}(?:your|an) opponent's (?:deck|Deck)(?:,? then|,? and|\. Then,?) )(?:place|put) them (?:back )?on top of "
    r"(?:the|their|that) (?:deck|Deck)(?= in any order)":
        r"\g<look>put them back",
}  # fmt: skip

on_top_in_words = reworder(_SAID)
"""Gives a text with these phrases as they can be read."""
