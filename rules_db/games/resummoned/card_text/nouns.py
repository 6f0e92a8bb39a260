"""Whom and what cards speak of: players, amounts, and noun phrases such as 'target face-up monster you control'."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules_db.engine.card_text.parts import Filled, Form, Part, Row, Token, Unsaid, words
from rules_db.engine.card_text.written import FIRST_WORDS
from rules_db.games.resummoned.card_text.model import Amount, Placed, Selector

SUPERTYPES = ("Continuous", "Equip", "Legend", "Quick-Play")
ATTRIBUTES = ("AIR", "DARK", "DIVINE", "EARTH", "FIRE", "LIGHT", "WATER")
NUMBERS = ("ATK", "DEF", "level")
COUNTED = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5}
KINDS = {
    **{each: each for each in ("card", "monster", "spell", "trap")},
    **{each: each.lower() for each in ("Monster", "Spell", "Trap")},
    **{f"{each} card": each.lower() for each in ("monster", "spell", "trap", "Monster", "Spell", "Trap")},
    **dict.fromkeys(("spell or trap", "Spell or Trap", "spells or trap", "Spell/Trap"), "spell or trap"),
}  # fmt: skip
"""What a card is, as cards say it; a plural has an s behind it."""

NO_TYPES = (*SUPERTYPES, *ATTRIBUTES, *FIRST_WORDS, "Monsters?", "Spells?", "Traps?", "Spell/Traps?")
_ZONES = {"hand": "hand", "deck": "deck", "graveyard": "graveyard", "banished zone": "banished"}


def _amount_of(filled: Filled) -> Amount:
    return Amount(property=filled["number"], of=filled["card"], original="original" in filled)


def _each(filled: Filled) -> dict[str, Any]:
    return {field: value for _, adjective in filled.get("adjectives", ()) for field, value in adjective.items()}


def _sort(filled: Filled) -> Selector:
    """What a card is like, without how many there are and where."""
    bound: tuple[str, int | None, int | None] = filled.get("bound", ("", None, None))
    return Selector(
        kind=filled["kind"], name=filled.get("name", ""), position=filled.get("position", ""),
        property=bound[0], least=bound[1], most=bound[2], **_each(filled),
    )  # fmt: skip


def _bound(filled: Filled) -> tuple[str, int | None, int | None]:
    number, side = filled["least"], filled.get("side", "")
    return filled["number"], None if side == "less" else number, None if side == "more" else number


def _cards(filled: Filled) -> Selector:
    """A noun phrase: how many, of which sort, and where."""
    pick, count, up_to, another = filled.get("how_many", ("all", 1, False, False))
    zone, of = filled.get("where", ("field", "any"))
    sort: Selector = filled["sort"]
    return replace(
        sort, pick=pick, count=count, up_to=up_to, another=another or "other" in filled, zone=zone, of=of
    )  # fmt: skip


def _of_side(filled: Filled) -> Selector:
    """'your monsters', 'your opponent's spells': all of them."""
    sort: Selector = filled["sorts"] if "sorts" in filled else filled["sort"]
    return replace(sort, of=filled["whose"])


def _per(filled: Filled) -> Selector:
    """What is counted, wherever the text says that it lies."""
    zone, of = filled.get("where", ("field", "any"))
    sort: Selector = filled["sort"]
    return replace(sort, another="other" in filled, zone=zone, of=of)


def amount_in(filled: Filled, amount: Amount | None = None) -> Amount:
    """The amount that a sentence says, as often as its 'for each' says."""
    said: Amount = filled["amount"] if amount is None else amount
    return replace(said, per=filled["per"]) if "per" in filled else said


def _one(filled: Filled) -> Selector:
    """A noun phrase that means one card at most."""
    what: Selector = filled["cards"]
    if what.count != 1 or what.pick == "all":
        raise Unsaid("this means more than one card (write 'target monster', 'a card in your hand')")
    return what


def _some(count: int, pick: str = "choose", up_to: bool = False, another: bool = False) -> tuple[str, int, bool, bool]:
    return pick, count, up_to, another


def _players(filled: Filled) -> Selector:
    return Selector("target", kind="player", of=filled["kind_of_player"])


WHO = words("who", {
    "you": "you", "opponent": "opponent", "your opponent": "opponent", "each player": "each", "that player": "that",
    "its controller": "it",
}, "a player")  # fmt: skip

NOUNS = (
    WHO,
    words("doer", {"you": "you", "opponent": "opponent", "your opponent": "opponent", "each player": "each"}),
    words("someone", {
        "opponent": "opponent", "your opponent": "opponent", "each player": "each", "that player": "that",
    }),
    words("whose", {"your": "you", "opponent's": "opponent", "your opponent's": "opponent"}),
    Part("player", (Form("target {kind_of_player}", _players),), "a player"),
    words("kind_of_player", {"player": "any", "opponent": "opponent"}),
    Token(
        "count", rf"\d{{1,9}}|(?:{'|'.join(COUNTED)})\b", ("1", "2", "3"), "a number of cards",
        lambda said: COUNTED[said] if said in COUNTED else int(said),
    ),
    Token("points", r"\d{1,9}", ("500", "1000", "100"), "a number of points", int),
    Token("whole", r"-?\d{1,9}", ("1000", "4", "-500"), "a number, also one below 0", int),
    Token("quoted", r'"[^"]+"', ('"Wolf"',), 'a name in quotes', lambda said: said.strip('"')),
    Token("insert", r"[^,;:]+?(?=, |$|;|:|\. | and )", ("Cub",), "the name of an insert"),
    Token(
        "monster_type", rf"(?!(?:{'|'.join(NO_TYPES)})\b)[A-Z]\S*", ("Beast", "Dragon"),
        "a monster type", lambda said: {"monster_type": said},
    ),
    words("number", {each: each for each in NUMBERS}),
    words("named_card", {"this": "this", "it": "it", "that": "that"}),
    words("this", {f"this{each}": True for each in ("", " card", " monster", " spell", " trap")}),
    words("that", {f"that{each}": True for each in ("", " card", " monster", " spell", " trap")}),
    Part("per", (Form(" for each [{other} ]{sort}[ {where}]", _per),)),
    Part("amount", (
        Form("{points}", lambda filled: Amount(filled["points"])),
        Form("as much", lambda filled: Amount(property="amount")),
        Form("the [{original} ]{number} of {card:named_card}", _amount_of),
    ), "an amount"),
    Part("cards_drawn", (
        Form("{count}", lambda filled: Amount(filled["count"])),
        Form("(a|an)", lambda filled: Amount(1)),
        Form("as much", lambda filled: Amount(property="amount")),
        Form("the [{original} ]{number} of {card:named_card}", _amount_of),
    ), "a number of cards"),
    words("original", {"original": True}),
    words("position", {"Attack Position": "Attack Position", "Defense Position": "Defense Position"}),
    words("facing", {"face-up": "face-up", "face-down": "face-down"}),
    Part("adjective", (
        Form("{facing}", lambda filled: {"facing": filled["facing"]}),
        Form("{text:text_kind}", lambda filled: {"text": filled["text"]}),
        Form("{attribute}", lambda filled: {"attribute": filled["attribute"]}),
        Form("{supertype}", lambda filled: {"supertype": filled["supertype"]}),
        Form("{monster_type}", lambda filled: filled["monster_type"]),
    ), "a word that describes cards"),
    words("text_kind", {"normal": "normal", "effect": "effect"}),
    words("attribute", {each: each for each in ATTRIBUTES}),
    words("supertype", {each: each for each in SUPERTYPES}),
    Row("adjectives", "adjective", (" ",)),
    words("kind", KINDS, "a kind of card"),
    words("place", {
        "hand": "hand", "hands": "hand", "deck": "deck", "decks": "deck", "bottom of the deck": "bottom of the deck",
        "graveyard": "graveyard", "banished zone": "banished",
    }),
    words("field", {
        "field": Placed("", to="field"), "your field": Placed("", to="field"),
        "opponent's field": Placed("", to="opponent"),
        "Monster Zone": Placed("", to="field", wrong_zone="monster"),
        "Spell/Trap Zone": Placed("", to="field", wrong_zone="spell"),
    }),
    words("owners", dict.fromkeys(("the", "your", "its owner's", "their owners'"), True)),
    words("side", {" or more": "more", " or higher": "more", " or less": "less", " or lower": "less"}),
    Part("bound", (
        Form("{number} {least:whole}[{side}]", _bound),
        Form("{least:whole}[{side}] {number}", _bound),
    )),
    Part("sort", (
        Form("[{adjectives} ]{kind}[s][ named {name:quoted}][ in {position}][ with {bound}]", _sort),
    )),
    Part("sorts", (
        Form("[{adjectives} ]{kind}s[ named {name:quoted}][ in {position}][ with {bound}]", _sort),
    )),
    Part("how_many", (
        Form("all", lambda filled: _some(1, "all")),
        Form("each", lambda filled: _some(1, "all")),
        Form("the", lambda filled: _some(1, "all")),
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
    words("pile", _ZONES),
    words("whose_pile", {"your": "you", "opponent's": "opponent", "your opponent's": "opponent", "any": "any"}),
    Part("where", (
        Form("you control", lambda filled: ("field", "you")),
        Form("[your ]opponent controls", lambda filled: ("field", "opponent")),
        Form("on the field", lambda filled: ("field", "any")),
        Form("[(in|from) ]{whose_pile} {pile}", lambda filled: (filled["pile"], filled["whose_pile"])),
        Form("excavated", lambda filled: ("excavated", "any")),
        Form("beneath this", lambda filled: ("tributes", "any")),
    )),
    Part("sort_of_cards", (Form("[{how_many} ][{other} ]{sort}[ {where}]", _cards),), "a sort of cards"),
    Part("cards", (
        Form("{this}", lambda filled: Selector("this")),
        Form("{sort_of_cards}", lambda filled: filled["sort_of_cards"]),
        Form("[all ]{whose} {sorts}", _of_side),
        Form("{whose} hand", lambda filled: Selector(zone="hand", of=filled["whose"])),
        Form("it", lambda filled: Selector("it")),
        Form("{that}", lambda filled: Selector("that")),
        Form("host", lambda filled: Selector("host")),
        Form("[the ]equipped (card|monster)", lambda filled: Selector("host")),
    ), "a noun phrase"),
    Part("own_cards", (
        Form("(a|an) {sort}", lambda filled: replace(filled["sort"], pick="choose")),
        Form("{count} {sort}", lambda filled: replace(filled["sort"], pick="choose", count=filled["count"])),
        Form("all {sort}", lambda filled: filled["sort"]),
    ), "a noun phrase without a place"),
    words("way_of_play", {
        "play": "", "summon": "summon", "special summon": "summon", "Special Summon": "summon", "set": "set",
        "activate": "activate",
    }),
    Part("one_card", (Form("{cards}", _one),)),
)  # fmt: skip
