"""GPP gained."""

from rules_db.engine.trace import Trace
from rules_db.games.singularity.rules.c3_gravity.points import wasted
from rules_db.games.singularity.state import Galaxy


def gain_points(galaxy: Galaxy, trace: Trace, points: int, rule: str) -> None:
    """Raise the tracker as far as it goes; what is beyond goes to waste."""
    if not points:
        return
    excess = wasted(galaxy.gpp, points)
    galaxy.gpp += points - excess
    event = trace.emit("gained", rule, galaxy.player, gpp=points, now=galaxy.gpp)
    if excess:
        with trace.because(event):
            trace.emit("wasted", "3.1.3", galaxy.player, gpp=excess)
