"""What the rules allow is offered: each action of each worked example, but for what a player may do at any time."""

import pytest

from rules_db.engine.engines import engine_keys
from rules_db.examples import many_examples
from rules_db.examples.offered import run_by_offers
from rules_db.model import Library

AT_ANY_TIME = {"gives", "surrenders", "rearranges"}
"""No turn has to come for these verbs, so no list names them (cgs-3.1.10, resummoned-103.2, resummoned-500.4)."""

SPARED = {
    "resummoned-100.4.E1",  # the pile on one side is empty, and all swaps listed are of two cards
    *("cgs-18.4.3.c.E1", "cgs-18.5.7.E1", "cgs-8.2.3.a.E1"),  # a color that brings in nothing
    *("cgs-18.6.7.E1", "cgs-18.6.7.a.E1", "cgs-18.6.11.e.E1"),  # one card of a set is listed for all of them
    *("cgs-18.6.9.b.E1", "cgs-18.6.9.e.E1", "cgs-18.6.9.f.E1"),  # no Rent card is named, and the only one is meant
    "cgs-18.6.11.E1",  # no Action Card is named, and the last one is meant
}
"""Examples of what is legal and not listed."""


@pytest.mark.parametrize("book", engine_keys())
def test_what_examples_do_is_offered(bare_library: Library, book: str) -> None:
    with many_examples():
        found = {each.id: run_by_offers(each)[1] for each in bare_library.examples if each.rulebook == book}

    missing = {id_ for id_, texts in found.items() if any(each.split()[1] not in AT_ANY_TIME for each in texts)}
    assert missing == {each for each in SPARED if each.startswith(f"{book}-")}
