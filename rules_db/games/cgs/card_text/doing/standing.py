"""What is in force without being carried out: static effects in play, and what resolved ones left behind for a time."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import chain
from typing import Any, NamedTuple

from rules_db.engine.still import kept, kept_still
from rules_db.games.cgs.card_text.contents import parts
from rules_db.games.cgs.card_text.doing import amounts, conditions, guarding, matching, values
from rules_db.games.cgs.card_text.doing.fighting import strikes
from rules_db.games.cgs.card_text.gained import effects_in, effects_of, game_of, of_kind, says, texts_of
from rules_db.games.cgs.card_text.model import Changed, Effect, OfAttacks, Ruled, Step, all_steps
from rules_db.games.cgs.card_text.reading import effects_of_kind
from rules_db.games.cgs.doing.course import lasting
from rules_db.games.cgs.doing.dealer import attaching, inflicting
from rules_db.games.cgs.doing.yugioh import concealing
from rules_db.games.cgs.doing.zones import presence
from rules_db.games.cgs.numbers import in_a_row
from rules_db.games.cgs.rules.c5_cards import activating as stopping
from rules_db.games.cgs.rules.c7_summon_properties import stats
from rules_db.games.cgs.state import Card, Item, Lasting, Table
from rules_db.games.cgs.words import IN_PLAY, Until


class InForce(NamedTuple):
    """A step that is in force: since when, by which effect, and for which cards and players; None for whom it names.

    `amounts` are what the changes of the step came to when its effect resolved, None where they are found out anew
    each time.
    """

    since: int
    step: Step
    by: Item
    on: frozenset[str] | None
    amounts: tuple[Fraction, ...] | None


def statics(text: str) -> tuple[tuple[int, Effect], ...]:
    """The effects of a text that simply hold while its card is in play, with their places."""
    return effects_of_kind(text, "static")


def has_static(card: Card) -> bool:
    """Whether a card says, or is given, anything that simply holds."""
    return bool(of_kind(texts_of(card), "static"))


def says_of_itself(card: Card, deed: str, is_allowed: bool = False) -> bool:
    """Whether a card that is not in play yet says of itself that it can, or cannot, be treated like this."""
    return bool(card.printed.text) and _says_of_this(card.printed.text, deed, is_allowed)


@cache
def _says_of_this(text: str, deed: str, is_allowed: bool) -> bool:
    return any(
        isinstance(step, Ruled)
        and deed in step.deed.split(" or ")
        and (step.is_allowed, step.is_forced) == (is_allowed, False)
        and step.what is not None
        and step.what.pick == "this"
        for _, effect in statics(text)
        for step in effect.steps
    )


def is_kept(table: Table, card: Card, deed: str, player: str) -> bool:
    """Whether a text in force, or its own, keeps a card in the Queue from something; `player` is whose item it is."""
    if says_of_itself(card, deed):
        return True
    for each in in_force(table, Ruled):
        step = each.step
        if not isinstance(step, Ruled) or step.deed != deed or step.what is None or step.what.pick != "all":
            continue
        is_theirs = step.what.of == "any" or (player == each.by.player) == (step.what.of == "you")
        if is_theirs and matching.is_like(table, card, step.what, each.by):
            return True
    return False


def said_of_itself(table: Table, card: Card, kind: Any, verb: str) -> list[InForce]:
    """The steps of a kind that a card which is not in play says of itself, where their condition holds."""
    if presence.is_in_play(table, card):
        return []
    return [
        InForce(card.since, step, by, None, None)
        for place, effect, steps in _steps_standing((card.printed.text,), kind, verb)
        if conditions.all_hold(table, effect.tests, by := Item("effect", card.id, card.player, effect=place))
        for step in steps
        if step.what is not None and step.what.pick == "this"
    ]


NOTHING = Effect("played")
"""The effect of a card that does nothing as it resolves."""


def effect_of(table: Table, by: Item) -> Effect:
    """The effect that is activated, or that something in force belongs to; NOTHING where a card does none as it is."""
    effects = effects_of(table.cards[by.card])
    return effects[by.effect] if by.effect < len(effects) else NOTHING


def in_force(table: Table, kind: type[Step], verb: str = "") -> list[InForce]:
    """Every step of this kind, in the order in which they came into force."""
    if not is_said(table, kind, verb):
        return []

    def found() -> list[InForce]:
        return sorted((*_standing(table, kind, verb), *_left(table, kind, verb)), key=lambda each: each.since)

    return _answered(table, (kind, verb), found)


def is_said(table: Table, kind: Any, verb: str) -> bool:
    """Whether any text at all, of those that stand or have left something behind, has such a step."""
    if not table.standing and not table.lasting:
        return False
    return kept(table, ("said", kind, verb), lambda: _is_said(table, kind, verb))


def _is_said(table: Table, kind: Any, verb: str) -> bool:
    cards = table.cards
    for each in table.standing:
        if _steps_standing(texts_of(cards[each]), kind, verb):
            return True
    return any(_steps_left(texts_of(cards[each.card]), each.effect, each.step, kind, verb) for each in table.lasting)


def _of_kind(step: Step, kind: type[Step], verb: str) -> tuple[Step, ...]:
    verbs = (verb, f"{verb} for a time")
    return tuple(part for part in parts(step) if isinstance(part, kind) and (not verb or part.verb in verbs))


@cache
def _steps_standing(
    texts: tuple[str, ...], kind: type[Step], verb: str
) -> tuple[tuple[int, Effect, tuple[Step, ...]], ...]:
    """The static effects of the texts of a card that have steps of a kind, with their places and those steps."""
    holding = of_kind(texts, "static")
    found = ((place, one, [_of_kind(step, kind, verb) for step in one.steps]) for place, one in holding)
    return tuple((place, one, tuple(chain(*steps))) for place, one, steps in found if any(steps))


@cache
def _steps_left(texts: tuple[str, ...], effect: int, step: int, kind: type[Step], verb: str) -> tuple[Step, ...]:
    """What of a kind a step left behind, by its place in the texts of a card."""
    return _of_kind(all_steps(effects_in(texts)[effect])[step], kind, verb)


_ASKED: ContextVar[tuple[tuple[str, int], ...]] = ContextVar("asked", default=())
"""The static effects that are being read just now: what one of them rests on is asked without it."""

DEEPEST = 3
"""How many static effects may rest on each other; what lies deeper is read as it is printed."""


def _answered(table: Table, question: Hashable, find: Callable[[], list[InForce]]) -> list[InForce]:
    """What is found; what the same answer needs many times, without the same effects, is found once."""
    asked = _ASKED.get()
    return kept_still(table, (question, frozenset(asked) if asked else None), find)


@contextmanager
def _without(card: str, place: int) -> Iterator[None]:
    """What is asked inside is answered without this effect, so that none rests on itself."""
    token = _ASKED.set((*_ASKED.get(), (card, place)))
    try:
        yield
    finally:
        _ASKED.reset(token)


def _standing(table: Table, kind: Any, verb: str) -> Iterator[InForce]:
    """What the static effects of cards in play say; a negated card says nothing, nor does a concealed one."""
    asked = _ASKED.get()
    if len(asked) >= DEEPEST:
        return
    for id_ in table.standing:
        card = table.cards[id_]
        said = _steps_standing(texts_of(card), kind, verb)
        if not said or not concealing.has_effects(card) or not presence.is_in_play(table, card):
            continue
        for place, effect, steps in said:
            if (id_, place) in asked or not says(card, place):
                continue
            for by in _instances(table, card, place, effect):
                if _says_so(table, card, effect, by, verb):
                    yield from (InForce(card.since, step, by, None, None) for step in steps)


def _instances(table: Table, card: Card, place: int, effect: Effect) -> list[Item]:
    """As whose effect it holds: its controller's or, for a card of the Dealer, one for each player or each copy."""
    by = Item("effect", card.id, card.controller or card.player, effect=place)
    if not inflicting.is_dealers(card):
        return [by]
    if inflicting.is_about_host(effect):
        return [replace(each, effect=place) for each in attaching.copies_of(table, card)]
    if not inflicting.holds(table, card, effect):
        return []
    return [replace(by, player=each[0], inflicts=each) for each in inflicting.instances(table)]


def _says_so(table: Table, card: Card, effect: Effect, by: Item, verb: str) -> bool:
    """Whether a static effect holds at all now."""
    with _without(card.id, by.effect):
        return (verb in SILENCING or not is_negated(table, card)) and conditions.all_hold(table, effect.tests, by)


NEGATE, LOSE, LOSE_POWERS = "negate effects", "lose abilities", "lose powers"
SILENCING = (NEGATE, LOSE, LOSE_POWERS)
"""The verbs that take away what cards say, the last all but moves; they are not taken away themselves."""


def _left(table: Table, kind: Any, verb: str) -> Iterator[InForce]:
    """What lasts for a time."""
    for each in table.lasting:
        steps = _steps_left(texts_of(table.cards[each.card]), each.effect, each.step, kind, verb)
        if steps and lasting.is_in_force(table, each):
            on = frozenset(target.id for target in each.on if _is_there(table, target.id, target.stay))
            by = Item("effect", each.card, each.player, effect=each.effect, inflicts=[*each.inflicts])
            yield from (InForce(each.since, step, by, on, in_a_row(each.amount)) for step in steps)


def step_left(table: Table, each: Lasting) -> Step:
    """The step that an effect left behind; steps within others count too."""
    return all_steps(effects_of(table.cards[each.card])[each.effect])[each.step]


def use_up(table: Table, deed: str, name: str) -> None:
    """Take away what has kept a player from a deed once; of several such texts one."""
    for each in table.lasting:
        step = step_left(table, each)
        if each.until is Until.ONCE and isinstance(step, Ruled) and step.deed == deed:
            left = [target for target in each.on if target.id != name]
            if len(left) < len(each.on):
                each.on = left
                table.lasting = [other for other in table.lasting if other is not each or left]
                return


def _is_there(table: Table, name: str, stay: int) -> bool:
    return name in table.players or matching.is_there(table, name, stay)


def reaching(table: Table, kind: type[Step], card: Card, verb: str = "") -> list[InForce]:
    """Every step of this kind in force that is about a card which is not unaffected by it."""
    if not is_said(table, kind, verb):
        return []
    return _answered(
        table, (kind, verb, card.id), lambda: [x for x in in_force(table, kind, verb) if is_about(table, x, card)]
    )


def is_about(table: Table, each: InForce, card: Card) -> bool:
    """Whether a step in force is about a card, which is not unaffected by it."""
    return _speaks_of(table, each, card) and not _is_kept_off(table, card, each.by)


def _speaks_of(table: Table, each: InForce, card: Card) -> bool:
    if each.on is not None:
        return card.id in each.on
    if each.step.what is None or (card.zone not in IN_PLAY and not matching.looks_elsewhere(each.step.what)):
        return False
    if not inflicting.reaches(table, card, each.by):
        return False
    with _without(each.by.card, each.by.effect):
        return matching.fits_there(table, card, each.step.what, each.by)


def amount_in_force(table: Table, each: InForce, place: int) -> Fraction:
    """By how much the change at a place of a step changes, or to what, on the scale of the Singularity."""
    assert isinstance(each.step, Changed)
    about, amount = each.step.changes[place]
    scale = values.scale(table, game_of(table.cards[each.by.card], each.by.effect), about)
    is_of_then = amount.property or amount.per is not None or amount.per_heads or amount.per_counter
    if each.amounts is None or not is_of_then:
        with _without(each.by.card, each.by.effect):
            return amounts.amount_of(table, amount, each.by) * scale
    return each.amounts[place] * scale


def is_negated(table: Table, card: Card) -> bool:
    """Whether the effects of a card are negated for a time, or as long as another card is in play, or lost."""
    return is_negated_by(table, card, *SILENCING)


def is_negated_by(table: Table, card: Card, *verbs: str) -> bool:
    """The same for some of SILENCING; keywords come and go in the order of time, and may be gained once more."""
    if not table.lasting and not table.standing:
        return False
    found = [x for verb in verbs for x in reaching(table, Step, card, verb) if guarding.lets_in(table, card, x)]
    return stopping.is_stopped(any(speaks_of_effects(table, each, card) for each in found))


def speaks_of_effects(table: Table, each: InForce, card: Card) -> bool:
    """Whether what the card of a step calls effects, or abilities, are those of another card too (7.1.1.f)."""
    return stats.effects_are_equivalent() or table.cards[each.by.card].printed.game is card.printed.game


def is_unaffected(table: Table, card: Card, by: Item, is_damage: bool = False) -> bool:
    """Whether a text keeps an effect of a card from having any influence on another; its own always have."""
    if by.card == card.id:
        return False
    source = table.cards[by.card]
    if strikes.is_of_move(source, by) and any(
        isinstance(step := each.step, OfAttacks) and strikes.is_kept_out(step, is_damage)
        and (step.other is None or matching.fits(table, source, step.other, each.by))
        for each in reaching(table, OfAttacks, card)
    ):  # fmt: skip
        return True
    return _is_kept_off(table, card, by)


def _is_kept_off(table: Table, card: Card, by: Item) -> bool:
    """Whether a text keeps all effects of a card like this from another; nothing keeps off such a text itself."""
    if by.card == card.id or not guarding.is_said(table):
        return False
    guards = [each for each in in_force(table, Ruled) if guarding.is_against(table, each, table.cards[by.card])]
    return any(_speaks_of(table, each, card) for each in guards)


def has_keyword(table: Table, card: Card, keyword: str) -> bool:
    """Whether a card has exactly that ability, and not one that comes to the same (14.4.2.c)."""
    return values.has_keyword(table, card, keyword)


def is_meant(table: Table, each: InForce, name: str) -> bool:
    """Whether a step in force is about a card or a player."""
    if name in table.cards:
        return (each.on is not None or each.step.what is not None) and is_about(table, each, table.cards[name])
    if each.on is not None:
        return name in each.on
    return each.step.what is None and name in conditions.people(table, each.step.who, each.by)
