"""change, prevent, negate, replace: what resolved effects leave behind, and what continuous effects do."""

from __future__ import annotations

from dataclasses import replace

from rules_db.engine.card_text.parts import Filled
from rules_db.engine.card_text.verbs import Trait, Verb
from rules_db.games.resummoned import happenings, properties
from rules_db.games.resummoned.card_text.doing import Doing
from rules_db.games.resummoned.card_text.entries import Act, Payment
from rules_db.games.resummoned.card_text.model import Amount, Changed, Forbidden, Negated, Replaced, Step
from rules_db.games.resummoned.card_text.nouns import amount_in
from rules_db.games.resummoned.rules.c700_effects import negation, targeting
from rules_db.games.resummoned.state import Card, Lasting, Target, effect_of


def change(doing: Doing, step: Changed) -> None:
    _leave_behind(doing, doing.cards(step), "changed", doing.rule, doing.points(step.amount), step.changes)


def prevent(doing: Doing, step: Forbidden) -> None:
    if step.what is not None:
        _leave_behind(doing, doing.cards(step), "prevented", doing.rule, 0, step.deed)
        return
    on = targeting.as_targets(doing.duel, doing.people(step))
    doing.moment.then(_forbid, doing, on, step.deed)


def _forbid(doing: Doing, on: list[Target], deed: str) -> None:
    _remember(doing, on, 0)
    doing.trace.emit("prevented", doing.rule, doing.player, deed=deed)


def negate(doing: Doing, step: Negated) -> None:
    """Negate the effects of cards (708.2.R1)."""
    _leave_behind(doing, doing.cards(step), "negated", "708.1", 0, "")
    doing.moment.then(negation.take_off_negated, doing.duel, doing.trace)


def negate_chain(doing: Doing, step: Step) -> None:
    """Negate all effects on the Chain, from the top down."""
    doing.moment.then(_negate_down_to, doing, 0)


def negate_top(doing: Doing, step: Step) -> None:
    """Negate the top effect of the Chain."""
    doing.moment.then(_negate_down_to, doing, -1)


def _negate_down_to(doing: Doing, place: int) -> None:
    """Take effects off the Chain that can be negated, down to a place that is counted as Python counts them."""
    duel = doing.duel
    for each in reversed(duel.chain[place:]):
        if negation.can_be_negated(effect_of(duel, each)):
            duel.chain.remove(each)
            doing.trace.emit("negated", "708.1", doing.player, card=each.card)


def _leave_behind(doing: Doing, on: list[Card], kind: str, rule: str, amount: int, about: str) -> None:
    def leave() -> None:
        _remember(doing, [Target(card.id, card.stay) for card in on], amount)
        for card in on:
            happenings.happen(doing.duel, doing.trace, kind, rule, doing.player, card=card.id, property=about)

    doing.moment.then(leave)


def _remember(doing: Doing, on: list[Target], amount: int) -> None:
    duel, activation = doing.duel, doing.activation
    if on:
        duel.lasting.append(
            Lasting(
                activation.card, activation.effect, doing.at, activation.controller, on, duel.turn, duel.tick(), amount
            )
        )
        properties.find_silent(duel)


def _change_number(filled: Filled) -> Changed:
    sets, amount = filled["change"]
    return Changed(
        "change", filled["cards"], changes=filled["number"], amount=amount_in(filled, amount), sets=sets,
        this_turn=filled.get("duration", False),
    )  # fmt: skip


def _gain_number(filled: Filled) -> Changed:
    return Changed(
        "change", filled["cards"], changes=filled["number"], this_turn=filled.get("duration", False),
        amount=amount_in(filled, Amount(filled.get("sign", 1) * filled["points"])),
    )  # fmt: skip


def _lose_number(filled: Filled) -> Changed:
    return replace(_gain_number(filled), amount=amount_in(filled, Amount(-filled["points"])))


def _set_number(filled: Filled) -> Changed:
    whole: int | None = filled.get("whole")
    return Changed(
        "change", filled["cards"], changes=filled["number"], sets=True, this_turn=filled.get("duration", False),
        amount=filled["amount"] if whole is None else Amount(whole),
    )  # fmt: skip


def _change_word(filled: Filled) -> Changed:
    property_, value = filled["word"]
    return Changed(
        "change", filled["cards"], changes=property_, value=value, this_turn=filled.get("duration", False)
    )  # fmt: skip


def _forbid_players(filled: Filled) -> Forbidden:
    return Forbidden("prevent", who=filled["who"], deed=filled["deed"], this_turn=filled.get("duration", False))


def _forbid_cards(filled: Filled) -> Forbidden:
    return Forbidden("prevent", filled["cards"], deed=filled["deed"], this_turn=filled.get("duration", False))


def _negated(filled: Filled) -> Negated:
    return Negated("negate", filled["cards"], this_turn=filled.get("duration", False))


ENTRIES: tuple[Verb[Act, Payment], ...] = (
    Verb("change", (
        ("{cards} (gets|get) {number} {change:number_change}[{per}][{duration}]", _change_number),
        ("{cards} (gets|get) {sign}{points} {number}[{per}][{duration}]", _gain_number),
        ("{cards} (gains|gain) {points} {number}[{per}][{duration}]", _gain_number),
        ("{cards} (loses|lose) {points} {number}[{per}][{duration}]", _lose_number),
        ("the {number} of {cards} becomes ({amount}|{whole})[{duration}]", _set_number),
        ("{cards}'s {number} becomes ({amount}|{whole})[{duration}]", _set_number),
        ("{cards} (gets|get) {word:word_change}[{duration}]", _change_word),
    ), change, stands=True, traits=(Trait.CHANGES,)),
    Verb("prevent", (
        ("{who} (cannot|can't) {deed:not_by_player}[{duration}]", _forbid_players),
        ("{cards} (cannot|can't) {deed:not_at_card}[{duration}]", _forbid_cards),
    ), prevent, stands=True, traits=(Trait.FORBIDS,)),
    Verb(
        "negate", (
            ("negate [the effect[s] of ]{cards}[{duration}]", _negated),
            ("negate {cards}'s effect[s][{duration}]", _negated),
        ), negate,
        stands=True, traits=(Trait.STOPS,),
    ),
    Verb(
        "negate the Chain", (("negate the chain", lambda filled: Step("negate the Chain")),), negate_chain,
        traits=(Trait.STOPS,),
    ),
    Verb(
        "negate the top", (("negate the top of the chain", lambda filled: Step("negate the top")),), negate_top,
        traits=(Trait.STOPS,),
    ),
    Verb("instead", (
        ("{cards} (is|are) banished instead of destroyed",
         lambda filled: Replaced("instead", filled["cards"], deed="destroy", by="banish")),
    ), stands=True, traits=(Trait.FORBIDS,)),
)  # fmt: skip
