"""The worked examples of a rule, folded under it: each with what came of it and the ruling trace."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules_db.lookup import grouped
from rules_db.model import Citation, Example, Rule, Watch
from rules_db.site.examples.gherkin import Block, read_blocks
from rules_db.site.examples.scenario import background, scenario
from rules_db.site.examples.trace import trace_fold
from rules_db.site.html.elements import Html, html, joined
from rules_db.site.html.links import PageLinks
from rules_db.site.view.plain import counted

PASSED, FAILED = "passed", "failed"
MOST_OPEN = 2  # More would hide from one another what they are about.


@dataclass(frozen=True, slots=True)
class RuleExamples:
    """The examples of a rule: what came of them in a line, their titles by id, and all of them as they are shown."""

    rule: Rule
    summary: str
    titles: dict[str, str]
    body: Html


@dataclass(frozen=True, slots=True)
class _Written:
    """An example with what its fence holds: nothing where it is no Gherkin."""

    example: Example
    backgrounds: tuple[Block, ...]
    scenarios: tuple[Block, ...]


def examples_fold(examples: RuleExamples, script: str, page: str) -> Html:
    """The fold under a rule, filled by a script when it is opened: until then it leads to the examples on a page.

    `script` is a path relative to the root of the site, `page` an address as seen from here.
    """
    form = '<section class="example" id="{0}"><p><a href="{1}#{0}">{2}</a></p></section>\n'
    listed = joined(html(form, identity, page, title) for identity, title in examples.titles.items())
    form = '<details class="rule__examples" data-late="{}">\n<summary>{}</summary>\n{}</details>\n'
    return html(form, script, examples.summary, listed)


def examples_of(rule: Rule, links: PageLinks) -> RuleExamples | None:
    """All examples of a rule, with links as they are there; None where it has none."""
    examples = [_read(example) for example in links.view.examples_of.get(rule.id, [])]
    if not examples:
        return None
    scenarios = sum(len(each.scenarios) for each in examples)
    most_open = MOST_OPEN if scenarios <= MOST_OPEN else 1
    folds = []
    for each in examples:
        folds.append(_example(each, most_open, links))
        most_open = max(0, most_open - len(each.scenarios))
    within = f" in {scenarios} scenarios" if scenarios > len(examples) else ""
    summary = f"{counted(len(examples), 'example')}{within}, {_results([each.example for each in examples])}"
    titles = {each.example.id: each.example.title or "As it is written" for each in examples}
    return RuleExamples(rule, summary, titles, joined((*folds, _where(rule, links))))


def example_section(example: Example, links: PageLinks) -> Html:
    """One example by itself, with its first scenarios open."""
    return _example(_read(example), MOST_OPEN, links)


def _read(example: Example) -> _Written:
    blocks = read_blocks(example.text)
    return _Written(
        example,
        tuple(block for block in blocks if block.is_background),
        tuple(block for block in blocks if not block.is_background),
    )


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


def _example(written: _Written, most_open: int, links: PageLinks) -> Html:
    """One example: its scenarios, of which the first `most_open` are open, and the trace of them all."""
    example, seen = written.example, set[str]()
    outcome = html('<span class="outcome" data-outcome="{0}">{0}</span>', example.outcome)
    trace = trace_fold(example, len(written.scenarios), links)
    begin = joined(background(block, links, seen) for block in written.backgrounds)
    cards = grouped(links.view.cards_of.get(example.id, ()), lambda card: card.scenario)
    folds = [
        scenario(
            block,
            written.backgrounds,
            cards[block.title],
            outcome,
            _without(example, block.title, links),
            place < most_open,
            links,
            seen,
        )
        for place, block in enumerate(written.scenarios)
    ]
    as_written = html('<pre><code class="language-gherkin">{}</code></pre>\n{}\n', example.text, outcome)
    form = '<section class="example" id="{}">\n{}{}{}<pre class="example__source" hidden>{}</pre></section>\n'
    return html(form, example.id, begin, joined(folds) or as_written, trace, example.text)


def _without(example: Example, title: str, links: PageLinks) -> Html:
    """What the scenario found while its rule was switched off; nothing where it does not miss the rule."""
    missing = links.view.knock_outs_of.get((example.id, title), ())
    form = '<p class="scenario__without">Without {}: {}</p>\n'
    return joined(html(form, links.rule(each.rule, each.rule), each.what) for each in missing[:1])


def _where(rule: Rule, links: PageLinks) -> Html:
    """Where the engine keeps the rule, and where its watches stand."""
    kept = _places("In the engine", links.view.citations_of.get(rule.id, []))
    return kept + _places("Watched by", links.view.watches_of.get(rule.id, []))


def _places(what: str, places: Sequence[Citation | Watch]) -> Html:
    if not places:
        return Html()
    form = "<code>{}</code> in <code>{}</code>, line {}"
    said = joined((html(form, each.qualname, each.module, each.line) for each in places), "; ")
    return html('<p class="rule__engine">{}: {}</p>\n', what, said)
