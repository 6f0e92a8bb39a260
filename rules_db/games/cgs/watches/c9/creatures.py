"""Sections 9.3 to 9.5 and 9.10: tapping, attacking and blocking with creatures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

from rules_db.engine.kernel import Event
from rules_db.games.cgs.actions.values import Activate, Choose, Pass
from rules_db.games.cgs.book import book
from rules_db.games.cgs.numbers import exact
from rules_db.games.cgs.properties import DEFENSIVE, OFFENSIVE, stat
from rules_db.games.cgs.shared_games import Target
from rules_db.games.cgs.state import Card, Strike, Table
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
from rules_db.games.cgs.words import SUMMON_ZONES, Game

UNWATCHED: dict[str, str] = {}
"""Prohibitions and requirements of the sections that no watch sees to, each with the reason."""


@book.watch("9.4.2", "9.3.12.a", on=("attacks",))
def watch_that_tapped_summons_do_not_attack(sight: Sight) -> Iterator[str]:
    """Whatever lies sideways as an attack is announced is no attacker, of whatever game it is."""
    for event in sight.of("attacks"):
        if sight.before.cards[fact(event, "card")].is_tapped:
            yield f"{fact(event, 'card')} attacks tapped"


@book.watch("9.3.10", on=("attacks", Activate))
def watch_summoning_sickness(sight: Sight) -> Iterator[str]:
    """A creature that has just entered neither attacks nor taps itself for an ability."""
    lends = (r"\bdash \{", r"\bblitz \{", r"\bsuspend \d")
    if is_said(sight.before, "haste", *lends, "without tapping", "vigilance", "in the turn in which it came"):
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


@book.watch("9.3.5", "9.3.7", on=(Activate,))
def watch_what_tapping_costs(sight: Sight) -> Iterator[str]:
    """An effect that costs tapping its card is used upright, and lays the card on its side (not after 12.6.6.h)."""
    card = _tapping(sight)
    if card is None or "attempt failed" in sight.kinds:
        return
    if card.is_tapped:
        yield f"{card.id} is tapped once more"
    elif not any(fact(event, "card") == card.id for event in sight.of("tapped")):
        yield f"{card.id} is used upright and stays so"


@book.watch("9.4.3", on=("attacks",))
def watch_that_creatures_attack_together(sight: Sight) -> Iterator[str]:
    """Once creatures of a player have attacked in a turn, no others follow."""
    turn, player = sight.before.turn, sight.before.turn_player
    if is_said(sight.before, "additional combat phase"):
        return
    attacking = [sight.before.cards[fact(event, "card")] for event in sight.of("attacks")]
    late = [card.id for card in attacking if is_magic_creature(card) and card.attacked != turn]
    earlier = [card.id for card in sight.before.cards.values() if late and _has_attacked(card, turn, player)]
    if earlier:
        yield f"{' and '.join(late)} attack after {' and '.join(earlier)}"


def _has_attacked(card: Card, turn: int, player: str) -> bool:
    return is_magic_creature(card) and card.attacked == turn and card.controller == player


@book.watch("9.5.1", "9.3.12.b", on=("blocks",))
def watch_that_tapped_summons_do_not_block(sight: Sight) -> Iterator[str]:
    """Whatever lies sideways as blockers are selected is no blocker, of whatever game it is."""
    for event in sight.of("blocks"):
        if sight.before.cards[fact(event, "card")].is_tapped:
            yield f"{fact(event, 'card')} blocks tapped"


_EVASIONS = ("intimidate", "shadow", "horsemanship")
"""Keywords of attackers that not everybody can block."""


@book.watch("9.4.9", "9.4.9.b", on=(Pass,))
def watch_that_blockers_are_asked_for(sight: Sight) -> Iterator[str]:
    """Once all have passed on attackers that anybody could block, a player with an upright creature is asked."""
    attack, after = sight.before.attack, sight.after
    if attack is None or attack.stage != "declared" or not isinstance(sight.action, Pass) or "resolves" in sight.kinds:
        return
    is_waiting = after.choice is not None or (after.attack is not None and after.attack.stage == "declared")
    if is_waiting or is_said(sight.before, "block", "decayed", "flying", "menace", "protection", "walk", *_EVASIONS):
        return
    for strike in attack.strikes:
        if is_magic_creature(sight.before.cards[strike.attacker.id]) and _is_there(sight.before, strike.attacker):
            side = _defender(sight.before, strike)
            yield from (f"{side} is not asked whether {each} blocks" for each in _upright(sight.before, side))


def _defender(table: Table, strike: Strike) -> str:
    name = strike.target.id
    return name if name in table.players else table.cards[name].controller


def _upright(table: Table, player: str) -> list[str]:
    own = (card for card in table.cards.values() if card.controller == player and card.zone in SUMMON_ZONES)
    is_plain = (card for card in own if is_magic_creature(card) and not card.is_face_down and not card.is_masked)
    return [card.id for card in is_plain if not card.is_tapped]


@book.watch("9.5.3", "9.4.9.d", on=("blocks",))
def watch_that_each_blocks_one_attacker(sight: Sight) -> Iterator[str]:
    """No creature and no Pokémon is among the blockers of two attackers, unless a text lets it."""
    if not any(sight.of("blocks")) or is_said(sight.before, "can block"):
        return
    counted = Counter(each.id for strike in strikes(sight.after) for each in strike.blockers)
    for name, number in counted.items():
        if number > 1 and sight.after.cards[name].printed.game in (Game.MAGIC, Game.POKEMON):
            yield f"{name} blocks {number} attackers"


@book.watch("9.10.7", "9.10.8", on=("blocks",))
def watch_evasion(sight: Sight) -> Iterator[str]:
    """A creature with flying meets only what flies or reaches up, one with menace two blockers or more."""
    blocked = list(sight.of("blocks"))
    if not blocked or is_said(
        sight.before, "(has|have|gains?|loses?) .*(flying|reach|menace|[Aa]bilit)", "negated", "[Nn]egate .*effects"
    ):
        return
    cards = sight.before.cards
    for attacker in dict.fromkeys(fact(event, "attacker") for event in blocked):
        blockers = [cards[fact(event, "card")] for event in blocked if fact(event, "attacker") == attacker]
        if has_printed(cards[attacker], "menace") and len(blockers) < 2:
            yield f"{blockers[0].id} alone blocks {attacker}, which has menace"
        if has_printed(cards[attacker], "flying"):
            low = [each.id for each in blockers if not (has_printed(each, "flying") or has_printed(each, "reach"))]
            yield from (f"{name} blocks {attacker}, which flies" for name in low)


_UNCLEAR = (
    "strike", "prevent", "protection", "instead", "[Uu]naffected", "[Cc]annot be (destroyed|damaged)", "deathtouch",
    "take damage", "shield counter", "take no ", "absorb", "pierc", "halve", "doubled?", "(more|less) damage",
)  # fmt: skip


def _fought(sight: Sight) -> Iterator[tuple[Strike, list[Event]]]:
    """The attacks of creatures that were fought, with the damage of each, where nothing but stats decides about it."""
    is_over = sight.before.attack is not None and sight.after.attack is None
    is_broken_off = not sight.kinds.isdisjoint(("resolves", "redirected", "gave up", "attack ended"))
    if not is_over or is_broken_off or is_said(sight.before, *_UNCLEAR):
        return
    for strike in strikes(sight.before):
        attacker = sight.before.cards[strike.attacker.id]
        if is_magic_creature(attacker) and _is_there(sight.before, strike.attacker) and not attacker.is_defending:
            dealt = (event for event in sight.of("damage") if fact(event, "by") == attacker.id)
            yield strike, [event for event in dealt if fact(event, "how") == "battle"]


def _is_there(table: Table, target: Target) -> bool:
    return target.id in table.order or (target.id in table.cards and table.cards[target.id].stay == target.stay)


def _amount(event: Event) -> Fraction:
    return exact(fact(event, "amount"))


@book.watch("9.4.11")
def watch_that_creatures_use_their_full_power(sight: Sight) -> Iterator[str]:
    """What an attacking creature deals is its power, all told, if there is anything left to strike."""
    for strike, events in _fought(sight):
        aims = strike.blockers if strike.is_blocked else [strike.target]
        hit = [sight.before.cards[each.id] for each in aims if each.id in sight.before.cards]
        are_there = all(_is_there(sight.before, each) for each in aims) and all(card.controller for card in hit)
        if not aims or not are_there or any(_is_of_pokemon(card) for card in hit):
            continue
        power = stat(sight.before, sight.before.cards[strike.attacker.id], OFFENSIVE)
        if (total := sum(map(_amount, events), Fraction(0))) != max(power, Fraction(0)):
            yield f"{strike.attacker.id} has power {power} and deals {total}"


def _is_of_pokemon(card: Card) -> bool:
    """Whether Weakness and Resistance may change what a card takes."""
    return card.printed.game is Game.POKEMON


@book.watch("9.4.10.c", on=(Choose,))
def watch_that_no_blocker_is_passed_over(sight: Sight) -> Iterator[str]:
    """Of two blockers, the one that was put first takes lethal damage, or all of it."""
    action = sight.action
    if not isinstance(action, Choose) or action.kind != "order":
        return
    for strike, events in _fought(sight):
        blockers = [each.id for each in strike.blockers]
        others = [event for event in events if fact(event, "to") not in action.picks]
        if len(blockers) != 2 or action.picks[0] not in blockers or not others:
            continue
        first = [event for event in events if fact(event, "to") == action.picks[0]]
        if not any(_is_lethal(sight.before, event) for event in first):
            yield f"{strike.attacker.id} passes over {action.picks[0]}"


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
