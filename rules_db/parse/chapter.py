"""A chapter: its sections, rules, tables, rulings and examples, under the numbers that readers know."""

import re
from dataclasses import replace

from rules_db.model import (
    Deviation,
    Example,
    Kind,
    Place,
    Rule,
    RulebookId,
    RuleId,
    Ruling,
    RulingId,
    Section,
    SectionId,
    Setting,
    Table,
)
from rules_db.parse.blocks import Admonition, Block, Fence, Fields, Heading, Paragraph, ParsedFile, TableBlock
from rules_db.parse.draft import Draft
from rules_db.parse.entries import finding_ids, listed
from rules_db.parse.front_matter import Front
from rules_db.parse.kinds import classify, split_stated
from rules_db.parse.numbers import (
    REPEAT_MARKS,
    marked,
    parent_number,
    parse_heading,
    parse_rule_start,
    parse_ruling_title,
)
from rules_db.parse.urls import anchored

_CAPTION = re.compile(r"\*([^*]+)\*")
_EQUIVALENCE = "Equivalence:"
_SETTINGS_HEADER = ("setting", "default", "meaning")
_RULING_FIELDS = ("question", "decision", "reason")


def read_chapter(page: ParsedFile, front: Front, draft: Draft) -> None:
    """Add everything that the chapter holds to the draft."""
    reader = _ChapterReader(page, front, draft)
    for block in page.blocks:
        reader.read(block)


def read_examples_page(page: ParsedFile, key: RulebookId, draft: Draft) -> None:
    """Add the examples of a page beside a chapter, where headings name the rules that they show."""
    rules = {rule.id: rule for rule in draft.rules if rule.rulebook == key}
    rule: Rule | None = None
    for block in page.blocks:
        if isinstance(block, Heading) and block.level > 1:
            number = block.text.split()[0]
            rule = rules.get(RuleId(f"{key}-{number}"))
            if rule is None:
                draft.problem(page.file, block.line, f"there is no rule {number}", "name a rule of this rulebook")
        elif isinstance(block, Fence) and block.language == "gherkin":
            _add_example(page.file, block, rule, draft)


def _add_example(file: str, fence: Fence, rule: Rule | None, draft: Draft) -> None:
    if rule is None:
        draft.problem(file, fence.line, "the example stands under no rule", "move it under the rule that it shows")
        return
    number = draft.next_ordinal("example", rule.id)
    title = re.search(r"^\s*(?:Scenario|Example|Scenario Outline):\s*(.+)$", fence.text, re.MULTILINE)
    draft.examples.append(
        Example(
            id=f"{rule.id}.E{number}",
            rulebook=rule.rulebook,
            rule=rule.id,
            title=title[1].strip() if title else "",
            text=fence.text,
            place=Place(file, fence.line),
        )
    )


class _ChapterReader:
    def __init__(self, page: ParsedFile, front: Front, draft: Draft) -> None:
        self.file = page.file
        self.key = front.rulebook
        self.chapter = front.chapter
        self.repeated = {each.number for each in front.deviations if each.is_a is Deviation.REPEATED}
        self.draft = draft
        self.section: Section | None = None
        self.rule: Rule | None = None
        self.kind_is_stated = False
        self.caption: tuple[str, int] | None = None
        self.open_sections: list[Section] = []
        self.in_section: dict[str, Rule] = {}

    def read(self, block: Block) -> None:
        caption, self.caption = self.caption, None
        match block:
            case Heading():
                self.read_heading(block)
            case Paragraph():
                self.read_paragraph(block)
            case TableBlock():
                self.read_table(block, caption)
            case Admonition():
                self.read_admonition(block)
            case Fence(language="gherkin"):
                _add_example(self.file, block, self.rule, self.draft)
            case Fence() | Fields():
                pass

    def problem(self, line: int, what: str, mend: str) -> None:
        self.draft.problem(self.file, line, what, mend)

    def read_heading(self, heading: Heading) -> None:
        parsed = parse_heading(heading.text, self.chapter)
        self.rule = None
        if parsed is None:
            return
        number, title = parsed
        identity = self.claim_id(number, f"section {number}", heading.line)
        if identity is None:
            return
        self.open_sections = [s for s in self.open_sections if s.depth < heading.level]
        parent = self.open_sections[-1].id if self.open_sections else None
        self.section = Section(
            id=SectionId(identity),
            rulebook=self.key,
            number=number,
            title=title,
            parent=parent,
            ordinal=self.draft.next_ordinal("section", self.key),
            depth=heading.level,
            url=anchored(self.file, identity),
            place=Place(self.file, heading.line),
        )
        self.open_sections.append(self.section)
        self.in_section = {}
        self.draft.sections.append(self.section)

    def claim_id(self, number: str, what: str, line: int) -> str | None:
        """The id for a number, marked `bis` or `ter` where a repeat is declared; None and a problem if it is taken."""
        within_repeat = self.section is not None and self.section.number in self.repeated
        uses = len(REPEAT_MARKS) if number in self.repeated or within_repeat else 1
        for use in range(uses):
            identity = f"{self.key}-{marked(number, use)}"
            if identity not in self.draft.places:
                self.draft.places[identity] = Place(self.file, line)
                return identity
        first = self.draft.places[f"{self.key}-{number}"]
        where = f"line {first.line}" if first.file == self.file else str(first)
        self.problem(line, f"{what} is already defined at {where}", "numbers are unique in a rulebook")
        return None

    def read_paragraph(self, paragraph: Paragraph) -> None:
        for offset, start in enumerate(paragraph.starts, 1):
            inner = parse_rule_start(start)
            if inner and inner[1][0].isupper() and self.section and inner[0].startswith(self.section.number + "."):
                self.problem(
                    paragraph.line + offset,
                    f"rule {inner[0]} begins inside a paragraph",
                    "leave an empty line before it",
                )
        parsed = parse_rule_start(paragraph.text)
        caption = _CAPTION.fullmatch(paragraph.text)
        if parsed:
            self.read_rule(parsed[0], parsed[1], paragraph.line)
        elif caption:
            self.caption = (caption[1], paragraph.line)

    def read_rule(self, number: str, text: str, line: int) -> None:
        if self.section is None or not number.startswith(self.section.number + "."):
            under = f"section {self.section.number}" if self.section else "no section"
            self.problem(line, f"rule {number} stands under {under}", "move it under its own section")
            return
        identity = self.claim_id(number, f"rule {number}", line)
        if identity is None:
            return
        above = parent_number(number)
        parent = self.in_section.get(above)
        if parent is None and above != self.section.number:
            self.problem(
                line,
                f"rule {number} is an orphan: there is no {above} above it",
                "add the parent or renumber",
            )
        self.rule = self.make_rule(identity, number, text, parent, line)
        self.in_section[number] = self.rule
        self.draft.rules.append(self.rule)

    def make_rule(self, identity: str, number: str, text: str, parent: Rule | None, line: int) -> Rule:
        assert self.section is not None
        stated, statement = split_stated(text)
        kind = classify(statement)
        self.kind_is_stated = bool(stated)
        if stated in tuple(Kind):
            kind = Kind(stated)
        elif stated == "withdrawn":
            kind = Kind.COMMENTARY
        elif stated:
            statement = text
        return Rule(
            id=RuleId(identity),
            rulebook=self.key,
            section=self.section.id,
            number=number,
            parent=parent.id if parent else None,
            ordinal=self.draft.next_ordinal("rule", self.key),
            depth=parent.depth + 1 if parent else 1,
            kind=kind,
            text=statement,
            heading=" › ".join(section.title for section in self.open_sections),
            url=anchored(self.file, identity),
            place=Place(self.file, line),
            is_withdrawn=stated == "withdrawn",
        )

    def read_table(self, block: TableBlock, caption: tuple[str, int] | None) -> None:
        if self.rule is None:
            self.problem(block.line, "the table stands under no rule", "move it under the rule that it belongs to")
            return
        if caption is None:
            self.problem(block.line, "the table has no caption", "write one above it, in italics")
            return
        if not self.kind_is_stated:
            self.rule = self.draft.rules[-1] = replace(self.rule, kind=Kind.TABLE)
        title = caption[0]
        is_equivalence = title.startswith(_EQUIVALENCE)
        self.draft.tables.append(
            Table(
                id=f"{self.rule.id}.T{self.draft.next_ordinal('table', self.rule.id)}",
                rule=self.rule.id,
                caption=title.removeprefix(_EQUIVALENCE).strip(),
                is_equivalence=is_equivalence,
                header=block.header,
                rows=block.rows,
                place=Place(self.file, block.line),
            )
        )

    def read_admonition(self, block: Admonition) -> None:
        if block.kind != "ruling":
            return
        parsed = parse_ruling_title(block.title)
        if parsed is None:
            self.problem(block.line, "the ruling has no number", 'write !!! ruling "603.4.R1 What it decides"')
            return
        number, title = parsed
        if self.rule is None or self.rule.id != f"{self.key}-{parent_number(number)}":
            under = f"rule {self.rule.number}" if self.rule else "no rule"
            self.problem(block.line, f"ruling {number} stands under {under}", "move it under the rule that it settles")
            return
        fields = next((inner for inner in block.blocks if isinstance(inner, Fields)), Fields((), block.line))
        for name in _RULING_FIELDS:
            if not fields.get(name):
                self.problem(block.line, f"ruling {number} has no {name}", f"add `- {name}: …`")
        if self.claim_id(number, f"ruling {number}", block.line) is None:
            return
        ruling = Ruling(
            id=RulingId(f"{self.key}-{number}"),
            rulebook=self.key,
            rule=self.rule.id,
            number=number,
            title=title,
            question=fields.get("question"),
            decision=fields.get("decision"),
            reason=fields.get("reason"),
            settles=finding_ids(self.key, listed(fields.get("settles"))),
            ordinal=self.draft.next_ordinal("ruling", self.key),
            url=anchored(self.file, f"{self.key}-{number}"),
            place=Place(self.file, block.line),
        )
        self.draft.rulings.append(ruling)
        for inner in block.blocks:
            if isinstance(inner, TableBlock):
                self.read_settings(inner, ruling)

    def read_settings(self, block: TableBlock, ruling: Ruling) -> None:
        if block.header != _SETTINGS_HEADER:
            header = " | ".join(_SETTINGS_HEADER)
            self.problem(block.line, "a table in a ruling is a table of settings", f"head it {header}")
            return
        for key, default, meaning in block.rows:
            bare = key.strip("`")
            self.draft.settings.append(Setting(self.key, ruling.id, bare, default, default, meaning))
