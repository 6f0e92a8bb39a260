"""Rules that have a function, and that no worked example misses yet: without them, nothing that is written down fails.

Whoever writes such an example takes its rule out; the checks name what could be crossed out, and what is missing here.
"""

_NUMBERS = """
9.3.10.a
10.2.9 10.8.2 10.8.3 10.8.4 10.8.6 10.8.8 10.8.8.a 10.8.9 10.8.10 10.8.11 10.8.12.a 10.8.13 10.8.14 10.8.16
10.8.17.a 10.8.18 10.8.19 10.8.20 10.8.21 10.8.22.a 10.8.22.b 10.8.22.c 10.8.22.d 10.8.23 10.8.24 10.8.25
10.8.26 10.8.26.a 10.8.27
"""

UNPROVED: frozenset[str] = frozenset(_NUMBERS.split())
