"""The game that `rules-db play singularity` begins with, and those that random games begin with.

Half of the random ones begin with a deck to deal, the others in mid-course; the deck, the costs and the challenge are
those that chance picks.
"""

from collections.abc import Iterator, Mapping, Sequence

from rules_db.engine.chance import Chance
from rules_db.engine.play.record import write_table
from rules_db.games.singularity.deck import deck_of
from rules_db.games.singularity.kinds import COST_SETTINGS, DECK_SETTINGS, MOON, NEBULA, PLANETS
from rules_db.games.singularity.settings import DEFAULTS
from rules_db.games.singularity.state import CHALLENGES, GORGING
from rules_db.games.singularity.table.layout import DISTANT_SPACE, SECTORS, SINGULARITY

SWAPS, MOST_GPP, MOST_COST = 12, 9, 3
SECTOR_SIZES = (0, 0, 1, 1, 2, 3, 4, 5)
"""How many cards a sector in mid-course may hold, each as likely as the others."""

Rows = list[dict[str, str]]


class SingularityStarter:
    """The Starter of Singularity. One player plays: of those who sit at a random game, the first."""

    def usual(self, players: Sequence[str], chance: Chance) -> str:
        return _title(" and ".join(players))

    def random(self, players: Sequence[str], chance: Chance) -> str:
        player, settings = players[0], _random_settings(chance)
        challenge = chance.pick(("", *CHALLENGES))
        lines = [_title(player)]
        if challenge:
            lines.append(f"And the challenge is {challenge}")
        if changed := _changed(settings):
            lines += ["And the settings:", write_table(changed)]
        if chance.one_in(2):
            lines += _position(player, challenge, settings, chance)
        return "\n".join(lines)


def _title(player: str) -> str:
    return f"Given a game of singularity with {player}"


def _changed(settings: Mapping[str, int]) -> Rows:
    return [{"setting": name, "value": str(number)} for name, number in settings.items() if number != DEFAULTS[name]]


def _random_settings(chance: Chance) -> Mapping[str, int]:
    """A deck in which some cards are of another kind than usual, and other costs and starts now and then."""
    settings = dict(DEFAULTS)
    kinds = list(DECK_SETTINGS)
    for _ in range(chance.below(SWAPS)):
        less, more = chance.pick([name for name in kinds if settings[name]]), chance.pick(kinds)
        settings[less] -= 1
        settings[more] += 1
    for name in COST_SETTINGS.values():
        if chance.one_in(6):
            settings[name] = chance.below(MOST_COST + 1)
    if chance.one_in(3):
        settings["start.gpp"] = chance.below(MOST_GPP + 1)
    if chance.one_in(2):
        settings["start.distant_space_face_up"] = chance.below(11)
    return settings


def _position(player: str, challenge: str, settings: Mapping[str, int], chance: Chance) -> Iterator[str]:
    """Given steps for a galaxy in mid-course, in any game of a campaign."""
    yield f"And {player} has {chance.below(MOST_GPP + 1)} GPP"
    if challenge == GORGING:
        yield f"And {player} has {chance.below(3)} games won"
    piles = _piles(settings, chance)
    for zone, rows in piles.items():
        if rows:
            yield f"And {player} has in {zone if zone == DISTANT_SPACE else f'the {zone}'}:"
            yield write_table(rows)
    if any(piles[zone] and (piles[zone][0]["kind"], piles[zone][0]["facing"]) == (NEBULA, "up") for zone in SECTORS):
        empty = [zone for zone in SECTORS if not piles[zone]]
        chance.shuffle(empty)
        yield from (f"And {player} has 1 Dark Rift token in the {zone}" for zone in empty[: chance.below(3)])


def _piles(settings: Mapping[str, int], chance: Chance) -> dict[str, Rows]:
    """The cards of the deck in sectors, Distant Space and the Singularity, top first."""
    kinds = deck_of(settings)
    cards = sorted(kinds)
    chance.shuffle(cards)
    first = cards.pop()
    moons = [card for card in cards if kinds[card] == MOON and chance.one_in(2)]
    cards = [card for card in cards if card not in moons]
    sizes = _late_sizes(chance) if chance.one_in(4) else _sizes(chance)
    piles = {
        zone: [_row(cards.pop(), kinds, zone, at, chance) for at in range(min(size, len(cards)))]
        for zone, size in sizes.items()
    }
    piles[SECTORS[0]].append(_row(first, kinds, SECTORS[0], len(piles[SECTORS[0]]), chance))
    rest = [*cards, *_align(piles, moons)]
    return piles | {SINGULARITY: [{"card": card, "kind": kinds[card], "facing": "", "moon": ""} for card in rest]}


def _sizes(chance: Chance) -> dict[str, int]:
    return {zone: chance.pick(SECTOR_SIZES) for zone in SECTORS} | {DISTANT_SPACE: chance.below(9)}


def _late_sizes(chance: Chance) -> dict[str, int]:
    """How many cards lie where when a galaxy is nearly cleared."""
    return {zone: int(chance.one_in(4)) for zone in SECTORS} | {DISTANT_SPACE: chance.below(2)}


def _row(card: str, kinds: Mapping[str, str], zone: str, at: int, chance: Chance) -> dict[str, str]:
    """A card that is likely to lie face-up on top of a sector, and unlikely to elsewhere."""
    lies_up = not chance.one_in(4) if zone in SECTORS and at == 0 else chance.one_in(6)
    return {"card": card, "kind": kinds[card], "facing": "up" if lies_up else "down", "moon": ""}


def _align(piles: Mapping[str, Rows], moons: list[str]) -> list[str]:
    """Give Moons to Planets that lie face-up in sectors; the Moons that are left over."""
    planets = [row for zone in SECTORS for row in piles[zone] if row["kind"] in PLANETS and row["facing"] == "up"]
    for row, moon in zip(planets, moons, strict=False):
        row["moon"] = moon
    return moons[len(planets) :]


STARTER = SingularityStarter()
