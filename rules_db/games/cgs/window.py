"""Who may answer with Yu-Gi-Oh! cards before priority goes on."""

from dataclasses import dataclass


@dataclass(slots=True)
class Window:
    """Priority that is limited to Yu-Gi-Oh! cards (8.4.9–13): for these players, one after the other.

    `after` is who has priority when they have passed.
    """

    players: list[str]
    after: str
