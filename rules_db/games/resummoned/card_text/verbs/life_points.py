"""damage, gain, pay."""

from __future__ import annotations

from rules_db.engine.card_text.doers import by_players
from rules_db.engine.card_text.parts import Filled
from rules_db.engine.card_text.verbs import Trait, Verb
from rules_db.games.resummoned import life_points
from rules_db.games.resummoned.card_text.doing import Doing
from rules_db.games.resummoned.card_text.entries import Act, Payment
from rules_db.games.resummoned.card_text.model import Counted
from rules_db.games.resummoned.card_text.nouns import amount_in


def deal_damage(doing: Doing, step: Counted) -> None:
    points = doing.points(step.amount)
    for name in doing.people(step):
        doing.moment.then(life_points.damage, doing.duel, doing.trace, name, points, doing.rule)


def gain(doing: Doing, step: Counted) -> None:
    points = doing.points(step.amount)
    for name in doing.people(step):
        doing.moment.then(life_points.gain, doing.duel, doing.trace, name, points, doing.rule)


def pay(doing: Doing, step: Counted) -> None:
    """Whoever has too few life points pays nothing (201.1.R1)."""
    points = doing.points(step.amount)
    for name in doing.people(step):
        doing.moment.then(life_points.pay, doing.duel, doing.trace, name, points, doing.rule)


def _damage(filled: Filled) -> Counted:
    return Counted("damage", filled.get("player"), filled.get("who", "you"), amount_in(filled))


def _gain(filled: Filled) -> Counted:
    return Counted("gain", filled.get("player"), filled.get("who", "you"), amount_in(filled))


def _pay(filled: Filled) -> Counted:
    return Counted("pay", who=filled.get("who", "you"), amount=filled["amount"])


ENTRIES: tuple[Verb[Act, Payment], ...] = (
    Verb("damage", (
        ("damage {amount} to ({who}|{player})[{per}]", _damage),
        ("(deal|inflict) {amount} damage to ({who}|{player})[{per}]", _damage),
    ), deal_damage, traits=(Trait.LIFE,)),
    Verb("gain", (
        *by_players("gain", " {amount}[ (life points|LP)][{per}]", _gain),
        ("{player} gain[s] {amount}[ (life points|LP)][{per}]", _gain),
    ), gain, traits=(Trait.LIFE,)),
    Verb(
        "pay", by_players("pay", " {amount}[ (life points|LP)]", _pay), pay,
        Payment(lambda step: None, lambda doing, step, cards: pay(doing, step), due=lambda step: step.amount),
        traits=(Trait.LIFE,),
    ),
)  # fmt: skip
