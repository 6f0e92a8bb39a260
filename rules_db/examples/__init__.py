"""Worked examples: Gherkin fences run against the engines."""

from rules_db.examples.results import Outcome, Result, ScenarioResult, StepResult
from rules_db.examples.runner import many_examples, run_example

__all__ = ["Outcome", "Result", "ScenarioResult", "StepResult", "many_examples", "run_example"]
