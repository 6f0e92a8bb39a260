"""Whom and what cards speak of: players, amounts, and noun phrases such as 'target face-up monster you control'."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rules_db.engine.card_text.doers import SAME
from rules_db.engine.card_text.parts import Doubtful, Filled, Form, Part, Token, Unsaid, always, flag, words
from rules_db.games.cgs.card_text.said.referring.references import DEFENDING, THAT_PLAYER, THE_SUMMON
from rules_db.games.cgs.card_text.said.sorts import One, of_rule_box, sort_in, spell_traits, within
from rules_db.games.cgs.card_text.said.vocabulary import ADJACENT, COLUMN, ITSELF, ONE_HOST, PILES
from rules_db.games.cgs.card_text.selecting import GONE, Selector
from rules_db.games.cgs.words import GRAVEYARD, Zone

IN_WORDS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def _whole(said: str) -> int:
    """A number in figures or in words."""
    return int(said) if said.isdigit() else IN_WORDS.index(said.lower()) + 1


_NUMBER = rf"\d+|(?:{'|'.join(f'[{each[0]}{each[0].upper()}]{each[1:]}' for each in IN_WORDS)})\b"


def _waiting(filled: Filled) -> Selector:
    """A card or an effect in the Queue."""
    color = filled.get("color", "")
    return Selector(
        "target", kind=filled["waiting_kind"], zone=Zone.QUEUE, of=filled.get("side_of", "any"), color=color,
        traits=spell_traits(filled),
    )  # fmt: skip


def _waiting_spell(filled: Filled) -> Selector:
    """A spell of one kind, or of one of two."""
    return Selector(
        "target", kind=filled.get("kind", "creature"), or_kind=filled.get("second", ""), zone=Zone.QUEUE,
        of=filled.get("side_of", "any"),
    )  # fmt: skip


def _cards(filled: Filled) -> Selector:
    """A noun phrase: how many, of which sort, and where."""
    pick, count, up_to, another = filled.get("how_many", _some(1, "all"))
    zone, of, near = filled.get("where", ("field", "any", ""))
    sort: Selector = filled["sort"]
    if isinstance(sort.grouping, One) and not any(each in filled for each in ("how_many", "other", "where")):
        raise Doubtful(
            f"which {sort.grouping} is meant is not told (write 'target' or 'a' before it, 'this' for the card itself)"
        )
    if of not in ("any", "you", "opponent", DEFENDING) and pick != "all":
        raise Unsaid("of the cards of a player who is targeted, all are meant (write 'all creatures target player …')")
    found = replace(sort, pick=pick, count=count, up_to=up_to, another=another or "other" in filled)
    return but_for(replace(found, zone=zone, of=of, near=near), filled)


def but_for(what: Selector, filled: Filled) -> Selector:
    """The same without the cards of a name, or of a sort, that are excepted; 'this card' excepts the card itself."""
    excepted: str | Selector | None = filled.get("but_for")
    if excepted is None:
        return what
    if isinstance(excepted, Selector):
        return replace(what, but_not=excepted)
    return replace(what, not_named=excepted) if excepted else replace(what, another=True)


def _excepted(filled: Filled) -> Selector:
    sort: Selector = filled["sort"]
    if sort.kind == "card" and (sort.name or sort.series):
        raise Unsaid("a name is excepted as one (write ', except \"Wolf\"')")
    return sort


def _cards_with(filled: Filled) -> Selector:
    """'creatures you control with flying': what they are like stands behind whose they are."""
    found = replace(_cards(filled), of=filled["side"])
    if found.property or found.keyword:
        raise Unsaid("what the cards are like is said once (write 'creatures with flying you control')")
    if "on_it" in filled:
        return replace(found, counter=filled["on_it"])
    if "bound" in filled:
        about, least, most = filled["bound"]
        return replace(found, property=about, least=least, most=most)
    is_without = "lacking" in filled
    return replace(found, keyword=filled["lacking" if is_without else "keyword"], is_without=is_without)


def _both_kinds(filled: Filled) -> Selector:
    """'all artifacts and enchantments': what is of either kind."""
    zone, of, near = filled.get("where", ("field", "any", ""))
    if (filled["kind"], filled["second"]) == ("Spell", "Trap"):
        raise Unsaid("they are one kind here (write 'all Spell/Traps')")
    return Selector(
        kind=filled["kind"], or_kind=filled["second"], zone=zone, of=of, near=near, another="other" in filled
    )


def _bounded(filled: Filled) -> Selector:
    """'1 monster your opponent controls with 1500 or less ATK'."""
    return within(_cards(filled), filled)


def _extreme(filled: Filled) -> Selector:
    """'the monster your opponent controls with the lowest ATK'; of several that are equal, one is chosen."""
    what = replace(_cards(filled), pick="choose", count=1)
    return replace(what, extreme=filled["number"], is_lowest=filled["extreme"])


def _some_of(filled: Filled) -> Selector:
    """'one of your Pokémon': cards of a player's on the field."""
    sort: Selector = filled["sort"]
    up_to, another = "up_to" in filled, "another" in filled
    return replace(sort, pick="choose", count=filled["count"], of=filled["whose"], up_to=up_to, another=another)


def _belonging(filled: Filled) -> Selector:
    """All of a player's: 'your Benched Pokémon', 'each of your opponent's Pokémon'."""
    sort: Selector = filled["sort"]
    if "each_of" not in filled and "Active" in sort.traits and not of_rule_box(sort):
        raise Unsaid("one Active Pokémon is meant (write 'your Active Pokémon')")
    return replace(sort, of=filled["whose"], another="another" in filled)


def _combined(filled: Filled) -> Selector:
    zone, of, near = filled.get("where", ("field", "any", ""))
    sort: Selector = filled["sort"]
    return replace(
        sort, pick="choose", count=filled["count"], up_to="up_to" in filled, zone=zone, of=of, near=near
    )  # fmt: skip


def _another_of(filled: Filled) -> Selector:
    sort: Selector = filled["sort"]
    return replace(sort, pick="choose", of=filled["whose"], another=True)


def _all_of(filled: Filled) -> Selector:
    """'your opponent's monsters': all of them."""
    return replace(sort_in(filled), of=filled["whose"])


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


def who_in(filled: Filled, slot: str = "who") -> str:
    """Who does something: whoever is named, or who has done the thing before it if the verb has an s, or you."""
    return str(filled.get(slot, SAME if "s" in filled else "you"))


def of_one(sort: Selector) -> Selector:
    """One card of a sort, chosen first, from which all of several come."""
    return replace(sort, pick="choose")


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


NEW_ACTIVE = Selector("choose", kind="Pokémon", of="new", traits=("Active",))
"""Whichever Pokémon a switch has made Active; deeds.py says on whose side."""


def active_pokemon(of: str) -> Selector:
    """An Active Pokémon of a player: on the Uno pile there may be another one, so that somebody chooses."""
    return Selector("choose", kind="Pokémon", of=of, traits=("Active",))


def _both(filled: Filled) -> dict[str, Any]:
    """Cards and players together."""
    if filled["who"].startswith("target ") or filled["cards"].pick == "target":
        raise Unsaid("two targets of damage are said one after the other (write 'and 3 damage to target player')")
    return {"what": filled["cards"], "who": filled["who"], "is_both": True}


_BOTH = " (both yours and your opponent's)"


NOUNS = (
    flag("s", "s"),
    words("who", {
        "you": "you", "[your |each ]opponent[s]": "opponent", "each other player": "opponent",
        "(each player|both players)": "each", "target player": "target player", "target opponent": "target opponent",
        f"(its|that ({ITSELF})'s) controller": "controller",
        "[the ](enchanted player|chosen (player|opponent))": "host",
        "(they|that player|that opponent|he or she)": THAT_PLAYER, "[the ]defending player": DEFENDING,
    }, "a player"),
    words("doer", {
        "you": "you", "[your |an ]opponent": "opponent", "(each player|both players)": "each",
        "[the ](enchanted player|chosen (player|opponent))": "host",
    }),
    words("side_of", {
        " you control": "you",
        " ([your |an ]opponent controls|[your ]opponents control|you don't control)": "opponent",
    }),
    Token("count", _NUMBER, ("1", "2", "three"), "a number of cards", _whole),
    Token("whole", _NUMBER, ("1", "2", "500"), "a number", _whole),
    words("attackers", {"(1|one)": 1, "(2|two)": 2, "(3|three)": 3, "(4|four)": 4, "(5|five)": 5}, "how many attack"),
    words("other_attackers", {"(1|one)": 1, "(2|two)": 2, "(3|three)": 3, "(4|four)": 4}, "how many attack besides"),
    Token("quoted", r'"[^"]+"', ('"Wolf"',), "a name in quotes", lambda said: said.strip('"')),
    words("named_card", {f"this[ ({ITSELF})]": "this", "it": "it", f"that[ ({ITSELF})]": "that", "host": "host",
                         "the Defending Pokémon": "defending"}),
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
        Form("[each of ]up to {count} [{other}]target ",
             lambda filled: _some(filled["count"], "target", up_to=True, another="other" in filled)),
    )),
    flag("other", "other "),
    flag("up_to", "up to "),
    flag("each_of", "(each|all) of "),
    Token("both_sides", re.escape(_BOTH), (_BOTH,), "whose they are"),
    words("one_player", {"target player": "target player", "target opponent": "target opponent",
                         "that player": THAT_PLAYER, "[the ]defending player": DEFENDING}),
    words("pile", {each: each for each in PILES}),
    words("library_of", {
        "target player's": "target player", "target opponent's": "target opponent", "that player's": THAT_PLAYER,
        "each opponent's": "opponent",
    }),
    words("whose_pile", {"your": "you", "[your |an ]opponent's": "opponent", "(any|a|either)": "any"}),
    Part("where", (
        Form("(in play|on (the|either|any) (field|battlefield))", lambda filled: ("field", "any", "")),
        Form("you control", lambda filled: ("field", "you", "")),
        Form("on your [side of the ]field", lambda filled: ("field", "you", "")),
        Form("on your opponent's [side of the ]field", lambda filled: ("field", "opponent", "")),
        Form("([your |an ]opponent [currently ]controls|[your ]opponents control|you don't control)",
             lambda filled: ("field", "opponent", "")),
        Form("{of:one_player} controls", lambda filled: ("field", filled["of"], "")),
        Form("(in|from) {whose:whose_pile} {pile}", lambda filled: (filled["pile"], filled["whose"], "")),
        Form("on [the top of ]the Uno pile", lambda filled: (Zone.UNO_PILE, "any", "")),
        Form("in (the|a) Dealer's zone[s]", lambda filled: (Zone.DEALERS_ZONE, "any", "")),
        Form("(in|from) all graveyards", lambda filled: (GRAVEYARD, "any", "")),
        Form("(in|from) {of:graveyard_of} graveyard", lambda filled: (GRAVEYARD, filled["of"], "")),
        Form("from among the (milled cards|cards milled this way)", lambda filled: (GONE, "any", "")),
        Form("attached to {card:named_card}", lambda filled: (Zone.ATTACHED, "any", filled["card"])),
        Form("attached to {active_of} Active Pokémon",
             lambda filled: (Zone.ATTACHED, "any", replace(active_pokemon(filled["active_of"]), pick="all"))),
        Form("attached to all of {whose:your_or_their} {sort}",
             lambda filled: (Zone.ATTACHED, "any", replace(filled["sort"], of=filled["whose"]))),
        Form("attached to {holder}", lambda filled: (Zone.ATTACHED, "any", filled["holder"])),
        Form("in the column of {card:named_card}", lambda filled: (COLUMN, "any", filled["card"])),
        Form("adjacent to {card:named_card}", lambda filled: (ADJACENT, "any", filled["card"])),
        Form("beneath {card:named_card}", lambda filled: (Zone.BENEATH, "any", filled["card"])),
    )),
    Part("but_for", (
        Form(", except {quoted}", lambda filled: filled["quoted"]),
        Form(f", except this ({ITSELF})", always("")),
        Form(", except[ for] {sort}", _excepted),
        Form(" except[ for] {sort}", _excepted),
    ), "what is not meant"),
    Part("where_controlled", (
        Form("you control", always("you")),
        Form("([your |an ]opponent controls|[your ]opponents control|you don't control)", always("opponent")),
    )),
    Part("holder", (
        Form("(a|an) {sort}[{side_of}]", _holder),
        Form("Pokémon[{side_of}]", lambda filled: Selector(kind="Pokémon", of=filled.get("side_of", "any"))),
        Form("both Active Pokémon", always(Selector(kind="Pokémon", traits=("Active",)))),
    ), "what cards are attached to"),
    Part("sort_of_cards", (
        Form("[{how_many}][{other}]{sort}[ {where}][{but_for}]", _cards),
        Form("[{how_many}][{other}]{sort} {side:where_controlled} with ({bound}|{keyword:plain_keyword}|{on_it})",
             _cards_with),
        Form("[{how_many}][{other}]{sort} {side:where_controlled} without {lacking:plain_keyword}", _cards_with),
        Form("all [{other}]{kind} and {second:kind}[ {where}]", _both_kinds),
        Form("[{up_to}]{count} of {whose:your_or_their} [{another:other}]{sort}", _some_of),
        Form("[{up_to}]{count} of {whose:your_or_their} banished {sort}",
             lambda filled: replace(_some_of(filled), zone=Zone.EXILE)),
        Form("{count} of {whose:your_or_their} {sort} that (has|have) (any|a|an) {held:sort} attached[ to (it|them)]",
             lambda filled: replace(_some_of(filled), holding=filled["held"])),
        Form("each [of {whose:your_or_their} ]{sort} that (has|have) (any|a|an) {held:sort} attached[ to (it|them)]",
             lambda filled: replace(filled["sort"], of=filled.get("whose", "any"), holding=filled["held"])),
        Form("another of {whose:your_or_their} {sort}", _another_of),
        Form("[{each_of}]{whose:your_or_their} [{another:other}]{sort}[ in play]", _belonging),
        Form("([each ]{sort}[ in play]{both_sides}|each player's {sort})", lambda filled: filled["sort"]),
        Form("[{up_to}]{count} in any combination of {sort:counted_sort}[ {where}]", _combined),
        Form("all {whose:your_or_their} [{adjectives} ]{kind:kinds}", _all_of),
        Form("[{how_many}][{other}]{sort} {where} with {bound}", _bounded),
        Form("as many {sort}[ {where}] as possible", _cards),
        Form("as many {sort} as possible {where}", _cards),
        Form("the [1 ]{sort}[ {where}] (with|that has) the {extreme} {number}[ on the field]", _extreme),
        Form("an opponent's {sort}", lambda filled: replace(filled["sort"], pick="choose", of="opponent")),
    ), "cards of a sort"),
    words("extreme", {"(highest|greatest)": False, "(lowest|least)": True}),
    Part("pointed", (
        Form("it", pointing("it")),
        Form(f"that[ ({ITSELF})]", pointing("that")),
        Form("that (target|Spell|Trap)", pointing("that")),
        Form("that (card|monster|summon){or_several}", pointing("that")),
        Form("(that|the) token", pointing("it")),
        Form("all {whole}", pointing("those")),
        Form("(they|them|those (targets|cards|monsters|creatures|summons|permanents|lands|tokens))", pointing("those")),
        Form("(both[ (of them|[of ]those (targets|cards|monsters))]|them both)", pointing("those")),
    ), "what was named before"),
    Part("cards", (
        Form(f"this[ ({ITSELF})]", pointing("this")),
        Form("this face-up card", pointing("this")),
        Form("{pointed}", lambda filled: filled["pointed"]),
        Form("the (creature|monster|Pokémon|summon|permanent|land) this card is attached to", pointing("host")),
        Form("both Active Pokémon", lambda filled: Selector(kind="Pokémon", traits=("Active",))),
        Form("the attacking (creature|monster|Pokémon|summon)", pointing("attacker")),
        Form("host", pointing("host")),
        Form("the Defending Pokémon", pointing("defending")),
        Form("the (Attacking Pokémon|(creature|monster|summon) that destroyed this[ card])", pointing("striker")),
        Form("{whose:active_one_of} Active Pokémon", lambda filled: active_pokemon(filled["whose"])),
        Form("[(the|your opponent's|your) ]new Active Pokémon", always(NEW_ACTIVE)),
        Form(f"[the ](enchanted|equipped|attached) ({ONE_HOST})", pointing("host")),
        Form("the top card of the Uno pile", always(Selector(zone=Zone.UNO_PILE))),
        Form("the {sort} on top of the Uno pile", lambda filled: replace(filled["sort"], zone=Zone.UNO_PILE)),
        Form(f"the ({ONE_HOST}) this is attached to", pointing("host")),
        Form("the top[ {count}] card[s] of {whose:whose_pile} (deck|Deck|library)", _top),
        Form("the top[ {count}] card[s] of {whose:library_of} (deck|Deck|library)", _top),
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
    flag("normal_or_special", "(Normal|Special|Flip)"),
    Part("in_queue", (
        Form("it", lambda filled: Selector("it", zone=Zone.QUEUE)),
        Form("(the|that) (activation|effect|Summon or activation)", lambda filled: Selector("it", zone=Zone.QUEUE)),
        Form("the [{normal_or_special} ]Summon", always(THE_SUMMON)),
        Form("that spell", lambda filled: Selector("it", kind="spell", zone=Zone.QUEUE)),
        Form("target [{color} ][{spell_trait}]{waiting_kind:waiting_effect}[{side_of}]", _waiting),
        Form("{spell_there}", lambda filled: filled["spell_there"]),
    ), "what waits in the Queue"),
    Part("spell_there", (
        Form("target [{color} ][{spell_trait}]{waiting_kind}[{side_of}]", _waiting),
        Form("target {kind:spell_kind}[ or {second:spell_kind}] spell[{side_of}]", _waiting_spell),
        Form("{described_spell}", lambda filled: filled["described_spell"]),
    ), "a spell in the Queue"),
    Part("aim", (
        Form("{who}", lambda filled: {"who": filled["who"]}),
        Form("{cards}", lambda filled: {"what": filled["cards"]}),
        Form("itself", lambda filled: {"what": Selector("this")}),
    ), "what damage is dealt to"),
    Part("any_aim", (
        Form("{aim}", lambda filled: filled["aim"]),
        Form("{any_target}", lambda filled: {"what": filled["any_target"]}),
        Form("{cards} and {who}", _both),
        Form("{who} and {cards}", _both),
        Form("target {sort} or player", always(None), "players and cards together are 'any target' (write that)"),
    ), "what damage is dealt to"),
)  # fmt: skip
