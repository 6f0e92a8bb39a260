"""The trying behind scripts/fuzz.py, run in the project's environment."""

import argparse
import json
import math
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from rich.console import Console
from trying import Failure, Tally, Trial

Maker = Callable[[], Any]


def _commands() -> Any:
    from command_lines import CommandLines

    return CommandLines()


def _games() -> Any:
    from games import Games

    return Games()


def _requests() -> Any:
    from web_requests import WebRequests

    return WebRequests()


def _rulebooks() -> Any:
    from books import Books

    return Books()


KINDS: Mapping[str, tuple[Maker, int]] = {
    "commands": (_commands, 5_000),
    "games": (_games, 2_000),
    "requests": (_requests, 20_000),
    "rulebooks": (_rulebooks, 20_000),
}
"""What makes each kind, and how many cases are a long run of it."""

errors = Console(stderr=True, highlight=False, emoji=False, markup=False)


def fuzz(name: str, numbers: Sequence[int], asked: argparse.Namespace, progress: Callable[[str], None]) -> Tally:
    """Try the cases with these numbers, as long as there is time; each failure is told at once."""
    kind = KINDS[name][0]()
    try:
        return Trial(kind, asked.seed, _tell).run(numbers, progress, 60 * asked.minutes)
    finally:
        kind.close()


def _tell(failure: Failure) -> None:
    errors.print(str(failure), style="red", soft_wrap=True)


def main(arguments: Sequence[str]) -> int:
    asked = _parser().parse_args(arguments)
    tallies = []
    with errors.status("starting") as status:
        for name in asked.kind or list(KINDS):
            numbers = [asked.only] if asked.only is not None else range(asked.count or KINDS[name][1])
            tallies.append(fuzz(name, numbers, asked, status.update))
    if asked.json:
        print(json.dumps([asdict(tally) for tally in tallies], indent=2))
    else:
        print("\n".join(map(_line, tallies)))
    return 1 if any(tally.failures for tally in tallies) else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="fuzz.py", description="Try to break everything.")
    parser.add_argument(
        "--kind", action="append", choices=list(KINDS), help="only this kind; may be given several times"
    )
    parser.add_argument("--count", type=int, default=0, help="how many cases of each kind")
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop each kind after so long")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int, metavar="NUMBER", help="only the case with this number")
    parser.add_argument("--json", action="store_true", help="print the tallies as JSON")
    return parser


def _line(tally: Tally) -> str:
    sorts = "".join(f"\n  {count:6} {sort}" for sort, count in tally.sorts.most_common())
    done = f"{tally.cases:,} cases in {tally.seconds:.0f} s, {sum(tally.sorts.values())} failures"
    return f"{tally.kind}: seed {tally.seed}, {done}{sorts}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
