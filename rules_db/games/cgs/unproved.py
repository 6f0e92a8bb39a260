"""Rules that have a function, and that no worked example misses yet: without them, nothing that is written down fails.

Whoever writes such an example takes its rule out; the checks name what could be crossed out, and what is missing here.
"""

_NUMBERS = """
10.2.9
"""

UNPROVED: frozenset[str] = frozenset(_NUMBERS.split())
