"""Before the game starts: players sort the cards of their collection into decks. What is left over stays at home."""

from rules_db.engine.trace import Trace
from rules_db.games.grand_archive.state import MAIN_DECK, Card, GameState


def put_into_deck(state: GameState, trace: Trace, card: Card, deck: str) -> None:
    card.zone = deck
    if deck == MAIN_DECK:
        state.main_decks[card.owner].append(card.handle)
    trace.emit("put into a deck", "T1.1", card.owner, card=card.handle, deck=deck)


def finish_building(state: GameState, trace: Trace, player: str) -> None:
    """Close a player's decks; when all are closed, the main decks are shuffled and the first main phase begins."""
    state.builders.remove(player)
    trace.emit("decks closed", "T1.1", player)
    if state.builders:
        return
    for each in state.players:
        state.chance.shuffle(state.main_decks[each])
        trace.emit("shuffled", "T2.8", each)
