"""What is said of the damage of attacks, for a time or while it stands: it is more, less, or prevented."""

from __future__ import annotations

import re
from dataclasses import replace

from rules_db.engine.card_text.parts import Build, Filled, Form, Part, Token, Unsaid, flag, words
from rules_db.engine.card_text.verbs import Trait
from rules_db.games.cgs.card_text.entries import LASTS, Entry, both_ways, verb
from rules_db.games.cgs.card_text.model import OfAttacks, Step
from rules_db.games.cgs.card_text.said.vocabulary import ITSELF, USE_A_MOVE
from rules_db.games.cgs.card_text.selecting import Selector

_BEFORE, _AFTER = (f" ({each} applying Weakness and Resistance)" for each in ("before", "after"))


_NO_EFFECT = "(Damage is not an effect.)"


def _owners(filled: Filled) -> Selector:
    sort: Selector = filled["sort"]
    return replace(sort, of=filled["whose"])


PARTS = (
    Token("before_weakness", rf" \({_BEFORE[2:-1]}\)", (_BEFORE,), "when it is reckoned"),
    Token("after_weakness", rf" \({_AFTER[2:-1]}\)", (_AFTER,), "when it is reckoned"),
    Part(
        "owners",
        (
            Form(f"this[ ({ITSELF})]", lambda filled: Selector("this")),
            Form("{whose:your_or_their} {sort}", _owners),
            Form("each player's {sort}", lambda filled: filled["sort"]),
        ),
        "whose attacks",
    ),
    words(
        "whoever_defends",
        {
            "the opponent's Active Pokémon": Selector(kind="Pokémon", traits=("Active",)),
        },
    ),
    Token("damage_is_none", r"\.?" + re.escape(f" {_NO_EFFECT}"), (f" {_NO_EFFECT}",), "what is none"),
    flag("done_to", "done to", "that would be done to"),
)


def _seen_as_all(what: Selector | None) -> Selector | None:
    """Whom it is about is found out each time; 'your Active Pokémon' is whichever is Active then."""
    if what is None or what.pick != "choose":
        return what
    if what.traits != ("Active",):
        raise Unsaid("nobody chooses as damage is dealt (write 'your Pokémon', 'your opponent's Active Pokémon')")
    return replace(what, pick="all")


def _other(filled: Filled) -> Selector | None:
    """Those on the other side of an attack; 'the opponent' is that of whoever attacks."""
    return filled.get("whoever_defends") or _seen_as_all(filled.get("others"))


def _reckoned(name: str, is_taken: bool, slot: str = "cards") -> Build:
    def build(filled: Filled) -> OfAttacks:
        what = filled[slot]
        number = filled["whole"] * filled["more_or_less_damage"] if "whole" in filled else None
        return OfAttacks(name, what, number=number, is_taken=is_taken, other=_other(filled))

    return build


def _reduced(filled: Filled) -> OfAttacks:
    other = _seen_as_all(filled.get("others"))
    return OfAttacks("damage of attacks", filled["cards"], number=-filled["whole"], is_taken=True, other=other)


def _all_but_damage(filled: Filled) -> OfAttacks:
    """What attacks do besides damage, which is taken as it is."""
    other = _seen_as_all(filled.get("others"))
    return OfAttacks("prevent damage of attacks", filled["cards"], number=0, is_taken=True, is_whole=True, other=other)


def _whole_attacks(filled: Filled) -> OfAttacks:
    other = _seen_as_all(filled.get("others"))
    return OfAttacks("prevent damage of attacks", filled["cards"], is_taken=True, is_whole=True, other=other)


def _use_a_move(filled: Filled) -> Step:
    """Any move of any of those that are meant."""
    what: Selector = filled["cards"] if "cards" in filled else replace(filled["sort"], of=filled["whose"])
    return Step(USE_A_MOVE, replace(what, pick="all") if what.pick == "choose" else what)


_AS_THIS = "use it as this (attack|move)"
_DEALT = "{whole} {more_or_less_damage} damage"
_TO, _FROM = "[ to ({others:cards}|{whoever_defends})]", "[ from {others:cards}]"

ENTRIES: tuple[Entry, ...] = (
    verb(
        USE_A_MOVE,
        (f"choose (1|one) of {{cards}}'s (attacks|moves) and {_AS_THIS}", _use_a_move),
        (f"choose (1|one|an) (attack|move) from (1|one) of {{whose:your_or_their}} {{sort}}[ in play] and {_AS_THIS}",
         _use_a_move),
        ("use (1|one) of {cards}'s (attacks|moves) as this (attack|move)", _use_a_move),
    ),
    *both_ways(
        "damage of attacks",
        (f"(the attacks of|attacks used by) {{cards}} do {_DEALT}{_TO}{LASTS}[{{before_weakness}}]",
         _reckoned("damage of attacks", False)),
        (f"{{owners}}'s attacks do {_DEALT}{_TO}{LASTS}[{{before_weakness}}]",
         _reckoned("damage of attacks", False, "owners")),
        (f"[any ]damage done to {{cards}} by attacks{_FROM} is reduced by {{whole}}{LASTS}[{{after_weakness}}]",
         _reduced),
        (f"{{cards}} take[s] {_DEALT} from attacks{_FROM}{LASTS}[{{after_weakness}}]",
         _reckoned("damage of attacks", True)),
        traits=(Trait.CHANGES,),
    ),
    *both_ways(
        "prevent damage of attacks",
        (f"prevent all damage {{done_to}} {{cards}} by attacks{_FROM}{LASTS}",
         _reckoned("prevent damage of attacks", True)),
        (f"{{cards}} take[s] no damage from attacks{_FROM}{LASTS}", _reckoned("prevent damage of attacks", True)),
        (f"prevent all (effects of attacks, including damage,|damage from and effects of attacks)"
         f"[ (used by|from) {{others:cards}}] {{done_to}} {{cards}}{LASTS}", _whole_attacks),
        (f"prevent all effects of attacks[ (used by|from) {{others:cards}}] {{done_to}} {{cards}}{LASTS}"
         "[{damage_is_none}]", _all_but_damage),
        traits=(Trait.STOPS,),
    ),
)  # fmt: skip
