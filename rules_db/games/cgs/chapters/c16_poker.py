"""Chapter 16 so far: the evaluator of poker hands, which knows no table yet."""

from rules_db.games.cgs import poker

EVALUATOR = poker.evaluator
