"""How the worked examples lay out a duel and look at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules_db.engine.scene import Given, NotThere, OwnStep
from rules_db.games.resummoned import properties, views
from rules_db.games.resummoned.game import GAME, Resummoned
from rules_db.games.resummoned.rules.c300_cards import cards
from rules_db.games.resummoned.rules.c400_monsters import monsters
from rules_db.games.resummoned.state import FIELD, Card, Duel, Zone
from rules_db.games.resummoned.table import layout
from rules_db.games.resummoned.table.steps import STEPS


class ResummonedScene:
    """Columns of a table, all optional but the first.

    card, name, print (the name on a foreign print), type, ATK, DEF, level, rank, attribute, kinds (monster types),
    supertypes, effects (card_text/), copies (in decks), and on the field: position, facing, column, zone, owner,
    under (the card it is a tribute of), host (what it is equipped to), entered and attacked (yes: this turn).
    """

    game: Resummoned = GAME
    idle = frozenset({"act", "sideboard"})
    steps: Sequence[OwnStep] = STEPS

    def setup(self, given: Given) -> dict[str, Any]:
        """A position in mid-duel, in the Main Phase of the first player unless said otherwise, or a match."""
        return layout.match(given) if "format" in given.own else layout.position(given)

    def place(self, state: Duel, card: str) -> str:
        found = _require(state, card)
        if found.zone in FIELD:
            return "on the field"
        if found.zone is Zone.BENEATH:
            return f"in the tributes of {found.beneath}"
        if found.zone is Zone.NOWHERE:
            return "nowhere"
        word = {Zone.DECK: "deck", Zone.HAND: "hand", Zone.GRAVEYARD: "graveyard"}.get(found.zone, "banished zone")
        return f"in {found.keeper}'s {word}"

    def controller(self, state: Duel, card: str) -> str:
        return cards.controller_of(_require(state, card))

    def property(self, state: Duel, card: str, name: str) -> str:
        return _property(state, _require(state, card), name)

    def count(self, state: Duel, player: str, what: str) -> int:
        one = state.players[player]
        if what in ("life points", "life point"):
            return one.life_points
        for word, pile in (
            ("hand", one.hand), ("deck", one.deck), ("graveyard", one.graveyard), ("banished zone", one.banished),
            ("field", one.field),
        ):  # fmt: skip
            if what.endswith(word):
                return len(pile)
        raise NotThere(f"a player has no {what} (there are: life points, cards in the hand, deck, graveyard…)")

    def phase(self, state: Duel) -> tuple[str, str]:
        return (state.battle.step if state.battle else state.phase), state.turn_player

    def outcome(self, state: Duel) -> str:
        if state.stage != "over":
            return "the game goes on"
        return f"{state.winner} wins" if state.winner else "the game is drawn"

    def sees(self, state: Duel, player: str, card: str) -> bool:
        return views.sees(state, player, _require(state, card))

    def unused_chance(self, state: Duel) -> int:
        return len(state.chance.script)


def _require(duel: Duel, card: str) -> Card:
    if card not in duel.cards:
        raise NotThere(f"there is no card {card} (there are: {', '.join(sorted(duel.cards))})")
    return duel.cards[card]


def _property(duel: Duel, card: Card, name: str) -> str:
    if name in properties.NUMBERS:
        number = properties.number(duel, card, name)
        return "none" if number is None else str(number)
    position = monsters.position_of(card)
    found = {
        "name": lambda: properties.name(duel, card),
        "type": lambda: properties.card_type(duel, card),
        "attribute": lambda: properties.attribute(duel, card),
        "monster types": lambda: ", ".join(properties.monster_types(duel, card)),
        "supertypes": lambda: ", ".join(properties.supertypes(duel, card)),
        "facing": lambda: str(cards.facing_of(card) or ""),
        "position": lambda: position.partition(" ")[0].lower() if position else "",
        "column": lambda: "" if card.column is None else str(card.column),
        "zone": lambda: str(card.zone),
        "owner": lambda: card.owner,
        "host": lambda: card.equipped_to,
    }.get(name)
    if found is None:
        raise NotThere(f"a card has no {name} (there are: ATK, DEF, level, name, type, facing, position…)")
    return found() or "none"


SCENE = ResummonedScene()
