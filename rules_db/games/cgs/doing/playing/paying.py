"""Mana: what a cost asks for, whether it can be paid, and paying it.

Colors are the classes of 6.2.2 ('red', 'colorless'); ANY pays for everything, ANY_ONE for one color.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations, product

from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.card_text.doing.sorts.card_kinds import is_of_kind
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.fighting import damage
from rules_db.games.cgs.doing.playing.symbols import LIFE, SYMBOLS, symbols_of, ways_to_pay
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.properties import factor
from rules_db.games.cgs.rules.c5_cards import resources
from rules_db.games.cgs.rules.c6_common_properties import colors
from rules_db.games.cgs.rules.c16_poker import winnings
from rules_db.games.cgs.state import Card, Mana, Table
from rules_db.games.cgs.words import Game

ANY, ANY_ONE = "any", "any one color"
LIFE_FOR_A_SYMBOL = 2
"""How much life pays for a symbol of Magic that can be paid with life."""


@dataclass(frozen=True, slots=True)
class Cost:
    """What a cost asks for: so much generic mana, and one mana of each color listed. `xs` counts its X.

    `either` has the symbols that can be paid in several ways, each with these (symbols.ways_to_pay).
    """

    generic: int
    colors: tuple[str, ...]
    xs: int = 0

    is_energy: bool = False
    either: tuple[tuple[str, ...], ...] = ()

    def times(self, factor: int) -> Cost:
        """The cost multiplied by the mana cost factor of its game (7.3.5)."""
        return Cost(self.generic * factor, self.colors * factor, self.xs, self.is_energy, self.either * factor)

    def plus(self, other: Cost) -> Cost:
        generic, colors = self.generic + other.generic, self.colors + other.colors
        return Cost(generic, colors, self.xs, self.is_energy, self.either + other.either)

    def less(self, other: Cost) -> Cost:
        """Without as much of another cost as there is in it."""
        left = list(self.colors)
        for each in other.colors:
            if each in left:
                left.remove(each)
        generic, over = max(self.generic - other.generic, 0), max(other.generic - self.generic, 0)
        return Cost(generic, tuple(left), self.xs, self.is_energy, tuple(_lessened(self.either, over)))

    @property
    def total(self) -> int:
        """The least mana that pays it."""
        return self.generic + len(self.colors) + sum(min(map(_amount, each)) for each in self.either)


def _amount(way: str) -> int:
    """How much mana one way takes to pay for a symbol."""
    return int(way) if way.isdigit() else 0 if way == LIFE else 1


def _lessened(either: Iterable[tuple[str, ...]], amount: int) -> Iterator[tuple[str, ...]]:
    """Symbols, with so much less of the generic mana that may pay for them."""
    for ways in either:
        generic = next((int(each) for each in ways if each.isdigit()), 0)
        less = min(generic, amount)
        amount -= less
        yield tuple(str(int(each) - less) if each.isdigit() else each for each in ways)


@lru_cache(maxsize=1024)
def cost_of(text: str) -> Cost:
    """'{2}{R}' as a Cost; '' is none."""
    symbols = symbols_of(text)
    generic = sum(int(each) for each in symbols if each.isdigit())
    colored = tuple(SYMBOLS[each] for each in symbols if each in SYMBOLS)
    either = tuple(ways_to_pay(each) for each in symbols if "/" in each)
    return Cost(generic, colored, symbols.count("X"), either=either)


@lru_cache(maxsize=1024)
def _plain_costs(cost: Cost) -> tuple[tuple[Cost, int], ...]:
    """A cost with each symbol paid in one way, and how many are paid with life: little life first, then little mana."""
    found: dict[tuple[Cost, int], None] = {}
    for ways in product(*cost.either):
        generic = sum(int(each) for each in ways if each.isdigit())
        colored = tuple(sorted(each for each in ways if not each.isdigit() and each != LIFE))
        plain = Cost(cost.generic + generic, cost.colors + colored, cost.xs, cost.is_energy)
        found[plain, ways.count(LIFE)] = None
    return tuple(sorted(found, key=lambda each: (each[1], each[0].total)))


def _payable(table: Table, player: str, cost: Cost, pool: Sequence[Mana]) -> tuple[Cost, int, Sequence[Mana]] | None:
    """The way to pay a cost that takes as little life as the mana allows, with the life; None where there is none.

    Mana of any one color has a color in the pool that pays.
    """
    for plain, symbols in _plain_costs(cost):
        life = damage.rounded(LIFE_FOR_A_SYMBOL * factor(table, Game.MAGIC)) * symbols
        if life and not _may_pay_life(table, player, life):
            continue
        for one in _in_one_color(plain, pool):
            if _plan(plain, one) is not None:
                return plain, life, one
    return None


def _in_one_color(cost: Cost, pool: Sequence[Mana]) -> Iterator[Sequence[Mana]]:
    """The pool, with mana of any one color as each of the colors that a cost asks for."""
    wanted = dict.fromkeys(cost.colors)
    open_ = [at for at, each in enumerate(pool) if each.colors == [ANY_ONE]]
    if not open_ or not wanted:
        yield pool
        return
    for ways in product(wanted, repeat=len(open_)):
        said = dict(zip(open_, ways, strict=True))
        yield [replace(each, colors=[said[at]]) if at in said else each for at, each in enumerate(pool)]


def _may_pay_life(table: Table, player: str, life: int) -> bool:
    return table.players[player].life >= life and effects().forbidden(table, "lose life", player) is None


def wanting(table: Table, player: str, cost: Cost, extra: Sequence[Mana] = (), spell: Card | None = None) -> str:
    """What is wanting to pay a cost from the pool and extra mana, such as that of a spell; '' where it can be paid."""
    return _wanting(table, player, cost, _for_spell([*extra, *resources.to_spend(table.players[player].pool)], spell))


def _for_spell(pool: Sequence[Mana], spell: Card | None) -> list[Mana]:
    """The mana of a pool without what pays for spells of another kind alone."""
    return [each for each in pool if _pays_for(each, spell)]


ONLY = "only "
"""What stands before the kinds of spells where mana pays for nothing else."""


def _pays_for(mana: Mana, spell: Card | None) -> bool:
    if spell is None:
        return not mana.spells.startswith(ONLY)
    return not mana.spells or any(is_of_kind(spell, each) for each in mana.spells.removeprefix(ONLY).split(" or "))


def _wanting(table: Table, player: str, cost: Cost, pool: Sequence[Mana]) -> str:
    if _payable(table, player, cost, pool) is not None:
        return ""
    return f"mana ({sum(each.amount for each in pool)} of {cost.total})"


def pay(
    table: Table, trace: Trace, player: str, cost: Cost, extra: Sequence[Mana] = (), spell: Card | None = None
) -> list[Mana]:
    """Take the mana for a cost, extra mana first; the bundles that were drawn on, with how much of each.

    Life pays for what can be paid with life and for which there is no mana.
    """
    pool = _for_spell([*extra, *resources.to_spend(table.players[player].pool)], spell)
    payable = _payable(table, player, cost, pool)
    plan = _cheapest_plan(payable[0], payable[2]) if payable else None
    if payable is None or plan is None:
        return []
    if life := payable[1]:
        damage.lose_life(table, player, life)
        happenings.happen(table, trace, "life lost", "5.8.4", player, amount=life)
    spent = []
    for bundle, as_paid, count in zip(pool, payable[2], plan, strict=True):
        if count:
            bundle.colors = list(as_paid.colors)
            spent.append(replace(bundle, amount=count, colors=list(bundle.colors)))
            is_used_up = bundle.is_whole and winnings.rest_is_lost(bundle)
            bundle.amount = 0 if is_used_up else bundle.amount - count
    table.players[player].pool = [each for each in table.players[player].pool if each.amount]
    return spent


def wanting_for(
    table: Table, player: str, card: Card, cost: Cost, keeping: Sequence[str] = (), with_pool: bool = True
) -> str:
    """What is wanting to pay a cost of a card in play, which mana beside the pool may pay as well (hooks.MANA)."""
    there = [mana for mana, _ in _beside(table, card, keeping)] + (table.players[player].pool if with_pool else [])
    return _wanting(table, player, cost, _for_spell(there, None))


def pay_for(
    table: Table, trace: Trace, player: str, card: Card, cost: Cost, keeping: Sequence[str] = (), with_pool: bool = True
) -> list[Mana]:
    """Pay a cost of a card in play; mana beside the pool comes first, but none of the sources in `keeping`."""
    one, pool = table.players[player], table.players[player].pool
    pairs = _beside(table, card, keeping)
    had = [mana.amount for mana, _ in pairs]
    one.pool = pool if with_pool else []
    spent = pay(table, trace, player, cost, [mana for mana, _ in pairs])
    one.pool = one.pool if with_pool else pool
    for (mana, use), amount in zip(pairs, had, strict=True):
        if mana.amount < amount:
            use(amount - mana.amount)
    return spent


def _beside(table: Table, card: Card, keeping: Sequence[str]) -> list[tuple[Mana, Callable[[int], None]]]:
    return [pair for each in hooks.MANA.at() for pair in each(table, card) if pair[0].source not in keeping]


def _cheapest_plan(cost: Cost, pool: Sequence[Mana]) -> list[int] | None:
    """How much to take of each bundle, so that least is lost of those that pay for one thing only (16.7.11)."""
    whole = [at for at, each in enumerate(pool) if each.is_whole][:MOST_WHOLE]
    kept = (set(each) for many in range(len(whole), -1, -1) for each in combinations(whole, many))
    pools = ([NONE if at in out else each for at, each in enumerate(pool)] for out in kept)
    plans = [plan for each in pools if (plan := _plan(cost, each)) is not None]
    return min(plans, key=lambda plan: _lost(plan, pool), default=None)


MOST_WHOLE = 8
"""How many such bundles may be kept out of a payment."""
NONE = Mana(0, [])


def _lost(plan: Sequence[int], pool: Sequence[Mana]) -> int:
    return sum(each.amount - count for count, each in zip(plan, pool, strict=True) if each.is_whole and count)


def _plan(cost: Cost, pool: Sequence[Mana]) -> list[int] | None:
    """How much to take of each bundle: colors first, each from what fits least else; None where it does not do."""
    left, taken = [each.amount for each in pool], [0] * len(pool)
    by_use = sorted(range(len(pool)), key=lambda at: (ANY in pool[at].colors, len(pool[at].colors)))
    found = _colors(cost.colors, pool, by_use, left, taken)
    if not found:
        return None
    generic = cost.generic
    for at in by_use:
        if not _pays_generic(cost, pool[at]):
            continue
        count = min(left[at], generic)
        taken[at], generic = taken[at] + count, generic - count
    return taken if not generic else None


def _pays_generic(cost: Cost, mana: Mana) -> bool:
    """Whether mana pays for the generic part of a Magic cost, or the Colorless part of one in Energy."""
    is_paid = colors.pays_colorless_energy() if cost.is_energy else colors.pays_generic()
    return is_paid or "colorless" in mana.colors


def _colors(
    wanted: tuple[str, ...], pool: Sequence[Mana], by_use: list[int], left: list[int], taken: list[int]
) -> bool:
    """Find mana for each color, going back where a choice leaves a later color without any."""
    if not wanted:
        return True
    for at in by_use:
        has = colors.to_pay_for(pool[at].colors) or pool[at].colors[:1]
        if left[at] and (wanted[0] in has or ANY in has):
            left[at], taken[at] = left[at] - 1, taken[at] + 1
            if _colors(wanted[1:], pool, by_use, left, taken):
                return True
            left[at], taken[at] = left[at] + 1, taken[at] - 1
    return False
