"""Mutation testing of a game's engine, run in the project's environment with the extra `mutation`.

Cosmic Ray makes the mutants. Each is imported in a process of its own and held against the worked examples of its
rulebook, then the playthrough, a few random games and the game's own tests; the first to fail kills it. Cosmic Ray's
own runner starts Python anew for each mutant, which takes many times as long. Mutmut leaves decorated functions alone,
and here every rule is one.
"""

import argparse
import importlib
import importlib.abc
import importlib.machinery
import math
import os
import random
import re
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names
from oracle import Oracle
from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
EXPLAINED = ROOT / "scripts" / "survivors.toml"
ENGINES = ROOT / "rules_db" / "games"
GAMES = sorted(path.parent.name.replace("_", "-") for path in ENGINES.glob("*/engine.py"))
SPARED = {"table", "watches", "nouns", "clauses"}
"""Rooms and modules that lay out games, watch them, or only say how a card puts it: no wrong rule stands there."""

_WANTED = re.compile(
    r"core/(?:ReplaceComparisonOperator_(?:Eq_NotEq|NotEq_Eq|Lt_LtE|LtE_Lt|Gt_GtE|GtE_Gt|Is_IsNot|IsNot_Is|In_NotIn|NotIn_In)"
    r"|ReplaceBinaryOperator_(?:Add_Sub|Sub_Add|Mul_Add|Mod_Add)|ReplaceUnaryOperator_Delete_(?:Not|USub)|AddNot"
    r"|Replace(?:TrueWithFalse|FalseWithTrue|AndWithOr|OrWithAnd|BreakWithContinue|ContinueWithBreak)"
    r"|NumberReplacer|ZeroIterationForLoop)"
)
LONGEST_SECONDS = 120
"""How long a mutant is tried at the least; one that takes thrice as long as the engine as it is, too, never ends."""
KILLED, SURVIVED = 0, 1

console = Console(highlight=False)


@dataclass(frozen=True, slots=True)
class Mutant:
    """A module with one change; `line` is 1-based in the file as it is."""

    module: str
    file: str
    operator: str
    line: int
    before: str
    after: str
    code: str


@dataclass(frozen=True, slots=True)
class Spot:
    """Where an operator can change a module: at its `occurrence`th chance there, from 0."""

    path: Path
    operator: str
    occurrence: int


def spots(package: str, only: str) -> Iterator[Spot]:
    """Every place for a mutant of a game, or of one of its modules.

    Decorators are left as they are: they say what holds with a rule switched off, and the ladder checks that.
    """
    for path in sorted((ENGINES / package).rglob("*.py")):
        if SPARED & {*path.relative_to(ENGINES).with_suffix("").parts} or path.stem == "__init__":
            continue
        if only in ("", path.stem):
            yield from _of_file(path)


def _of_file(path: Path) -> Iterator[Spot]:
    source = path.read_text("utf-8")
    lines, nodes = source.splitlines(), [*ast_nodes(get_ast(source))]
    for name in filter(_WANTED.fullmatch, sorted(operator_names())):
        positions = [each for node in nodes for each in get_operator(name)().mutation_positions(node)]
        for occurrence, ((line, _), _) in enumerate(positions):
            if not lines[line - 1].lstrip().startswith("@"):
                yield Spot(path, name, occurrence)


def mutant(spot: Spot) -> Mutant:
    source, file = spot.path.read_text("utf-8"), spot.path.relative_to(ENGINES)
    code = str(mutate_code(source, get_operator(spot.operator)(), spot.occurrence))
    lines, changed = source.splitlines(), code.splitlines()
    at = next((at for at, pair in enumerate(zip(lines, changed, strict=False)) if pair[0] != pair[1]), 0)
    module = ".".join(("rules_db", "games", *file.with_suffix("").parts))
    return Mutant(module, file.as_posix(), spot.operator[5:], at + 1, lines[at].strip(), changed[at].strip(), code)


class _Serve(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports the mutant in place of its module."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(self, name: str, path: object, target: object = None) -> importlib.machinery.ModuleSpec | None:
        return importlib.machinery.ModuleSpec(name, self) if name == self.mutant.module else None

    def exec_module(self, module: ModuleType) -> None:
        module.__file__ = str(ENGINES / self.mutant.file)
        exec(compile(self.mutant.code, module.__file__, "exec"), module.__dict__)


def is_killed(mutant: Mutant | None, oracle: Oracle, seconds: float = math.inf) -> bool:
    """Try a mutant, or the engine as it is, in a process of its own; one that takes longer is killed, too."""
    child = os.fork()
    if child == 0:
        _try(mutant, oracle)
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status) != SURVIVED
        time.sleep(0.01)
    os.kill(child, 9)
    os.waitpid(child, 0)
    return True


def _try(mutant: Mutant | None, oracle: Oracle) -> None:
    """Never returns: the process ends with SURVIVED, or in any other way."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    status = KILLED
    try:
        if mutant:
            sys.meta_path.insert(0, _Serve(mutant))
        status = SURVIVED if oracle.is_content(_chapter(mutant)) else KILLED
    finally:
        os._exit(status)


def _chapter(mutant: Mutant | None) -> str:
    """The chapter that a mutated module's path names, '' for none: its examples are the likeliest to fail."""
    found = re.search(r"/c?([0-9]+|[a-z])[_/]", mutant.file) if mutant else None
    return found[1].upper() if found else ""


class Reasons:
    """Why survivors are no gaps: by file, the line before and the line after, '' for whatever becomes of that line."""

    def __init__(self) -> None:
        entries = tomllib.loads(EXPLAINED.read_text("utf-8")).get("survivor", ()) if EXPLAINED.exists() else ()
        self._told = {(each["file"], each["before"], each.get("after", "")): str(each["why"]) for each in entries}

    def why(self, mutant: Mutant) -> str:
        """'' for a survivor that is not explained."""
        file, before = mutant.file, mutant.before
        return self._told.get((file, before, mutant.after)) or self._told.get((file, before, ""), "")


def report(tried: Sequence[Mutant], survivors: Sequence[Mutant]) -> None:
    reasons = Reasons()
    counts, left = Counter(each.file for each in tried), Counter(each.file for each in survivors)
    table = Table("module", "mutants", "killed", "score", title="Mutation score", title_justify="left")
    for file, count in counts.items():
        killed = count - left[file]
        table.add_row(file, str(count), str(killed), f"{100 * killed / count:.0f} %")
    console.print(table)
    why = {each: reasons.why(each) for each in survivors}
    for each in survivors:
        console.print(
            f"{each.file}:{each.line} {each.operator}\n  - {each.before}\n  + {each.after}",
            markup=False,
            soft_wrap=True,
        )
        style = "dim" if why[each] else "red"
        console.print(f"  {why[each] or 'not explained yet'}", markup=False, soft_wrap=True, style=style)
    known = sum(bool(reason) for reason in why.values())
    killed = len(tried) - len(survivors)
    console.print(
        f"{killed} of {len(tried)} killed ({100 * killed / max(len(tried), 1):.1f} %); {len(survivors)} survive,"
        f" of which {known} are explained in {EXPLAINED.relative_to(ROOT)}",
        markup=False,
        soft_wrap=True,
    )


def survivors_among(chosen: Sequence[Mutant], key: str) -> list[Mutant]:
    """The mutants of a game that no check kills; ends the program where the engine as it is fails its checks."""
    oracle = Oracle(ROOT, key)
    began = time.monotonic()
    if is_killed(None, oracle):
        sys.exit(f"the engine of {key} fails its checks as it is (mend that first)")
    seconds = max(LONGEST_SECONDS, 3 * (time.monotonic() - began))
    survivors: list[Mutant] = []
    with console.status("starting") as status:
        for number, mutant in enumerate(chosen, 1):
            status.update(f"{number} of {len(chosen)}: {mutant.file}:{mutant.line}; {len(survivors)} survive")
            if not is_killed(mutant, oracle, seconds):
                survivors.append(mutant)
    return survivors


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="mutate.py", description="Mutation testing of the engines.")
    parser.add_argument("game", nargs="?", choices=GAMES, help="only the engine of this rulebook")
    parser.add_argument("--module", default="", help="only this module of a game, such as battle")
    parser.add_argument("--sample", type=int, default=0, help="only so many mutants of a game, picked at random")
    parser.add_argument("--seed", type=int, default=1, help="for --sample")
    asked = parser.parse_args(arguments)
    tried: list[Mutant] = []
    survivors: list[Mutant] = []
    for key in [asked.game] if asked.game else GAMES:
        places = list(spots(key.replace("-", "_"), asked.module))
        if asked.sample:
            places = random.Random(asked.seed).sample(places, min(asked.sample, len(places)))
        chosen = sorted(map(mutant, places), key=lambda each: (each.file, each.line))
        tried += chosen
        survivors += survivors_among(chosen, key)
    report(tried, survivors)
    reasons = Reasons()
    return 0 if all(reasons.why(each) for each in survivors) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
