"""The “When Consumed” effects of Stars."""

from collections.abc import Callable
from itertools import product

from rules_db.engine.trace import Trace
from rules_db.games.singularity.doing.consuming import consume
from rules_db.games.singularity.doing.points import gain_points
from rules_db.games.singularity.doing.refilling import note_emptied, refill
from rules_db.games.singularity.doing.revealing import reveal
from rules_db.games.singularity.doing.special import take_from_distant_space
from rules_db.games.singularity.doing.waiting import begin_unsilenced
from rules_db.games.singularity.kinds import (
    BINARY_STAR,
    NEUTRON_STAR,
    PLANETS,
    PULSAR_STAR,
    STELLAR_FRAGMENTS,
    SUPERNOVA,
    WHITE_DWARF,
)
from rules_db.games.singularity.rules.c2_flow.resolving import has_effect_when_consumed, has_effect_when_revealed
from rules_db.games.singularity.rules.c3_gravity.planets import value
from rules_db.games.singularity.rules.c4_reference_sheet import stellar_fragments as fragments
from rules_db.games.singularity.rules.c4_reference_sheet.binary_star import (
    binary_star_takes,
    cannot_be_triggered,
    why_not_take,
)
from rules_db.games.singularity.rules.c4_reference_sheet.neutron_star import (
    neutron_star_gains_nothing,
    neutron_star_moves_a_card,
    neutron_star_silences,
)
from rules_db.games.singularity.rules.c4_reference_sheet.pulsar_star import (
    pulsar_has_the_sector_refilled,
    pulsar_leaves_the_choice_to_you,
    pulsar_moves,
    triggers_after_the_move,
    why_not_put_on,
    why_not_take_from,
)
from rules_db.games.singularity.rules.c4_reference_sheet.supernova import (
    supernova_consumes,
)
from rules_db.games.singularity.rules.c4_reference_sheet.white_dwarf import (
    is_untouchable,
    supernova_takes_a_white_dwarf,
)
from rules_db.games.singularity.state import (
    BY_BINARY_STAR,
    BY_SUPERNOVA,
    CHOICE,
    MOVE,
    NO_SPACE,
    PUT_BACK,
    SPACES,
    TAKE,
    Consumed,
    Galaxy,
)

ALL_SPACES = range(len(SPACES))


def begin_star(galaxy: Galaxy, trace: Trace, consumed: Consumed) -> None:
    """Carry out the effect of a Star, or ask what it needs to know."""
    _EFFECTS[galaxy.kinds[consumed.card]](galaxy, trace, consumed)


def _pulsar_star(galaxy: Galaxy, trace: Trace, consumed: Consumed) -> None:
    if not pulsar_moves():
        return
    sources = [space for space in ALL_SPACES if why_not_take_from(galaxy, space) is None]
    goals = [space for space in ALL_SPACES if why_not_put_on(galaxy, space) is None]
    moves = [(source, goal) for source, goal in product(sources, goals) if source != goal]
    is_chosen = pulsar_leaves_the_choice_to_you()
    if is_chosen and len(moves) > 1:
        galaxy.ask(MOVE, consumed.card)
    elif moves:
        move_top_card(galaxy, trace, *moves[0])


def move_top_card(galaxy: Galaxy, trace: Trace, source: int, goal: int) -> None:
    galaxy.answered()
    card = galaxy.stacks[source].pop()
    galaxy.stacks[goal].append(card)
    if goal in galaxy.tokens:
        galaxy.tokens.remove(goal)
    shown = {"card": card} if card in galaxy.up else {}
    sectors = {"from_sector": SPACES[source], "to_sector": SPACES[goal]}
    with trace.because(trace.emit("moved", "4.4.1", galaxy.player, **shown, **sectors)):
        note_emptied(galaxy, (source,))
        if not pulsar_has_the_sector_refilled():
            galaxy.due = [space for space in galaxy.due if space != source]
        if galaxy.due == [source]:
            galaxy.due = []
            refill(galaxy, trace, source, has_triggers=triggers_after_the_move())


def _neutron_star(galaxy: Galaxy, trace: Trace, consumed: Consumed) -> None:
    card = take_from_distant_space(galaxy, trace, "4.5.1") if neutron_star_moves_a_card() else ""
    if not card:
        return
    kind = galaxy.kinds[card]
    if not neutron_star_gains_nothing() and kind in PLANETS:
        gain_points(galaxy, trace, value(kind), "4.5.1")
    if neutron_star_silences(kind):
        return
    if has_effect_when_consumed(kind):
        galaxy.resolving = Consumed(card, NO_SPACE, CHOICE)
    elif has_effect_when_revealed(kind):
        begin_unsilenced(galaxy, trace, card, NO_SPACE)


def _stellar_fragments(galaxy: Galaxy, trace: Trace, consumed: Consumed) -> None:
    """Show the topmost cards of the sector; where they can be put back in one order only, they are."""
    stack = galaxy.stacks[consumed.space] if consumed.space != NO_SPACE else []
    wanted = fragments.cards_to_look_at() - fragments.fragments_among_them()
    if len(stack) < wanted:
        wanted = len(stack) if fragments.all_of_fewer() else 0
    if wanted <= 0 or is_untouchable(galaxy, consumed.space):
        return
    trace.emit("looked", "4.6.1", galaxy.player, cards=wanted, sector=SPACES[consumed.space])
    looked = stack[: -wanted - 1 : -1]
    if fragments.put_back_in_any_order() and len(looked) > 1:
        galaxy.looked = looked
        galaxy.ask(PUT_BACK, consumed.card, consumed.space)
    else:
        _reveal_top(galaxy, trace, consumed.space)


def put_back(galaxy: Galaxy, trace: Trace, cards: tuple[str, ...]) -> None:
    """Put the cards that were looked at back, top first."""
    space = galaxy.at
    stack = galaxy.stacks[space]
    stack[len(stack) - len(cards) :] = reversed(cards)
    galaxy.looked = []
    galaxy.answered()
    with trace.because(trace.emit("put back", "4.6.3", galaxy.player, cards=len(cards), sector=SPACES[space])):
        _reveal_top(galaxy, trace, space)


def _reveal_top(galaxy: Galaxy, trace: Trace, space: int) -> None:
    card = galaxy.stacks[space][-1]
    if fragments.reveals_the_new_top_card() and card not in galaxy.up:
        reveal(galaxy, trace, [card], "4.6.4")


def _binary_star(galaxy: Galaxy, trace: Trace, consumed: Consumed) -> None:
    if not binary_star_takes() or cannot_be_triggered(galaxy, consumed.space):
        return
    spaces = [space for space in ALL_SPACES if why_not_take(galaxy, space, consumed.space) is None]
    if len(spaces) == 1:
        take(galaxy, trace, *spaces)
    else:
        galaxy.ask(TAKE, consumed.card, consumed.space)


def take(galaxy: Galaxy, trace: Trace, space: int) -> None:
    """Consume the top card of a neighbour of the Binary Star."""
    galaxy.answered()
    with trace.because(trace.emit("took", "4.8.1", galaxy.player, sector=SPACES[space])):
        consume(galaxy, trace, galaxy.stacks[space][-1], space, BY_BINARY_STAR)


def _supernova(galaxy: Galaxy, trace: Trace, consumed: Consumed) -> None:
    beneath, takes_white_dwarf = consumed.beneath, supernova_takes_a_white_dwarf()
    if supernova_consumes() and beneath and (takes_white_dwarf or galaxy.kinds[beneath] != WHITE_DWARF):
        with trace.because(trace.emit("blew up", "4.9.1", galaxy.player, card=beneath)):
            consume(galaxy, trace, beneath, consumed.space, BY_SUPERNOVA)


_EFFECTS: dict[str, Callable[[Galaxy, Trace, Consumed], None]] = {
    PULSAR_STAR: _pulsar_star,
    NEUTRON_STAR: _neutron_star,
    STELLAR_FRAGMENTS: _stellar_fragments,
    BINARY_STAR: _binary_star,
    SUPERNOVA: _supernova,
}
