"""Sections 9.3 to 9.5 and 9.10: tapping, attacking and blocking with creatures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

from rules_db.engine.kernel import Event
from rules_db.games.cgs.actions.values import Activate
from rules_db.games.cgs.book import book
from rules_db.games.cgs.numbers import exact
from rules_db.games.cgs.properties import DEFENSIVE, OFFENSIVE, stat
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.watches.reading import (
    Sight,
    effect_of,
    fact,
    has_printed,
    is_magic_creature,
    is_said,
    strikes,
    taps_itself,
)
from rules_db.games.cgs.words import Game

UNWATCHED = {
    "9.1.9": "What colors an effect of a Magic card finds on a card leaves no trace but in what becomes of that card.",
}
"""Prohibitions and requirements of the sections that no watch sees to, each with the reason."""


@book.watch("9.4.2", "9.3.12.a")
def watch_that_tapped_summons_do_not_attack(sight: Sight) -> Iterator[str]:
    """Whatever lies sideways as an attack is announced is no attacker, of whatever game it is."""
    for event in sight.of("attacks"):
        if sight.before.cards[fact(event, "card")].is_tapped:
            yield f"{fact(event, 'card')} attacks tapped"


@book.watch("9.3.10")
def watch_summoning_sickness(sight: Sight) -> Iterator[str]:
    """A creature that has just entered neither attacks nor taps itself for an ability."""
    if is_said(sight.before, "haste", "without tapping", "vigilance", "in the turn in which it came"):
        return
    for event in sight.of("attacks"):
        card = sight.before.cards[fact(event, "card")]
        if is_magic_creature(card) and card.is_sick:
            yield f"{card.id} attacks sick"
    used = _tapping(sight)
    if used is not None and is_magic_creature(used) and used.is_sick:
        yield f"{used.id} taps itself sick"


def _tapping(sight: Sight) -> Card | None:
    """The card, as it lay before, of which an effect that costs tapping it was activated."""
    action = sight.action
    if not isinstance(action, Activate) or action.card not in sight.before.cards:
        return None
    card = sight.before.cards[action.card]
    effect = effect_of(card, action.effect)
    return card if effect is not None and taps_itself(effect) else None


@book.watch("9.3.5", "9.3.7")
def watch_what_tapping_costs(sight: Sight) -> Iterator[str]:
    """An effect that costs tapping its card is used upright, and lays the card on its side."""
    card = _tapping(sight)
    if card is None:
        return
    if card.is_tapped:
        yield f"{card.id} is tapped once more"
    elif not any(fact(event, "card") == card.id for event in sight.of("tapped")):
        yield f"{card.id} is used upright and stays so"


@book.watch("9.4.3")
def watch_that_creatures_attack_together(sight: Sight) -> Iterator[str]:
    """Once creatures of a player have attacked in a turn, no others follow."""
    attacking = [sight.before.cards[fact(event, "card")] for event in sight.of("attacks")]
    late = [card.id for card in attacking if is_magic_creature(card)]
    if not late or is_said(sight.before, "attack (twice|three times)"):
        return
    turn, player = sight.before.turn, sight.before.turn_player
    earlier = [card.id for card in sight.before.cards.values() if _has_attacked(card, turn, player)]
    if earlier:
        yield f"{' and '.join(late)} attack after {' and '.join(earlier)}"


def _has_attacked(card: Card, turn: int, player: str) -> bool:
    return is_magic_creature(card) and card.attacked == turn and card.controller == player


@book.watch("9.5.1", "9.3.12.b")
def watch_that_tapped_summons_do_not_block(sight: Sight) -> Iterator[str]:
    """Whatever lies sideways as blockers are selected is no blocker, of whatever game it is."""
    for event in sight.of("blocks"):
        if sight.before.cards[fact(event, "card")].is_tapped:
            yield f"{fact(event, 'card')} blocks tapped"


@book.watch("9.5.3", "9.4.9.d")
def watch_that_each_blocks_one_attacker(sight: Sight) -> Iterator[str]:
    """No creature and no Pokémon is among the blockers of two attackers."""
    if not any(sight.of("blocks")):
        return
    counted = Counter(each.id for strike in strikes(sight.after) for each in strike.blockers)
    for name, number in counted.items():
        if number > 1 and sight.after.cards[name].printed.game in (Game.MAGIC, Game.POKEMON):
            yield f"{name} blocks {number} attackers"


@book.watch("9.4.9.b")
def watch_that_blockers_come_at_once(sight: Sight) -> Iterator[str]:
    """Nobody selects blockers once those of the attack have been selected."""
    attack = sight.before.attack
    if attack is None or attack.stage == "declared":
        return
    for event in sight.of("blocks"):
        yield f"{event.who} blocks with {fact(event, 'card')} later than with the others"


@book.watch("9.10.7", "9.10.8")
def watch_evasion(sight: Sight) -> Iterator[str]:
    """A creature with flying meets only what flies or reaches up, one with menace two blockers or more."""
    blocked = list(sight.of("blocks"))
    if not blocked or is_said(sight.before, "(has|have|loses?) (flying|reach|menace|all abilities)", "negated"):
        return
    cards = sight.before.cards
    for attacker in dict.fromkeys(fact(event, "attacker") for event in blocked):
        blockers = [cards[fact(event, "card")] for event in blocked if fact(event, "attacker") == attacker]
        if has_printed(cards[attacker], "menace") and len(blockers) < 2:
            yield f"{blockers[0].id} alone blocks {attacker}, which has menace"
        if has_printed(cards[attacker], "flying"):
            low = [each.id for each in blockers if not (has_printed(each, "flying") or has_printed(each, "reach"))]
            yield from (f"{name} blocks {attacker}, which flies" for name in low)


_UNCLEAR = ("strike", "prevent", "instead", "unaffected", "cannot be (destroyed|damaged)", "deathtouch", "take damage")


def _dealt(sight: Sight) -> dict[str, list[Event]]:
    """The battle damage of attacking creatures, by attacker, where nothing but stats decides about it."""
    found: dict[str, list[Event]] = {}
    if sight.kinds.isdisjoint(("damage",)) or is_said(sight.before, *_UNCLEAR):
        return found
    attackers = {strike.attacker.id for strike in strikes(sight.before)}
    for event in sight.of("damage"):
        if fact(event, "how") == "battle" and fact(event, "by") in attackers:
            found.setdefault(fact(event, "by"), []).append(event)
    return {name: events for name, events in found.items() if is_magic_creature(sight.before.cards[name])}


def _amount(event: Event) -> Fraction:
    return exact(fact(event, "amount"))


@book.watch("9.4.11")
def watch_that_creatures_use_their_full_power(sight: Sight) -> Iterator[str]:
    """What an attacking creature deals is its power, all told."""
    for name, events in _dealt(sight).items():
        hit = [sight.before.cards[fact(event, "to")] for event in events if fact(event, "to") in sight.before.cards]
        if any(card.printed.game is Game.POKEMON for card in hit):
            continue
        power = stat(sight.before, sight.before.cards[name], OFFENSIVE)
        if (total := sum(map(_amount, events), Fraction(0))) != max(power, Fraction(0)):
            yield f"{name} has power {power} and deals {total}"


@book.watch("9.4.10.c")
def watch_that_no_blocker_is_passed_over(sight: Sight) -> Iterator[str]:
    """At most one of several blockers takes some damage and less than it would need to destroy it."""
    for name, events in _dealt(sight).items():
        spared = [fact(event, "to") for event in events if not _is_lethal(sight.before, event)]
        if len(spared) > 1:
            yield f"{name} leaves {' and '.join(spared)} alive, and has damaged them all"


def _is_lethal(table: Table, event: Event) -> bool:
    """Whether damage destroys the summon that takes it; damage to anything else, and to a Pokémon, counts as such."""
    card = table.cards.get(fact(event, "to"))
    if card is None or card.printed.game is Game.POKEMON or not (is_magic_creature(card) or card.printed.offense):
        return True
    if is_magic_creature(card):
        return card.damage + _amount(event) >= stat(table, card, DEFENSIVE)
    if card.is_defending:
        return _amount(event) > stat(table, card, DEFENSIVE)
    return _amount(event) >= stat(table, card, OFFENSIVE)
