"""Cases by the seed, what is wrong with one, and the smallest that is still wrong in the same way."""

import gc
import itertools
import math
import random
import signal
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Generic, Protocol, TypeVar

ROOT = Path(__file__).resolve().parents[2]
LONGEST_SECONDS = 20
MOST_SHRINKING = 60

Case = TypeVar("Case")


class TooSlow(BaseException):
    """A case takes longer than any should; no `except Exception` may swallow that."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What went wrong. Faults of the same `sort` are the same; `detail` may differ."""

    sort: str
    detail: str = ""

    def __str__(self) -> str:
        return " ".join(f"{self.sort}: {self.detail}".split())[:600] if self.detail else self.sort


class Kind(Protocol[Case]):
    """A way to try the project. It may hold a folder and a database; `close` gives them back."""

    name: str

    def case(self, chance: random.Random) -> Case:
        """A case, the same for the same chance."""

    def fault(self, case: Case) -> Fault | None:
        """What is wrong with it; None where all is well."""

    def smaller(self, case: Case) -> Iterable[Case]:
        """The same with something taken out."""

    def told(self, case: Case) -> str:
        """The case on one line, for whoever wants to see it happen."""

    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Failure:
    """A case that broke something, as small as it could be made."""

    kind: str
    seed: int
    number: int
    fault: Fault
    told: str

    def __str__(self) -> str:
        again = f"--kind {self.kind} --seed {self.seed} --only {self.number}"
        return f"{again} | {self.fault} | {self.told}"


@dataclass(slots=True)
class Tally:
    """What came of the cases so far: the first failure of each sort, and how often each sort turned up."""

    kind: str
    seed: int
    cases: int = 0
    seconds: float = 0.0
    failures: list[Failure] = field(default_factory=list)
    sorts: Counter[str] = field(default_factory=Counter)


class Trial(Generic[Case]):
    """One kind with its tally."""

    def __init__(self, kind: Kind[Case], seed: int, seen: Callable[[Failure], None] = lambda failure: None) -> None:
        self.kind, self.seen = kind, seen
        self.tally = Tally(kind.name, seed)

    def run(
        self,
        numbers: Iterable[int],
        progress: Callable[[str], None] = lambda said: None,
        most_seconds: float = math.inf,
    ) -> Tally:
        """Try the cases with these numbers, as long as there is time."""
        tally, begun = self.tally, time.perf_counter()
        for number in itertools.takewhile(lambda number: tally.seconds < most_seconds, numbers):
            self.try_one(number)
            tally.cases += 1
            tally.seconds = time.perf_counter() - begun
            if tally.cases % 100 == 0:
                gc.unfreeze()  # Commands set aside what they import, which only one that ends may do.
                rate = tally.cases / tally.seconds
                progress(f"{tally.kind}: {tally.cases:,} cases, {rate:,.0f} a second, {len(tally.failures)} failures")
        return tally

    def try_one(self, number: int) -> None:
        case = self.kind.case(random.Random(f"{self.kind.name}:{self.tally.seed}:{number}"))
        fault = guarded_fault(self.kind, case)
        if fault is None:
            return
        self.tally.sorts[fault.sort] += 1
        if self.tally.sorts[fault.sort] == 1:
            case, fault = shrunk(self.kind, case, fault)
            failure = Failure(self.kind.name, self.tally.seed, number, fault, self.kind.told(case))
            self.tally.failures.append(failure)
            self.seen(failure)


def guarded_fault(kind: Kind[Case], case: Case) -> Fault | None:
    """The fault of a case, within its time; whatever escapes is one as well."""
    try:
        with _time_limit():
            return kind.fault(case)
    except TooSlow as error:
        return Fault(f"longer than {LONGEST_SECONDS} s in {place_of(error)}")
    except Exception as error:
        return fault_of(error)


def shrunk(kind: Kind[Case], case: Case, fault: Fault) -> tuple[Case, Fault]:
    """The smallest case found that is wrong in the same way."""
    for _ in range(MOST_SHRINKING):
        for smaller in kind.smaller(case):
            found = guarded_fault(kind, smaller)
            if found is not None and found.sort == fault.sort:
                case, fault = smaller, found
                break
        else:
            break
    return case, fault


def fault_of(error: BaseException) -> Fault:
    """An exception that nobody caught, by its class and the line of ours that it came from."""
    return Fault(f"{type(error).__name__} in {place_of(error)}", str(error))


def place_of(error: BaseException) -> str:
    """The innermost line of the project in a traceback."""
    ours = [each for each in traceback.extract_tb(error.__traceback__) if f"{ROOT}/rules_db" in each.filename]
    return f"{Path(ours[-1].filename).relative_to(ROOT)}:{ours[-1].lineno}" if ours else "no line of ours"


def without_each(parts: tuple[Case, ...]) -> Iterator[tuple[Case, ...]]:
    """The parts without a half of them, then without one of each."""
    if len(parts) > 3:
        half = len(parts) // 2
        yield parts[half:]
        yield parts[:half]
    for at in range(len(parts)):
        yield parts[:at] + parts[at + 1 :]


@contextmanager
def _time_limit() -> Iterator[None]:
    def ring(number: int, frame: FrameType | None) -> None:
        raise TooSlow

    old = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, LONGEST_SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, old)
