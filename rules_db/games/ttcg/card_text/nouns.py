"""Whom and what cards speak of: players, amounts, and noun phrases such as 'target face-up creature you control'."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules_db.engine.card_text.parts import Filled, Form, Part, Row, Token, Unsaid, words
from rules_db.engine.card_text.written import FIRST_WORDS
from rules_db.games.ttcg.card_text.model import Amount, Selector

TYPES = ("Water", "Fire", "Earth", "Nature", "Electric", "Light", "Dark", "Magic")
NUMBERS = ("level", "attack", "defense")
COUNTED = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5}
NO_SUB_TYPES = (*TYPES, *FIRST_WORDS, "Creatures?")
KINDS = {
    "card": "card", "creature": "creature", "creature card": "creature", "Creature": "creature",
    "Creature card": "creature",
    "magic card": "magic card",
}  # fmt: skip


def _amount_of(filled: Filled) -> Amount:
    return Amount(property=filled["number"], of=filled["card"])


def _sort(filled: Filled) -> Selector:
    """What a card is like, without how many there are and where."""
    fields: dict[str, Any] = {}
    for _, adjective in filled.get("adjectives", ()):
        fields |= adjective
    bound: tuple[str, int | None, int | None] = filled.get("bound", ("", None, None))
    return Selector(
        kind=filled["kind"], name=filled.get("name", ""),
        property=bound[0], least=bound[1], most=bound[2], **fields,
    )  # fmt: skip


def _bound(filled: Filled) -> tuple[str, int | None, int | None]:
    number, side = filled["least"], filled.get("side", "")
    return filled["number"], None if side == "less" else number, None if side == "more" else number


def _cards(filled: Filled) -> Selector:
    """A noun phrase: how many, of which sort, and where."""
    pick, count, up_to, another = filled.get("how_many", ("all", 1, False, False))
    zone, of = filled.get("where", ("field", "any"))
    sort: Selector = filled["sort"]
    return replace(sort, pick=pick, count=count, up_to=up_to, another=another or "other" in filled, zone=zone, of=of)


def _of_side(filled: Filled) -> Selector:
    """'your creatures', 'your opponent's cards': all of them."""
    sort: Selector = filled["sorts"]
    return replace(sort, of=filled["owner"])


def _per(filled: Filled) -> Selector:
    """What is counted, wherever the text says that it lies."""
    zone, of = filled.get("where", ("field", "any"))
    sort: Selector = filled["sort"]
    return replace(sort, another="other" in filled, zone=zone, of=of)


def amount_in(filled: Filled, amount: Amount | None = None) -> Amount:
    """The amount that a sentence says, as often as its 'for each' says."""
    said: Amount = filled["amount"] if amount is None else amount
    return replace(said, per=filled["per"]) if "per" in filled else said


def _some(count: int, pick: str = "choose", up_to: bool = False, another: bool = False) -> tuple[str, int, bool, bool]:
    return pick, count, up_to, another


def _equipped(filled: Filled) -> Selector:
    """What an Equip card is attached to: a face-up card on top of its pile (2.2.5.9.d.R1)."""
    zone, of = filled.get("where", ("field", "any"))
    if zone != "field":
        raise Unsaid("a card that is equipped is on the field (write 'a creature you control')")
    sort: Selector = filled["sort"]
    return replace(sort, pick="target", facing="face-up", of=of, another=True)


def _one(filled: Filled) -> Selector:
    """A noun phrase that means one card at most."""
    what: Selector = filled["cards"]
    if what.count != 1 or what.pick == "all":
        raise Unsaid("this means more than one card (write 'target creature', 'a card in your hand')")
    return what


NOUNS = (
    words("who", {
        "you": "you", "opponent": "opponent", "your opponent": "opponent", "the opponent": "opponent",
        "each player": "each",
    }, "a player"),
    words("doer", {"you": "you", "opponent": "opponent", "your opponent": "opponent", "the opponent": "opponent"}),
    words("whose", {
        "your": "you", "opponent's": "opponent", "your opponent's": "opponent", "the opponent's": "opponent",
        "any": "any",
    }),
    words("owner", {"your": "you", "your opponent's": "opponent", "the opponent's": "opponent"}),
    Token(
        "count", rf"\d+|(?:{'|'.join(COUNTED)})\b", ("1", "2", "3"), "a number of cards",
        lambda said: COUNTED[said] if said in COUNTED else int(said),
    ),
    Token("times", r"[2-9]|\d\d+", ("2", "3"), "how often, from 2 on", int),
    Token("whole", r"\d+", ("1", "3", "5"), "a number", int),
    Token("quoted", r'"[^"]+"', ('"Wolf"',), 'a name in quotes', lambda said: said.strip('"')),
    Token(
        "sub_type", rf"(?!(?:{'|'.join(NO_SUB_TYPES)})\b)[A-Z][a-z]+", ("Warrior", "Beast"), "a sub-type",
        lambda said: {"sub_type": said},
    ),
    words("counted", COUNTED),
    words("number", {each: each for each in NUMBERS}),
    words("named_card", {"this": "this", "it": "it", "that": "that", "host": "host"}),
    words("this", {f"this{each}": True for each in ("", " card", " creature")}),
    words("that", {f"that{each}": True for each in ("", " card", " creature")}),
    words("sign", {"+": 1, "-": -1}),
    Part("per", (Form(" for each [{other} ]{sort}[ {where}]", _per),)),
    Part("amount", (
        Form("{whole}", lambda filled: Amount(filled["whole"])),
        Form("(a|an)", lambda filled: Amount(1)),
        Form("{counted}", lambda filled: Amount(filled["counted"])),
        Form("as many", lambda filled: Amount(property="amount")),
        Form("the {number} of {card:named_card}", _amount_of),
    ), "an amount"),
    words("facing", {"face-up": "face-up", "face-down": "face-down"}),
    Part("adjective", (
        Form("{facing}", lambda filled: {"facing": filled["facing"]}),
        Form("untapped", lambda filled: {"is_tapped": False}),
        Form("tapped", lambda filled: {"is_tapped": True}),
        Form("{type}", lambda filled: {"type": filled["type"]}),
        Form("{sub_type}", lambda filled: filled["sub_type"]),
    ), "a word that describes cards"),
    words("type", {each: each for each in TYPES}),
    Row("adjectives", "adjective", (" ",)),
    words("kind", KINDS, "a kind of card"),
    words("side", {" or more": "more", " or higher": "more", " or less": "less", " or lower": "less"}),
    Part("bound", (
        Form("{number} {least:whole}[{side}]", _bound),
        Form("{least:whole}[{side}] {number}", _bound),
    )),
    Part("sorts", (Form("[{adjectives} ]{kind}s[ named {name:quoted}][ with {bound}]", _sort),)),
    Part("sort", (Form("[{adjectives} ]{kind}[s][ named {name:quoted}][ with {bound}]", _sort),)),
    Part("how_many", (
        Form("all", lambda filled: _some(1, "all")),
        Form("each", lambda filled: _some(1, "all")),
        Form("(a|an)", lambda filled: _some(1)),
        Form("another", lambda filled: _some(1, another=True)),
        Form("{count}", lambda filled: _some(filled["count"])),
        Form("up to {count}", lambda filled: _some(filled["count"], up_to=True)),
        Form("target", lambda filled: _some(1, "target")),
        Form("target {count}", lambda filled: _some(filled["count"], "target")),
        Form("target up to {count}", lambda filled: _some(filled["count"], "target", up_to=True)),
        Form("{count} target", lambda filled: _some(filled["count"], "target")),
        Form("up to {count} target", lambda filled: _some(filled["count"], "target", up_to=True)),
    )),
    words("other", {"other": True}),
    words("pile", {"hand": "hand", "deck": "deck", "discard pile": "discard pile"}),
    Part("where", (
        Form("you control", lambda filled: ("field", "you")),
        Form("[(your|the) ]opponent controls", lambda filled: ("field", "opponent")),
        Form("on the field", lambda filled: ("field", "any")),
        Form("(in|from) {whose} {pile}", lambda filled: (filled["pile"], filled["whose"])),
    )),
    Part("sort_of_cards", (Form("[{how_many} ][{other} ]{sort}[ {where}]", _cards),), "cards of a sort"),
    Part("cards", (
        Form("{this}", lambda filled: Selector("this")),
        Form("it", lambda filled: Selector("it")),
        Form("{that}", lambda filled: Selector("that")),
        Form("host", lambda filled: Selector("host")),
        Form("[the ]equipped (creature|card)", lambda filled: Selector("host")),
        Form("[all ]{owner} {sorts}", _of_side),
        Form("{sort_of_cards}", lambda filled: filled["sort_of_cards"]),
    ), "a noun phrase"),
    Part("equipped", (Form("(a|an) {sort}[ {where}]", _equipped),), "what can be equipped"),
    Part("one_card", (Form("{cards}", _one),), "one card"),
    Part("player", (
        Form("target player", lambda filled: Selector("target", kind="player")),
    ), "a player who is chosen"),
)  # fmt: skip
