"""How the worked examples lay out a game and look at it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules_db.engine.amounts import counted
from rules_db.engine.scene import BoardCard, Given, NotThere, OwnStep
from rules_db.games.ttcg import properties, views
from rules_db.games.ttcg.game import GAME, TrueTradingCardGame
from rules_db.games.ttcg.moving import FIELD
from rules_db.games.ttcg.rules.c2_1_terms.cards import is_creature
from rules_db.games.ttcg.rules.c2_2_basic_rules.turns import END
from rules_db.games.ttcg.state import Card, Table, Zone
from rules_db.games.ttcg.table import layout
from rules_db.games.ttcg.table.board import board
from rules_db.games.ttcg.table.columns import OTHER_WORDS
from rules_db.games.ttcg.table.steps import PHASES, STEPS, require_card


class TtcgScene:
    """Columns of a table, all optional but the first.

    card, name, type, level, attack, defense, sub-types, effects (card_text/), owner, copies (in a deck that is
    brought), and on the field: facing, tapped (no, yes, this turn), under (the top card of its pile), host (what it is
    attached to), active (yes: its Continuous effect is), set (this turn: played face-down in this one), attacked.
    """

    game: TrueTradingCardGame = GAME
    steps: Sequence[OwnStep] = STEPS
    phases: Sequence[str] = PHASES
    other_zones: Mapping[str, str] = {}
    other_sentences: Sequence[tuple[str, str]] = ()
    idle = frozenset({"act"})
    decisions: Mapping[str, str] = {
        "act": "act",
        "discard": "discard",
        "effect": "choose which effect is activated first",
        "target": "choose a target",
        "below": "choose what to level up",
        "may": "decide whether to use an effect",
        "choose": "choose a card",
    }

    def setup(self, given: Given) -> dict[str, Any]:
        """A position in mid-course, in the Main Phase of the first player unless said otherwise, or a start."""
        return layout.setup_of(given)

    def playing(self, state: Table) -> Sequence[str]:
        return state.seats

    def place(self, state: Table, card: str) -> str:
        found = require_card(state, card)
        if found.above:
            return f"in the cards under {found.above}"
        if found.zone in FIELD:
            return "on the field"
        return "nowhere" if found.zone is Zone.NOWHERE else f"in {found.player}'s {found.zone}"

    def controller(self, state: Table, card: str) -> str:
        found = require_card(state, card)
        return found.player if found.zone in FIELD or found.above else ""

    def property(self, state: Table, card: str, name: str) -> str:
        found, name = require_card(state, card), OTHER_WORDS.get(name, name)
        if name in properties.NUMBERS:
            return str(properties.number(state, found, name)) if is_creature(found) else "none"
        if name not in _WORDS:
            raise NotThere(f"a card has no {name} (there are: {', '.join((*properties.NUMBERS, *_WORDS))})")
        return _WORDS[name](found) or "none"

    def count(self, state: Table, player: str, what: str) -> int:
        one, zone = state.players[player], counted(what)
        piles: dict[str, Sequence[str]] = {
            "hand": one.hand, "deck": one.deck, "discard pile": one.discard, "field": one.field,
        }  # fmt: skip
        if zone == layout.POINTS:
            return one.points
        if zone not in piles:
            there = ", ".join(f"cards in the {each}" for each in piles)
            raise NotThere(f"nobody counts {what} here (there are: points, {there})")
        return len(piles[zone])

    def phase(self, state: Table) -> tuple[Sequence[str], str]:
        return ("end of the turn" if state.phase == END else state.phase,), state.turn_player

    def outcome(self, state: Table) -> str:
        if not state.is_over:
            return "the game goes on"
        return f"{state.winner} wins" if state.winner else "the game is drawn"

    def sees(self, state: Table, player: str, card: str) -> bool:
        return views.sees(state, player, require_card(state, card))

    def board(self, state: Table) -> Sequence[BoardCard]:
        return board(state)

    def unused_chance(self, state: Table) -> int:
        return len(state.chance.script)


_WORDS: dict[str, Callable[[Card], str]] = {
    "name": lambda card: card.printed.name,
    "type": lambda card: card.printed.type,
    "sub-types": lambda card: ", ".join(card.printed.sub_types),
    "facing": lambda card: "" if card.zone not in FIELD else "face-down" if card.is_face_down else "face-up",
    "position": lambda card: "tapped" if card.tapped else "untapped",
    "zone": lambda card: str(card.zone),
    "owner": lambda card: card.owner,
    "host": lambda card: card.host,
}

SCENE = TtcgScene()
