"""What the player sees: face-down cards are hidden, and so is the order in which they lie."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules_db.games.singularity.state import FIND, GORGING, SPACES, Galaxy

FACE_DOWN = "face-down"
_ROWS = ((7, 0, 1), (6, None, 2), (5, 4, 3))
"""The spaces of the circle as they lie on a page, north at its top."""


@dataclass(frozen=True, slots=True)
class SeenSector:
    """A space of the circle: its cards, top first, a hidden one as FACE_DOWN."""

    sector: str
    cards: tuple[str, ...]
    token: bool = False

    @property
    def cell(self) -> str:
        """The sector in a few words: its top card, and how many lie below."""
        if not self.cards:
            return "Dark Rift token" if self.token else "-"
        below = len(self.cards) - 1
        return self.cards[0] + (f" +{below}" if below else "")

    @property
    def known_below(self) -> str:
        """The cards below the top that lie face-up, each with its place in the stack."""
        return ", ".join(f"{at}. {card}" for at, card in enumerate(self.cards, 1) if at > 1 and card != FACE_DOWN)


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

    def drawn(self) -> list[str]:
        """The circle as a picture, what is known of cards below the top, and what lies beside it."""
        game = f" (game {self.game})" if self.challenge == GORGING else ""
        beside: dict[str, Sequence[str]] = {
            "Distant Space": [_counted(self.distant_space)],
            "Singularity": self.singularity or ["empty"],
            "waiting": self.waiting,
            "still to go off": self.chain,
            "boxes ticked": self.boxes,
        }
        return [
            f"{self.player}: {self.gpp} GPP" + (f", {self.challenge}{game}" if self.challenge else ""),
            *self._circle(),
            *(f"{each.sector}, below the top: {known}" for each in self.sectors if (known := each.known_below)),
            *(f"{name}: {', '.join(said)}" for name, said in beside.items() if said),
        ]

    def _circle(self) -> Iterator[str]:
        """Three rows of sectors, north at the top; each has its name and what is on top of it."""
        width = max(len(text) for each in self.sectors for text in (each.cell, each.sector)) + 3
        cells = [(each.sector, each.cell) for each in self.sectors]
        for row in _ROWS:
            seen = [("", "") if space is None else cells[space] for space in row]
            for line in zip(*seen, strict=True):
                yield "".join(text.ljust(width) for text in line).rstrip()
            yield ""


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


def _counted(cards: tuple[str, ...]) -> str:
    """'10 cards, on top Moon 1, Gavbek'; hidden cards are only counted."""
    shown = [card for card in cards if card != FACE_DOWN]
    return f"{len(cards)} cards" + (f", face-up {', '.join(shown)}" if shown else "")


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
