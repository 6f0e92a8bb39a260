"""Worked examples: Gherkin fences run against the engines."""

from rules_db.examples.results import Outcome, Result, ScenarioResult, StepResult
from rules_db.examples.runner import run_example

__all__ = ["Outcome", "Result", "ScenarioResult", "StepResult", "run_example"]
