"""How worked examples lay out a table of Grand Archive and read it.

Columns of a card: `card` (its handle), `name` (its printed name, if not the handle), `type` (an Ally unless said),
`supertypes`, `memory cost` ('none' for none; 0 unless said), `back` (the name on its other face), `owner`, `token`
(yes or no), `effects`, `when sacrificed`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from rules_db.engine.amounts import counted, filling, listed, require_amounts, whole_number
from rules_db.engine.kernel import BadSetup
from rules_db.engine.scene import BoardCard, Given, NotThere, OwnStep, Pile, Row
from rules_db.engine.state.plain import to_plain
from rules_db.games.grand_archive.actions.candidates import ACT, BUILD, CHOOSE
from rules_db.games.grand_archive.card_text.nouns import TYPES
from rules_db.games.grand_archive.card_text.reading import read_effects, read_supertypes
from rules_db.games.grand_archive.game import GAME
from rules_db.games.grand_archive.rules.s_supertypes.supertypes import card_types, supertypes, supertypes_unless_listed
from rules_db.games.grand_archive.state import (
    COLLECTION,
    FIELD,
    NOWHERE,
    OWN_ZONES,
    STACK,
    Card,
    Face,
    GameState,
)
from rules_db.games.grand_archive.views import view

COLUMNS = ("card", "name", "type", "supertypes", "memory cost", "back", "owner", "token", "effects", "when sacrificed")
OTHER_WORDS = {"supertype": "supertypes", "effect": "effects", "card type": "type"}
"""Columns and properties that are understood too, and what everything else calls them."""

MAIN_PHASE, DECKBUILDING = "main phase", "deckbuilding"


class GrandArchiveScene:
    """The Scene of Grand Archive."""

    game = GAME
    steps: Sequence[OwnStep] = ()
    phases: Sequence[str] = (MAIN_PHASE,)
    other_zones: Mapping[str, str] = {}
    other_sentences: Sequence[tuple[str, str]] = ()
    idle = frozenset({ACT, BUILD})
    decisions: Mapping[str, str] = {ACT: ACT, BUILD: BUILD, CHOOSE: CHOOSE}

    def setup(self, given: Given) -> dict[str, Any]:
        require_amounts(given, OWN_ZONES)
        described = _described(given.cards)
        cards = [_card(_read_row(row), pile, described) for pile in given.piles for row in pile.rows]
        placed = {card.handle for card in cards}
        tokens = Pile(given.players[0], NOWHERE, [row for name, row in described.items() if name not in placed])
        cards += [_card(row, tokens, described) for row in tokens.rows]
        cards += [card for player in given.players for zone in OWN_ZONES for card in _plain_cards(given, player, zone)]
        return {
            "players": given.players,
            "turn_player": given.turn_player or given.players[0],
            "cards": to_plain(cards),
            "building": any(card.zone == COLLECTION for card in cards),
            "chance": given.chance,
        }

    def playing(self, state: GameState) -> Sequence[str]:
        return state.players

    def place(self, state: GameState, card: str) -> str:
        found = _find(state, card)
        if found.zone in (FIELD, STACK):
            return f"on the {found.zone}"
        return NOWHERE if found.zone == NOWHERE else f"in {found.controller}'s {found.zone}"

    def controller(self, state: GameState, card: str) -> str:
        found = _find(state, card)
        return found.controller if found.zone == FIELD else ""

    def property(self, state: GameState, card: str, name: str) -> str:
        found, name = _find(state, card), OTHER_WORDS.get(name, name)
        if name not in _PROPERTIES:
            raise NotThere(f"a card has no {name} (it has: {', '.join(_PROPERTIES)})")
        return _PROPERTIES[name](found) or "none"

    def count(self, state: GameState, player: str, what: str) -> int:
        zone = counted(what)
        if zone not in (*OWN_ZONES, FIELD):
            raise NotThere(f"nobody counts {what} here (there are: {listed((*OWN_ZONES, FIELD))})")
        return sum(card.zone == zone and card.controller == player for card in state.cards.values())

    def phase(self, state: GameState) -> tuple[Sequence[str], str]:
        return ((DECKBUILDING,), state.builders[0]) if state.builders else ((MAIN_PHASE,), state.turn_player)

    def outcome(self, state: GameState) -> str:
        return "the game goes on"

    def sees(self, state: GameState, player: str, card: str) -> bool:
        return _find(state, card) in view(state, player).cards

    def board(self, state: GameState) -> Sequence[BoardCard]:
        return [_drawn(card) for card in state.cards.values() if card.zone != NOWHERE]

    def unused_chance(self, state: GameState) -> int:
        return len(state.chance.script)


def _drawn(card: Card) -> BoardCard:
    cost = card.face.memory_cost
    return BoardCard(card.handle, card.controller, card.zone, {} if cost is None else {"memory cost": cost})


def _find(state: GameState, handle: str) -> Card:
    if handle not in state.cards:
        raise NotThere(f"there is no card {handle} (cards: {', '.join(state.cards)})")
    return state.cards[handle]


_PROPERTIES: dict[str, Callable[[Card], str]] = {
    "name": lambda card: card.name,
    "type": lambda card: " and ".join(card_types(card)),
    "supertypes": lambda card: " and ".join(supertypes(card)),
    "memory cost": lambda card: "" if card.face.memory_cost is None else str(card.face.memory_cost),
    "owner": lambda card: card.owner,
}


def _read_row(row: Row) -> dict[str, str]:
    """What a row says, by column; raises BadSetup for a column that there is none of."""
    said = {}
    for column, cell in row.items():
        name = OTHER_WORDS.get(column, column)
        if name not in COLUMNS:
            raise BadSetup(f"a card has no column {column} (columns: {', '.join(COLUMNS)})")
        if name != column and name in row:
            raise BadSetup(f"columns {column} and {name} say the same (keep {name})")
        if cell:
            said[name] = cell
    return said


def _described(rows: Sequence[Row]) -> dict[str, Row]:
    """What `the cards:` say, by the handle; raises BadSetup for a card that is described twice."""
    described: dict[str, Row] = {}
    for said in map(_read_row, rows):
        if _handle(said) in described:
            raise BadSetup(f"{said['card']} is described twice (describe it once)")
        described[said["card"]] = said
    return described


def _handle(said: Row) -> str:
    if "card" not in said:
        raise BadSetup("a row of cards needs a column `card` with what the players call it")
    return said["card"]


def _plain_cards(given: Given, player: str, zone: str) -> Iterator[Card]:
    """Allies without any text that fill a zone up to the number stated."""
    rows = sum(len(pile.rows) for pile in given.piles if (pile.player, pile.zone) == (player, zone))
    for number in range(1, (filling(given, player, zone, rows) or 0) + 1):
        name = f"Plain {zone} card {number} of {player}"
        yield Card(name, Face(name, "Ally", (), 0), player, player, zone)


def _card(row: Row, pile: Pile, described: Mapping[str, Row]) -> Card:
    """The card of a row, with what `the cards:` say of it besides."""
    handle = _handle(row)
    said = {**described.get(handle, {}), **row}
    if pile.zone not in (FIELD, NOWHERE, *OWN_ZONES):
        raise BadSetup(f"there is no zone {pile.zone} (zones: {', '.join((FIELD, *OWN_ZONES))})")
    if said.get("token", "no") not in ("yes", "no"):
        raise BadSetup(f"{handle} is a token or not, and not {said['token']} (write yes or no)")
    effects = read_effects(said.get("when sacrificed", ""))
    if len(effects) > 1:
        what = f"{handle} has {len(effects)} effects when it is sacrificed"
        raise BadSetup(f"{what} (write one, its steps parted by commas)")
    return Card(
        handle=handle,
        front=_face(said),
        owner=said.get("owner", pile.player),
        controller=pile.player,
        zone=pile.zone,
        back=said.get("back", ""),
        is_token=said.get("token") == "yes",
        effects=read_effects(said.get("effects", "")),
        when_sacrificed=effects[0] if effects else (),
    )


def _face(said: Row) -> Face:
    type_, cost = said.get("type", "Ally"), said.get("memory cost", "0")
    if type_ not in TYPES:
        raise BadSetup(f"there is no card type {type_} (card types: {', '.join(TYPES)})")
    if cost != "none" and not cost.isdecimal():
        raise BadSetup(f"a memory cost is a number or none, not {cost} (write digits or none)")
    named = read_supertypes(said["supertypes"]) if "supertypes" in said else supertypes_unless_listed()
    return Face(said.get("name", said["card"]), type_, named, None if cost == "none" else whole_number(cost))


SCENE = GrandArchiveScene()
