"""The proof written into the library: outcomes, events, citations and levels, as the store keeps them."""

import json
from collections.abc import Iterator
from dataclasses import replace

from rules_db.errors import Problem
from rules_db.examples.proof.carried import Earlier, shown_of, with_carried
from rules_db.examples.proof.prove import Progress, Proof, prove
from rules_db.examples.results import Result
from rules_db.model import Citation, ExampleEvent, KnockOut, Library, RulebookId, RuleId, Watch


def prove_library(
    library: Library, progress: Progress = lambda stage: None, earlier: Earlier | None = None
) -> tuple[Library, tuple[Problem, ...]]:
    """The library with all that its engines show, and a problem for every example that fails.

    A book whose proof would come to the same as in an earlier library has it from there.
    """
    held = earlier.holds(library) if earlier else frozenset[RulebookId]()
    anew = tuple(book for book in library.rulebooks if book.id not in held)
    proof = prove(replace(library, rulebooks=anew), progress)
    proved = with_proof(library, proof)
    return with_carried(proved, shown_of(earlier.library, held)) if earlier and held else proved, proof.problems


def with_proof(library: Library, proof: Proof) -> Library:
    """The library with the outcome of each example that was run and the level of each rule of a book with an engine."""
    results = {result.id: result for result in proof.results}
    levels = {level.rule: level for level in proof.levels}
    watched = {watch.rule for watch in proof.watches if watch.spoke}
    return replace(
        library,
        examples=tuple(
            replace(example, outcome=str(result.outcome), rules=tuple(map(RuleId, result.cited)))
            if (result := results.get(example.id))
            else example
            for example in library.examples
        ),
        rules=tuple(
            replace(rule, level=str(level.level), level_reason=level.reason, watched=rule.id in watched)
            if (level := levels.get(rule.id))
            else rule
            for rule in library.rules
        ),
        events=tuple(event for result in proof.results for event in events_of(result)),
        example_cards=tuple(card for result in proof.results for card in result.cards),
        citations=tuple(Citation(RuleId(each.rule), each.module, each.qualname, each.line) for each in proof.citations),
        knock_outs=tuple(
            KnockOut(RuleId(level.rule), each.example, each.title, each.what)
            for level in proof.levels
            for each in level.without
        ),
        watches=tuple(
            Watch(RuleId(each.rule), each.module, each.qualname, each.line, each.spoke) for each in proof.watches
        ),
    )


def events_of(result: Result) -> Iterator[ExampleEvent]:
    """The events of a fence, numbered through its scenarios."""
    titles = [scenario.title for scenario in result.scenarios for _ in scenario.events]
    for title, event in zip(titles, result.events, strict=True):
        data = json.dumps(dict(event.data), ensure_ascii=False)
        rule = RuleId(event.rule)
        yield ExampleEvent(result.id, title, event.number, event.kind, rule, event.who, data, event.because)
