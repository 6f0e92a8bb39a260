"""An attack from its announcement to its damage, staged so that players can come between.

Announced, answered (8.4.2.a), blockers selected, answered (8.4.2.b), redirected or called off, damage.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.book import book
from rules_db.games.cgs.doing.conditions import attempts
from rules_db.games.cgs.doing.course import happenings, lasting
from rules_db.games.cgs.doing.course.turns import do_in_order
from rules_db.games.cgs.doing.fighting.battle import is_there, may_be_hit, met_by
from rules_db.games.cgs.doing.playing import limits
from rules_db.games.cgs.doing.uno.works import may_act
from rules_db.games.cgs.doing.zones import presence
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.kinds import is_of, is_summon
from rules_db.games.cgs.rules.c4_turn import main_phase
from rules_db.games.cgs.rules.c8_queue import priority
from rules_db.games.cgs.rules.c9_magic import attacking
from rules_db.games.cgs.rules.c10_monsters import attacking as monsters
from rules_db.games.cgs.rules.c12_pokemon import confusion
from rules_db.games.cgs.rules.c12_pokemon.special_conditions import BLOCK
from rules_db.games.cgs.shared_games import Target
from rules_db.games.cgs.state import Attack, Card, Strike, Table, Task
from rules_db.games.cgs.words import GIVEN_UP, ON_FIELD, UNBLOCKED, Until

__all__ = ["is_there", "met_by"]

CALL_OFF = "nobody"
"""What a player decides to attack who calls the attack off."""


def why_not_attack(table: Table, player: str, card: Card, target: str, move: int = 0) -> Refusal | None:
    """Why a summon may not attack a player or card now."""
    return (
        main_phase.attacks_in_battle_phase(table, player)
        or priority.is_limited(table, card, False)
        or main_phase.has_resolved(table)
        or _may_attack(table, player, card)
        or next((refusal for each in hooks.FORBIDDEN.at("attack") if (refusal := each(table, card.id, target))), None)
        or why_not_target(table, card, target, move)
        or effects().forbidden(table, "attack", card.id)
    )


def _may_attack(table: Table, player: str, card: Card) -> Refusal | None:
    is_able = is_summon(card) and not card.is_face_down and card.printed.game in hooks.SUMMONS and may_act(card)
    if card.controller != player or not is_able:
        return book.refuse("4.5.2", card=card.id, controller=card.controller)
    return main_phase.attacks_once(table, card, effects().times(table, "attack again", card.id))


def why_not_target(table: Table, card: Card, target: str, move: int) -> Refusal | None:
    """Why a summon may not attack this, whenever that would be."""
    refusal = main_phase.attacks_another_player(card, target)
    if refusal is None and target in table.cards:
        it = table.cards[target]
        is_planeswalker = is_of(it, "planeswalker") and not is_summon(it)
        own = main_phase.attacks_no_own_planeswalker if is_planeswalker else main_phase.attacks_no_own_summon
        refusal = own(card, it)
    for check in hooks.ATTACKERS.at():
        refusal = refusal or check(table, card, target)
    return refusal or hooks.SUMMONS[card.printed.game].why_not_attack(table, card, target, move)


def is_direct(table: Table, target: str) -> bool:
    """Whether an attack on this is a direct one: on a player, or on a planeswalker that is no summon (10.6.1.b)."""
    return target not in table.cards or not is_summon(table.cards[target])


def attackers(table: Table, player: str) -> list[Card]:
    """The summons with which a player might attack, whatever each is to attack."""
    own = (card for card in presence.controlled_by(table, player) if card.zone in ON_FIELD)
    return [card for card in own if _may_attack(table, player, card) is None]


def _facing(table: Table, target: str) -> dict[str, str]:
    """That a summon was face-down as it was attacked, which it is no more afterwards."""
    return {"facing": "face-down"} if target in table.cards and table.cards[target].is_face_down else {}


def declare(table: Table, trace: Trace, player: str, strikes: list[Strike]) -> None:
    """Announce an attack: what it costs is paid, and priority goes to the turn player."""
    strikes = [each for each in strikes if attempts.attack_takes_place(table, trace, each)]
    if not strikes:
        return
    for toll in hooks.TOLLS.at():
        toll(table, trace, player, strikes)
    for strike in strikes:
        attacker = table.cards[strike.attacker.id]
        limits.use(table, f"attack/{attacker.id}/{attacker.stay}")
        attacker.attacked = table.turn
    table.attack, table.cues = Attack(player, strikes), []
    for strike in strikes:
        card, target = strike.attacker.id, strike.target.id
        facing = _facing(table, target)
        event = happenings.happen(
            table, trace, "attacks", "4.5.2", player, card=card, target=target, move=strike.move, **facing
        )
        with trace.because(event):
            hooks.SUMMONS[table.cards[strike.attacker.id].printed.game].declared(table, trace, strike)
    table.passes, table.window = 0, None
    table.priority = priority.first_after_naming(table) or priority.after(table, player)
    table.attack.is_interrupted = False


def goes_on(table: Table) -> None:
    """All have passed with the Queue empty: the next stage of the attack."""
    attack = table.attack
    if attack is None:
        return
    if attack.stage == "declared" and any(is_blockable(table, each) for each in attack.strikes):
        table.agenda.append(Task("block"))
    elif attack.stage == "declared" and table.watching.get(UNBLOCKED):
        table.agenda.append(Task("unblocked"))
    else:
        table.agenda += [Task("fight"), Task("redirect")]


def is_blockable(table: Table, strike: Strike) -> bool:
    game = table.cards[strike.attacker.id].printed.game
    may_be = hooks.SUMMONS[game].is_blockable and defender(table, strike) in table.order
    return attacking.may_be_blocked() and may_be


def may_be_blocked(table: Table, strike: Strike) -> bool:
    """Whether the attacker is still part of the attack, and has not been taken over by the player who would block."""
    card = table.cards[strike.attacker.id]
    return is_there(table, strike.attacker) and is_summon(card) and defender(table, strike) != card.controller


def defender(table: Table, strike: Strike) -> str:
    """The player who is attacked, or who controls what is attacked."""
    name = strike.target.id
    return name if name in table.players else table.cards[name].controller


@hooks.task("block")
def _block(table: Table, trace: Trace, task: Task) -> None:
    """Blockers are selected for one attacker after the other; what comes of it follows once all have been."""
    if table.attack is not None:
        count = len(attacking.selected_at_once(table.attack.strikes))
        do_in_order(table, *(Task("select", data=[str(at)]) for at in range(count)), Task("blocked"))


@hooks.task("select")
def _select(table: Table, trace: Trace, task: Task) -> None:
    """The player who is attacked selects blockers for one attacker."""
    strike = strike_at(table, int(task.data[0]))
    if strike is None or not is_blockable(table, strike) or not may_be_blocked(table, strike):
        return
    player = who_selects(table, strike)
    able = able_to_block(table, player, strike)
    choice = blocking(player, able, strike)
    is_asked = can_block(table, choice)
    if not is_asked:
        table.uses[f"{UNASKED}{strike.attacker.id}"] = 1
    picks = Answers(task.answers).ask(choice) if is_asked else []
    strike.blockers = [Target(name, table.cards[name].stay) for name in picks]
    strike.is_blocked = bool(picks)


UNASKED = "unasked/"
"""Before the name of an attacker, in the uses of a turn: nobody has been asked for blockers, since none was able."""


def why_nobody_blocks(table: Table, player: str, names: Sequence[str]) -> Refusal | None:
    """Why these summons could not be selected where nobody is asked for blockers; None where no rule says it."""
    now = table.attack.strikes if table.attack is not None else []
    past = [each.removeprefix(UNASKED) for each in table.uses if each.startswith(UNASKED)]
    strikes = [*now, *(Strike(Target(each, 0), Target(player, 0)) for each in past if each in table.cards)]
    for strike in strikes:
        choice = blocking(player, [], strike)
        for name in names if defender(table, strike) == player else ():
            card = table.cards.get(name)
            if card is not None and card.controller == player and (found := why_not_block(table, card, strike)):
                return found
        if refusal := hooks.PICKS["block"](table, choice, tuple(names)):
            return refusal
    return None


def strike_at(table: Table, at: int) -> Strike | None:
    """An attacker by its place in the attack under way, None for none."""
    strikes = table.attack.strikes if table.attack is not None else []
    return strikes[at] if at < len(strikes) else None


def who_selects(table: Table, strike: Strike) -> str:
    """The player who is attacked, or who controls the planeswalker that is (9.4.9.a)."""
    return attacking.who_selects_blockers(defender(table, strike)) or strike_player(table)


def strike_player(table: Table) -> str:
    return table.attack.player if table.attack is not None else ""


def able_to_block(table: Table, player: str, strike: Strike) -> list[str]:
    """The summons that the defending player might select, whatever others block the same attacker."""
    side = defender(table, strike)
    own = presence.controlled_by(table, side)
    return sorted(card.id for card in own if why_not_block(table, card, strike) is None)


def can_block(table: Table, choice: Choice) -> bool:
    """Whether one summon or two together may block."""
    ways = (pick for size in (1, 2) for pick in combinations(choice.options, size))
    return any(all(check(table, choice, pick) is None for check in hooks.BLOCKS.at("able")) for pick in ways)


def blocking(player: str, able: list[str], strike: Strike) -> Choice:
    return Choice(player, "block", "9.4.9", able, 0, len(able), strike.attacker.id)


@hooks.task("blocked")
def _blocked(table: Table, trace: Trace, task: Task) -> None:
    """All blockers have been selected, at the same time (9.4.9.b)."""
    attack = table.attack
    if attack is None:
        return
    if again := _failed(table, trace, attack):
        do_in_order(table, *(Task("select", data=[str(at)]) for at in again), Task("blocked"))
        return
    attack.stage = "blocked"
    for strike in attack.strikes:
        for each in strike.blockers:
            facts = {"card": each.id, "attacker": strike.attacker.id}
            happenings.happen(table, trace, "blocks", "9.4.9", defender(table, strike), **facts)
        if not strike.blockers and table.watching.get(UNBLOCKED):
            _tell_unblocked(table, trace, strike, "9.4.9")
    _after_blocks(table, attack)


@hooks.task("unblocked")
def _unblocked(table: Table, trace: Trace, task: Task) -> None:
    """Whoever attacks a player or a planeswalker directly and meets no blockers is not blocked (14.3.2)."""
    attack = table.attack
    if attack is None:
        return
    attack.stage = "blocked"
    for strike in attack.strikes:
        target = table.cards.get(strike.target.id)
        if is_there(table, strike.attacker) and (target is None or not is_summon(target)):
            _tell_unblocked(table, trace, strike, "14.3.2")
    _after_blocks(table, attack)


def _tell_unblocked(table: Table, trace: Trace, strike: Strike, rule: str) -> None:
    whose = table.cards[strike.attacker.id].controller
    happenings.happen(table, trace, UNBLOCKED, rule, whose, card=strike.attacker.id)


def _after_blocks(table: Table, attack: Attack) -> None:
    """Everybody may answer the blocks and what they have set off; where there are neither, the attack goes on.

    So may whoever attacks and owns a card, wherever it lies, that gives up an attacker which is not blocked.
    """
    is_given_up = any(table.cards[each].owner == attack.player for each in table.watching.get(GIVEN_UP, ()))
    if not table.waiting and not is_given_up and not any(strike.blockers for strike in attack.strikes):
        goes_on(table)
        return
    table.passes, table.window = 0, None
    table.priority = priority.first_after_blocks(table) or priority.after(table, attack.player)
    table.agenda.append(Task("settle"))


def _failed(table: Table, trace: Trace, attack: Attack) -> list[int]:
    """Take away the blockers whose attempt fails (12.6.6.a); the attackers for which others may be selected."""
    again = []
    for at, strike in enumerate(attack.strikes):
        able = [each for each in strike.blockers if attempts.tries(table, trace, table.cards[each.id], BLOCK)]
        if len(able) < len(strike.blockers) and confusion.is_replaced_as_blocker():
            again.append(at)
        strike.blockers, strike.is_blocked = able, bool(able)
    return again


def why_not_block(table: Table, card: Card, strike: Strike) -> Refusal | None:
    """Why a summon may not be selected to block an attacker."""
    if not is_summon(card) or card.printed.game not in hooks.SUMMONS or not may_act(card):
        return book.refuse("9.4.9", card=card.id)
    for check in hooks.BLOCKERS.at():
        if refusal := check(table, card, strike):
            return refusal
    return (
        hooks.SUMMONS[card.printed.game].why_not_block(table, card, strike)
        or effects().forbidden(table, "block", card.id)
        or effects().forbidden(table, "be blocked", strike.attacker.id)
    )


@hooks.task("redirect")
def _redirect(table: Table, trace: Trace, task: Task) -> None:
    """The attack of a monster that was interrupted may be redirected or called off, once (10.6.4, 10.6.5)."""
    attack = table.attack
    if attack is None:
        return
    strike = attack.strikes[0]
    card = table.cards[strike.attacker.id]
    if not hooks.SUMMONS[card.printed.game].may_redirect or not is_there(table, strike.attacker):
        return
    is_gone = not may_be_hit(table, strike)
    if not monsters.is_interrupted(attack.is_interrupted, is_gone):
        return
    if not monsters.decides_now(attack.is_redirected, not table.queue):
        return
    options = _where_to(table, card, strike, is_gone)
    if not options:
        return
    attack.is_interrupted = True
    pick = Answers(task.answers).ask_one(Choice(card.controller, "redirect", "10.6.4", options, about=card.id))
    attack.is_redirected = True
    if pick == CALL_OFF:
        _call_off(table, trace, card)
    elif is_gone or pick != strike.target.id:
        strike.target = Target(pick, table.cards[pick].stay if pick in table.cards else 0)
        happenings.happen(table, trace, "redirected", "10.6.4", card.controller, card=card.id, target=pick)


def _where_to(table: Table, card: Card, strike: Strike, is_gone: bool) -> list[str]:
    """The target of an interrupted attack if it is still there, the others that it may have, and calling it off."""
    rules = hooks.SUMMONS[card.printed.game]
    targets = [each for each in rules.targets(table, card) if why_not_target(table, card, each, strike.move) is None]
    kept = [] if is_gone else [strike.target.id]
    others = monsters.other_targets([each for each in targets if each not in kept])
    ends = [CALL_OFF] if monsters.may_call_off() else []
    return [*kept, *others, *ends] if others or ends else []


def _call_off(table: Table, trace: Trace, card: Card) -> None:
    """The attack is over, and counts as the attack of the monster all the same."""
    window = table.window
    happenings.happen(table, trace, "called off", "10.6.5", card.controller, card=card.id)
    if not monsters.counts_all_the_same():
        table.uses[f"attack/{card.id}/{card.stay}"] = card.attacked = 0
    end(table, trace)
    if window is not None:
        table.window, table.priority = window, window.players[0]
    table.agenda = [each for each in table.agenda if each.kind != "fight"]


@hooks.task("battle over")
def _battle_over(table: Table, trace: Trace, task: Task) -> None:
    if table.attack is not None:
        end(table, trace)


def end(table: Table, trace: Trace) -> None:
    """The attack is over, and the turn player has priority in the same phase."""
    if table.attack is not None:
        table.waiting += table.attack.due
    table.attack = None
    lasting.expire(table, Until.BATTLE)
    table.passes, table.window, table.priority = 0, None, table.turn_player
    table.agenda.append(Task("settle"))
