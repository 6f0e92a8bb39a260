"""Work that tests share out: it has a name, so that other processes find it."""

import os
import time
from pathlib import Path


def tripled(number: int) -> int:
    """Three times a number, after a while, so that nobody has done all of it at once."""
    time.sleep(0.02)
    return 3 * number


def noted(folder: Path, number: int) -> int:
    """The number, and a file for each time that somebody has begun with it."""
    (folder / f"{number}-{os.getpid()}-{time.monotonic_ns()}").touch()
    time.sleep(0.05)
    return number


def large(number: int) -> bytes:
    """More than a pipe holds, so that whoever ends is likely to be writing it."""
    return bytes(3_000_000 + number)


def ends_its_process(number: int) -> int:
    """Nothing: whoever does it is gone."""
    os._exit(number)
