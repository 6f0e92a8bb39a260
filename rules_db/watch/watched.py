"""What the pages show of a project that is being written: the files as they are, or as they last were right."""

import gc
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from threading import RLock
from time import perf_counter

from rules_db.docs import load_files
from rules_db.errors import Problem, RulebookProblems, RulesError
from rules_db.model import RulebookId
from rules_db.parse import Files
from rules_db.publish.site import kept_complaints
from rules_db.publish.state import DATABASE, SITE
from rules_db.store import load_library
from rules_db.watch.edited import with_rulebook
from rules_db.watch.following import Following
from rules_db.watch.frame import Frame

Say = Callable[[str], None]
Around = Mapping[str, tuple[int, int]]


@dataclass(frozen=True, slots=True)
class State:
    """What the open pages ask for: which version they should show, and what is wrong with the files."""

    version: int
    problems: tuple[str, ...] = ()


class Watched:
    """A project whose site is built. One thread looks and follows, again and again; any may ask for a page."""

    def __init__(self, root: Path, say: Say, complain: Say) -> None:
        self.root, self.state = root, State(1)
        self._say, self._complain = say, complain
        self._lock = RLock()
        self._following = Following(root)
        self._library = load_library(root / DATABASE)
        self._frame = Frame(root, self._library)
        self._good = self._seen = load_files(root / "docs")[0]
        self._around = self._look_around()
        self._is_built, self._is_ahead = (
            True,
            True,
        )  # whether site/ says it all; whether the pages show all that is saved
        self._noticed: float | None = None
        gc.freeze()  # All of it stays: to look through it for garbage takes a fifth of the time after each save.

    def look(self) -> None:
        """Take up what has been saved since the last look."""
        began = perf_counter()
        files, unreadable = load_files(self.root / "docs")
        around = self._look_around()
        elsewhere = {name for name, _ in around.items() ^ self._around.items()}
        if files != self._seen or elsewhere:
            self._seen, self._around = files, around
            self._following.end()
            try:
                if unreadable:
                    raise RulebookProblems(unreadable)
                self._take_edit(files, elsewhere, began)
            except RulesError as error:
                self._blame(str(error).splitlines())

    def follow(self) -> None:
        """Begin the build that is due, and take up what it has brought once it has ended."""
        if done := self._following.ended():
            self._take_build(*done)

    def page(self, url: str) -> tuple[str, int] | None:
        """A page by its address below the root of the site, and the version that it shows; None where it is none."""
        with self._lock:
            version = self.state.version
            with kept_complaints():  # The build that follows names them, with file and line.
                made = None if self._is_built else self._frame.render(url)
            noticed, self._noticed = self._noticed, None
        if made is None:
            file = self.root / SITE / url
            return (file.read_text("utf-8"), version) if file.is_file() else None
        html, problems = made
        if noticed:
            self._say(f"{url}: shown {round(1000 * (perf_counter() - noticed))} ms after it was saved")
        if problems:
            self._blame(map(str, problems))
        return html, version

    def script(self, url: str) -> str | None:
        """What a page that was made alone loads late, by its address; None where no page that was made asks for it."""
        with self._lock:
            return next((scripts[url] for scripts in self._frame.late.values() if url in scripts), None)

    def end(self) -> None:
        """End the build that is under way."""
        self._following.end()

    def _take_edit(self, files: Files, elsewhere: Iterable[str], began: float) -> None:
        """Show the edited rulebooks at once; else the build shows it. Raises RulebookProblems."""
        edited = {name for name, _ in files.items() ^ self._good.items()}
        known = {str(book.id) for book in self._library.rulebooks}
        keys = sorted({key for key in map(_key, edited) if key in known and f"rulebooks/{key}/index.md" in files})
        library, found = self._library, dict[str, tuple[Problem, ...]]()
        twice = keys if len(keys) == 1 else [*keys, *keys]  # The first may name what the last has just been given.
        for key in twice:
            library, found[key] = with_rulebook(library, RulebookId(key), files)
        if problems := [problem for each in found.values() for problem in each]:
            raise RulebookProblems(problems)
        with self._lock, kept_complaints():
            if not self._frame.show(library):
                self._frame = Frame(self.root, library)
            self._library, self._good = library, files
            self._is_built, self._noticed = False, began
            self._is_ahead = all(_key(name) in keys for name in edited) and not elsewhere
            self.state = State(self.state.version + 1)
        self._following.ask()

    def _take_build(self, seconds: float, problems: tuple[str, ...]) -> None:
        if problems:
            self._blame(problems)
            return
        with self._lock, kept_complaints():
            self._library, self._is_built = load_library(self.root / DATABASE), True
            if not self._is_ahead:
                self._frame = Frame(self.root, self._library)
            self.state = State(self.state.version + (not self._is_ahead))
            self._is_ahead = True
        self._say(f"rules.db and site/ are built ({seconds:.1f} s).")

    def _blame(self, problems: Iterable[str]) -> None:
        self.state = State(self.state.version, tuple(problems))
        for problem in self.state.problems:
            self._complain(problem)

    def _look_around(self) -> Around:
        """When what is neither rulebook nor concepts was last written, and how large it is."""
        return dict(self._stamps())

    def _stamps(self) -> Iterator[tuple[str, tuple[int, int]]]:
        docs = self.root / "docs"
        paths = [self.root / "mkdocs.yml", self.root / "settings.toml", *docs.rglob("*")]
        for path in paths:
            try:
                stat = path.stat()
            except OSError:
                continue
            name = path.relative_to(docs).as_posix() if path.is_relative_to(docs) else path.name
            if path.is_file() and name != "concepts.md" and not name.startswith("rulebooks/"):
                yield name, (stat.st_mtime_ns, stat.st_size)


def _key(name: str) -> str:
    """The key of the rulebook that a file belongs to; '' where it belongs to none."""
    parts = PurePosixPath(name).parts
    return parts[1] if len(parts) > 2 else ""
