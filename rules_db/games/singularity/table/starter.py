"""The game that `rules-db play singularity` begins with, and those that random games begin with."""

from collections.abc import Sequence

from rules_db.engine.chance import Chance


class SingularityStarter:
    """The Starter of Singularity. One player plays, whoever else sits there."""

    def usual(self, players: Sequence[str], chance: Chance) -> str:
        return f"Given a game of singularity with {players[0]}"

    def random(self, players: Sequence[str], chance: Chance) -> str:
        return self.usual(players, chance)


STARTER = SingularityStarter()
