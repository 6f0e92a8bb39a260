"""Rules that have a function, and that no worked example misses yet: without them, nothing that is written down fails.

Whoever writes such an example takes its rule out; the checks name what could be crossed out, and what is missing here.
"""

_NUMBERS = """
2.1.3 2.1.3.a 2.1.4 2.1.5 2.1.6 2.1.7 2.2.3.b 2.2.5 2.2.6 2.2.8 2.2.8.a 2.2.8.b 2.2.8.c 2.2.9 2.2.11
2.2.12 2.2.12.a 2.2.12.b 2.2.13 2.4.2 2.4.3 2.5.1 2.5.2.a
5.1.8.a 5.1.9.a 5.1.12 5.2.9 5.5.9 5.6.9.a 5.7.7 5.7.9 5.8.3 5.8.6 5.8.7 5.9.6 5.9.7 5.9.8
7.1.1 7.1.1.a 7.1.1.b 7.1.1.e 7.1.2 7.2.1.a 7.2.1.b 7.2.3 7.3.1 7.3.5 7.4.3 7.4.3.a 7.4.4 7.4.5
7.4.5.a 7.4.5.b 7.4.5.c
9.1.7
10.1.2 10.1.2.a 10.1.4 10.1.7.a 10.1.7.c 10.1.7.d 10.1.7.g 10.1.9 10.2.1 10.2.8 10.2.9 10.3.4
10.3.5.c 10.4.7.a 10.6.4.a 10.6.4.b 10.6.5 10.6.5.a 10.7.2 10.7.3
11.4.3 11.4.4 11.4.5 11.4.7 11.5.6 11.5.8.a
12.1.1 12.2.2 12.3.2 12.3.10.a 12.4.4 12.4.5 12.5.5.c 12.6.3.a 12.6.6.f 12.6.6.g 12.6.13 12.6.13.b
12.6.14 12.7.6.a 12.7.9.a 12.7.10 12.8.2.a
13.1.5.a 13.4.2
14.2.4
"""

UNPROVED: frozenset[str] = frozenset(_NUMBERS.split())
