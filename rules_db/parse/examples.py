"""Worked examples: Gherkin fences that can be run, and paragraphs that tell one in plain words."""

import re

from rules_db.model import Example, Place, PlainExample, Rule, RulebookId, RuleId
from rules_db.parse.blocks import Fence, Heading, Paragraph, ParsedFile
from rules_db.parse.draft import Became, Draft
from rules_db.parse.form.near_misses import meant_language
from rules_db.parse.urls import anchored

GHERKIN = "gherkin"
_SCENARIO = re.compile(r"^\s*(?:Scenario|Example|Scenario Outline):\s*(.+)$", re.MULTILINE)
_PLAIN = re.compile(r"([*_]{0,2})(?:Examples?|For example)(?:[:.,]\1|\1[:.,])\s+(\S.*)", re.DOTALL)


def read_examples_page(page: ParsedFile, key: RulebookId, draft: Draft) -> None:
    """Add the examples of a page beside a chapter, where headings name the rules that they show."""
    rules = {rule.id: rule for rule in draft.rules if rule.rulebook == key}
    rule: Rule | None = None
    for block in page.blocks:
        if isinstance(block, Heading) and block.level > 1:
            rule = _named_rule(page.file, block, key, rules, draft)
        elif isinstance(block, Heading):
            draft.became(page.file, block.line, Became.TITLE)
        elif isinstance(block, Fence):
            read_fence(page.file, block, rule, draft)
        elif isinstance(block, Paragraph):
            draft.became(page.file, block.line, Became.NOTE)


def _named_rule(file: str, heading: Heading, key: RulebookId, rules: dict[RuleId, Rule], draft: Draft) -> Rule | None:
    number, _, _ = heading.text.partition(" ")
    rule = rules.get(RuleId(f"{key}-{number}"))
    if rule:
        draft.became(file, heading.line, Became.HEADING)
    else:
        what = f"there is no rule {number}" if number else "the heading names no rule"
        draft.problem(file, heading.line, what, "name a rule of this rulebook")
    return rule


def read_fence(file: str, fence: Fence, rule: Rule | None, draft: Draft) -> None:
    """Add the example of a fence; one without a language, or of plain text, is no example and stays on its page."""
    if fence.language in ("", "text"):
        draft.became(file, fence.line, Became.COMMENTARY)
    elif fence.language != GHERKIN:
        meant = meant_language(fence.language) or GHERKIN
        draft.problem(file, fence.line, f"the fence is in {fence.language!r}", f"write {meant}, or no language")
    elif rule is None:
        draft.problem(file, fence.line, "the example stands under no rule", "move it under the rule that it shows")
    else:
        draft.became(file, fence.line, Became.EXAMPLE)
        draft.examples.append(_example(file, fence, rule, draft))


def _example(file: str, fence: Fence, rule: Rule, draft: Draft) -> Example:
    title = _SCENARIO.search(fence.text)
    return Example(
        id=f"{rule.id}.E{draft.next_ordinal('example', rule.id)}",
        rulebook=rule.rulebook,
        rule=rule.id,
        title=title[1].strip() if title else "",
        text=fence.text,
        place=Place(file, fence.line),
    )


def is_plain_example(text: str) -> bool:
    """Whether a paragraph tells an example: it begins with “Example:” or “For example,”."""
    return _PLAIN.fullmatch(text) is not None


def read_plain_example(file: str, paragraph: Paragraph, rule: Rule | None, draft: Draft) -> None:
    """Add an example in plain words; a problem where it stands under no rule."""
    if rule is None:
        draft.problem(file, paragraph.line, "the example stands under no rule", "move it under the rule that it shows")
        return
    identity = f"{rule.id}.P{draft.next_ordinal('plain example', rule.id)}"
    url = rule.url if paragraph.within else anchored(file, identity)
    place = Place(file, paragraph.line)
    draft.became(file, paragraph.line, Became.EXAMPLE)
    draft.plain_examples.append(PlainExample(identity, rule.rulebook, rule.id, paragraph.text, url, place))
