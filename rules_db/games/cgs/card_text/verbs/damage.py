"""damage, damage counters, heal, gain, lose and pay life, prevent, more damage of a move."""

from __future__ import annotations

import re
from dataclasses import replace

from rules_db.engine.card_text.parts import Build, Filled, Form, Part, Token, flag, words
from rules_db.engine.card_text.verbs import Trait
from rules_db.games.cgs.card_text.entries import LASTS, Entry, both_ways, of_cards, verb
from rules_db.games.cgs.card_text.model import Counted, Paired
from rules_db.games.cgs.card_text.said.dividing import shared_out
from rules_db.games.cgs.card_text.said.nouns import who_in
from rules_db.games.cgs.card_text.said.quantities import amount_in, counted_cards, quantity_in
from rules_db.games.cgs.card_text.said.vocabulary import (
    DAMAGE,
    DOWN_TO,
    HALF_OF_REST,
    HALVE,
    ITSELF,
    MORE_PRIZES,
    OF_EFFECTS,
)
from rules_db.games.cgs.card_text.selecting import TAKEN, Amount, Selector

_NOT_WEAK = " (Don't apply Weakness and Resistance for Benched Pokémon.)"

_PAST_EFFECTS = "any [other ]effects on (your opponent's Active|the Defending) Pokémon"

PARTS = (
    words("does", {
        f"this[ ({ITSELF})] (deals|does) ": "this", "(inflict|deal) ": "it", "this (move|attack) does ": "this",
        f"this[ ({ITSELF}|move|attack)] also does ": "this",
    }),
    flag("does_again", f"(it|this[ ({ITSELF}|move|attack)]) (deals|does) "),
    Token("not_weak", r"\.?" + re.escape(_NOT_WEAK), (_NOT_WEAK,), "what 12.2.7 says in any case"),
    Token("millions", r"\$\d+M\b", ("$1M", "$2M"), "an amount of money", lambda said: int(said[1:-1])),
    Part("dealer", (
        Form("it", lambda filled: Selector("it")),
        Form(f"that ({ITSELF})", lambda filled: Selector("that")),
        Form("host", lambda filled: Selector("host")),
        Form("[the ](enchanted|equipped) creature", lambda filled: Selector("host")),
        Form("{sort_of_cards}", lambda filled: filled["sort_of_cards"]),
    ), "what deals damage"),
    flag("of_battle", "battle ", "combat "),
    words("unaffected_by", {
        "Weakness or Resistance": "plain", "Weakness": "without Weakness", "Resistance": "without Resistance",
        f"{_PAST_EFFECTS}": "past effects",
        f"Weakness or Resistance[,] or by {_PAST_EFFECTS}": "plain past effects",
        f"Weakness[,] or by {_PAST_EFFECTS}": "past effects without Weakness",
        f"Resistance[,] or by {_PAST_EFFECTS}": "past effects without Resistance",
    }),
    words("whose_life", {
        "each player's": "each", "each opponent's": "opponent", "target player's": "target player",
        "target opponent's": "target opponent",
    }),
    words("more_or_less_damage", {"more": 1, "less": -1}),
)  # fmt: skip


SWITCHED_OUT = Selector("them", kind="Pokémon", traits=("Benched",))
"""What the switch right before has taken out of the Active Spot."""


def _damage(filled: Filled) -> Counted:
    aim: dict[str, object] = filled["aim"]
    amount = quantity_in(filled, filled.get("does", "it")) if "quantity" in filled else amount_in(filled)
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


def _prevent_any(filled: Filled) -> Counted:
    return Counted("prevent", who="each", is_all=True, is_battle="of_battle" in filled, side="any")


def _takes_none(filled: Filled) -> Counted:
    return Counted("prevent", who=filled["doer"], is_all=True, is_battle="of_battle" in filled)


def _takes_none_of_effects(filled: Filled) -> Counted:
    return Counted("prevent", who=filled["doer"], is_all=True, counter=OF_EFFECTS)


def _halved_with(filled: Filled) -> Counted:
    """Half of what comes of attacks in which these cards take part."""
    return Counted(HALVE, who=filled["doer"], is_battle=True, by=filled["owners"])


def _takes_none_with(filled: Filled) -> Counted:
    """Of the damage to a player, what comes of attacks in which these cards take part."""
    return Counted("prevent", who=filled["doer"], is_all=True, is_battle=True, by=filled["owners"])


def _prevent_from(side: str) -> Build:
    return lambda filled: Counted("prevent", filled["cards"], is_all=True, is_battle="of_battle" in filled, side=side)


def _prevent_by(filled: Filled) -> Counted:
    """Damage to some that others deal."""
    return replace(_prevent_all(filled), by=filled["sources"], side="from")


def _life(name: str) -> Build:
    def build(filled: Filled) -> Counted:
        who = filled["whose"] if "whose" in filled else who_in(filled)
        return Counted(name, who=who, amount=amount_in(filled))

    return build


def _life_equal(name: str) -> Build:
    return lambda filled: Counted(name, who=who_in(filled), amount=quantity_in(filled))


def _fight(filled: Filled) -> Paired:
    return Paired("fight", filled["cards"], other=filled["one_card"])


def _of_move(filled: Filled) -> Counted:
    amount = amount_in(filled)
    sign = filled["more_or_less_damage"]
    return Counted("more damage", Selector("this"), amount=amount, counter="less" if sign < 0 else "more")


def _remove_counters(filled: Filled) -> Counted:
    """A damage counter is 10 damage as it is printed (12.2.3.c)."""
    amount = amount_in(filled)
    return Counted("heal", filled["cards"], amount=replace(amount, times=10 * amount.times))


def _times(filled: Filled) -> Counted:
    amount = Amount(filled["whole"], per=counted_cards(filled))
    return Counted("more damage", Selector("this"), amount=amount, counter="does")


def _plain_damage(filled: Filled) -> Counted:
    return Counted("more damage", Selector("this"), counter=filled["unaffected_by"])


def _spread(filled: Filled) -> Counted:
    what = replace(filled["sort"], of=filled["whose"])
    return Counted("spread damage counters", what, amount=filled["amount"])


def _does(filled: Filled) -> Counted:
    return Counted("more damage", Selector("this"), amount=amount_in(filled), counter="does")


def _divided(filled: Filled) -> Counted:
    """Damage of which each target gets a part, 1 at least: no more targets than there is damage."""
    amount: Amount = filled["amount"]
    return Counted("divide damage", shared_out(filled["among"], amount), amount=amount)


def _becomes(filled: Filled) -> Counted:
    whose = filled["whose_life"] if "whose_life" in filled else filled["whose"]
    return Counted("become life", who=whose, amount=Amount(filled["whole"]))


ENTRIES: tuple[Entry, ...] = (
    verb(
        "divide damage",
        ("[{does}]{amount} damage divided as you choose among {among}", _divided),
        traits=(Trait.LIFE,),
    ),
    verb(
        "damage",
        ("[{does}]{amount} damage[{per}] to {aim:any_aim}[{not_weak}]", _damage),
        ("[{does}]damage equal to {quantity} to {aim:any_aim}", _damage),
        ("[{does}]{amount} damage to {aim:any_aim}{per}", _damage),
        ("[{does}]damage to {aim:any_aim} equal to {quantity}", _damage),
        ("{who} take[s] {amount} damage[{per}]", _life("damage")),
        ("[{who} ]take[s] damage equal to {quantity}", _life_equal("damage")),
        ("{by:dealer} deal[s] {amount} damage[{per}] to {aim:any_aim}", _damage_by),
        ("{by:dealer} deal[s] damage equal to {quantity} to {aim:any_aim}", _damage_by),
        ("{by:dealer} deal[s] damage to {aim:any_aim} equal to {quantity}", _damage_by),
        traits=(Trait.LIFE,),
    ),
    *both_ways(
        HALVE,
        (f"all [{{of_battle}}]damage {{doer}} take[s] is halved{LASTS}",
         lambda filled: Counted(HALVE, who=filled["doer"], is_battle="of_battle" in filled)),
        (f"any [{{of_battle}}]damage {{doer}} take[s] is halved{LASTS}",
         lambda filled: Counted(HALVE, who=filled["doer"], is_battle="of_battle" in filled)),
        (f"any battle damage {{doer}} take[s] from (attacks|battles) involving {{owners}} is halved{LASTS}",
         _halved_with),
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
        DOWN_TO,
        ("put damage counters on {cards} until (its|their) remaining HP is {whole}",
         lambda filled: Counted(DOWN_TO, filled["cards"], amount=Amount(filled["whole"]))),
        traits=(Trait.CHANGES,),
    ),
    verb(
        HALF_OF_REST,
        ("[{does}]damage to {cards} equal to half (its|their) remaining HP, rounded up", of_cards(HALF_OF_REST)),
        traits=(Trait.LIFE,),
    ),
    verb(
        MORE_PRIZES,
        ("if your opponent's [Active ]Pokémon is Knocked Out by damage from this (move|attack), take {count} more "
         "Prize card[s]", lambda filled: Counted(MORE_PRIZES, Selector("this"), amount=Amount(filled["count"]))),
        traits=(Trait.MOVES,),
    ),
    verb(
        "spread damage counters",
        ("put {amount} damage counter[s] on {whose:your_or_their} {sort}{in_any_way}", _spread),
        traits=(Trait.CHANGES,),
    ),
    verb(
        "heal",
        ("heal {amount} damage[{per}] from {cards}",
         lambda filled: Counted("heal", filled["cards"], amount=amount_in(filled))),
        ("heal {amount} damage from the Pokémon you moved to your Bench",
         lambda filled: Counted("heal", SWITCHED_OUT, amount=filled["amount"])),
        ("heal from {cards} the same amount of damage you did to [your ]opponent's Active Pokémon",
         lambda filled: Counted("heal", filled["cards"], amount=Amount(property=TAKEN))),
        ("remove {amount} damage counter[s][{per}] from {cards}", _remove_counters),
        ("remove all damage counters from {cards}", lambda filled: Counted("heal", filled["cards"], is_all=True)),
        ("heal all damage from {cards}", lambda filled: Counted("heal", filled["cards"], is_all=True)),
        traits=(Trait.CHANGES,),
    ),
    verb(
        "more damage",
        ("this (move|attack) does {amount} {more_or_less_damage} damage[{per}]", _of_move),
        ("this (move|attack) does {amount} damage{per}", _does),
        ("this (move|attack) does {whole} damage times the number of heads",
         lambda filled: Counted("more damage", Selector("this"), amount=Amount(filled["whole"], per_heads=True),
                                counter="does")),
        ("this (move|attack) does {whole} damage times the (number|amount) of [{other}]{sort}[ {where}]", _times),
        ("this (move|attack) does {whole} damage times the number of damage counters on {card:named_card}",
         lambda filled: Counted("more damage", Selector("this"), counter="does",
                                amount=Amount(filled["whole"], of=filled["card"], per_counter=DAMAGE))),
        ("(this (move|attack)'s damage|damage from this (move|attack)) isn't affected by {unaffected_by}",
         _plain_damage),
        ("this (move|attack) does nothing", lambda filled: Counted("more damage", Selector("this"), is_all=True)),
        traits=(Trait.CHANGES,),
    ),
    verb(
        "gain",
        ("[{who} ]gain[{s}] {amount} (life|LP|Life Points)[{per}]", _life("gain")),
        ("[{who} ]gain[{s}] (life|LP|Life Points) equal to {quantity}", _life_equal("gain")),
        ("increase {whose:your_or_their} LP by {amount}[{per}]", _life("gain")),
        traits=(Trait.LIFE,),
    ),
    verb(
        "lose",
        ("[{who} ]lose[{s}] {amount} (life|LP|Life Points)[{per}]", _life("lose")),
        ("[{who} ]lose[{s}] (life|LP|Life Points) equal to {quantity}", _life_equal("lose")),
        ("[{who} ]lose[{s}] half (your|their) (life|LP|Life Points)[, rounded up]",
         lambda filled: Counted("lose", who=who_in(filled), amount=Amount(property="life", parts=2))),
        ("decrease {whose:your_or_their} LP by {amount}[{per}]", _life("lose")),
        traits=(Trait.LIFE,),
    ),
    verb(
        "pay life",
        ("pay[s] {amount} (life|LP|Life Points)", _life("pay life")),
        ("pay half your (life|LP|Life Points)",
         lambda filled: Counted("pay life", amount=Amount(property="life", parts=2))),
        traits=(Trait.LIFE,), is_cost=True,
    ),
    verb(
        "pay you",
        ("{who} (pay|give)[s] you {millions}[{per}]", lambda filled: Counted(
            "pay you", who=filled["who"], amount=amount_in(filled, Amount(filled["millions"])))),
        traits=(Trait.MOVES,),
    ),
    verb("become life", ("{whose:your_or_their} life[ total] becomes {whole}", _becomes),
         ("{whose_life} life[ total] becomes {whole}", _becomes), traits=(Trait.LIFE,)),
    *both_ways(
        "prevent",
        (f"prevent all [{{of_battle}}]damage[ (that would be dealt|done)] to {{aim}}{LASTS}", _prevent_all),
        (f"{{doer}} take[s] no [{{of_battle}}]damage{LASTS}", _takes_none),
        (f"{{doer}} take[s] no effect damage{LASTS}", _takes_none_of_effects),
        (f"{{doer}} take[s] no battle damage from (attacks|battles) involving {{owners}}{LASTS}", _takes_none_with),
        (f"prevent all [{{of_battle}}]damage[ that would be dealt]{LASTS}", _prevent_any),
        (f"prevent all [{{of_battle}}]damage that would be dealt by {{cards}}{LASTS}", _prevent_from("by")),
        (f"prevent all [{{of_battle}}]damage that would be dealt to {{aim}}{LASTS} by {{sources}}", _prevent_by),
        (f"prevent all [{{of_battle}}]damage that would be dealt to and dealt by {{cards}}{LASTS}",
         _prevent_from("both")),
        traits=(Trait.STOPS,),
    ),
    verb(
        "prevent next",
        ("prevent the next {amount} damage[ that would be dealt] to {aim:any_aim} this turn", _prevent_next),
        traits=(Trait.STOPS,),
    ),
)  # fmt: skip
