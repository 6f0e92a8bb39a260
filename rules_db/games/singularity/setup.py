"""A galaxy from a setup: plain data, checked for being a position that the game could be in.

A setup has `player`, `challenge` ('' for none), `settings` (those that differ from the defaults), `chance` (scripted
outcomes) and `position`: None for a deck that is still to be dealt, else `gpp` (None for what the tracker shows at the
start), `is_open` (whether the first reveal is over), `won` (games of the campaign), `dark_matter` (cards triggered),
`tokens` (spaces), and rows of cards, top first, in `sectors` (one list a space), `distant` and `singularity`. A row has
`card`, `kind`, `up` and `moon` (the card that is aligned with it, or '').
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from rules_db.engine.chance import Chance
from rules_db.engine.kernel import BadSetup
from rules_db.engine.trace import Trace
from rules_db.games.singularity.book import book
from rules_db.games.singularity.doing.dealing import gather
from rules_db.games.singularity.doing.ending import settle
from rules_db.games.singularity.kinds import KINDS, MOON, NEBULA, PLANETS
from rules_db.games.singularity.rules.c1_setup.dealing import why_not_deck
from rules_db.games.singularity.rules.c1_setup.ending import collapses
from rules_db.games.singularity.rules.c3_gravity.points import most_points
from rules_db.games.singularity.rules.c4_reference_sheet.nebula import spaces_to_make_up_for
from rules_db.games.singularity.settings import DEFAULTS
from rules_db.games.singularity.state import CHALLENGES, GORGING, OPEN, SPACES, Galaxy

Row = Mapping[str, Any]


def new_galaxy(setup: dict[str, Any], seed: int) -> Galaxy:
    """The galaxy that a setup describes; raises BadSetup, with the refusal where a rule forbids it."""
    try:
        return _galaxy(setup, seed)
    except (KeyError, TypeError, ValueError) as error:
        raise BadSetup(f"the setup is not of the form that it has to be: {error!r}") from error


def _galaxy(setup: dict[str, Any], seed: int) -> Galaxy:
    challenge = setup["challenge"]
    if challenge and challenge not in CHALLENGES:
        raise BadSetup(f"there is no challenge {challenge} (challenges: {', '.join(CHALLENGES)})")
    settings = _settings(tuple(setup["settings"].items()))
    chance = Chance(seed, 0, list(setup["chance"]))
    galaxy = Galaxy(setup["player"], settings, {}, chance, challenge)
    if setup["position"]:
        _lay(galaxy, setup["position"])
    else:
        _require_start(settings)
        gather(galaxy)
    return galaxy


@lru_cache(maxsize=64)
def _settings(changed: tuple[tuple[str, int], ...]) -> Mapping[str, int]:
    """All settings; the same mapping for the same changes, since nobody changes it."""
    for name, number in changed:
        if name not in DEFAULTS:
            raise BadSetup(f"there is no setting {name} (settings: {', '.join(DEFAULTS)})")
        if number < 0:
            raise BadSetup(f"the setting {name} cannot be {number} (none is the least)")
    return {**DEFAULTS, **dict(changed)}


def _require_start(settings: Mapping[str, int]) -> None:
    """The deck has its 50 cards, and the tracker can show what it shows at the start."""
    if refusal := why_not_deck(settings):
        facts = dict(refusal.facts)
        what = f"the deck has {facts['cards']} cards, and not {facts['wanted']}"
        raise BadSetup(f"{what} (mend the settings that begin with deck.)", refusal)
    if settings["start.gpp"] > most_points():
        raise BadSetup("nobody begins with so many GPP (mend the setting start.gpp)", book.refuse("3.1.2"))


def _lay(galaxy: Galaxy, position: Mapping[str, Any]) -> None:
    rows = [*(row for stack in position["sectors"] for row in stack), *position["distant"], *position["singularity"]]
    galaxy.kinds = _kinds(rows)
    galaxy.stacks = [_pile(stack) for stack in position["sectors"]]
    galaxy.distant = _pile(position["distant"])
    galaxy.singularity = _pile(position["singularity"])[::-1]
    galaxy.moons = {row["card"]: row["moon"] for row in rows if row["moon"]}
    galaxy.up = dict.fromkeys([name for row in rows if row["up"] for name in (row["card"], row["moon"]) if name], True)
    for space in position["tokens"]:
        if galaxy.stacks[space]:
            raise BadSetup(f"the {SPACES[space]} sector holds cards, and no Dark Rift token (leave one out)")
        if collapses(galaxy):
            raise BadSetup("there are too many Dark Rift tokens", book.refuse("1.7.2", tokens=len(position["tokens"])))
        galaxy.tokens.append(space)
    galaxy.won, galaxy.game = position["won"], position["won"] + 1
    galaxy.dark_matter = position["dark_matter"]
    galaxy.gpp = galaxy.settings["start.gpp"] if position["gpp"] is None else position["gpp"]
    _require_possible(galaxy, rows)
    if position["is_open"]:
        settle(galaxy, Trace(book))
    else:
        galaxy.ask(OPEN)


def _pile(rows: Iterable[Row]) -> list[str]:
    """Cards as a stack has them: the top card last."""
    return [str(row["card"]) for row in rows][::-1]


def _kinds(rows: Iterable[Row]) -> Mapping[str, str]:
    kinds: dict[str, str] = {}
    for name, kind in _named(rows):
        if kind not in KINDS:
            raise BadSetup(f"there is no kind of card {kind} (kinds: {', '.join(KINDS)})")
        if name in kinds:
            raise BadSetup(f"two cards are called {name} (give each a name of its own)")
        kinds[name] = kind
    return kinds


def _named(rows: Iterable[Row]) -> Iterator[tuple[str, str]]:
    for row in rows:
        yield row["card"], row["kind"]
        if row["moon"]:
            yield row["moon"], MOON


def _require_possible(galaxy: Galaxy, rows: Iterable[Row]) -> None:
    """The position is one that the game could be in."""
    if galaxy.gpp > most_points():
        raise BadSetup(f"nobody can have {galaxy.gpp} GPP", book.refuse("3.1.2", gpp=galaxy.gpp))
    if galaxy.won and (galaxy.challenge != GORGING or galaxy.won > 2):
        raise BadSetup(f"only in {GORGING} games have been won before, and 2 at most (leave it out)")
    for row in rows:
        if row["moon"] and row["kind"] not in PLANETS:
            raise BadSetup(f"{row['moon']} is aligned with {row['card']}", book.refuse("3.7.1", card=row["card"]))
        if row["moon"] and (not row["up"] or not any(row["card"] in stack for stack in galaxy.stacks)):
            what = f"{row['card']} has a Moon, so it lies face-up in a sector"
            raise BadSetup(f"{what} (turn it up, or leave the Moon out)")
    has_nebula = any(galaxy.kinds.get(galaxy.open_top(space)) == NEBULA for space in range(len(SPACES)))
    if not has_nebula and spaces_to_make_up_for(galaxy):
        raise BadSetup(
            "no Gravity Well Nebula lies face-up on top of a sector, so there are no Dark Rift tokens",
            book.refuse("4.13.2", tokens=len(galaxy.tokens)),
        )
    if not galaxy.distant and not any(galaxy.stacks):
        raise BadSetup("there is no card in the galaxy (put one into a sector or into Distant Space)")
