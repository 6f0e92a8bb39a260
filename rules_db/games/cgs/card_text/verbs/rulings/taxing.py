"""can't attack unless its controller pays: what an attack costs besides, for each summon that takes part in it."""

from __future__ import annotations

from rules_db.engine.card_text.parts import Filled, Form, Part, Unsaid, words
from rules_db.engine.card_text.verbs import Trait
from rules_db.games.cgs.card_text.entries import LASTS, Entry, both_ways
from rules_db.games.cgs.card_text.model import Counted, Left, Mana, Ruled, Step
from rules_db.games.cgs.card_text.selecting import Amount, Selector

TAX = "tax attacks"
"""The verb of this family."""

ON_ALL, ON_YOU, ON_YOURS = "attack", "attack you", "attack your planeswalkers"
"""What is taxed: any attack, one on the player whose text it is, and one on a planeswalker of theirs."""


def _mana(filled: Filled) -> Step:
    if "X" in filled["mana"]:
        raise Unsaid("an attack does not cost X (write '{2}')")
    return Mana("pay", mana=filled["mana"])


PARTS: tuple[Part, ...] = (
    Part("toll", (
        Form("{mana}", _mana),
        Form("{whole} (life|LP|Life Points)", lambda filled: Counted("pay life", amount=Amount(filled["whole"]))),
    ), "what is paid"),
    words("taxed", {
        "attack": ON_ALL, "attack you": ON_YOU,
        "attack you or [a ]planeswalker[s] you control": f"{ON_YOU} or {ON_YOURS}",
        "attack you or planeswalkers under your control": f"{ON_YOU} or {ON_YOURS}",
    }),
    words("for_each_attacker", {
        " for each creature they control that's attacking you": True, " for each of those creatures": True,
        " for each creature they control that's attacking you or a planeswalker you control": True,
    }),
)  # fmt: skip


def _tax(filled: Filled) -> Left:
    return Left(TAX, filled["cards"], step=Ruled("rule", deed=filled["taxed"]), unless=(filled["toll"],))


def _own_tax(filled: Filled) -> Left:
    """What you pay for an attack of your own."""
    what: Selector = filled["cards"]
    if what.pick != "this" and what.of != "you":
        raise Unsaid("who attacks pays (write 'unless its controller pays {2}')")
    return Left(TAX, what, step=Ruled("rule", deed=ON_ALL), unless=(filled["toll"],))


def _tax_on_players(filled: Filled) -> Left:
    return Left(TAX, who=filled["held"], step=Ruled("rule", deed=ON_ALL), unless=(filled["toll"],))


ENTRIES: tuple[Entry, ...] = both_ways(
    TAX,
    (
        f"{{cards}} (can't|cannot) {{taxed}}{LASTS} unless (their|its) controller pays {{toll}}[{{for_each_attacker}}]",
        _tax,
    ),
    (f"{{cards}} (can't|cannot) attack{LASTS} unless you pay {{toll}}", _own_tax),
    (f"{{held}} must pay {{toll}} to (declare an attack|attack){LASTS}", _tax_on_players),
    (
        f"you must pay {{toll}} to (declare an attack|attack) with {{cards}}{LASTS}",
        _own_tax,
    ),
    traits=(Trait.FORBIDS,),
)
"""Attacks that cost something."""
