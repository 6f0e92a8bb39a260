"""What is done in the place of something that would happen to a card: 'if this would be destroyed, … instead'."""

from __future__ import annotations

from collections.abc import Sequence
from contextvars import ContextVar
from dataclasses import replace

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.card_text.doing import activating, costs, standing, values
from rules_db.games.cgs.card_text.doing.acts.choosing import flip
from rules_db.games.cgs.card_text.doing.acts.of_kinds import regenerating
from rules_db.games.cgs.card_text.doing.instead import altering, dying, out_of_piles
from rules_db.games.cgs.card_text.doing.step import LEFT, Doing, act, under
from rules_db.games.cgs.card_text.entries import VERBS
from rules_db.games.cgs.card_text.model import KEEP, Coins, Counted, Instead, Left, Step, all_steps
from rules_db.games.cgs.card_text.rooms import InsteadOfAll
from rules_db.games.cgs.card_text.said.vocabulary import FALL, HOLD_OUT
from rules_db.games.cgs.doing.conditions import counters
from rules_db.games.cgs.doing.fighting import damage
from rules_db.games.cgs.doing.playing import limits
from rules_db.games.cgs.doing.zones import moving
from rules_db.games.cgs.properties import DEFENSIVE, stat
from rules_db.games.cgs.rules.c12_pokemon.damage import Facts
from rules_db.games.cgs.state import Item, Table, Task
from rules_db.games.cgs.words import ON_FIELD

_BEING_DONE: ContextVar[tuple[str, ...]] = ContextVar("being done", default=())
"""The cards whose texts have something done instead just now: what comes of it is not replaced by them once more."""


def is_replaced(table: Table, name: str, *would: str, facts: Facts = ()) -> bool:
    """Whether something else is done instead, which comes next; of several texts the affected player chooses one.

    `would` is what is about to happen to a card, or to a player, from the narrowest word on: 'destroyed', 'left'; the
    `facts` are what would be told of it. What a player 'can' do instead is asked when it comes, if they are able to.
    """
    ways = _ways(table, name, would, facts)
    if len(ways) > 1:
        player = name if name in table.players else table.cards[name].controller
        table.agenda.append(Task("which instead", player, ways[0].item, [name, *_BEING_DONE.get()]))
        return True
    if ways and ways[0].kind != ELSEWHERE:  # A single text of that kind is heeded as the card dies, with all others.
        _begin(table, ways[0])
        return True
    if regenerating.REGENERATED in would and regenerating.uses_shield(table, table.cards[name]):
        return True
    return _is_shielded(table, name, would)


ELSEWHERE = "dies elsewhere"
"""The task of a card that dies and goes where one of several texts says."""


def _ways(table: Table, name: str, would: Sequence[str], facts: Facts) -> list[Task]:
    """The tasks of all that could be done instead, those that come to the same only once."""
    found: dict[object, Task] = {}
    for each in _about(table, name):
        step = each.step
        if not isinstance(step, Instead) or step.would not in would or each.by.card in _BEING_DONE.get():
            continue
        goes = dying.place_of(table, step, table.cards[name]) if name in table.cards else None
        it = name if name in table.cards else ""
        item = replace(each.by, it=it, stay=table.cards[each.by.card].stay)
        if (
            (goes is not None and "destroyed" not in would)
            or _is_spent(table, step, item)
            or not _is_able(table, step, item)
        ):
            continue
        place = all_steps(standing.effect_of(table, each.by)).index(step)
        item.said = {**item.said, **{key: str(value) for key, value in facts}, WOULD: ", ".join(would)}
        kind = "instead" if goes is None else ELSEWHERE
        found.setdefault(goes or step, Task(kind, item=item, data=[str(place), *_BEING_DONE.get()]))
    return list(found.values())


def _begin(table: Table, task: Task) -> None:
    """It comes next, and counts for what is done once."""
    assert task.item is not None
    if _step_of(table, task).is_first:
        limits.use(table, _key(task.item))
    table.agenda.append(task)


@hooks.task("which instead")
def _which(table: Table, trace: Trace, task: Task) -> None:
    """The player who is affected, or controls what is, chooses what is done instead (14.1.1.R2)."""
    assert task.item is not None
    name, *before = task.data
    facts = {each: task.item.said[each] for each in TOLD if each in task.item.said}
    token = _BEING_DONE.set(tuple(before))
    try:
        ways = _ways(table, name, task.item.said[WOULD].split(", "), tuple(facts.items()))
    finally:
        _BEING_DONE.reset(token)
    names: dict[str, Task] = {}
    for each in ways:
        assert each.item is not None
        taken = sum(one.item is not None and one.item.card == each.item.card for one in names.values())
        names[f"{each.item.card} {taken + 1}" if taken else each.item.card] = each
    if names:
        answers = Answers(task.answers)
        _begin(table, names[answers.ask_one(Choice(task.player, "choose", under("14.1.1"), [*names], about=name))])


@hooks.task(ELSEWHERE)
def _dies_elsewhere(table: Table, trace: Trace, task: Task) -> None:
    """The card is destroyed and goes where the text says that has been chosen."""
    assert task.item is not None
    with dying.going_by(_step_of(table, task)):
        _destroy(table, trace, task.item, _told(table, task.item))


def is_saved(table: Table, trace: Trace, name: str) -> bool:
    """The same for a card that dies as it is given up; what leaves nothing to choose is done at once."""
    if table.cards[name].zone not in ON_FIELD or not is_replaced(table, name, "dies", "left"):
        return False
    task = table.agenda[-1]
    if task.kind == "instead" and _step_of(table, task).step.verb == "exile":
        _do_instead(table, trace, table.agenda.pop())
    return True


def _is_shielded(table: Table, name: str, would: Sequence[str]) -> bool:
    """Whether a shield counter is taken off a card instead; that does not help against unpreventable damage."""
    if name not in table.cards or not {counters.OUTRIGHT, counters.PREVENTABLE} & {*would}:
        return False
    has_one = counters.uses_shield(table, table.cards[name])
    return has_one and not (counters.PREVENTABLE in would and altering.is_unprevented(table))


def _step_of(table: Table, task: Task) -> Instead:
    """What a task has done in place of something."""
    assert task.item is not None
    step = all_steps(standing.effect_of(table, task.item))[int(task.data[0])]
    assert isinstance(step, Instead)
    return step


WOULD = "would"
"""Where an item keeps what would happen to the card that it speaks of, if nothing is done instead."""

TOLD = ("by", "of", "how", "game", "from")
"""What is told of the destruction of a card."""


def _is_spent(table: Table, step: Instead, item: Item) -> bool:
    """Whether this has been done for the card in this turn, where it is done once."""
    return step.is_first and limits.used(table, _key(item)) > 0


def _key(item: Item) -> str:
    return f"instead/{item.card}/{item.stay}/{item.effect}/{item.it}"


def _is_able(table: Table, step: Instead, item: Item) -> bool:
    """Whether a player can do what is left to them, as far as it could be a cost."""
    what = step.step
    if not isinstance(what, Left) or VERBS[what.step.verb].pay is None:
        return True
    return costs.why_not_all(table, (what.step,), item, item.player) is None


def _about(table: Table, name: str) -> list[standing.InForce]:
    """What texts in force say is done in place of what would happen to a card or a player."""
    if name in table.cards:
        card = table.cards[name]
        return [*standing.reaching(table, Instead, card), *out_of_piles.about(table, card)]
    return [each for each in standing.in_force(table, Instead) if standing.is_meant(table, each, name)]


@act(HOLD_OUT)
def hold_out(doing: Doing, step: Counted) -> None:
    """So many HP are left of it; that is no healing."""
    for card in doing.cards(step):
        left = int(doing.exactly(step.amount) * values.scale(doing.table, doing.game))
        card.damage = max(int(stat(doing.table, card, DEFENSIVE)) - left, 0)
        doing.trace.emit("kept", under("5.10.33"), doing.player, card=card.id, left=left)


@act(FALL)
def fall(doing: Doing, step: Step) -> None:
    """What was about to happen does; where nothing was, it is destroyed."""
    if WOULD in doing.item.said:
        _happens(doing.table, doing.trace, doing.item)
        return
    names = [card.id for card in doing.cards(step)]
    moving.destroy(doing.table, doing.trace, names, under("5.10.33"), by=doing.item.card, of=doing.whose, how="effect")


def _happens(table: Table, trace: Trace, item: Item) -> None:
    """The card is destroyed after all, unless another text has something done instead."""
    told = _told(table, item)
    if not is_replaced(table, item.it, *item.said[WOULD].split(", "), facts=tuple(told.items())):
        _destroy(table, trace, item, told)


def _told(table: Table, item: Item) -> dict[str, str]:
    """What is told of the destruction that an item speaks of."""
    told = {each: item.said[each] for each in TOLD if each in item.said}
    return told or {key: str(value) for key, value in damage.facts_of(table.cards[item.it].hurt)}


def _destroy(table: Table, trace: Trace, item: Item, told: dict[str, str]) -> None:
    is_battle = told.get("how") == "battle"
    moving.destroy(table, trace, [item.it], under("14.2.3" if is_battle else "5.10.33"), **told)


@hooks.task("instead")
def _do_instead(table: Table, trace: Trace, task: Task) -> None:
    item, (_, *before) = task.item, task.data
    if item is None:
        return
    step = _step_of(table, task)
    if isinstance(step, InsteadOfAll):
        _do_out_of_pile(table, trace, task, step, item)
        return
    token = _BEING_DONE.set((*before, item.card))
    try:
        if step.step == KEEP:
            trace.emit("kept", under("5.10.33"), item.player, card=item.it)
        else:
            doing = Doing(table, trace, item, Answers(task.answers))
            if isinstance(step.step, Coins):
                flip(doing, step.step)
            doing.do(step.step)
        if isinstance(step.step, Left) and LEFT in item.said:
            _happens(table, trace, item)
    finally:
        _BEING_DONE.reset(token)


def _do_out_of_pile(table: Table, trace: Trace, task: Task, step: InsteadOfAll, item: Item) -> None:
    """A card in a discard pile is banished, if its player likes; if not, what would happen does."""
    token = _BEING_DONE.set((*task.data[1:], item.card))
    try:
        is_left = out_of_piles.is_over(table, item)
        if not is_left:
            Doing(table, trace, item, Answers(task.answers)).do(step.step)
            is_left = LEFT in item.said
        if not is_left:
            activating.spend(table, table.cards[item.card], item.effect)
        others = out_of_piles.same(table, task, step)
        for each in [item, *others] if is_left else ():
            _happens(table, trace, each)
    finally:
        _BEING_DONE.reset(token)
