"""The options of commands that play many games: who helps, and which bot plays."""

import click

from rules_db.engine.engines import bots_of
from rules_db.errors import NotFound

workers_option = click.option(
    "--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="How many processes play them."
)
scheduler_option = click.option(
    "--scheduler",
    default="",
    metavar="ADDRESS",
    help="Have the Dask cluster of this scheduler play them, such as tcp://192.168.0.7:8786.",
)


def require_bot(game: str, bot: str) -> None:
    """Raises NotFound for a name that no bot of the game has; '' is none."""
    bots = bots_of(game)
    if bot and bot not in bots:
        raise NotFound(f"there is no bot {bot!r} for {game} (bots: {', '.join(bots)})")
