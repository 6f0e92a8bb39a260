"""Prize cards: what earns one, who takes it, and the taking."""

from __future__ import annotations

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.kernel import Event
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.doing.course import ending, happenings
from rules_db.games.cgs.doing.zones import as_it_left, moving, putting
from rules_db.games.cgs.kinds import is_summon
from rules_db.games.cgs.rules.c2_zones import own_zones, prize_cards
from rules_db.games.cgs.rules.c5_cards import summons
from rules_db.games.cgs.rules.c17_dealer import versions
from rules_db.games.cgs.state import Card, Table, Task
from rules_db.games.cgs.words import ON_FIELD, Zone

TAKE = ending.PRIZE_DUE


@hooks.ANSWERS.hang("destroyed")
def earn(table: Table, trace: Trace, event: Event) -> None:
    """Note that a player takes a Prize card for a summon that is destroyed."""
    card, how = table.cards[str(event.get("card"))], str(event.get("how") or "")
    if versions.passes_unnoticed(table, event.get("origin")):
        return
    if not is_summon(as_it_left.with_its_types(card, event)) or event.get("origin") not in ON_FIELD or not how:
        return
    if prize_cards.is_earned_in_battle(how):
        if not summons.yields_prize_in_battle(card.is_token):
            return
        rule, earned = "2.5.2", prize_cards.who_dealt_damage(str(event.get("of") or ""))
    elif _is_earned_by_effect(table, event, how) and summons.yields_prize_by_effect(card.is_token):
        rule, earned = "2.5.3", prize_cards.whose_effect(str(event.get("of") or ""))
    else:
        return
    is_earned = earned in table.order and earned != event.who
    taker = earned if is_earned else prize_cards.next_after(table, event.who) if event.who else ""
    if taker and (prize_cards.each_earns_one() or not any(each.kind == TAKE for each in table.agenda)):
        table.agenda.append(Task(TAKE, taker, data=[rule], cause=event.number))
        _put_in_order(table)


def _put_in_order(table: Table) -> None:
    """Whoever takes a Prize card first stands last, since the agenda is done from its end."""
    order = prize_cards.taken_in_order(table)
    places = [at for at, each in enumerate(table.agenda) if each.kind == TAKE and each.player in order]
    due = sorted((table.agenda[at] for at in places), key=lambda each: order.index(each.player), reverse=True)
    for at, each in zip(places, due, strict=True):
        table.agenda[at] = each


def _is_earned_by_effect(table: Table, event: Event, how: str) -> bool:
    counts = (
        prize_cards.is_earned_by_effect(how) or prize_cards.condition_counts(how) or prize_cards.counters_count(how)
    )
    return counts and prize_cards.is_of_pokemon(_game(table, event))


def _game(table: Table, event: Event) -> str:
    """The game of what destroyed a card: told by the damage, or that of the card whose effect it was."""
    by = str(event.get("by") or "")
    return str(event.get("game") or (table.cards[by].printed.game if by in table.cards else ""))


@hooks.task(TAKE)
def _take(table: Table, trace: Trace, task: Task) -> None:
    take(table, trace, Answers(task.answers), task.player, task.data[0])
    _begin_others(table)


@hooks.check(place=1, is_due=lambda table: any(task.kind == TAKE for task in table.agenda))
def take_at_once(table: Table, trace: Trace, answers: Answers) -> bool:
    """A Prize card that has been earned is taken before anything else follows."""
    for task in reversed(table.agenda):
        if task.kind == TAKE:
            if task.player in table.order:
                take(table, trace, answers, task.player, task.data[0])
            table.agenda.remove(task)
            _begin_others(table)
            return True
    return False


def _begin_others(table: Table) -> None:
    """Those who take one for the same moment have yet to take theirs; only then is looked who has won (3.1.6.a)."""
    for task in table.agenda:
        if task.kind == TAKE and ending.BEGUN not in task.data:
            task.data.append(ending.BEGUN)


def take(table: Table, trace: Trace, answers: Answers, player: str, rule: str) -> None:
    """The player chooses one of their Prize cards, unseen, and takes it into their hand."""
    prizes = table.lying(player, Zone.PRIZES)
    if not prizes:
        return
    name = answers.ask_one(Choice(player, "choose", "2.5.2.c", prizes[: prize_cards.choosing_among(prizes)]))
    card = table.cards[name]
    moving.leave(table, card)
    moving.arrive(table, card, Zone.HAND)
    happenings.happen(
        table, trace, "prize taken", rule, player, card=name, origin=str(Zone.PRIZES), to=str(Zone.HAND),
        counts=prize_cards.counts_as_draw(),
    )  # fmt: skip


def fit_to_lay(table: Table, player: str) -> list[str]:
    """The cards of a hand that can become Prize cards: none of a deck that all share (2.5.1.b.R1)."""
    held = table.lying(player, Zone.HAND)
    return [each for each in held if not own_zones.goes_to_shared_deck(table.cards[each])]


def exchange(table: Table, prize: Card, laid: Card) -> None:
    """A Prize card goes to the hand, and a card of the hand to its place; the area is at no time without it."""
    player, place = prize.player, prize.place
    moving.leave(table, prize)
    moving.leave(table, laid)
    laid.player, laid.zone, laid.place = player, Zone.PRIZES, place
    putting.lay(table, laid)
    moving.arrive(table, prize, Zone.HAND)
