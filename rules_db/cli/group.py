"""The group of commands, and the one place where errors become exit codes.

0 done; 1 the rulebooks have problems; 2 the call is wrong or cannot be carried out; 130 Ctrl-C, 143 SIGTERM.
"""

import gc
import sys
from importlib import import_module
from typing import Any

import click

from rules_db.cli.ending import ended_by_signals
from rules_db.cli.output import accept_any_encoding, fail
from rules_db.errors import RulebookProblems, RulesError
from rules_db.garbage import look_for_garbage_rarely

# Command to module: only the one that runs is imported, because engines and MkDocs take their time.
COMMANDS = {
    "init": "books.begin",
    "build": "books.author",
    "check": "books.author",
    "search": "books.look",
    "show": "books.show",
    "equivalents": "books.look",
    "graph": "books.graph",
    "examples": "games.examples",
    "prove": "games.prove",
    "play": "games.play",
    "deck": "games.deck",
    "solve": "games.solve",
    "simulate": "games.simulate",
    "study": "games.study",
    "audit": "books.audit",
    "serve": "books.serve",
}


class _Commands(click.Group):
    def main(self, *arguments: Any, **options: Any) -> Any:
        accept_any_encoding()
        return super().main(*arguments, **options)

    def list_commands(self, context: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        gc.disable()  # What modules are made of lives to the end: to look through it for garbage is time lost.
        command: click.Command = getattr(import_module(f"rules_db.cli.{COMMANDS[name]}"), name)
        gc.freeze()
        gc.enable()
        look_for_garbage_rarely()
        return command

    def invoke(self, context: click.Context) -> Any:
        try:
            with ended_by_signals():
                return super().invoke(context)
        except RulebookProblems as error:
            for problem in error.problems:
                fail(str(problem))
            count = len(error.problems)
            fail(f"{count} problem{'' if count == 1 else 's'} in the rulebooks")
            sys.exit(1)
        except RulesError as error:
            fail(str(error))
            sys.exit(2)
        except BrokenPipeError:
            raise
        except OSError as error:
            where = f"{error.filename}: " if error.filename else ""
            fail(f"{where}{error.strerror or error} (mend its name, its permissions or the disk)")
            sys.exit(2)


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="rules-db")
def main() -> None:
    """Card-game rulebooks as a database: build it, check it, ask it.

    \b
    Examples:
      rules-db init my-game                       begin a project of your own
      rules-db build                              make rules.db from docs/
      rules-db search "discard pile"              find rules in every game
      rules-db show resummoned-607.3.b            one rule and all around it
      rules-db graph path resummoned-607.2 resummoned-701.1
      rules-db examples --rule resummoned-607.3.b run its worked examples
      rules-db play resummoned                    play a game by the rules
      rules-db deck cgs my-deck.md                see whether a deck is legal
      rules-db solve singularity --seed 7         find a line that wins a deal
      rules-db study singularity --vary start.gpp=1..5 see what a number changes
      rules-db audit --sources ../sources         compare with the source documents
    """
