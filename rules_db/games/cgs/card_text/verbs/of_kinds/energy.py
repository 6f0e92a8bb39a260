"""get and pay energy counters: what Magic writes as {E}, and players keep until they pay it."""

from __future__ import annotations

from rules_db.engine.card_text.parts import Filled, Token
from rules_db.engine.card_text.verbs import Trait
from rules_db.games.cgs.card_text.entries import Entry, verb
from rules_db.games.cgs.card_text.model import Counted
from rules_db.games.cgs.card_text.said.nouns import who_in
from rules_db.games.cgs.card_text.said.quantities import amount_in, quantity_in
from rules_db.games.cgs.card_text.selecting import Amount

ENERGY, GET_ENERGY, PAY_ENERGY = "energy", "get energy", "pay energy"
"""The counters of a player, and the verbs that are about them."""

PARTS = (
    Token("energies", r"(?:\{E\})+", ("{E}", "{E}{E}"), "energy counters", lambda said: Amount(said.count("E"))),
    Token("one_energy", r"\{E\}", ("{E}",), "energy counters"),
)  # fmt: skip


def _gets(filled: Filled) -> Counted:
    return Counted(GET_ENERGY, who=who_in(filled), amount=amount_in(filled, filled["energies"]))


def _gets_as_many(filled: Filled) -> Counted:
    amount = quantity_in(filled) if "quantity" in filled else filled["as_much"]
    return Counted(GET_ENERGY, who=who_in(filled), amount=amount)


ENTRIES: tuple[Entry, ...] = (
    verb(
        GET_ENERGY,
        ("[{who} ]get[{s}] {energies}[{per}]", _gets),
        ("[{who} ]get[{s}] {as_much} {one_energy}", _gets_as_many),
        ("[{who} ]get[{s}] an amount of {one_energy} equal to {quantity}", _gets_as_many),
        traits=(Trait.CHANGES,),
    ),
    verb(
        PAY_ENERGY,
        ("pay {energies}", lambda filled: Counted(PAY_ENERGY, amount=filled["energies"])),
        is_cost=True,
    ),
)
