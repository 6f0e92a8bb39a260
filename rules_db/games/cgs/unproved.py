"""Rules that have a function, and that no worked example misses yet: without them, nothing that is written down fails.

Whoever writes such an example takes its rule out; the checks name what could be crossed out, and what is missing here.
"""

_NUMBERS = """
2.1.3 2.1.3.a 2.1.4 2.1.5 2.1.6 2.1.7 2.2.3.b 2.2.5 2.2.6 2.2.8 2.2.8.a 2.2.8.b 2.2.8.c 2.2.9 2.2.11
2.2.12 2.2.12.a 2.2.12.b 2.2.13 2.4.2 2.4.3 2.5.1 2.5.2.a
5.1.8.a 5.1.9.a 5.1.12 5.2.9 5.5.9 5.6.9.a 5.7.7 5.7.9 5.8.3 5.8.6 5.8.7 5.9.6 5.9.7 5.9.8
6.2.2 6.2.2.a 6.2.2.b 6.2.2.c 6.2.2.d 6.2.2.e 6.2.2.f 6.2.2.g 6.2.2.h 6.2.3 6.2.3.a 6.2.5 6.2.6
6.2.9 6.2.10 6.2.11 6.3.2 6.3.2.a 6.3.4 6.3.5 6.3.6 6.3.7 6.3.8 6.3.9 6.3.9.d 6.3.10 6.3.11 6.3.13
6.3.14 6.3.15 6.4.2 6.4.2.a 6.4.2.b 6.4.2.c 6.4.2.d 6.4.2.e 6.4.2.f 6.4.2.g 6.4.2.h 6.4.2.i 6.4.3
6.4.5 6.4.6 6.4.7 6.4.8
7.1.1 7.1.1.a 7.1.1.b 7.1.1.e 7.1.2 7.2.1.a 7.2.1.b 7.2.3 7.3.1 7.3.5 7.4.3 7.4.3.a 7.4.4 7.4.5
7.4.5.a 7.4.5.b 7.4.5.c
9.1.7
10.2.9
"""

UNPROVED: frozenset[str] = frozenset(_NUMBERS.split())
