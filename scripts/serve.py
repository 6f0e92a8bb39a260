"""Build the rules site and the explorer, and serve both: python3 scripts/serve.py [--port N] [--build-only]."""

import sys

from bootstrap import become_in_venv

if __name__ == "__main__":
    sys.exit(become_in_venv("-m", "rules_db", "serve", *sys.argv[1:]))
