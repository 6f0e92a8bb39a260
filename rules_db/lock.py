"""Locks that end with their program, however it ends, and scratch folders that are swept when theirs has ended."""

import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from glob import escape
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def _try(handle: IO[bytes]) -> None:
        msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)

    def _wait(handle: IO[bytes]) -> None:
        while True:
            with suppress(OSError):  # It gives up after ten seconds.
                return msvcrt.locking(handle.fileno(), msvcrt.LK_LOCK, 1)

else:
    import fcntl

    def _try(handle: IO[bytes]) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _wait(handle: IO[bytes]) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX)


LOCK = "lock"


class Busy(OSError):
    """Another program holds the lock."""


def give_up() -> None:
    """For those who would rather not wait."""
    raise Busy


@contextmanager
def locked(path: Path, on_wait: Callable[[], None] = lambda: None) -> Iterator[None]:
    """Hold the lock on a file, which is made where there is none; wait while another program holds it."""
    with path.open("ab") as handle:
        try:
            _try(handle)
        except OSError:
            on_wait()
            _wait(handle)
        yield


@contextmanager
def scratch_folder(place: Path) -> Iterator[Path]:
    """A folder beside a file, for what is to take its place: `.NAME.….new`.

    It goes away at the end. What killed programs left of theirs goes away at the beginning.
    """
    sweep(place)
    folder, held = _claimed_folder(place)
    try:
        yield folder
    finally:
        held.close()
        shutil.rmtree(folder, ignore_errors=True)


def _claimed_folder(place: Path) -> tuple[Path, IO[bytes]]:
    """A new folder, and the lock that it is held by; until that is taken, others may sweep it away as an old one."""
    while True:
        folder = Path(tempfile.mkdtemp(prefix=f".{place.name}.", suffix=".new", dir=place.parent))
        try:
            held = _claim(folder)
        except BaseException:
            shutil.rmtree(folder, ignore_errors=True)
            raise
        if held:
            return folder, held


def _claim(folder: Path) -> IO[bytes] | None:
    """The lock of a folder, None where another program holds it or sweeps it away."""
    handle = None
    try:
        handle = (folder / LOCK).open("ab")
        _try(handle)
        if os.path.samestat(os.fstat(handle.fileno()), os.stat(folder / LOCK)):
            return handle
    except (BlockingIOError, FileNotFoundError, PermissionError):
        pass  # on Windows, a lock that another program holds is a PermissionError
    if handle:
        handle.close()
    return None


def sweep(place: Path) -> None:
    """Remove what killed programs left beside a file, and leave what living ones hold."""
    for old in place.parent.glob(f".{escape(place.name)}.*.new"):
        with suppress(OSError):
            if not old.is_dir():
                old.unlink()
            elif held := _claim(old):
                held.close()
                shutil.rmtree(old)
