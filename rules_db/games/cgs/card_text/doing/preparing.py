"""What comes first: further costs and conditions of a card that is played, targets of an effect as it joins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.kernel import Event, Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing import activating, conditions, costs, standing, whose
from rules_db.games.cgs.card_text.doing.acts import choosing, counters
from rules_db.games.cgs.card_text.doing.acts.dealing import dividing
from rules_db.games.cgs.card_text.doing.acts.later import PUT_OFF
from rules_db.games.cgs.card_text.doing.paying import asked_to_pay
from rules_db.games.cgs.card_text.doing.step import ACTS, GENERAL, Doing, under
from rules_db.games.cgs.card_text.gained import effects_of, printed_of_kind
from rules_db.games.cgs.card_text.inspecting import flashbacks
from rules_db.games.cgs.card_text.model import Counted, Effect, Left, Step, aims
from rules_db.games.cgs.card_text.reading import effects_of_kind
from rules_db.games.cgs.card_text.said.as_it_enters import COLORS_OF_MAGIC
from rules_db.games.cgs.card_text.said.limits.only import TRIGGER
from rules_db.games.cgs.card_text.selecting import fewest
from rules_db.games.cgs.card_text.verbs.copying import NEW_TARGETS
from rules_db.games.cgs.card_text.verbs.counters import ENTER_WITH
from rules_db.games.cgs.doing.course import happenings, queue
from rules_db.games.cgs.doing.playing import limits, playing
from rules_db.games.cgs.doing.playing.saying import BY_OTHER_COST
from rules_db.games.cgs.rules.c5_cards import costs as conditional
from rules_db.games.cgs.rules.c15_uno import playing as uno
from rules_db.games.cgs.state import Card, Item, Table, Task
from rules_db.games.cgs.words import Zone

READY, VOID = "ready", "void"
"""Where an item keeps that its effect has been aimed and paid for, or that it cannot be and does nothing."""


def said_of(said: str) -> dict[str, str]:
    """What is said of an activation besides: a number is its X, a color that of its mana."""
    if said in COLORS_OF_MAGIC:
        return {choosing.NAMED: said}
    return {"X": said.removeprefix("X = ")} if said.removeprefix("X = ").isdigit() else {}


def is_void(item: Item) -> bool:
    return VOID in item.said


def alternative(card: Card) -> Effect | None:
    """What a text lets its player pay rather than its mana cost."""
    found = effects_of_kind(card.printed.text, "alternative cost")
    return found[0][1] if found else None


def why_not_otherwise(table: Table, card: Card, player: str) -> Refusal | None:
    """Why a card cannot be played for what its text allows rather than for its mana cost."""
    effect, by = alternative(card), Item("card", card.id, player)
    if effect is None or not conditions.all_hold(table, effect.tests, by):
        return book.refuse(under("4.4.2"), card=card.id, mana_cost="is paid")
    return costs.why_not_all(table, further_costs(card, True), by, player)


def further_costs(card: Card, is_otherwise: bool = False, way: str = "") -> tuple[Step, ...]:
    """What a text asks for besides mana before its card is played, or a Trap flipped: also what its effect costs."""
    kinds = ("additional cost", "kicker", *(("alternative cost",) if is_otherwise else ()))
    found = [effect for kind in kinds for _, effect in effects_of_kind(card.printed.text, kind)]
    found += flashbacks(card.printed.text) if way == playing.FLASHBACK else ()
    place = activating.place_of_played(card)
    if place is not None:
        found.append(effects_of(card)[place])
    return tuple(cost for effect in found for cost in effect.costs)


@hooks.PLAY_CHECKS.hang()
def why_not_play(table: Table, card: Card, play: Play) -> Refusal | None:
    """Why the text of a card keeps it from being played: a condition that is not met, a cost that nobody can pay.

    A card that is Set is concealed, and its text asks for nothing (10.1.7.c).
    """
    if play.is_face_down:
        return None
    is_onto_pile = play.zone is Zone.UNO_PILE and not play.on
    is_aimed = play.on and activating.targets_its_host(card, play.is_face_down, play.zone)
    if is_aimed and not activating.may_be_targeted(table, play.on, Item("effect", card.id, play.player)):
        return book.refuse(under("9.10.2"), card=card.id, on=play.on)
    if any(limits.used(table, limit) for limit in activating.limits_of_card(card, play.player)):
        return book.refuse(under("5.2.6"), card=card.id, once_per="turn")
    if refusal := activating.why_not_another(table, card, play.player):
        return refusal
    by = Item("card", card.id, play.player, said={"said": play.said})
    requirements = [effect for _, effect in effects_of_kind(card.printed.text, "requirement")]
    place = activating.place_of_played(card)
    if place is not None and effects_of(card)[place].kind != "triggered" and effects_of(card)[place].tests:
        requirements.append(effects_of(card)[place])
    is_waived = is_onto_pile and uno.waives_requirements() and uno.waives_conditions()
    if not is_waived and conditional.has_condition(bool(requirements)):
        is_satisfied = all(conditions.all_hold(table, effect.tests, by) for effect in requirements)
        if conditional.owed_condition(is_satisfied):
            return book.refuse("5.8.7", card=card.id, condition_met=False)
    if is_onto_pile and uno.waives_costs():
        return None
    way = playing.way_of(table, card, play)
    return costs.why_not_all(table, further_costs(card, way=way.name if way is not None else ""), by, play.player)


@hooks.ANSWERS.hang("joined the Queue")
def _joins(table: Table, trace: Trace, event: Event) -> None:
    """What has joined is paid for, or aimed, before anybody responds."""
    item = table.queue[-1]
    card = table.cards[item.card]
    host = [item.on] if activating.targets_its_host(card, item.is_face_down, item.zone) else []
    _tell_targets(table, trace, item, [each.id for each in item.targets if each.id] + host)
    if item.way and not item.is_face_down:
        for limit in activating.limits_of_card(card, item.player):
            limits.use(table, limit)
    if item.way and not item.is_face_down and further_costs(card, BY_OTHER_COST in item.said, item.way):
        table.agenda.append(Task("further costs", player=item.player, data=[str(item.since)]))
    effects = effects_of(card)
    if NEW_TARGETS in item.said:
        table.agenda.append(Task("aim anew", player=item.player, data=[str(item.since)]))
        return
    _have_divided(table, item)
    if item.kind == "effect" and not {READY, PUT_OFF, queue.COPY} & {*item.said} and item.effect < len(effects):
        effect = effects[item.effect]
        if effect.when is not None and not item.inflicts:
            _count(table, card, item, effect)
        if is_void(item):
            return
        if (effect.when is not None or effect.kind == "flip") and (aims(effect) or effect.costs):
            table.agenda.append(Task("aim", player=item.player, data=[str(item.since)]))


def _have_divided(table: Table, item: Item) -> None:
    """What is divided among targets is so before anybody responds."""
    card = table.cards[item.card]
    place = activating.place_of_played(card) if item.kind == "card" else item.effect
    effects = effects_of(card)
    is_aimed = any(each.id for each in item.targets) and place is not None and place < len(effects)
    if is_aimed and place is not None and dividing.divides(effects[place]):
        table.agenda.append(Task("divide", player=item.player, data=[str(item.since), str(place)]))


@hooks.task("divide")
def _divide(table: Table, trace: Trace, task: Task) -> None:
    item = _named(table, task)
    if item is None:
        return
    place = int(task.data[1])
    effect, said = effects_of(table.cards[item.card])[place], said_of(item.said.get("said", "")) | item.said
    whole = replace(item, kind="effect", effect=place, said=said)
    if item.kind == "card":
        whole.targets = activating.aimed(table, effect, whole, [each.id for each in item.targets])
    dividing.divide(Doing(table, trace, whole, Answers(task.answers)))
    item.said[dividing.DIVIDED] = whole.said[dividing.DIVIDED]


def _count(table: Table, card: Card, item: Item, effect: Effect) -> None:
    """An effect that is limited is used as it joins; one that its player may leave, as it is paid for or done."""
    if activating.is_spent(table, card, item.effect):
        item.said[VOID] = "yes"
    elif effect.limit == TRIGGER or (not effect.costs and not is_left_to_player(effect)):
        activating.spend(table, card, item.effect)


def is_left_to_player(effect: Effect) -> bool:
    """Whether its player may leave it from its first step on."""
    first = effect.steps[0]
    return isinstance(first, Left) and first.verb == "may" and first.who == "you"


def _named(table: Table, task: Task) -> Item | None:
    """The item in the Queue that a task is about, by the moment at which it joined."""
    return next((item for item in table.queue if str(item.since) == task.data[0]), None)


@hooks.task("further costs")
def _pay_further(table: Table, trace: Trace, task: Task) -> None:
    item = _named(table, task)
    if item is not None:
        doing = Doing(table, trace, item, Answers(task.answers))
        due = further_costs(table.cards[item.card], BY_OTHER_COST in item.said, item.way)
        for step in due[len(task.data) - 1 :][:1]:
            if isinstance(step, Left):
                _offer(doing, step.step)
            else:
                costs.pay_all(doing, (step,), item.player)
            table.agenda.append(Task(task.kind, task.player, data=[*task.data, step.verb]))


def _offer(doing: Doing, cost: Step) -> None:
    """A further cost is paid if its player can pay it, and likes to."""
    if _wants_to_pay(doing, (cost,)):
        costs.pay_all(doing, (cost,), doing.player)
        doing.item.said[conditions.KICKED] = "yes"


@hooks.task("aim")
def _aim(table: Table, trace: Trace, task: Task) -> None:
    """An effect that has started by itself gets its targets and is paid for; if that cannot be, it does nothing."""
    item = _named(table, task)
    if item is None:
        return
    doing = Doing(table, trace, item, Answers(task.answers))
    effect = effects_of(table.cards[item.card])[item.effect]
    targets = chosen_targets(doing, effect)
    if targets is None or (effect.costs and not _wants_to_pay(doing, effect.costs)):
        item.said[VOID] = "yes"
        return
    if effect.costs:
        costs.pay_all(doing, effect.costs, doing.player)
        table.agenda.append(Task("settle"))
    if effect.when is not None and effect.costs and not item.inflicts:
        activating.spend(table, table.cards[item.card], item.effect)
    item.said[READY] = "yes"
    item.targets = activating.aimed(table, effect, item, targets)
    _have_divided(table, item)
    _tell_targets(table, trace, item, targets)


class AskedOf(Answers):
    """Asks one player, whoever's choice it would be otherwise."""

    def __init__(self, made: Sequence[list[str]], player: str) -> None:
        super().__init__(made)
        self._player = player

    def ask(self, choice: Choice) -> list[str]:
        return super().ask(replace(choice, player=self._player))


@hooks.task("aim anew")
def _aim_anew(table: Table, trace: Trace, task: Task) -> None:
    """The copy of an effect keeps its targets, unless its player chooses others; what is divided or modal stays."""
    item = _named(table, task)
    if item is None:
        return
    answers = AskedOf(task.answers, task.player)
    doing, effect = Doing(table, trace, item, answers), standing.effect_of(table, item)
    if dividing.divides(effect) or activating.targeted_choice(effect) is not None:
        return
    choice = Choice(item.player, "may", under(GENERAL), ["choose new targets", "keep the targets"], about=item.card)
    if doing.answers.ask(choice) != ["choose new targets"]:
        return
    targets = _aimed_as_played(doing) if queue.aims_itself(item) else chosen_targets(doing, effect)
    if targets is not None:
        item.targets = (
            activating.aimed(table, effect, item, targets) if aims(effect) else queue.aims(table, (*targets,))
        )
        _tell_targets(table, trace, item, targets)


def _aimed_as_played(doing: Doing) -> list[str] | None:
    """What is chosen as a card is played of which no text says it: what is given for it, and then the targets."""
    item = doing.item
    play = Play(item.player, item.card, Zone.BACKROW, said=item.said.get("said", ""))
    offers = hooks.WAYS[queue.done_by(item)].aims(doing.table, doing.source, play)
    plays = [each for each in offers if each.said == play.said and len(each.using) == len(item.paid)]
    if not plays:
        return None
    chosen: list[str] = []
    for at in range(len(item.paid) + len(plays[0].targets)):
        plays = [each for each in plays if [*each.using, *each.targets][:at] == chosen]
        options = list(dict.fromkeys([*each.using, *each.targets][at] for each in plays))
        chosen.append(doing.answers.ask_one(Choice(item.player, "target", under(GENERAL), options, about=item.card)))
    item.paid = chosen[: len(item.paid)]
    return chosen[len(item.paid) :]


def _tell_targets(table: Table, trace: Trace, item: Item, names: Sequence[str]) -> None:
    for name in dict.fromkeys(names):
        if name in table.cards:
            facts = {"card": name, "by": item.card} | ({whose.THE_DEALERS: "yes"} if item.inflicts else {})
            happenings.happen(table, trace, "targeted", under("5.10.32"), item.player, **facts)


def chosen_targets(doing: Doing, effect: Effect) -> list[str] | None:
    """What the player of an effect aims it at; None where there is too little."""
    if only := activating.targeted_choice(effect):
        numbers = range(1, len(only.modes) + 1)
        alone = {at: activating.in_modes(effect, (at,)) for at in numbers}
        open_ = [str(at) for at in numbers if activating.can_be_aimed(doing.table, alone[at], doing.item)]
        if len(open_) < only.least:
            return None
        most = min(only.sizes(conditions.all_hold(doing.table, only.tests, doing.item))[-1], len(open_))
        choice = Choice(doing.player, "choose", under(GENERAL), open_, only.least, most, doing.item.card)
        modes = sorted(map(int, doing.answers.ask(choice)))
        doing.item.said[activating.MODE] = ", ".join(map(str, modes))
        return chosen_targets(doing, activating.in_modes(effect, modes))
    names: list[str] = []
    ways = activating.ways_to_aim(doing.table, effect, doing.item) if activating.are_apart(effect) else None
    for what in aims(effect):
        options = activating.candidates(doing.table, what, doing.item)
        if ways is not None:
            options = [each for each in options if any({each, *names} <= set(way) for way in ways if each not in names)]
        least = fewest(what)
        if len(options) < least:
            return None
        choice = Choice(doing.player, "target", under(GENERAL), options, least, what.count, doing.item.card)
        names += doing.answers.ask(choice)
    return names


def _wants_to_pay(doing: Doing, due: Sequence[Step]) -> bool:
    return asked_to_pay.is_wanted(doing, doing.player, due)


@hooks.ANSWERS.hang("entered")
def _enters(table: Table, trace: Trace, event: Event) -> None:
    """How a card enters by its own text: tapped, or with counters on it; and tapped by a text in force."""
    card = table.cards[str(event.get("card"))]
    if not card.is_face_down and standing.reaching(table, Step, card, "enter tapped"):
        card.is_tapped = True
    for each in () if card.is_face_down else standing.reaching(table, Counted, card, ENTER_WITH):
        if isinstance(each.step, Counted) and each.by.card != card.id:  # What enters itself is not there yet.
            doing = Doing(table, trace, each.by, Answers())
            counters.put(doing, card, each.step.counter, doing.count(each.step.amount))
    for place, effect in printed_of_kind(card, "entering"):
        item = Item("effect", card.id, card.controller, effect=place, said=said_of(str(event.get("X") or "")))
        if not card.is_face_down and conditions.all_hold(table, effect.tests, item):
            for step in effect.steps:
                if isinstance(step, Counted):
                    ACTS["put counters"](Doing(table, trace, item, Answers()), step)
                else:
                    card.is_tapped = True
                if isinstance(step, Left):
                    table.agenda.append(Task("pay as it enters", item=replace(item, stay=card.stay)))


@hooks.task("pay as it enters")
def _pays_as_it_enters(table: Table, trace: Trace, task: Task) -> None:
    """A card that has entered tapped has not, if its player pays for that."""
    item = task.item
    if item is None or item.player not in table.order:
        return
    doing, card = Doing(table, trace, item, Answers(task.answers)), table.cards[item.card]
    due = [each for step in effects_of(card)[item.effect].steps if isinstance(step, Left) for each in step.unless]
    if card.stay == item.stay and _wants_to_pay(doing, due):
        costs.pay_all(doing, due, item.player)
        card.is_tapped = False
