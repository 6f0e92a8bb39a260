"""damage, damage counters, heal, life, prevent, and what a move does more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from rules_db.engine.kernel import Event
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks, kinds
from rules_db.games.cgs.card_text.doing import amounts, matching, permissions, standing, values
from rules_db.games.cgs.card_text.doing.instead import altering
from rules_db.games.cgs.card_text.doing.step import GENERAL, Doing, act, under
from rules_db.games.cgs.card_text.model import Counted, CountersMoved, Paired, Step
from rules_db.games.cgs.card_text.said.vocabulary import (
    DOWN_TO,
    FELLED_BY_THIS,
    HALF_OF_REST,
    HALVE,
    MORE_PRIZES,
    OF_EFFECTS,
)
from rules_db.games.cgs.card_text.selecting import TAKEN, Amount, Selector
from rules_db.games.cgs.doing.course import ending, happenings
from rules_db.games.cgs.doing.fighting import damage
from rules_db.games.cgs.doing.fighting.battle import left_of
from rules_db.games.cgs.doing.fighting.damage import EFFECTS_ON_IT
from rules_db.games.cgs.doing.monopoly.collecting import collect
from rules_db.games.cgs.doing.zones import prizes
from rules_db.games.cgs.numbers import exact, told
from rules_db.games.cgs.properties import OFFENSIVE, stat
from rules_db.games.cgs.rules.c12_pokemon import attacking, spots
from rules_db.games.cgs.rules.c12_pokemon import damage as of_pokemon
from rules_db.games.cgs.rules.c12_pokemon.damage import RESISTANCE, WEAKNESS
from rules_db.games.cgs.state import Card, Table, Task
from rules_db.games.cgs.words import ON_FIELD, Game

MORE = "more damage"
"""Where an item in the Queue keeps how much more damage its move does, as printed; less is below 0."""

DOES = "does"
"""Where it keeps how much damage the move does in place of what is printed, as printed."""

PLAIN = {
    "plain": (WEAKNESS, RESISTANCE), "without Weakness": (WEAKNESS,), "without Resistance": (RESISTANCE,),
    "past effects": (EFFECTS_ON_IT,), "plain past effects": (WEAKNESS, RESISTANCE, EFFECTS_ON_IT),
    "past effects without Weakness": (WEAKNESS, EFFECTS_ON_IT),
    "past effects without Resistance": (RESISTANCE, EFFECTS_ON_IT),
}  # fmt: skip
"""Said there of a move whose damage Weakness, Resistance, or effects on whatever takes it, do not change."""

NOTHING = "nothing"
"""Said there of a move that does nothing: neither damage nor what else it would do."""


def in_singularity(doing: Doing, amount: Amount) -> Fraction:
    """An amount of damage or life, as the game of the card means it (7.3.1, 10.2.2.R1, 12.2.1.R1)."""
    return doing.exactly(amount) * values.scale(doing.table, doing.game)


def _life(doing: Doing, amount: Amount, of: str = "") -> int:
    """How much life an amount is; `of` is whose life it is a part of."""
    if of and amount.property == "life":
        doing = replace(doing, item=replace(doing.item, player=of))
    return values.whole_life(doing.game, in_singularity(doing, amount))


def _rule_of_life(doing: Doing) -> str:
    """Under which rule life changes: what a Yu-Gi-Oh! card names is divided first (10.2.2.a)."""
    return under("10.2.2.a") if doing.game is Game.YUGIOH else GENERAL


@act("damage")
def deal(doing: Doing, step: Counted) -> None:
    """Effect damage to cards and players together; what it is lethal for is destroyed."""
    by = None if step.by is None else doing.of(step, step.by)
    cards, players = doing.aims(step)
    names = [*(card.id for card in cards if _takes_damage(card)), *players]
    if by is None:
        amount = in_singularity(doing, step.amount)
        batch = [_damage(doing, each, amount, _kind(doing, each)) for each in names]
    else:
        batch = [_damage_of(doing, card, each, _of_each(doing, card, step.amount)) for card in by for each in names]
    _deal(doing, batch)


def _deal(doing: Doing, batch: Sequence[damage.Damage]) -> None:
    """Deal damage and destroy what it is lethal for; the effect knows afterwards how much was dealt."""
    before = len(doing.trace.events)
    damage.deal_and_destroy(doing.table, doing.trace, batch, under("5.10.18"), under("5.10.20"))
    dealt = damage.dealt_by({each.source for each in batch}, doing.trace.events[before:])
    doing.item.said[TAKEN] = str(dealt)


def deal_shares(doing: Doing, shares: Mapping[str, int]) -> None:
    """Effect damage of which each card or player gets a part of its own."""
    scale = values.scale(doing.table, doing.game)
    names = [each for each in shares if each not in doing.table.cards or _takes_damage(doing.table.cards[each])]
    _deal(doing, [_damage(doing, each, shares[each] * scale, _kind(doing, each)) for each in names])


def _of_each(doing: Doing, card: Card, amount: Amount) -> Fraction:
    """How much each of several cards deals: by its own numbers, or as much as is said of all."""
    if amount.of != "its":
        return in_singularity(doing, amount)
    if card.zone in ON_FIELD:
        return stat(doing.table, card, amount.property)
    return amounts.number_of(doing.table, card, amount, doing.item, amounts.LAST) or Fraction(0)


def _damage_of(doing: Doing, card: Card, to: str, amount: Fraction) -> damage.Damage:
    """Effect damage that a card deals because an effect has it do so, which may be that of another card."""
    colors = tuple(sorted(values.colors(doing.table, card)))
    player, by = card.controller or card.player, doing.source.printed.game
    return damage.Damage(
        to, amount, damage.EFFECT, card.id, player, card.printed.game, colors,
        by_effect_of=by, caused_by=doing.whose,
    )  # fmt: skip


def _kind(doing: Doing, name: str) -> str:
    """Effect damage; so is that of a move to Benched Pokémon (12.7.9.a)."""
    card = doing.table.cards.get(name)
    is_bench_damage = card is not None and doing.effect.kind == "move" and spots.is_benched(card)
    return damage.BATTLE if is_bench_damage and not attacking.bench_damage_is_effect() else damage.EFFECT


def _takes_damage(card: Card) -> bool:
    """A summon or a planeswalker in play of a game whose chapter says how it takes damage."""
    if card.zone not in ON_FIELD:
        return False
    return card.printed.game in hooks.SUMMONS and (kinds.is_summon(card) or kinds.is_of(card, "planeswalker"))


def _damage(doing: Doing, to: str, amount: Fraction, kind: str) -> damage.Damage:
    source = doing.source
    colors = tuple(sorted(values.colors(doing.table, source)))
    is_of_move = doing.effect.kind == "move" and kind != damage.BATTLE
    return damage.Damage(to, amount, kind, source.id, doing.whose, source.printed.game, colors, is_of_move=is_of_move)


@act("fight")
def fight(doing: Doing, step: Paired) -> None:
    """Two summons deal damage to each other at the same moment, as much as their offensive stats; it is no battle."""
    ones, others = doing.cards(step), doing.others(step)
    pairs = [(one, other) for one in ones for other in others if one is not other]
    fighting = [(one, other) for one, other in pairs if _takes_damage(one) and _takes_damage(other)]
    blows = [pair for one, other in fighting for pair in ((one, other), (other, one))]
    damage.foresee(doing.table, doing.trace, [_damage_of(doing, card, to.id, Fraction(0)) for card, to in blows])
    batch = [_damage_of(doing, card, to.id, stat(doing.table, card, OFFENSIVE)) for card, to in blows]
    damage.deal_and_destroy(doing.table, doing.trace, batch, under("5.10.18"), under("5.10.20"))


@act("put damage counters")
def put_damage_counters(doing: Doing, step: Counted) -> None:
    """So much damage that nothing changes or prevents (12.7.11)."""
    count = doing.count(step.amount)
    _put(doing, {card.id: count for card in doing.cards(step) if _takes_damage(card)})


def _put(doing: Doing, counters: dict[str, int]) -> None:
    """So many damage counters on each card, at the same moment."""
    is_attack = doing.effect.kind == "move"
    as_damage = attacking.damage_of_attack_counters if is_attack else attacking.damage_of_other_counters
    worth = {each: Fraction(as_damage(count * of_pokemon.worth_of_counter())) for each, count in counters.items()}
    batch = [
        replace(_damage(doing, each, count, damage.COUNTER), is_fixed=attacking.is_fixed())
        for each, count in worth.items()
    ]
    damage.deal_and_destroy(doing.table, doing.trace, batch, under("12.7.11"), under("5.10.20"))


@act(DOWN_TO)
def put_down_to(doing: Doing, step: Counted) -> None:
    """As many as it takes until no more than so much is left of each."""
    left = int(in_singularity(doing, step.amount))
    counts = {card.id: int(left_of(doing.table, card)) - left for card in doing.cards(step) if _takes_damage(card)}
    _put(doing, {each: count for each, count in counts.items() if count > 0})


@act(HALF_OF_REST)
def deal_half(doing: Doing, step: Step) -> None:
    """Half of what is left of each, a part of a damage counter being a whole one."""
    halves = {card.id: -(-left_of(doing.table, card) // 2) for card in doing.cards(step) if _takes_damage(card)}
    _deal(doing, [_damage(doing, each, Fraction(half), _kind(doing, each)) for each, half in halves.items()])


@act(MORE_PRIZES)
def take_more_prizes(doing: Doing, step: Counted) -> None:
    """Kept until the damage of the move is dealt."""
    count = doing.count(step.amount)
    doing.item.said[MORE_PRIZES] = str(count)
    doing.trace.emit("move changed", under(GENERAL), doing.player, card=doing.item.card, prizes=count)


@hooks.ANSWERS.hang("destroyed")
def _earns_more(table: Table, trace: Trace, event: Event) -> None:
    """What the damage of a move has Knocked Out is known to the move; whoever takes a Prize card for it takes more."""
    strikes = table.attack.strikes if table.attack is not None else ()
    of_move = [each.item for each in strikes if each.attacker.id == event.get("by") and each.item is not None]
    for item in of_move if event.get("how") == damage.BATTLE else ():
        if event.who != item.player:
            item.said[FELLED_BY_THIS] = "yes"
    due = [each for each in table.agenda if (each.kind, each.cause) == (prizes.TAKE, event.number)]
    if event.get("how") != damage.BATTLE or not of_move or not due or due[0].player != of_move[0].player:
        return
    more = int(of_move[0].said.get(MORE_PRIZES, "0"))
    table.agenda += [Task(prizes.TAKE, due[0].player, data=[under(GENERAL)], cause=event.number) for _ in range(more)]


@act("spread damage counters")
def spread_damage_counters(doing: Doing, step: Counted) -> None:
    """One after the other, each where the effect's player likes; all of them come at the same moment."""
    among = [card for card in doing.cards(step) if _takes_damage(card)]
    picked = [card for _ in range(doing.count(step.amount)) for card in doing.chosen(doing.player, ONE, among)]
    _put(doing, {card.id: picked.count(card) for card in picked})


ONE = Selector("choose")
"""One card of those that there are."""


@act("heal")
def heal(doing: Doing, step: Counted) -> None:
    """No more than there is."""
    for card in doing.cards(step):
        wanted = card.damage if step.is_all else damage.rounded(in_singularity(doing, step.amount))
        healed = min(card.damage, wanted)
        if healed:
            card.damage -= healed
            happenings.happen(
                doing.table, doing.trace, "healed", under("12.2.3"), doing.player, card=card.id, amount=healed
            )


@act("move damage counters")
def move_damage_counters(doing: Doing, step: CountersMoved) -> None:
    """As many as are there at most, from one card to another."""
    for one in doing.cards(step):
        for other in doing.others(step, lambda card, one=one: card is not one and _takes_damage(card)):  # type: ignore[misc]
            count = min(doing.count(step.amount), int(one.damage))
            if count:
                one.damage -= count
                happenings.happen(
                    doing.table, doing.trace, "healed", under("12.2.3"), doing.player, card=one.id, amount=count
                )
                _put(doing, {other.id: count})


@act("more damage")
def more_damage(doing: Doing, step: Counted) -> None:
    """The damage of the move that this card uses is changed before it is dealt; nothing is no damage and no more.

    Where the text says how much the move does, that stands in the place of what is printed.
    """
    if step.is_all:
        doing.item.said[NOTHING] = "yes"
        doing.trace.emit("move changed", under(GENERAL), doing.player, card=doing.item.card, by=NOTHING)
        return
    if step.counter in PLAIN:
        doing.item.said[step.counter] = "yes"
        doing.trace.emit("move changed", under(GENERAL), doing.player, card=doing.item.card, by=step.counter)
        return
    if step.counter == "does":
        doing.item.said[DOES] = told(doing.exactly(step.amount))
        doing.trace.emit("move changed", under(GENERAL), doing.player, card=doing.item.card, does=doing.item.said[DOES])
        return
    sign = -1 if step.counter == "less" else 1
    total = exact(doing.item.said.get(MORE, "0")) + sign * doing.exactly(step.amount)
    doing.item.said[MORE] = told(total)
    doing.trace.emit("move changed", under(GENERAL), doing.player, card=doing.item.card, by=told(total))


@act("gain")
def gain(doing: Doing, step: Counted) -> None:
    count = _life(doing, step.amount)
    for name in doing.people(step):
        if count > 0 and permissions.forbidden(doing.table, "gain life", name) is None:
            gained = altering.life_gained(doing.table, name, count)
            doing.table.players[name].life += gained
            happenings.happen(doing.table, doing.trace, "life gained", _rule_of_life(doing), name, amount=gained)


@act("lose")
def lose(doing: Doing, step: Counted) -> None:
    losing = [each for each in doing.people(step) if permissions.forbidden(doing.table, "lose life", each) is None]
    counts = {each: max(_life(doing, step.amount, each), 0) for each in losing}
    doing.item.said[TAKEN] = str(sum(counts.values()))
    for name, count in counts.items():
        if count > 0:
            damage.lose_life(doing.table, name, count)
            happenings.happen(doing.table, doing.trace, "life lost", _rule_of_life(doing), name, amount=count)
    ending.check(doing.table, doing.trace)


@act("pay you")
def pay_you(doing: Doing, step: Counted) -> None:
    """Each player who is meant pays the player of the effect, with what they have (18.2.2.c)."""
    owing = [(each, int(doing.count(step.amount, each))) for each in doing.people(step) if each != doing.player]
    for name, amount in owing:
        event = happenings.happen(doing.table, doing.trace, "owes", under("5.10.42"), name, amount=amount)
        collect(doing.table, doing.item, [name], amount, under("5.10.42"), event.number)


@act("become life")
def become_life(doing: Doing, step: Counted) -> None:
    """To set a life is to gain or to lose what is between."""
    wanted = _life(doing, step.amount)
    for name in doing.people(step):
        more = wanted - doing.table.players[name].life
        deed = "gain life" if more > 0 else "lose life"
        if permissions.forbidden(doing.table, deed, name) is not None:
            continue
        doing.table.players[name].life = wanted
        if more:
            kind = "life gained" if more > 0 else "life lost"
            happenings.happen(doing.table, doing.trace, kind, _rule_of_life(doing), name, amount=abs(more))
    ending.check(doing.table, doing.trace)


@act("prevent next")
def prevent_next(doing: Doing, step: Counted) -> None:
    """A shield for so much damage in this turn, for each that is named."""
    cards, players = doing.aims(step)
    amount = in_singularity(doing, step.amount)
    for each in (*(card.id for card in cards), *players):
        doing.leave_behind(step, [each], amount)
        doing.trace.emit("shielded", under(GENERAL), doing.player, about=each, amount=told(amount))


@damage.PREVENTS.hang()
def _is_prevented(table: Table, dealt: damage.Damage) -> bool:
    """Whether a text in force prevents this damage."""
    if altering.is_unprevented(table):
        return False
    is_past = EFFECTS_ON_IT in dealt.without
    for each in standing.in_force(table, Counted, "prevent"):
        step = each.step
        if not isinstance(step, Counted) or (step.is_battle and dealt.kind != damage.BATTLE):
            continue
        if step.counter == OF_EFFECTS and dealt.kind != damage.EFFECT:
            continue
        if is_past and step.side in ("to", "from") and dealt.to in table.cards:
            continue
        if step.side == "from" and not altering.is_dealt_by(table, dealt, step, each):
            continue
        if step.side == "from" and standing.is_meant(table, each, dealt.to):
            return True
        if _is_of_side(table, dealt, each, step.side) and _takes_part(table, each, step.by):
            return True
    return False


def _takes_part(table: Table, each: standing.InForce, which: Selector | None) -> bool:
    """Whether any of the cards that are meant attacks, is attacked or blocks; where none are meant it is so."""
    if which is None:
        return True
    strikes = table.attack.strikes if table.attack is not None else ()
    names = {target.id for each_ in strikes for target in (each_.attacker, each_.target, *each_.blockers)}
    return any(card.id in names for card in matching.found(table, which, each.by))


def _is_of_side(table: Table, dealt: damage.Damage, each: standing.InForce, side: str) -> bool:
    """Whether damage is dealt to, or by, what a text speaks of."""
    if side == "any" or (side != "by" and standing.is_meant(table, each, dealt.to)):
        return True
    return side in ("by", "both") and dealt.source in table.cards and standing.is_meant(table, each, dealt.source)


@damage.CHANGES.hang(place=60)
def _halved(table: Table, dealt: damage.Damage) -> damage.Damage:
    """Half of what a player would take, as often as a text says so."""
    for each in standing.in_force(table, Counted, HALVE) if dealt.to in table.players else ():
        step = each.step
        if not isinstance(step, Counted) or (step.is_battle and dealt.kind != damage.BATTLE):
            continue
        if standing.is_meant(table, each, dealt.to) and _takes_part(table, each, step.by):
            dealt = replace(dealt, amount=dealt.amount / 2)
    return dealt


@damage.CHANGES.hang(place=10)
def _shielded(table: Table, dealt: damage.Damage) -> damage.Damage:
    """What is left of a damage behind the shields against so much of it, which it uses up."""
    is_past = altering.is_unprevented(table) or EFFECTS_ON_IT in dealt.without
    for each in table.lasting if not is_past else ():
        step = standing.step_left(table, each)
        if step.verb == "prevent next" and any(target.id == dealt.to for target in each.on):
            left = exact(each.amount)
            kept = min(left, dealt.amount)
            each.amount = told(left - kept)
            dealt = replace(dealt, amount=dealt.amount - kept)
    return dealt
