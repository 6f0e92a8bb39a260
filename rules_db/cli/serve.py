"""To be written."""

import click


@click.command()
def serve() -> None:
    """To be written."""
