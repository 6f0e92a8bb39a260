"""What a search for a winning line has to know of a galaxy: PUZZLE.

The chance is known too: whatever is shuffled in the game comes out as it would when the game is played.
"""

from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache

from rules_db.engine.state.copying import copied
from rules_db.games.singularity.kinds import (
    AETHEROS,
    BINARY_STAR,
    COSMIC_STORM,
    COST_SETTINGS,
    DARK_MATTER,
    KINDS,
    LARGE_PLANETS,
    MOON,
    NEUTRON_STAR,
    ORRAK,
    SUPERNOVA,
    TAURRUS,
    TWINS,
)
from rules_db.games.singularity.rules.c3_gravity.alignment import price_of_alignment
from rules_db.games.singularity.rules.c3_gravity.planets import value
from rules_db.games.singularity.rules.c4_reference_sheet.cosmic_storm import price_on_the_spot
from rules_db.games.singularity.rules.c4_reference_sheet.orrak import orrak_bonus
from rules_db.games.singularity.rules.c5_challenges.darkness import is_one_too_many
from rules_db.games.singularity.rules.c5_challenges.gorging import games_of_the_campaign, is_game_3
from rules_db.games.singularity.state import ACT, DARKNESS, GORGING, LOST, SPACES, WON, Galaxy
from rules_db.games.singularity.state import TWINS as SAVE_THE_TWINS

_LETTERS = {kind: chr(ord("a") + at) for at, kind in enumerate(KINDS)}
_FREEING = frozenset({BINARY_STAR, SUPERNOVA, TAURRUS})
_FREEING_FROM_AFAR = frozenset({NEUTRON_STAR, AETHEROS})
"""The cards whose effect can take another card away for nothing, out of a sector or out of Distant Space."""

_UNSEEN = (_FREEING | _FREEING_FROM_AFAR) - {BINARY_STAR}
"""Those that take a card which may lie face-down."""

ALIGNED, TOKEN = "*", "!"
_TURNS = [
    [(first + way * step) % len(SPACES) for step in range(len(SPACES))]
    for first in range(len(SPACES))
    for way in (1, -1)
]
"""The ways to turn and mirror the circle, each by the spaces in their new order."""


class SingularityPuzzle:
    """The Puzzle of Singularity: to win the game, or the challenge where there is one."""

    def is_won(self, state: Galaxy) -> bool:
        return (state.verdict if state.challenge else state.outcome) == WON

    def is_lost(self, state: Galaxy) -> bool:
        """The challenge or the game is lost, or will be: what is left costs too much, or holds too much Dark Matter."""
        return state.verdict == LOST or state.outcome == LOST or _is_too_dear(state) or _is_too_dark(state)

    def essence(self, state: Galaxy) -> Hashable:
        """Cards by their kinds and places, what is under way, what chance and the challenge still need.

        - Which of several cards of a kind lies where makes no difference, nor does what the Singularity holds.
        - What chance has drawn counts as long as something can be shuffled: while Dark Matter is left, or a deal.
        - Else no rule knows one space from another but by its neighbours, so the circle may be turned and mirrored.
          With a shuffle ahead it may not: two stacks are shuffled as one, that of the first space below.
        """
        piles = [_letters(state, stack) for stack in state.stacks]
        for space in state.tokens:
            piles[space] = TOKEN
        distant, under_way = _letters(state, state.distant), _under_way(state)
        if under_way or _can_shuffle(state, piles, distant):
            drawn = (state.chance.counter, len(state.chance.script))
            return ",".join(piles), distant, drawn, under_way, _challenge(state)
        return min([",".join([piles[space] for space in turn]) for turn in _TURNS]), distant, _challenge(state)

    def strength(self, state: Galaxy) -> int:
        """GPP: whoever has more can pay for all that the other can, may let a Storm go off as the other must, and
        has no less after any gain, as the maximum cuts both."""
        return state.gpp

    def promise(self, state: Galaxy) -> float:
        """What would be left of the GPP in the end if all were gained and paid, some GPP at hand, and few cards."""
        costs, values, kinds = _costs(state), _values(), state.kinds
        spare, cards = float(state.gpp), 0
        for pile in (*state.stacks, state.distant):
            cards += len(pile)
            for card in pile:
                kind = kinds[card]
                spare += values[kind] - costs[kind]
        for planet in state.moons:
            spare += values[kinds[planet]] + (kinds[planet] in LARGE_PLANETS)
        spare += min(state.gpp, 6) - 0.5 * cards - 2.0 * len(state.tokens)
        return spare - _trouble(state) if state.challenge else spare

    def left(self, state: Galaxy) -> int:
        """The cards of the galaxy, and those of the games of a campaign that are still to come."""
        cards = len(state.deck) + len(state.distant) + len(state.moons) + sum(map(len, state.stacks))
        if state.challenge == GORGING and not state.verdict:
            cards += (games_of_the_campaign() - state.game) * len(state.kinds)
        return cards


def _letters(galaxy: Galaxy, pile: Sequence[str]) -> str:
    """A pile as text: a letter for each kind, a capital for a card that lies face-up."""
    kinds, up, moons = galaxy.kinds, galaxy.up, galaxy.moons
    text = "".join([_LETTERS[kinds[card]].upper() if card in up else _LETTERS[kinds[card]] for card in pile])
    if not moons:
        return text
    return "".join([text[at] + (ALIGNED if card in moons else "") for at, card in enumerate(pile)])


def _can_shuffle(galaxy: Galaxy, piles: Sequence[str], distant: str) -> bool:
    """Whether a deal is to come, or a merge: Dark Matter that lies face-up in a sector has had its effect."""
    if galaxy.deck or galaxy.challenge == GORGING:
        return True
    hidden = _LETTERS[DARK_MATTER]
    return hidden in distant or hidden.upper() in distant or any(hidden in pile for pile in piles)


def _challenge(galaxy: Galaxy) -> Hashable:
    """What the challenge has counted, as far as it can still matter; the twins are lost once another card follows."""
    if not galaxy.challenge:
        return ()
    twins = [kind for card in galaxy.consumed if (kind := galaxy.kinds[card]) in TWINS]
    return galaxy.verdict, galaxy.game, bool(galaxy.consumed), galaxy.dark_matter, tuple(twins)


def _under_way(galaxy: Galaxy) -> Hashable:
    """The choice that is owed and all that waits for it, cards by their places; () between two rounds."""
    if galaxy.asks == ACT:
        return ()
    resolving, storm = galaxy.resolving, galaxy.storm
    return (
        galaxy.asks,
        _place(galaxy, galaxy.about),
        galaxy.at,
        tuple(galaxy.kinds[card] for card in galaxy.looked),
        tuple(sorted(galaxy.due)),
        resolving
        and (
            galaxy.kinds[resolving.card],
            resolving.space,
            resolving.by,
            bool(resolving.moon),
            _place(galaxy, resolving.beneath),
            resolving.is_first,
        ),
        storm and (_place(galaxy, storm.card), _places(galaxy, storm.storms)),
        _places(galaxy, galaxy.chain),
        tuple(sorted((_place(galaxy, each.card), _places(galaxy, each.storms)) for each in galaxy.waiting)),
    )


def _places(galaxy: Galaxy, cards: Sequence[str]) -> tuple[str, ...]:
    return tuple(sorted(_place(galaxy, card) for card in cards))


def _place(galaxy: Galaxy, card: str) -> str:
    """Which card it is, by its place in a sector; one that lies in none by its kind."""
    for space, stack in enumerate(galaxy.stacks):
        if card in stack:
            return f"{space}.{stack.index(card)}"
    return galaxy.kinds.get(card, card)


def _is_too_dear(galaxy: Galaxy) -> bool:
    """Whether the cards that are left cannot all be paid for, however well all goes.

    - Each card has to go: it is paid for, a Storm perhaps by its price on the spot, or an effect takes it for nothing,
      one card for each card that has such an effect; none but cards of Distant Space go from there.
    - GPP comes from Planets, from each its value at most; from as many as there are Moons twice that, and a Moon that
      is not aligned yet has its price; and from Orrak.
    - No GPP is ever owed. So all is lost if the costs, less the dearest that effects can spare, are more than the GPP
      and all gains.

    In the middle of an effect more is to come than the cards tell, and in the third game of a campaign a card may be
    eaten for another price; there nothing is said.
    """
    if galaxy.asks != ACT or is_game_3(galaxy):
        return False
    all_costs, values, kinds = _costs(galaxy), _values(), galaxy.kinds
    left = [kinds[card] for pile in (*galaxy.stacks, galaxy.distant) for card in pile]
    costs = sorted([all_costs[kind] for kind in left if all_costs[kind]])
    gains = sorted([values[kind] for kind in left if values[kind]], reverse=True)
    free = sum([kind in _FREEING for kind in left])
    free += min(len(galaxy.distant), sum([kind in _FREEING_FROM_AFAR for kind in left]))
    aligned, price = len(galaxy.moons), price_of_alignment()
    doubled = gains[: aligned + left.count(MOON)]
    most = sum(gains) + sum(doubled[:aligned]) + sum([max(0, gain - price) for gain in doubled[aligned:]])
    most += orrak_bonus() if ORRAK in left else 0
    return sum(costs[: max(0, len(costs) - free)]) > galaxy.gpp + most


def _is_too_dark(galaxy: Galaxy) -> bool:
    """Whether Darkness Denied is lost with the Dark Matter that is still hidden, however well all goes.

    Dark Matter that has not taken effect leaves the galaxy only after it has, or taken away unseen by the effect of
    another card, one for each card that has such an effect.
    """
    if galaxy.challenge != DARKNESS or galaxy.asks != ACT:
        return False
    kinds, up = galaxy.kinds, galaxy.up
    left = [kinds[card] for pile in (*galaxy.stacks, galaxy.distant) for card in pile]
    shown = [card for stack in galaxy.stacks for card in stack if card in up and kinds[card] == DARK_MATTER]
    hidden = left.count(DARK_MATTER) - len(shown)
    unseen = sum([kind in _UNSEEN for kind in left])
    after = copied(galaxy)
    after.dark_matter += max(0, hidden - unseen)
    return is_one_too_many(after)


def _trouble(galaxy: Galaxy) -> float:
    """How much harder the challenge looks than the game: Dark Matter that took effect, cards that twins lie on."""
    if galaxy.challenge == DARKNESS:
        return 4.0 * galaxy.dark_matter
    if galaxy.challenge == SAVE_THE_TWINS:
        kinds = galaxy.kinds
        return 2.0 * sum(at for stack in galaxy.stacks for at, card in enumerate(stack) if kinds[card] in TWINS)
    return 0.0


@lru_cache(maxsize=1)
def _values() -> Mapping[str, int]:
    return {kind: value(kind) for kind in KINDS}


def _costs(galaxy: Galaxy) -> Mapping[str, int]:
    """The least GPP that a card of each kind is paid for with."""
    settings = galaxy.settings
    return _least_costs(tuple([settings[name] for name in COST_SETTINGS.values()]))


@lru_cache(maxsize=64)
def _least_costs(costs: tuple[int, ...]) -> Mapping[str, int]:
    least = dict.fromkeys(KINDS, 0) | dict(zip(COST_SETTINGS, costs, strict=True))
    on_the_spot = price_on_the_spot()
    if on_the_spot is not None:
        least[COSMIC_STORM] = min(least[COSMIC_STORM], on_the_spot)
    return least


PUZZLE = SingularityPuzzle()
