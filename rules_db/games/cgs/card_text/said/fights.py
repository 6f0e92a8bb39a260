"""Moments of a battle: after damage calculation, at the end of the Damage Step; and what an activation targets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rules_db.engine.card_text.parts import Filled, Form, Part, Unsaid, always
from rules_db.games.cgs.card_text.said.happenings import FOUGHT, FOUGHT_AS_ATTACKER, RECKONED
from rules_db.games.cgs.card_text.said.vocabulary import ITSELF
from rules_db.games.cgs.card_text.selecting import Selector, When


def _fights(event: str, of: str = "") -> Callable[[Filled], When]:
    """A card has been in a battle, of which the damage has been dealt; where it tells of another, it is pointed to."""

    def build(filled: Filled) -> When:
        what: Selector = filled["cards"]
        if not of:
            return When(event, what)
        if what.pick not in ("this", "host"):
            raise Unsaid("of two cards that are not told apart, none is spoken of (write 'this battles a monster')")
        return When(event, what, to=replace(filled["sort"], of=of))

    return build


IN_BATTLE = (
    Part("aimed_at", (
        Form(f"this[ ({ITSELF})]", always(Selector("this"))),
        Form("[the ](enchanted|equipped) creature", always(Selector("host"))),
        Form("(a|an|1|one or more) {sort}[{side_of}]",
             lambda filled: replace(filled["sort"], of=filled.get("side_of", "any"))),
    ), "what is targeted"),
    Part("battle_over", (
        Form("{cards} battle[s|d]", _fights(FOUGHT)),
        Form("{cards} attack[s|ed]", _fights(FOUGHT_AS_ATTACKER)),
        Form("{cards} battle[s|d] (a|an) {sort}", _fights(FOUGHT, "any")),
        Form("{cards} battle[s|d] an opponent's {sort}", _fights(FOUGHT, "opponent")),
    ), "whose battle is over"),
    Part("reckoned", (
        Form("{cards} battle[s|d]", _fights(RECKONED)),
        Form("{cards} battle[s|d] (a|an) {sort}", _fights(RECKONED, "any")),
        Form("{cards} battle[s|d] an opponent's {sort}", _fights(RECKONED, "opponent")),
    ), "of whose battle the damage is dealt"),
    Part("battle_moment", (
        Form("at the end of the Damage Step, (if|when) {battle_over}", lambda filled: filled["battle_over"]),
        Form("after damage calculation, (if|when) {reckoned}", lambda filled: filled["reckoned"]),
    ), "a moment of a battle"),
)  # fmt: skip
