"""What the one shared When step stands for: the texts of several actions."""

from collections.abc import Iterator

from rules_db.examples.play import Play, Unmet

MOST_PASSES = 10
"""As often as one player may pass until all have; nobody needs as many."""


def everyone_passes(play: Play) -> Iterator[str]:
    """Players pass as they are next, until each who is still in the game has passed; the game says who follows."""
    passed: list[str] = []
    while not {*passed}.issuperset(play.scene.playing(play.here)):
        decision = play.game.pending(play.here)
        if decision is None:
            raise Unmet("nobody is left to pass", "end the passes earlier")
        if passed.count(decision.player) == MOST_PASSES:
            raise Unmet(f"only {', '.join(sorted({*passed}))} come to pass", "name those who pass")
        passed.append(decision.player)
        yield f"{decision.player} passes"
