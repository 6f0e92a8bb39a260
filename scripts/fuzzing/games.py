"""Games: lines typed at a table, files to begin with and to go on from, and worked examples, most of them damaged."""

import json
import random
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from running import Ran, run
from sandbox import Sandbox, file_name
from trying import ROOT, Fault, without_each
from words import letters, shown, word

from rules_db.docs import load_files
from rules_db.engine.chance import Chance
from rules_db.engine.engines import engine_keys, load_engine
from rules_db.engine.play.record import write_record
from rules_db.engine.play.starting import PLAYERS
from rules_db.parse import parse_library

END = "end.txt"
COMMANDS = ("help", "?", "", "undo", "undo", "state", "trace", "why", "why 1", "save",
            "save folder", "save folder/no/x", "save a\0b", "save end.txt/x", "save " + "n" * 300,
            "quit now", "\0", "\ufeff1")  # fmt: skip
NUMBERS = ("0", "-1", "1", "2", "5", "40", "999999999", "1000000000", "9" * 5000, "²", "١", "1.5", "no")
CARD_TEXTS = (
    "draw 999999999", "trigger: draw 999999999", "trigger: make Cub", "trigger: damage 999999999 to opponent",
    "cost: pay 999999999; trigger: draw 1", "continuous: all monsters get ATK +999999999", "draw 1, draw 1",
    "trigger: excavate 999999999", "trigger: discard 999999999",
    "trigger when a monster is destroyed: make Cub",
    "flip if always; trigger: draw 1",    "activate: draw 999999999", "continuous: negate all effect monsters",
    "trigger: negate the chain",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class GameCase:
    """A command with what is typed and, where it names one, the file that it reads."""

    arguments: tuple[str, ...]
    typed: tuple[str, ...] = ()
    file: str = ""
    lines: tuple[str, ...] = ()


class Games:
    """The kind."""

    name = "games"

    def __init__(self, database: Path | None = None) -> None:
        self.sandbox = Sandbox(database)
        library, _ = parse_library(load_files(ROOT / "docs")[0])
        self.examples = [each.text for each in library.examples if each.rulebook in engine_keys()]
        self.cells: list[str] = sorted(
            {cell.strip() for text in self.examples for cell in re.findall(r"(?<=\|)[^|\n]+", text)}
        )

    def close(self) -> None:
        self.sandbox.close()

    def case(self, chance: random.Random) -> GameCase:
        draw, game = chance.random(), chance.choice(engine_keys())
        if draw < 0.4:
            typed = tuple(self.typed(chance) for _ in range(chance.randint(1, 12)))
            return GameCase(("play", game, "--seed", str(chance.randint(0, 99)), "--json"), typed)
        if draw < 0.7:
            return self.damaged_record(game, chance)
        text = chance.choice(self.examples)
        lines = ("# Idea", "", "```gherkin", *self.damaged(text.splitlines(), chance), "```")
        return GameCase(("examples", "idea.md"), (), "idea.md", lines)

    def typed(self, chance: random.Random) -> str:
        draw = chance.random()
        if draw < 0.55:
            return str(chance.randint(1, 12))
        if draw < 0.75:
            return chance.choice(COMMANDS)
        if draw < 0.85:
            player, card = chance.choice(PLAYERS), chance.choice(self.cells)
            verb = chance.choice(("plays", "activates", "attacks", "sets", "summons", "flips", "sacrifices", "chooses"))
            return f"{chance.choice(('', 'why '))}{player} {verb} {card} {word(chance)}"
        return (f"save {file_name(chance)}" if draw < 0.9 else word(chance)).replace("\n", " ")

    def damaged_record(self, game: str, chance: random.Random) -> GameCase:
        setup = load_engine(game).starter.random(PLAYERS, Chance(chance.randint(0, 999)))
        if chance.random() < 0.2:
            players = [f"P{number}" for number in range(chance.choice((1, 2, 7, 60, 300)))]
            setup = load_engine(game).starter.usual(players, Chance(1))
        text = write_record(setup, 7, [f"{chance.choice(PLAYERS)} passes" for _ in range(chance.randint(0, 3))])
        how = chance.choice(("--load", "--setup", "--script"))
        typed = tuple(self.typed(chance) for _ in range(chance.randint(0, 4)))
        lines = tuple(self.damaged(text.splitlines(), chance))
        return GameCase(("play", game, how, "saved.txt", *chance.choice(((), ("--watch",)))), typed, "saved.txt", lines)

    def damaged(self, lines: Sequence[str], chance: random.Random) -> list[str]:
        """The lines with a few things wrong."""
        found = list(lines)
        for _ in range(chance.choice((0, 1, 1, 1, 2, 3, 6))):
            at = chance.randrange(len(found)) if found else 0
            found[at : at + 1] = self._damage(found[at] if found else "", chance)
        return found

    def _damage(self, line: str, chance: random.Random) -> list[str]:
        match chance.randrange(9):
            case 0:
                return []
            case 1:
                return [line] * chance.choice((2, 2, 3, 40))
            case 2 | 3 if numbers := list(re.finditer(r"\d+", line)):
                found = chance.choice(numbers)
                return [line[: found.start()] + chance.choice(NUMBERS) + line[found.end() :]]
            case 4 | 5 if cells := list(re.finditer(r"(?<=\| )[^|\n]*(?= *\|)", line)):
                found = chance.choice(cells)
                return [line[: found.start()] + self._cell(chance) + line[found.end() :]]
            case 6:
                words = line.split(" ")
                words[chance.randrange(len(words))] = word(chance)
                return [" ".join(words)]
            case 7:
                return [
                    line,
                    chance.choice((word(chance), letters(chance, 60), "Then Ann has 5 life points", "| cards |")),
                ]
        return [line.replace("card", "cards", 1) if chance.random() < 0.5 else line[: len(line) // 2]]

    def _cell(self, chance: random.Random) -> str:
        draw = chance.random()
        if draw < 0.3:
            return str(chance.choice(self.cells))
        if draw < 0.6:
            texts = chance.choices((*CARD_TEXTS, *self.cells), k=chance.choice((1, 2, 3, 40, 3000)))
            return chance.choice(("; ", ", ", ", then ", " and ", " if ")).join(texts)
        return chance.choice(NUMBERS) if draw < 0.8 else word(chance)

    def fault(self, case: GameCase) -> Fault | None:
        self.sandbox.restore()
        if case.file:
            (self.sandbox.folder / case.file).write_bytes(_bytes(case.lines))
        typed = (*case.typed, f"save {END}") if "--json" in case.arguments else case.typed
        ran = run(case.arguments, _bytes(typed))
        return _fault(case, ran) or (self.state_fault(case, ran) if "--json" in case.arguments else None)

    def state_fault(self, case: GameCase, ran: Ran) -> Fault | None:
        """A game that was saved and loaded stands where it stood."""
        if "quit" in case.typed or not (self.sandbox.folder / END).is_file():
            return None
        again = run((*case.arguments[:2], "--load", END, "--json"))
        before, after = _last_position(ran), _last_position(again)
        if again.status or before != after:
            return Fault("a saved game is loaded and stands elsewhere", f"{before} {after} {again.err}")
        return None

    def smaller(self, case: GameCase) -> Iterable[GameCase]:
        yield from (replace(case, typed=fewer) for fewer in without_each(case.typed))
        yield from (replace(case, lines=fewer) for fewer in without_each(case.lines))

    def told(self, case: GameCase) -> str:
        typed = f" < {shown(chr(10).join(case.typed), 600)}" if case.typed else ""
        file = f" with {case.file} {shown(chr(10).join(case.lines), 1500)}" if case.file else ""
        return f"rules-db {' '.join(case.arguments)}{typed}{file}"


def _bytes(lines: Sequence[str]) -> bytes:
    """The lines as a file; lone surrogates become bytes that are no text."""
    return "".join(f"{line}\n" for line in lines).encode("utf-8", "surrogatepass")


def _last_position(ran: Ran) -> Any:
    positions = [each for each in map(json.loads, ran.out.rstrip("\n").split("\n")) if each["kind"] == "position"]
    return positions[-1] if positions else None


def _fault(case: GameCase, ran: Ran) -> Fault | None:
    """What no game may do, whatever is typed."""
    told = ran.out + ran.err
    if "Traceback (most" in told:
        return Fault("a traceback is printed", ran.err[-300:])
    if found := re.search(r"breaks down here: (?!EndlessAction)(\w+).*", told):
        return Fault(f"the engine breaks down: {found[1]}", found[0])
    if ran.status not in (0, 1) and case.arguments[0] == "play":
        return Fault(f"exit status {ran.status}", ran.err[-300:])
    if ran.status == 1 and not case.file:
        return Fault("a game that was only typed in ends with status 1", ran.err[-300:])
    if ran.status == 1 and case.arguments[0] == "play" and len(ran.err.splitlines()) > 1:
        return Fault("more than one line for one error", ran.err[-300:])
    return None
