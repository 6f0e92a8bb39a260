"""Rules of the book that have nothing to run, with the reason that is shown beside them."""

_MAP = "A map of pages that are not restated: it says where to look, and nothing that a game could break."

_MAPPED = "T1.2 T1.3 T1.4 T2.4 T3.1 T4.1 T4.2"

NOTHING_TO_RUN = dict.fromkeys(_MAPPED.split(), _MAP)
