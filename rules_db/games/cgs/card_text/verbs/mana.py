"""add mana, pay mana, and what resources provide."""

from __future__ import annotations

import re

from rules_db.engine.card_text.parts import Filled, Token
from rules_db.games.cgs.card_text.entries import Entry, verb
from rules_db.games.cgs.card_text.model import Mana


def as_energy(written: str) -> str:
    """Symbols of Energy in brackets, be they typed in braces: '{R}{C}' is '[R][C]'."""
    return re.sub(r"\{(\D)\}", r"[\1]", written)


PARTS = (
    Token("mana", r"(?:\{(?:\d+|[WUBRGCX])\})+", ("{1}", "{G}", "{2}{R}"), "mana as Magic writes it"),
    Token(
        "energy",
        r"(?:\[[GRWLPFDMYNC]\])+|(?:\{[GRWLPFDMYNC]\})+|\[0\]",
        ("[C]", "[R]", "[W][C]"),
        "Energy as Pokémon writes it",
        as_energy,
    ),
    Token("costs_of", r"(?:\{(?:\d+|[WUBRGCX])\})+|(?:\[[GRWLPFDMYNC]\])+", ("{1}", "[C]"), "mana or Energy"),
)


def _add(filled: Filled) -> Mana:
    return Mana("add", mana=filled["costs_of"])


def _add_any(filled: Filled) -> Mana:
    return Mana("add", count=filled["count"])


def _pay(filled: Filled) -> Mana:
    return Mana("pay", mana=filled["costs_of"])


ENTRIES: tuple[Entry, ...] = (
    verb("add", ("add {costs_of}", _add), ("add {count} mana of any color", _add_any)),
    verb("pay", ("pay[s] {costs_of}", _pay), is_cost=True),
)
