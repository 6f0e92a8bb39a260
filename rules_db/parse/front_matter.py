"""Front matter: which rulebook and which role a file has, and what the overview says of its source."""

from dataclasses import dataclass
from typing import Any

from rules_db.errors import Problem
from rules_db.model import Deviation, FindingId, NumberDeviation, PageRole, Place, RulebookId
from rules_db.parse.blocks import ParsedFile

READERS = ("outline", "gitbook", "latex", "pdf-markdown")


@dataclass(frozen=True, slots=True)
class Front:
    """The checked front matter of one file of a rulebook."""

    rulebook: RulebookId
    role: PageRole
    chapter: str
    deviations: tuple[NumberDeviation, ...]


def read_front(page: ParsedFile, key: str, problems: list[Problem]) -> Front | None:
    """The file's role; None, with a problem noted, where the front matter does not say."""
    front = page.front
    if front.get("broken"):
        return None
    if front.get("rulebook") != key:
        problems.append(
            Problem(page.file, 1, f"the front matter does not say `rulebook: {key}`", "name the folder's rulebook")
        )
        return None
    if "chapter" in front:
        return Front(RulebookId(key), PageRole.CHAPTER, str(front["chapter"]), _deviations(page, key, problems))
    try:
        role = PageRole(str(front.get("page", "")))
    except ValueError:
        roles = ", ".join(PageRole)
        problems.append(
            Problem(page.file, 1, "the front matter has no known role", f"add `chapter:` or `page:` ({roles})")
        )
        return None
    return Front(RulebookId(key), role, "", ())


def _deviations(page: ParsedFile, key: str, problems: list[Problem]) -> tuple[NumberDeviation, ...]:
    declared = page.front.get("deviations") or []
    found = []
    for entry in declared if isinstance(declared, list) else [declared]:
        try:
            found.append(
                NumberDeviation(
                    rulebook=RulebookId(key),
                    number=str(entry["number"]),
                    is_a=Deviation(str(entry["is"])),
                    finding=FindingId(f"{key}-{entry['finding']}"),
                    place=Place(page.file, 1),
                )
            )
        except (KeyError, TypeError, ValueError):
            problems.append(
                Problem(
                    page.file,
                    1,
                    f"the deviation {entry!r} cannot be read",
                    'write {number: "506.2", is: missing, finding: N2}',
                )
            )
    return tuple(found)


def text_of(page: ParsedFile, name: str, problems: list[Problem], within: dict[str, Any] | None = None) -> str:
    """A required text of the front matter; '' with a problem noted where it is absent or no plain value."""
    value = (page.front if within is None else within).get(name)
    if value is None or isinstance(value, (dict, list)):
        problems.append(Problem(page.file, 1, f"the front matter lacks `{name}`", f"add `{name}:`"))
        return ""
    return str(value)
