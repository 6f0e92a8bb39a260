"""How a command ends when it is told to."""

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

INTERRUPTED, TERMINATED = 128 + signal.SIGINT, 128 + signal.SIGTERM


@contextmanager
def ended_by_signals() -> Iterator[None]:
    """SIGTERM unwinds the program as Ctrl-C does, so nothing half done stays; the exit status tells which it was."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(TERMINATED))
    try:
        yield
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    finally:
        signal.signal(signal.SIGTERM, before)
