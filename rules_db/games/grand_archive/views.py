"""What one player sees: T2.2.R1 says which zones are open to whom."""

from dataclasses import dataclass

from rules_db.games.grand_archive.state import (
    COLLECTION,
    HAND,
    MATERIAL_DECK,
    MEMORY,
    NOWHERE,
    OPEN_ZONES,
    OWN_ZONES,
    Card,
    GameState,
    Item,
)

SEEN_BY_THEIR_PLAYER = (HAND, MATERIAL_DECK, MEMORY, COLLECTION)


@dataclass(frozen=True, slots=True)
class View:
    """The table as a player sees it: cards in sight, sizes of all zones by (player, zone), and whose move it is."""

    player: str
    cards: tuple[Card, ...]
    sizes: tuple[tuple[str, str, int], ...]
    stack: tuple[Item, ...]
    turn_player: str
    opportunity: str
    about_to: str
    turn: int
    passes: int


def is_seen(card: Card, player: str) -> bool:
    """Whether a player sees which card this is."""
    is_own = card.zone in SEEN_BY_THEIR_PLAYER and card.controller == player
    return is_own or card.zone in OPEN_ZONES or card.zone == NOWHERE


def view(state: GameState, player: str) -> View:
    """The table without what the player cannot see; the order of main decks is hidden from everyone."""
    sizes = tuple(
        (each, zone, sum(card.zone == zone and card.controller == each for card in state.cards.values()))
        for each in state.players
        for zone in OWN_ZONES
    )
    return View(
        player=player,
        cards=tuple(card for card in state.cards.values() if is_seen(card, player)),
        sizes=sizes,
        stack=tuple(state.stack),
        turn_player=state.turn_player,
        opportunity=state.opportunity,
        about_to=state.about_to,
        turn=state.turn,
        passes=state.passes,
    )
