"""The build that follows the edits: it makes search data, rules.db and all else, in a process of its own."""

import subprocess
import sys
from pathlib import Path
from time import monotonic

QUIET_SECONDS = 1.0  # One who writes saves again and again.


class Following:
    """A build for the last edit, begun once no other has come for a moment; an edit ends the one that is under way."""

    def __init__(self, root: Path) -> None:
        self._command = [sys.executable, "-m", "rules_db", "serve", "--build-only", "--root", str(root)]
        self._process: subprocess.Popen[str] | None = None
        self._due: float | None = None
        self._begun = 0.0

    def ask(self) -> None:
        """Have all of it built, of the files as they are now."""
        self.end()
        self._due = monotonic() + QUIET_SECONDS

    def end(self) -> None:
        """Let no build be under way or to come."""
        self._due = None
        if self._process:
            self._process.terminate()
            self._process.communicate()
            self._process = None

    def ended(self) -> tuple[float, tuple[str, ...]] | None:
        """The seconds that a build took, and the mistakes that it named, once it has ended; None while there is none.

        Begins the build that is due.
        """
        if self._due and monotonic() >= self._due:
            self._due, self._begun = None, monotonic()
            self._process = subprocess.Popen(
                self._command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, start_new_session=True
            )
        if self._process is None or self._process.poll() is None:
            return None
        _, said = self._process.communicate()
        failed, self._process = self._process.returncode != 0, None
        lines = tuple(line for line in said.splitlines() if line.strip())
        return monotonic() - self._begun, (lines or ("the build ended without a word",)) if failed else ()
