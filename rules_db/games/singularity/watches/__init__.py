"""The watches: second readers of the rules, a module a chapter, written from the rulebook and not from the engine."""

from rules_db.games.singularity.watches import (
    c1_setup,
    c2_flow,
    c3_gravity,
    c4_cards,
    c5_challenges,
    c6_accomplishments,
)

UNWATCHED = {
    **c1_setup.UNWATCHED,
    **c2_flow.UNWATCHED,
    **c3_gravity.UNWATCHED,
    **c4_cards.UNWATCHED,
    **c5_challenges.UNWATCHED,
    **c6_accomplishments.UNWATCHED,
}
