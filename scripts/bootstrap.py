"""Makes .venv from pyproject.toml and scripts/constraints.txt with the standard library alone, then runs in it."""

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
CONSTRAINTS = ROOT / "scripts" / "constraints.txt"
OLDEST = (3, 11)


def run_in_venv(*command: str, extra: str = "") -> int:
    """Run `python COMMAND…` in the project's environment, made or mended first; its exit status.

    `extra` is an optional group of pyproject.toml to install as well.
    """
    if sys.version_info < OLDEST:
        wanted = ".".join(map(str, OLDEST))
        print(f"Python {sys.version.split()[0]} is too old (run this with Python {wanted} or newer)", file=sys.stderr)
        return 2
    try:
        _ensure_venv(extra)
    except subprocess.CalledProcessError:
        print(f"{VENV}: the libraries cannot be installed (see pip's message above)", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"{VENV}: cannot be made: {error.strerror} (free some space, or mend the permissions)", file=sys.stderr)
        return 2
    try:
        return subprocess.call([str(PYTHON), *command], cwd=ROOT)
    except KeyboardInterrupt:
        return 130


def _ensure_venv(extra: str) -> None:
    stamp = VENV / f"installed-{extra or 'base'}.sha256"
    digest = _digest()
    if PYTHON.exists() and stamp.exists() and stamp.read_text() == digest:
        return
    print("Setting up .venv: half a minute, this once.", file=sys.stderr)
    if not PYTHON.exists():
        venv.create(VENV, with_pip=True, clear=True)
    what = f"{ROOT}[{extra}]" if extra else str(ROOT)
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "--constraint", str(CONSTRAINTS), "--editable", what], check=True)
    stamp.write_text(digest)


def _digest() -> str:
    digest = hashlib.sha256(sys.version.encode())
    for path in (ROOT / "pyproject.toml", CONSTRAINTS):
        digest.update(path.read_bytes())
    return digest.hexdigest()
