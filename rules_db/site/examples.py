"""The worked examples of a rule, folded under it: each with what came of it and the ruling trace."""

from collections.abc import Sequence

from rules_db.model import Citation, Example, Rule
from rules_db.site.elements import Html, details, shown
from rules_db.site.gherkin_blocks import read_blocks
from rules_db.site.links import PageLinks
from rules_db.site.plain import counted
from rules_db.site.scenario import scenario, scenario_title
from rules_db.site.trace import trace_fold

PASSED, FAILED = "passed", "failed"
MOST_OPEN = 2  # More would hide from one another what they are about.


def examples_fold(rule: Rule, links: PageLinks) -> Html:
    """The fold with all examples of a rule; '' where it has none."""
    examples = links.view.examples_of.get(rule.id, [])
    if not examples:
        return ""
    shown_at_once = examples if len(examples) <= MOST_OPEN else examples[:1]
    folds = "".join(_example(example, links, example in shown_at_once) for example in examples)
    summary = f"{counted(len(examples), 'example')}, {_results(examples)}"
    return details("rule__examples", summary, folds + _where(links.view.citations_of.get(rule.id, [])))


def _results(examples: Sequence[Example]) -> str:
    """What came of running the examples, in words."""
    number = len(examples)
    passed = sum(example.outcome == PASSED for example in examples)
    failed = sum(example.outcome == FAILED for example in examples)
    if failed:
        return counted(failed, "fails", "fail") if number > 1 else "fails"
    if passed == number:
        return {1: "passes", 2: "both pass"}.get(number, "all pass")
    return f"{passed} run" if passed else "not run"


def _example(example: Example, links: PageLinks, is_open: bool) -> Html:
    """One example as a fold of its own, under the title of its first scenario."""
    blocks, seen = read_blocks(example.text), set[str]()
    backgrounds = [block for block in blocks if not block.title]
    first = next((block for block in blocks if block.title), None)
    title = scenario_title(first) if first else shown(example.title or "As it is written")
    written = f'<pre><code class="language-gherkin">{shown(example.text)}</code></pre>\n'
    content = "".join(
        ("" if block is first else f'<p class="example__scenario">{scenario_title(block)}</p>\n')
        + scenario(block, backgrounds, links, seen)
        for block in blocks
    )
    trace = trace_fold(example, links.view.events_of.get(example.id, []), links)
    outcome = shown(example.outcome)
    return (
        f'<details class="example" id="{example.id}"{" open" if is_open else ""}>\n<summary>'
        f'<span class="example__title">{title}</span> <span class="example__outcome" data-outcome="{outcome}">{outcome}'
        f"</span></summary>\n{content or written}{trace}</details>\n"
    )


def _where(citations: Sequence[Citation]) -> Html:
    """Where the engine keeps the rule."""
    places = [
        f"<code>{shown(each.qualname)}</code> in <code>{shown(each.module)}</code>, line {each.line}"
        for each in citations
    ]
    return f'<p class="rule__engine">In the engine: {"; ".join(places)}</p>\n' if places else ""
