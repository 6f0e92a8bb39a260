"""Break the engines in small ways and see which breaks no check notices: python3 scripts/mutate.py [GAME] [--help]."""

import sys

from bootstrap import run_in_venv

if __name__ == "__main__":
    sys.exit(run_in_venv("scripts/mutating/mutation.py", *sys.argv[1:], extra="mutation"))
