"""Cards that are consumed, whoever orders it."""

from rules_db.engine.trace import Trace
from rules_db.games.singularity.doing.ending import note_consumed
from rules_db.games.singularity.doing.refilling import note_emptied
from rules_db.games.singularity.kinds import MOON, STELLAR_FRAGMENTS, SUPERNOVA
from rules_db.games.singularity.rules.c2_flow.consuming import goes_to_the_singularity, is_carried_out
from rules_db.games.singularity.rules.c2_flow.loop import REFILL, RESOLVE, what_follows_a_consumption
from rules_db.games.singularity.rules.c2_flow.resolving import waits_for_the_refill
from rules_db.games.singularity.rules.c3_gravity.alignment import moon_in_orbit
from rules_db.games.singularity.rules.c3_gravity.moons import moon_goes_to_the_singularity
from rules_db.games.singularity.rules.c4_reference_sheet.stellar_fragments import happens_before_the_refill
from rules_db.games.singularity.rules.c4_reference_sheet.supernova import card_beneath
from rules_db.games.singularity.rules.c6_accomplishments.accomplishments import is_twin_orbit
from rules_db.games.singularity.state import MEAL, NO_SPACE, SPACES, TRIUMPH, Consumed, Galaxy


def pay(galaxy: Galaxy, trace: Trace, price: int, rule: str) -> None:
    if price:
        galaxy.gpp -= price
        trace.emit("paid", rule, galaxy.player, gpp=price, now=galaxy.gpp)


def consume(galaxy: Galaxy, trace: Trace, card: str, space: int, by: str, price: int = 0, rule: str = "2.3.3") -> None:
    """Consume a card of a sector for a price; what follows from it is due and to be resolved afterwards."""
    if not is_carried_out():
        return
    stack = galaxy.stacks[space]
    place = len(stack) - 1 if stack[-1] == card else stack.index(card)
    consumed = Consumed(card, space, by, moon_in_orbit(galaxy, card))
    kind = galaxy.kinds[card]
    if kind == SUPERNOVA:
        consumed.beneath = card_beneath(stack, place)
    consumed.is_first = _comes_first(kind)
    with trace.because(trace.emit("consumed", "2.3.1", galaxy.player, card=card, sector=SPACES[space])):
        pay(galaxy, trace, price, rule)
        del stack[place]
        _put_away(galaxy, trace, consumed)
        following = what_follows_a_consumption()
        if REFILL in following:
            note_emptied(galaxy, (space,))
        if RESOLVE in following:
            galaxy.resolving = consumed


def eat_from_distant_space(galaxy: Galaxy, trace: Trace) -> None:
    """Consume the top card of Distant Space, as the third game of a campaign allows; nothing is refilled."""
    card = galaxy.distant.pop()
    consumed = Consumed(card, NO_SPACE, MEAL, is_first=_comes_first(galaxy.kinds[card]))
    with trace.because(trace.emit("consumed", "5.1.8", galaxy.player, card=card)):
        pay(galaxy, trace, 1, "5.1.8")
        _put_away(galaxy, trace, consumed)
        if RESOLVE in what_follows_a_consumption():
            galaxy.resolving = consumed


def _comes_first(kind: str) -> bool:
    """Whether what the card sets off comes before the refill."""
    return (kind == STELLAR_FRAGMENTS and happens_before_the_refill()) or not waits_for_the_refill()


def _put_away(galaxy: Galaxy, trace: Trace, consumed: Consumed) -> None:
    """Move the card and its aligned Moon to the Singularity."""
    card, moon = consumed.card, galaxy.moons.pop(consumed.card, "")
    kind = galaxy.kinds[card]
    galaxy.up.pop(card, None)
    if goes_to_the_singularity() and (kind != MOON or moon_goes_to_the_singularity()):
        galaxy.singularity.append(card)
        trace.emit("moved to the Singularity", "3.6.1" if kind == MOON else "2.3.4", card=card)
    if moon:
        galaxy.up.pop(moon, None)
        galaxy.singularity.append(moon)
        if is_twin_orbit(kind, consumed.moon):
            galaxy.feats[TRIUMPH] = galaxy.feats.get(TRIUMPH, 0) + 1
    galaxy.consumed.append(card)
    note_consumed(galaxy, trace, card)
