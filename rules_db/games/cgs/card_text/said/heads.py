"""What stands before the colon of an effect: its costs, when and how often it is activated, and from where."""

from __future__ import annotations

from typing import Any

from rules_db.engine.card_text.parts import Filled, Form, Part, Row, Token, words
from rules_db.games.cgs.card_text.model import Mana, Step
from rules_db.games.cgs.card_text.said import deeds
from rules_db.games.cgs.card_text.said.limits.limiting import STAY
from rules_db.games.cgs.card_text.selecting import Selector, Test
from rules_db.games.cgs.words import GRAVEYARD


def _in_phase(filled: Filled) -> dict[str, Any]:
    """A quick effect that works in some phase, or in the turn of an opponent."""
    turn = [Test("turn", filled["whose_turn"])] if "whose_turn" in filled else []
    phase = [Test(filled["whole_phase"])] if "whole_phase" in filled else []
    return {"speed": "fast", "tests": (*turn, *phase)}


_YOUR_TURN = (Test("turn"),)

PARTS = (
    Row("head", "head_item", (", ",)),
    Part("head_item", (
        Form("[you (can|may) ]{cost}", lambda filled: filled["cost"]),
        Form("{mana}", lambda filled: Mana("pay", mana=filled["mana"])),
        Form("{tap_symbol}", lambda filled: Step("tap", Selector("this"))),
        Form("{often}[{before_attack}]", lambda filled: filled["often"]),
        Form("((quick|Quick) (effect|Effect)|{quick_effect})", lambda filled: {"speed": "fast"}),
        Form("{often} {quick_effect}", lambda filled: filled["often"] | {"speed": "fast"}),
        Form("during {turn_of_any}", lambda filled: {"speed": "fast"}),
        Form("during your Main Phase", lambda filled: {"speed": "slow"}),
        Form("during (the|either player's) {whole_phase} {quick_effect}", _in_phase),
        Form("during {whose_turn:opponents_only} {whole_phase}[ {quick_effect}]", _in_phase),
        Form("during {whose_turn:opponents_only} turn[ {quick_effect}]", _in_phase),
        Form("except the turn this card was sent to the (GY|graveyard)",
             lambda filled: {"tests": (deeds.LATER_TURN,)}),
        Form("at slow speed", lambda filled: {"speed": "slow"}),
        Form("you (can|may)", lambda filled: {}),
        Form("(exile|banish) this[ card] from your (graveyard|GY)",
             lambda filled: deeds.Paid(Step("exile", deeds.THIS), GRAVEYARD)),
        Form("in the {pile}", lambda filled: {"zone": filled["pile"]}),
        Form("if this[ card] is in your {own_place}", lambda filled: {"zone": filled["own_place"]}),
    ), "a cost or limit"),
    words("whole_phase", {"Main Phase": "main phase", "Battle Phase": "battle phase"}),
    words("opponents_only", {"your opponent's": "opponent"}),
    words("often", {
        "once per turn": {"limit": "turn"}, "once per round": {"limit": "round"},
        "once during (your turn|each of your turns)": {"limit": "turn", "tests": _YOUR_TURN},
        "only once": {"limit": STAY},
        "once while this card is face-up on the field": {"limit": STAY},
        "as often as you like during your turn": {"tests": _YOUR_TURN},
        "during your turn": {"tests": _YOUR_TURN},
    }),
    Token("before_attack", r" \(before your attack\)", (" (before your attack)",), "what 12.1.4 says has no effect"),
    Token("tap_symbol", r"\{T\}", ("{T}",), "the tap symbol"),
)  # fmt: skip
