"""Cards that are turned face-up, and the effects that this sets waiting."""

from collections.abc import Sequence

from rules_db.engine.trace import Trace
from rules_db.games.singularity.kinds import COSMIC_STORM
from rules_db.games.singularity.rules.c2_flow.resolving import has_effect_when_revealed
from rules_db.games.singularity.rules.c2_flow.revealing import are_revealed_together, spaces_to_reveal
from rules_db.games.singularity.rules.c5_challenges.gorging import is_game_3, is_turned_up_there, triggers_there
from rules_db.games.singularity.state import Galaxy, Waiting


def reveal_all(galaxy: Galaxy, trace: Trace) -> None:
    """What the player does who reveals: every top card that lies face-down is turned up."""
    galaxy.answered()
    spaces = spaces_to_reveal(galaxy)
    if not are_revealed_together():
        spaces = spaces[:1]
    reveal(galaxy, trace, [galaxy.stacks[space][-1] for space in spaces], "2.2.3")


def reveal(galaxy: Galaxy, trace: Trace, cards: list[str], rule: str) -> None:
    """Turn top cards face-up at the same time; a rule of the third game of a campaign may have it otherwise."""
    is_third = is_game_3(galaxy)
    if is_third and not is_turned_up_there():
        return
    galaxy.up.update(dict.fromkeys(cards, True))
    with trace.because(trace.emit("revealed", rule, galaxy.player, cards=list(cards))):
        if not is_third or triggers_there():
            triggers(galaxy, trace, cards, "2.5.1.c")


def triggers(galaxy: Galaxy, trace: Trace, cards: Sequence[str], rule: str) -> None:
    """The effects of cards that have just been revealed wait; a Storm knows those that lay face-up before."""
    kinds = galaxy.kinds
    for card in cards:
        if has_effect_when_revealed(kinds[card]):
            is_storm = kinds[card] == COSMIC_STORM
            before = [storm for storm in face_up_storms(galaxy) if storm not in cards] if is_storm else []
            galaxy.waiting.append(Waiting(card, before))
            trace.emit("triggered", rule, galaxy.player, card=card)


def face_up_storms(galaxy: Galaxy) -> list[str]:
    """The Storms that lie face-up on top of a sector."""
    kinds, up = galaxy.kinds, galaxy.up
    return [stack[-1] for stack in galaxy.stacks if stack and kinds[stack[-1]] == COSMIC_STORM and stack[-1] in up]
