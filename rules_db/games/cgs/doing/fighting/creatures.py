"""The battle of creatures: the order of their blockers, lethal damage, shares, and trample."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from rules_db.engine.choices import Answers, Choice
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.doing.conditions import abilities
from rules_db.games.cgs.doing.fighting import damage
from rules_db.games.cgs.doing.fighting.battle import is_there, may_be_hit, met_by
from rules_db.games.cgs.doing.fighting.damage import BATTLE, Damage
from rules_db.games.cgs.properties import DEFENSIVE, OFFENSIVE, stat
from rules_db.games.cgs.rules.c7_summon_properties import stats as summon_stats
from rules_db.games.cgs.rules.c9_magic import attacking, blocking, keywords
from rules_db.games.cgs.state import Card, Strike, Table
from rules_db.games.cgs.words import ON_FIELD, Game

NOBODY = "nobody"
"""Said where excess damage is not dealt to the player or planeswalker."""
MOST = 200
"""As far as lethal damage is looked for."""


def battle_damage(table: Table, card: Card, to: str, amount: Fraction) -> Damage:
    """Combat damage of a summon, with where it comes from."""
    colors = tuple(sorted(values.colors(table, card)))
    return Damage(to, amount, BATTLE, card.id, card.controller, card.printed.game, colors)


def strikes(table: Table, strike: Strike, answers: Answers) -> Iterator[Damage]:
    """The damage of a creature that attacks: all to its target, or in shares to its blockers."""
    card = table.cards[strike.attacker.id]
    power = attacking.full_power(summon_stats.attacks_with(stat(table, card, OFFENSIVE)))
    blockers = met_by(table, strike) if strike.blockers else []
    if not attacking.turns_to_blockers(strike) or (not attacking.stays_blocked(strike) and not blockers):
        yield from _to_target(table, strike, card, power)
        return
    tramples = keywords.may_trample(abilities.words_of(table, card))
    if not blockers:
        if tramples:
            yield from _to_target(table, strike, card, power)
        return
    yield from _shared(table, strike, card, power, blockers, tramples, answers)


def _to_target(table: Table, strike: Strike, card: Card, amount: Fraction) -> Iterator[Damage]:
    target = strike.target
    if may_be_hit(table, strike) and (target.id in table.players or table.cards[target.id].zone in ON_FIELD):
        yield battle_damage(table, card, target.id, amount)


def _shared(
    table: Table, strike: Strike, card: Card, power: Fraction, blockers: list[Card], tramples: bool, answers: Answers
) -> Iterator[Damage]:
    """Lethal damage to one blocker after the other; the rest to the last of them, or past them with trample."""
    ordered = _in_order(table, strike, blockers, answers)
    lethal = [lethal_for(table, card, each) for each in ordered]
    shares = attacking.one_after_the_other(power, lethal)
    rest = keywords.excess_of_creature(power, sum(shares, Fraction(0))) if tramples else Fraction(0)
    goes_past = rest > 0 and may_be_hit(table, strike) and _wants_past(table, strike, card, answers)
    if shares and not goes_past:
        shares[-1] += attacking.rest_for_last(power - sum(shares, Fraction(0)))
    for each, share in zip(ordered, shares, strict=False):
        yield battle_damage(table, card, each.id, share)
    if goes_past:
        yield from _to_target(table, strike, card, rest)


def _in_order(table: Table, strike: Strike, blockers: list[Card], answers: Answers) -> list[Card]:
    """The blockers in the order in which they are assigned damage, as the attacking player chooses."""
    left, ordered = [each.id for each in blockers], []
    player = table.cards[strike.attacker.id].controller
    while attacking.chooses_order() and len(left) > 1:
        pick = answers.ask_one(Choice(player, "order", "9.4.10.b", list(left), about=strike.attacker.id))
        ordered.append(pick)
        left.remove(pick)
    return [table.cards[each] for each in (*ordered, *left)]


def _wants_past(table: Table, strike: Strike, card: Card, answers: Answers) -> bool:
    choice = Choice(card.controller, "choose", "9.10.9", [strike.target.id, NOBODY], about=card.id)
    return answers.ask_one(choice) == strike.target.id


def lethal_for(table: Table, attacker: Card, blocker: Card) -> int:
    """How much damage of a creature is lethal for a summon, by the rules of its own game (9.4.10.d.R1)."""
    if abilities.has(table, attacker, "deathtouch"):
        return attacking.least_lethal((1,))
    enough = next((number for number in range(1, MOST) if _destroys(table, attacker, blocker, number)), MOST)
    return attacking.least_lethal((enough,))


def _destroys(table: Table, attacker: Card, blocker: Card, number: int) -> bool:
    """Whether so much damage would destroy a summon; Weakness and Resistance count, prevention does not."""
    dealt = battle_damage(table, attacker, blocker.id, Fraction(number))
    for change in damage.LASTING_CHANGES.at():
        dealt = change(table, dealt)
    return is_lethal(table, blocker, dealt.amount)


def is_lethal(table: Table, card: Card, amount: Fraction) -> bool:
    """Whether an amount would destroy a summon: a monster by its present stat, another by what it has taken."""
    if card.printed.game is Game.YUGIOH:
        if card.is_defending:
            return amount > stat(table, card, DEFENSIVE)
        return amount > 0 and amount >= stat(table, card, OFFENSIVE)
    return amount > 0 and damage.rounded(amount) + card.damage >= stat(table, card, DEFENSIVE)


def strikes_back(table: Table, strike: Strike, blocker: Card) -> Iterator[Damage]:
    """A creature damages its attacker with its power, whether it was selected to block or attacked itself."""
    power = blocking.deals_when_blocking(stat(table, blocker, OFFENSIVE))
    if power > 0 and is_there(table, strike.attacker):
        yield battle_damage(table, blocker, strike.attacker.id, power)


def excess(table: Table, strike: Strike, other: Card, amount: Fraction, answers: Answers) -> Iterator[Damage]:
    """What a monster or Pokémon with trample deals besides, directed as its player chooses (9.10.10)."""
    card, side = table.cards[strike.attacker.id], other.controller
    if damage.rounded(amount) <= 0:
        return
    choice = Choice(card.controller, "choose", "9.10.10", [*takers(table, side), NOBODY], about=card.id)
    pick = answers.ask_one(choice)
    if pick != NOBODY:
        yield battle_damage(table, card, pick, amount)


def takers(table: Table, player: str) -> Sequence[str]:
    """Who can take excess damage: the player, or a planeswalker of theirs."""
    owned = (card for card in table.cards.values() if card.controller == player and card.zone in ON_FIELD)
    return [player, *(card.id for card in owned if "planeswalker" in card.types)]
