"""The watches: second readers of the rules, a module a chapter or section, written from the rulebook alone."""

from rules_db.games.resummoned.watches import (
    c100_prerequisites,
    c200_players,
    c300_cards,
    c400_monsters,
    c500_zones,
    c600_turns,
    c603_checks,
    c607_battles,
    c700_effects,
    c703_resolving,
    c710_equip_cards,
)

__all__ = ["UNWATCHED", "c603_checks", "c607_battles", "c703_resolving", "c710_equip_cards"]

UNWATCHED = {
    **c100_prerequisites.UNWATCHED,
    **c200_players.UNWATCHED,
    **c300_cards.UNWATCHED,
    **c400_monsters.UNWATCHED,
    **c500_zones.UNWATCHED,
    **c600_turns.UNWATCHED,
    **c700_effects.UNWATCHED,
}
