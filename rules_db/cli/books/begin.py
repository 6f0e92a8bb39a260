"""The command that begins a project of one's own."""

import shlex
from pathlib import Path

import click

from rules_db.cli.output import console
from rules_db.starter import begin_project


@click.command()
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
@click.option("--key", default="", help="The rulebook's key, with which the ids of its rules begin; else made of DIR.")
@click.option("--title", default="", help="What the game is called; else made of the key.")
def init(folder: Path, key: str, title: str) -> None:
    """Begin a project of your own in DIR, which is new or empty.

    It holds mkdocs.yml and docs/ with a rulebook of ten rules, to be written over.

    \b
    Examples:
      rules-db init night-ferry
      rules-db init rules --key ferry --title "Night Ferry"
    """
    names = begin_project(folder, key, title)
    rules = next(name for name in names if name.startswith("docs/rulebooks/")).rpartition("/")[0]
    console.print(f"{folder} is begun: {len(names)} files, the rules in {rules}/.", markup=False, soft_wrap=True)
    console.print("Next:")
    for command in (f"cd {shlex.quote(str(folder))}", "rules-db check", "rules-db serve --watch"):
        console.print(f"  {command}", markup=False, soft_wrap=True)
