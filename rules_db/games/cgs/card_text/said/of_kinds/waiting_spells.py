"""Spells that wait in the Queue, told by their mana value or by what they target; and what has been milled."""

from __future__ import annotations

from dataclasses import replace

from rules_db.engine.card_text.parts import Filled, Form, Part, words
from rules_db.games.cgs.card_text.said.sorts import spell_traits, within
from rules_db.games.cgs.card_text.selecting import Selector
from rules_db.games.cgs.words import Zone


def _spell(filled: Filled) -> Selector:
    """A spell of one kind or of any."""
    kind = filled.get("kind") or filled.get("waiting_kind") or "creature"
    return Selector(
        "target", kind=kind, or_kind=filled.get("second", ""), zone=Zone.QUEUE, of=filled.get("side_of", "any"),
        color=filled.get("color", ""), traits=spell_traits(filled),
    )  # fmt: skip


def _bounded(filled: Filled) -> Selector:
    return within(_spell(filled), filled)


def _aimed(filled: Filled) -> Selector:
    """A spell, and what one of its targets must be."""
    return replace(_spell(filled), near=filled["its_target"])


def _of_sort(filled: Filled) -> Selector:
    what: Selector = filled["sort"]
    return replace(what, of=filled.get("side_of", "any"))


YOU = Selector(kind="player", of="you")
"""The player whose effect it is, where that may be the target of a spell."""

PARTS = (
    Part("described_spell", (
        Form("target creature or {second:spell_kind} spell[{side_of}]", _spell),
        Form("target [{color} ][{spell_trait}]{waiting_kind} with {bound}[{side_of}]", _bounded),
        Form("target {kind:spell_kind} spell with {bound}[{side_of}]", _bounded),
        Form("target [{color} ][{spell_trait}]{waiting_kind}[{side_of}] that targets {its_target}", _aimed),
        Form("target {kind:spell_kind}[ or {second:spell_kind}] spell that targets {its_target}", _aimed),
    ), "a spell in the Queue"),
    Part("its_target", (
        Form("you", lambda filled: YOU),
        Form("(a|an) {sort}[{side_of}]", _of_sort),
        Form("you or (a|an) {sort}[{side_of}]", lambda filled: replace(_of_sort(filled), or_else=YOU)),
    ), "what a spell targets"),
    words("graveyard_of", {"target player's": "target player", "target opponent's": "target opponent"}),
)  # fmt: skip
