"""Cards that effects bring into play tapped and attacking: what they attack, and how they join the attack."""

from __future__ import annotations

from rules_db.engine.choices import Choice
from rules_db.engine.trace import Trace
from rules_db.games.cgs import kinds
from rules_db.games.cgs.card_text.doing.step import Doing, under
from rules_db.games.cgs.card_text.said.vocabulary import ATTACKING
from rules_db.games.cgs.card_text.selecting import PAID
from rules_db.games.cgs.rules.c9_magic import attacking
from rules_db.games.cgs.shared_games import Target
from rules_db.games.cgs.state import Card, Strike, Table


def way_of(doing: Doing, card: Card, player: str) -> str:
    """How such a card enters: with what it attacks, which its controller chooses, or only tapped without an attack.

    It is what an attacker has attacked that was given up for it. What the others attack is named first otherwise: it
    has not been declared as an attacker, so that nothing keeps it from any.
    """
    table = doing.table
    if table.attack is None or table.attack.player != player or not kinds.is_summon(card):
        return "tapped"
    there = (*attacking.players_to_attack(table, player), *attacking.planeswalkers_to_attack(table, player))
    attacked = [strike.target.id for strike in table.attack.strikes]
    given_up = doing.item.said.get(PAID, "").rpartition("/")[0]
    given = [strike.target.id for strike in table.attack.strikes if strike.attacker.id == given_up]
    options = sorted(there, key=lambda each: each not in attacked)
    options = [each for each in options if each in given] or options
    if not options:
        return "tapped"
    choice = Choice(player, "choose", under("14.1.1"), options, about=doing.item.card)
    return f"{ATTACKING} {doing.answers.ask_one(choice)}"


def join(table: Table, trace: Trace, card: Card, way: str) -> None:
    """The card is an attacker from now on; blockers are selected for it if none have been selected yet."""
    if table.attack is None or not way.startswith(f"{ATTACKING} "):
        return
    name = way.removeprefix(f"{ATTACKING} ")
    stay = table.cards[name].stay if name in table.cards else 0
    table.attack.strikes.append(Strike(Target(card.id, card.stay), Target(name, stay)))
    trace.emit("joins the attack", under("14.1.1"), card.controller, card=card.id, target=name)
