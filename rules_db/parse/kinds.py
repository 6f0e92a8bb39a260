"""The kind of a rule, read off its wording; docs/authoring.md has the same table for authors."""

import re

from rules_db.model import Kind

# The first row that fits decides.
WORDING: tuple[tuple[Kind, re.Pattern[str]], ...] = (
    (Kind.PROHIBITION, re.compile(r"\b(?:(?:may|can|must) (?:not|never|only)|cannot|can't|mustn't)\b", re.I)),
    (Kind.PROCEDURE, re.compile(r"^To\b[^:]*:")),
    (Kind.REQUIREMENT, re.compile(r"\b(?:must|has to|have to|needs? to)\b", re.I)),
    (Kind.PERMISSION, re.compile(r"\b(?:may|can)\b", re.I)),
    (
        Kind.CONSEQUENCE,
        re.compile(r"^(?:If|When|Whenever|While|After|Once|As soon as|Each time)\b|\binstead\b", re.I),
    ),
)
_STATED = re.compile(r"^\*(Withdrawn|[A-Z][a-z]+)\.\*\s+")


def classify(text: str) -> Kind:
    """The kind that the wording of a rule's text says; a definition where nothing else fits."""
    for kind, pattern in WORDING:
        if pattern.search(text):
            return kind
    return Kind.DEFINITION


def split_stated(text: str) -> tuple[str, str]:
    """(kind word in lower case or '', remaining text) of a text that may begin with its kind in italics."""
    match = _STATED.match(text)
    if match is None:
        return "", text
    return match[1].lower(), text[match.end() :]
