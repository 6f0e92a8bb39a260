"""A game on file as a reader follows it: each move, and beside it what came of it, every line under its rule.

The game is played again for its page, so that what stands there is what the engine made of it, not what a file says.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from xml.etree.ElementTree import Element

from rules_db.engine.engines import load_engine
from rules_db.engine.play.record import FENCE, NEXT, BadRecord, Record, Replayed, read_record, replay
from rules_db.engine.play.session import Session
from rules_db.engine.play.telling import tell, tell_refusal
from rules_db.errors import Problem
from rules_db.examples.opening import open_game
from rules_db.site.examples.events import event_items
from rules_db.site.examples.gherkin import read_blocks
from rules_db.site.examples.on_table import cards_on_table
from rules_db.site.examples.replay import Frame, ReplayFile, replay_file, replay_fold
from rules_db.site.examples.scenario import steps_list
from rules_db.site.html.elements import Html, html, joined
from rules_db.site.html.links import PageLinks

_FENCE = re.compile(rf"^{FENCE}\n.*?^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Played:
    """What stands on a page in the place of its fences, in order, and the file by which the game is played back."""

    fences: tuple[Html, ...]
    replay: ReplayFile


def has_playthrough(markdown: str) -> bool:
    return _FENCE.search(markdown) is not None


def played(markdown: str, links: PageLinks) -> Played:
    """The playthrough fences of a page played, which make up one game.

    Raises BadRecord, with a line of this text, where the game does not come true.
    """
    record = read_record(markdown, is_markdown=True)
    players, frames = _play(record)
    game = [frame.replayed for frame in frames if frame.replayed]
    seen: set[str] = set()
    name = links.file.removeprefix("rulebooks/").removesuffix(".md").replace("/", ".")
    file = replay_file(name, frames, players, links)
    fold = replay_fold(file, len(game))

    def shown(fence: re.Match[str]) -> Html:
        first, last = (markdown.count("\n", 0, place) + 1 for place in fence.span())
        setup = tuple(line for line in record.setup if first < line.number < last)
        part = [each for each in game if first < each.attempt.action.number < last]
        said = _setup(replace(record, setup=setup), links, seen) + _score(part, links)
        return said + fold if setup else said

    return Played(tuple(map(shown, _FENCE.finditer(markdown))), file)


def with_playthrough(markdown: str, fences: Iterable[Html], links: PageLinks) -> str:
    """The page with marks in the place of its fences."""
    marks = iter(fences)
    return _FENCE.sub(lambda fence: links.mark(next(marks)), markdown)


def problem_of(error: BadRecord, file: str, above: int) -> Problem:
    """What is wrong with a playthrough; `above` lines of the file stand above the text that was read."""
    return Problem(file, error.line + above, error.what, "`rules-db play --script` says what happens")


def unwrap_playthroughs(root: Element, links: PageLinks) -> None:
    """Python-Markdown takes a mark for a paragraph; what stands for it is none."""
    for each in root.iter("p"):
        if links.is_mark(each.text or ""):
            each.tag = "div"


def _play(record: Record) -> tuple[Sequence[str], list[Frame]]:
    """Who plays, and the table before the first move and after each."""
    opening = open_game(record.setup)
    session = Session(opening.game, opening.players, opening.setup, record.seed or 0)
    scene = load_engine(opening.game.book.key).scene
    frames = [Frame(cards_on_table(scene, session.state))]
    frames += (Frame(cards_on_table(scene, session.state), each) for each in replay(session, record))
    return session.players, frames


def _setup(record: Record, links: PageLinks, seen: set[str]) -> Html:
    if not record.setup:
        return Html()
    blocks = read_blocks("\n".join(["Scenario: The setup", *(line.text for line in record.setup)]))
    seed = "" if record.seed is None else html('<p class="scenario__with">Shuffled by the seed {}</p>\n', record.seed)
    steps = joined(steps_list(block, links, seen) for block in blocks)
    return html('<div class="example"><div class="scenario">\n{}{}</div></div>\n', steps, seed)


def _score(game: Sequence[Replayed], links: PageLinks) -> Html:
    moves = joined(_move(each, links) for each in game)
    return html('<ol class="score">\n{}</ol>\n', moves) if moves else moves


def _move(replayed: Replayed, links: PageLinks) -> Html:
    told = joined(event_items(tell(move.events), links) for move in replayed.moves)
    if replayed.refusal:
        told += event_items([tell_refusal(replayed.refusal)], links)
    below = html('<ol class="score__told">\n{}</ol>\n', told) if told else ""
    actions = replayed.attempt.action.text
    class_ = "score__move score__move--pass" if all(map(_is_pass, actions.split(NEXT))) else "score__move"
    return html('<li class="{}"><p class="score__action">{}</p>\n{}</li>\n', class_, actions, below)


def _is_pass(action: str) -> bool:
    return action.endswith(" passes")
