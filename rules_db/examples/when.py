"""What the one shared When step stands for: the texts of several actions."""

from collections.abc import Iterator

from rules_db.examples.play import Play, Unmet


def everyone_passes(play: Play) -> Iterator[str]:
    """Each player still in the game passes once, beginning with the one who is next; the game says who follows."""
    for _ in play.scene.playing(play.here):
        decision = play.game.pending(play.here)
        if decision is None:
            raise Unmet("nobody is left to pass", "end the passes earlier")
        yield f"{decision.player} passes"
