"""Makes .venv from pyproject.toml and scripts/constraints.txt with the standard library alone, then runs in it.

`.venv/installed.json` says what was installed. It goes away before anything is changed and comes when pip is done, so
an environment without it, or one that is no longer as it says, was interrupted or damaged, and is made anew.
"""

import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
import venv
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
CONSTRAINTS = ROOT / "scripts" / "constraints.txt"
STAMP = VENV / "installed.json"
OLDEST = (3, 11)
PATIENCE_SECONDS = 5


def run_in_venv(*command: str, extra: str = "") -> int:
    """Run `python COMMAND…` in the project's environment, made or mended first; its exit status.

    `extra` is an optional group of pyproject.toml to install as well. Ctrl-C and SIGTERM end the command, too.
    """
    with _ended_by_signals():
        return _require_venv(extra) or _run(str(PYTHON), *command)


@contextmanager
def beside_in_venv(*command: str) -> Iterator[Callable[[], tuple[int, str]]]:
    """Run `python COMMAND…` in an environment that stands, beside what happens in the block, and no longer than that.

    Gives what waits for its end: its exit status, and all that it printed.
    """
    with (
        _ended_by_signals(),
        TemporaryFile() as said,
        _started(str(PYTHON), *command, stdout=said, stderr=subprocess.STDOUT) as process,
    ):

        def ended() -> tuple[int, str]:
            status = _status_of(process)
            said.seek(0)
            return status, said.read().decode(errors="replace")

        yield ended
        _end(process, is_group=False)


def become_in_venv(*command: str) -> int:
    """The same, with nothing to come after it: the command takes this process's place, and what ends one ends both."""
    if os.name == "nt":  # There, such a process would leave the terminal behind.
        return run_in_venv(*command)
    with _ended_by_signals():
        failed = _require_venv("")
    if not failed:
        os.chdir(ROOT)
        os.execv(PYTHON, [str(PYTHON), *command])
    return failed


@contextmanager
def _ended_by_signals() -> Iterator[None]:
    """SIGTERM unwinds this process as Ctrl-C does: what it has started ends first."""
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    try:
        yield
    except KeyboardInterrupt:
        sys.exit(128 + signal.SIGINT)
    finally:
        signal.signal(signal.SIGTERM, before)


def _run(*command: str, is_group: bool = False) -> int:
    """Run a command to its end, or until this process is to end; its exit status.

    A group ends with all that it has started, hears of Ctrl-C from here alone, and prints nothing but errors.
    """
    output = subprocess.DEVNULL if is_group else None
    with _started(*command, is_group=is_group, stdout=output) as process:
        return _status_of(process)


@contextmanager
def _started(*command: str, is_group: bool = False, **streams: Any) -> Iterator["subprocess.Popen[bytes]"]:
    """A process that ends where the block raises."""
    process = None
    try:
        with _signals_held_back():
            process = subprocess.Popen(command, cwd=ROOT, start_new_session=is_group, **streams)
        yield process
    except BaseException as reason:
        if process and isinstance(reason, KeyboardInterrupt) and not is_group:  # It has heard of it, too.
            with suppress(subprocess.TimeoutExpired):
                process.wait(PATIENCE_SECONDS)
        if process:
            _end(process, is_group)
        raise


def _status_of(process: "subprocess.Popen[bytes]") -> int:
    status = process.wait()
    return status if status >= 0 else 128 - status


@contextmanager
def _signals_held_back() -> Iterator[None]:
    """What would end this process is heard at the end: a process that is only half begun could not be ended with it."""
    heard: list[int] = []
    numbers = (signal.SIGINT, signal.SIGTERM)
    before = {number: signal.signal(number, lambda number, _: heard.append(number)) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    for each in heard:
        signal.raise_signal(each)


def _end(process: "subprocess.Popen[bytes]", is_group: bool) -> None:
    for number in (signal.SIGTERM, signal.SIGKILL):
        with suppress(ProcessLookupError):
            os.killpg(process.pid, number) if is_group else process.send_signal(number)
        with suppress(subprocess.TimeoutExpired):
            process.wait(PATIENCE_SECONDS)
            return


def _require_venv(extra: str) -> int:
    """Make or mend the environment where it needs that; an exit status, 0 if it stands."""
    if sys.version_info < OLDEST:
        wanted = ".".join(map(str, OLDEST))
        print(f"Python {sys.version.split()[0]} is too old (run this with Python {wanted} or newer)", file=sys.stderr)
        return 2
    try:
        if _is_installed(_whole_stamp(), extra):
            return 0
        with _setting_up():
            return _install(_whole_stamp(), extra)
    except OSError as error:
        print(f"{VENV}: cannot be made: {error.strerror} (free some space, or mend the permissions)", file=sys.stderr)
        return 2


@contextmanager
def _setting_up() -> Iterator[None]:
    """Alone: others that want to set up wait."""
    sys.path.append(str(ROOT))
    from rules_db.lock import locked  # late: an old Python cannot read it

    (ROOT / "build").mkdir(exist_ok=True)
    with locked(ROOT / "build" / "venv.lock", lambda: print("Another set-up is at work.", file=sys.stderr)):
        yield


def _install(stamp: dict[str, Any], extra: str) -> int:
    """Install what is not there; pip's exit status, or 2. Without a stamp there is nothing that one could build on."""
    if _is_installed(stamp, extra):
        return 0
    print("Setting up .venv: half a minute, this once.", file=sys.stderr)
    if stamp:
        STAMP.unlink()
    else:
        _remove(VENV)
        venv.create(VENV)
        if _run(str(PYTHON), "-Im", "ensurepip", "--upgrade", "--default-pip", is_group=True):
            print(f"{VENV}: pip cannot be installed (see the message above)", file=sys.stderr)
            return 2
    extras = sorted({*stamp.get("extras", ()), extra})
    pip = (str(PYTHON), "-m", "pip", "install", "--quiet", "--no-input", "--no-compile", "--disable-pip-version-check")
    what = f"{ROOT}[{','.join(filter(None, extras))}]" if any(extras) else str(ROOT)
    if _run(*pip, "--constraint", str(CONSTRAINTS), "--editable", what, is_group=True):
        print(f"{VENV}: the libraries cannot be installed (see pip's message above)", file=sys.stderr)
        return 2
    facts = {"made_for": _digest(), "extras": extras, "python": _python(), "packages": _packages()}
    STAMP.write_text(json.dumps(facts, indent=1))
    return 0


def _is_installed(stamp: dict[str, Any], extra: str) -> bool:
    return bool(stamp) and stamp["made_for"] == _digest() and extra in stamp["extras"]


def _whole_stamp() -> dict[str, Any]:
    """What was installed, nothing where that is not all there: a package, a file of it, or a Python that runs."""
    try:
        stamp: dict[str, Any] = json.loads(STAMP.read_bytes())
        there = _packages()
        is_whole = all(there.get(name, 0) >= count for name, count in stamp["packages"].items())
        return stamp if is_whole and stamp["python"] == _python() and stamp.keys() >= {"made_for", "extras"} else {}
    except (OSError, ValueError, TypeError, LookupError, AttributeError):
        return {}


def _packages() -> dict[str, int]:
    """How many files there are of each package, and of programs."""
    libraries = "Lib/site-packages" if os.name == "nt" else "lib/python*/site-packages"
    packages = [each for each in VENV.glob(f"{libraries}/*") if each.name != "__pycache__"]
    return {each.relative_to(VENV).as_posix(): _count(each) for each in (*packages, PYTHON.parent)}


def _count(package: Path) -> int:
    walked = os.walk(package)
    return sum(len(files) for folder, _, files in walked if not folder.endswith("__pycache__")) or package.exists()


def _python() -> str:
    """The version of the Python of the environment; raises OSError when it does not run."""
    shown = subprocess.run([str(PYTHON), "-Ic", "import sys; print(sys.version)"], capture_output=True, check=False)
    if shown.returncode:
        raise OSError(None, "its Python does not run")
    return shown.stdout.decode(errors="replace")


def _remove(path: Path) -> None:
    """Remove a folder, or a file or link in its place."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def _digest() -> str:
    digest = hashlib.sha256()
    for path in (ROOT / "pyproject.toml", CONSTRAINTS):
        digest.update(path.read_bytes())
    return digest.hexdigest()
