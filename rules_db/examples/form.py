"""What is wrong with the form of worked examples, told without running them."""

from collections.abc import Iterable, Iterator

from rules_db.errors import Problem
from rules_db.examples.fences import BadFence, read_fence
from rules_db.model import Example


def form_problems(examples: Iterable[Example]) -> Iterator[Problem]:
    """A problem for each fence that is no feature of scenarios, of rulebooks without an engine as well."""
    for example in examples:
        try:
            read_fence(example.text)
        except BadFence as error:
            yield Problem(example.place.file, example.place.line + error.line, error.what, error.mend)
