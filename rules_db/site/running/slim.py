"""The library as a page needs it to link what it shows: rules, terms and where they stand, and no proof."""

import json
from dataclasses import replace

from rules_db.engine.state.plain import to_plain
from rules_db.model import Library


def slim(library: Library) -> str:
    """The library as JSON, without what only a build asks for."""
    kept = replace(
        library,
        source_lines=(), asked=(), examples=(), plain_examples=(), events=(), example_cards=(), citations=(),
        watches=(), knock_outs=(), references=(), term_links=(), findings=(), deviations=(),
    )  # fmt: skip
    return json.dumps(to_plain(kept), ensure_ascii=False, separators=(",", ":"))
