"""Normal Summons and Sets: the Level, the Tributes, the limit of a turn."""

from __future__ import annotations

from itertools import combinations, islice

from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.doing.playing import limits, ranks
from rules_db.games.cgs.doing.yugioh.deeds import NO_TRIBUTES, TWO_TRIBUTES
from rules_db.games.cgs.doing.zones import moving, presence
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.kinds import is_summon
from rules_db.games.cgs.numbers import exact
from rules_db.games.cgs.rules.c10_monsters import stats, summoning
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import ON_FIELD

MOST_WAYS = 30
"""Among how many ways to Tribute a player chooses; others may be named."""

FOR_TRIBUTE_SUMMON = "be Tributed for a Tribute Summon"
"""The deed of a card that texts keep from being Tributed for another."""

NORMAL_SUMMON = "Normal Summon"
"""The deed of which texts allow more in a turn."""


def limit_of(player: str) -> str:
    """By what Normal Summons and Sets of a turn are counted."""
    return f"normal/{player}"


def level_of(table: Table, card: Card) -> int:
    """The Level of a monster at the moment, with the changes that are in force where it lies."""
    return int(exact(ranks.rank_of(table, card)))


def is_tribute_summon(table: Table, card: Card, using: tuple[str, ...]) -> bool:
    return summoning.is_tribute_summon(level_of(table, card), using)


def has_been_tributed_for(using: tuple[str, ...]) -> bool:
    """Whether a monster on its way is Tribute Summoned: only for one of a higher Level are there Tributes."""
    return summoning.is_tribute_summon(summoning.MOST_LEVEL + 1, using)


def needed(table: Table, card: Card) -> int:
    """How many summons are Tributed for a monster."""
    level = level_of(table, card)
    return 0 if level <= summoning.MOST_LEVEL else 1 if level < 7 else 2


def needs_none(table: Table, card: Card) -> bool:
    """Whether a Special Summon brings a card without Tributes, which it does whatever the Level."""
    return summoning.needs_no_tributes() or not stats.is_monster(card) or not needed(table, card)


def candidates(table: Table, player: str) -> list[str]:
    """The summons that a player may Tribute."""
    own = (card for card in presence.controlled_by(table, player) if card.zone in ON_FIELD)
    return [card.id for card in own if why_not_tribute(table, card, player) is None]


def why_not_tribute(table: Table, card: Card, player: str) -> Refusal | None:
    refusal = summoning.may_be_tributed(card, player, is_summon(card))
    forbidden = effects().forbidden
    return refusal or forbidden(table, "be tributed", card.id) or forbidden(table, FOR_TRIBUTE_SUMMON, card.id)


def sets_for(table: Table, card: Card, player: str) -> list[tuple[str, ...]]:
    """The sets of Tributes among which a player may choose for a monster; () where it needs none."""
    count, able = needed(table, card), candidates(table, player)
    if not count:
        return [()]
    found = [*islice(combinations(able, count), MOST_WAYS)]
    if count == 2:
        found = [*((each,) for each in able if _stands_for_two(table, card, each)), *found]
    return [(), *found] if effects().says_of_card(table, NO_TRIBUTES, card, card.id) else found


def _stands_for_two(table: Table, card: Card, name: str) -> bool:
    """Whether a summon may be treated as two Tributes for a monster."""
    return effects().says_of_card(table, TWO_TRIBUTES, card, name)


def why_not(table: Table, card: Card, play: Play) -> Refusal | None:
    """Why a monster may not be Normal Summoned, Tribute Summoned or Set: the limit, its Level, the Tributes."""
    level, using = level_of(table, card), play.using
    is_tribute = is_tribute_summon(table, card, using)
    counts = not is_tribute or summoning.tribute_summon_counts(is_tribute)
    if counts and (refusal := why_not_once_more(table, card, play.player)):
        return refusal
    if not is_tribute:
        if not using and effects().says_of_card(table, NO_TRIBUTES, card, card.id):
            return None
        if level <= summoning.MOST_LEVEL and using:
            return book.refuse("10.3.5", card=card.id, level=level, tributes=list(using))
        return summoning.is_low_enough(card, level)
    for name in using:
        if refusal := why_not_tribute(table, table.cards[name], play.player):
            return refusal
    count = len(set(using))
    if needed(table, card) == count + 1 and any(_stands_for_two(table, card, each) for each in using):
        count += 1
    return summoning.tributes_one(card, level, count) or summoning.tributes_two(card, level, count)


def why_not_once_more(table: Table, card: Card, player: str) -> Refusal | None:
    """Why a player performs no further Normal Summon/Set in this turn: the limit, which texts may raise."""
    done = limits.used(table, limit_of(player)) - effects().more_often(table, NORMAL_SUMMON, player, card)
    return summoning.is_first_of_turn(card, max(done, 0))


def tribute(table: Table, trace: Trace, names: list[str]) -> None:
    """Tribute summons: they are sent away, and are not destroyed."""
    moving.send(
        table, trace, effects().without_saved(table, trace, names), summoning.where_tributes_go(), "tributed", "10.3.6"
    )
