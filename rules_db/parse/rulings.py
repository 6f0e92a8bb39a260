"""A ruling under the rule that it settles, and the numbers that it sets."""

from rules_db.model import Place, Rule, RulebookId, Ruling, RulingId, Setting
from rules_db.parse.blocks import Admonition, Fields, TableBlock
from rules_db.parse.draft import Became, Draft
from rules_db.parse.entries import check_fields, finding_ids, listed
from rules_db.parse.numbers import parent_number, parse_ruling_title
from rules_db.parse.urls import anchored

_SETTINGS_HEADER = ("setting", "default", "meaning")
_ASKED = ("question", "decision", "reason")
_FIELDS = (*_ASKED, "settles")


def read_ruling(file: str, block: Admonition, key: RulebookId, rule: Rule | None, draft: Draft) -> None:
    """Add a ruling that stands under `rule` to the draft, or say what it lacks."""
    fields = _account(file, block, draft)
    parsed = parse_ruling_title(block.title)
    if parsed is None:
        draft.problem(file, block.line, "the ruling has no number", 'write !!! ruling "603.4.R1 What it decides"')
        return
    number, title = parsed
    if rule is None or rule.id != f"{key}-{parent_number(number)}":
        under = f"rule {rule.number}" if rule else "no rule"
        what = f"ruling {number} stands under {under}"
        draft.problem(file, block.line, what, "move it under the rule that it settles")
        return
    for name in _ASKED:
        if not fields.get(name):
            draft.problem(file, block.line, f"ruling {number} has no {name}", f"add `- {name}: …`")
    if not draft.claim(f"{key}-{number}", f"ruling {number}", Place(file, block.line)):
        return
    ruling = Ruling(
        id=RulingId(f"{key}-{number}"),
        rulebook=key,
        rule=rule.id,
        number=number,
        title=title,
        question=fields.get("question"),
        decision=fields.get("decision"),
        reason=fields.get("reason"),
        settles=finding_ids(key, listed(fields.get("settles"))),
        ordinal=draft.next_ordinal("ruling", key),
        url=anchored(file, f"{key}-{number}"),
        place=Place(file, block.line),
    )
    draft.rulings.append(ruling)
    for inner in block.blocks:
        if isinstance(inner, TableBlock):
            _read_settings(file, inner, ruling, draft)


def _account(file: str, block: Admonition, draft: Draft) -> Fields:
    """The fields of a ruling; what else stands in it than fields and tables of settings is left for the account."""
    draft.became(file, block.line, Became.RULING)
    fields = Fields((), block.line)
    for inner in block.blocks:
        if isinstance(inner, Fields) and not fields.values:
            fields = inner
            draft.became(file, inner.line, Became.FIELDS)
            check_fields(file, inner, _FIELDS, draft)
        elif isinstance(inner, TableBlock):
            draft.became(file, inner.line, Became.SETTINGS)
    return fields


def _read_settings(file: str, block: TableBlock, ruling: Ruling, draft: Draft) -> None:
    if block.header != _SETTINGS_HEADER:
        header = " | ".join(_SETTINGS_HEADER)
        draft.problem(file, block.line, "a table in a ruling is a table of settings", f"head it {header}")
        return
    for offset, (key, default, meaning) in enumerate(block.rows, 2):
        if not key:
            draft.problem(file, block.line + offset, "the setting has no name", "name it in the first column")
        draft.settings.append(Setting(ruling.rulebook, ruling.id, key.strip("`"), default, default, meaning))
