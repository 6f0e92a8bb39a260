"""“When Revealed” effects: those of Cosmic Storms and of Dark Matter, in the order that the player chooses."""

from rules_db.engine.trace import Trace
from rules_db.games.singularity.doing.merging import begin_merge
from rules_db.games.singularity.doing.revealing import face_up_storms
from rules_db.games.singularity.doing.storms import begin_storm
from rules_db.games.singularity.kinds import COSMIC_STORM
from rules_db.games.singularity.rules.c2_flow.revealing import chooses_the_order
from rules_db.games.singularity.state import NO_SPACE, ORDER, Galaxy, Waiting


def next_effect(galaxy: Galaxy, trace: Trace) -> None:
    """Begin the effect that waits, or ask with which to begin."""
    count = len(galaxy.waiting)
    if chooses_the_order(count):
        galaxy.ask(ORDER)
    elif count:
        begin_waiting(galaxy, trace, galaxy.waiting[0].card)


def begin_waiting(galaxy: Galaxy, trace: Trace, card: str) -> None:
    """Begin the effect of a card that waits."""
    galaxy.answered()
    waiting = next(each for each in galaxy.waiting if each.card == card)
    galaxy.waiting.remove(waiting)
    begin_effect(galaxy, trace, waiting, galaxy.space_under(card))


def begin_unsilenced(galaxy: Galaxy, trace: Trace, card: str, space: int) -> None:
    """Begin the effect of a card that was not revealed in a sector, where no rule silences it."""
    begin_effect(galaxy, trace, Waiting(card, face_up_storms(galaxy)), space)


def begin_effect(galaxy: Galaxy, trace: Trace, waiting: Waiting, space: int) -> None:
    """Begin the effect of a card, which lies at a space or did so."""
    begin = begin_storm if galaxy.kinds[waiting.card] == COSMIC_STORM else begin_merge
    begin(galaxy, trace, waiting, space)


def let_lapse(galaxy: Galaxy, trace: Trace) -> None:
    """Effects whose cards no longer lie face-up on top of a sector lapse."""
    kept = []
    for each in galaxy.waiting:
        if galaxy.space_under(each.card) == NO_SPACE:
            trace.emit("lapsed", "2.2.5", galaxy.player, card=each.card)
        else:
            kept.append(each)
    galaxy.waiting = kept
