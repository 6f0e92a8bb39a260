"""A playthrough played back: a picture of the table after each move, loaded when a reader asks for it."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules_db.engine.play.record import Replayed
from rules_db.engine.play.telling import tell, tell_refusal
from rules_db.engine.scene import BoardCard
from rules_db.site.examples.events import event_items
from rules_db.site.examples.on_table import drawn_table
from rules_db.site.front_end import named_script
from rules_db.site.html.elements import Html, html, joined
from rules_db.site.html.links import PageLinks


@dataclass(frozen=True, slots=True)
class Frame:
    """The table after a move, and the move with what came of it; the first frame is the table before any."""

    cards: tuple[BoardCard, ...]
    replayed: Replayed | None = None


@dataclass(frozen=True, slots=True)
class ReplayFile:
    """A script that hands the page its frames; `path` is relative to the root of the site."""

    path: str
    content: str


def replay_file(name: str, frames: Sequence[Frame], players: Sequence[str], links: PageLinks) -> ReplayFile:
    """The frames of a game as a script; the player who is named first sits nearest to the reader."""
    shown = [
        {"action": _action(each), "told": str(_told(each, links)), "board": str(drawn_table(each.cards, players))}
        for each in frames
    ]
    return ReplayFile(*named_script(f"replay.{name}", "RulesDb.addReplay", {"frames": shown}))


def replay_fold(file: ReplayFile, moves: int) -> Html:
    """Where the game is played back, for whoever has scripts."""
    form = '<div class="replay" data-replay="{}" data-moves="{}" hidden></div>\n'
    return html(form, file.path, moves)


def _action(frame: Frame) -> str:
    return frame.replayed.attempt.action.text if frame.replayed else ""


def _told(frame: Frame, links: PageLinks) -> Html:
    """What came of a move: the events, or the rule that forbade it."""
    if frame.replayed is None:
        return Html()
    told = joined(event_items(tell(move.events), links) for move in frame.replayed.moves)
    if frame.replayed.refusal:
        told += event_items([tell_refusal(frame.replayed.refusal)], links)
    return told
