"""Rules that have a function, and that no worked example misses yet: without them, nothing that is written down fails.

Whoever writes such an example takes its rule out; the checks name what could be crossed out, and what is missing here.
"""

_NUMBERS = """
9.3.10.a
10.1.2 10.1.2.a 10.1.4 10.1.7.a 10.1.7.c 10.1.7.d 10.1.7.g 10.1.9 10.2.1 10.2.8 10.2.9 10.3.4 10.3.5.c 10.4.7.a
10.6.4.a 10.6.4.b 10.6.5 10.6.5.a 10.7.2 10.7.3 10.8.2 10.8.3 10.8.4 10.8.6 10.8.8 10.8.8.a 10.8.9 10.8.10
10.8.11 10.8.12.a 10.8.13 10.8.14 10.8.16 10.8.17.a 10.8.18 10.8.19 10.8.20 10.8.21 10.8.22.a 10.8.22.b
10.8.22.c 10.8.22.d 10.8.23 10.8.24 10.8.25 10.8.26 10.8.26.a 10.8.27
11.4.3 11.4.4 11.4.5 11.4.7 11.5.6 11.5.8.a
12.1.1 12.2.2 12.3.2 12.3.10.a 12.4.4 12.4.5 12.5.5.c 12.6.3.a 12.6.6.f 12.6.6.g 12.6.13 12.6.13.b 12.6.14
12.7.6.a 12.7.9.a 12.7.10 12.8.2.a
13.1.5.a 13.4.2
14.2.4
"""

UNPROVED: frozenset[str] = frozenset(_NUMBERS.split())
