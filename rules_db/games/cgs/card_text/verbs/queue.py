"""negate, counter, end the attack or the turn, win and lose the game, extra turns, skipped steps."""

from __future__ import annotations

from rules_db.engine.card_text.parts import Part
from rules_db.engine.card_text.verbs import Trait
from rules_db.games.cgs.card_text.entries import LASTS, Entry, both_ways, of_cards, of_player, verb
from rules_db.games.cgs.card_text.model import Step

PARTS: tuple[Part, ...] = ()


ENTRIES: tuple[Entry, ...] = (
    verb("negate", ("(counter|negate) {in_queue}", of_cards("negate", "in_queue")), traits=(Trait.STOPS,)),
    *both_ways("negate effects", (f"{{cards}} (is|are) negated{LASTS}", of_cards("negate effects")),
               traits=(Trait.STOPS,)),
    verb("end the attack", ("(negate|end) the attack", lambda filled: Step("end the attack")), traits=(Trait.STOPS,)),
    verb("redirect", ("the attack is redirected to {one_card}", of_cards("redirect", "one_card")),
         traits=(Trait.CHANGES,)),
    verb("end the turn", ("(end the turn|your turn ends)", lambda filled: Step("end the turn")), traits=(Trait.STOPS,)),
    verb("win", ("{who} win[s] the game", of_player("win")), traits=(Trait.ENDS,)),
    verb("lose the game", ("{who} lose[s] the game", of_player("lose the game")), traits=(Trait.ENDS,)),
)  # fmt: skip
