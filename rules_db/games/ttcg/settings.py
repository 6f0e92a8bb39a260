"""The numbers that the rulebook's rulings supply where the document leaves them out (2.2.5.1.R1, 2.2.8.1.R1)."""

from collections.abc import Mapping

DEFAULTS: Mapping[str, int] = {"effects.uses_per_turn": 1, "score.losing_points": 0}

WORDS: Mapping[str, str] = {"uses of an effect": "effects.uses_per_turn", "losing points": "score.losing_points"}
"""What each is called in the sentences of examples."""
