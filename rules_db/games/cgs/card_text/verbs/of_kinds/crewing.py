"""tap creatures with a total power: what it costs to crew a Vehicle."""

from __future__ import annotations

from rules_db.engine.card_text.parts import Filled, Part
from rules_db.engine.card_text.verbs import Trait
from rules_db.games.cgs.card_text.entries import Entry, verb
from rules_db.games.cgs.card_text.model import Counted
from rules_db.games.cgs.card_text.selecting import Amount, Selector

CREW = "tap with a total power"

PARTS: tuple[Part, ...] = ()


def _crew(filled: Filled) -> Counted:
    what = Selector(kind="creature", of="you", traits=("untapped",), another=True)
    return Counted(CREW, what, amount=Amount(filled["whole"]))


ENTRIES: tuple[Entry, ...] = (
    verb(
        CREW,
        ("tap any number of other untapped creatures you control with total power {whole} or (more|greater)", _crew),
        traits=(Trait.MOVES,), is_cost=True,
    ),
)  # fmt: skip
