"""Cosmic Storms: what they destroy, what they set off, and the price at which they do neither."""

from rules_db.engine.trace import Trace
from rules_db.games.singularity.doing.consuming import consume
from rules_db.games.singularity.doing.ending import note_twin_gone
from rules_db.games.singularity.doing.points import gain_points
from rules_db.games.singularity.doing.refilling import note_emptied
from rules_db.games.singularity.rules.c2_flow.resolving import gain
from rules_db.games.singularity.rules.c3_gravity.alignment import is_shielded
from rules_db.games.singularity.rules.c4_reference_sheet.cosmic_storm import (
    destroyed_give_nothing,
    destroyed_go_to_the_singularity,
    is_cancelled,
    price_on_the_spot,
    spaces_hit,
    storms_in_chain,
)
from rules_db.games.singularity.rules.c6_accomplishments.accomplishments import is_defended
from rules_db.games.singularity.state import CHAIN, DEFENDER, NO_SPACE, PRICE, SPACES, SPOT, Galaxy, Waiting


def begin_storm(galaxy: Galaxy, trace: Trace, waiting: Waiting, space: int) -> None:
    """A Storm has been revealed and its turn has come; who can pay is asked whether to."""
    price = price_on_the_spot()
    if price is not None and galaxy.gpp >= price and galaxy.space_under(waiting.card) != NO_SPACE:
        galaxy.storm = waiting
        galaxy.ask(PRICE, waiting.card, space)
    else:
        _go_off(galaxy, trace, waiting, space)


def pay_for_storm(galaxy: Galaxy, trace: Trace) -> None:
    """The player consumes the Storm on the spot, and it destroys nothing."""
    waiting, space = _answered(galaxy)
    if not is_cancelled():
        _go_off(galaxy, trace, waiting, space)
    with trace.because(trace.emit("cancelled", "4.12.6", galaxy.player, card=waiting.card)):
        consume(galaxy, trace, waiting.card, space, SPOT, price_on_the_spot() or 0, "4.12.5")


def let_storm_go_off(galaxy: Galaxy, trace: Trace) -> None:
    waiting, space = _answered(galaxy)
    _go_off(galaxy, trace, waiting, space)


def next_in_chain(galaxy: Galaxy, trace: Trace) -> None:
    """The Storm that goes off next, of those that still lie face-up on top; of several the player chooses."""
    galaxy.chain = [card for card in galaxy.chain if galaxy.space_under(card) != NO_SPACE]
    if len(galaxy.chain) > 1:
        galaxy.ask(CHAIN)
    elif galaxy.chain:
        set_off(galaxy, trace, *galaxy.chain)


def set_off(galaxy: Galaxy, trace: Trace, card: str) -> None:
    galaxy.answered()
    galaxy.chain.remove(card)
    _strike(galaxy, trace, card, galaxy.space_under(card), "4.12.4")


def _answered(galaxy: Galaxy) -> tuple[Waiting, int]:
    waiting, space = galaxy.storm, galaxy.at
    assert waiting is not None
    galaxy.storm = None
    galaxy.answered()
    return waiting, space


def _go_off(galaxy: Galaxy, trace: Trace, waiting: Waiting, space: int) -> None:
    _strike(galaxy, trace, waiting.card, space, "4.12.1")
    galaxy.chain = [card for card in storms_in_chain(waiting.storms) if card != waiting.card]


def _strike(galaxy: Galaxy, trace: Trace, card: str, space: int, rule: str) -> None:
    """A Storm goes off once."""
    with trace.because(trace.emit("went off", rule, galaxy.player, card=card)):
        hit = spaces_hit(galaxy, space) if space != NO_SPACE else ()
        for each in hit:
            _destroy(galaxy, trace, each)
        note_emptied(galaxy, hit)


def _destroy(galaxy: Galaxy, trace: Trace, space: int) -> None:
    """Destroy what lies on top of a space, or the Moon that shields it."""
    card = galaxy.stacks[space][-1]
    kind = galaxy.kinds[card]
    if is_shielded(galaxy, card):
        _destroy_card(galaxy, galaxy.moons.pop(card))
        trace.emit("shielded", "3.8.1", galaxy.player, card=card, sector=SPACES[space])
        if is_defended(kind):
            galaxy.feats[DEFENDER] = 1
        return
    del galaxy.stacks[space][-1]
    _destroy_card(galaxy, card)
    moon = galaxy.moons.pop(card, "")
    if moon:
        _destroy_card(galaxy, moon)
    trace.emit("destroyed", "4.12.2", galaxy.player, card=card, sector=SPACES[space])
    if not destroyed_give_nothing():
        gain_points(galaxy, trace, gain(kind, moon), "4.12.1")
    note_twin_gone(galaxy, trace, card)


def _destroy_card(galaxy: Galaxy, card: str) -> None:
    galaxy.up.pop(card, None)
    if destroyed_go_to_the_singularity():
        galaxy.singularity.append(card)
