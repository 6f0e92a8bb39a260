"""Sectors that have been emptied: they are refilled, get a Dark Rift token, or become gaps."""

from collections.abc import Sequence

from rules_db.engine.trace import Trace
from rules_db.games.singularity.doing.ending import lose
from rules_db.games.singularity.doing.revealing import triggers
from rules_db.games.singularity.kinds import WHITE_DWARF
from rules_db.games.singularity.rules.c1_setup.ending import collapses
from rules_db.games.singularity.rules.c2_flow.refilling import arrives_face_up, is_refill_prevented, is_to_be_refilled
from rules_db.games.singularity.rules.c2_flow.revealing import chooses_the_order
from rules_db.games.singularity.rules.c4_reference_sheet.nebula import gets_a_token, spaces_to_make_up_for
from rules_db.games.singularity.rules.c4_reference_sheet.white_dwarf import white_dwarf_can_arrive
from rules_db.games.singularity.rules.c5_challenges.gorging import enters_in_the_normal_way, is_game_3
from rules_db.games.singularity.state import REFILL, SPACES, Galaxy


def note_emptied(galaxy: Galaxy, spaces: Sequence[int]) -> None:
    """A step is complete: what of these spaces it has emptied is due, and so are tokens that nothing holds back."""
    due = galaxy.due
    for space in spaces:
        if is_to_be_refilled(galaxy, space) and space not in galaxy.tokens:
            due.append(space)
    if galaxy.tokens:
        due += [space for space in spaces_to_make_up_for(galaxy) if space not in due]


def refill_next(galaxy: Galaxy, trace: Trace) -> None:
    """Refill the next space that is due, or ask which comes next where that makes a difference."""
    due = galaxy.due
    if len(due) > 1 and galaxy.distant and not is_refill_prevented(galaxy) and chooses_the_order(len(due)):
        due.sort()
        galaxy.ask(REFILL)
        return
    refill(galaxy, trace, due.pop(0), has_triggers=True)


def refill_chosen(galaxy: Galaxy, trace: Trace, space: int) -> None:
    """Refill the space that the player has chosen of those that are due."""
    galaxy.answered()
    galaxy.due.remove(space)
    refill(galaxy, trace, space, has_triggers=True)


def refill(galaxy: Galaxy, trace: Trace, space: int, *, has_triggers: bool) -> None:
    """What comes of one emptied space; `has_triggers` tells whether a reveal on arrival triggers anything."""
    if not galaxy.distant:
        _leave_gap(galaxy, trace, space)
    elif is_refill_prevented(galaxy):
        if space not in galaxy.tokens and gets_a_token():
            _place_token(galaxy, trace, space)
    elif _can_arrive(galaxy):
        _place_card(galaxy, trace, space, has_triggers=has_triggers)


def _can_arrive(galaxy: Galaxy) -> bool:
    if not white_dwarf_can_arrive() and galaxy.kinds[galaxy.distant[-1]] == WHITE_DWARF:
        return False
    return not is_game_3(galaxy) or enters_in_the_normal_way()


def _leave_gap(galaxy: Galaxy, trace: Trace, space: int) -> None:
    if space in galaxy.tokens:
        galaxy.tokens.remove(space)
    trace.emit("left a gap", "2.4.1", sector=SPACES[space])


def _place_token(galaxy: Galaxy, trace: Trace, space: int) -> None:
    if collapses(galaxy):
        galaxy.due = []
        lose(galaxy, trace, "1.7.2")
        return
    galaxy.tokens.append(space)
    trace.emit("placed a token", "4.14.1", sector=SPACES[space])


def _place_card(galaxy: Galaxy, trace: Trace, space: int, *, has_triggers: bool) -> None:
    rule = "2.4.1"
    if space in galaxy.tokens:
        galaxy.tokens.remove(space)
        rule = "4.13.2"
    card = galaxy.distant.pop()
    galaxy.stacks[space].append(card)
    if not arrives_face_up(galaxy, card):
        trace.emit("refilled", rule, sector=SPACES[space])
        return
    galaxy.up[card] = True
    with trace.because(trace.emit("refilled", rule, sector=SPACES[space], card=card)):
        if has_triggers:
            triggers(galaxy, trace, [card], "2.5.1.c")
