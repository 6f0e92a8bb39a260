"""Chapter 1: Dark Rift tokens."""

from collections.abc import Iterator

from rules_db.games.singularity.book import book
from rules_db.games.singularity.watches.reading import Sight

UNWATCHED: dict[str, str] = {}
"""Prohibitions and requirements of the chapter that no watch sees to, each with the reason."""

TOKENS = 2
"""How many Dark Rift tokens can lie on the table."""


@book.watch("1.7.2")
def no_third_token_is_survived(seen: Sight) -> Iterator[str]:
    """Two sectors at most hold a Dark Rift token while the game goes on."""
    if len(seen.after.tokens) > TOKENS:
        yield f"{len(seen.after.tokens)} Dark Rift tokens lie on the table"
