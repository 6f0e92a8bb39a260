"""Galaxies by other numbers, with a deck that still has its 50 cards.

Kinds of which the usual deck holds several share what the chosen ones leave of it, in the usual proportion; those of
which it holds one stay.
"""

from collections.abc import Iterable, Mapping, Sequence

from rules_db.engine.play.record import write_table
from rules_db.games.singularity.kinds import DECK_SETTINGS
from rules_db.games.singularity.settings import DEFAULTS

_CARDS = sum(DEFAULTS[name] for name in DECK_SETTINGS)


class SingularityVarying:
    """The Varying of Singularity."""

    @property
    def defaults(self) -> Mapping[str, int]:
        return DEFAULTS

    def settings(self, chosen: Mapping[str, int]) -> Mapping[str, int]:
        settings = {**DEFAULTS, **chosen}
        free = [name for name in DECK_SETTINGS if name not in chosen and DEFAULTS[name] > 1]
        kept = sum(settings[name] for name in DECK_SETTINGS if name not in free)
        return settings | _shared(max(_CARDS - kept, 0), free)

    def setup(self, players: Sequence[str], settings: Mapping[str, int]) -> str:
        changed = [{"setting": name, "value": str(number)} for name, number in settings.items()]
        changed = [row for row in changed if DEFAULTS.get(row["setting"]) != int(row["value"])]
        lines = [f"Given a game of singularity with {' and '.join(players)}"]
        return "\n".join([*lines, "And the settings:", write_table(changed)] if changed else lines)


def _shared(cards: int, names: Iterable[str]) -> dict[str, int]:
    """So many cards in the proportion of the usual numbers; cards left over go to who is furthest below its share."""
    weights = {name: DEFAULTS[name] for name in names}
    total = sum(weights.values())
    shares = {name: cards * weight // total for name, weight in weights.items()}
    behind = sorted(weights, key=lambda name: -(cards * weights[name] % total))
    for name in behind[: cards - sum(shares.values())]:
        shares[name] += 1
    return shares


VARYING = SingularityVarying()
