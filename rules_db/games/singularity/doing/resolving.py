"""What a consumed card sets off: GPP, the special effects of Large Planets, and the way to those of Stars."""

from collections.abc import Callable

from rules_db.engine.trace import Trace
from rules_db.games.singularity.doing.points import gain_points
from rules_db.games.singularity.doing.special import SPECIAL
from rules_db.games.singularity.doing.stars import begin_star
from rules_db.games.singularity.doing.waiting import begin_unsilenced
from rules_db.games.singularity.kinds import LARGE_PLANETS, MEDIUM_PLANETS, MOON, PLANETS, SMALL_PLANET
from rules_db.games.singularity.rules.c2_flow.resolving import (
    gain,
    has_effect_when_consumed,
    has_effect_when_revealed,
    is_resolved_in_any_case,
)
from rules_db.games.singularity.rules.c3_gravity.moons import points_of_a_moon
from rules_db.games.singularity.rules.c3_gravity.planets import (
    lacks_special_effect,
    special_effect,
    times_of_special_effect,
    triggers_special_effect,
)
from rules_db.games.singularity.rules.c4_reference_sheet.binary_star import binary_star_gains, binary_star_triggers
from rules_db.games.singularity.rules.c4_reference_sheet.supernova import supernova_gains, supernova_silences
from rules_db.games.singularity.rules.c4_reference_sheet.taurrus import taurrus_gains, taurrus_leaves_the_star_to_you
from rules_db.games.singularity.rules.c5_challenges.gorging import meal_gains, meal_is_no_reveal
from rules_db.games.singularity.state import (
    BY_BINARY_STAR,
    BY_SUPERNOVA,
    BY_TAURRUS,
    MEAL,
    USE,
    Consumed,
    Galaxy,
)


def resolve(galaxy: Galaxy, trace: Trace) -> None:
    """Carry out what the card that was consumed last sets off, or ask the player about it."""
    consumed = galaxy.resolving
    assert consumed is not None
    galaxy.resolving = None
    kind = galaxy.kinds[consumed.card]
    if kind in PLANETS:
        _resolve_planet(galaxy, trace, consumed, kind)
    elif kind == MOON:
        _resolve_moon(galaxy, trace)
    elif has_effect_when_consumed(kind):
        _resolve_star(galaxy, trace, consumed, kind)
    elif has_effect_when_revealed(kind) and not _is_silent(consumed, kind):
        begin_unsilenced(galaxy, trace, consumed.card, consumed.space)


def _resolve_planet(galaxy: Galaxy, trace: Trace, consumed: Consumed, kind: str) -> None:
    gains, rule = _GAINS.get(consumed.by, (None, ""))
    if gains is None or gains():
        gain_points(galaxy, trace, gain(kind, consumed.moon), rule or _rule_of_gain(kind, consumed.moon))
    if kind not in LARGE_PLANETS or (consumed.by == BY_SUPERNOVA and supernova_silences(kind)):
        return
    if triggers_special_effect() and not lacks_special_effect(consumed.moon):
        carry_out = SPECIAL.get(special_effect(kind))
        if carry_out:
            with trace.because(trace.emit("special effect", "3.5.3", galaxy.player, card=consumed.card)):
                for _ in range(times_of_special_effect()):
                    carry_out(galaxy, trace)


def _resolve_moon(galaxy: Galaxy, trace: Trace) -> None:
    points = points_of_a_moon()
    galaxy.gpp += points
    trace.emit("gained", "3.6.2", galaxy.player, gpp=points, now=galaxy.gpp)


_GAINS: dict[str, tuple[Callable[[], bool], str]] = {
    BY_TAURRUS: (taurrus_gains, "4.3.2.d"),
    BY_BINARY_STAR: (binary_star_gains, "4.8.2"),
    BY_SUPERNOVA: (supernova_gains, "4.9.4"),
    MEAL: (meal_gains, "5.1.8.b"),
}
"""What says that a Planet gives its GPP though an effect, or a meal, has consumed it."""


def _rule_of_gain(kind: str, moon: str) -> str:
    if moon:
        return "3.5.2" if kind in LARGE_PLANETS else "3.7.5"
    if kind == SMALL_PLANET:
        return "3.3.1"
    return "3.4.1" if kind in MEDIUM_PLANETS else "3.5.1"


def _resolve_star(galaxy: Galaxy, trace: Trace, consumed: Consumed, kind: str) -> None:
    by = consumed.by
    if (by == BY_SUPERNOVA and supernova_silences(kind)) or (by == BY_BINARY_STAR and not binary_star_triggers()):
        return
    is_optional = by == BY_TAURRUS and taurrus_leaves_the_star_to_you()
    if not is_resolved_in_any_case() or is_optional:
        galaxy.resolving = consumed
        galaxy.ask(USE, consumed.card)
    else:
        begin_star(galaxy, trace, consumed)


def use_star(galaxy: Galaxy, trace: Trace) -> None:
    """The player triggers the effect of a Star that could be done without."""
    consumed = galaxy.resolving
    assert consumed is not None
    galaxy.resolving = None
    galaxy.answered()
    with trace.because(trace.emit("triggered", "4.3.2.c", galaxy.player, card=consumed.card)):
        begin_star(galaxy, trace, consumed)


def do_without(galaxy: Galaxy, trace: Trace) -> None:
    consumed = galaxy.resolving
    assert consumed is not None
    galaxy.resolving = None
    galaxy.answered()
    trace.emit("did without", "4.3.2.c", galaxy.player, card=consumed.card)


def _is_silent(consumed: Consumed, kind: str) -> bool:
    """Whether a card that acts when it is revealed stays silent although it has been consumed, as it should."""
    if consumed.by == BY_SUPERNOVA:
        return supernova_silences(kind)
    return consumed.by != MEAL or meal_is_no_reveal()
