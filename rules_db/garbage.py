"""How often Python looks for garbage that refers to itself.

Nearly all that comes and goes here are trees of values: states of games, events, tokens of pages. Whatever is given up
of them is free at once. Python still looks through the young ones after every 700 that come, and a copy of one large
table is more than that: that took two fifths of the time of all worked examples.
"""

import gc

THRESHOLDS = (20_000, 20, 100)
"""After how many new things the young are looked through; after how many such looks the older, and the oldest."""


def look_for_garbage_rarely() -> None:
    """For a process that works through much, from now on (`gc.set_threshold`, docs.python.org/3/library/gc.html)."""
    gc.set_threshold(*THRESHOLDS)
