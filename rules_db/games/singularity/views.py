"""What the player sees: face-down cards are hidden, and so is the order in which they lie."""

from dataclasses import dataclass

from rules_db.games.singularity.state import FIND, SPACES, Galaxy

FACE_DOWN = "face-down"


@dataclass(frozen=True, slots=True)
class SeenSector:
    """A space of the circle: its cards, top first, a hidden one as FACE_DOWN."""

    sector: str
    cards: tuple[str, ...]
    token: bool = False


@dataclass(frozen=True, slots=True)
class View:
    """The galaxy as its player sees it; the sectors stand in the order of the circle, from the north on clockwise."""

    player: str
    gpp: int
    challenge: str
    game: int
    sectors: tuple[SeenSector, ...]
    distant_space: tuple[str, ...]
    singularity: tuple[str, ...]
    deck: int
    waiting: tuple[str, ...]
    chain: tuple[str, ...]
    boxes: tuple[str, ...]


def view(galaxy: Galaxy) -> View:
    return View(
        player=galaxy.player,
        gpp=galaxy.gpp,
        challenge=galaxy.challenge,
        game=galaxy.game,
        sectors=tuple(
            SeenSector(f"{name} sector", tuple(_seen(galaxy, card) for card in stack[::-1]), space in galaxy.tokens)
            for space, (name, stack) in enumerate(zip(SPACES, galaxy.stacks, strict=True))
        ),
        distant_space=tuple(_seen(galaxy, card) for card in galaxy.distant[::-1]),
        singularity=tuple(galaxy.singularity),
        deck=len(galaxy.deck),
        waiting=tuple(each.card for each in galaxy.waiting),
        chain=tuple(galaxy.chain),
        boxes=tuple(galaxy.boxes),
    )


def is_seen(galaxy: Galaxy, card: str) -> bool:
    """Whether the player knows which card lies there: it is face-up, or it is being looked at."""
    if card in galaxy.up or card in galaxy.singularity or card in galaxy.looked:
        return True
    return galaxy.asks == FIND and card in galaxy.stacks[galaxy.at]


def _seen(galaxy: Galaxy, card: str) -> str:
    if not is_seen(galaxy, card):
        return FACE_DOWN
    moon = galaxy.moons.get(card)
    return f"{card} with {moon}" if moon else card
