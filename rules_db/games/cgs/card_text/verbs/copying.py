"""Tokens and cards that are copies of summons, and copies of effects that wait in the Queue."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rules_db.engine.card_text.parts import Filled, Form, Part, Row, Unsaid, always, words
from rules_db.engine.card_text.verbs import Trait
from rules_db.games.cgs.card_text.entries import Entry, require_later, verb
from rules_db.games.cgs.card_text.likeness import CopyOf
from rules_db.games.cgs.card_text.model import Copied, Moved
from rules_db.games.cgs.card_text.said.as_it_enters import unlike
from rules_db.games.cgs.card_text.said.nouns import who_in
from rules_db.games.cgs.card_text.said.vocabulary import SUMMON_KINDS
from rules_db.games.cgs.card_text.selecting import Amount, Selector
from rules_db.games.cgs.words import Until

NEW_TARGETS = "new targets"
"""How an effect is copied whose copy may be aimed anew."""

AIM_ANEW = "choose new targets"
"""The verb by which what waits is aimed anew."""

FOR_EACH_BEFORE = "for each spell before it"
"""How an effect is copied as often as spells have been cast before it in the turn."""

_ITS, _OTHERS = "(it's|they're)", " in addition to (its|their) other[ creature] types"


def _named(*slots: str) -> Callable[[Filled], dict[str, str]]:
    """What slots say, each under the name of what it is of a copy."""
    names = {"stats": "size", "token_colors": "color", "grouping": "grouping"}
    return lambda filled: {names[slot]: filled[slot] for slot in slots if slot in filled}


PARTS = (
    Row("token_unlike", "unlike_token", (", ", " and ", ", and ")),
    Part("unlike_token", (
        Form(f"{_ITS} [(a|an) ]{{stats}}[ {{token_colors}}][ {{grouping}}][{_OTHERS}]",
             _named("stats", "token_colors", "grouping")),
        Form(f"{_ITS} [(a|an) ]{{token_colors}}[ {{grouping}}][{_OTHERS}]", _named("token_colors", "grouping")),
        Form(f"{_ITS} (a|an) {{grouping}}{_OTHERS}", _named("grouping")),
        Form("[(it|they) ](has|have) no mana cost", always({"is_free": True})),
        Form("[(it|they) ](has|have) {plain_keyword}", lambda filled: {"keywords": (filled["plain_keyword"],)}),
    ), "what a token is not like"),
    words("as_often", {" for each spell cast before it this turn": True}),
    words("aimed_anew", {
        "(.| and) (y|Y)ou may choose [a ]new target[s] for (the copy|that copy|the copies)": True,
    }),
)  # fmt: skip

COPIED = ("instant", "sorcery", "Spell", "Trap", "ability", "Action Card", "Rent card")
"""What can be copied in the Queue: effects, and what plays no card that stays."""

ALSO_COPIED = ("land", "artifact")
"""What tokens can be copies of besides summons: of them as well nothing but their kind decides where they lie."""

OWN_TOKEN = Selector("choose", kind="creature", of="you", traits=("token",))


def _copied_effect(filled: Filled) -> Moved:
    what: Selector = filled["in_queue"]
    if what.pick == "target" and not {what.kind, what.or_kind or what.kind} <= {*COPIED}:
        raise Unsaid("a copy of a card that stays is a token (write 'copy target instant or sorcery spell')")
    ways = [FOR_EACH_BEFORE] if "as_often" in filled else []
    return Moved("copy an effect", what, way=", ".join([*ways, *([NEW_TARGETS] if "aimed_anew" in filled else [])]))


def _aimed_anew(filled: Filled) -> Moved:
    """What waits in the Queue, and stays whose it is."""
    return Moved(AIM_ANEW, filled["in_queue"])


def _copied(filled: Filled) -> Copied:
    """As many tokens for each card that is copied."""
    what: Selector = filled["cards"]
    if what.pick in ("all", "target", "choose", "random") and what.kind not in (*SUMMON_KINDS, *ALSO_COPIED):
        raise Unsaid("a summon, a land or an artifact is copied (write 'target creature', 'each land you control')")
    if what.zone != "field":
        raise Unsaid("what is copied is in play (write 'target creature')")
    keywords = (filled["plain_keyword"],) if "plain_keyword" in filled else ()
    fields: dict[str, Any] = {"keywords": keywords, "says": filled.get("in_quotes", "")}
    for _, each in filled.get("token_unlike", ()):
        fields |= each
    return Copied("create a copy", what, who_in(filled), amount=Amount(filled.get("count", 1)), **fields)


def _becomes(filled: Filled) -> CopyOf:
    """One card that is in play, for a time or for good."""
    what, other = filled["cards"], filled["other"]
    for each in (what, other):
        if each.zone != "field" or (each.pick not in _POINTED and each.kind not in SUMMON_KINDS):
            raise Unsaid("a summon in play becomes a copy of a summon in play (write 'target creature')")
    if what.pick == other.pick == "target" and other.another:
        other = replace(other, another=False, is_apart=True)
    lasts = filled.get("lasts")
    step = CopyOf("become a copy", what, other=other, lasts=lasts, **unlike(filled))
    if lasts in (Until.IN_YOUR_NEXT_TURN, Until.IN_OPPONENTS_NEXT_TURN):
        require_later(replace(step, verb="take"))
    return step


_POINTED = ("this", "it", "that", "host", "attacker", "striker", "defending")


ENTRIES: tuple[Entry, ...] = (
    verb("copy an effect", ("copy {in_queue}[{as_often}][{aimed_anew}]", _copied_effect)),
    verb(AIM_ANEW, ("you may choose [a ]new target[s] for {in_queue}", _aimed_anew)),
    verb(
        "create a copy",
        (
            "[{who} ]create[{s}] (a token|{count} tokens) that('s a copy| is a copy| are copies) of {cards}"
            "[, except {token_unlike}]",
            _copied,
        ),
        (
            "[{who} ]create[{s}] (a token|{count} tokens) that('s a copy| is a copy| are copies) of {cards}, except "
            "(it has|they have) ({plain_keyword} and {in_quotes}|{in_quotes})",
            _copied,
        ),
        ("populate", lambda filled: Copied("create a copy", OWN_TOKEN, amount=Amount(1))),
        traits=(Trait.MAKES,),
    ),
    verb(
        "become a copy",
        ("[have ]{cards} become[s] a copy of {other:one_card}[{lasts}][, except {unlike}]", _becomes),
        ("{lasts:in_front}{cards} become[s] a copy of {other:one_card}[, except {unlike}]", _becomes),
        traits=(Trait.CHANGES,),
    ),
)
