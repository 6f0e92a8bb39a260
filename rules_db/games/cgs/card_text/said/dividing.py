"""Any target, and among how many something is divided: 'any number of targets', 'one or two target creatures'."""

from __future__ import annotations

from dataclasses import replace

from rules_db.engine.card_text.parts import Filled, Form, Part, Unsaid, words
from rules_db.games.cgs.card_text.selecting import Amount, Selector

MOST = 10
"""Targets of 'any number', where nothing else says how many there can be."""


def _among(filled: Filled) -> Selector:
    least, most = filled["range"]
    zone, of, near = filled.get("where", ("field", "any", ""))
    if of not in ("any", "you", "opponent"):
        raise Unsaid("whose cards are meant is not said by a player who is targeted (write 'creatures you control')")
    sort: Selector = filled.get("sort", Selector(kind="any target"))
    found = replace(sort, pick="target", count=most, up_to=True, at_least=least, another="other" in filled)
    return replace(found, zone=zone, of=of, near=near)


def shared_out(among: Selector, amount: Amount) -> Selector:
    """No more targets than there is to divide, so that each gets a part."""
    if amount.property or amount.per is not None:
        return among
    return replace(among, count=min(among.count, amount.number))


def _or_planeswalker(filled: Filled) -> Selector:
    """A player or a planeswalker, and nothing else of all that any target could be."""
    return Selector("target", kind="any target", besides=Selector(kind="planeswalker", of=filled["any_or_opponent"]))


PARTS = (
    Part("any_target", (
        Form("any target", lambda filled: Selector("target", kind="any target")),
        Form("target {any_or_opponent} or planeswalker", _or_planeswalker),
    ), "a target of any kind"),
    words("any_or_opponent", {"player": "any", "opponent": "opponent"}),
    words("range", {
        "any number of": (0, MOST), "(one or two|1 or 2)": (1, 2), "(one, two, or three|1, 2, or 3)": (1, 3),
        "up to (two|2)": (0, 2), "up to (three|3)": (0, 3), "up to (four|4)": (0, 4),
    }),
    Part("among", (
        Form("{range} [{other}]target {sort}[ {where}]", _among),
        Form("{range} targets", _among),
    ), "among what it is divided"),
)  # fmt: skip
