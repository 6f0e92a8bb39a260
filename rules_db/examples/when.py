"""What the one shared When step stands for: the texts of several actions."""

from collections.abc import Iterator

from rules_db.examples.play import Play, Unmet

MOST_PASSES = 10
"""As often as one player may pass until all have; nobody needs as many."""

LIMITED = "answer"
"""The kind of a decision of who may only answer with certain cards before priority goes on."""


def everyone_passes(play: Play) -> Iterator[str]:
    """Players pass as they are next, until each who is still in has passed priority; the game says who follows."""
    passed: list[str] = []
    limited: list[str] = []
    while not {*passed}.issuperset(play.scene.playing(play.here)):
        decision = play.game.pending(play.here)
        if decision is None:
            raise Unmet("nobody is left to pass", "end the passes earlier")
        so_far = limited if decision.kind == LIMITED else passed
        if so_far.count(decision.player) == MOST_PASSES:
            raise Unmet(f"only {', '.join(sorted({*so_far}))} come to pass", "name those who pass")
        so_far.append(decision.player)
        yield f"{decision.player} passes"
