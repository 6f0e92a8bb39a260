"""Rules that have a function, and that no worked example misses yet: without them, nothing that is written down fails.

Whoever writes such an example takes its rule out; the checks name what could be crossed out, and what is missing here.
"""

_NUMBERS = """
10.2.9
16.2.2 16.2.3 16.2.4 16.2.11 16.2.18 16.2.18.a 16.5.2 16.8.1 16.8.2 16.8.3 16.8.4 16.8.5 16.8.6
16.8.7 16.8.8 16.8.9 16.8.10 16.8.11 16.8.12 16.8.13 16.8.14 16.8.16 16.8.16.a 16.8.16.c 16.8.17 16.8.17.b 16.8.17.d
"""

UNPROVED: frozenset[str] = frozenset(_NUMBERS.split())
