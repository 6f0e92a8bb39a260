"""How worked examples lay out a galaxy (see layout.py) and read it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules_db.engine.scene import BoardCard, Given, NotThere, OwnStep
from rules_db.games.singularity import state as asked
from rules_db.games.singularity.game import GAME, Singularity
from rules_db.games.singularity.kinds import COST_SETTINGS
from rules_db.games.singularity.state import ACCOMPLISHMENTS, LOST, NO_SPACE, SPACES, WON, Galaxy
from rules_db.games.singularity.table.layout import (
    DISTANT_SPACE,
    GAMES_WON,
    GPP,
    SECTORS,
    SETUP,
    SINGULARITY,
    TOKENS,
    TRIGGERED,
    ZONES,
    counted,
    setup_of,
)
from rules_db.games.singularity.table.steps import STEPS
from rules_db.games.singularity.views import is_seen

THE_CHALLENGE = "the challenge"


class SingularityScene:
    """The Scene of Singularity. There is one player, who sits alone."""

    game: Singularity = GAME
    steps: Sequence[OwnStep] = STEPS
    phases: Sequence[str] = (SETUP,)
    idle = frozenset({asked.DEAL, asked.OPEN, asked.ACT})
    other_zones: Mapping[str, str] = {}
    other_sentences: Sequence[tuple[str, str]] = ()
    decisions: Mapping[str, str] = {
        asked.DEAL: "deal",
        asked.OPEN: "open the galaxy",
        asked.ACT: "act",
        asked.ORDER: "choose which effect comes next",
        asked.PRICE: "decide whether to pay for a Storm",
        asked.CHAIN: "choose which Storm goes off next",
        asked.REFILL: "choose which sector is refilled next",
        asked.MOVE: "move a card",
        asked.TAKE: "take a card",
        asked.SEARCH: "search a sector",
        asked.FIND: "find a card",
        asked.USE: "decide whether to trigger a Star",
        asked.PUT_BACK: "put cards back",
        asked.MERGE: "merge two sectors",
    }

    def setup(self, given: Given) -> dict[str, Any]:
        return setup_of(given)

    def playing(self, state: Galaxy) -> Sequence[str]:
        return [state.player]

    def place(self, state: Galaxy, card: str) -> str:
        """'in the north sector', 'in Distant Space', 'in the Singularity', 'in the deck' or 'nowhere'."""
        _require(state, card)
        space = space_of(state, card)
        if space != NO_SPACE:
            return f"in the {SECTORS[space]}"
        if card in state.distant:
            return f"in {DISTANT_SPACE}"
        if card in state.singularity:
            return f"in the {SINGULARITY}"
        return "in the deck" if card in state.deck else "nowhere"

    def controller(self, state: Galaxy, card: str) -> str:
        return ""

    def property(self, state: Galaxy, card: str, name: str) -> str:
        """Of a card, of a sector (`the north sector`), of the challenge, or of an accomplishment."""
        if card == THE_CHALLENGE:
            return _asked(_CHALLENGE, card, name)(state)
        if card in ACCOMPLISHMENTS:
            return _asked(_BOX, card, name)(state, card)
        sector = card.removeprefix("the ")
        if sector in SECTORS:
            return _asked(_SECTOR, card, name)(state, SECTORS.index(sector))
        _require(state, card)
        return _asked(_CARD, card, name)(state, card)

    def count(self, state: Galaxy, player: str, what: str) -> int:
        thing, place = counted(what)
        if thing == "cards" and place in ZONES:
            return _cards_in(state, place)
        if thing == TOKENS and place in SECTORS:
            return int(SECTORS.index(place) in state.tokens)
        if place or thing not in _COUNTS:
            there = ", ".join((*_COUNTS, f"{TOKENS} in the north sector", "cards in the north sector"))
            raise NotThere(f"nobody counts {what} here (there are: {there}, in {DISTANT_SPACE}, in the {SINGULARITY})")
        return _COUNTS[thing](state)

    def phase(self, state: Galaxy) -> tuple[Sequence[str], str]:
        return ("round" if state.asks not in (asked.DEAL, asked.OPEN) else SETUP,), state.player

    def outcome(self, state: Galaxy) -> str:
        if state.outcome == WON:
            return f"{state.player} wins"
        return f"{state.player} loses" if state.outcome == LOST else "the game goes on"

    def sees(self, state: Galaxy, player: str, card: str) -> bool:
        _require(state, card)
        return is_seen(state, card)

    def board(self, state: Galaxy) -> Sequence[BoardCard]:
        """The cards of each pile, top first; an aligned Moon lies after its Planet."""
        piles = [*zip(SECTORS, state.stacks, strict=True), (DISTANT_SPACE, state.distant)]
        lying = [(zone, place, card) for zone, stack in piles for place, card in enumerate(_with_moons(state, stack))]
        gone = [(SINGULARITY, place, card) for place, card in enumerate(state.singularity)]
        return [_drawn(state, card, zone, place) for zone, place, card in (*lying, *gone)]

    def unused_chance(self, state: Galaxy) -> int:
        return len(state.chance.script)


def space_of(galaxy: Galaxy, card: str) -> int:
    """The space in whose stack a card lies, or with a card of which it is aligned; NO_SPACE for none."""
    planet = next((planet for planet, moon in galaxy.moons.items() if moon == card), card)
    return next((space for space, stack in enumerate(galaxy.stacks) if planet in stack), NO_SPACE)


def _require(galaxy: Galaxy, card: str) -> None:
    if card not in galaxy.kinds:
        raise NotThere(f"there is no card {card} (cards: {', '.join(sorted(galaxy.kinds))})")


def _asked(table: Mapping[str, Callable[..., str]], what: str, name: str) -> Callable[..., str]:
    if name not in table:
        raise NotThere(f"{what} has no {name} (it has: {', '.join(table)})")
    return table[name]


def _with_moons(galaxy: Galaxy, stack: Sequence[str]) -> list[str]:
    """The cards of a stack, top first, each with its aligned Moon after it."""
    return [each for card in stack[::-1] for each in (card, galaxy.moons.get(card, "")) if each]


def _drawn(galaxy: Galaxy, card: str, zone: str, place: int) -> BoardCard:
    is_down = card not in galaxy.up and zone != SINGULARITY
    facing = "face-down" if is_down else ""
    return BoardCard(card, galaxy.player, zone, {}, facing=facing, is_face_down=is_down, place=place)


def _cards_in(galaxy: Galaxy, zone: str) -> int:
    if zone in SECTORS:
        stack = galaxy.stacks[SECTORS.index(zone)]
        return len(stack) + sum(card in galaxy.moons for card in stack)
    return len(galaxy.distant if zone == DISTANT_SPACE else galaxy.singularity)


def _is_sector(galaxy: Galaxy, space: int) -> bool:
    return bool(galaxy.stacks[space]) or space in galaxy.tokens


_COUNTS: Mapping[str, Callable[[Galaxy], int]] = {
    GPP: lambda galaxy: galaxy.gpp,
    "sectors": lambda galaxy: sum(_is_sector(galaxy, space) for space in range(len(SPACES))),
    TOKENS: lambda galaxy: len(galaxy.tokens),
    "consumed cards": lambda galaxy: len(galaxy.consumed),
    GAMES_WON: lambda galaxy: galaxy.won,
    TRIGGERED: lambda galaxy: galaxy.dark_matter,
}


def _position(galaxy: Galaxy, card: str) -> str:
    """Where a card lies in its stack: '1' for the top; an aligned Moon lies where its Planet does."""
    planet = next((planet for planet, moon in galaxy.moons.items() if moon == card), card)
    for stack in (*galaxy.stacks, galaxy.distant):
        if planet in stack:
            return str(len(stack) - stack.index(planet))
    return "none"


_CARD: Mapping[str, Callable[[Galaxy, str], str]] = {
    "kind": lambda galaxy, card: galaxy.kinds[card],
    "facing": lambda galaxy, card: "up" if card in galaxy.up or card in galaxy.singularity else "down",
    "position": _position,
    "moon": lambda galaxy, card: galaxy.moons.get(card, "none"),
    "planet": lambda galaxy, card: next((each for each, moon in galaxy.moons.items() if moon == card), "none"),
    "cost": lambda galaxy, card: (
        str(galaxy.settings[COST_SETTINGS[galaxy.kinds[card]]]) if galaxy.kinds[card] in COST_SETTINGS else "none"
    ),
}


def _content(galaxy: Galaxy, space: int) -> str:
    if galaxy.stacks[space]:
        return "cards"
    return "a token" if space in galaxy.tokens else "nothing"


_SECTOR: Mapping[str, Callable[[Galaxy, int], str]] = {
    "content": _content,
    "top": lambda galaxy, space: galaxy.open_top(space) or ("face-down" if galaxy.stacks[space] else "none"),
}

_CHALLENGE: Mapping[str, Callable[[Galaxy], str]] = {
    "name": lambda galaxy: galaxy.challenge or "none",
    "state": lambda galaxy: galaxy.verdict or ("open" if galaxy.challenge else "none"),
    "game": lambda galaxy: str(galaxy.game),
}

_BOX: Mapping[str, Callable[[Galaxy, str], str]] = {
    "box": lambda galaxy, name: "ticked" if name in galaxy.boxes else "open",
}

SCENE = SingularityScene()
