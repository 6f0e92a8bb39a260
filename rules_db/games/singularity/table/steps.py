"""The sentences of worked examples that only Singularity has."""

from collections.abc import Sequence

from rules_db.engine.scene import Given, OwnStep, Role, Row


def challenge(given: Given, name: str) -> None:
    given.own["challenge"] = name


def settings(given: Given, rows: Sequence[Row]) -> None:
    given.own.setdefault("settings", []).extend(rows)


STEPS = (
    OwnStep(Role.GIVEN, "the challenge is {words}", challenge),
    OwnStep(Role.GIVEN, "the settings:", settings),
)
