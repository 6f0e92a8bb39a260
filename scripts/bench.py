"""Measure, as ratios within one run: python3 scripts/bench.py [build] [search] [answers] [start] [site]
[hostile] [phone] [running] [examples] [playouts] [games] [workers] [solve] [hands] [bots].

The last ten are made on request only: `phone` and `running` need Chromium, three install other tools to compare with,
and `games` takes half an hour on two processors. Absolute times depend on the machine and are shown only beside what
they are held against.
"""

import sys

from bootstrap import run_in_venv

if __name__ == "__main__":
    sys.exit(run_in_venv("scripts/measure.py", *sys.argv[1:], extra="bench"))
