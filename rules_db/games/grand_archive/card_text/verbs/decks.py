"""draw, shuffle."""

from rules_db.engine.card_text.parts import Filled
from rules_db.engine.card_text.verbs import Trait, Verb
from rules_db.engine.trace import Trace
from rules_db.games.grand_archive.card_text.entries import Act
from rules_db.games.grand_archive.moves import move
from rules_db.games.grand_archive.rules.t_map.frame import next_draw
from rules_db.games.grand_archive.state import HAND, Do, GameState


def draw(state: GameState, trace: Trace, player: str, do: Do) -> None:
    for _ in range(do.number):
        handle = next_draw(state, player)
        if handle is None:
            return
        event = trace.emit("drew", "T2.1", player)
        with trace.because(event):
            move(state, trace, state.cards[handle], HAND)


def shuffle(state: GameState, trace: Trace, player: str, do: Do) -> None:
    state.chance.shuffle(state.main_decks[player])
    trace.emit("shuffled", "T2.8", player)


def _draw(filled: Filled) -> Do:
    return Do("draw", number=filled["count"])


def _shuffle(filled: Filled) -> Do:
    return Do("shuffle")


ENTRIES: tuple[Verb[Act, None], ...] = (
    Verb("draw", (("[you ]draw {count}[ card[s]]", _draw),), draw, traits=(Trait.DRAWS,)),
    Verb("shuffle", (("shuffle (the|your) main deck", _shuffle),), shuffle, traits=(Trait.SHUFFLES,)),
)
