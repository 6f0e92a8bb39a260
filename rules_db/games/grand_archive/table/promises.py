"""What the checks of random games ask of a table: its cards, and what a player may not know of it."""

from rules_db.engine.chance import Chance
from rules_db.engine.state.plain import from_json, to_json
from rules_db.games.grand_archive.state import MAIN_DECK, GameState
from rules_db.games.grand_archive.views import is_seen


class GrandArchivePromises:
    """The Promises of Grand Archive."""

    def players(self, state: GameState) -> list[str]:
        return state.players

    def cards(self, state: GameState) -> list[str]:
        lying = [card.handle for card in state.cards.values() if card.zone != MAIN_DECK and not card.is_token]
        return sorted([*lying, *(handle for deck in state.main_decks.values() for handle in deck)])

    def disguised(self, state: GameState, player: str, chance: Chance) -> GameState:
        """Each other player's hidden cards change places, and every main deck is in another order."""
        other = from_json(GameState, to_json(state))
        other.chance = chance.another()
        for each in other.players:
            hidden = [card for card in other.cards.values() if card.controller == each and not is_seen(card, player)]
            zones = sorted(card.zone for card in hidden)
            chance.shuffle(zones)
            for card, zone in zip(hidden, zones, strict=True):
                card.zone = zone
            deck = [card.handle for card in hidden if card.zone == MAIN_DECK]
            chance.shuffle(deck)
            other.main_decks[each] = deck
        return other


PROMISES = GrandArchivePromises()
