"""gain, lose, change."""

from __future__ import annotations

from rules_db.engine.card_text.doers import going_on
from rules_db.engine.card_text.parts import Build, Filled, Unsaid
from rules_db.engine.card_text.verbs import Trait, Verb
from rules_db.games.ttcg import properties, scoring
from rules_db.games.ttcg.card_text.doing import Doing
from rules_db.games.ttcg.card_text.entries import Act, both_ways
from rules_db.games.ttcg.card_text.model import Amount, Changed, Counted
from rules_db.games.ttcg.card_text.nouns import amount_in
from rules_db.games.ttcg.rules.c2_2_basic_rules import points


def gain(doing: Doing, step: Counted) -> None:
    count = points.changed_by_effect(doing.count(step.amount))
    for name in doing.people(step):
        scoring.gain(doing.table, doing.trace, name, count, "2.2.8.6")


def lose(doing: Doing, step: Counted) -> None:
    count = points.changed_by_effect(doing.count(step.amount))
    for name in doing.people(step):
        scoring.lose(doing.table, doing.trace, name, count, "2.2.8.6")


def change(doing: Doing, step: Changed) -> None:
    """Change a number of cards until the turn ends; by how much is found out now."""
    cards = [card.id for card in doing.cards(step)]
    amount = properties.amount_of(doing.table, step.amount, doing.activation)
    doing.leave_behind(step, cards, amount)
    for card in cards:
        doing.trace.emit("changed", "2.1.28", doing.player, card=card, property=step.changes, amount=amount)


def _points(verb: str) -> Build:
    def build(filled: Filled) -> Counted:
        who = filled.get("player")
        if who is not None:
            return Counted(verb, who, amount=amount_in(filled))
        return Counted(verb, who=filled.get("who", "you"), amount=amount_in(filled))

    return build


def _more(filled: Filled) -> Changed:
    return Changed("change", filled["cards"], changes=filled["number"], amount=amount_in(filled))


def _by_number(filled: Filled) -> Changed:
    amount = Amount(filled.get("sign", 1) * filled["whole"])
    return Changed("change", filled["cards"], changes=filled["number"], amount=amount_in(filled, amount))


def _lost(filled: Filled) -> Changed:
    amount = Amount(-filled["whole"])
    return Changed("change", filled["cards"], changes=filled["number"], amount=amount_in(filled, amount))


def _less(filled: Filled) -> Changed:
    return Changed(
        "change", filled["cards"], changes=filled["number"], amount=amount_in(filled, Amount(-filled["whole"])),
    )  # fmt: skip


def _becomes(filled: Filled) -> Changed:
    if filled["number"] == "level" and filled["whole"] == 0:
        raise Unsaid("a creature has a star at least (write a level of 1 or more)")
    return Changed(
        "change", filled["cards"], changes=filled["number"], amount=Amount(filled["whole"]), sets=True,
    )  # fmt: skip


ENTRIES: tuple[Verb[Act, None], ...] = (
    Verb(
        "gain", (
            ("(({who}|{player}) gain[s]|gain) {amount} point[s][{per}]", _points("gain")),
            going_on("gains {amount} point[s][{per}]", _points("gain")),
        ), gain, traits=(Trait.LIFE,),
    ),
    Verb("lose", (
        ("(({who}|{player}) lose[s]|lose) {amount} point[s][{per}]", _points("lose")),
        going_on("loses {amount} point[s][{per}]", _points("lose")),
    ), lose, traits=(Trait.LIFE,)),
    *both_ways(
        Verb(
        "change",
        (
            ("{cards} get[s] {number} +{amount}[{per}] <this turn>", _more),
            ("{cards} get[s] {number} -{whole}[{per}] <this turn>", _less),
            ("{cards} get[s] {sign}{whole} {number}[{per}] <this turn>", _by_number),
            ("{cards} gain[s] {whole} {number}[{per}] <this turn>", _by_number),
            ("{cards} lose[s] {whole} {number}[{per}] <this turn>", _lost),
            ("the {number} of {cards} becomes {whole} <this turn>", _becomes),
            ("{cards}'s {number} becomes {whole} <this turn>", _becomes),
        ),
        change, traits=(Trait.CHANGES,),
    ),
    ),
)  # fmt: skip
