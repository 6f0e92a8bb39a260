"""To be written."""

import click


@click.command()
def audit() -> None:
    """To be written."""
