"""Chapter 2: revealing, consuming, refilling and resolving."""

from collections import Counter
from collections.abc import Iterator

from rules_db.games.singularity.actions.values import ALIGN, CONSUME, EAT, REVEAL, format_action
from rules_db.games.singularity.book import book
from rules_db.games.singularity.kinds import BINARY_STAR, NEUTRON_STAR, STELLAR_FRAGMENTS, SUPERNOVA
from rules_db.games.singularity.state import SPACES, TAKE
from rules_db.games.singularity.watches.reading import (
    ROUND,
    Sight,
    all_cards,
    card_of,
    cards_of,
    chosen,
    cost_of,
    effects_of,
    has_happened,
    hidden_tops,
    is_free,
    is_gap,
    is_locked,
    neighbours,
    number_of,
    sector_of,
)

UNWATCHED: dict[str, str] = {}
"""Prohibitions and requirements of the chapter that no watch sees to, each with the reason."""


@book.watch("2.2.1")
def nothing_is_chosen_while_a_top_card_is_hidden(seen: Sight) -> Iterator[str]:
    """With a face-down card on top of a sector nobody consumes, eats or aligns."""
    hidden = hidden_tops(seen.before)
    if seen.action is not None and seen.action.verb in (CONSUME, EAT, ALIGN) and hidden:
        yield f"{format_action(seen.action)} while {', '.join(hidden)} lies face-down on top"


@book.watch("2.2.3")
def nobody_is_stuck_with_a_card_to_reveal(seen: Sight) -> Iterator[str]:
    """While a card lies face-down on top the next step is its reveal, so nobody loses for want of one (1.7.1.R1)."""
    hidden = hidden_tops(seen.after)
    if hidden and any(event.rule.endswith("-1.7.1") for event in seen.of("lost")):
        yield f"the game is lost for want of a choice, and {', '.join(hidden)} can be revealed"


@book.watch("2.2.4")
def all_hidden_tops_are_revealed_together(seen: Sight) -> Iterator[str]:
    """A reveal of the player turns up every card that lies face-down on top, all at once and no other."""
    if seen.action is None or seen.action.verb != REVEAL:
        return
    first = next(iter(seen.of("revealed")), None)
    turned = set(cards_of(first)) if first is not None else set()
    hidden = set(hidden_tops(seen.before))
    if not hidden or turned != hidden:
        yield f"{sorted(turned)} are revealed, and {sorted(hidden)} lay face-down on top"


@book.watch("2.3.3")
def costs_are_paid_in_full(seen: Sight) -> Iterator[str]:
    """The player has the cost of the card that they choose, and pays exactly that."""
    card = chosen(seen)
    if not card:
        return
    cost, meal = cost_of(seen.before, card), next(iter(seen.of("consumed")), None)
    paid = sum(number_of(each) for each in effects_of(seen, meal, "paid")) if meal is not None else 0
    if paid != cost or cost > seen.before.gpp:
        yield f"{card} costs {cost} of {seen.before.gpp} GPP, and {paid} are paid"


@book.watch("2.3.4", "3.6.1", "4.12.2")
def no_card_gets_lost(seen: Sight) -> Iterator[str]:
    """What was consumed or destroyed lies in the Singularity, and no card vanishes or doubles."""
    if seen.action is None or has_happened(seen, "dealt", "won"):
        return
    was, now = Counter(all_cards(seen.before)), Counter(all_cards(seen.after))
    if was != now:
        yield f"{sorted(was - now)} have vanished, and {sorted(now - was)} have come from nowhere"
    for event in seen.of("consumed", "destroyed"):
        if card_of(event) not in seen.after.singularity:
            yield f"{card_of(event)} is {event.kind}, and is not in the Singularity"


@book.watch("2.4.1", "4.4.3")
def emptied_sectors_are_refilled(seen: Sight) -> Iterator[str]:
    """While Distant Space has cards, only a merge leaves a gap where a sector was."""
    merged = {str(name) for each in seen.of("merged") for name in _names(each.get("sectors"))}
    if not is_free(seen.after) or not seen.after.distant:
        return
    for space in ROUND:
        was_sector = not is_gap(seen.before, space) or space in seen.before.due
        if was_sector and is_gap(seen.after, space) and SPACES[space] not in merged:
            yield f"the {SPACES[space]} sector is empty, and Distant Space has {len(seen.after.distant)} cards"


def _names(told: object) -> list[object]:
    return told if isinstance(told, list) else []


@book.watch("2.5.2", "4.5.1", "4.6.1", "4.8.1", "4.9.1")
def stars_act_at_once(seen: Sight) -> Iterator[str]:
    """The effect of a chosen Star follows in the same action, wherever there is something that it can reach."""
    card = chosen(seen)
    meal = next(iter(seen.of("consumed")), None)
    if not card or meal is None or has_happened(seen, "lost"):
        return
    space, kind = sector_of(meal), seen.before.kinds[card]
    lies_deep = len(seen.before.stacks[space]) > 1
    left = len(seen.before.distant) - (0 if lies_deep else 1)
    if kind == NEUTRON_STAR and left > 0 and len(list(seen.of("moved to the Singularity"))) < 2:
        yield f"{card} is consumed, and nothing leaves Distant Space"
    if kind == SUPERNOVA and lies_deep and not has_happened(seen, "blew up"):
        yield f"{card} is consumed, and the card beneath it is still there"
    if (
        kind == STELLAR_FRAGMENTS
        and lies_deep
        and not has_happened(seen, "looked")
        and not is_locked(seen.after, space)
    ):
        yield f"{card} are consumed, and nobody looks at the cards beneath"
    if kind == BINARY_STAR and _can_take(seen, space) and not (has_happened(seen, "took") or seen.after.asks == TAKE):
        yield f"{card} is consumed, and no neighbour is taken"


def _can_take(seen: Sight, space: int) -> bool:
    """Whether a Binary Star of a space had something beside it, which a refill cannot have changed."""
    return any(seen.before.top(beside) and not is_locked(seen.before, beside) for beside in neighbours(space))
