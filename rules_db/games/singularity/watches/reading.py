"""What the watches read in common: the galaxy in the words of the rulebook."""

from collections.abc import Iterator

from rules_db.engine.kernel import Event
from rules_db.engine.watching import Seen
from rules_db.games.singularity.actions.values import CONSUME, Action
from rules_db.games.singularity.kinds import COST_SETTINGS, LARGE_PLANETS, MEDIUM_PLANETS, SMALL_PLANET, WHITE_DWARF
from rules_db.games.singularity.state import ACT, SPACES, Galaxy

Sight = Seen[Galaxy, Action]
"""One action of a game of Singularity, from outside."""

ROUND = range(len(SPACES))
"""The spaces of the circle."""


def is_free(galaxy: Galaxy) -> bool:
    """Whether the player may choose what to do next, with no effect under way."""
    return galaxy.asks == ACT and not galaxy.outcome


def has_happened(seen: Sight, *kinds: str) -> bool:
    return not seen.kinds.isdisjoint(kinds)


def sector_of(event: Event, fact: str = "sector") -> int:
    return SPACES.index(str(event.get(fact)))


def card_of(event: Event) -> str:
    return str(event.get("card") or "")


def cards_of(event: Event) -> list[str]:
    told = event.get("cards")
    return [str(card) for card in told] if isinstance(told, list) else []


def number_of(event: Event, fact: str = "gpp") -> int:
    told = event.get(fact)
    return told if isinstance(told, int) else 0


def neighbours(space: int) -> tuple[int, int]:
    """The two spaces beside one (1.3.1.R1)."""
    return ((space - 1) % len(SPACES), (space + 1) % len(SPACES))


def is_gap(galaxy: Galaxy, space: int) -> bool:
    return not galaxy.stacks[space] and space not in galaxy.tokens


def hidden_tops(galaxy: Galaxy) -> list[str]:
    """The top cards that lie face-down."""
    return [galaxy.top(space) for space in ROUND if galaxy.top(space) and not galaxy.open_top(space)]


def is_locked(galaxy: Galaxy, space: int) -> bool:
    """Whether a White Dwarf lies face-up on top (4.7.1)."""
    return galaxy.kinds.get(galaxy.open_top(space)) == WHITE_DWARF


def all_cards(galaxy: Galaxy) -> list[str]:
    """Every card, wherever it lies."""
    stacks = [card for stack in galaxy.stacks for card in stack]
    return [*galaxy.deck, *stacks, *galaxy.moons.values(), *galaxy.distant, *galaxy.singularity]


def value_of(galaxy: Galaxy, card: str) -> int:
    """What a Planet gives by itself; nothing for other cards."""
    kind = galaxy.kinds[card]
    return 1 if kind == SMALL_PLANET else 2 if kind in MEDIUM_PLANETS else 3 if kind in LARGE_PLANETS else 0


def cost_of(galaxy: Galaxy, card: str) -> int:
    setting = COST_SETTINGS.get(galaxy.kinds[card])
    return galaxy.settings[setting] if setting else 0


def chosen(seen: Sight) -> str:
    """The card that the player has chosen to consume in this action, '' for none."""
    return seen.action.cards[0] if seen.action is not None and seen.action.verb == CONSUME else ""


def effects_of(seen: Sight, cause: Event, *kinds: str) -> Iterator[Event]:
    """The events of these kinds that another one led to directly."""
    return (event for event in seen.of(*kinds) if event.because == cause.number)
