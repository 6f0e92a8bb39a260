"""Chapter 4: what the cards do."""

from collections.abc import Iterator

from rules_db.engine.kernel import Event
from rules_db.games.singularity.actions.values import FIND, PUT_BACK
from rules_db.games.singularity.book import book
from rules_db.games.singularity.kinds import BINARY_STAR, DARK_MATTER, NEBULA
from rules_db.games.singularity.state import FIND as FINDING
from rules_db.games.singularity.state import NO_SPACE, SPACES, TAKE, USE, Galaxy
from rules_db.games.singularity.watches.reading import (
    ROUND,
    Sight,
    card_of,
    chosen,
    has_happened,
    is_free,
    is_gap,
    is_locked,
    neighbours,
    sector_of,
)

UNWATCHED: dict[str, str] = {}
"""Prohibitions and requirements of the chapter that no watch sees to, each with the reason."""

MIXING = ("shuffled", "merged", "moved", "put back", "dealt")
"""What may change how the cards of a sector lie on each other."""


@book.watch("4.3.2.a")
def searching_keeps_the_order(seen: Sight) -> Iterator[str]:
    """Cards that stay in a sector stay in their order, unless they are shuffled, moved or put back in another."""
    if has_happened(seen, *MIXING):
        return
    for space in ROUND:
        was, now = seen.before.stacks[space], seen.after.stacks[space]
        if [card for card in was if card in now] != [card for card in now if card in was]:
            yield f"the cards of the {SPACES[space]} sector lie in another order"


@book.watch("4.3.2.b")
def found_cards_are_consumed_for_nothing(seen: Sight) -> Iterator[str]:
    """Whoever searches finds a card, and what is found is consumed at once and costs nothing."""
    if has_happened(seen, "searched") and not (has_happened(seen, "found") or seen.after.asks == FINDING):
        yield "a sector is searched, and no card is to be found"
    found = [card_of(event) for event in seen.of("found")]
    if seen.action is not None and seen.action.verb == FIND:
        found.append(seen.action.cards[0])
        if seen.after.gpp < seen.before.gpp:
            yield f"{found[-1]} is found for {seen.before.gpp - seen.after.gpp} GPP"
    for card in found:
        if card and card not in seen.after.consumed and not has_happened(seen, "won"):
            yield f"{card} is found and not consumed"


@book.watch("4.3.3", "4.4.5", "4.4.6", "4.7.2", "4.8.4", "4.11.3")
def locked_sectors_are_left_alone(seen: Sight) -> Iterator[str]:
    """No effect touches a sector with a White Dwarf face-up on top; only the choice of the White Dwarf itself does."""
    for space in ROUND:
        if not is_locked(seen.before, space) or has_happened(seen, "dealt", "won"):
            continue
        if chosen(seen) != seen.before.top(space) and seen.before.stacks[space] != seen.after.stacks[space]:
            yield f"the {SPACES[space]} sector is locked, and its cards are not as they were"
        if space in [sector_of(event) for event in seen.of("searched")]:
            yield f"the {SPACES[space]} sector is locked and searched"


@book.watch("4.6.4")
def fragments_reveal_the_new_top(seen: Sight) -> Iterator[str]:
    """Of cards that are put back, the one on top lies face-up in the end."""
    if has_happened(seen, "merged", "lost"):
        return
    spaces = [sector_of(event) for event in seen.of("put back")]
    if seen.action is not None and seen.action.verb == PUT_BACK and seen.before.at != NO_SPACE:
        spaces.append(seen.before.at)
    for space in spaces:
        if seen.after.top(space) and not seen.after.open_top(space):
            yield f"cards are put back in the {SPACES[space]}, and the top card there lies face-down"


@book.watch("4.8.5")
def binary_stars_take_from_beside(seen: Sight) -> Iterator[str]:
    """What a Binary Star takes lies beside it; with no sector beside it nothing is taken or to be taken."""
    for event in seen.of("took"):
        space = _place_of_star(seen, event)
        if sector_of(event) not in neighbours(space):
            yield f"a Binary Star in the {SPACES[space]} takes from the {event.get('sector')}"
    if seen.after.asks == TAKE and all(is_gap(seen.after, beside) for beside in neighbours(seen.after.at)):
        yield f"a Binary Star in the {SPACES[seen.after.at]} is to take a card, and nothing is beside it"


def _place_of_star(seen: Sight, took: Event) -> int:
    """Where the Binary Star lay that takes a card: the last one that was consumed before, by Taurrus too."""
    meals = [each for each in seen.of("consumed") if each.number < took.number and each.get("sector")]
    stars = [sector_of(each) for each in meals if seen.before.kinds[card_of(each)] == BINARY_STAR]
    if stars:
        return stars[-1]
    found = seen.before.resolving if seen.before.asks == USE else None
    return found.space if found else seen.before.at


@book.watch("4.10.1")
def revealed_dark_matter_merges(seen: Sight) -> Iterator[str]:
    """Dark Matter that has been triggered alone has merged two sectors before the game goes on, if there are two."""
    triggered = [card_of(event) for event in seen.of("triggered")]
    if not is_free(seen.after) or has_happened(seen, "merged", "lapsed", "put back"):
        return
    for card in triggered:
        is_there = seen.before.kinds[card] == DARK_MATTER and seen.after.space_under(card) != NO_SPACE
        if is_there and len(_open_sectors(seen.after)) > 1:
            yield f"{card} is revealed, and no sectors are merged"


def _open_sectors(galaxy: Galaxy) -> list[int]:
    """The sectors that may be merged."""
    return [space for space in ROUND if not is_gap(galaxy, space) and not is_locked(galaxy, space)]


@book.watch("4.13.1")
def nebulae_stop_refills(seen: Sight) -> Iterator[str]:
    """Nothing is refilled while a Gravity Well Nebula lies face-up on top all the time."""
    lasting = [card for card in _nebulae(seen.before) if card in _nebulae(seen.after)]
    if lasting and not has_happened(seen, "dealt"):
        yield from (
            f"the {event.get('sector')} sector is refilled in spite of {lasting[0]}" for event in seen.of("refilled")
        )


def _nebulae(galaxy: Galaxy) -> list[str]:
    """The Nebulae that lie face-up on top."""
    return [galaxy.open_top(space) for space in ROUND if galaxy.kinds.get(galaxy.open_top(space)) == NEBULA]
