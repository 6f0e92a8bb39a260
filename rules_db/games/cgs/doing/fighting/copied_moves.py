"""A move that becomes one of another card: which one is chosen, and it goes on as though it had been announced.

Its damage and effects are those of the other move, and it costs no more than has been paid (12.7.6.R1).
"""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.card_text.doing import conditions
from rules_db.games.cgs.card_text.gained import lent
from rules_db.games.cgs.card_text.model import Effect, all_steps
from rules_db.games.cgs.card_text.reading import effects_of_kind
from rules_db.games.cgs.card_text.said.vocabulary import USE_A_MOVE
from rules_db.games.cgs.doing.fighting.moves import BEFORE, note_opponent
from rules_db.games.cgs.doing.playing import evolving
from rules_db.games.cgs.state import Item, Table, Task


@hooks.task(USE_A_MOVE)
def _use(table: Table, trace: Trace, task: Task) -> None:
    strikes = table.attack.strikes if table.attack is not None else []
    at = next((at for at, each in enumerate(strikes) if task.item and each.attacker.id == task.item.card), None)
    ways = {f"{name}: {move.name}": (name, place, move) for name, place, move in _open(table, task)}
    if at is None or not ways:
        return
    options = [*ways]
    name, place, move = ways[
        Answers(task.answers).ask_one(Choice(task.player, "choose", "12.7.6", options, about=strikes[at].attacker.id))
    ]
    card, other = table.cards[strikes[at].attacker.id], evolving.who_speaks(table, table.cards[name]).printed
    effect = lent(card, other.text, other.game) + place
    trace.emit("uses a move", "12.7.6", task.player, card=card.id, of=name, move=move.name)
    strikes[at].item = item = Item("effect", card.id, card.controller, effect=effect, stay=card.stay)
    note_opponent(table, strikes[at], item)
    table.agenda.append(Task("move", data=[str(at), BEFORE], cause=task.cause))


def _open(table: Table, task: Task) -> Iterator[tuple[str, int, Effect]]:
    """The moves that can be chosen, each with its card and its place in the text of that."""
    if task.item is None:
        return
    for name in task.data:
        card = table.cards[name]
        for place, move in (
            () if card.is_face_down else effects_of_kind(evolving.who_speaks(table, card).printed.text, "move")
        ):
            if not _copies(move) and not move.limit and conditions.all_hold(table, move.tests, task.item):
                yield name, place, move


def _copies(move: Effect) -> bool:
    """Whether a move would become another one in its turn, or is limited to once: none of these can be chosen."""
    return any(each.verb == USE_A_MOVE for each in all_steps(move))
