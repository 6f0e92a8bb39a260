"""How the worked examples lay out a duel and look at it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules_db.engine.amounts import LIFE_POINTS, counted, listed
from rules_db.engine.scene import BoardCard, Given, NotThere, OwnStep
from rules_db.games.resummoned import properties, views
from rules_db.games.resummoned.game import GAME, Resummoned
from rules_db.games.resummoned.rules.c300_cards import cards
from rules_db.games.resummoned.rules.c400_monsters import monsters
from rules_db.games.resummoned.state import FIELD, Card, Duel, Zone
from rules_db.games.resummoned.table import entering, layout
from rules_db.games.resummoned.table.board import board
from rules_db.games.resummoned.table.columns import OTHER_WORDS
from rules_db.games.resummoned.table.steps import PHASES, STEPS, require_card


class ResummonedScene:
    """Columns of a table, all optional but the first.

    card, name, print (the name on a foreign print), type, ATK, DEF, level, rank, attribute, monster types, supertypes,
    effects (card_text/), owner, copies (as a match begins), and on the field: position, facing, column, zone, under
    (the card it is a tribute of), host (what it is equipped to), entered and attacked (yes: this turn).
    """

    game: Resummoned = GAME
    steps: Sequence[OwnStep] = STEPS
    phases: Sequence[str] = PHASES
    other_zones: Mapping[str, str] = {}
    other_sentences: Sequence[tuple[str, str]] = ()
    idle = frozenset({"act", "sideboard"})
    decisions: Mapping[str, str] = {
        "act": "act",
        "sideboard": "get ready for the next duel",
        "start": "choose who starts",
        "first": "choose which card goes in first",
        "effect": "choose which effect goes on the Chain first",
        "may": "decide whether to use an effect",
        "target": "choose a target",
        "choose": "choose a card",
        "place": "choose where a card goes",
        "equip": "choose what to equip",
        "defender": "reassign the attack",
        "discard": "discard",
        "pay": "choose what to pay with",
    }

    def setup(self, given: Given) -> dict[str, Any]:
        """A position in mid-duel, in the Main Phase of the first player unless said otherwise, or a match."""
        return entering.match(given) if "format" in given.own else layout.position(given)

    def playing(self, state: Duel) -> Sequence[str]:
        return state.alive()

    def place(self, state: Duel, card: str) -> str:
        found = require_card(state, card)
        if found.zone in FIELD:
            return "on the field"
        if found.zone is Zone.BENEATH:
            return f"in the tributes of {found.beneath}"
        if found.zone is Zone.NOWHERE:
            return "nowhere"
        word = {Zone.DECK: "deck", Zone.HAND: "hand", Zone.GRAVEYARD: "graveyard"}.get(found.zone, "banished zone")
        return f"in {found.keeper}'s {word}"

    def controller(self, state: Duel, card: str) -> str:
        return cards.controller_of(require_card(state, card))

    def property(self, state: Duel, card: str, name: str) -> str:
        return _property(state, require_card(state, card), name)

    def count(self, state: Duel, player: str, what: str) -> int:
        one, match = state.players[player], state.match
        piles: dict[str, Sequence[object]] = {
            "hand": one.hand, "deck": one.deck, "graveyard": one.graveyard, "banished zone": one.banished,
            "field": one.field, "sideboard": match.sideboards.get(player, ()),
        }  # fmt: skip
        zone = counted(what)
        if zone == LIFE_POINTS:
            return one.life_points
        if zone not in piles:
            raise NotThere(f"nobody counts {what} here (there are: {listed((LIFE_POINTS, *piles))})")
        return len(piles[zone])

    def phase(self, state: Duel) -> tuple[Sequence[str], str]:
        return ((state.battle.step, state.phase) if state.battle else (state.phase,)), state.turn_player

    def outcome(self, state: Duel) -> str:
        if state.stage != "over":
            return "the game goes on"
        return f"{state.winner} wins" if state.winner else "the game is drawn"

    def sees(self, state: Duel, player: str, card: str) -> bool:
        return views.sees(state, player, require_card(state, card))

    def board(self, state: Duel) -> Sequence[BoardCard]:
        return board(state)

    def unused_chance(self, state: Duel) -> int:
        return len(state.chance.script)


def _property(duel: Duel, card: Card, name: str) -> str:
    if name in properties.NUMBERS:
        number = properties.number(duel, card, name)
        return "none" if number is None else str(number)
    name = OTHER_WORDS.get(name, name)
    if name not in _WORDS:
        raise NotThere(f"a card has no {name} (there are: {', '.join((*properties.NUMBERS, *_WORDS))})")
    return _WORDS[name](duel, card) or "none"


_WORDS: dict[str, Callable[[Duel, Card], str]] = {
    "name": properties.name,
    "type": properties.card_type,
    "attribute": properties.attribute,
    "monster types": lambda duel, card: ", ".join(properties.monster_types(duel, card)),
    "supertypes": lambda duel, card: ", ".join(properties.supertypes(duel, card)),
    "facing": lambda duel, card: str(cards.facing_of(card) or ""),
    "position": lambda duel, card: (monsters.position_of(card) or "").partition(" ")[0].lower(),
    "column": lambda duel, card: "" if card.column is None else str(card.column),
    "zone": lambda duel, card: str(card.zone),
    "owner": lambda duel, card: card.owner,
    "host": lambda duel, card: card.equipped_to,
}


SCENE = ResummonedScene()
