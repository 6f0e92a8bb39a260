"""How the worked examples lay out a game and look at it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from rules_db.engine.amounts import counted
from rules_db.engine.scene import BoardCard, Given, NotThere, OtherSentence, OwnStep
from rules_db.games.cgs import views
from rules_db.games.cgs.card_text.said.vocabulary import KEYWORDS
from rules_db.games.cgs.doing.conditions import abilities
from rules_db.games.cgs.game import GAME, CardGameSingularity
from rules_db.games.cgs.poker import telling
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.table import columns, counting, layout
from rules_db.games.cgs.table.board import board
from rules_db.games.cgs.table.cells import COLUMNS, column_of
from rules_db.games.cgs.table.other_sentences import SENTENCES
from rules_db.games.cgs.table.steps import PHASES, STEPS, require_card
from rules_db.games.cgs.words import OWN, SHARED, Zone

LOADED = columns


class CgsScene:
    """Columns of a table: those of table/columns/, all optional but `card`."""

    game: CardGameSingularity = GAME
    steps: Sequence[OwnStep] = STEPS
    phases: Sequence[str] = PHASES
    other_zones: Mapping[str, str] = layout.OTHER_ZONES
    other_sentences: Sequence[OtherSentence] = SENTENCES
    idle = frozenset({"act", "answer", "step", "mulligan", "order"})
    decisions: Mapping[str, str] = {
        "act": "act", "answer": "answer", "step": "choose a step", "discard": "discard", "effect": "order effects",
        "block": "select blockers", "redirect": "decide on the attack", "target": "choose a target",
        "may": "decide", "call": "call the coin", "first": "name who goes first", "mulligan": "take a mulligan",
        "order": "choose an order", "declare": "declare a color", "choose": "choose", "pay": "choose a payment",
        "answer the bet": "answer the bet", "bet": "decide on the bet", "stake": "put money in",
        "flip playing cards": "flip playing cards", "take from the pot": "take from the pot",
        "use as mana": "use money as mana", "pick out": "choose a revealed card",
    }  # fmt: skip

    def setup(self, given: Given) -> dict[str, Any]:
        """A position in mid-course, in Main Phase 1 of the first player unless said otherwise, or a start."""
        return layout.setup_of(given)

    def playing(self, state: Table) -> Sequence[str]:
        return state.order

    def place(self, state: Table, card: str) -> str:
        found = require_card(state, card)
        if found.zone is Zone.NOWHERE:
            return "nowhere"
        if found.zone in (Zone.ATTACHED, Zone.BENEATH):
            return f"in the cards with {found.host or found.above}"
        number = f" {found.place}" if found.place and found.zone is not Zone.PRIZES else ""
        if found.zone in (*SHARED, Zone.QUEUE):
            return f"on the {found.zone}" if found.zone is Zone.UNO_PILE else f"in the {found.zone}{number}"
        return f"in {found.player}'s {found.zone}{number}"

    def controller(self, state: Table, card: str) -> str:
        return require_card(state, card).controller

    def property(self, state: Table, card: str, name: str) -> str:
        if (card, name) == ("the ante", "amount"):
            return str(state.ante)
        if (card, name) == ("the turn order", "direction"):
            return "reversed" if state.is_reversed else "usual"
        if card in state.players:
            return telling.told(state, card, name)
        if name == "number" and (counters := re.fullmatch(r"(.+?) counters on (.+)", card)):
            return str(require_card(state, counters[2]).counters.get(counters[1], 0))
        found = require_card(state, card)
        if name.startswith("controlled by "):
            return "yes" if found.controller == name.removeprefix("controlled by ") else "no"
        known = column_of(name)
        if known is None and name in KEYWORDS:
            return "yes" if name in abilities.words_of(state, found) else "no"
        if known is None or known.says is None:
            there = ", ".join(each.name for each in COLUMNS.values() if each.says)
            raise NotThere(f"a card has no {name} (there are: {there})")
        return known.says(state, found) or "none"

    def count(self, state: Table, player: str, what: str) -> int:
        one, zone = state.players[player], counted(what)
        if what == layout.LIFE:
            return one.life
        if (number := counting.controlled(state, player, what)) is not None:
            return number
        if what in telling.SUMS:
            return telling.SUMS[what](state, player)
        if what == layout.TEMPORARY:
            return one.temporary
        if what == layout.MANA.strip():
            return sum(each.amount for each in one.pool)
        if what.endswith(layout.MANA):
            color = what.removesuffix(layout.MANA)
            return sum(each.amount for each in one.pool if color in each.colors)
        if zone in layout.NAMES and layout.NAMES[zone] in OWN:
            return len(state.lying(player, layout.NAMES[zone]))
        if zone in layout.NAMES and layout.NAMES[zone] in SHARED:
            return len(state.lying("", layout.NAMES[zone]))
        raise NotThere(
            f"nobody counts {what} here "
            f"(there are: life, temporary money, mana, red mana …, cards in the {', '.join(OWN)})"
        )

    def phase(self, state: Table) -> tuple[Sequence[str], str]:
        """The turn as a whole is told as well: 'it is the turn of Ann'."""
        return tuple(filter(None, (state.step, state.phase, "turn"))), state.turn_player

    def outcome(self, state: Table) -> str:
        if not state.is_over:
            return "the game goes on"
        if len(state.winners) == len(state.seats):
            return "the game is drawn"
        *others, last = state.winners
        return f"{', '.join(others)} and {last} win" if others else f"{last} wins"

    def sees(self, state: Table, player: str, card: str) -> bool:
        return views.sees(state, player, require_card(state, card))

    def board(self, state: Table) -> Sequence[BoardCard]:
        return board(state)

    def unused_chance(self, state: Table) -> int:
        return len(state.chance.script)


SCENE = CgsScene()
