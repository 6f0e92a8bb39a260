"""The set-up of .venv, on a project that needs no library and no network: whatever happens, the next run mends it."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from processes import running
from project import ROOT

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes as Linux shows them")

PYPROJECT = """[build-system]
requires = []
build-backend = "backend"
backend-path = ["scripts"]

[project]
name = "toy"
version = "1"
"""
# Makes a wheel that holds one module, after a while in which the set-up can be interrupted.
BACKEND = """
import os, time, zipfile

def build_editable(folder, config_settings=None, metadata_directory=None):
    time.sleep(float(os.environ.get("PAUSE", "0")))
    with zipfile.ZipFile(f"{folder}/toy-1-py3-none-any.whl", "w") as wheel:
        wheel.writestr("toy.py", "")
        wheel.writestr("toy-1.dist-info/METADATA", "Metadata-Version: 2.1\\nName: toy\\nVersion: 1\\n")
        wheel.writestr("toy-1.dist-info/WHEEL", "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n")
        wheel.writestr("toy-1.dist-info/RECORD", "")
    return "toy-1-py3-none-any.whl"
"""
RUN = "import sys; from bootstrap import run_in_venv; sys.exit(run_in_venv('-c', 'import toy; print(\"runs\")'))"
SET_UP = "Setting up .venv: half a minute, this once.\n"


def prepare(root: Path) -> Path:
    (root / "scripts").mkdir(parents=True)
    (root / "rules_db").mkdir()
    shutil.copy(ROOT / "scripts/bootstrap.py", root / "scripts")
    shutil.copy(ROOT / "rules_db/lock.py", root / "rules_db")
    (root / "scripts/constraints.txt").write_text("")
    (root / "scripts/backend.py").write_text(BACKEND)
    (root / "scripts/run.py").write_text(RUN)
    (root / "pyproject.toml").write_text(PYPROJECT)
    return root


def start(root: Path, *arguments: str, **variables: str) -> "subprocess.Popen[str]":
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | variables
    return subprocess.Popen(
        [sys.executable, *(arguments or ("run.py",))],
        cwd=root / "scripts",
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def run(root: Path, *arguments: str) -> tuple[int, str, str]:
    process = start(root, *arguments)
    output, errors = process.communicate()
    return process.returncode, output, errors


def packages(root: Path) -> Path:
    return next((root / ".venv/lib").glob("python*/site-packages"))


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = prepare(tmp_path_factory.mktemp("installed") / "project")
    assert run(root) == (0, "runs\n", SET_UP)
    return root


@pytest.fixture
def project(installed: Path, tmp_path: Path) -> Path:
    """A project with its environment, as it was copied from elsewhere."""
    return Path(shutil.copytree(installed, tmp_path / "project", symlinks=True))


def _a_python_that_fails(root: Path) -> None:
    python = root / ".venv/bin/python"
    python.unlink()
    python.write_text("#!/bin/sh\nexit 1\n")
    python.chmod(0o755)


def _a_python_that_is_gone(root: Path) -> None:
    python = root / ".venv/bin/python"
    python.unlink()
    python.symlink_to("/nowhere/python3")


def _another_python(root: Path) -> None:
    stamp = root / ".venv/installed.json"
    stamp.write_text(json.dumps(json.loads(stamp.read_text()) | {"python": "3.11.0 (another)"}))


def _a_file_in_its_place(root: Path) -> None:
    shutil.rmtree(root / ".venv")
    (root / ".venv").write_text("")


DAMAGES: dict[str, Callable[[Path], object]] = {
    "a missing package": lambda root: (packages(root) / "toy.py").unlink(),
    "a missing file of pip": lambda root: (packages(root) / "pip/__main__.py").unlink(),
    "no pip": lambda root: shutil.rmtree(packages(root) / "pip"),
    "no Python": lambda root: (root / ".venv/bin/python").unlink(),
    "a Python that is gone": _a_python_that_is_gone,
    "a Python that fails": _a_python_that_fails,
    "another Python": _another_python,
    "no stamp": lambda root: (root / ".venv/installed.json").unlink(),
    "a damaged stamp": lambda root: (root / ".venv/installed.json").write_text('{"made_for": "'),
    "a stamp of something else": lambda root: (root / ".venv/installed.json").write_text("[1, 2]"),
    "a file in its place": _a_file_in_its_place,
}


def test_what_is_installed_is_left_alone_also_in_a_copy(project: Path) -> None:
    assert run(project) == (0, "runs\n", "")


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_damage_is_noticed(project: Path, damage: Callable[[Path], object]) -> None:
    asked = "import bootstrap; print(bootstrap._is_installed(bootstrap._whole_stamp(), ''))"
    before = run(project, "-c", asked)
    damage(project)

    after = run(project, "-c", asked)

    assert (before, after) == ((0, "True\n", ""), (0, "False\n", ""))


def test_a_damaged_environment_is_made_anew(project: Path) -> None:
    _a_python_that_fails(project)

    assert run(project) == (0, "runs\n", SET_UP)
    assert run(project) == (0, "runs\n", "")


def test_a_link_to_another_environment_goes_and_the_environment_stays(project: Path, tmp_path: Path) -> None:
    (project / ".venv").rename(tmp_path / "shared")
    (tmp_path / "shared/installed.json").unlink()
    (project / ".venv").symlink_to(tmp_path / "shared")

    assert run(project) == (0, "runs\n", SET_UP)
    assert (tmp_path / "shared/bin/python").exists()


def test_a_change_of_what_is_needed_is_installed_without_starting_over(project: Path) -> None:
    (project / "pyproject.toml").write_text(PYPROJECT + "description = 'more'\n")
    (project / ".venv/kept").write_text("")

    assert run(project) == (0, "runs\n", SET_UP)
    assert (project / ".venv/kept").exists()


def interrupt(root: Path, words: str, number: int) -> tuple[int, list[int]]:
    """End a set-up while a process of these words runs: its status, and the processes that it left."""
    first = start(root, PAUSE="600")
    while not [each for each in running(words) if each in running(f"{root}/.venv/bin/python")]:
        time.sleep(0.05)
    os.kill(first.pid, number)
    first.wait(60)
    orphans = running(f"{root}/.venv/bin/python")
    for each in orphans:
        os.kill(each, signal.SIGKILL)
    return first.returncode, orphans


def test_an_interrupted_first_run_leaves_no_process_and_the_next_one_works(tmp_path: Path) -> None:
    root = prepare(tmp_path / "project")

    assert interrupt(root, "-Im ensurepip", signal.SIGINT) == (130, [])
    assert run(root)[:2] == (0, "runs\n")


def test_an_interrupted_installation_leaves_no_process_and_the_next_one_works(project: Path) -> None:
    (project / "pyproject.toml").write_text(PYPROJECT + "description = 'more'\n")

    ended = interrupt(project, "build_editable", signal.SIGTERM)
    killed, _ = interrupt(project, "build_editable", signal.SIGKILL)

    assert (ended, killed) == ((143, []), -9)
    assert run(project)[:2] == (0, "runs\n")


def test_set_ups_at_once_wait_for_each_other(tmp_path: Path) -> None:
    root = prepare(tmp_path / "project")

    both = [start(root), start(root)]
    printed = [each.communicate() for each in both]

    assert [each.returncode for each in both] == [0, 0]
    assert [output for output, _ in printed] == ["runs\n", "runs\n"]
    assert sum(SET_UP in errors for _, errors in printed) == 1


def test_what_runs_in_it_ends_with_the_script(project: Path) -> None:
    (project / "scripts/run.py").write_text(RUN.replace("import toy", "import time; time.sleep(600)"))
    script = start(project)
    while not running(f"{project}/.venv/bin/python -c"):
        time.sleep(0.05)

    os.kill(script.pid, signal.SIGTERM)
    script.wait(60)

    assert script.returncode == 143
    assert running(f"{project}/.venv/bin/python") == []


# The signal comes when the process runs and nobody has heard of it yet.
ENDED_EARLY = """
import os, signal, subprocess

class Popen(subprocess.Popen):
    def __init__(self, command, **options):
        super().__init__(command, **options)
        if "-c" in command:
            os.kill(os.getpid(), signal.SIGTERM)

subprocess.Popen = Popen
"""


def test_what_is_only_just_started_ends_with_the_script_as_well(project: Path) -> None:
    (project / "scripts/run.py").write_text(ENDED_EARLY + RUN.replace("import toy", "import time; time.sleep(600)"))

    status, _, _ = run(project)

    assert (status, running(f"{project}/.venv/bin/python")) == (143, [])


BESIDE = """
from bootstrap import beside_in_venv, run_in_venv
with beside_in_venv("-c", "import sys; print('out', flush=True); sys.exit('error')") as ended:
    run_in_venv("-c", "print('meanwhile')")
    print(*ended(), flush=True)
with beside_in_venv("-c", "import time; time.sleep(600)"):
    run_in_venv("-c", "print('at once')")
"""


def test_what_runs_beside_the_script_says_how_it_ended_and_lives_no_longer(project: Path) -> None:
    (project / "scripts/run.py").write_text(BESIDE)

    assert run(project) == (0, "meanwhile\n1 out\nerror\n\nat once\n", "")
    assert running(f"{project}/.venv/bin/python") == []
