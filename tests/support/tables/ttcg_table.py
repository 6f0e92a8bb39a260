"""A small table of the True Trading Card Game, as a setup."""

from typing import Any


def creature(name: str, **more: Any) -> dict[str, Any]:
    return {"name": name, "type": "Water", "level": 1, **more}


def setup_of(**more: Any) -> dict[str, Any]:
    """Ann has Sprat on the field and Pike in the hand, Bob has nothing."""
    cards = [
        {"card": "Sprat", "player": "Ann", "zone": "field", "print": creature("Sprat")},
        {"card": "Pike", "player": "Ann", "zone": "hand", "print": creature("Pike", level=2)},
    ]
    return {"players": [{"name": "Ann"}, {"name": "Bob"}], "cards": cards, "turn_player": "Ann", **more}
