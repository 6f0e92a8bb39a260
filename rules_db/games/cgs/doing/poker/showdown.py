"""The showdown: cards are revealed, playing cards flipped, poker hands announced; the best takes the pot."""

from __future__ import annotations

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.kernel import Plain
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.course.turns import do_in_order
from rules_db.games.cgs.doing.poker import cards, hand
from rules_db.games.cgs.doing.poker.pot import COMPARE, award
from rules_db.games.cgs.doing.yugioh import turning
from rules_db.games.cgs.poker import evaluator
from rules_db.games.cgs.rules.c16_poker import forming, showdown
from rules_db.games.cgs.shared_games import Announced, Target
from rules_db.games.cgs.state import Table, Task
from rules_db.games.cgs.words import Zone

REVEAL, SHOW, END = "reveal hands", "flip playing cards", "hand of poker ends"

hooks.CHOOSING[SHOW] = "{0} flips {1} for the hand"


def is_over(table: Table) -> bool:
    """Whether nobody is left but one."""
    return showdown.is_over_by_folding(len(hand.contenders(table)))


@hooks.task(REVEAL)
def _reveal(table: Table, trace: Trace, task: Task) -> None:
    """All who have not folded turn their cards face-up together; then each announces, in turn order."""
    now = hand.of(table)
    revealing = [each for each in now.players if each in table.order and showdown.may_reveal(each in now.folded)]
    for player in revealing if showdown.must_reveal() else []:
        reveal(table, trace, player, "16.6.1")
    order = showdown.order_of_announcing(revealing) or revealing[::-1]
    do_in_order(table, *(Task(SHOW, player) for player in order), Task(COMPARE))


def reveal(table: Table, trace: Trace, player: str, rule: str) -> None:
    """Turn the cards in a player's Hold 'em zones face-up; nothing that they say begins by it."""
    names = table.lying(player, Zone.HOLD_EM)
    if forming.begins_by_revealing():
        for name in names:
            table.cards[name].controller = player
            turning.turn_up(table, trace, table.cards[name], "16.5.8")
    for name in names:
        table.cards[name].is_face_down = False
    happenings.happen(table, trace, "hand revealed", rule, player, cards=[*names])


@hooks.task(SHOW)
def _show(table: Table, trace: Trace, task: Task) -> None:
    """A player flips any number of Set playing cards, and announces the poker hand."""
    player = task.player
    options = showdown.may_flip(cards.set_cards(table, player))
    picked = Answers(task.answers).ask(Choice(player, SHOW, "16.6.2", options, 0, len(options)))
    for name in picked:
        card = table.cards[name]
        hand.of(table).flipped.append(Target(name, card.stay))
        turning.turn_up(table, trace, card, "16.6.2")
    if showdown.must_announce():
        announced = hand.of(table).announced[player] = cards.announce(table, player)
        names: list[Plain] = [*announced.cards]
        ranks: list[Plain] = [*announced.ranks]
        facts: dict[str, Plain] = {"hand": announced.kind, "cards": names, "ranks": ranks}
        happenings.happen(table, trace, "announced", "16.6.3", player, **facts)


@hooks.task(COMPARE)
def _compare(table: Table, trace: Trace, task: Task) -> None:
    """The best of the announced hands takes the pot; equal ones share it."""
    found = {each: _compared(table, each) for each in hand.contenders(table) if each in table.order}
    shown = {each: announced for each, announced in found.items() if announced is not None}
    best = [each for each in shown if not any(is_higher(other, shown[each]) for other in shown.values())]
    if not showdown.best_hand_wins():
        best = []
    award(table, trace, best if showdown.equal_hands_share() else best[:1])


def _compared(table: Table, player: str) -> Announced | None:
    """The poker hand of a player that is compared; who has folded, but could win, has not announced any."""
    announced = hand.of(table).announced.get(player)
    return cards.announce(table, player) if announced is None and hand.has_folded(table, player) else announced


def is_higher(one: Announced, other: Announced) -> bool:
    """Whether a poker hand beats another (16.8.1, 16.8.17)."""
    return evaluator().beats((one.strength, tuple(one.heights)), (other.strength, tuple(other.heights)))


@hooks.task(END)
def _end(table: Table, trace: Trace, task: Task) -> None:
    """The hand of poker ends without a showdown: one player is left, or nobody has answered."""
    left = [each for each in hand.contenders(table) if each in table.order]
    is_alone = hand.of(table).is_answered
    for player in left:
        if is_alone and showdown.last_one_reveals():
            reveal(table, trace, player, "16.6.4.a")
        if not is_alone and showdown.is_shown_on_returning():
            reveal(table, trace, player, "16.6.11")
    award(table, trace, left)
