"""What is left to a player or to chance: you may, unless, choose one, coins; what ends the attack, turn or game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.card_text.doing import activating, conditions, costs, matching
from rules_db.games.cgs.card_text.doing.acts import in_turn
from rules_db.games.cgs.card_text.doing.fighting import spoken_of
from rules_db.games.cgs.card_text.doing.paying import asked_to_pay
from rules_db.games.cgs.card_text.doing.step import CONTROLLER, GENERAL, LEFT, Doing, act, under
from rules_db.games.cgs.card_text.model import Coins, ForEach, Left, Mana, Modes, Ruled, Several, Step, all_steps
from rules_db.games.cgs.card_text.selecting import CHOSEN, COLOR, HEADS
from rules_db.games.cgs.doing.course import ending, queue, turns
from rules_db.games.cgs.doing.playing import energy, paying
from rules_db.games.cgs.doing.zones import moving
from rules_db.games.cgs.kinds import Role, has_role, is_short_term
from rules_db.games.cgs.rules.c5_cards import resources
from rules_db.games.cgs.rules.c15_uno import cards_on_pile
from rules_db.games.cgs.shared_games import Target
from rules_db.games.cgs.state import Card, Item, Strike, Table, Task
from rules_db.games.cgs.state import Mana as Pooled
from rules_db.games.cgs.words import BATTLE, BETWEEN, MAIN_2, Zone


@act("may")
def may(doing: Doing, step: Left) -> None:
    """Whoever it is left to says whether it is done, and does it."""
    doing.item.said.pop(LEFT, None)
    if doing.item.inflicts and step.who == "you":
        doing.do(step.step)  # The Dealer has decided that by inflicting it (17.6.14): its players decide no more.
        return
    for name in doing.people(step)[:1]:
        if _likes_to(doing, name, step.step):
            by = doing if doing.item.inflicts else replace(doing, item=replace(doing.item, player=name))
            by.do(step.step)
        else:
            doing.item.said[LEFT] = name


def _likes_to(doing: Doing, name: str, step: Step) -> bool:
    """Whether a player does what is left to them, which nobody can do in part."""
    due = (step,) if isinstance(step, Mana) and step.verb == "pay" else ()
    return asked_to_pay.may_be_done(doing, name, step) and asked_to_pay.is_wanted(doing, name, due, "do it")


@act("each may")
def each_may(doing: Doing, step: Left) -> None:
    """One after the other, each player says whether they do it, and does it."""
    place = str(all_steps(doing.effect).index(step))
    tasks = [Task("each may", player=name, item=doing.item, data=[place]) for name in doing.people(step)]
    doing.table.agenda += reversed(tasks)


@hooks.task("each may")
def _may_in_turn(table: Table, trace: Trace, task: Task) -> None:
    item, (place,) = task.item, task.data
    if item is None or task.player not in table.order:
        return
    doing = Doing(table, trace, replace(item, player=task.player), Answers(task.answers))
    step = all_steps(doing.effect)[int(place)]
    assert isinstance(step, Left)
    if _likes_to(doing, task.player, step.step):
        doing.do(step.step)


@act("unless")
def unless(doing: Doing, step: Left) -> None:
    """Not done if somebody pays, who may leave it and who must be able to."""
    for name in doing.people(step):
        if asked_to_pay.is_wanted(doing, name, step.unless):
            costs.pay_all(doing, step.unless, name)
            return
    doing.do(step.step)


@act("choose")
def choose(doing: Doing, step: Step) -> None:
    """A card of which the rest of the effect speaks; nothing happens to it yet."""
    for card in doing.cards(step):
        doing.trace.emit("chosen", under(GENERAL), doing.player, card=card.id)


@act("for each gone")
def for_each(doing: Doing, step: ForEach) -> None:
    """Once for each card that the step before has moved, whose controller is the one that it had."""
    for card, controller in matching.gone(doing.table, doing.item):
        if step.what is not None and matching.is_like(doing.table, card, step.what, doing.item):
            doing.item.it, doing.item.said[CONTROLLER] = card.id, controller
            doing.do(step.step)


@act("for each opponent")
def for_each_opponent(doing: Doing, step: ForEach) -> None:
    """As often as there are opponents."""
    for _ in conditions.people(doing.table, "opponent", doing.item):
        doing.do(step.step)


NO_MODE = "none"
"""The option of choosing none of any number of modes."""


@act("choose one")
def choose_one(doing: Doing, step: Modes) -> None:
    """A step is done at once; of several each is a task of its own, so that a choice in one repeats no other."""
    only = activating.targeted_choice(doing.effect)
    table, item = doing.table, doing.item
    ways = activating.ways_open(table, doing.effect, only, item) if only else activating.ways_of(table, step, item)
    if not ways:
        return
    names = [" and ".join(map(str, way)) or NO_MODE for way in ways]
    choice = Choice(doing.player, "choose", under(GENERAL), names, about=doing.item.card)
    modes = ways[names.index(doing.answers.ask_one(choice))]
    if only and step.most > 1:
        named = [each for each in doing.item.targets if each.id]
        doing.item.targets = activating.laid_out(doing.effect, only, modes, named)
    chosen = [step.modes[each - 1] for each in modes]
    if step.most == 1 and not isinstance(chosen[0], Several):
        doing.do(chosen[0])
        return
    place = next(at for at, each in enumerate(all_steps(doing.effect)) if each is step)
    parts = [(mode, at) for mode in modes for at in range(len(_steps_of(step.modes[mode - 1])))]
    tasks = [Task("mode", doing.player, doing.item, [*map(str, (place, *each))]) for each in parts]
    doing.table.agenda += reversed(tasks)


def _steps_of(mode: Step) -> tuple[Step, ...]:
    return mode.steps if isinstance(mode, Several) else (mode,)


@hooks.task("mode")
def _in_mode(table: Table, trace: Trace, task: Task) -> None:
    item, (place, mode, at) = task.item, map(int, task.data)
    if item is None or item.player not in table.order:
        return
    doing = Doing(table, trace, item, Answers(task.answers))
    only = all_steps(doing.effect)[place]
    assert isinstance(only, Modes)
    step, *rest = _steps_of(only.modes[mode - 1])[at:]
    in_turn.do_one(doing, step, rest)


@act("flip coins")
def flip_coins(doing: Doing, step: Coins) -> None:
    """The coins have been flipped when the step is carried out (`flip`); what they bring about is done now."""
    heads = int(doing.item.said.get(HEADS, "0"))
    doing.do_all(step.heads if heads >= step.least else step.tails)


def flip(doing: Doing, step: Coins) -> None:
    """Flip the coins of a step, one by one, each an event; how many have shown heads is kept with the effect."""
    heads = flipped = 0
    while flipped < step.count or (step.until_tails and heads == flipped):
        is_heads = doing.table.chance.below(2) == 0
        heads, flipped = heads + is_heads, flipped + 1
        side = "heads" if is_heads else "tails"
        doing.trace.emit("coin flipped", under(GENERAL), doing.player, card=doing.item.card, shows=side)
    doing.item.said[HEADS] = str(heads)


def mana_of(table: Table, step: Mana, by: Item) -> list[Pooled]:
    """What a step adds to the pool now."""
    times = 1 if step.per is None else matching.how_many(table, step.per, by)
    what = step.what
    spells = "" if what is None else " or ".join(filter(None, (what.kind, what.or_kind)))
    spells = f"{paying.ONLY}{spells}" if what is not None and what.zone == Zone.QUEUE else spells
    chosen = table.cards[by.card].chosen.get(COLOR, "")
    own: Iterable[tuple[tuple[str, ...], int]] = [((chosen,), step.count)] if chosen else []
    made = () if not times else own if step.mana == CHOSEN else costs.mana_of(step)
    return [Pooled(amount * times, _of_named(colors, by), by.card, spells=spells) for colors, amount in made]


NAMED = "named color"
"""Where an item keeps which color of mana its player has named."""


def _of_named(colors: Sequence[str], by: Item) -> list[str]:
    """The colors of mana, or of several the one that has been named."""
    named = by.said.get(NAMED, "")
    return [named] if named and {named, paying.ANY, paying.ANY_ONE} & {*colors} else [*colors]


@act("add")
def add(doing: Doing, step: Mana) -> None:
    """Mana goes to the pool of the effect's player, for this phase (5.6.7)."""
    is_resource = has_role(doing.source, Role.RESOURCE)
    if not resources.goes_to_pool() and is_resource:
        return
    for mana in mana_of(doing.table, step, doing.item):
        doing.table.players[doing.player].pool.append(mana)
        doing.trace.emit(
            "mana added", "5.6.5", doing.player, card=mana.source, colors=[*mana.colors], amount=mana.amount
        )
    if is_resource:
        energy.add_to_pool(doing.table, doing.trace, doing.source, doing.player)


@act("win")
def win(doing: Doing, step: Step) -> None:
    _verdict(doing, step, "wins")


@act("lose the game")
def lose_game(doing: Doing, step: Step) -> None:
    _verdict(doing, step, "loses")


def _verdict(doing: Doing, step: Step, verdict: str) -> None:
    for name in doing.people(step):
        doing.table.players[name].verdict = verdict
    ending.check(doing.table, doing.trace)


@act("end the attack")
def end_attack(doing: Doing, step: Step) -> None:
    """Nothing of the attack takes place; it counts as the attack of the attacker all the same (10.6.4.R1).

    What attacks beside it goes on, each with an attack of its own (9.4.8).
    """
    _end(doing, spoken_of.strikes(doing))


def _end(doing: Doing, ended: Sequence[Strike]) -> None:
    attack = doing.table.attack
    if attack is not None:
        attack.strikes = [each for each in attack.strikes if each not in ended]
        if not attack.strikes:
            doing.table.attack = None
        names = [each.attacker.id for each in ended]
        doing.trace.emit("attack ended", under("10.6.5"), doing.player, cards=list(names))


@act("end the phase")
def end_phase(doing: Doing, step: Ruled) -> None:
    """The attack ends, and the Battle Phase once nothing waits any more; in another phase there is none to end."""
    if doing.table.phase == BATTLE:
        _end(doing, doing.table.attack.strikes if doing.table.attack is not None else ())
        doing.leave_behind(step, [doing.table.turn_player])
        doing.trace.emit("phase cut short", under(GENERAL), doing.player, phase=BATTLE)


@act("redirect")
def redirect(doing: Doing, step: Step) -> None:
    """The attacker of which the effect speaks has another target."""
    for card in doing.cards(step):
        for strike in spoken_of.strikes(doing, but=card.id):
            strike.target, strike.blockers = Target(card.id, card.stay), []
            doing.trace.emit(
                "attack redirected", under("10.6.4"), doing.player, card=strike.attacker.id, target=card.id
            )


@act("end the turn")
def end_turn(doing: Doing, step: Step) -> None:
    """Everything that waits is exiled or removed, and what is left of the turn is its end; between turns there is none.

    The damage is still removed from creatures, and the hand brought down to its limit (4.6.1.R2).
    """
    table, trace = doing.table, doing.trace
    if table.phase == BETWEEN:
        return
    waiting = [item for item in table.queue if item.kind != "effect" or item.way or item.zone is Zone.UNO_PILE]
    names = dict.fromkeys((*(item.card for item in waiting), doing.source.id))
    cut = [each for each in names if _is_cut(table, table.cards[each])]
    _empty_queue(table, trace, [item for item in table.queue if item.card not in cut])
    moving.send(table, trace, cut, Zone.EXILE, "exiled", under("5.10.34"))
    _empty_queue(table, trace, table.queue)
    trace.emit("turn cut short", under(GENERAL), doing.player)
    table.attack, table.is_resolving, table.waiting, table.dealing = None, False, [], []
    table.agenda = []
    turns.go_to_end(table)


def _empty_queue(table: Table, trace: Trace, items: Sequence[Item]) -> None:
    """Remove what waits from the Queue, the latest first; cards are exiled."""
    for item in [*reversed(items)]:
        queue.remove(table, trace, item, under("8.3.4" if item.kind == "card" else "8.3.5"), Zone.EXILE)


def _is_cut(table: Table, card: Card) -> bool:
    """Whether a card is a short-term one that has yet to do what it says; one that is covered stays (15.4.6.b)."""
    lies_on_top = card.zone is Zone.UNO_PILE and cards_on_pile.is_on_top(table, card)
    return is_short_term(card) and (card.zone is Zone.BACKROW or lies_on_top)


@act("extra turn")
def extra_turn(doing: Doing, step: Step) -> None:
    """Right after this turn, and before any that was to be taken there so far (4.1.2.R2)."""
    for name in doing.people(step):
        doing.table.extra_turns.append(name)
        doing.trace.emit("extra turn", under("4.1.2"), name)


@act("extra phases")
def extra_phases(doing: Doing, step: Ruled) -> None:
    """A Battle Phase, and perhaps a Main Phase, after this one; none where another phase was spoken of."""
    table = doing.table
    if table.phase == BETWEEN or (step.deed and table.phase not in conditions.PHASES_ASKED[step.deed]):
        return
    added = (BATTLE, MAIN_2) if step.number else (BATTLE,)
    turns.add_phases(table, added)
    doing.trace.emit("extra phases", under("4.1.1"), doing.player, phases=list(added))
