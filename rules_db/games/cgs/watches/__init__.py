"""The watches: second readers of the rules, a module a chapter, written from the rulebook alone."""

from rules_db.games.cgs.watches import (
    c1_deckbuilding,
    c2_zones,
    c3_the_game,
    c4_turn,
    c5_cards,
    c8_queue,
    c9_creatures,
    c9_other_cards,
    c10_kinds_of_monster,
    c10_monsters,
    c11_spells,
    c11_traps,
    c12_pokemon,
    c12_retreating,
    c13_energy_and_trainers,
    c14_combat,
)

__all__ = ["UNWATCHED"]

UNWATCHED: dict[str, str] = {
    **c1_deckbuilding.UNWATCHED,
    **c2_zones.UNWATCHED,
    **c3_the_game.UNWATCHED,
    **c4_turn.UNWATCHED,
    **c5_cards.UNWATCHED,
    **c8_queue.UNWATCHED,
    **c9_creatures.UNWATCHED,
    **c9_other_cards.UNWATCHED,
    **c10_kinds_of_monster.UNWATCHED,
    **c10_monsters.UNWATCHED,
    **c11_spells.UNWATCHED,
    **c11_traps.UNWATCHED,
    **c12_pokemon.UNWATCHED,
    **c12_retreating.UNWATCHED,
    **c13_energy_and_trainers.UNWATCHED,
    **c14_combat.UNWATCHED,
}
