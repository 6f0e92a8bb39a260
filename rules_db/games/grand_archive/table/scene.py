"""How worked examples lay out a table of Grand Archive and read it.

Columns of a card: `card` (its handle), `name` (its printed name, if not the handle), `type` (an Ally unless said),
`supertype`, `memory cost` ('none' for none; 0 unless said), `back` (the name on its other face), `owner`, `token`
(yes), `effect`, `when sacrificed`.
"""

from collections.abc import Sequence
from typing import Any

from rules_db.engine.kernel import BadSetup
from rules_db.engine.scene import Given, NotThere, OwnStep, Pile, Row
from rules_db.engine.state.plain import to_plain
from rules_db.games.grand_archive.actions.candidates import ACT, BUILD
from rules_db.games.grand_archive.card_text.notation import TYPES, read_effects, read_supertypes
from rules_db.games.grand_archive.game import GAME
from rules_db.games.grand_archive.rules.s_supertypes.supertypes import card_types, supertypes, supertypes_unless_listed
from rules_db.games.grand_archive.state import (
    COLLECTION,
    FIELD,
    NOWHERE,
    OWN_ZONES,
    SHARED_ZONES,
    STACK,
    Card,
    Face,
    Table,
)
from rules_db.games.grand_archive.views import view

COLUMNS = ("card", "name", "type", "supertype", "memory cost", "back", "owner", "token", "effect", "when sacrificed")
MAIN_PHASE, DECKBUILDING = "main phase", "deckbuilding"


class GrandArchiveScene:
    """The Scene of Grand Archive."""

    game = GAME
    steps: Sequence[OwnStep] = ()
    idle = frozenset({ACT, BUILD})

    def setup(self, given: Given) -> dict[str, Any]:
        if given.phase not in ("", MAIN_PHASE):
            raise BadSetup(f"a scenario begins in a main phase or with deckbuilding, not in the {given.phase}")
        if given.amounts:
            raise BadSetup(f"players have no {given.amounts[0][2]} here")
        described = {_handle(row): row for row in given.cards}
        cards = [_card(row, pile, described) for pile in given.piles for row in pile.rows]
        placed = {card.handle for card in cards}
        tokens = Pile(given.players[0], NOWHERE, [row for name, row in described.items() if name not in placed])
        cards += [_card(row, tokens, described) for row in tokens.rows]
        return {
            "players": given.players,
            "turn_player": given.turn_player or given.players[0],
            "cards": to_plain(cards),
            "building": any(pile.zone == COLLECTION for pile in given.piles),
            "chance": given.chance,
        }

    def place(self, state: Table, card: str) -> str:
        found = _find(state, card)
        if found.zone in (FIELD, STACK):
            return f"on the {found.zone}"
        return NOWHERE if found.zone == NOWHERE else f"in {found.controller}'s {found.zone}"

    def controller(self, state: Table, card: str) -> str:
        found = _find(state, card)
        return found.controller if found.zone == FIELD else ""

    def property(self, state: Table, card: str, name: str) -> str:
        found = _find(state, card)
        cost = found.face.memory_cost
        values = {
            "name": found.name or "none",
            "card type": " and ".join(card_types(found)),
            "supertype": " and ".join(supertypes(found)) or "none",
            "memory cost": "none" if cost is None else str(cost),
            "owner": found.owner,
        }
        if name not in values:
            raise NotThere(f"a card has no {name} (it has: {', '.join(values)})")
        return values[name]

    def count(self, state: Table, player: str, what: str) -> int:
        zone = what.removeprefix("cards ").removeprefix("card ").removeprefix("in ").removeprefix("the ")
        if zone not in OWN_ZONES:
            raise NotThere(f"nobody counts {what} here (zones: {', '.join(OWN_ZONES)})")
        return sum(card.zone == zone and card.controller == player for card in state.cards.values())

    def phase(self, state: Table) -> tuple[str, str]:
        return (DECKBUILDING, state.builders[0]) if state.builders else (MAIN_PHASE, state.turn_player)

    def outcome(self, state: Table) -> str:
        return "the game goes on"

    def sees(self, state: Table, player: str, card: str) -> bool:
        return _find(state, card) in view(state, player).cards

    def unused_chance(self, state: Table) -> int:
        return len(state.chance.script)


def _find(table: Table, handle: str) -> Card:
    if handle not in table.cards:
        raise NotThere(f"there is no card {handle} (cards: {', '.join(table.cards)})")
    return table.cards[handle]


def _handle(row: Row) -> str:
    if not row.get("card"):
        raise BadSetup("a row of cards needs a column `card` with what the players call it")
    return row["card"]


def _card(row: Row, pile: Pile, described: dict[str, Row]) -> Card:
    """The card of a row, with what `the cards:` say of it besides."""
    handle = _handle(row)
    values = {name: value for name, value in {**described.get(handle, {}), **row}.items() if value}
    for name in values:
        if name not in COLUMNS:
            raise BadSetup(f"a card has no column {name} (columns: {', '.join(COLUMNS)})")
    if pile.zone not in (*OWN_ZONES, *SHARED_ZONES):
        raise BadSetup(f"there is no zone {pile.zone} (zones: {', '.join((FIELD, *OWN_ZONES))})")
    effects = read_effects(values.get("when sacrificed", ""))
    return Card(
        handle=handle,
        front=_face(values),
        owner=values.get("owner", pile.player),
        controller=pile.player,
        zone=pile.zone,
        back=values.get("back", ""),
        is_token=values.get("token") == "yes",
        effects=read_effects(values.get("effect", "")),
        when_sacrificed=effects[0] if effects else [],
    )


def _face(values: dict[str, str]) -> Face:
    type_, cost = values.get("type", "Ally"), values.get("memory cost", "0")
    if type_ not in TYPES:
        raise BadSetup(f"there is no card type {type_} (card types: {', '.join(TYPES)})")
    if cost != "none" and not cost.isdigit():
        raise BadSetup(f"a memory cost is a number or none, not {cost}")
    listed = "supertype" in values
    named = read_supertypes(values["supertype"]) if listed else list(supertypes_unless_listed())
    return Face(values.get("name", values["card"]), type_, named, None if cost == "none" else int(cost))


SCENE = GrandArchiveScene()
