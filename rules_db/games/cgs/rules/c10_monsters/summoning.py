"""Section 10.3: Normal, Tribute and Special Summons."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.words import ON_FIELD, Game, Zone

ATTACK, DEFENSE = "Attack Position", "Defense Position"
MOST_LEVEL = 4
"""The highest Level of a monster that is Normal Summoned without Tributes."""


@book.rule("10.3.2")
def is_first_of_turn(card: Card, done: int) -> Refusal | None:
    """A player performs one Normal Summon/Set of a monster a turn."""
    return book.refuse("10.3.2", card=card.id, done=done) if done else None


@book.rule("10.3.2.a", without=False)
def tribute_summon_counts(is_tribute_summon: bool) -> bool:
    """A Tribute Summon is a Normal Summon, for the limit and for effects."""
    return is_tribute_summon


@book.rule("10.3.3")
def is_low_enough(card: Card, level: int) -> Refusal | None:
    """Only a monster whose Level is at most 4 is Normal Summoned or Set as it is."""
    return book.refuse("10.3.3", card=card.id, level=level) if level > MOST_LEVEL else None


@book.rule("10.3.4", without=False)
def is_tribute_summon(level: int, tributes: Sequence[str]) -> bool:
    """A monster of a higher Level is Tribute Summoned."""
    return level > MOST_LEVEL and bool(tributes)


@book.rule("10.3.5")
def may_be_tributed(card: Card, player: str, is_summon: bool) -> Refusal | None:
    """What is Tributed is a summon in play on the player's side."""
    if is_summon and card.controller == player and card.zone in ON_FIELD and not card.is_masked:
        return None
    return book.refuse("10.3.5", card=card.id, controller=card.controller, zone=str(card.zone))


@book.rule("10.3.5.a")
def tributes_one(card: Card, level: int, count: int) -> Refusal | None:
    """For a monster of Level 5 or 6 one summon is Tributed."""
    if level in (5, 6) and count != 1:
        return book.refuse("10.3.5.a", card=card.id, level=level, tributes=count)
    return None


@book.rule("10.3.5.b")
def tributes_two(card: Card, level: int, count: int) -> Refusal | None:
    """For a monster of Level 7 or higher two summons are Tributed."""
    if level >= 7 and count != 2:
        return book.refuse("10.3.5.b", card=card.id, level=level, tributes=count)
    return None


@book.rule("10.3.5.c", without=())
def freed_places(tributes: Sequence[Card], zone: Zone, player: str) -> list[int]:
    """Tributes go before the monster joins the Queue, so that it can reserve a zone which one of them has left."""
    return [each.place for each in tributes if each.zone is zone and each.player == player]


@book.rule("10.3.6", without=Zone.EXILE)
def where_tributes_go() -> Zone:
    """A summon that is Tributed is sent to the discard pile."""
    return Zone.DISCARD


@book.rule("10.3.7", without=False)
def creature_counts(card: Card) -> bool:
    """A creature that is cast from the hand counts as Normal Summoned for effects."""
    return card.printed.game is Game.MAGIC


@book.rule("10.3.8", without=False)
def basic_pokemon_counts(card: Card) -> bool:
    """A Basic Pokémon that is played from the hand counts as Normal Summoned for effects."""
    return card.printed.game is Game.POKEMON and not card.printed.evolves_from


@book.rule("10.3.9", without=True)
def uses_normal_summon(card: Card) -> bool:
    """What counts as Normal Summoned under 10.3.7 or 10.3.8 leaves one's own Normal Summon/Set unused."""
    return card.printed.game is Game.YUGIOH


@book.rule("10.3.10.a", without=False)
def needs_no_tributes() -> bool:
    """A Special Summon needs no Tributes, whatever the Level."""
    return True


@book.rule("10.3.10.b", without=(ATTACK,))
def positions_to_choose(named: str) -> tuple[str, ...]:
    """A Special Summoned monster enters in either position, unless the effect names one."""
    return (named,) if named else (ATTACK, DEFENSE)
