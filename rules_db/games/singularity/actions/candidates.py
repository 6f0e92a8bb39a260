"""What the player who must choose could do: finite, canonical, sorted by text. Legality is decided elsewhere."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations, permutations

from rules_db.games.singularity import state as asked
from rules_db.games.singularity.actions import values as act
from rules_db.games.singularity.actions.values import Action, about, format_action
from rules_db.games.singularity.kinds import MOON, PLANETS
from rules_db.games.singularity.rules.c2_flow.revealing import spaces_to_reveal
from rules_db.games.singularity.rules.c5_challenges.gorging import is_game_3
from rules_db.games.singularity.state import SPACES, Galaxy

_ALL_SPACES = range(len(SPACES))


def options(galaxy: Galaxy) -> Sequence[Action]:
    """Candidates for the present choice."""
    return _CANDIDATES[galaxy.asks](galaxy) if galaxy.asks else ()


def _act(galaxy: Galaxy) -> Sequence[Action]:
    """Reveal what lies face-down; else consume or align what lies on top."""
    player = galaxy.player
    if spaces_to_reveal(galaxy):
        return (about(player, act.REVEAL),)
    tops = sorted([stack[-1] for stack in galaxy.stacks if stack])
    actions = [about(player, act.CONSUME, card) for card in tops]
    if is_game_3(galaxy):
        actions.append(about(player, act.EAT))
    kinds = galaxy.kinds
    moons = [card for card in tops if kinds[card] == MOON]
    if not moons:
        return actions
    planets = [card for card in tops if kinds[card] in PLANETS]
    aligning = [about(player, act.ALIGN, moon, planet) for moon in moons for planet in planets]
    return [*sorted(aligning, key=format_action), *actions]


def _begin(galaxy: Galaxy) -> Sequence[Action]:
    return _of_cards(galaxy, act.BEGIN, [each.card for each in galaxy.waiting])


def _chain(galaxy: Galaxy) -> Sequence[Action]:
    return _of_cards(galaxy, act.SET_OFF, galaxy.chain)


def _price(galaxy: Galaxy) -> Sequence[Action]:
    return about(galaxy.player, act.LET, galaxy.about), about(galaxy.player, act.PAY, galaxy.about)


def _use(galaxy: Galaxy) -> Sequence[Action]:
    return about(galaxy.player, act.DO_WITHOUT, galaxy.about), about(galaxy.player, act.USE, galaxy.about)


def _find(galaxy: Galaxy) -> Sequence[Action]:
    return _of_cards(galaxy, act.FIND, galaxy.stacks[galaxy.at])


def _put_back(galaxy: Galaxy) -> Sequence[Action]:
    return sorted(
        (about(galaxy.player, act.PUT_BACK, *each) for each in permutations(galaxy.looked)), key=format_action
    )


def _refill(galaxy: Galaxy) -> Sequence[Action]:
    due = set(galaxy.due)
    return [each for each in _of_spaces(galaxy.player, act.REFILL) if due.issuperset(each.spaces)]


def _of_cards(galaxy: Galaxy, verb: str, cards: Sequence[str]) -> Sequence[Action]:
    return [about(galaxy.player, verb, card) for card in sorted(cards)]


@lru_cache(maxsize=256)
def _of_spaces(player: str, verb: str) -> tuple[Action, ...]:
    """The actions of a kind that name sectors, whatever lies there."""
    return tuple(sorted((Action(player, verb, (), spaces) for spaces in _SPACES_OF[verb]), key=format_action))


_ONE = tuple((space,) for space in _ALL_SPACES)
_TWO = tuple(permutations(_ALL_SPACES, 2))
_PAIR_AND_PLACE = tuple((*pair, place) for pair in combinations(_ALL_SPACES, 2) for place in pair)
_SPACES_OF: dict[str, tuple[tuple[int, ...], ...]] = {
    act.MOVE: _TWO,
    act.TAKE: _ONE,
    act.SEARCH: _ONE,
    act.REFILL: _ONE,
    act.MERGE: _PAIR_AND_PLACE,
}

_CANDIDATES: dict[str, Callable[[Galaxy], Sequence[Action]]] = {
    asked.DEAL: lambda galaxy: (about(galaxy.player, act.DEAL),),
    asked.OPEN: lambda galaxy: (about(galaxy.player, act.OPEN),),
    asked.ACT: _act,
    asked.ORDER: _begin,
    asked.PRICE: _price,
    asked.CHAIN: _chain,
    asked.REFILL: _refill,
    asked.USE: _use,
    asked.FIND: _find,
    asked.PUT_BACK: _put_back,
    asked.MOVE: lambda galaxy: _of_spaces(galaxy.player, act.MOVE),
    asked.TAKE: lambda galaxy: _of_spaces(galaxy.player, act.TAKE),
    asked.SEARCH: lambda galaxy: _of_spaces(galaxy.player, act.SEARCH),
    asked.MERGE: lambda galaxy: _of_spaces(galaxy.player, act.MERGE),
}
