"""What readers ask of a library, looked up once: what an id stands for, what a text names, what surrounds a rule."""

from rules_db.lookup.grouping import grouped
from rules_db.lookup.mentions import Mentions, Stretch, pieces
from rules_db.lookup.surroundings import Surroundings
from rules_db.lookup.targets import Target, example_urls, overview_url, targets_of

__all__ = [
    "Mentions",
    "Stretch",
    "Surroundings",
    "Target",
    "example_urls",
    "grouped",
    "overview_url",
    "pieces",
    "targets_of",
]
