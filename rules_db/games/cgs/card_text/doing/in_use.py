"""What cards say, as the ground asks for it (effects.py): effects are noted, offered, paid for and carried out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction

from rules_db.engine.choices import Answers
from rules_db.engine.kernel import Event, Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs.actions.values import Activate
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.contents import numbers_changed
from rules_db.games.cgs.card_text.doing import (
    activating,
    acts,
    aimed_still,
    amounts,
    costs,
    matching,
    noticing,
    permissions,
    preparing,
    standing,
    values,
)
from rules_db.games.cgs.card_text.doing.acts import choosing, in_turn, later, letting_play
from rules_db.games.cgs.card_text.doing.acts.choosing import flip
from rules_db.games.cgs.card_text.doing.acts.dealing.damage import NOTHING
from rules_db.games.cgs.card_text.doing.changes import becoming
from rules_db.games.cgs.card_text.doing.fighting import moments, opposed
from rules_db.games.cgs.card_text.doing.hearing import looking_back
from rules_db.games.cgs.card_text.doing.instead import limiting, replacing
from rules_db.games.cgs.card_text.doing.paying import ability_costs, paying_with
from rules_db.games.cgs.card_text.doing.step import LEFT, Doing, under
from rules_db.games.cgs.card_text.gained import effects_of, texts_of
from rules_db.games.cgs.card_text.inspecting import adds_mana
from rules_db.games.cgs.card_text.model import Coins, Effect, Mana, Ruled, Step, all_steps
from rules_db.games.cgs.card_text.reading import require_chosen, require_own_name, require_time
from rules_db.games.cgs.card_text.reading import texts_of as effect_texts
from rules_db.games.cgs.card_text.said.happenings import FOUGHT, FOUGHT_AS_ATTACKER
from rules_db.games.cgs.card_text.said.keywords import CYCLING
from rules_db.games.cgs.doing.conditions import abilities
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.dealer import attaching, joining
from rules_db.games.cgs.doing.playing import limits
from rules_db.games.cgs.doing.zones import presence
from rules_db.games.cgs.effects import use
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.rules.c9_magic import lands, planeswalkers
from rules_db.games.cgs.state import Card, Item, Table
from rules_db.games.cgs.state import Mana as Pooled
from rules_db.games.cgs.words import ON_FIELD

assert acts
assert moments

TURNING = ("tap", "untap", "change position", "regenerate")
"""The verbs by which a text turns cards."""

AT, COINS = "at", "coins"
"""Where an item keeps which step comes next, and that its coins have been flipped."""


class CardText:
    """The Effects of all cards with text."""

    def enters_game(self, table: Table, card: Card) -> None:
        if not card.printed.text:
            return
        require_own_name(card.printed.text, card.printed.name)
        require_time(card.printed.text, card.printed.types)
        require_chosen(card.printed.text)
        for name in noticing.watched_names(card.printed.text):
            table.watching.setdefault(name, []).append(card.id)

    def comes_into_play(self, table: Table, card: Card) -> None:
        if card.id not in table.standing and standing.has_static(card):
            table.standing.append(card.id)

    def options(self, table: Table, player: str) -> Iterable[Activate]:
        own = presence.belonging_to(table, player)
        for card in [card for card in own if card.gained or activating.at_will(card.printed.text)]:
            yield from _options_of(table, card, player)
        for card in presence.found_in_play(table, activating.is_for_all):
            if card.controller not in (player, ""):
                yield from _options_of(table, card, player)

    def why_not(self, table: Table, action: Activate) -> Refusal | None:
        card, place = table.cards[action.card], action.effect - 1
        effects = effects_of(card)
        if place >= len(effects) or effects[place].kind not in activating.AT_WILL:
            return book.refuse(under("5.2.6"), card=card.id, effect=action.effect)
        by = Item("effect", card.id, action.player, effect=place, said=preparing.said_of(action.said))
        return (
            activating.why_not(table, card, place, action.player, by)
            or _why_not_using(table, effects[place], by, action.using)
            or activating.why_not_aimed(table, effects[place], by, action.targets)
        )

    def is_fast(self, table: Table, action: Activate) -> bool:
        card = table.cards[action.card]
        effects = effects_of(card)
        return action.effect <= len(effects) and activating.is_fast(card, action.effect - 1)

    def activate(self, table: Table, trace: Trace, action: Activate) -> Item | None:
        card, place = table.cards[action.card], action.effect - 1
        effect = effects_of(card)[place]
        said = preparing.said_of(action.said) | {preparing.READY: "yes"}
        item = Item("effect", card.id, action.player, effect=place, stay=card.stay, said=said)
        item.targets = activating.aimed(table, effect, item, action.targets)
        activating.spend(table, card, place)
        doing = Doing(table, trace, item, paying_with.Named(action.using))
        _pay(doing, effect)
        if effect.name == CYCLING:
            happenings.happen(table, trace, "cycled", under("9.10.2"), action.player, card=card.id)
        if card.stay != item.stay:
            item.said[amounts.LAST] = amounts.last_of(card, item.stay)  # It has been given up for its own effect.
        if not lands.adds_at_once(card) or not adds_mana(effect, is_of(card, "land")):
            return item
        for step in effect.steps:
            doing.do(step)
        return None

    def mana_of(self, table: Table, action: Activate) -> list[Pooled]:
        effects, card = effects_of(table.cards[action.card]), table.cards[action.card]
        effect = effects[action.effect - 1] if 0 < action.effect <= len(effects) else None
        if effect is None or not adds_mana(effect, is_of(card, "land")) or not lands.adds_at_once(card):
            return []
        said = preparing.said_of(action.said)
        by = Item("effect", card.id, action.player, effect=action.effect - 1, said=said)
        return [mana for step in effect.steps if isinstance(step, Mana) for mana in choosing.mana_of(table, step, by)]

    def of_play(self, table: Table, item: Item) -> Item | None:
        effects, place = effects_of(table.cards[item.card]), activating.place_of_played(table.cards[item.card])
        if place is None:
            item.effect = len(effects)  # What only waits or holds is not done as its card resolves.
            return None
        effect = effects[place]
        names = [each.id for each in item.targets]
        item.said |= opposed.said(table, table.cards[item.card], place, item.player)
        item.effect, item.targets = place, activating.aimed(table, effect, item, names)
        item.said |= preparing.said_of(item.said.get("said", "")) | {preparing.READY: "yes"}
        return item

    def why_not_targets(self, table: Table, card: Card, player: str, targets: tuple[str, ...]) -> Refusal | None:
        place = activating.place_of_played(card)
        if place is None:
            return book.refuse(under("5.10.32"), card=card.id, too_many=list(targets)) if targets else None
        effect, by = effects_of(card)[place], Item("effect", card.id, player, effect=place)
        by.said |= opposed.said(table, card, place, player)
        return activating.why_not_aimed(table, effect, by, targets)

    def before_it_enters(self, table: Table, item: Item, answers: Answers) -> None:
        if not item.is_face_down and not item.on:
            becoming.choose(table, table.cards[item.card], item.player, answers)

    def carry_out(self, table: Table, trace: Trace, item: Item, answers: Answers) -> bool:
        effects = effects_of(table.cards[item.card])
        if attaching.is_copy(item):
            joining.attach(table, trace, item)
            return True
        if item.effect >= len(effects) or preparing.is_void(item):
            return True
        if AT not in item.said and _has_left_meanwhile(table, item):
            item.said[matching.OTHER_STAY] = "yes"
        if later.is_put_off(item):
            later.carry_out(Doing(table, trace, item, answers))
            return True
        if aimed_still.does_nothing(table, effects[item.effect], item):
            trace.emit("does nothing", under("8.1.5"), item.player, card=item.card)
            return True
        return _next_step(Doing(table, trace, item, answers), effects[item.effect])

    def watching_from_field(self, table: Table, names: Iterable[str]) -> dict[str, str]:
        return looking_back.watching_from_field(table, names)

    def notice(self, table: Table, event: Event, gone: Mapping[str, str]) -> None:
        noticing.notice(table, event, gone)

    def changed(self, table: Table, card: Card, stat: str, value: Fraction) -> Fraction:
        return values.changed(table, card, stat, value)

    def about(self, card: Card, effect: int) -> tuple[str, list[str], list[str]]:
        effects = effects_of(card)
        if effect > len(effects):
            return "", [], []
        steps = all_steps(effects[effect - 1])
        changes = [about for step in steps for about in numbers_changed(step)]
        said = [said for text in texts_of(card) for said in effect_texts(text)]
        turned = [step.what.kind for step in steps if step.verb in TURNING and step.what is not None]
        return said[effect - 1], turned, changes

    def forbidden(self, table: Table, deed: str, name: str) -> Refusal | None:
        step = permissions.forbidden(table, deed, name)
        return None if step is None else book.refuse(under("14.1.1"), about=name, cannot=deed)

    def use_up(self, table: Table, deed: str, name: str) -> None:
        standing.use_up(table, deed, name)

    def times(self, table: Table, deed: str, name: str) -> int:
        return max((each.number for each in permissions.more_allowed(table, deed, name)), default=1)

    def more_often(self, table: Table, deed: str, player: str, card: Card) -> int:
        return permissions.more_often(table, deed, player, card)

    def most(self, table: Table, deed: str, name: str) -> int | None:
        return limiting.most(table, deed, name)

    def hand_size(self, table: Table, player: str, usual: int) -> int:
        return limiting.hand_size(table, player, usual)

    def may_be_played_fast(self, table: Table, card: Card) -> bool:
        return limiting.may_be_played_fast(table, card) or abilities.has_flash(table, card)

    def says_of_card(self, table: Table, deed: str, card: Card, name: str) -> bool:
        own = standing.said_of_itself(table, card, Ruled, "rule") if name == card.id else []
        return any(
            isinstance(step := each.step, Ruled)
            and (step.deed, step.is_allowed) == (deed, True)
            and (name == card.id or standing.is_about(table, each, table.cards[name]))
            and (step.against is None or matching.is_like(table, card, step.against, each.by))
            for each in (*own, *standing.in_force(table, Ruled))
        )

    def is_for_any_time(self, card: Card) -> bool:
        return standing.says_of_itself(card, "be played at any time", is_allowed=True)

    def playable(self, table: Table, player: str) -> Sequence[str]:
        return letting_play.playable(table, player) if table.lasting or table.standing else ()

    def sees_top(self, table: Table, player: str, card: Card) -> bool:
        return letting_play.sees_top(table, player, card)

    def has_other_cost(self, card: Card) -> bool:
        return bool(card.printed.text) and preparing.alternative(card) is not None

    def why_not_otherwise(self, table: Table, card: Card, player: str) -> Refusal | None:
        return preparing.why_not_otherwise(table, card, player)

    def is_replaced(self, table: Table, name: str, *would: str) -> bool:
        return replacing.is_replaced(table, name, *would)

    def without_saved(self, table: Table, trace: Trace, names: Sequence[str]) -> list[str]:
        return [each for each in names if not replacing.is_saved(table, trace, each)]


def _options_of(table: Table, card: Card, player: str) -> Iterator[Activate]:
    for place, effect in activating.activatable(card):
        if not activating.is_where_it_works(table, card, effect):
            continue
        by = Item("effect", card.id, player, effect=place)
        if activating.why_not(table, card, place, player, by) is None:
            for using in paying_with.ways_to_pay(table, effect.costs, by):
                for targets in activating.ways_to_aim(table, effect, by):
                    yield Activate(player, card.id, place + 1, targets, using)


def _why_not_using(table: Table, effect: Effect, by: Item, using: tuple[str, ...]) -> Refusal | None:
    short = paying_with.wanting(table, effect.costs, by, using)
    return book.refuse(under("4.4.2"), card=by.card, cards_still_to_name=short) if short else None


def _has_left_meanwhile(table: Table, item: Item) -> bool:
    """Whether the card of an effect has left its place while that waited: it is no longer the one that says so."""
    card = table.cards[item.card]
    when = effects_of(card)[item.effect].when
    if when is not None and when.event in (FOUGHT, FOUGHT_AS_ATTACKER) and card.zone not in ON_FIELD:
        return True
    return bool(item.since) and not item.way and not item.inflicts and card.stay != item.stay


def _pay(doing: Doing, effect: Effect) -> None:
    """Pay what the effect costs; a loyalty ability changes the loyalty by its number (9.9.6)."""
    card = doing.source
    costs.pay_all(doing, ability_costs.of(doing.table, card, effect), doing.player)
    if effect.kind == "loyalty":
        change = planeswalkers.change_of_loyalty(effect.loyalty)
        card.counters["loyalty"] = card.counters.get("loyalty", 0) + change
        limits.use(doing.table, activating.loyalty_limit_of(card))
        doing.trace.emit("loyalty changed", under("9.9.6"), doing.player, card=card.id, by=effect.loyalty)


def _next_step(doing: Doing, effect: Effect) -> bool:
    """Do what comes next of an effect: flip coins, or do a step."""
    item = doing.item
    at = int(item.said.get(AT, "0"))
    if at >= len(effect.steps):
        return True
    step = effect.steps[at]
    if coins := _unflipped(item, step):
        flip(doing, coins)
        return False
    in_turn.do_one(doing, step, effect.steps[at + 1 :])
    if at == 0 and effect.when is not None and not effect.costs and not item.inflicts:
        _spend_if_done(doing, effect)
    item.said[AT] = str(len(effect.steps) if NOTHING in item.said else at + 1)
    _forget_coins(item, step)
    return int(item.said[AT]) == len(effect.steps)


def _spend_if_done(doing: Doing, effect: Effect) -> None:
    """A limited effect that its player has not left is used."""
    if preparing.is_left_to_player(effect) and LEFT not in doing.item.said:
        activating.spend(doing.table, doing.source, doing.item.effect)


def _unflipped(item: Item, step: Step) -> Coins | None:
    """The coins of a step that have not been flipped yet."""
    if not isinstance(step, Coins) or COINS in item.said:
        return None
    item.said[COINS] = "flipped"
    return step


def _forget_coins(item: Item, step: Step) -> None:
    """The next coins of the effect are flipped anew; how many heads there were is still known."""
    if isinstance(step, Coins):
        item.said.pop(COINS)


use(CardText())
