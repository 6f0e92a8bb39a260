"""Kill builds at every kind of moment, and see that none is torn: python3 scripts/kill_builds.py [KILLS]."""

import os
import sys

from bootstrap import run_in_venv

if __name__ == "__main__":
    os.environ["KILLS"] = sys.argv[1] if len(sys.argv) > 1 else "200"
    sys.exit(run_in_venv("-m", "pytest", "-s", "tests/builds/test_killed_builds.py", extra="test"))
