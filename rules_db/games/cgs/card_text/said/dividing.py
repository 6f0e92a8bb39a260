"""Among how many something is divided: 'any number of targets', 'one, two, or three target creatures'."""

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


PARTS = (
    words("range", {
        "any number of": (0, MOST), "(one or two|1 or 2)": (1, 2), "(one, two, or three|1, 2, or 3)": (1, 3),
        "up to (two|2)": (0, 2), "up to (three|3)": (0, 3), "up to (four|4)": (0, 4),
    }),
    Part("among", (
        Form("{range} [{other}]target {sort}[ {where}]", _among),
        Form("{range} targets", _among),
    ), "among what it is divided"),
)  # fmt: skip
