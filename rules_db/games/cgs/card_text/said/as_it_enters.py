"""What is decided about a card as it enters: that it is a copy of another one, or what is chosen for it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules_db.engine.card_text.parts import Filled, Form, Part, Row, Unsaid, words
from rules_db.games.cgs.card_text.likeness import CopyOf, Declared
from rules_db.games.cgs.card_text.model import Effect, Left
from rules_db.games.cgs.card_text.said.vocabulary import ITSELF, SUMMON_KINDS
from rules_db.games.cgs.card_text.selecting import COLOR, PLAYER, TYPE, Selector


def unlike(filled: Filled) -> dict[str, Any]:
    """What a copy has besides, or has not."""
    found: dict[str, Any] = {}
    for _, each in filled.get("unlike", ()):
        if "says" in found and "says" in each:
            raise Unsaid("a copy has one effect besides (write one in quotes)")
        found |= each | ({"keywords": (*found.get("keywords", ()), *each["keywords"])} if "keywords" in each else {})
    return found


_UNSEEN = ("hand", "deck", "library", "main deck", "extra deck")
"""The piles that not all can see, as texts call them, in small letters."""


def _enters_as_copy(filled: Filled) -> CopyOf:
    """It enters as a copy of any card of a sort, in play or in a pile where all can see it."""
    zone, of, near = filled.get("where", ("field", "any", ""))
    sort: Selector = filled["sort"]
    if sort.kind not in SUMMON_KINDS or near or zone.casefold() in _UNSEEN or of not in ("any", "you", "opponent"):
        raise Unsaid("it enters as a copy of a summon that all can see (write 'any creature on the battlefield')")
    other = replace(sort, pick="choose", zone=zone, of=of)
    return CopyOf("become a copy", Selector("this"), other=other, **unlike(filled))


def _enters(filled: Filled) -> Effect:
    return Effect("as it enters", (_enters_as_copy(filled),))


def _may_enter(filled: Filled) -> Effect:
    return Effect("as it enters", (Left("may", step=_enters_as_copy(filled)),))


_COPIED = "(any|a|an|another) {sort}[ {where}][, except {unlike}]"

COLORS_OF_MAGIC = ("white", "blue", "black", "red", "green")
ATTRIBUTES = ("DARK", "LIGHT", "EARTH", "WATER", "FIRE", "WIND")


def _declares(filled: Filled) -> Effect:
    return Effect("as it enters", (Declared("declare", **filled["declared"]),))


FORMS = (
    Form(f"as this[ ({ITSELF})] enters[ the (battlefield|field)], choose {{declared:chosen_thing}}", _declares),
    Form(f"you (may|can) have this[ ({ITSELF})] enter[ the (battlefield|field)] as a copy of {_COPIED}",
         _may_enter),
    Form(f"this[ ({ITSELF})] enters[ the (battlefield|field)] as a copy of {_COPIED}", _enters),
)  # fmt: skip
PARTS = (
    words("chosen_thing", {
        "a color": {"kind": COLOR, "among": COLORS_OF_MAGIC}, "a creature type": {"kind": TYPE},
        "a player": {"kind": PLAYER}, "an opponent": {"kind": PLAYER, "among": ("opponent",)},
    }),
    words("declared_thing", {
        "a color": {"kind": COLOR, "among": COLORS_OF_MAGIC}, "a creature type": {"kind": TYPE},
        "1 Attribute": {"kind": COLOR, "among": ATTRIBUTES}, "1 [(m|M)onster ]Type": {"kind": TYPE},
    }),
    Row("unlike", "otherwise_like", (", ", " and ", ", and ")),
    Part("otherwise_like", (
        Form("[(it|they) ](has|have) {plain_keyword}", lambda filled: {"keywords": (filled["plain_keyword"],)}),
        Form("[(it|they) ](has|have) {in_quotes}", lambda filled: {"says": filled["in_quotes"]}),
        Form("(it isn't|it's not|they aren't|they're not) legendary", lambda filled: {"is_common": True}),
        Form("it's (a|an) {grouping} in addition to its other[ creature] types",
             lambda filled: {"grouping": filled["grouping"]}),
    ), "what a copy is not like"),
)  # fmt: skip
