"""Damage: how much, of what kind, from which card of which game, and what it does to what takes it.

Amounts are exact and rounded once, by what takes the damage (14.2.5).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from rules_db.engine.kernel import Event
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.card_text.said.vocabulary import AT_FULL_HP, KNOCKED_OUT, OF_OPPONENT
from rules_db.games.cgs.doing.conditions.counters import PREVENTABLE
from rules_db.games.cgs.doing.course import ending, happenings
from rules_db.games.cgs.doing.zones import moving
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.numbers import exact, told
from rules_db.games.cgs.rules.c7_summon_properties import stats as summon_stats
from rules_db.games.cgs.rules.c10_monsters import stats
from rules_db.games.cgs.rules.c12_pokemon import damage as of_pokemon
from rules_db.games.cgs.rules.c12_pokemon.cards import is_pokemon
from rules_db.games.cgs.rules.c12_pokemon.damage import Facts
from rules_db.games.cgs.rules.c14_combat import dealing
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Game, Zone

BATTLE, EFFECT, COUNTER, CONDITION = "battle", "effect", "counter", "condition"
"""The kinds of damage: by attacking or blocking, by an effect, by damage counters, by a Special Condition."""

LIFE_LOST = "life lost"
"""What players are dealt, for effects that wait for a loss of life."""


@dataclass(frozen=True, slots=True)
class Damage:
    """So much damage for one card or player. `source` is the card that deals it, '' for none.

    `player` is whose damage it is, `game` and `colors` are those of the source. `is_fixed`: nothing changes or
    prevents the amount (12.7.11.a). `is_of_move`: an effect of a move deals it. `without`
    names Weakness, Resistance or both of them where they do not change it. `giver` is whose effect has brought about
    the Special Condition that it comes from. Where an effect of another card than the source has it deal the damage,
    `by_effect_of` is the game of that card and `caused_by` whose effect it is.
    """

    to: str
    amount: Fraction
    kind: str
    source: str = ""
    player: str = ""
    game: Game | None = None
    colors: tuple[str, ...] = ()
    is_fixed: bool = False
    is_of_move: bool = False
    without: tuple[str, ...] = ()
    giver: str = ""
    by_effect_of: Game | None = None
    caused_by: str = ""

    @property
    def whose(self) -> str:
        """Whose effect it is, or whose the source is."""
        return self.caused_by or self.player


EFFECTS_ON_IT = "effects on what takes it"
"""Among what a damage is `without`: nothing that is in force for the card that takes it changes or prevents it."""

LETHAL: hooks.Ordered[Callable[[Table, Damage], bool]] = hooks.Ordered()
"""What makes any damage lethal for the summon that takes it, such as deathtouch."""

PREVENTS: hooks.Ordered[Callable[[Table, Damage], bool]] = hooks.Ordered()
"""What prevents all of a damage: texts in force, protection from a color. Asking uses nothing up."""

CHANGES: hooks.Ordered[Callable[[Table, Damage], Damage]] = hooks.Ordered()
"""What changes an amount before it is dealt, in order: shields, Weakness (40), Resistance (45)."""

BEFORE: hooks.Ordered[Callable[[Table, Trace, Damage], None]] = hooks.Ordered()
"""What happens before damage is dealt: a face-down monster is flipped."""

REPLACES: hooks.Ordered[Callable[[Table, Trace, Sequence[Damage]], list[Damage]]] = hooks.Ordered()
"""What is done in the place of damage to players, as it would be dealt: gives the damage that is left."""

LASTING_CHANGES: hooks.Ordered[Callable[[Table, Damage], Damage]] = hooks.Ordered()
"""Those of CHANGES that can be asked beforehand, as they use nothing up: hang Weakness and Resistance here too."""


DEALT: hooks.Ordered[Callable[[Table, Sequence[Event]], None]] = hooks.Ordered()
"""What is seen to once whoever waits for it has noticed all damage of a moment."""

IN_COUNTERS: hooks.Ordered[Callable[[Table, Trace, str, Sequence[Damage]], list[Damage]]] = hooks.Ordered()
"""What damage to one card or player is dealt in counters, at the moment of the damage: gives the rest of it."""


def foresee(table: Table, trace: Trace, batch: Sequence[Damage]) -> None:
    """What happens before the damage is dealt, or even reckoned where it comes from what is about to be damaged too."""
    for each in batch:
        for before in BEFORE.at():
            before(table, trace, each)


def deal(table: Table, trace: Trace, batch: Sequence[Damage], rule: str) -> list[str]:
    """Deal damage, all at the same moment; the cards for which it was lethal, which nobody has destroyed yet."""
    lethal: list[str] = []
    lost: dict[str, int] = {}
    foresee(table, trace, batch)
    changed = [each for each in (_changed(table, each) for each in batch) if _is_damage(table, each)]
    dealt = _unreplaced(table, _counting(table, changed))
    for replaces in REPLACES.at():
        dealt = replaces(table, trace, dealt)
    events = [_record(trace, each, rule) for each in dealt]
    for name in dict.fromkeys(each.to for each in dealt):
        usual = [each for each in dealt if each.to == name]
        for rest in IN_COUNTERS.at():
            usual = rest(table, trace, name, usual)
        total = sum((each.amount for each in usual), Fraction(0))
        if name in table.players:
            if not effects().forbidden(table, "lose life", name):
                lost[name] = _lost(total)
                lose_life(table, name, lost[name])
            continue
        card = table.cards[name]
        card.hurt, card.has_withstood = [str(value) for _, value in whose(dealt, card)], False
        card.was_unhurt = not card.damage
        is_lethal = hooks.SUMMONS[card.printed.game].damaged(table, trace, card, _taken(card, total))
        if is_lethal or any(each.to == name and _kills(table, each) for each in dealt):
            lethal.append(name)
    for event in events:
        happenings.follow(table, trace, event)
    for see in DEALT.at():
        see(table, events)
    for name, count in lost.items() if LIFE_LOST in table.watching else ():
        if count > 0:  # Damage of one moment is one loss of life (14.1.1.R1), told only where something waits for it.
            happenings.happen(table, trace, LIFE_LOST, rule, name, amount=count)
    ending.check(table, trace, is_battle_damage=any(each.kind == BATTLE for each in dealt))
    return lethal


def _unreplaced(table: Table, dealt: Sequence[Damage]) -> list[Damage]:
    """Without the damage in whose place something else is done, once for all that a card takes at one moment."""
    cards = dict.fromkeys(each.to for each in dealt if each.to in table.cards and each.amount > 0)
    fixed = {each.to for each in dealt if each.is_fixed}
    ways = {each: ("damaged", *(() if each in fixed else (PREVENTABLE,))) for each in cards}
    spared = {each for each in cards if effects().is_replaced(table, each, *ways[each])}
    return [each for each in dealt if each.to not in spared]


def _is_damage(table: Table, damage: Damage) -> bool:
    """Whether there is any damage: 0 or less is none."""
    if damage.kind == BATTLE and summon_stats.deals_no_damage(damage.amount):
        return False
    card = table.cards.get(damage.to)
    if card is not None and stats.is_monster(card):
        return stats.is_damage(damage.amount)
    return damage.kind == BATTLE or damage.amount > 0


def _counting(table: Table, batch: Sequence[Damage]) -> list[Damage]:
    """Without what comes to nothing as it is rounded with all else that a player or card is dealt at the moment."""
    totals: dict[str, Fraction] = {}
    for each in batch:
        totals[each.to] = totals.get(each.to, Fraction(0)) + each.amount
    return [each for each in batch if not _comes_to_nothing(table, each.to, totals[each.to])]


def _comes_to_nothing(table: Table, name: str, total: Fraction) -> bool:
    """Whether there is some damage, and none is left of it once it is rounded."""
    return total > 0 and (_lost(total) if name in table.players else _taken(table.cards[name], total)) == 0


def _kills(table: Table, damage: Damage) -> bool:
    return any(check(table, damage) for check in LETHAL.at())


def _taken(card: Card, total: Fraction) -> Fraction:
    """The damage that a card takes: rounded, apart from that of a monster (14.2.5.c).

    Without 7.2.6 every part of a damage counts as a whole one, as it would for a player without 14.2.5.
    """
    if card.printed.game is Game.YUGIOH and dealing.is_exact_for_monsters():
        return total
    return Fraction(rounded(total) if summon_stats.is_rounded_for_stats() else _whole(total))


def difference(one: Fraction, other: Fraction) -> Fraction:
    """One stat less another, formed from exact stats (14.2.5.b)."""
    if dealing.is_rounded_last():
        return one - other
    return Fraction(rounded(one) - rounded(other))


def none_of(damage: Damage) -> Damage:
    """The same damage, of which nothing is dealt."""
    return replace(damage, amount=Fraction(0))


def _changed(table: Table, damage: Damage) -> Damage:
    if not damage.is_fixed and not dealing.is_rounded_last():
        damage = replace(damage, amount=Fraction(rounded(damage.amount)))
    if damage.is_fixed:
        return damage
    if is_prevented(table, damage):
        return none_of(damage)
    for change in CHANGES.at():
        damage = change(table, damage)
    return damage


def is_prevented(table: Table, damage: Damage) -> bool:
    """Whether something prevents all of a damage."""
    return any(prevents(table, damage) for prevents in PREVENTS.at())


def dealt_by(sources: Collection[str], events: Iterable[Event]) -> Fraction:
    """How much damage these cards have dealt in the course of some events."""
    dealt = (each for each in events if each.kind == "damage" and each.get("by") in sources)
    return sum((exact(str(each.get("amount"))) for each in dealt), Fraction(0))


def _record(trace: Trace, each: Damage, rule: str) -> Event:
    facts = {"to": each.to, "amount": told(each.amount), "how": each.kind, "by": each.source}
    return trace.emit("damage", rule, each.player, **facts, **({"from": "move"} if each.is_of_move else {}))


def lose_life(table: Table, player: str, count: int) -> None:
    """Lower a player's life; who does it says so in an event, and has ending.check look."""
    table.players[player].life -= count


def rounded(amount: Fraction) -> int:
    """To the nearest whole number, one half up (14.2.5.R1)."""
    below = amount.numerator // amount.denominator
    half = 2 * (amount - below)
    return below + (half > 1 or (half == 1 and dealing.half_goes_up()))


def _lost(amount: Fraction) -> int:
    """What damage takes of a player's life; without 14.2.5 every part of a damage counts as a whole one."""
    return rounded(amount) if dealing.is_rounded_for_players() else _whole(amount)


def _whole(amount: Fraction) -> int:
    """The next whole number, upwards."""
    return -(-amount.numerator // amount.denominator)


def deal_and_destroy(table: Table, trace: Trace, batch: Sequence[Damage], rule: str, destroying: str) -> list[Event]:
    """Deal damage, then destroy together what took lethal damage, under the rule `destroying`."""
    return moving.move(table, trace, doomed(table, batch, deal(table, trace, batch, rule), destroying))


def doomed(table: Table, batch: Sequence[Damage], lethal: Sequence[str], rule: str) -> list[moving.Move]:
    """What is destroyed of the cards that took lethal damage, if they have not left with a player who lost by it."""
    last = {each.to: each for each in batch}
    there = [each for each in lethal if table.cards[each].zone is not Zone.NOWHERE]
    dying = [each for each in there if not _withstands(table, table.cards[each], last[each])]
    return [moving.Move(each, Zone.DISCARD, "destroyed", rule, data=whose(batch, table.cards[each])) for each in dying]


def _withstands(table: Table, card: Card, damage: Damage) -> bool:
    """The same for a damage; some cards cannot be destroyed by effects of opponents."""
    is_of_opponent = damage.kind != BATTLE and damage.whose != card.controller
    if is_of_opponent and effects().forbidden(table, "be destroyed by effects of opponents", card.id) is not None:
        return True
    is_of_attack = damage.kind == BATTLE or damage.is_of_move
    return withstands(table, card, damage.kind, _ways_to_fall(card, damage) if is_of_attack else ())


def _ways_to_fall(card: Card, damage: Damage) -> tuple[str, ...]:
    """What it would be to be Knocked Out by an attack, from the narrowest word on."""
    by = [KNOCKED_OUT, *([f"{KNOCKED_OUT}{OF_OPPONENT}"] if damage.player != card.controller else [])]
    return tuple(f"{each}{at}" for at in ([AT_FULL_HP, ""] if card.was_unhurt else [""]) for each in reversed(by))


def withstands(table: Table, card: Card, kind: str, by_attack: Sequence[str] = ()) -> bool:
    """Whether a summon outlives lethal damage: it cannot be destroyed, or something else is done instead, once."""
    if card.has_withstood or is_spared(table, card, kind):
        return True
    how = "destroyed by battle" if kind == BATTLE else "destroyed by effect"
    card.has_withstood = effects().is_replaced(
        table, card.id, *by_attack, how, "destroyed", "dies", "left", "regenerated"
    )
    return card.has_withstood


def is_saved(table: Table, card: Card) -> bool:
    """Whether something else is done, or about to be done, in place of the death of a summon without toughness."""
    return is_dealt_with(table, card) or effects().is_replaced(table, card.id, "dies", "left")


def is_dealt_with(table: Table, card: Card) -> bool:
    """Whether something else is about to be done in place of what would happen to a card."""
    return any(each.kind == "instead" and each.item is not None and each.item.it == card.id for each in table.agenda)


def is_spared(table: Table, card: Card, kind: str) -> bool:
    """Whether a card cannot be destroyed, or not by this kind of damage."""
    how = "be destroyed by battle" if kind == BATTLE else "be destroyed by effects"
    forbids = effects().forbidden
    if kind == BATTLE and any(forbids(table, "destroy monsters by battle", each) for each in _opposed(table, card)):
        return True
    return (
        any(check(table, card) for check in hooks.SPARED.at())
        or forbids(table, "be destroyed", card.id) is not None
        or forbids(table, how, card.id) is not None
    )


def _opposed(table: Table, card: Card) -> list[str]:
    """The summons that a card battles."""
    found: list[str] = []
    for strike in table.attack.strikes if table.attack is not None else ():
        met = [each.id for each in strike.blockers or [strike.target] if each.id in table.cards]
        found += met if strike.attacker.id == card.id else [strike.attacker.id] if card.id in met else []
    return found


def whose(batch: Sequence[Damage], card: Card) -> Facts:
    """What an event of destruction tells of the damage that caused it: by what, of whom, how, of which game."""
    causes = [_facts(each) for each in batch if each.to == card.id]
    return of_pokemon.destroyed_by(causes) if is_pokemon(card) else causes[-1]


def _facts(each: Damage) -> Facts:
    game = each.by_effect_of or each.game
    facts = ("by", each.source), ("of", each.whose or each.giver), ("how", each.kind), ("game", str(game or ""))
    return (*facts, ("from", "move")) if each.is_of_move else facts


def last_kind(card: Card) -> str:
    """Whether a battle has dealt the last of the damage on a card, or anything else."""
    return BATTLE if card.damage and card.hurt[2:3] == [BATTLE] else EFFECT


def facts_of(hurt: Sequence[str]) -> Facts:
    """The same of a card that keeps what damaged it last (Card.hurt)."""
    return tuple(zip(("by", "of", "how", "game", "from"), hurt, strict=False))
