"""All checks on a bare machine: browsers that are missing are installed; without Firefox the rest still runs."""

import shutil
import subprocess
from pathlib import Path

import pytest
from project import ROOT

NEEDED = ("bash", "dirname")


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """All that there is on PATH: what the script needs, a package manager, and a Python that says what it is to run."""
    for each in NEEDED:
        (tmp_path / each).symlink_to(str(shutil.which(each)))
    write(tmp_path, "python3", 'echo "python3 $*"')
    write(tmp_path, "apt-get", f'echo "apt-get $*" >> {tmp_path}/asked')
    return tmp_path


def write(programs: Path, name: str, script: str) -> None:
    (programs / name).write_text(f"#!{shutil.which('bash')}\n{script}\n", "utf-8")
    (programs / name).chmod(0o755)


def said(programs: Path) -> list[str]:
    """What is run and said, in its order."""
    ran = subprocess.run(
        [str(ROOT / ".ci" / "run")],
        env={"PATH": str(programs)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=True,
    )
    return ran.stdout.splitlines()


def test_the_browsers_that_are_missing_are_installed(programs: Path) -> None:
    assert said(programs) == ["python3 scripts/test.py"]

    assert (programs / "asked").read_text("utf-8").splitlines() == [
        "apt-get update -qq",
        "apt-get install -y -qq chromium-headless-shell",
        "apt-get update -qq",
        "apt-get install -y -qq firefox-esr",
    ]


@pytest.mark.parametrize("firefox", ["firefox-esr", "firefox"])
def test_browsers_that_are_there_are_left_alone(programs: Path, firefox: str) -> None:
    write(programs, "chromium-headless-shell", "")
    write(programs, firefox, "")

    assert said(programs) == ["python3 scripts/test.py"]
    assert not (programs / "asked").exists()


def test_without_a_network_it_says_what_is_left_out_and_goes_on(programs: Path) -> None:
    write(programs, "chromium", "")
    write(programs, "apt-get", "exit 100")

    assert said(programs) == [
        "left out: firefox-esr cannot be installed, nor its tests run",
        "python3 scripts/test.py",
    ]


def test_where_chromium_comes_with_its_windows_only_that_is_installed(programs: Path) -> None:
    write(programs, "apt-get", f'echo "apt-get $*" >> {programs}/asked; test "${{@: -1}}" != chromium-headless-shell')
    write(programs, "firefox", "")

    assert said(programs) == ["python3 scripts/test.py"]
    assert (programs / "asked").read_text("utf-8").splitlines()[-1] == "apt-get install -y -qq chromium"


def test_without_chromium_nothing_passes(programs: Path) -> None:
    write(programs, "apt-get", "exit 100")

    with pytest.raises(subprocess.CalledProcessError) as failed:
        said(programs)

    assert "python3" not in failed.value.stdout
