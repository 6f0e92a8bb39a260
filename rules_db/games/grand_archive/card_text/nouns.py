"""What cards speak of: cards by their handles, zones, players, names, and card types with their supertypes."""

from rules_db.engine.card_text.parts import Filled, Form, Part, Phrase, Row, Token, words
from rules_db.games.grand_archive.state import (
    ACTION,
    GRAVEYARD,
    HAND,
    MAIN_DECK,
    MATERIAL_DECK,
    MEMORY,
    TypeChange,
)

TYPES = ("Champion", "Ally", ACTION, "Attack", "Item", "Weapon", "Domain", "Phantasia")

_WORD = r"[^\s,.]+"


def _type(filled: Filled) -> TypeChange:
    named = tuple(each for _, each in filled.get("supertypes", ()))
    return TypeChange(filled["card_type"], named, adds=False, until=filled.get("duration", ""))


NOUNS = (
    Phrase("card", _WORD, ("Wolf", "Fox"), "a card, as the players call it"),
    Phrase("name", _WORD, ("Hester", "Wolf"), "a name"),
    Token("player", r"\w+", ("Ann", "Bob"), "a player"),
    Token("count", r"\d{1,9}", ("1", "2"), "a number of cards", int),
    words("zone", {each: each for each in (HAND, MAIN_DECK, MATERIAL_DECK, MEMORY, GRAVEYARD)}, "a zone"),
    Part("type", (Form("(a|an) [{supertypes} ]{card_type}[{duration}]", _type),), "a card type"),
    words("card_type", {each: each for each in TYPES}),
    Row("supertypes", "supertype", (" ",)),
    Token("supertype", r"[a-z]+", ("unique", "regalia"), "a supertype"),
    words("duration", {" until the end of the turn": "the end of the turn"}),
)
