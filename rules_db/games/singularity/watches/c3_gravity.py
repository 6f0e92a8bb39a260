"""Chapter 3: GPP, Planets and Moons."""

from collections.abc import Iterator

from rules_db.games.singularity.actions.values import ALIGN
from rules_db.games.singularity.book import book
from rules_db.games.singularity.kinds import PLANETS, SMALL_PLANET
from rules_db.games.singularity.watches.reading import (
    ROUND,
    Sight,
    chosen,
    effects_of,
    has_happened,
    number_of,
    value_of,
)

UNWATCHED: dict[str, str] = {}
"""Prohibitions and requirements of the chapter that no watch sees to, each with the reason."""

MOST = 9
"""As many GPP as anybody can have."""


@book.watch("3.1.2", "3.1.3")
def gpp_stay_within_the_tracker(seen: Sight) -> Iterator[str]:
    """GPP change only by what is gained, paid and set, go no higher than 9, and what is too much is wasted."""
    gpp = seen.before.gpp
    for event in seen.of("gained", "paid", "set the tracker"):
        amount = number_of(event)
        gpp = {"gained": min(gpp + amount, MOST), "paid": gpp - amount}.get(event.kind, amount)
        if event.kind != "set the tracker" and number_of(event, "now") != gpp:
            yield f"{amount} GPP are {event.kind}, which makes {gpp} and not {number_of(event, 'now')}"
    if seen.after.gpp != gpp or not 0 <= seen.after.gpp <= MOST:
        yield f"there are {seen.after.gpp} GPP, and what happened makes {gpp} of {seen.before.gpp}"


@book.watch("3.1.4", "3.1.5", "3.1.6", "5.1.4")
def weakened_black_hole_eats_small_planets(seen: Sight) -> Iterator[str]:
    """At 0 GPP the player chooses nothing but Small Planets, in Game 2 of the campaign as everywhere."""
    card = chosen(seen)
    if card and not seen.before.gpp and seen.before.kinds[card] != SMALL_PLANET:
        yield f"{card} is chosen at 0 GPP"


@book.watch("3.3.1", "3.4.1", "3.5.1", "3.5.2", "3.7.5")
def planets_give_their_value(seen: Sight) -> Iterator[str]:
    """A chosen Planet gives 1, 2 or 3 GPP by its size, twice as much with a Moon; other cards give nothing.

    What Taurrus finds gives its own (4.3.2.d), in the same action where there is one card only to find.
    """
    card, meal = chosen(seen), next(iter(seen.of("consumed")), None)
    if not card or meal is None or has_happened(seen, "lost"):
        return
    gains = [each for each in effects_of(seen, meal, "gained") if each.rule != book.id("4.3.2.d")]
    given = sum(map(number_of, gains))
    due = value_of(seen.before, card) * (2 if card in seen.before.moons else 1)
    if given != due and seen.before.kinds[card] in PLANETS:
        yield f"{card} gives {given} GPP, and {due} are due"


@book.watch("3.7.2")
def only_visible_planets_get_a_moon(seen: Sight) -> Iterator[str]:
    """The Planet of an alignment lies face-up on top of a sector."""
    if seen.action is None or seen.action.verb != ALIGN:
        return
    planet = seen.action.cards[1]
    if planet not in [seen.before.open_top(space) for space in ROUND]:
        yield f"{planet} gets a Moon, and does not lie face-up on top of a sector"
