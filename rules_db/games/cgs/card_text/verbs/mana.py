"""add mana, pay mana, and what resources provide."""

from __future__ import annotations

import re
from dataclasses import replace

from rules_db.engine.card_text.parts import Filled, Token, words
from rules_db.games.cgs.card_text.entries import Entry, verb
from rules_db.games.cgs.card_text.model import Mana
from rules_db.games.cgs.card_text.selecting import CHOSEN, ONE_COLOR, Selector
from rules_db.games.cgs.doing.playing.symbols import HYBRID
from rules_db.games.cgs.words import Zone


def as_energy(written: str) -> str:
    """Symbols of Energy in brackets, be they typed in braces: '{R}{C}' is '[R][C]'."""
    return re.sub(r"\{(\D)\}", r"[\1]", written)


PARTS = (
    Token("mana", rf"(?:\{{(?:\d+|[WUBRGCX]|{HYBRID})\}})+", ("{1}", "{G}", "{2}{R}"), "mana as Magic writes it"),
    Token(
        "mana_either_way",
        rf"(?=\S*/)(?:\{{(?:\d+|[WUBRGC]|{HYBRID})\}})+",
        ("{W/B}", "{1}{G/U}"),
        "mana of which some can be paid in two ways",
    ),
    Token("one_mana", r"\{[WUBRG]\}", ("{G}", "{R}", "{U}"), "one mana of a color"),
    Token(
        "energy",
        r"(?:\[[GRWLPFDMYNC]\])+|(?:\{[GRWLPFDMYNC]\})+|\[0\]",
        ("[C]", "[R]", "[W][C]"),
        "Energy as Pokémon writes it",
        as_energy,
    ),
    words(
        "only_spells",
        {
            **{f"(a {each} spell|{each} spells)": Selector(kind=each) for each in ("creature", "planeswalker")},
            **{
                f"(an {each} spell|{each} spells)": Selector(kind=each)
                for each in ("artifact", "enchantment", "instant")
            },
            "(an instant or sorcery spell|instant and sorcery spells)": Selector(kind="instant", or_kind="sorcery"),
        },
    ),
    Token("costs_of", r"(?:\{(?:\d+|[WUBRGCX])\})+|(?:\[[GRWLPFDMYNC]\])+", ("{1}", "[C]"), "mana or Energy"),
)


def _add(filled: Filled) -> Mana:
    return Mana("add", mana=filled["costs_of"])


def _add_for_artifacts(filled: Filled) -> Mana:
    """Of spells it pays for artifacts alone; for all else as any mana does."""
    return Mana("add", Selector(kind="artifact", of="you"), mana=filled["costs_of"])


def _only_for(filled: Filled) -> Mana:
    """It pays for such spells as they are cast, and for nothing else."""
    what: Selector = filled["only_spells"]
    amount = {"mana": filled["costs_of"]} if "costs_of" in filled else {"count": filled["count"]}
    return Mana("add", replace(what, of="you", zone=Zone.QUEUE), **amount)


def _add_for_each(filled: Filled) -> Mana:
    return Mana("add", mana=filled["costs_of"], per=filled["per_cards"])


def _add_one_of(filled: Filled) -> Mana:
    """One mana, of either color or any of three."""
    return Mana("add", mana="".join(filled[each] for each in _EITHER if each in filled), is_either=True)


_EITHER = ("one_mana", "second", "third")


def _add_combined(filled: Filled) -> Mana:
    """So much mana, each of it of either color."""
    return replace(_add_one_of(filled), count=filled["count"])


def _add_any(filled: Filled) -> Mana:
    return Mana("add", count=filled["count"])


def _add_any_one(filled: Filled) -> Mana:
    """Mana of any color, all of it of the same."""
    return Mana("add", mana=ONE_COLOR, count=filled["count"])


def _add_chosen(filled: Filled) -> Mana:
    """Mana of the color that has been chosen for the card."""
    return Mana("add", mana=CHOSEN, count=filled["count"])


def _pay(filled: Filled) -> Mana:
    return Mana("pay", mana=filled["costs_of"])


def _pay_either(filled: Filled) -> Mana:
    return Mana("pay", mana=filled["mana_either_way"])


_ONLY = ". Spend this mana only to cast {only_spells}"

ENTRIES: tuple[Entry, ...] = (
    verb(
        "add",
        ("add {costs_of}", _add),
        (
            "add {costs_of}. This mana (can't|cannot) be spent to cast (a nonartifact spell|nonartifact spells)",
            _add_for_artifacts,
        ),
        ("add {count} mana (of any color|in any combination of colors)", _add_any),
        ("add {count} mana of any one color", _add_any_one),
        ("add {count} mana in any combination of {one_mana} and/or {second:one_mana}", _add_combined),
        (f"add {{costs_of}}{_ONLY}", _only_for),
        (f"add {{count}} mana of any color{_ONLY}", _only_for),
        ("add {count} mana of the chosen color", _add_chosen),
        ("add {costs_of}{per_cards}", _add_for_each),
        (
            "add {count} mana of any color{per_cards}",
            lambda filled: Mana("add", count=filled["count"], per=filled["per_cards"]),
        ),
        ("add {one_mana} or {second:one_mana}", _add_one_of),
        ("add {one_mana}, {second:one_mana}, or {third:one_mana}", _add_one_of),
    ),
    verb("pay", ("pay[s] {costs_of}", _pay), ("pay[s] {mana_either_way}", _pay_either), is_cost=True),
)
