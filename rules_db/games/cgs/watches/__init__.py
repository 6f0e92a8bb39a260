"""The watches: second readers of the rules, a module or a folder a chapter, written from the rulebook alone."""

from rules_db.games.cgs.watches import (
    c1_deckbuilding,
    c2_zones,
    c3_the_game,
    c4_turn,
    c5_cards,
    c8_queue,
    c9,
    c10,
    c11,
    c12,
    c13_energy_and_trainers,
    c14_combat,
    c15_uno,
    c16,
    c17_dealer,
    c18,
)

__all__ = ["UNWATCHED"]

UNWATCHED: dict[str, str] = {
    **c1_deckbuilding.UNWATCHED,
    **c2_zones.UNWATCHED,
    **c3_the_game.UNWATCHED,
    **c4_turn.UNWATCHED,
    **c5_cards.UNWATCHED,
    **c8_queue.UNWATCHED,
    **c9.UNWATCHED,
    **c10.UNWATCHED,
    **c11.UNWATCHED,
    **c12.UNWATCHED,
    **c13_energy_and_trainers.UNWATCHED,
    **c14_combat.UNWATCHED,
    **c15_uno.UNWATCHED,
    **c16.UNWATCHED,
    **c17_dealer.UNWATCHED,
    **c18.UNWATCHED,
}
