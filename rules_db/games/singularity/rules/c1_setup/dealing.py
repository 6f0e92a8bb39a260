"""Sections 1.2 to 1.5: the deck, the galaxy, Distant Space, the tracker and the first reveal."""

from collections.abc import Mapping, Sequence

from rules_db.engine.kernel import Refusal
from rules_db.games.singularity.book import book
from rules_db.games.singularity.kinds import DECK_SETTINGS
from rules_db.games.singularity.state import Galaxy


@book.rule("1.2.1")
def why_not_deck(settings: Mapping[str, int]) -> Refusal | None:
    """The deck consists of 50 cards."""
    count, wanted = sum(settings[name] for name in DECK_SETTINGS), 50
    return None if count == wanted else book.refuse("1.2.1", cards=count, wanted=wanted)


@book.rule("1.2.2")
def shuffle_deck(galaxy: Galaxy) -> None:
    """All cards of the deck are shuffled."""
    galaxy.chance.shuffle(galaxy.deck)


@book.rule("1.3.1", without=(0, 0))
def piles_and_their_cards() -> tuple[int, int]:
    """Eight piles of five cards."""
    return 8, 5


@book.rule("1.3.2", without=False)
def is_sector(galaxy: Galaxy, space: int) -> bool:
    """A pile of the circle is a sector, and so is a space that holds a Dark Rift token; any other is a gap."""
    return bool(galaxy.stacks[space]) or space in galaxy.tokens


@book.rule("1.4.1", without=())
def left_over(deck: Sequence[str], dealt: int) -> Sequence[str]:
    """What the deal leaves over is Distant Space; the top of a pile comes last, and is dealt first."""
    return deck[: len(deck) - dealt]


@book.rule("1.5.1", without=0)
def standard_tracker(settings: Mapping[str, int]) -> int:
    """The tracker shows 1 at the start."""
    return settings["start.gpp"]


@book.rule("1.5.2", without=())
def spaces_to_open(galaxy: Galaxy) -> Sequence[int]:
    """The top card of every sector is turned face-up."""
    return [space for space, stack in enumerate(galaxy.stacks) if stack]


@book.rule("1.5.3", without="")
def active_card(galaxy: Galaxy, space: int) -> str:
    """The card that is active in a space, '' for none: the one that lies face-up on top."""
    stack = galaxy.stacks[space]
    return stack[-1] if stack and stack[-1] in galaxy.up else ""


@book.rule("1.5.4", without=False)
def triggers_at_the_start() -> bool:
    """A “When Revealed” effect triggers if its card is among the first that are turned up."""
    return True
