"""How the worked examples lay out a duel and look at it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules_db.games.kernel import BadSetup
from rules_db.games.resummoned import cards, monsters, properties, views
from rules_db.games.resummoned.game import GAME, Resummoned
from rules_db.games.resummoned.state import FIELD, Card, Duel, Zone
from rules_db.games.scene import Given, NotThere, OwnStep, Pile, Row

PILES = {
    "field": "field", "hand": "hand", "deck": "deck", "graveyard": "graveyard", "banished zone": "banished",
    "tributes": "tribute",
}  # fmt: skip
PLAIN_DECK = 5


class ResummonedScene:
    """Columns of a table: card, name, type, ATK, DEF, level, rank, attribute, kinds, supertypes, effects, position,
    facing, column, zone, owner, under, equipped to, entered, attacked, print."""

    game: Resummoned = GAME
    idle = frozenset({"act"})
    steps: Sequence[OwnStep] = ()

    def setup(self, given: Given) -> dict[str, Any]:
        """The setup of a position; a player whose deck is not described has a few plain cards in it."""
        described = {row["card"]: row for row in given.cards}
        listed = [_card(pile, row, described) for pile in given.piles for row in pile.rows]
        with_deck = {pile.player for pile in given.piles if pile.zone == "deck"}
        for player in given.players:
            if player not in with_deck:
                listed += [_plain_card(player, number) for number in range(1, PLAIN_DECK + 1)]
        used = {each["card"] for each in listed}
        return {
            "players": [{"name": each, "life_points": _life(given, each)} for each in given.players],
            "position": {"phase": given.phase, "turn_player": given.turn_player, "turn": 3},
            "inserts": [_insert(row) for handle, row in described.items() if handle not in used],
            "cards": listed,
            "chance": list(given.chance),
        }

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


def _life(given: Given, player: str) -> int:
    return next((number for who, number, what in given.amounts if who == player and "life" in what), 8000)


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


_COLUMNS = frozenset(
    "card name type ATK DEF level rank attribute kinds supertypes effects print position facing column zone owner under "
    "host entered attacked".split()
)


def _insert(row: Mapping[str, str]) -> dict[str, Any]:
    """What a row says about the insert; a card without a type is a monster."""
    if unknown := set(row) - _COLUMNS:
        raise BadSetup(f"column {unknown.pop()!r}: there is none of that name (there are: {', '.join(sorted(_COLUMNS))})")
    plain: dict[str, Any] = {"name": row.get("name") or row["card"], "type": row.get("type") or "Monster"}
    for column, key in (("ATK", "attack"), ("DEF", "defense"), ("level", "level"), ("rank", "rank")):
        if row.get(column):
            plain[key] = _number(row[column], column)
    for column, key in (("kinds", "monster_types"), ("supertypes", "supertypes")):
        if row.get(column):
            plain[key] = row[column].split(", ")
    for column, key in (("attribute", "attribute"), ("effects", "effects"), ("print", "printed_name")):
        if row.get(column):
            plain[key] = row[column]
    return plain


def _number(text: str, column: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise BadSetup(f"column {column}: {text!r} is no whole number") from None


def _card(pile: Pile, row: Row, described: dict[str, Row]) -> dict[str, Any]:
    """One card of a pile; what the row leaves out, `the cards:` may have described."""
    full = {**described.get(row["card"], {}), **{key: value for key, value in row.items() if value}}
    if pile.zone not in PILES:
        raise BadSetup(f"zone {pile.zone!r}: there is none of that name (there are: {', '.join(PILES)})")
    plain: dict[str, Any] = {
        "card": full["card"], "player": pile.player, "owner": full.get("owner") or pile.player,
        "zone": PILES[pile.zone], "insert": _insert(full),
    }  # fmt: skip
    if pile.zone == "field":
        plain["zone"] = _field_zone(full)
        if full.get("under"):
            plain["zone"] = "tribute"
        plain |= _lie(full, plain["zone"])
    return plain


def _field_zone(row: Mapping[str, str]) -> str:
    if row.get("zone"):
        return row["zone"].lower()
    return "monster" if (row.get("type") or "Monster") == "Monster" else "spell/trap"


def _lie(row: Mapping[str, str], zone: str) -> dict[str, Any]:
    """How a card lies on the field; a Trap is face-down, a monster in Attack Position, unless the row says else."""
    lie: dict[str, Any] = {"facing": row.get("facing") or ("face-down" if row.get("type") == "Trap" else "face-up")}
    if zone == "monster":
        words = {"attack": "Attack Position", "defense": "Defense Position"}
        given = (row.get("position") or "attack").removesuffix(" position").lower()
        if given not in words:
            raise BadSetup(f"position {row['position']!r}: there is none of that name (there are: attack, defense)")
        lie["position"] = words[given]
    if row.get("column"):
        lie["column"] = _number(row["column"], "column")
    for column, key in (("under", "under"), ("host", "equipped_to")):
        if row.get(column):
            lie[key] = row[column]
    return lie | {key: row.get(key, "no") not in ("no", "") for key in ("entered", "attacked")}


def _plain_card(player: str, number: int) -> dict[str, Any]:
    insert = {"name": f"Plain card {number} of {player}", "attack": 0, "defense": 0}
    return {"card": insert["name"], "player": player, "owner": player, "zone": "deck", "insert": insert}


SCENE = ResummonedScene()
