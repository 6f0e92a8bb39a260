"""What a rulebook decides about its source: rulings with their settings, and findings."""

from dataclasses import dataclass

from rules_db.model.places import FindingId, Place, RulebookId, RuleId, RulingId


@dataclass(frozen=True, slots=True)
class Setting:
    """A number that a ruling supplies where the source gives none; `value` differs from `default` where configured."""

    rulebook: RulebookId
    ruling: RulingId
    key: str
    value: str
    default: str
    meaning: str


@dataclass(frozen=True, slots=True)
class Ruling:
    """A decision on a gap or contradiction; it stands under `rule`. `settles` names findings."""

    id: RulingId
    rulebook: RulebookId
    rule: RuleId
    number: str
    title: str
    question: str
    decision: str
    reason: str
    settles: tuple[FindingId, ...]
    ordinal: int
    url: str
    place: Place


@dataclass(frozen=True, slots=True)
class Finding:
    """A defect of the source document. `lines` are 1-based (first, last) pairs, both ends included."""

    id: FindingId
    rulebook: RulebookId
    number: str
    title: str
    kind: str
    text: str
    lines: tuple[tuple[int, int], ...]
    rules: tuple[RuleId, ...]
    settled_by: tuple[RulingId, ...]
    handled: str
    ordinal: int
    url: str
    place: Place
