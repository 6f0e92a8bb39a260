"""The special effects of Large Planets, and cards that leave Distant Space for the Singularity."""

from collections.abc import Callable

from rules_db.engine.trace import Trace
from rules_db.games.singularity.doing.consuming import consume
from rules_db.games.singularity.doing.ending import note_twin_gone, tick
from rules_db.games.singularity.doing.points import gain_points
from rules_db.games.singularity.doing.waiting import begin_unsilenced
from rules_db.games.singularity.kinds import AETHEROS, ORRAK, PLANETS, TAURRUS, WHITE_DWARF
from rules_db.games.singularity.rules.c2_flow.resolving import has_effect_when_revealed
from rules_db.games.singularity.rules.c3_gravity.planets import value
from rules_db.games.singularity.rules.c4_reference_sheet.aetheros import (
    aetheros_gains,
    aetheros_ignores_nebulae,
    aetheros_moves_a_card,
    aetheros_silences,
)
from rules_db.games.singularity.rules.c4_reference_sheet.nebula import is_cut_off
from rules_db.games.singularity.rules.c4_reference_sheet.orrak import orrak_bonus, orrak_keeps_to_the_maximum
from rules_db.games.singularity.rules.c4_reference_sheet.taurrus import (
    stack_keeps_its_order,
    taurrus_consumes,
    taurrus_searches,
    why_not_search,
)
from rules_db.games.singularity.rules.c4_reference_sheet.white_dwarf import works_in_the_threshold_alone
from rules_db.games.singularity.rules.c6_accomplishments.accomplishments import is_precise
from rules_db.games.singularity.state import (
    BY_TAURRUS,
    FIND,
    NO_SPACE,
    PRECISION,
    SEARCH,
    SPACES,
    Galaxy,
)


def take_from_distant_space(galaxy: Galaxy, trace: Trace, rule: str) -> str:
    """Move the top card of Distant Space to the Singularity: that card, '' where there is none that can be moved."""
    card = galaxy.distant[-1] if galaxy.distant else ""
    is_held = bool(card) and card in galaxy.up and galaxy.kinds[card] == WHITE_DWARF
    if not card or (not works_in_the_threshold_alone() and is_held):
        return ""
    galaxy.distant.pop()
    galaxy.up.pop(card, None)
    galaxy.singularity.append(card)
    trace.emit("moved to the Singularity", rule, galaxy.player, card=card)
    note_twin_gone(galaxy, trace, card)
    return card


def _aetheros(galaxy: Galaxy, trace: Trace) -> None:
    if not aetheros_moves_a_card() or (not aetheros_ignores_nebulae() and is_cut_off(galaxy)):
        return
    card = take_from_distant_space(galaxy, trace, "4.1.2")
    if not card:
        return
    kind = galaxy.kinds[card]
    if aetheros_gains() and kind in PLANETS:
        gain_points(galaxy, trace, value(kind), "4.1.2.c")
    if is_precise(kind):
        tick(galaxy, trace, PRECISION, "6.2.1")
    if not aetheros_silences() and has_effect_when_revealed(kind):
        begin_unsilenced(galaxy, trace, card, NO_SPACE)


def _orrak(galaxy: Galaxy, trace: Trace) -> None:
    points = orrak_bonus()
    if orrak_keeps_to_the_maximum():
        gain_points(galaxy, trace, points, "4.2.2")
    else:
        galaxy.gpp += points
        trace.emit("gained", "4.2.2", galaxy.player, gpp=points, now=galaxy.gpp)


def _taurrus(galaxy: Galaxy, trace: Trace) -> None:
    """Ask for a sector to search; one that is alone is searched without asking."""
    if not taurrus_searches():
        return
    spaces = [space for space, stack in enumerate(galaxy.stacks) if stack and why_not_search(galaxy, space) is None]
    if len(spaces) == 1:
        search(galaxy, trace, *spaces)
    elif spaces:
        galaxy.ask(SEARCH, TAURRUS)


def search(galaxy: Galaxy, trace: Trace, space: int) -> None:
    galaxy.answered()
    trace.emit("searched", "4.3.2", galaxy.player, sector=SPACES[space])
    if len(galaxy.stacks[space]) == 1:
        find(galaxy, trace, space, *galaxy.stacks[space])
    else:
        galaxy.ask(FIND, TAURRUS, space)


def find(galaxy: Galaxy, trace: Trace, space: int, card: str) -> None:
    """Consume the card that was found."""
    galaxy.answered()
    if not stack_keeps_its_order():
        galaxy.stacks[space].reverse()
    if taurrus_consumes():
        with trace.because(trace.emit("found", "4.3.2.b", galaxy.player, card=card)):
            consume(galaxy, trace, card, space, BY_TAURRUS)


SPECIAL: dict[str, Callable[[Galaxy, Trace], None]] = {AETHEROS: _aetheros, ORRAK: _orrak, TAURRUS: _taurrus}
"""What carries out the special effect that goes by the name of a Large Planet."""
