"""The watches: second readers of the rules, a module a chapter or section, written from the rulebook alone."""

from rules_db.games.ttcg.watches import (
    c2_1_terms,
    c2_2_battle,
    c2_2_chains,
    c2_2_decks_and_start,
    c2_2_effects,
    c2_2_leveling,
    c2_2_points_and_limits,
    c2_2_turns_and_playing,
)

__all__ = ["UNWATCHED", "c2_2_chains"]

UNWATCHED = {
    **c2_1_terms.UNWATCHED,
    **c2_2_battle.UNWATCHED,
    **c2_2_decks_and_start.UNWATCHED,
    **c2_2_effects.UNWATCHED,
    **c2_2_leveling.UNWATCHED,
    **c2_2_points_and_limits.UNWATCHED,
    **c2_2_turns_and_playing.UNWATCHED,
}
