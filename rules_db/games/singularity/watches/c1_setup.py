"""Chapter 1: sectors, gaps and tokens."""

from collections.abc import Iterator

from rules_db.games.singularity.actions.values import DEAL
from rules_db.games.singularity.book import book
from rules_db.games.singularity.state import SPACES
from rules_db.games.singularity.watches.reading import ROUND, Sight, is_gap

UNWATCHED: dict[str, str] = {}
"""Prohibitions and requirements of the chapter that no watch sees to, each with the reason."""

TOKENS = 2
"""How many Dark Rift tokens can lie on the table."""


@book.watch("1.7.2")
def no_third_token_is_survived(seen: Sight) -> Iterator[str]:
    """Two sectors at most hold a Dark Rift token while the game goes on."""
    if len(seen.after.tokens) > TOKENS:
        yield f"{len(seen.after.tokens)} Dark Rift tokens lie on the table"


@book.watch("4.4.1")
def gaps_stay_gaps(seen: Sight) -> Iterator[str]:
    """A space that holds neither a card nor a token is no sector any more, and nothing is put into it."""
    if seen.action is None or seen.action.verb == DEAL:
        return
    for space in ROUND:
        if is_gap(seen.before, space) and not is_gap(seen.after, space) and space not in seen.before.due:
            yield f"something has come into the gap in the {SPACES[space]}"
