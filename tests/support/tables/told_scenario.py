"""A scenario of one game that is made up in a test, and the first thing that is wrong with it."""

from rules_db.examples import run_example
from rules_db.model import Example, Place, RulebookId, RuleId


def wrong_with(game: str, steps: str) -> str:
    """'4: what is wrong (how to mend it)', by the line of the scenario, whose title is line 1; '' where it passes."""
    text = f"Scenario: Made up\n{steps}"
    result = run_example(Example("toy.E1", RulebookId(game), RuleId("toy"), "", text, Place("toy.md", 0)))
    return result.message.removeprefix("toy.md:")


def when(steps: str) -> str:
    """The lines of steps that stand in a row, '; ' between them; 'Then' and 'When' begin anew."""
    lines = "\n  And ".join(steps.split("; "))
    return f"  When {lines}".replace("And Then", "Then").replace("And When", "When")
