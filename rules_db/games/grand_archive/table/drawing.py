"""A table of Grand Archive as one player sees it: objects across each other, the effects stack, one's own cards."""

from collections.abc import Iterator

from rules_db.engine.state.fields import EMPTY, Row, Side, counted, facing
from rules_db.games.grand_archive.state import (
    COLLECTION,
    FIELD,
    HAND,
    MAIN_DECK,
    MATERIAL_DECK,
    MEMORY,
    OWN_ZONES,
    Card,
    Do,
    GameState,
)
from rules_db.games.grand_archive.views import is_seen

IN_A_ROW = 4
_LISTED = (HAND, MATERIAL_DECK, MEMORY, COLLECTION)
"""The zones whose cards their player sees, each in a list of its own."""


def drawn(state: GameState, player: str) -> list[str]:
    far = [_side(state, each) for each in state.players if each != player]
    middle = f"turn {state.turn}, {state.turn_player}"
    return [*facing(_side(state, player), far, middle), *_stack(state), *_own(state, player), *_texts(state, player)]


def _side(state: GameState, name: str) -> Side:
    cards = [card for card in state.cards.values() if card.controller == name]
    sizes = [(zone, sum(card.zone == zone for card in cards)) for zone in OWN_ZONES]
    said = [counted(size, zone) for zone, size in sizes if size or zone in (HAND, MAIN_DECK)]
    lines = [f"{name}: {', '.join(said)}"]
    for zone in ("graveyard", "banishment"):
        if lying := [card.handle for card in cards if card.zone == zone]:
            lines.append(f"  {zone}: {', '.join(lying)}")
    objects = [_object(card) for card in cards if card.zone == FIELD] or [EMPTY]
    rows = [Row("", objects[at : at + IN_A_ROW]) for at in range(0, len(objects), IN_A_ROW)]
    return Side(lines, rows)


def _object(card: Card) -> str:
    """'Ann's Twin (Hester, unique Ally)'."""
    name = f"{card.name}, " if card.name and not card.handle.endswith(card.name) else ""
    return f"{card.handle} ({name}{' '.join((*card.face.supertypes, card.face.type))})"


def _stack(state: GameState) -> Iterator[str]:
    for place, item in enumerate(reversed(state.stack)):
        yield f"effects stack{', next' if not place else ''}: {item.card} ({item.player})"


def _own(state: GameState, player: str) -> Iterator[str]:
    for zone in _LISTED:
        cards = [card for card in state.cards.values() if card.zone == zone and card.controller == player]
        if cards:
            yield f"your {zone}:"
            yield from (f"  {_told(card)}" for card in cards)


def _texts(state: GameState, player: str) -> Iterator[str]:
    """What objects in play do when they are sacrificed, or have printed on them otherwise."""
    objects = [card for card in state.on_field() if is_seen(card, player) and (card.effects or card.when_sacrificed)]
    if objects:
        yield "what objects say:"
        yield from (f"  {_told(card)}" for card in objects)


def _told(card: Card) -> str:
    cost = "" if card.face.memory_cost is None else f", memory cost {card.face.memory_cost}"
    effects = "; ".join(", ".join(map(_done, effect)) for effect in card.effects)
    sacrificed = ", ".join(map(_done, card.when_sacrificed))
    texts = [effects, f"when sacrificed {sacrificed}" if sacrificed else ""]
    said = "; ".join(text for text in texts if text)
    return f"{_object(card)}{cost}" + (f": {said}" if said else "")


def _done(do: Do) -> str:
    change = do.change and " ".join((*do.change.supertypes, do.change.type, do.change.until))
    return " ".join(str(each) for each in (do.kind, do.card, do.to, do.number or "", change or "") if each).rstrip()
