"""Chapter 6: which boxes are ticked, and when."""

from collections.abc import Iterator

from rules_db.games.singularity.book import book
from rules_db.games.singularity.kinds import AETHEROS, LARGE_PLANETS, MEDIUM_PLANETS, WHITE_DWARF
from rules_db.games.singularity.state import DEFENDER, PRECISION, SURVIVOR, TRIUMPH, Galaxy
from rules_db.games.singularity.watches.reading import (
    ROUND,
    Sight,
    card_of,
    has_happened,
    is_free,
    is_gap,
)

UNWATCHED: dict[str, str] = {}
"""Prohibitions and requirements of the chapter that no watch sees to, each with the reason."""

CROWD = 10
"""As many cards as the last sector must hold."""
TWIN_ORBITS = 2
"""How many Medium Planets have to be consumed with a Moon."""


def _ticked(seen: Sight) -> list[str]:
    """The boxes that this action has ticked."""
    return [box for box in seen.after.boxes if box not in seen.before.boxes]


def _noted(seen: Sight, feat: str) -> int:
    """How often this action has noted a feat; a new game forgets those of the last one."""
    return seen.after.feats.get(feat, 0) - seen.before.feats.get(feat, 0)


@book.watch("6.1.3", "6.3.2", "6.4.2")
def only_winners_tick(seen: Sight) -> Iterator[str]:
    """Three of the four boxes are ticked at the moment of the win and at no other."""
    for box in _ticked(seen):
        if box != PRECISION and not has_happened(seen, "won"):
            yield f"{box} is ticked, and no game is won"


@book.watch("6.1.1", "6.1.2")
def survivors_need_one_crowded_sector(seen: Sight) -> Iterator[str]:
    """The feat is noted while one sector is left that holds 10 cards or more, and then it is."""
    if seen.action is None or not is_free(seen.after):
        return
    is_there, noted = _is_crowded(seen.after), seen.after.feats.get(SURVIVOR, 0)
    if _noted(seen, SURVIVOR) > 0 and not is_there:
        yield "the galaxy counts as one crowded sector, and is none"
    if is_there and not noted:
        yield "one crowded sector is left, and does not count"


def _is_crowded(galaxy: Galaxy) -> bool:
    sectors = [space for space in ROUND if not is_gap(galaxy, space)]
    cards = [card for space in sectors for card in galaxy.stacks[space]]
    return len(sectors) == 1 and len(cards) + sum(card in galaxy.moons for card in cards) >= CROWD


@book.watch("6.2.1")
def aetheros_hits_the_white_dwarf(seen: Sight) -> Iterator[str]:
    """The box is ticked with the White Dwarf that Aetheros sends away, and with nothing else."""
    hit = False
    for event in seen.of("moved to the Singularity"):
        kinds = [
            seen.before.kinds.get(card_of(cause)) for cause in seen.causes(event) if cause.kind == "special effect"
        ]
        hit = hit or (AETHEROS in kinds and seen.before.kinds.get(card_of(event)) == WHITE_DWARF)
    if hit != (PRECISION in _ticked(seen)) and not (hit and PRECISION in seen.before.boxes):
        yield f"the White Dwarf {'is' if hit else 'is not'} hit by Aetheros, and boxes are ticked: {_ticked(seen)}"


@book.watch("6.3.1")
def two_orbits_make_a_triumph(seen: Sight) -> Iterator[str]:
    """Medium Planets that are consumed with their Moon count, and two of them win the box."""
    eaten = [card_of(event) for event in seen.of("consumed")]
    orbits = sum(card in seen.before.moons and seen.before.kinds[card] in MEDIUM_PLANETS for card in eaten)
    told = seen.before.feats.get(TRIUMPH, 0) + orbits
    if (TRIUMPH in _ticked(seen)) and told < TWIN_ORBITS:
        yield f"{TRIUMPH} is ticked after {told} Medium Planets with a Moon"
    if not has_happened(seen, "won", "dealt") and _noted(seen, TRIUMPH) != orbits:
        yield f"{orbits} Medium Planets are consumed with a Moon, and {_noted(seen, TRIUMPH)} count"


@book.watch("6.4.1")
def shields_of_large_planets_count(seen: Sight) -> Iterator[str]:
    """A destroyed Moon that has shielded a Large Planet counts, and no other does."""
    hits = sum(seen.before.kinds[card_of(event)] in LARGE_PLANETS for event in seen.of("shielded"))
    if DEFENDER in _ticked(seen) and not seen.before.feats.get(DEFENDER, 0) + hits:
        yield f"{DEFENDER} is ticked, and no Large Planet was shielded"
    was_noted, is_noted = (DEFENDER in galaxy.feats for galaxy in (seen.before, seen.after))
    if not has_happened(seen, "won", "dealt") and is_noted != (was_noted or hits > 0):
        yield f"{hits} Large Planets are shielded, and that is {'' if is_noted else 'not '}noted"
