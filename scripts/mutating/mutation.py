"""Mutation testing of a game's engine, run in the project's environment with the extra `mutation`.

Cosmic Ray makes the mutants. Each is held against the worked examples of its rulebook and what is offered in them,
then the playthrough, a few random games and the game's own tests; the first to fail kills it. The engine is imported
once and looked at: most mutants are a function with other code, tried in a copy of the process with the checks that
come by that function. The others are imported in a process of their own, and meet every check.

Cosmic Ray's own runner starts Python anew for each mutant, which takes many times as long. Mutmut leaves decorated
functions alone, and here every rule is one.
"""

import argparse
import importlib.abc
import importlib.machinery
import math
import multiprocessing
import os
import random
import resource
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from types import ModuleType

from exchange import Changes, Exchange, changes, place
from mutants import ENGINES, ROOT, Mutant, chapter, is_program, mutant, spots
from oracle import Oracle
from reasons import EXPLAINED, reasons
from rich.console import Console
from rich.table import Table

GAMES = sorted(path.parent.name.replace("_", "-") for path in ENGINES.glob("*/engine.py"))
LONGEST_SECONDS = 120
"""How long a mutant may use the processor at the least; one that takes thrice as long as the engine as it is, too,
never ends."""
WAITING = 10
"""How many times as long it may take by the clock: others may use the machine, and a mutant may wait for ever."""
KILLED, SURVIVED = 0, 1

console = Console(highlight=False)


class _Serve(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports the mutant in place of its module."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(self, name: str, path: object, target: object = None) -> importlib.machinery.ModuleSpec | None:
        return importlib.machinery.ModuleSpec(name, self) if name == self.mutant.module else None

    def exec_module(self, module: ModuleType) -> None:
        module.__file__ = str(ENGINES / self.mutant.file)
        exec(compile(self.mutant.code, module.__file__, "exec"), module.__dict__)


@dataclass(frozen=True, slots=True)
class Trial:
    """A mutant, what tells whether the checks are content with it, and how many seconds of the processor it may use."""

    mutant: Mutant
    is_content: Callable[[], bool]
    seconds: float


def tried(trials: Iterator[Trial], processes: int) -> Iterator[tuple[Mutant, bool]]:
    """Each mutant and whether it is killed, in a process of its own each; one that takes too long is killed, too."""
    running: dict[int, tuple[Trial, float]] = {}
    left = True
    while left or running:
        while left and len(running) < processes:
            trial = next(trials, None)
            if trial is None:
                left = False
            else:
                running[_begun(trial)] = trial, time.monotonic() + WAITING * trial.seconds
        for child, (trial, deadline) in [*running.items()]:
            done, status = os.waitpid(child, os.WNOHANG)
            if not done and time.monotonic() > deadline:
                os.kill(child, 9)
                done, status = os.waitpid(child, 0)
            if done:
                del running[child]
                yield trial.mutant, os.waitstatus_to_exitcode(status) != SURVIVED
        time.sleep(0.005)


def _begun(trial: Trial) -> int:
    """The process in which a mutant is tried; it ends with SURVIVED, or in any other way."""
    child = os.fork()
    if child:
        return child
    most = math.ceil(trial.seconds)
    resource.setrlimit(resource.RLIMIT_CPU, (most, most))
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    status = KILLED
    try:
        status = SURVIVED if trial.is_content() else KILLED
    finally:
        os._exit(status)


class _Progress:
    """A line that tells how far a run is; who survives is told at once, since a run can take an hour."""

    def __init__(self, total: int) -> None:
        self.survivors: list[Mutant] = []
        self._total, self._number = total, 0

    def follow(self, found: Iterator[tuple[Mutant, bool]]) -> None:
        with console.status("starting") as status:
            for mutant, is_killed in found:
                self._number += 1
                of = f"{self._number} of {self._total}"
                if not is_killed:
                    self.survivors.append(mutant)
                    console.print(
                        f"{of}: {mutant.file}:{mutant.line} survives\n  - {mutant.before}\n  + {mutant.after}",
                        markup=False,
                        soft_wrap=True,
                    )
                status.update(f"{of}: {mutant.file}:{mutant.line}; {len(self.survivors)} survive")


def survivors_among(chosen: Sequence[Mutant], key: str, processes: int) -> list[Mutant]:
    """The mutants of a game that no check kills; ends the program where the engine as it is fails its checks."""
    oracle = Oracle(ROOT, key)
    with ProcessPoolExecutor(1, multiprocessing.get_context("fork")) as other:
        found = other.submit(_by_exchange, oracle, chosen, processes).result()
    if found is None:
        sys.exit(f"the engine of {key} fails its checks as it is (mend that first)")
    survivors, left, seconds, oracle.unoffered = found
    console.print(f"{len(left)} have to be imported, and meet every check")
    progress = _Progress(len(left))
    trials = (Trial(each, partial(_imported, each, oracle), seconds) for each in left)
    progress.follow(tried(trials, processes))
    return survivors + progress.survivors


def _by_exchange(
    oracle: Oracle, chosen: Sequence[Mutant], processes: int
) -> tuple[list[Mutant], list[Mutant], float, dict[str, list[str]]] | None:
    """Which mutants survive, which have to be imported, how long the checks may take then, and what is not offered.

    None where the engine fails as it is.
    """
    with console.status("looking at the engine as it is"):
        began = time.process_time()
        exchange = oracle.look()
        longest = max(LONGEST_SECONDS, 3 * (time.process_time() - began))
        if exchange is None or not _is_sound(oracle, longest):
            return None
    left, trials = [], []
    for each in chosen:
        changed = changes(each)
        places = {place(before) for before, _ in changed or ()}
        if not changed or not places.isdisjoint(oracle.first):
            left.append(each)
        else:
            seconds = max(LONGEST_SECONDS, 3 * oracle.seconds(places))
            trials.append(Trial(each, partial(_exchanged, each, changed, oracle, exchange), seconds))
    progress = _Progress(len(trials))
    progress.follow(tried(iter(trials), processes))
    return progress.survivors, left, longest, oracle.unoffered


def _is_sound(oracle: Oracle, seconds: float) -> bool:
    """Whether the engine as it is passes every check in such a process: else what fails there would tell nothing."""
    nothing = Mutant("", "", "", 0, "", "", "")
    return not any(is_killed for _, is_killed in tried(iter([Trial(nothing, oracle.is_content, seconds)]), 1))


def _exchanged(mutant: Mutant, changed: Changes, oracle: Oracle, exchange: Exchange) -> bool:
    exchange.make(changed)
    return oracle.is_content(chapter(mutant), {place(before) for before, _ in changed})


def _imported(mutant: Mutant, oracle: Oracle) -> bool:
    sys.meta_path.insert(0, _Serve(mutant))
    return oracle.is_content(chapter(mutant))


def report(tried: Sequence[Mutant], survivors: Sequence[Mutant]) -> None:
    tried, survivors = sorted(tried, key=_where), sorted(survivors, key=_where)
    counts, left = Counter(each.file for each in tried), Counter(each.file for each in survivors)
    table = Table("module", "mutants", "killed", "score", title="Mutation score", title_justify="left")
    for file, count in counts.items():
        killed = count - left[file]
        table.add_row(file, str(count), str(killed), f"{100 * killed / count:.0f} %")
    console.print(table)
    why = {each: _why(each) for each in survivors}
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


def _why(mutant: Mutant) -> str:
    """'' for a survivor that is not explained."""
    return next((each.why for each in reasons() if each.explains(mutant)), "")


def _where(mutant: Mutant) -> tuple[str, int]:
    return mutant.file, mutant.line


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="mutate.py", description="Mutation testing of the engines.")
    parser.add_argument("game", nargs="?", choices=GAMES, help="only the engine of this rulebook")
    parser.add_argument("--module", default="", help="only this module or folder of a game, such as battle or rules")
    parser.add_argument("--except", default="", dest="spared", help="all but this module or folder of a game")
    parser.add_argument("--sample", type=int, default=0, help="out of so many mutants of a game, at random")
    parser.add_argument("--seed", type=int, default=1, help="for --sample")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="how many are tried at a time")
    asked = parser.parse_args(arguments)
    tried: list[Mutant] = []
    survivors: list[Mutant] = []
    for key in [asked.game] if asked.game else GAMES:
        places = list(spots(key.replace("-", "_")))
        if asked.sample:
            places = random.Random(asked.seed).sample(places, min(asked.sample, len(places)))
        places = [each for each in places if asked.module in ("", *each.rooms) and asked.spared not in each.rooms]
        chosen = [*filter(is_program, map(mutant, places))]
        tried += chosen
        survivors += survivors_among(chosen, key, asked.processes)
    report(tried, survivors)
    return 0 if all(map(_why, survivors)) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
