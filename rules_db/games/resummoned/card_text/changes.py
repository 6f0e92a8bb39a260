"""What a property becomes: '+500', '= the ATK of this', 'name "Wolf"', 'supertype +Legend'."""

from __future__ import annotations

from rules_db.engine.card_text.parts import Filled, Form, Part, Token, Unsaid, words
from rules_db.games.resummoned.card_text.model import Amount


def _more(filled: Filled) -> tuple[bool, Amount]:
    return False, filled["amount"]


def _exactly(filled: Filled) -> tuple[bool, Amount]:
    whole: int | None = filled.get("whole")
    return True, filled["amount"] if whole is None else Amount(whole)


def _less(filled: Filled) -> tuple[bool, Amount]:
    amount: Amount = filled["amount"]
    if amount.property:
        raise Unsaid("only a number can be taken away (write -500)")
    return False, Amount(-amount.number)


def _one_more(property_: str, slot: str, filled: Filled) -> tuple[str, str]:
    """'+Legend' is one word more, 'Legend' the only one."""
    return property_, ("+" if "more" in filled else "") + filled[slot]


CHANGES = (
    words("sign", {"+": 1, "-": -1}),
    Part("number_change", (
        Form("+{amount}", _more),
        Form("-{amount}", _less),
        Form("= ({amount}|{whole})", _exactly),
    ), "a change of a number"),
    words("more", {"+": True}),
    words("card_type", {each: each for each in ("Monster", "Spell", "Trap")}),
    Token("type_word", r"[A-Z][\w-]*", ("Warrior", "Beast"), "a monster type"),
    Part("word_change", (
        Form("name {quoted}", lambda filled: ("name", filled["quoted"])),
        Form("attribute {attribute}", lambda filled: ("attribute", filled["attribute"])),
        Form("type {card_type}", lambda filled: ("type", filled["card_type"])),
        Form("monster type [{more}]{type_word}", lambda filled: _one_more("monster type", "type_word", filled)),
        Form("supertype [{more}]{supertype}", lambda filled: _one_more("supertype", "supertype", filled)),
    ), "a change of a word"),
)  # fmt: skip
