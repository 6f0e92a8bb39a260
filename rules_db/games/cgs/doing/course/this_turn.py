"""What has happened in this turn, as texts ask for it: counted for each player, and forgotten as the turn ends.

That an attack has Knocked Out a Pokémon is known in the next turn of its player, too.
"""

from __future__ import annotations

from collections.abc import Callable

from rules_db.engine.kernel import Event
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.card_text.doing.sorts import card_kinds
from rules_db.games.cgs.card_text.said.vocabulary import ALL_GAINED, CAST_KINDS, cast_of
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.playing import limits
from rules_db.games.cgs.doing.zones import as_it_left
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.kinds import is_summon
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Zone

CAST, DRAWN, GAINED, LOST, ATTACKS, DIES = "cast", "drawn", "life gained", "life lost", "attacks", "dies"
LEAVES, DAMAGED, SACRIFICED, COMES = "leaves", "damaged", "sacrificed", "nonland entered"
"""What is counted: what a player does, or what happens to them or to a card of theirs."""


def times(table: Table, deed: str, player: str) -> int:
    """How often it has been so for a player in this turn."""
    return limits.used(table, f"{deed}/{player}")


def _count(table: Table, deed: str, player: str) -> None:
    limits.use(table, f"{deed}/{player}")


def _count_as(deed: str) -> Callable[[Table, Trace, Event], None]:
    """What counts a deed for whoever an event names."""
    return lambda table, trace, event: _count(table, deed, event.who)


for _kind, _deed in (
    ("cast", CAST), ("draws", DRAWN), ("life gained", GAINED), ("life lost", LOST), ("attacks", ATTACKS),
    (happenings.LEFT, LEAVES), ("tributed", SACRIFICED),
):  # fmt: skip
    hooks.ANSWERS.hang(_kind)(_count_as(_deed))


@hooks.ANSWERS.hang("cast")
def _count_kinds(table: Table, trace: Trace, event: Event) -> None:
    card = table.cards[str(event.get("card"))]
    kinds = [each for each in CAST_KINDS[1:] if card_kinds.is_of_kind(card, each)]
    for kind in kinds if "creature" in kinds else (*kinds, CAST_KINDS[0]):
        _count(table, cast_of(kind), event.who)


@hooks.ANSWERS.hang("entered")
def _count_coming(table: Table, trace: Trace, event: Event) -> None:
    """A permanent that is no land has come under the control of the player who is named."""
    card = table.cards[str(event.get("card"))]
    if card_kinds.is_of_kind(card, "permanent") and not card_kinds.is_of_kind(card, "land"):
        _count(table, COMES, event.who)


@hooks.ANSWERS.hang("life gained", place=40)
def _add_to_gains(table: Table, trace: Trace, event: Event) -> None:
    """How much life a player has gained by now."""
    what = f"{ALL_GAINED}/{event.who}"
    table.uses[what] = table.uses.get(what, 0) + int(str(event.get("amount") or 0))


STRUCK = "struck"
"""What summons have attacked is counted behind this word."""

ATTACK = "attack/"
"""How often a summon has attacked is counted behind this word."""

OF_A_BATTLE_PHASE = (ATTACK, "creatures attack/", f"{STRUCK}/")
"""What is counted anew in each Battle Phase begins with one of these."""


def forget_attacks(table: Table) -> None:
    """A summon that has attacked may do so again in another Battle Phase of the turn (4.5.3)."""
    table.uses = {each: count for each, count in table.uses.items() if not each.startswith(OF_A_BATTLE_PHASE)}


@hooks.ANSWERS.hang("cast", place=40)
def _note_order(table: Table, trace: Trace, event: Event) -> None:
    """How many spells have been cast before one in this turn, by whomever; noted before it is counted itself."""
    if before := sum(times(table, CAST, each) for each in table.seats):
        table.uses[_order_of(str(event.get("card")))] = before


def _order_of(name: str) -> str:
    return f"cast before {name}"


def cast_before(table: Table, name: str) -> int:
    """How many spells had been cast in this turn before the one that a card was cast as last."""
    return limits.used(table, _order_of(name))


BATTLED, HURT = "battled", "hurt"


def note(table: Table, deed: str, card: Card) -> None:
    """A card has done this, or it has been done to it, in this stay."""
    limits.use(table, f"{deed}/{card.id}/{card.stay}")


def has_done(table: Table, deed: str, card: Card) -> bool:
    """Whether that was so in this turn."""
    return limits.used(table, f"{deed}/{card.id}/{card.stay}") > 0


def _note_as(deed: str) -> Callable[[Table, Trace, Event], None]:
    """What keeps that something has happened to the card that an event is about."""
    return lambda table, trace, event: note(table, deed, table.cards[str(event.get("card"))])


for _kind, _deed in (
    ("normal summoned", "normal summoned"), ("flipped", "flipped"), ("attacks", "attacked"), ("evolved", "evolved"),
):  # fmt: skip
    hooks.ANSWERS.hang(_kind)(_note_as(_deed))


def is_used_up(table: Table, number: int, player: str) -> bool:
    """Whether a player has Special Summoned as often in this turn as a text lets them; 0 for not at all."""
    return len(special_summoned(table, player)) >= number


SPECIAL = "Special Summon of"


@hooks.ANSWERS.hang("special summoned")
def _note_special_summon(table: Table, trace: Trace, event: Event) -> None:
    limits.use(table, f"{SPECIAL}/{event.who}/{event.get('card')}")


def special_summoned(table: Table, player: str) -> list[str]:
    """The cards that a player has Special Summoned in this turn."""
    begins = f"{SPECIAL}/{player}/"
    return [each.removeprefix(begins) for each in table.uses if each.startswith(begins) and limits.used(table, each)]


@hooks.ANSWERS.hang("switched")
def _note_coming_up(table: Table, trace: Trace, event: Event) -> None:
    """A summon that has come to the Active Spot."""
    card = table.cards[str(event.get("card"))]
    if card.zone is Zone.EXTRA_SUMMON:
        limits.use(table, _coming_up(card))


def _coming_up(card: Card) -> str:
    return f"came up/{card.id}/{card.stay}"


def has_come_up(table: Table, card: Card) -> bool:
    """Whether a summon has moved to the Active Spot in this turn."""
    return limits.used(table, _coming_up(card)) > 0


@hooks.ANSWERS.hang("damage")
def _count_damage(table: Table, trace: Trace, event: Event) -> None:
    """Who is dealt damage loses life by it, which is an event of its own only where something waits for that."""
    name = str(event.get("to"))
    if name in table.cards:
        note(table, HURT, table.cards[name])
    if name in table.players:
        _count(table, DAMAGED, name)
        if LOST not in table.watching and effects().forbidden(table, "lose life", name) is None:
            _count(table, LOST, name)


@hooks.ANSWERS.hang("from the field to the discard pile")
def _count_dying(table: Table, trace: Trace, event: Event) -> None:
    """A summon that lay face-up, under the control of the player who is named."""
    if table.cards[str(event.get("card"))].last:
        _count(table, DIES, event.who)


@hooks.ANSWERS.hang("destroyed")
def _note_destroyed(table: Table, trace: Trace, event: Event) -> None:
    """A card, where it lies by now."""
    card = table.cards[str(event.get("card"))]
    note(table, "destroyed", card)
    if event.get("how") == "battle":
        note(table, "destroyed by battle", card)


@hooks.ANSWERS.hang("destroyed")
def _note_felled(table: Table, trace: Trace, event: Event) -> None:
    """A summon, of any game (6.4.3), that an attack of an opponent has destroyed, in that opponent's turn."""
    by = str(event.get("by"))
    strikes = table.attack.strikes if table.attack is not None else ()
    is_attack = event.get("from") == "move" or any(each.attacker.id == by for each in strikes)
    card = as_it_left.with_its_types(table.cards[str(event.get("card"))], event)
    if is_attack and is_summon(card) and event.who not in ("", table.turn_player):
        table.players[event.who].felled_in = table.turn


def was_felled_lately(table: Table, player: str) -> bool:
    """Whether that was so since the turn of the player before this one."""
    return 0 < table.turn - table.players[player].felled_in < len(table.order) and table.players[player].felled_in > 0
