"""What cards are like: kinds, colors, types, adjectives, and bounds of their numbers."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from rules_db.engine.card_text.parts import Filled, Form, Part, Row, Token, Unsaid, always, words
from rules_db.games.cgs.card_text.said.vocabulary import (
    ALSO_CREATURES,
    BASIC_LANDS,
    COLOR_WORDS,
    COLORED,
    DEFENSE,
    KEYWORDS,
    KINDS,
    NAMED_RANKS,
    ONE_HOST,
    REMAINING,
    RESERVED,
    RULE_BOXES,
    SPELL_TRAITS,
    SYMBOLS,
    TRAITS,
    WAITING_EFFECTS,
    WAITING_SPELLS,
)
from rules_db.games.cgs.card_text.selecting import ANY_COUNTER, CHOSEN, GREATER, LESSER, X_BOUND, Selector

GROUPINGS = ("Elf", "Wolf", "Warrior", "Dragon")


_AT_FIRST = (
    *(f"{word[0]}s?".capitalize() for kind in KINDS if (word := re.match("[a-z]+", kind))),
    *(word.capitalize() for word in (*COLOR_WORDS, *TRAITS) if word.islower()),
    "Colored", "Enchanted", "Non[a-z]*", "Opponents", "Players?", "Tokens?",
)  # fmt: skip
"""Words of other parts as they stand where a sentence begins: 'Creatures', 'White creatures'."""


class One(str):
    """A grouping that is said of one card: 'Goblin', and not 'Goblins'."""

    __slots__ = ()


_EITHER = ("folk", "kin", "azi", "urai", "inja", "aga", "ken", "ish", "eep")
"""Endings of groupings whose plural looks like the singular: Merfolk, Kithkin, Eldrazi."""


def _singular(said: str) -> str:
    """'Goblin' for 'Goblins', 'Elf' for 'Elves'; words such as 'Cyclops' and 'Octopus' are not plural."""
    if said.endswith(("lves", "arves")):
        return f"{said.removesuffix('ves')}f"
    if said.endswith(_EITHER):
        return said
    return One(said) if said.endswith(("ops", "us", "ss")) or not said.endswith("s") else said.removesuffix("s")


NO_SUMMONS = (
    "Blood", "Clue", "Food", "Gold", "Incubator", "Junk", "Lander", "Map", "Powerstone", "Treasure",
    "Attraction", "Contraption", "Fortification", "Vehicle",
    "Background", "Cartouche", "Case", "Class", "Curse", "Role", "Room", "Rune", "Saga", "Shard", "Shrine",
    "Cave", "Desert", "Gate", "Lair", "Locus", "Mine", "Sphere", "Tower", "Town",
)  # fmt: skip
"""The subtypes of artifacts, enchantments and lands, which by themselves mean a permanent that is no summon either."""


def _of_grouping(filled: Filled) -> Selector:
    """'Goblin' is a summon, and 'Treasure' any permanent that is so called."""
    return _of_any_kind(replace(sort_in(filled), grouping=filled["groupings"]))


def _of_any_kind(what: Selector) -> Selector:
    return replace(what, kind="permanent") if what.grouping in NO_SUMMONS else what


TYPE_OR_COLOR = "type or color"
ALSO_TYPES = ("Fairy", "Psychic")
"""What is a Type of monsters, by which they are grouped, and of Pokémon a color (7.1.1.e)."""


def sort_in(filled: Filled) -> Selector:
    """What a card is like, without how many there are and where."""
    fields: dict[str, Any] = {}
    traits: tuple[str, ...] = ()
    for _, adjective in filled.get("adjectives", ()):
        traits += adjective.get("traits", ())
        fields |= {key: value for key, value in adjective.items() if key != "traits"}
    if "Normal" in traits and filled.get("kind") in ("Spell", "Trap"):
        raise Unsaid("a Normal Spell or Trap is a card type of its own (write nothing between the two words)")
    if TYPE_OR_COLOR in fields:
        word = fields.pop(TYPE_OR_COLOR)
        is_type = filled.get("kind") == "monster"
        fields |= {"grouping": word} if is_type else {"color": COLOR_WORDS[word]}
    bound: tuple[str, int | None, int | None] = filled.get("bound", ("", None, None))
    return Selector(
        kind=filled.get("kind", "summon"), name=filled.get("name", ""), keyword=filled.get("keyword", ""),
        traits=traits, property=bound[0], least=bound[1], most=bound[2], **fields,
    )  # fmt: skip


def _without(filled: Filled) -> Selector:
    return replace(sort_in(filled), is_without=True)


def _beside(filled: Filled) -> Selector:
    """Those whose number is greater or lesser than that of the card itself."""
    return replace(sort_in(filled), property=filled["number"], beside=filled["beside"])


def _of_land_type(filled: Filled) -> Selector:
    """'untapped Forest': a land that is of a basic land type."""
    found = sort_in(filled)
    return replace(found, kind="land", traits=(*found.traits, filled["basic_land"]))


def _of_named_rank(filled: Filled) -> Selector:
    """'red King', 'Wild': a card that has this rank."""
    found = sort_in(filled)
    return replace(found, kind="card", traits=(*found.traits, filled["named_rank"]))


def _of_either_land_type(filled: Filled) -> Selector:
    """'Forest or Plains': a land that is of one of two basic land types."""
    one = _of_land_type(filled)
    return replace(one, or_else=replace(one, traits=(*one.traits[:-1], filled["second"])))


def _either(filled: Filled) -> Selector:
    """One of two kinds: 'artifact or enchantment'."""
    return replace(sort_in(filled), or_kind=filled["second"])


def _or_another(filled: Filled) -> Selector:
    """'artifact or nonbasic land': what will do besides is described by words of its own."""
    return replace(sort_in(filled), or_else=_other_sort(filled))


def _other_sort(filled: Filled) -> Selector:
    return sort_in(Filled((("adjectives", filled["others"]), ("kind", filled["second"]))))


def _of_two_colors(filled: Filled) -> Selector:
    """'Fire or Water Pokémon'."""
    one = Selector(kind=filled["kind"], color=filled["color"])
    return replace(one, or_else=replace(one, color=filled["second"]))


def _twice_bounded(filled: Filled) -> Selector:
    """'creatures with power 1 or less and toughness 1 or less'."""
    other, least, most = filled["second"]
    return replace(sort_in(filled), besides=Selector(kind="card", property=other, least=least, most=most))


_PERMANENT = "artifact|creature|enchantment|land|planeswalker"


def _of_three_kinds(filled: Filled) -> Selector:
    """'artifact, enchantment, or creature with flying': what stands behind the last kind is about that alone."""
    said = tuple((slot, value) for slot, value in filled.items() if slot in ("bound", "keyword"))
    last = sort_in(Filled((("kind", filled["third"]), *said)))
    first, second = filled["first_kinds"].split(", ") if "first_kinds" in filled else (filled["kind"], "")
    return Selector(kind=first, or_kind=second, or_else=last)


def _or_token(filled: Filled) -> Selector:
    """'artifact, enchantment, or token': of either kind, or a token of any."""
    first, second = filled["first_kinds"].split(", ")
    return Selector(kind=first, or_kind=second, or_else=Selector(kind="permanent", traits=("token",)))


def of_rule_box(what: Selector) -> bool:
    """Whether only Pokémon with a rule of their own kind are meant."""
    return any(each.startswith("Pokémon ") for each in what.traits)


def _of_rule_box(filled: Filled) -> Selector:
    """'Pokémon ex': one that has this rule of its own."""
    found = sort_in(filled)
    return replace(found, kind="Pokémon", traits=(*found.traits, f"Pokémon {filled['rule_box']}"))


def _all_of_both(filled: Filled) -> Selector:
    """'instant and sorcery cards': what is counted is of either kind."""
    return replace(sort_in(filled), or_kind=filled["second"])


def _bound(filled: Filled) -> tuple[str, int | None, int | None]:
    return _bound_of(filled["number"], filled)


def _bound_of(property_: str, filled: Filled) -> tuple[str, int | None, int | None]:
    number, side = filled["least"], filled.get("side", "")
    return property_, None if side == "less" else number, None if side == "more" else number


def spell_traits(filled: Filled) -> tuple[str, ...]:
    return (filled["spell_trait"],) if "spell_trait" in filled else ()


def chosen_spell(filled: Filled) -> Selector:
    """A spell of the color or type that has been chosen for the card itself."""
    return _of_chosen(Selector(kind=filled.get("of_kind", "spell")), filled)


def _of_chosen(sort: Selector, filled: Filled) -> Selector:
    is_color = filled["chosen_trait"] == "color"
    return replace(sort, color=CHOSEN) if is_color else replace(sort, grouping=CHOSEN)


def _artifact_creatures(filled: Filled) -> Selector:
    """Creatures that are of another card type as well."""
    found = sort_in(filled)
    return replace(found, kind="creature", traits=(*found.traits, filled["other_type"]))


def _tokens(filled: Filled) -> Selector:
    found = _of_any_kind(sort_in(filled))
    return replace(found, traits=(*found.traits, "token"))


def within(what: Selector, filled: Filled) -> Selector:
    """The same within bounds. Raises Unsaid where it has bounds already."""
    return _within(what, filled["bound"])


def _within(what: Selector, bound: tuple[str, int | None, int | None]) -> Selector:
    number, least, most = bound
    if what.property:
        raise Unsaid("one number of a card is asked for, not two (leave one of them away)")
    return replace(what, property=number, least=least, most=most)


OF_A_SIDE = ("card", "summon", "creature", "permanent", "land", "monster", "Trap")
"""The kinds of cards of which texts say 'your monsters': the widest ones."""


def _plural(said: str) -> str:
    """The pattern of a kind of card that means several."""
    return said.removesuffix("[s]") + "s"


_SEVERAL = {_plural(said): kind for said, kind in KINDS.items() if kind in OF_A_SIDE}

SORTS = (
    Token(
        "grouping", rf"(?!(?:{'|'.join(sorted((*RESERVED, *_AT_FIRST)))})\b)[A-Z][a-z]+", GROUPINGS,
        "a creature type, or the Type of a monster",
    ),
    Token(
        "groupings", rf"(?!(?:{'|'.join(sorted((*RESERVED, *_AT_FIRST)))})\b)[A-Z][a-z]+\b", GROUPINGS,
        "one or several of a creature type, or of the Type of a monster", _singular,
    ),
    words("color", COLOR_WORDS),
    words("color_alone", {word: color for word, color in COLOR_WORDS.items() if word not in ALSO_TYPES}),
    words("type_or_color", {each: each for each in ALSO_TYPES}),
    Token(
        "symbol", rf"\[[{''.join(SYMBOLS)}]\]|\{{[{''.join(SYMBOLS)}]\}}", ("[R]", "[W]"), "a symbol of Energy",
        lambda said: SYMBOLS[said[1]],
    ),
    words("trait", {each: each for each in TRAITS if each != "Equipped"}),
    Token(
        "equipped", rf"Equipped\b(?! (?:{ONE_HOST})\b)|(?<=[a-z0-9] )Equipped\b", ("Equipped",),
        "what an Equip Spell is attached to; 'Equipped creature', where a sentence begins, is the host",
    ),
    Part("adjective", (
        Form("{trait}", lambda filled: {"traits": (filled["trait"],)}),
        Form("{trait}, {second:trait}", lambda filled: {"traits": (filled["trait"], filled["second"])}),
        Form("{trait}, non{color}", lambda filled: {"traits": (filled["trait"],), "not_color": filled["color"]}),
        Form("{equipped}", lambda filled: {"traits": (filled["equipped"],)}),
        Form("{color:color_alone}", lambda filled: {"color": filled["color"]}),
        Form("{type_or_color}", lambda filled: {TYPE_OR_COLOR: filled["type_or_color"]}),
        Form("{symbol}", lambda filled: {"color": filled["symbol"]}),
        Form("(Attack|attack)( |-)(Position|position)", lambda filled: {"traits": ("Attack Position",)}),
        Form("(Defense|defense)( |-)(Position|position)", lambda filled: {"traits": ("Defense Position",)}),
        Form("non{color}", lambda filled: {"not_color": filled["color"]}),
        Form(COLORED, lambda filled: {"color": COLORED}),
        Form("{grouping}", lambda filled: {"grouping": filled["grouping"]}),
        Form("{quoted}", lambda filled: {"series": filled["quoted"]}),
        Form("(n|N)on-{quoted}", lambda filled: {"not_series": filled["quoted"]}),
        Form("(n|N)on-{grouping}", lambda filled: {"not_grouping": filled["grouping"]}),
    ), "a word that describes cards"),
    Row("adjectives", "adjective", (" ",)),
    words("kind", KINDS, "a kind of card"),
    Token(
        "first_kinds", rf"(?:{_PERMANENT}), (?:{_PERMANENT})(?=,? or )", ("artifact, enchantment", "creature, land"),
        "two kinds of cards of three", str,
    ),
    words("named_rank", {f"{each}[s]": each for each in NAMED_RANKS}),
    words("rule_box", {each: each for each in RULE_BOXES}),
    words("basic_land", {f"({each}|{each}s)[ card[s]]" if each != "Plains" else "Plains[ card[s]]": each
                         for each in BASIC_LANDS}),
    words("other_type", {each: each for each in ALSO_CREATURES}),
    words("waiting_kind", WAITING_SPELLS, "what waits in the Queue"),
    words("waiting_effect", WAITING_EFFECTS, "an effect that waits in the Queue"),
    words("spell_trait", SPELL_TRAITS),
    words("chosen_spell", {"(c|C)reature": "creature", "(i|I)nstant": "instant", "(s|S)orcery": "sorcery"}),
    words("chosen_trait", {"(color|Attribute)": "color", "[creature ](type|Type)": "grouping"}),
    words("beside", {"greater": GREATER, "(lesser|less)": LESSER}),
    words("side", {" or (more|higher|greater)": "more", " or (less|lower|fewer)": "less"}),
    Part("bound", (
        Form("{number} {least:whole}[{side}]", _bound),
        Form("{number} X[{side}]", lambda filled: _bound(Filled((*filled.items(), ("least", X_BOUND))))),
        Form("{least:whole} HP[{side}]", lambda filled: _bound_of(DEFENSE, filled)),
        Form("{least:whole}{side} {number}", _bound),
    )),
    words("plain_keyword", {each: each for each in KEYWORDS}, "a keyword"),
    Part("sort", (
        Form(
            "[{adjectives} ]{kind}[{or_several}][ named {name:quoted}][ with ({bound}|{keyword:plain_keyword})]",
            sort_in,
        ),
        Form("[{adjectives} ]{kind} with {bound} and {second:bound}", _twice_bounded),
        Form("{first_kinds}[,] or {third:kind}[ with ({bound}|{keyword:plain_keyword})]", _of_three_kinds),
        Form("{first_kinds}[,] or token", _or_token),
        Form("{kind} or {third:kind} with ({bound}|{keyword:plain_keyword})", _of_three_kinds),
        Form("[{adjectives} ]{kind} with {beside} {number}", _beside),
        Form("[{adjectives} ]{kind} with {number} {beside} than this[ creature]['s[ {number}]]", _beside),
        Form("[{adjectives} ]{kind} without {keyword:plain_keyword}", _without),
        Form("[{adjectives} ]{kind} with {on_it}", lambda filled: replace(sort_in(filled), counter=filled["on_it"])),
        Form("{bound} [{adjectives} ]{kind}", sort_in),
        Form("[{adjectives} ]{kind} (that (has|have)|with) {least:whole} HP[{side}] (remaining|left)",
             lambda filled: _within(sort_in(filled), _bound_of(REMAINING, filled))),
        Form("[{adjectives} ]Pokémon( |-){rule_box}", _of_rule_box),
        Form("[{adjectives} ]{kind} or {second:kind}", _either),
        Form("[{adjectives} ]{kind} of the (chosen|declared) {chosen_trait}",
             lambda filled: _of_chosen(sort_in(filled), filled)),
        Form("[{adjectives} ]{kind} (or|and/or) {others:adjectives} {second:kind}", _or_another),
        Form("{color} or {second:color} {kind}", _of_two_colors),
        Form("{color} and {second:color} {kind:kind_of_many}", _of_two_colors),
        Form("{quoted}[{or_several}]", lambda filled: Selector(name=filled["quoted"])),
        Form("[{adjectives} ]{other_type} creature[s]", _artifact_creatures),
        Form("[{adjectives} ]{other_type} creature[s] (or|and/or) {others:adjectives} {second:kind}",
             lambda filled: replace(_artifact_creatures(filled), or_else=_other_sort(filled))),
        Form("[{adjectives} ][creature ]tokens", _tokens),
        Form("[{adjectives} ]creature token", _tokens),
        Form("{other_type} token[s]", lambda filled: Selector(kind=filled["other_type"], traits=("token",))),
        Form("{grouping} token",
             lambda filled: _of_any_kind(Selector(kind="summon", grouping=filled["grouping"], traits=("token",)))),
        Form("[{adjectives} ]{basic_land}", _of_land_type),
        Form("[{adjectives} ]{basic_land} or {second:basic_land}", _of_either_land_type),
        Form("[{adjectives} ]{named_rank}[ card[s]]", _of_named_rank),
        Form("Special Energ(y|ies)[ card[s]]", lambda filled: Selector(kind="Energy", traits=("nonbasic",))),
        Form("[{adjectives} ]{groupings}", _of_grouping),
    )),
    Part("counted_sort", (
        Form("{sort}", lambda filled: filled["sort"]),
        Form("[{adjectives} ]{kind} and[/or] {second:kind}", _all_of_both),
        Form("[{adjectives} ]{kind} and {others:adjectives} {second:kind}", _or_another),
    ), "cards of a sort"),
    Part("on_it", (
        Form("(a|an|one or more) {counter} counter[s] on (it|them)", lambda filled: filled["counter"]),
        Form("(a counter|one or more counters|counters) on (it|them)", always(ANY_COUNTER)),
    ), "counters"),
    Token("or_several", r"\(s\)", ("(s)",), "one or several"),
    words("kinds", _SEVERAL),
    words("kind_of_many", _SEVERAL | {"Pokémon": "Pokémon"}),
)  # fmt: skip
