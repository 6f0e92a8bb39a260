"""Command lines: every command with options and arguments that are right, wrong, empty, endless or no text."""

import itertools
import json
import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import click
from running import ENCODINGS, Ran, run
from sandbox import Sandbox, file_name
from trying import Fault, without_each
from words import shown, word

from rules_db.cli import main

GOOD_WORDS = ("grand-archive-S1.b", "S1.b", "S2.3", "T2.2", "resummoned", "grand-archive", "toy", "grand-archive-T2.2",
              "graveyard", "regalia", "unique object", "Ann,Bob", "toy-1.1", "resummoned-601.1", "chess")  # fmt: skip
NUMBERS = ("0", "1", "2", "3", "-1", "007", "x", "", "1.5", "9" * 5000, "²")
"""None that makes a command work for long."""
_GAMES = ("--games", "1", "--steps", "2", "--workers", "1", "--scheduler", "")
SHORT = {
    "simulate": _GAMES,
    "study": _GAMES,
    "serve": ("--build-only", "--root", "folder"),
    "solve": ("--seconds", "0.1"),
}
TYPED = (b"", b"1\n2\nundo\nstate\ntrace\nquit\n", b"\xff\xfe\x00\n", b"save folder/new\nhelp\n", b"why 1\n\n\n9\n")


@dataclass(frozen=True, slots=True)
class CommandLine:
    arguments: tuple[str, ...]
    typed: bytes
    encoding: str


class CommandLines:
    """The kind. Every command and option is asked of the program itself, so that none is forgotten."""

    name = "commands"

    def __init__(self, database: Path | None = None) -> None:
        self.sandbox = Sandbox(database)
        self.commands = list(_commands((), main))
        options = [each for _, command in self.commands for each in command.params if isinstance(each, click.Option)]
        self.with_value = {name for each in options if not each.is_flag for name in each.opts}

    def close(self) -> None:
        self.sandbox.close()

    def case(self, chance: random.Random) -> CommandLine:
        typed, encoding = chance.choice(TYPED), chance.choice(ENCODINGS)
        if chance.random() < 0.03:
            return CommandLine(tuple(_sound(word(chance)) for _ in range(chance.randint(0, 3))), typed, encoding)
        names, command = chance.choice(self.commands)
        given = [each for parameter in command.params for each in _given(parameter, chance)]
        if chance.random() < 0.05:
            given.insert(chance.randint(0, len(given)), _sound(word(chance)))
        given += SHORT.get(names[0], ())
        return CommandLine((*names, *given), typed, encoding)

    def fault(self, case: CommandLine) -> Fault | None:
        self.sandbox.restore()
        ran = run(case.arguments, case.typed, case.encoding)
        is_json = ran.status == 0 and self._asks_for_json(case.arguments) and "--help" not in ran.out
        return _fault(case, ran) or (_json_fault(case.arguments[0], ran.out) if is_json else None)

    def _asks_for_json(self, arguments: tuple[str, ...]) -> bool:
        """Whether `--json` is said, and not as the value of an option."""
        return any(each == "--json" and before not in self.with_value for before, each in itertools.pairwise(arguments))

    def smaller(self, case: CommandLine) -> Iterable[CommandLine]:
        names = case.arguments[:1]
        short = SHORT.get(names[0], ()) if names else ()
        inner = case.arguments[1 : len(case.arguments) - len(short)]
        for fewer in without_each(inner):
            yield replace(case, arguments=(*names, *fewer, *short))
        if case.typed:
            yield replace(case, typed=b"")
        if case.encoding != "utf-8":
            yield replace(case, encoding="utf-8")

    def told(self, case: CommandLine) -> str:
        typed = f" < {shown(case.typed.decode('latin-1'))}" if case.typed else ""
        return f"PYTHONIOENCODING={case.encoding} rules-db {' '.join(map(shown, case.arguments))}{typed}"


def _commands(names: tuple[str, ...], group: click.Group) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    context = click.Context(group)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        if isinstance(command, click.Group):
            yield from _commands((*names, name), command)
        elif command:
            yield (*names, name), command


def _given(parameter: click.Parameter, chance: random.Random) -> list[str]:
    """What a command line says of one parameter: nothing, something, now and then too little."""
    if isinstance(parameter, click.Option):
        if chance.random() < 0.6:
            return []
        name = chance.choice([*parameter.opts, *parameter.secondary_opts])
        if parameter.is_flag or chance.random() < 0.02:
            return [name]
        return [name, _value(parameter, chance)]
    if chance.random() < 0.03:
        return []
    most = 3 if parameter.nargs == -1 else 1
    return [_value(parameter, chance) for _ in range(chance.randint(1, most))]


def _value(parameter: click.Parameter, chance: random.Random) -> str:
    if isinstance(parameter.type, click.Path):
        return _sound(file_name(chance))
    if isinstance(parameter.type, click.IntRange):
        return chance.choice(NUMBERS)
    return chance.choice(GOOD_WORDS) if chance.random() < 0.5 else _sound(word(chance))


def _sound(text: str) -> str:
    """The text as a command line can hold it: what UTF-8 cannot say are single bytes."""
    return (
        text.encode("utf-8", "surrogateescape" if text.isascii() else "surrogatepass")
        .replace(b"\0", b"")
        .decode("utf-8", "surrogateescape")
    )


def _fault(case: CommandLine, ran: Ran) -> Fault | None:
    """What a command may not do, whatever it is given."""
    command = " ".join(case.arguments[:2])[:30]
    if ran.status not in (0, 1, 2):
        return Fault(f"exit status {ran.status}", command)
    if "Traceback (most" in ran.out + ran.err or "breaks down" in ran.out + ran.err:
        return Fault("a traceback or a breakdown is printed", ran.err[-300:])
    lines = [line for line in ran.err.split("\n") if line]
    if ran.status == 2 and not lines:
        return Fault("exit status 2 and no word why", command)
    if ran.status == 2 and len(lines) > 1 and not (lines[0].startswith("Usage: ") or command.startswith("audit")):
        return Fault("more than one line for one error", ran.err)
    return None


def _json_fault(command: str, out: str) -> Fault | None:
    try:
        for text in out.rstrip("\n").split("\n") if command == "play" else [out]:
            json.loads(text)
    except ValueError as error:
        return Fault(f"{command} --json prints no JSON", f"{error}: {shown(out)}")
    return None
