"""Try to break everything with what nobody would write: python3 scripts/fuzz.py [--kind KIND] [--count N] [--seed N].

Kinds: commands, games, requests, rulebooks. Each case is made of its seed and number alone, so that `--only NUMBER`
makes it again. Exit status 1 where something breaks.
"""

import sys

from bootstrap import run_in_venv

if __name__ == "__main__":
    sys.exit(run_in_venv("scripts/fuzzing/fuzz_all.py", *sys.argv[1:], extra="test"))
