"""The processes of this machine, on Linux."""

from pathlib import Path


def running(words: str) -> list[int]:
    """The ids of the processes whose command line, its words with a space between them, holds these."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            command = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
        except OSError:
            continue  # It has just ended.
        if words in command:
            found.append(int(folder.name))
    return found
