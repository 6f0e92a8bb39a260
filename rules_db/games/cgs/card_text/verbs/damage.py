"""damage, damage counters, heal, gain, lose and pay life, prevent, more damage of a move."""

from __future__ import annotations

from dataclasses import replace

from rules_db.engine.card_text.parts import Build, Filled, Form, Part, words
from rules_db.engine.card_text.verbs import Trait
from rules_db.games.cgs.card_text.entries import Entry, both_ways, verb
from rules_db.games.cgs.card_text.model import Amount, Counted, Paired, Selector
from rules_db.games.cgs.card_text.nouns import amount_in, quantity_in
from rules_db.games.cgs.card_text.vocabulary import ITSELF

PARTS = (
    words("does", {f"this[ ({ITSELF})] (deals|does) ": True, "(inflict|deal) ": True}),
    Part("dealer", (
        Form("it", lambda filled: Selector("it")),
        Form(f"that ({ITSELF})", lambda filled: Selector("that")),
        Form("host", lambda filled: Selector("host")),
        Form("[the ](enchanted|equipped) creature", lambda filled: Selector("host")),
        Form("{sort_of_cards}", lambda filled: filled["sort_of_cards"]),
    ), "what deals damage"),
    words("of_battle", {"battle ": True, "combat ": True}),
    words("more_or_less_damage", {"more": 1, "less": -1}),
)  # fmt: skip


def _damage(filled: Filled) -> Counted:
    aim: dict[str, object] = filled["aim"]
    amount = quantity_in(filled, "this") if "quantity" in filled else amount_in(filled)
    return Counted("damage", amount=amount, **aim)  # type: ignore[arg-type]


def _damage_by(filled: Filled) -> Counted:
    """Damage that other cards deal than the one whose text it is."""
    amount = quantity_in(filled, "its") if "quantity" in filled else amount_in(filled)
    return replace(_damage(filled), amount=amount, by=filled["by"])


def _prevent_next(filled: Filled) -> Counted:
    aim: dict[str, object] = filled["aim"]
    return Counted("prevent next", amount=filled["amount"], **aim)  # type: ignore[arg-type]


def _prevent_all(filled: Filled) -> Counted:
    aim: dict[str, object] = filled["aim"]
    return Counted("prevent", is_all=True, is_battle="of_battle" in filled, **aim)  # type: ignore[arg-type]


def _life(name: str) -> Build:
    return lambda filled: Counted(name, who=filled.get("who", "you"), amount=amount_in(filled))


def _life_equal(name: str) -> Build:
    return lambda filled: Counted(name, who=filled.get("who", "you"), amount=quantity_in(filled))


def _fight(filled: Filled) -> Paired:
    return Paired("fight", filled["cards"], other=filled["one_card"])


def _of_move(filled: Filled) -> Counted:
    amount = amount_in(filled)
    sign = filled["more_or_less_damage"]
    return Counted("more damage", Selector("this"), amount=amount, counter="less" if sign < 0 else "more")


ENTRIES: tuple[Entry, ...] = (
    verb(
        "damage",
        ("[{does}]{amount} damage[{per}] to {aim:any_aim}", _damage),
        ("[{does}]damage equal to {quantity} to {aim:any_aim}", _damage),
        ("[{does}]damage to {aim:any_aim} equal to {quantity}", _damage),
        ("{by:dealer} deal[s] {amount} damage[{per}] to {aim:any_aim}", _damage_by),
        ("{by:dealer} deal[s] damage equal to {quantity} to {aim:any_aim}", _damage_by),
        ("{by:dealer} deal[s] damage to {aim:any_aim} equal to {quantity}", _damage_by),
        traits=(Trait.LIFE,),
    ),
    verb("fight", ("{cards} fight[s] {one_card}", _fight), traits=(Trait.LIFE,)),
    verb(
        "put damage counters",
        ("put {amount} damage counter[s][{per}] on {cards}",
         lambda filled: Counted("put damage counters", filled["cards"], amount=amount_in(filled))),
        traits=(Trait.CHANGES,), is_cost=True,
    ),
    verb(
        "heal",
        ("heal {amount} damage[{per}] from {cards}",
         lambda filled: Counted("heal", filled["cards"], amount=amount_in(filled))),
        ("heal all damage from {cards}", lambda filled: Counted("heal", filled["cards"], is_all=True)),
        traits=(Trait.CHANGES,),
    ),
    verb(
        "more damage",
        ("this (move|attack) does {amount} {more_or_less_damage} damage[{per}]", _of_move),
        ("this (move|attack) does nothing", lambda filled: Counted("more damage", Selector("this"), is_all=True)),
        traits=(Trait.CHANGES,),
    ),
    verb("gain", ("[{who} ]gain[s] {amount} (life|LP)[{per}]", _life("gain")),
         ("[{who} ]gain[s] (life|LP) equal to {quantity}", _life_equal("gain")), traits=(Trait.LIFE,)),
    verb("lose", ("[{who} ]lose[s] {amount} (life|LP)[{per}]", _life("lose")),
         ("[{who} ]lose[s] (life|LP) equal to {quantity}", _life_equal("lose")), traits=(Trait.LIFE,)),
    verb("pay life", ("pay[s] {amount} (life|LP)", _life("pay life")), traits=(Trait.LIFE,), is_cost=True),
    verb("become life", ("{whose:your_or_their} life becomes {whole}",
                         lambda filled: Counted("become life", who=filled["whose"], amount=Amount(filled["whole"]))),
         traits=(Trait.LIFE,)),
    *both_ways("prevent", ("prevent all [{of_battle}]damage to {aim}<lasts>", _prevent_all), traits=(Trait.STOPS,)),
    verb("prevent next",
         ("prevent the next {amount} damage [that would be dealt ]to {aim:any_aim} this turn", _prevent_next),
         traits=(Trait.STOPS,)),
)  # fmt: skip
