"""A library in which one rulebook has been read anew: the others, and all that was proved, are as they were."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, replace
from typing import Any

from rules_db.check import check_library
from rules_db.errors import Problem
from rules_db.link import link_part
from rules_db.model import Library, RulebookId
from rules_db.parse import Files, parse_library

# What comes of running examples. It takes long, so that of the last build stays until the next.
_SHOWN = ("events", "example_cards", "citations", "watches", "knock_outs")
_KEPT = (*_SHOWN, "concepts")


def with_rulebook(whole: Library, key: RulebookId, files: Files) -> tuple[Library, tuple[Problem, ...]]:
    """The library with this rulebook as its files have it, and what is wrong with it.

    What other rulebooks say of it is not looked at again; a whole build does that.
    """
    folder = f"rulebooks/{key}/"
    part, form = parse_library({name: text for name, text in files.items() if name.startswith(folder)})
    part = _with_outcomes(part, whole)
    linked, dangling = link_part(part, _joined(whole, key, part))
    return _joined(whole, key, linked), (*form, *dangling, *check_library(linked))


def _with_outcomes(part: Library, before: Library) -> Library:
    """The rulebook with the level of each rule, and the outcome of each example that still reads as it did."""
    rules = {rule.id: rule for rule in before.rules}
    examples = {(each.id, each.text): each for each in before.examples}
    return replace(
        part,
        rules=tuple(
            replace(rule, level=old.level, level_reason=old.level_reason, watched=old.watched)
            if (old := rules.get(rule.id))
            else rule
            for rule in part.rules
        ),
        examples=tuple(
            replace(each, outcome=same.outcome, rules=same.rules)
            if (same := examples.get((each.id, each.text)))
            else each
            for each in part.examples
        ),
    )


def _joined(whole: Library, key: RulebookId, part: Library) -> Library:
    """The library with everything of this rulebook replaced by the part, in the order of the rulebooks."""
    books = sorted(
        (*(book for book in whole.rulebooks if book.id != key), *part.rulebooks), key=lambda it: (it.ordinal, it.id)
    )
    place = {str(book.id): number for number, book in enumerate(books)}
    old, new = _owners(whole), _owners(part)
    joined = replace(
        whole,
        **{
            field.name: tuple(
                sorted(
                    (
                        *(each for each in getattr(whole, field.name) if old(each) != key),
                        *getattr(part, field.name),
                    ),
                    key=lambda each: place.get(new(each) or old(each), len(place)),
                )
            )
            for field in fields(Library)
            if field.name not in (*_KEPT, "rulebooks")
        },
        rulebooks=tuple(books),
    )
    return replace(joined, **dict(_still_there(joined)))


def _owners(library: Library) -> Callable[[Any], str]:
    """Says whose a thing of the library is, by the rule that it belongs to where it does not say so itself."""
    by_rule: Mapping[str, str] = {rule.id: rule.rulebook for rule in library.rules}

    def owner(thing: Any) -> str:
        return str(getattr(thing, "rulebook", "")) or by_rule.get(
            getattr(thing, "source", getattr(thing, "rule", "")), ""
        )

    return owner


def _still_there(library: Library) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Of what was shown by running examples, that whose rule or example is still there."""
    rules = {rule.id for rule in library.rules}
    examples = {each.id for each in library.examples if each.outcome != "not run"}
    yield "events", tuple(each for each in library.events if each.example in examples and each.rule in rules)
    yield "example_cards", tuple(each for each in library.example_cards if each.example in examples)
    yield "citations", tuple(each for each in library.citations if each.rule in rules)
    yield "watches", tuple(each for each in library.watches if each.rule in rules)
    yield "knock_outs", tuple(each for each in library.knock_outs if each.example in examples and each.rule in rules)
