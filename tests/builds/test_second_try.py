"""What failed on a busy machine is tried once more only where it waits for a page or a server, and is not much."""

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest
from bootstrap import ROOT

PAGE, SERVER = "tests/site/browser/test_pages.py::test_a", "tests/serving/test_newest.py::test_b"
RULE = "tests/engine/test_citing.py::test_c"


@pytest.fixture
def checks() -> ModuleType:
    spec = spec_from_file_location("checks", ROOT / "scripts" / "test.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("failed", "tried"),
    [
        ((), False),
        ((PAGE,), True),
        ((PAGE, SERVER), True),
        ((PAGE, RULE), False),
        ((RULE,), False),
        ((PAGE,) * 4, False),
    ],
)
@pytest.mark.parametrize("again", [0, 1])
def test_only_a_few_tests_that_wait_get_a_second_try(
    checks: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    failed: tuple[str, ...],
    tried: bool,
    again: int,
) -> None:
    runs = []

    def pytest_again(*arguments: str) -> int:
        runs.append(arguments)
        return again

    monkeypatch.setattr(checks, "FAILED", tmp_path / "lastfailed")
    monkeypatch.setattr(checks, "pytest", pytest_again)
    checks.FAILED.write_text(json.dumps({f"{each}[{number}]": True for number, each in enumerate(failed)}))

    status = checks.second_try()

    assert status == (again if tried else 1)
    assert runs == ([("--last-failed",)] if tried else [])
    assert all((each in capsys.readouterr().out) == tried for each in failed[:1])
