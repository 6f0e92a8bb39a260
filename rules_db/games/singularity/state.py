"""A galaxy as plain data: the circle of eight spaces, Distant Space, the Singularity, and what is under way.

A card is its handle, by which `kinds` tells what it is. A stack of cards ends with its top card. A space of the circle
is a number from 0 (north) on, clockwise.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rules_db.engine.chance import Chance

SPACES = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")
NO_SPACE = -1

DEAL, OPEN, ACT = "deal", "open", "act"
ORDER, PRICE, CHAIN, REFILL = "order", "price", "chain", "refill"
MOVE, TAKE, SEARCH, FIND, USE, PUT_BACK, MERGE = "move", "take", "search", "find", "use", "put back", "merge"
"""What a player can be asked for."""

GORGING, TWINS, DARKNESS = "Tri-Galactic Gorging", "Save the Twins", "Darkness Denied"
CHALLENGES = (GORGING, TWINS, DARKNESS)

SURVIVOR, PRECISION = "Sector Survivor", "Aetheros Precision"
TRIUMPH, DEFENDER = "Twin Orbit Triumph", "Planet Defender"
ACCOMPLISHMENTS = (SURVIVOR, PRECISION, TRIUMPH, DEFENDER)

WON, LOST = "won", "lost"

CHOICE, MEAL, SPOT = "choice", "meal", "spot"
BY_TAURRUS, BY_BINARY_STAR, BY_SUPERNOVA = "Taurrus", "Binary Star", "Supernova"
"""How a consumption comes about: the player chooses a card, eats from Distant Space, or pays for a revealed Storm; or
the effect of a card orders it."""


@dataclass(slots=True)
class Waiting:
    """A card whose “When Revealed” effect waits; `storms` are those that lay face-up on top before it was revealed."""

    card: str
    storms: list[str]


@dataclass(slots=True)
class Consumed:
    """A card that has been consumed and is still to be resolved.

    `space` is where it lay, NO_SPACE if in none, `beneath` the card that lay directly beneath it, `moon` the one that
    was aligned with it. `is_first` tells that its effect comes before the refill.
    """

    card: str
    space: int
    by: str
    moon: str = ""
    beneath: str = ""
    is_first: bool = False


@dataclass(slots=True)
class Galaxy:
    """A whole game, or the present one of three.

    `deck` holds the cards until they are dealt. `up` has the cards that lie face-up, `moons` the aligned Moon of each
    Planet that has one (it lies with the Planet and not in the stack by itself), `tokens` the spaces with a Dark Rift
    token, `consumed` what was consumed, in order, wherever it lay.

    What is under way: `asks` is the choice that the player owes, '' for none, `about` the card and `at` the space that
    it is about, `looked` the cards that Stellar Fragments show, top first. `due` are spaces to refill, `resolving` what
    was consumed last, `storm` the Storm for which the player may pay, `chain` the Storms that are still to go off,
    `waiting` the effects that wait.

    `feats` count what an accomplishment asks for and this game has seen; `boxes` are those that are ticked.
    """

    player: str
    settings: Mapping[str, int]
    kinds: Mapping[str, str]
    chance: Chance
    challenge: str = ""
    game: int = 1
    won: int = 0
    gpp: int = 0
    deck: list[str] = field(default_factory=list)
    stacks: list[list[str]] = field(default_factory=lambda: [[] for _ in SPACES])
    up: dict[str, bool] = field(default_factory=dict)
    moons: dict[str, str] = field(default_factory=dict)
    tokens: list[int] = field(default_factory=list)
    distant: list[str] = field(default_factory=list)
    singularity: list[str] = field(default_factory=list)
    consumed: list[str] = field(default_factory=list)
    asks: str = ""
    about: str = ""
    at: int = NO_SPACE
    looked: list[str] = field(default_factory=list)
    due: list[int] = field(default_factory=list)
    resolving: Consumed | None = None
    storm: Waiting | None = None
    chain: list[str] = field(default_factory=list)
    waiting: list[Waiting] = field(default_factory=list)
    dark_matter: int = 0
    feats: dict[str, int] = field(default_factory=dict)
    boxes: list[str] = field(default_factory=list)
    verdict: str = ""
    outcome: str = ""

    def top(self, space: int) -> str:
        """The top card of a space, '' for none."""
        stack = self.stacks[space]
        return stack[-1] if stack else ""

    def open_top(self, space: int) -> str:
        """The top card of a space if it lies face-up, else ''."""
        stack = self.stacks[space]
        return stack[-1] if stack and stack[-1] in self.up else ""

    def space_under(self, card: str) -> int:
        """The space on top of which a card lies face-up, NO_SPACE for none."""
        if card in self.up:
            for space, stack in enumerate(self.stacks):
                if stack and stack[-1] == card:
                    return space
        return NO_SPACE

    def ask(self, kind: str, about: str = "", at: int = NO_SPACE) -> None:
        self.asks, self.about, self.at = kind, about, at

    def answered(self) -> None:
        self.asks, self.about, self.at = "", "", NO_SPACE
