"""An attack from its announcement to its damage, staged so that players can come between.

Announced, answered (8.4.2.a), blockers selected, answered (8.4.2.b), redirected or called off, damage.
"""

from __future__ import annotations

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.book import book
from rules_db.games.cgs.doing import damage, happenings, limits, moving
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.kinds import is_of, is_summon
from rules_db.games.cgs.rules.c4_turn import main_phase
from rules_db.games.cgs.rules.c8_queue import priority
from rules_db.games.cgs.state import Attack, Card, Strike, Table, Target, Task
from rules_db.games.cgs.words import ON_FIELD, Zone

CALL_OFF = "call the attack off"
DEALT, DESTROYED = "4.5.2", "4.5.2"
"""Under which battle damage is dealt and summons are destroyed by it; chapter 14 puts its own rules here."""


def why_not_attack(table: Table, player: str, card: Card, target: str, move: int = 0) -> Refusal | None:
    """Why a summon may not attack a player or card now."""
    return (
        main_phase.attacks_in_battle_phase(table, player)
        or main_phase.has_resolved(table)
        or _may_attack(table, player, card)
        or why_not_target(table, card, target, move)
        or effects().forbidden(table, "attack", card.id)
    )


def _may_attack(table: Table, player: str, card: Card) -> Refusal | None:
    is_able = is_summon(card) and not card.is_face_down and card.printed.game in hooks.SUMMONS
    if card.controller != player or not is_able:
        return book.refuse("4.5.2", card=card.id, controller=card.controller)
    return main_phase.attacks_once(table, card)


def why_not_target(table: Table, card: Card, target: str, move: int) -> Refusal | None:
    """Why a summon may not attack this, whenever that would be."""
    refusal = main_phase.attacks_another_player(card, target)
    if refusal is None and target in table.cards:
        it = table.cards[target]
        is_planeswalker = is_of(it, "planeswalker") and not is_summon(it)
        own = main_phase.attacks_no_own_planeswalker if is_planeswalker else main_phase.attacks_no_own_summon
        refusal = own(card, it)
    return refusal or hooks.SUMMONS[card.printed.game].why_not_attack(table, card, target, move)


def attackers(table: Table, player: str) -> list[Card]:
    """The summons with which a player might attack, whatever each is to attack."""
    own = (card for card in table.cards.values() if card.controller == player and card.zone in ON_FIELD)
    return [card for card in own if _may_attack(table, player, card) is None]


def declare(table: Table, trace: Trace, player: str, strikes: list[Strike]) -> None:
    """Announce an attack: what it costs is paid, and priority goes to the turn player."""
    for strike in strikes:
        attacker = table.cards[strike.attacker.id]
        limits.use(table, f"attack/{attacker.id}/{attacker.stay}")
        attacker.attacked = table.turn
    table.attack = Attack(player, strikes)
    for strike in strikes:
        card, target = strike.attacker.id, strike.target.id
        event = happenings.happen(table, trace, "attacks", "4.5.2", player, card=card, target=target, move=strike.move)
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
    else:
        table.agenda += [Task("fight"), Task("redirect")]


def is_blockable(table: Table, strike: Strike) -> bool:
    game = table.cards[strike.attacker.id].printed.game
    return hooks.SUMMONS[game].is_blockable and strike.target.id in table.players


def defender(table: Table, strike: Strike) -> str:
    """The player who is attacked, or who controls what is attacked."""
    name = strike.target.id
    return name if name in table.players else table.cards[name].controller


def is_there(table: Table, target: Target) -> bool:
    return target.id in table.players or table.cards[target.id].stay == target.stay


@hooks.task("block")
def _block(table: Table, trace: Trace, task: Task) -> None:
    """The defending players select blockers for all attackers, one attacker after the other."""
    attack, answers = table.attack, Answers(task.answers)
    if attack is None:
        return
    chosen: list[tuple[Strike, list[str]]] = []
    taken: list[str] = []
    for strike in attack.strikes:
        if not is_blockable(table, strike) or not is_there(table, strike.attacker):
            continue
        player = defender(table, strike)
        able = [
            card.id
            for card in table.cards.values()
            if card.controller == player and card.id not in taken and why_not_block(table, card, strike) is None
        ]
        choice = Choice(player, "block", "8.4.2.b", able, 0, len(able), strike.attacker.id)
        picks = answers.ask(choice) if able else []
        taken += picks
        chosen.append((strike, picks))
    for strike, picks in chosen:
        for name in picks:
            strike.blockers.append(Target(name, table.cards[name].stay))
            strike.is_blocked = True
            happenings.happen(
                table, trace, "blocks", "8.4.2.b", defender(table, strike), card=name, attacker=strike.attacker.id
            )
    attack.stage = "blocked"
    if not taken:
        goes_on(table)
        return
    table.passes, table.window = 0, None
    table.priority = priority.first_after_blocks(table) or priority.after(table, attack.player)
    table.agenda.append(Task("settle"))


def why_not_block(table: Table, card: Card, strike: Strike) -> Refusal | None:
    """Why a summon may not be selected to block an attacker."""
    if not is_summon(card) or card.printed.game not in hooks.SUMMONS:
        return book.refuse("4.5.2", card=card.id)
    return hooks.SUMMONS[card.printed.game].why_not_block(table, card, strike) or effects().forbidden(
        table, "block", card.id
    )


@hooks.task("redirect")
def _redirect(table: Table, trace: Trace, task: Task) -> None:
    """An attack that was interrupted may be redirected or called off, once (10.6.4, 10.6.5)."""
    attack = table.attack
    if attack is None or attack.is_redirected or not attack.is_interrupted:
        return
    strike = attack.strikes[0]
    card = table.cards[strike.attacker.id]
    rules = hooks.SUMMONS[card.printed.game]
    if not rules.may_redirect or not is_there(table, strike.attacker):
        return
    options = [each for each in rules.targets(table, card) if why_not_target(table, card, each, strike.move) is None]
    pick = Answers(task.answers).ask_one(Choice(attack.player, "redirect", "8.4.2.a", [*options, CALL_OFF]))
    attack.is_redirected = True
    if pick == CALL_OFF:
        end(table, trace)
        table.agenda = [each for each in table.agenda if each.kind != "fight"]
    elif pick != strike.target.id or not is_there(table, strike.target):
        strike.target = Target(pick, table.cards[pick].stay if pick in table.cards else 0)
        happenings.happen(table, trace, "redirected", "8.4.2.a", attack.player, card=card.id, target=pick)


@hooks.task("fight")
def _fight(table: Table, trace: Trace, task: Task) -> None:
    """All damage of the attack is dealt, and then what took lethal damage is destroyed together."""
    attack = table.attack
    if attack is None:
        return
    attack.stage = "damage"
    batch: list[damage.Damage] = []
    for strike in attack.strikes:
        if not is_there(table, strike.attacker) or table.cards[strike.attacker.id].is_defending:
            continue
        batch += hooks.SUMMONS[table.cards[strike.attacker.id].printed.game].strikes(table, strike)
        for each in met_by(table, strike):
            batch += hooks.SUMMONS[each.printed.game].strikes_back(table, strike, each)
    lethal = damage.deal(table, trace, batch, DEALT)
    doomed = [
        moving.Move(name, Zone.DISCARD, "destroyed", DESTROYED, data=damage.whose(batch, name)) for name in lethal
    ]
    moving.move(table, trace, doomed)
    end(table, trace)


def met_by(table: Table, strike: Strike) -> list[Card]:
    """The summons that an attacker battles: its blockers, or the summon that it attacks (14.3.2)."""
    targets = strike.blockers or ([strike.target] if strike.target.id in table.cards else [])
    there = [table.cards[each.id] for each in targets if is_there(table, each)]
    return [card for card in there if is_summon(card)]


def end(table: Table, trace: Trace) -> None:
    """The attack is over, and the turn player has priority in the same phase."""
    table.attack = None
    table.passes, table.window, table.priority = 0, None, table.turn_player
    table.agenda.append(Task("settle"))
