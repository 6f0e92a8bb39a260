"""The one predicate of legality: for each kind of action, what it is held against."""

from collections.abc import Callable

from rules_db.engine.kernel import Refusal
from rules_db.games.singularity import state as asked
from rules_db.games.singularity.actions import values as act
from rules_db.games.singularity.actions.values import Action
from rules_db.games.singularity.book import book
from rules_db.games.singularity.kinds import MOON, PLANETS, SMALL_PLANET
from rules_db.games.singularity.rules.c2_flow.consuming import cost, why_not_choose
from rules_db.games.singularity.rules.c2_flow.revealing import spaces_to_reveal, why_not_consume_yet
from rules_db.games.singularity.rules.c3_gravity.alignment import (
    moon_in_orbit,
    price_of_alignment,
    why_not_align_with,
)
from rules_db.games.singularity.rules.c3_gravity.points import why_not_while_weak
from rules_db.games.singularity.rules.c4_reference_sheet.binary_star import why_not_take
from rules_db.games.singularity.rules.c4_reference_sheet.dark_matter import why_not_merge
from rules_db.games.singularity.rules.c4_reference_sheet.pulsar_star import why_not_put_on, why_not_take_from
from rules_db.games.singularity.rules.c4_reference_sheet.taurrus import why_not_search
from rules_db.games.singularity.rules.c5_challenges.gorging import (
    is_game_3,
    why_not_eat_from_distant_space,
    why_not_in_game_2,
)
from rules_db.games.singularity.state import GORGING, NO_SPACE, SPACES, Galaxy

Check = Callable[[Galaxy, Action], Refusal | None]


def why_not(galaxy: Galaxy, action: Action) -> Refusal | None:
    """The refusal of the first rule that forbids the action; None for a legal one."""
    if _ASKED[action.verb] != galaxy.asks:
        return _not_now(galaxy, action)
    return _CHECKS[action.verb](galaxy, action)


def can_act(galaxy: Galaxy) -> bool:
    """Whether there is a card that may be consumed, or a Moon that may be aligned, with nothing left to reveal."""
    if why_not_consume_yet(galaxy):
        return False
    tops = [stack[-1] for stack in galaxy.stacks if stack]
    for card in tops:
        if why_not_pay_for(galaxy, card) is None:
            return True
    if is_game_3(galaxy) and why_not_eat(galaxy) is None:
        return True
    kinds = galaxy.kinds
    moons = [card for card in tops if kinds[card] == MOON]
    return any(why_not_align(galaxy, moon, planet) is None for moon in moons for planet in tops if planet != moon)


def why_not_consume(galaxy: Galaxy, card: str) -> Refusal | None:
    return why_not_consume_yet(galaxy) or why_not_choose(galaxy, card) or why_not_pay_for(galaxy, card)


def why_not_pay_for(galaxy: Galaxy, card: str) -> Refusal | None:
    """The black hole is strong enough for the card, and has what it costs."""
    if refusal := why_not_weak(galaxy, galaxy.kinds[card]):
        return refusal
    price = cost(galaxy, card)
    return book.refuse("2.3.3", cost=price, gpp=galaxy.gpp) if price > galaxy.gpp else None


def why_not_weak(galaxy: Galaxy, kind: str) -> Refusal | None:
    """Who has no GPP left may consume little; in the second game of a campaign by a rule of its own."""
    if galaxy.challenge == GORGING and galaxy.game == 2:
        return why_not_in_game_2(galaxy, kind == SMALL_PLANET)
    return None if galaxy.gpp else why_not_while_weak(kind)


def why_not_eat(galaxy: Galaxy) -> Refusal | None:
    if not galaxy.distant:
        return book.refuse("5.1.8", cards=len(galaxy.distant))
    return why_not_consume_yet(galaxy) or why_not_eat_from_distant_space(galaxy)


def why_not_align(galaxy: Galaxy, moon: str, planet: str) -> Refusal | None:
    """The Moon lies face-up on top of a sector and is free, the Planet on top of another and has none."""
    if refusal := why_not_consume_yet(galaxy):
        return refusal
    kinds = galaxy.kinds
    if kinds[moon] != MOON or galaxy.space_under(moon) == NO_SPACE:
        return book.refuse("3.7.1", moon=moon)
    if kinds[planet] not in PLANETS:
        return book.refuse("3.7.1", planet=planet)
    if refusal := why_not_align_with(galaxy, planet):
        return refusal
    if moon_in_orbit(galaxy, planet):
        return book.refuse("3.7.1", has_moon=galaxy.moons[planet])
    price = price_of_alignment()
    return book.refuse("3.7.1", price=price, gpp=galaxy.gpp) if price > galaxy.gpp else None


def _not_now(galaxy: Galaxy, action: Action) -> Refusal:
    """The rule that has the player do something else first, or by which the game is over."""
    if not galaxy.asks:
        return book.refuse("2.1.2", game=galaxy.outcome or "over")
    return book.refuse(_ASKING[galaxy.asks], waits_for=galaxy.asks)


_MAKING = {
    "1.3.1": (asked.DEAL,),
    "1.5.2": (asked.OPEN,),
    "2.1.1": (asked.ACT,),
    "2.2.5": (asked.ORDER,),
    "2.4.1": (asked.REFILL,),
    "2.5.2": (asked.MOVE, asked.TAKE, asked.USE, asked.PUT_BACK),
    "4.3.2": (asked.SEARCH,),
    "4.3.2.b": (asked.FIND,),
    "4.10.1": (asked.MERGE,),
    "4.12.4": (asked.CHAIN,),
    "4.12.5": (asked.PRICE,),
}
_ASKING = {kind: rule for rule, kinds in _MAKING.items() for kind in kinds}
"""The rule that has the player make the choice which is open."""

_ASKED = {
    act.DEAL: asked.DEAL,
    act.OPEN: asked.OPEN,
    act.REVEAL: asked.ACT,
    act.CONSUME: asked.ACT,
    act.EAT: asked.ACT,
    act.ALIGN: asked.ACT,
    act.BEGIN: asked.ORDER,
    act.PAY: asked.PRICE,
    act.LET: asked.PRICE,
    act.SET_OFF: asked.CHAIN,
    act.REFILL: asked.REFILL,
    act.MOVE: asked.MOVE,
    act.TAKE: asked.TAKE,
    act.SEARCH: asked.SEARCH,
    act.FIND: asked.FIND,
    act.USE: asked.USE,
    act.DO_WITHOUT: asked.USE,
    act.PUT_BACK: asked.PUT_BACK,
    act.MERGE: asked.MERGE,
}
"""The choice that a kind of action answers."""


def _is_free(galaxy: Galaxy, action: Action) -> Refusal | None:
    return None


def _reveals(galaxy: Galaxy, action: Action) -> Refusal | None:
    spaces = spaces_to_reveal(galaxy)
    return None if spaces else book.refuse("2.2.3", face_down=len(spaces))


def _moves(galaxy: Galaxy, action: Action) -> Refusal | None:
    source, goal = action.spaces
    if source == goal:
        return book.refuse("4.4.1", sector=SPACES[source])
    return why_not_take_from(galaxy, source) or why_not_put_on(galaxy, goal)


def _takes(galaxy: Galaxy, action: Action) -> Refusal | None:
    (space,) = action.spaces
    return why_not_take(galaxy, space, galaxy.at)


def _searches(galaxy: Galaxy, action: Action) -> Refusal | None:
    (space,) = action.spaces
    if not galaxy.stacks[space]:
        return book.refuse("4.3.2", empty=SPACES[space])
    return why_not_search(galaxy, space)


def _merges(galaxy: Galaxy, action: Action) -> Refusal | None:
    first, second, _ = action.spaces
    return why_not_merge(galaxy, first, galaxy.at) or why_not_merge(galaxy, second, galaxy.at)


def _one_of(rule: str, cards: Callable[[Galaxy], list[str]]) -> Check:
    """The card is one of these, or the rule refuses it."""

    def check(galaxy: Galaxy, action: Action) -> Refusal | None:
        (card,) = action.cards
        return None if card in cards(galaxy) else book.refuse(rule, card=card)

    return check


def _refills(galaxy: Galaxy, action: Action) -> Refusal | None:
    (space,) = action.spaces
    return None if space in galaxy.due else book.refuse("2.4.1", sector=SPACES[space])


def _puts_back(galaxy: Galaxy, action: Action) -> Refusal | None:
    if sorted(action.cards) == sorted(galaxy.looked):
        return None
    return book.refuse("4.6.3", cards=list(action.cards))


_CHECKS: dict[str, Check] = {
    act.DEAL: _is_free,
    act.OPEN: _is_free,
    act.REVEAL: _reveals,
    act.CONSUME: lambda galaxy, action: why_not_consume(galaxy, *action.cards),
    act.EAT: lambda galaxy, action: why_not_eat(galaxy),
    act.ALIGN: lambda galaxy, action: why_not_align(galaxy, *action.cards),
    act.BEGIN: _one_of("2.2.5", lambda galaxy: [each.card for each in galaxy.waiting]),
    act.PAY: _one_of("4.12.5", lambda galaxy: [galaxy.about]),
    act.LET: _one_of("4.12.5", lambda galaxy: [galaxy.about]),
    act.SET_OFF: _one_of("4.12.4", lambda galaxy: galaxy.chain),
    act.REFILL: _refills,
    act.MOVE: _moves,
    act.TAKE: _takes,
    act.SEARCH: _searches,
    act.FIND: _one_of("4.3.2.b", lambda galaxy: galaxy.stacks[galaxy.at]),
    act.USE: _one_of("4.3.2.c", lambda galaxy: [galaxy.about]),
    act.DO_WITHOUT: _one_of("4.3.2.c", lambda galaxy: [galaxy.about]),
    act.PUT_BACK: _puts_back,
    act.MERGE: _merges,
}
