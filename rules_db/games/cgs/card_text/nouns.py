"""Whom and what cards speak of: players, amounts, and noun phrases such as 'target face-up monster you control'."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rules_db.engine.card_text.parts import Filled, Form, Part, Row, Token, Unsaid, always, words
from rules_db.games.cgs.card_text.model import Amount, Selector
from rules_db.games.cgs.card_text.references import THAT_PLAYER
from rules_db.games.cgs.card_text.vocabulary import (
    ADJACENT,
    BASIC_LANDS,
    COLOR_WORDS,
    COLORED,
    COLUMN,
    DAMAGE,
    ITSELF,
    KEYWORDS,
    KINDS,
    NUMBERS,
    PILES,
    RESERVED,
    SPELL_TRAITS,
    TRAITS,
    WAITING,
)
from rules_db.games.cgs.words import GRAVEYARD, Zone

GROUPINGS = ("Elf", "Wolf", "Warrior", "Dragon")

_KINDS_AT_FIRST = tuple(f"{word[0]}s?".capitalize() for kind in KINDS if (word := re.match("[a-z]+", kind)))
"""Kinds of cards as they stand where a sentence begins: 'Creatures'."""

IN_WORDS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def _whole(said: str) -> int:
    """A number in figures or in words."""
    return int(said) if said.isdigit() else IN_WORDS.index(said.lower()) + 1


def _singular(said: str) -> str:
    """'Goblin' for 'Goblins', 'Elf' for 'Elves'; words such as 'Cyclops' and 'Octopus' are not plural."""
    if said.endswith(("lves", "arves")):
        return f"{said.removesuffix('ves')}f"
    return said if said.endswith(("ops", "us", "ss")) else said.removesuffix("s")


_NUMBER = rf"\d+|(?:{'|'.join(f'[{each[0]}{each[0].upper()}]{each[1:]}' for each in IN_WORDS)})\b"


def _sort(filled: Filled) -> Selector:
    """What a card is like, without how many there are and where."""
    fields: dict[str, Any] = {}
    traits: tuple[str, ...] = ()
    for _, adjective in filled.get("adjectives", ()):
        traits += (adjective["trait"],) if "trait" in adjective else ()
        fields |= {key: value for key, value in adjective.items() if key != "trait"}
    if "Normal" in traits and filled.get("kind") in ("Spell", "Trap"):
        raise Unsaid("a Normal Spell or Trap is a card type of its own (write nothing between the two words)")
    bound: tuple[str, int | None, int | None] = filled.get("bound", ("", None, None))
    return Selector(
        kind=filled.get("kind", "summon"), name=filled.get("name", ""), keyword=filled.get("keyword", ""),
        traits=traits, property=bound[0], least=bound[1], most=bound[2], **fields,
    )  # fmt: skip


def _of_land_type(filled: Filled) -> Selector:
    """'untapped Forest': a land that is of a basic land type."""
    found = _sort(filled)
    return replace(found, kind="land", traits=(*found.traits, filled["basic_land"]))


def _either(filled: Filled) -> Selector:
    """One of two kinds: 'artifact or enchantment'."""
    return replace(_sort(filled), or_kind=filled["second"])


def _bound(filled: Filled) -> tuple[str, int | None, int | None]:
    number, side = filled["least"], filled.get("side", "")
    return filled["number"], None if side == "less" else number, None if side == "more" else number


def _waiting(filled: Filled) -> Selector:
    """A card or an effect in the Queue."""
    color = filled.get("color", "")
    return Selector(
        "target", kind=filled["waiting_kind"], zone=Zone.QUEUE, of=filled.get("side_of", "any"), color=color,
        traits=spell_traits(filled),
    )  # fmt: skip


def spell_traits(filled: Filled) -> tuple[str, ...]:
    return (filled["spell_trait"],) if "spell_trait" in filled else ()


def _cards(filled: Filled) -> Selector:
    """A noun phrase: how many, of which sort, and where."""
    pick, count, up_to, another = filled.get("how_many", _some(1, "all"))
    zone, of, near = filled.get("where", ("field", "any", ""))
    sort: Selector = filled["sort"]
    if of not in ("any", "you", "opponent") and pick != "all":
        raise Unsaid("of the cards of a player who is targeted, all are meant (write 'all creatures target player …')")
    found = replace(sort, pick=pick, count=count, up_to=up_to, another=another or "other" in filled)
    return replace(found, zone=zone, of=of, near=near)


def _some_of(filled: Filled) -> Selector:
    """'one of your Pokémon': cards of a player's on the field."""
    sort: Selector = filled["sort"]
    return replace(sort, pick="choose", count=filled["count"], of=filled["whose"])


def _holder(filled: Filled) -> Selector:
    sort: Selector = filled["sort"]
    return replace(sort, of=filled.get("side_of", "any"))


def _some(count: int, pick: str = "choose", up_to: bool = False, another: bool = False) -> tuple[str, int, bool, bool]:
    return pick, count, up_to, another


def _one(filled: Filled) -> Selector:
    """A noun phrase that means one card at most."""
    what: Selector = filled["cards"]
    if what.count != 1 or what.pick == "all":
        raise Unsaid("this means more than one card (write 'target creature', 'a card in your hand')")
    return what


def _top(filled: Filled) -> Selector:
    """Cards from the top of a deck, as many as are there at most."""
    return Selector("top", filled.get("count", 1), zone=Zone.MAIN_DECK, of=filled["whose"])


def _second(filled: Filled) -> Selector:
    """What is targeted besides: one card, or up to so many."""
    zone, of, near = filled.get("where", ("field", "any", ""))
    count, up_to = filled.get("count", 1), "count" in filled
    if of not in ("any", "you", "opponent"):
        raise Unsaid("of the cards of a player who is targeted, all are meant (write 'all creatures target player …')")
    sort: Selector = filled["sort"]
    return replace(sort, pick="target", count=count, up_to=up_to, zone=zone, of=of, near=near)


def pointing(pick: str) -> Callable[[Filled], Selector]:
    return lambda filled: Selector(pick)


def active_pokemon(of: str) -> Selector:
    """An Active Pokémon of a player: on the Uno pile there may be another one, so that somebody chooses."""
    return Selector("choose", kind="Pokémon", of=of, traits=("Active",))


def quantity_in(filled: Filled, its: str = "it") -> Amount:
    """The amount after 'equal to'; `its` is what that word points to."""
    quantity: Amount = filled["quantity"]
    return replace(quantity, of=its) if quantity.of == "its" else quantity


def amount_in(filled: Filled, of_one: Amount | None = None) -> Amount:
    """The amount that a sentence says, as often as its 'for each' says."""
    amount: Amount = of_one or filled["amount"]
    each = filled.get("per")
    if each is None:
        return amount
    if isinstance(each, tuple):
        counter, card = each
        return replace(amount, of=card, per_counter=counter)
    return replace(amount, per_heads=True) if each == "heads" else replace(amount, per=each)


def _both(filled: Filled) -> dict[str, Any]:
    """Cards and players together."""
    if filled["who"].startswith("target ") or filled["cards"].pick == "target":
        raise Unsaid("two targets of damage are said one after the other (write 'and 3 damage to target player')")
    return {"what": filled["cards"], "who": filled["who"], "is_both": True}


def _per(filled: Filled) -> Selector:
    zone, of, near = filled.get("where", ("field", "any", ""))
    if of not in ("any", "you", "opponent"):
        raise Unsaid("nothing is counted for a player who is targeted (write 'you control', 'opponent controls')")
    sort: Selector = filled["sort"]
    return replace(sort, zone=zone, of=of, near=near, another="other" in filled)


NOUNS = (
    words("who", {
        "you": "you", "[your |each ]opponent[s]": "opponent", "each other player": "opponent", "each player": "each",
        "target player": "target player", "target opponent": "target opponent",
        f"(its|that ({ITSELF})'s) controller": "controller", "[the ]enchanted player": "host",
        "(they|that player|that opponent|he or she)": THAT_PLAYER,
    }, "a player"),
    words("doer", {
        "you": "you", "[your |an ]opponent": "opponent", "each player": "each", "[the ]enchanted player": "host",
    }),
    words("side_of", {" you control": "you", " ([your |an ]opponent controls|you don't control)": "opponent"}),
    Token("count", _NUMBER, ("1", "2", "three"), "a number of cards", _whole),
    Token("whole", _NUMBER, ("1", "2", "500"), "a number", _whole),
    Token("quoted", r'"[^"]+"', ('"Wolf"',), "a name in quotes", lambda said: said.strip('"')),
    Token(
        "grouping", rf"(?!(?:{'|'.join(sorted(RESERVED))})\b)[A-Z][a-z]+", GROUPINGS,
        "a creature type, or the Type of a monster",
    ),
    Token(
        "groupings", rf"(?!(?:{'|'.join(sorted((*RESERVED, *_KINDS_AT_FIRST)))})\b)[A-Z][a-z]+\b", GROUPINGS,
        "one or several of a creature type, or of the Type of a monster", _singular,
    ),
    words("number", NUMBERS),
    words("named_card", {f"this[ ({ITSELF})]": "this", "it": "it", f"that[ ({ITSELF})]": "that", "host": "host"}),
    Part("amount", (
        Form("{whole}", lambda filled: Amount(filled["whole"])),
        Form("(a|an)", lambda filled: Amount(1)),
        Form("X", lambda filled: Amount(property="X")),
        Form("that (many|much)", lambda filled: Amount(property="amount")),
        Form("the {number} of {card:named_card}", lambda filled: Amount(property=filled["number"], of=filled["card"])),
    ), "an amount"),
    Part("quantity", (
        Form("{amount}", lambda filled: filled["amount"]),
        Form("the number of [{other}]{sort}[ {where}]", lambda filled: Amount(1, per=_per(filled))),
        Form("the number of {counter} counters on {card:named_card}",
             lambda filled: Amount(1, of=filled["card"], per_counter=filled["counter"])),
        Form("(its|their) {number}", lambda filled: Amount(property=filled["number"], of="its")),
        Form(f"this ({ITSELF})'s {{number}}", lambda filled: Amount(property=filled["number"], of="this")),
        Form(f"that ({ITSELF})'s {{number}}", lambda filled: Amount(property=filled["number"], of="that")),
        Form("(the damage dealt|that damage)", lambda filled: Amount(property="amount")),
    ), "an amount"),
    Part("per", (
        Form(" for each [{other}]{sort}[ {where}]", _per),
        Form(" for each {counter} counter on {card:named_card}", lambda filled: (filled["counter"], filled["card"])),
        Form(" for each damage counter on {card:named_card}", lambda filled: (DAMAGE, filled["card"])),
        Form(" for each heads", lambda filled: "heads"),
    )),
    words("color", COLOR_WORDS),
    words("trait", {each: each for each in TRAITS}),
    Part("adjective", (
        Form("{trait}", lambda filled: {"trait": filled["trait"]}),
        Form("{color}", lambda filled: {"color": filled["color"]}),
        Form("non{color}", lambda filled: {"not_color": filled["color"]}),
        Form(COLORED, lambda filled: {"color": COLORED}),
        Form("{grouping}", lambda filled: {"grouping": filled["grouping"]}),
    ), "a word that describes cards"),
    Row("adjectives", "adjective", (" ",)),
    words("kind", KINDS, "a kind of card"),
    words("basic_land", {f"({each}|{each}s)[ card[s]]" if each != "Plains" else "Plains[ card[s]]": each
                         for each in BASIC_LANDS}),
    words("waiting_kind", WAITING, "what waits in the Queue"),
    words("spell_trait", SPELL_TRAITS),
    words("side", {"( or more| or higher| or greater)": "more", " or less": "less", " or lower": "less"}),
    Part("bound", (Form("{number} {least:whole}[{side}]", _bound),)),
    words("plain_keyword", {each: each for each in KEYWORDS}, "a keyword"),
    Part("sort", (
        Form("[{adjectives} ]{kind}[ named {name:quoted}][ with ({bound}|{keyword:plain_keyword})]", _sort),
        Form("{bound} [{adjectives} ]{kind}", _sort),
        Form("[{adjectives} ]{kind} or {second:kind}", _either),
        Form("[{adjectives} ]{basic_land}", _of_land_type),
        Form("[{adjectives} ]{groupings}", lambda filled: replace(_sort(filled), grouping=filled["groupings"])),
    )),
    Part("how_many", (
        Form("all ", lambda filled: _some(1, "all")),
        Form("each ", lambda filled: _some(1, "all")),
        Form("(a|an) ", lambda filled: _some(1)),
        Form("another ", lambda filled: _some(1, another=True)),
        Form("{count} ", lambda filled: _some(filled["count"])),
        Form("up to {count} ", lambda filled: _some(filled["count"], up_to=True)),
        Form("{count} random ", lambda filled: _some(filled["count"], "random")),
        Form("target ", lambda filled: _some(1, "target")),
        Form("another target ", lambda filled: _some(1, "target", another=True)),
        Form("{count} target ", lambda filled: _some(filled["count"], "target")),
        Form("up to {count} target ", lambda filled: _some(filled["count"], "target", up_to=True)),
    )),
    words("other", {"other ": True}),
    words("pile", {each: each for each in PILES}),
    words("whose_pile", {"your": "you", "[your |an ]opponent's": "opponent", "(any|a|either)": "any"}),
    Part("where", (
        Form("you control", lambda filled: ("field", "you", "")),
        Form("([your |an ]opponent controls|you don't control)", lambda filled: ("field", "opponent", "")),
        Form("target player controls", lambda filled: ("field", "target player", "")),
        Form("target opponent controls", lambda filled: ("field", "target opponent", "")),
        Form("that player controls", lambda filled: ("field", THAT_PLAYER, "")),
        Form("(in|from) {whose:whose_pile} {pile}", lambda filled: (filled["pile"], filled["whose"], "")),
        Form("(in|from) all graveyards", lambda filled: (GRAVEYARD, "any", "")),
        Form("(in|from) target player's graveyard", lambda filled: (GRAVEYARD, "target player", "")),
        Form("(in|from) target opponent's graveyard", lambda filled: (GRAVEYARD, "target opponent", "")),
        Form("attached to {card:named_card}", lambda filled: (Zone.ATTACHED, "any", filled["card"])),
        Form("attached to {holder}", lambda filled: (Zone.ATTACHED, "any", filled["holder"])),
        Form("in the column of {card:named_card}", lambda filled: (COLUMN, "any", filled["card"])),
        Form("adjacent to {card:named_card}", lambda filled: (ADJACENT, "any", filled["card"])),
        Form("beneath {card:named_card}", lambda filled: (Zone.BENEATH, "any", filled["card"])),
    )),
    Part("holder", (Form("(a|an) {sort}[{side_of}]", _holder),), "what cards are attached to"),
    Part("sort_of_cards", (
        Form("[{how_many}][{other}]{sort}[ {where}]", _cards),
        Form("{count} of {whose:your_or_their} {sort}", _some_of),
    ), "cards of a sort"),
    Part("cards", (
        Form(f"this[ ({ITSELF})]", pointing("this")),
        Form("it", pointing("it")),
        Form(f"that[ ({ITSELF})]", pointing("that")),
        Form("host", pointing("host")),
        Form("the Defending Pokémon", pointing("defending")),
        Form("{active_of} Active Pokémon", lambda filled: active_pokemon(filled["active_of"])),
        Form(
            "[the ](enchanted|equipped|attached) (creature|monster|Pokémon|summon|permanent|land)", pointing("host"),
        ),
        Form("the (creature|monster|Pokémon|summon|permanent|land) this is attached to", pointing("host")),
        Form("the top[ {count}] card[s] of {whose:whose_pile} (deck|Deck|library)", _top),
        Form("{sort_of_cards}", lambda filled: filled["sort_of_cards"]),
    ), "a noun phrase"),
    Part("second_target", (
        Form("target {sort}[ {where}]", _second),
        Form("up to {count} target {sort}[ {where}]", _second),
    ), "what is targeted besides"),
    Part("whole_pile", (
        Form("(all|each|every) {whole_piles}", lambda filled: Selector(zone=filled["whole_piles"])),
        Form("{whose:whose_pile} {whole_piles}",
             lambda filled: Selector(zone=filled["whole_piles"], of=filled["whose"])),
        Form("target player's {whole_piles}", lambda filled: Selector(zone=filled["whole_piles"], of="target player")),
        Form("target opponent's {whole_piles}",
             lambda filled: Selector(zone=filled["whole_piles"], of="target opponent")),
        Form("that player's {whole_piles}", lambda filled: Selector(zone=filled["whole_piles"], of=THAT_PLAYER)),
        Form("each opponent's {whole_piles}", lambda filled: Selector(zone=filled["whole_piles"], of="opponent")),
    ), "a pile"),
    words("whole_piles", {"(graveyard|GY|discard pile)[s]": GRAVEYARD, "hand[s]": Zone.HAND}),
    Part("one_card", (Form("{cards}", _one),), "one card"),
    Part("in_queue", (
        Form("it", lambda filled: Selector("it", zone=Zone.QUEUE)),
        Form("target [{color} ][{spell_trait}]{waiting_kind}[{side_of}]", _waiting),
    ), "what waits in the Queue"),
    Part("aim", (
        Form("{who}", lambda filled: {"who": filled["who"]}),
        Form("{cards}", lambda filled: {"what": filled["cards"]}),
        Form("itself", lambda filled: {"what": Selector("this")}),
    ), "what damage is dealt to"),
    Part("any_aim", (
        Form("{aim}", lambda filled: filled["aim"]),
        Form("any target", lambda filled: {"what": Selector("target", kind="any target")}),
        Form("{cards} and {who}", _both),
        Form("{who} and {cards}", _both),
        Form("target {sort} or player", always(None), "players and cards together are 'any target' (write that)"),
    ), "what damage is dealt to"),
)  # fmt: skip
