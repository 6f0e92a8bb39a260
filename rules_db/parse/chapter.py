"""A chapter: its sections, rules, tables, rulings and examples, under the numbers that readers know."""

import re
from dataclasses import replace

from rules_db.model import Deviation, Kind, Place, Rule, RuleId, Section, SectionId, Table
from rules_db.parse.blocks import (
    Admonition,
    Block,
    Fence,
    Fields,
    Heading,
    Paragraph,
    ParsedFile,
    TableBlock,
    every_block,
)
from rules_db.parse.draft import Became, Draft
from rules_db.parse.examples import is_plain_example, read_fence, read_plain_example
from rules_db.parse.form.near_misses import NearRule, near_heading, near_rule
from rules_db.parse.front_matter import Front
from rules_db.parse.kinds import classify, split_stated
from rules_db.parse.numbers import (
    LONGEST_PART_DIGITS,
    REPEAT_MARKS,
    has_long_part,
    marked,
    parent_number,
    parse_heading,
    parse_rule_start,
    unmarked,
)
from rules_db.parse.rulings import read_ruling
from rules_db.parse.urls import anchored

_CAPTION = re.compile(r"\*([^*]+)\*")
_EQUIVALENCE = "Equivalence:"


def read_chapter(page: ParsedFile, front: Front, draft: Draft) -> None:
    """Add everything that the chapter holds to the draft."""
    reader = _ChapterReader(page, front, draft)
    for block in page.blocks:
        reader.read(block)
    reader.report_near_misses()


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
        self.named: list[tuple[str, int]] = []

    def read(self, block: Block) -> None:
        caption, self.caption = self.caption, None
        match block:
            case Heading():
                self.read_heading(block)
            case Paragraph():
                self.read_paragraph(block)
            case TableBlock():
                self.read_table(block, caption)
            case Admonition(kind="ruling"):
                read_ruling(self.file, block, self.key, self.rule, self.draft)
            case Admonition():
                self.read_note(block)
            case Fence():
                read_fence(self.file, block, self.rule, self.draft)
            case Fields():
                self.became(block, Became.COMMENTARY)

    def read_note(self, block: Admonition) -> None:
        """A note stays on its page with all that stands in it."""
        for inner in every_block([block]):
            self.became(inner, Became.NOTE)

    def became(self, block: Block, what: Became) -> None:
        self.draft.became(self.file, block.line, what)

    def problem(self, line: int, what: str, mend: str) -> None:
        self.draft.problem(self.file, line, what, mend)

    def read_heading(self, heading: Heading) -> None:
        parsed = parse_heading(heading.text, self.chapter)
        self.rule = None
        if parsed is None:
            self.read_plain_heading(heading)
            return
        number, title = parsed
        identity = self.claim_id(number, f"section {number}", heading.line)
        if identity is None:
            return
        self.became(heading, Became.SECTION)
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

    def read_plain_heading(self, heading: Heading) -> None:
        number = near_heading(heading.text)
        if not heading.text:
            self.problem(heading.line, "the heading is empty", "give it a number and a title, or drop it")
        elif number:
            what = f"the heading begins nearly like section {number}"
            self.problem(heading.line, what, f"write `{number} Title`: digits and dots, a blank, the title")
        else:
            self.became(heading, Became.HEADING)

    def claim_id(self, number: str, what: str, line: int) -> str | None:
        """The id for a number, marked `bis` or `ter` where a repeat is declared; None and a problem if it is taken."""
        within_repeat = self.section is not None and self.section.number in self.repeated
        if has_long_part(number):
            named = what if len(what) < 40 else f"{what[:24]}…"
            self.problem(line, f"{named} has a part of more than {LONGEST_PART_DIGITS} digits", "count from 1")
            return None
        uses = len(REPEAT_MARKS) if number in self.repeated or within_repeat else 1
        for use in range(uses):
            identity = f"{self.key}-{marked(number, use)}"
            if identity not in self.draft.places:
                self.draft.places[identity] = Place(self.file, line)
                return identity
        self.draft.claim(f"{self.key}-{number}", what, Place(self.file, line))
        return None

    def read_paragraph(self, paragraph: Paragraph) -> None:
        self.check_inner_lines(paragraph)
        parsed = parse_rule_start(paragraph.text)
        caption = _CAPTION.fullmatch(paragraph.text)
        near = near_rule(paragraph.text)
        if parsed:
            self.read_rule(*parsed, paragraph)
        elif is_plain_example(paragraph.text):
            read_plain_example(self.file, paragraph, self.rule, self.draft)
        elif near:
            self.read_near_miss(near, paragraph)
        else:
            self.became(paragraph, Became.COMMENTARY)
            self.caption = (caption[1], paragraph.line) if caption else None

    def check_inner_lines(self, paragraph: Paragraph) -> None:
        for offset, start in enumerate(paragraph.starts, 1):
            exact, near = parse_rule_start(start), near_rule(start)
            number, rest = exact or ((near.number, near.rest) if near else ("", ""))
            if rest[:1].isupper() and self.section and number.startswith(self.section.number + "."):
                what = f"rule {number} begins inside a paragraph"
                self.problem(paragraph.line + offset, what, "leave an empty line before it")

    def read_near_miss(self, near: NearRule, paragraph: Paragraph) -> None:
        if near.may_refer:  # a comment may begin with “Rule 3.7 …”, where there is such a rule
            self.became(paragraph, Became.COMMENTARY)
            self.named.append((near.number, paragraph.line))
        else:
            self.report_near_miss(near.number, paragraph.line)

    def report_near_misses(self) -> None:
        for number, line in self.named:
            if f"{self.key}-{number}" not in self.draft.places:
                self.report_near_miss(number, line)

    def report_near_miss(self, number: str, line: int) -> None:
        what = f"the paragraph begins nearly like rule {number}"
        self.problem(line, what, f"write `{number} Text`: a number of digits and small letters, a blank, the text")

    def read_rule(self, number: str, text: str, paragraph: Paragraph) -> None:
        line = paragraph.line
        if number != unmarked(number):
            mend = f"write {unmarked(number)}, and declare it repeated"
            self.problem(line, f"the number {number} is only for references", mend)
            return
        if paragraph.within == "quotation":
            self.problem(line, f"rule {number} stands in a quotation", "take off the >")
            return
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
        self.became(paragraph, Became.RULE)
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
        self.draft.became(self.file, caption[1], Became.CAPTION)
        self.became(block, Became.TABLE)
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
