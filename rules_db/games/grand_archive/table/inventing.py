"""Invented cards of Grand Archive: texts out of the table that reads them, about cards and names that there are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules_db.engine.card_text.grammar import Grammar
from rules_db.engine.card_text.random_texts import random_text
from rules_db.engine.chance import Chance
from rules_db.engine.play.record import write_table
from rules_db.engine.watching import Seen
from rules_db.games.grand_archive.actions.values import Action
from rules_db.games.grand_archive.card_text.nouns import TYPES
from rules_db.games.grand_archive.card_text.reading import TEXT, grammar, read_effects
from rules_db.games.grand_archive.state import (
    BANISHMENT,
    COLLECTION,
    FIELD,
    GRAVEYARD,
    HAND,
    MAIN_DECK,
    MATERIAL_DECK,
    MEMORY,
    REGALIA,
    UNIQUE,
    Effect,
    GameState,
)
from rules_db.games.grand_archive.table.scene import COLUMNS
from rules_db.games.grand_archive.table.starter import Rows, cards_of, title

NAMES = ("Hester", "Crown", "Wolf", "Mirror")
COSTS = ("0", "1", "2", "none")
SUPERTYPES = ("", "", UNIQUE, UNIQUE, REGALIA, f"{UNIQUE} {REGALIA}")
ZONES = (HAND, HAND, FIELD, FIELD, FIELD, MAIN_DECK, MATERIAL_DECK, MEMORY, GRAVEYARD, BANISHMENT)
NOWHERE_YET = "nowhere yet"
BUILDING_ONE_IN = 8

_NO_CELLS = dict.fromkeys(COLUMNS, "")


class GrandArchiveInventor:
    """The Inventor of Grand Archive: half of the starter's cards say something else, and some are in other places."""

    columns: Sequence[str] = ("effects", "when sacrificed")

    def setup(self, players: Sequence[str], chance: Chance) -> str:
        rows = {player: list(cards_of(player, after)) for player, after in _with_next(players)}
        handles = [row["card"] for each in rows.values() for row in each]
        saying = grammar().knowing({"card": handles, "name": NAMES, "player": players})
        is_building = chance.one_in(BUILDING_ONE_IN)
        described: Rows = []
        lines: list[str] = []
        for player, own in rows.items():
            cards = [row if chance.one_in(2) else _invented(row["card"], saying, chance) for row in own]
            places = _places(cards, chance, is_building=is_building)
            owners = [chance.pick(players) if place == FIELD else "" for place in places]
            described += [_NO_CELLS | card | {"owner": owner} for card, owner in zip(cards, owners, strict=True)]
            lines += _piles(player, [card["card"] for card in cards], places)
        return "\n".join([title(players), "And the cards:", write_table(described), *lines])

    def at_work(self, seen: Seen[GameState, Action], effects: Sequence[str]) -> Iterable[str]:
        """The effects that resolve. In one action those of one card do, one after the other."""
        done = _resolving(seen)
        return (text for text in effects if done and read_effects(text)[0] in done)


def _with_next(players: Sequence[str]) -> Iterable[tuple[str, str]]:
    return zip(players, [*players[1:], players[0]], strict=True)


def _resolving(seen: Seen[GameState, Action]) -> Sequence[Effect]:
    """Of the effects that came first, as many as resolve."""
    stack, count = seen.before.stack, sum(1 for _ in seen.of("resolved"))
    return stack[-1].effects[:count] if stack else ()


def _invented(handle: str, saying: Grammar, chance: Chance) -> dict[str, str]:
    """A card of this handle; only an object on the field can be a token."""
    supertypes = chance.pick(SUPERTYPES)
    costs = COSTS[:-1] if REGALIA in supertypes else COSTS
    sacrificed = random_text(saying, "effect", chance) if chance.one_in(4) else ""
    return {
        "card": handle, "name": chance.pick(NAMES), "type": chance.pick(TYPES),
        "supertypes": supertypes, "memory cost": chance.pick(costs),
        "effects": random_text(saying, TEXT, chance) if chance.below(5) else "", "when sacrificed": sacrificed,
        "back": chance.pick(NAMES) if chance.one_in(4) else "", "token": "yes" if chance.one_in(10) else "",
    }  # fmt: skip


def _places(cards: Rows, chance: Chance, *, is_building: bool) -> list[str]:
    """Where the cards lie: no two unique objects of a name on the field, and no regalia in the graveyard."""
    places: list[str] = []
    names: list[str] = []
    for card in cards:
        place = chance.pick(_zones(card, is_building=is_building))
        if place == GRAVEYARD and REGALIA in card["supertypes"]:
            place = MATERIAL_DECK
        if place == FIELD and UNIQUE in card["supertypes"]:
            place = NOWHERE_YET if card["name"] in names and card.get("token") else place
            place = HAND if card["name"] in names and place == FIELD else place
            names.append(card["name"])
        places.append(place)
    return places


def _zones(card: dict[str, str], *, is_building: bool) -> Sequence[str]:
    """Nothing is in play while decks are built, and a token only ever on the field."""
    if card.get("token"):
        return (NOWHERE_YET,) if is_building else (NOWHERE_YET, FIELD)
    return (COLLECTION,) if is_building else ZONES


def _piles(player: str, handles: Sequence[str], places: Sequence[str]) -> list[str]:
    lines: list[str] = []
    for place in dict.fromkeys(places):
        held: Rows = [{"card": card} for card, where in zip(handles, places, strict=True) if where == place]
        step = f"And {player} controls:" if place == FIELD else f"And {player} has in the {place}:"
        lines += [] if place == NOWHERE_YET else [step, write_table(held)]
    return lines


INVENTOR = GrandArchiveInventor()
