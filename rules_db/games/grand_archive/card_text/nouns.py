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

COUNTED = {"a": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5}

_WORD = r"[^\s,.]+"


def _type(filled: Filled) -> TypeChange:
    named = tuple(each for _, each in filled.get("supertypes", ()))
    return TypeChange(filled["card_type"], named, adds=False, until=filled.get("duration", ""))


NOUNS = (
    Phrase("card", _WORD, ("Wolf", "Fox"), "a card, as the players call it"),
    Phrase("name", _WORD, ("Hester", "Wolf"), "a name", lambda said: said.strip('"')),
    Token("player", r"\w+", ("Ann", "Bob"), "a player"),
    Token(
        "count",
        rf"\d{{1,9}}|(?:{'|'.join(COUNTED)})\b",
        ("1", "2"),
        "a number of cards",
        lambda said: COUNTED[said] if said in COUNTED else int(said),
    ),
    words("owners", dict.fromkeys(("the ", "your ", "its owner's "), True)),
    words("zone", {each: each for each in (HAND, MAIN_DECK, MATERIAL_DECK, MEMORY, GRAVEYARD)}, "a zone"),
    Part("type", (Form("(a|an) [{supertypes} ]{card_type}[{duration}]", _type),), "a card type"),
    words("card_type", {each: each for each in TYPES}),
    Row("supertypes", "supertype", (" ",)),
    Token("supertype", r"[a-z]+", ("unique", "regalia"), "a supertype"),
    words(
        "duration",
        dict.fromkeys(
            (" until the end of the turn", " until the end of this turn", " until end of turn", " this turn"),
            "the end of the turn",
        ),
    ),
)
