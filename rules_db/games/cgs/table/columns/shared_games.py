"""Columns for cards of Uno, poker and Monopoly Deal, and what a row has to say of such a card."""

from __future__ import annotations

import re
from collections.abc import Collection

from rules_db.engine.amounts import whole_number
from rules_db.engine.kernel import BadSetup
from rules_db.games.cgs.doing.monopoly.actions import ACTIONS
from rules_db.games.cgs.doing.monopoly.cards import BUILDINGS
from rules_db.games.cgs.poker.cards import ROYALS, SUITS
from rules_db.games.cgs.rules.c6_common_properties.ranks import UNO_NAMES
from rules_db.games.cgs.rules.c15_uno import wilds
from rules_db.games.cgs.rules.c16_poker.playing_cards import PLAYING_CARD
from rules_db.games.cgs.rules.c18_monopoly_deal.properties import COLORS, PROPERTY, WILDCARD
from rules_db.games.cgs.rules.c18_monopoly_deal.rent import RENT
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.table.cells import SENSES, Plain, column, into
from rules_db.games.cgs.words import Zone

column("suit", into("print", "suit"), lambda table, card: card.printed.suit)
column("value", into("print", "value", whole_number), lambda table, card: str(card.printed.value))


def _lies_on_pile(table: Table, card: Card) -> str:
    """Whether a card lies on top of the Uno pile, or is covered there."""
    pile = table.shared[Zone.UNO_PILE]
    return "top" if pile[-1:] == [card.id] else "covered" if card.id in pile else ""


column("pile", None, _lies_on_pile)

_NUMBERS = ("Zero", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten")
_UNO_RANKS = (*map(str, range(10)), *UNO_NAMES)
_UNO_COLORS = tuple(each.title() for each in wilds.COLORS)
_PRINTED = {each.rstrip("!"): each for each in ("Just Say No!", "Double the Rent!")}
"""The cards whose names are printed with more than they are called."""
_PLAYING_RANKS = (*map(str, range(2, 11)), *ROYALS)


_NAMED = (
    (rf"(?:{'|'.join(_UNO_COLORS)}) (?:\d|{'|'.join((*_NUMBERS[:10], *UNO_NAMES))})|Wild(?: Draw Four)?", "Uno card"),
    (
        rf"(?:{'|'.join((*_PLAYING_RANKS, *_NUMBERS[2:]))}) of (?:{'|'.join(each.title() for each in SUITS)})",
        PLAYING_CARD,
    ),
    (r"\$\d+M?", "Money Card"),
    (rf"(?:(?:{'|'.join(COLORS)})(?: and | ?/ ?)?)+ {RENT.split()[0]}", RENT),
)
"""The names that tell what a card is, where nothing else does."""


def _tell_by_name(plain: Plain) -> None:
    """The card type of a row that leaves it out, and what else stands in its name: '$3M', 'Red and Blue Rent'."""
    printed: Plain = plain["print"]
    name: str = printed["name"]
    if printed.get("types"):
        return
    known = {_letters(each) for each in (*ACTIONS, *BUILDINGS)}
    named = next((type_ for pattern, type_ in _NAMED if re.fullmatch(pattern, name)), "")
    type_ = named or ("Action Card" if _letters(name) in known else "")
    if type_:
        printed["types"] = [type_]
    if type_ == "Money Card":
        printed.setdefault("value", int(name.strip("$M")))
    elif type_ == RENT:
        printed.setdefault("colors", [each for each in COLORS if re.search(rf"\b{each}\b", name)])


def _make_sense(plain: Plain) -> None:
    """Raises BadSetup for an Uno card, a playing card or a card of Monopoly Deal that there is none of."""
    printed: Plain = plain["print"]
    type_ = next(iter(printed.get("types", ())), "")
    if type_ == "Uno card":
        _make_sense_of_uno(printed)
        _make_sense_of_declared(printed, plain["state"])
    elif type_ == PLAYING_CARD:
        _make_sense_of_playing_card(printed)
    elif type_ in (PROPERTY, WILDCARD, RENT):
        printed["colors"] = [each.title() for each in printed.get("colors", ())]
        _require(printed, "color", printed["colors"], COLORS)
    elif type_ == "Action Card" and not printed.get("text"):
        _make_sense_of_action(printed)


def _make_sense_of_uno(printed: Plain) -> None:
    """What the columns leave out, the name tells: 'Red Nine', 'Blue Skip', 'Wild'. A Skip is called so (6.3.9.d)."""
    name = printed["name"]
    color, _, last = name.partition(" ")
    named = next((each for each in UNO_NAMES if name.endswith(each)), "")
    if rank := _digits(printed.get("rank") or ("" if named else last)):
        if "rank" in printed or rank in _UNO_RANKS:
            _require(printed, "rank", [rank], _UNO_RANKS)
            printed["rank"] = rank
        if rank in UNO_NAMES and rank != named:
            printed["name"] = rank
    if not printed["name"].endswith(("Wild", "Wild Draw Four")):
        if "colors" not in printed and color in _UNO_COLORS:
            printed["colors"] = [color]
        printed["colors"] = [each.title() for each in printed.get("colors", ())]
        _require(printed, "color", printed["colors"], _UNO_COLORS)


def _make_sense_of_declared(printed: Plain, state: Plain) -> None:
    """The color that has been declared for a Wild, whether it is written 'blue' or 'Blue'."""
    if "declared" in state:
        state["declared"] = state["declared"].lower()
        _require(printed, "declared color", [state["declared"]], (*wilds.COLORS, wilds.ANY_COLOR))


def _make_sense_of_playing_card(printed: Plain) -> None:
    """What the columns leave out, the name tells: 'King of Hearts'. Without rank and suit it is a joker (16.2.17)."""
    first, _, last = printed["name"].partition(" of ")
    rank = printed.get("rank") or (first if _digits(first) in _PLAYING_RANKS else "")
    suit = printed.get("suit") or (last if last.lower() in SUITS else "")
    if not suit and not rank:
        return
    printed.setdefault("colors", [suit[:1].upper() + suit[1:]])
    printed["rank"], printed["suit"] = _digits(rank), suit.partition(" ")[0].lower()
    _require(printed, "rank", [printed["rank"]], _PLAYING_RANKS)
    _require(printed, "suit", [printed["suit"]], SUITS)


def _make_sense_of_action(printed: Plain) -> None:
    """An Action Card is known by its name or group, however that is spelt, or says itself what it does."""
    known = {_letters(each): _PRINTED.get(each, each) for each in (*ACTIONS, *BUILDINGS) if each != RENT}
    printed["groups"] = [known.get(_letters(each), each) for each in printed.get("groups", ())]
    grouped = next((each for each in printed["groups"] if each in known.values()), "")
    if grouped not in BUILDINGS:
        meant = grouped or known.get(_letters(printed["name"]), "")
        _require(printed, "name", [meant or printed["name"]], known.values())
        printed["name"] = meant


def _digits(rank: str) -> str:
    return str(_NUMBERS.index(rank)) if rank in _NUMBERS else rank


def _letters(name: str) -> str:
    return re.sub("[^a-z]", "", name.lower())


def _require(printed: Plain, what: str, said: Collection[str], known: Collection[str]) -> None:
    for each in said:
        if each not in known:
            type_ = printed["types"][0]
            has = f"there is no {type_} with the {what} {each!r}" if each else f"a {type_} with no {what} is none"
            raise BadSetup(f"{printed['name']}: {has} (there are: {', '.join(known)})")


SENSES += (_tell_by_name, _make_sense)
