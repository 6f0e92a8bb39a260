"""get +1/+1, gain ATK, become, have keywords, counters, Special Conditions, card types."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules_db.engine.card_text.parts import Build, Filled, Token, Unsaid, words
from rules_db.engine.card_text.verbs import Trait
from rules_db.games.cgs.card_text.entries import LASTS, Entry, both_ways, verb
from rules_db.games.cgs.card_text.model import Amount, Become, Changed, Counted, Given, Step
from rules_db.games.cgs.card_text.nouns import amount_in, quantity_in
from rules_db.games.cgs.card_text.sentences import with_x
from rules_db.games.cgs.card_text.vocabulary import CONDITIONS, DEFENSE, NEW_KINDS, OFFENSE

COUNTERS = ("+1/+1", "-1/-1", "charge", "loyalty", "spell")

_X_STATS = r"\+X/\+[X0]|\+0/\+X|-X/-[X0]|-0/-X"

PARTS = (
    Token("both_stats", rf"[+-]\d+/[+-]\d+|{_X_STATS}", ("+1/+1", "-2/-2", "+3/+0"), "a change of power and toughness"),
    Token("x_stats", _X_STATS, ("+X/+X", "-X/-X", "+X/+0"), "a change of power and toughness by X"),
    Token("counter", r"[+-]1/[+-]1|(?!damage\b)[a-z]+", COUNTERS, "a kind of counter"),
    Token("size", r"\d+/\d+", ("1/1", "3/3", "0/4"), "power and toughness"),
    words("new_color", {each: each for each in ("white", "blue", "black", "red", "green")}),
    words("new_kind", NEW_KINDS, "a card type that a card in play can get"),
    words(
        "besides",
        {
            " in addition to (its|their) other types": True,
            " and (is|are) still what (it is|they are)": True,
        },
    ),
    words("afflicted", {each: each for each in CONDITIONS}, "a Special Condition"),
)


def _both(filled: Filled) -> Changed:
    both = zip((OFFENSE, DEFENSE), filled["both_stats"].split("/"), strict=True)
    changes = tuple((about, amount_in(filled, _by_how_much(said))) for about, said in both)
    changed = tuple(each for each in changes if each[1].number or each[1].property)
    return Changed("change", filled["cards"], changes=changed, keywords=_words(filled, "keyword", "second"))


def _both_equal(filled: Filled) -> Step:
    step = _both(filled)
    pick = filled["cards"].pick
    its = pick if pick in ("this", "it", "that", "host") else "its"
    if its == "its" and pick != "target" and filled["quantity"].of == "its":
        raise Unsaid("'its' does not tell which card is meant (write 'the power of this')")
    return with_x(step, quantity_in(filled, its))


def _by_how_much(said: str) -> Amount:
    """'+1', '-2' or '+X' as an amount."""
    return Amount(property="X", is_taken=said[0] == "-") if said.endswith("X") else Amount(int(said))


def _by(is_taken: bool) -> Build:
    def build(filled: Filled) -> Changed:
        amount = replace(amount_in(filled), is_taken=is_taken)
        numbers = dict.fromkeys(_words(filled, "number", "other_number"))
        return Changed("change", filled["cards"], changes=tuple((each, amount) for each in numbers))

    return build


def _becomes(filled: Filled) -> Changed:
    return Changed("change", filled["cards"], changes=((filled["number"], filled["amount"]),), sets=True)


def _given(kind: str, slot: str, **more: Any) -> Build:
    return lambda filled: Given("have", filled["cards"], what_kind=kind, words=(filled[slot],), **more)


def _words(filled: Filled, *slots: str) -> tuple[str, ...]:
    """What fills these slots, as far as they are filled."""
    return tuple(filled[each] for each in slots if each in filled)


def _keyworded(filled: Filled) -> Given:
    return Given("have", filled["cards"], words=_words(filled, "keyword", "second"))


def _afflicted(filled: Filled) -> Given:
    return Given("afflict", filled["cards"], what_kind="condition", words=_words(filled, "afflicted", "second"))


def _recovers(filled: Filled) -> Given:
    words_ = (filled["afflicted"],) if "afflicted" in filled else CONDITIONS
    return Given("recover", filled["cards"], what_kind="condition", words=words_, is_lost=True)


def _loses_all(filled: Filled) -> Step:
    return Given("lose abilities", filled["cards"], what_kind="effects", is_lost=True)


def _become(kind: str, filled: Filled, offense: int | None, defense: int | None, **more: Any) -> Become:
    """What cards become, with the numbers that are said of it."""
    said = ((OFFENSE, offense), (DEFENSE, defense))
    changes = tuple((about, Amount(number)) for about, number in said if number is not None)
    return Become("become", filled["cards"], kind=kind, is_also="besides" in filled, changes=changes, **more)


def _becomes_one(filled: Filled) -> Become:
    return _become(filled["new_kind"], filled, None, None)


def _becomes_creature(filled: Filled) -> Become:
    power, toughness = (int(each) for each in filled["size"].split("/"))
    keywords = (filled["plain_keyword"],) if "plain_keyword" in filled else ()
    color, grouping = filled.get("new_color", ""), filled.get("grouping", "")
    return _become("creature", filled, power, toughness, grouping=grouping, color=color, keywords=keywords)


def _becomes_monster(filled: Filled) -> Become:
    return _become("monster", filled, filled["attack"], filled["defense"], grouping=filled.get("grouping", ""))


def _becomes_pokemon(filled: Filled) -> Become:
    return _become("Pokémon", filled, None, filled["hp"])


def _counters(name: str) -> Build:
    return lambda filled: Counted(name, filled["cards"], amount=amount_in(filled), counter=filled["counter"])


_CHANGES = (Trait.CHANGES,)

_NUMBERS = "{number}[( and |/){other_number:number}]"
"""One number of a card, or two that change alike: 'ATK and DEF'."""

ENTRIES: tuple[Entry, ...] = (
    *both_ways(
        "change",
        (f"{{cards}}[ each] get[s] {{both_stats}}[{{per}}]{LASTS}", _both),
        (
            f"{{cards}}[ each] get[s] {{both_stats}} and (has|have|gain[s]) {{keyword}}[ and {{second:keyword}}]"
            f"{LASTS}",
            _both,
        ),
        (f"{{cards}}[ each] get[s] {{both_stats}}{LASTS}{{per}}", _both),
        (f"{{cards}}[ each] get[s] {{both_stats:x_stats}}{LASTS}, where X is {{quantity}}", _both_equal),
        (f"{{cards}} gain[s] {{keyword}} and get[s] {{both_stats}}{LASTS}", _both),
        (f"{{cards}} gain[s] {{amount}} {_NUMBERS}[{{per}}]{LASTS}", _by(is_taken=False)),
        (f"{{cards}} lose[s] {{amount}} {_NUMBERS}[{{per}}]{LASTS}", _by(is_taken=True)),
        (f"the {{number}} of {{cards}} becomes {{amount}}{LASTS}", _becomes),
        traits=_CHANGES,
    ),
    *both_ways(
        "have",
        (f"{{cards}} (has|have|gain[s]) {{keyword}}[ and {{second:keyword}}]{LASTS}", _keyworded),
        (f"{{cards}} lose[s] {{plain_keyword}}{LASTS}", _given("keyword", "plain_keyword", is_lost=True)),
        (f"{{cards}} (is|are) {{color}}{LASTS}", _given("color", "color")),
        (f"{{cards}} (is|are) also [a |an ]{{new_kind}}{LASTS}", _given("kind", "new_kind")),
        (f"{{cards}} (is|are) only [a |an ]{{new_kind}}{LASTS}", _given("only kind", "new_kind")),
        (f"{{cards}} (is|are) also (a|an) {{grouping}}{LASTS}", _given("grouping", "grouping")),
        traits=_CHANGES,
    ),
    *both_ways(
        "become",
        (f"{{cards}} become[s] [a |an ]{{new_kind}}[{{besides}}]{LASTS}", _becomes_one),
        (
            f"{{cards}} become[s] [a |an ]{{size}} [{{new_color}} ][{{grouping}} ]creature[s][ with {{plain_keyword}}]"
            f"[{{besides}}]{LASTS}", _becomes_creature,
        ),
        (
            f"{{cards}} become[s] [a |an ][{{grouping}} ]monster[s] with ATK {{attack:whole}} and DEF {{defense:whole}}"
            f"[{{besides}}]{LASTS}", _becomes_monster,
        ),
        (f"{{cards}} become[s] a Basic Pokémon with {{hp:whole}} HP[{{besides}}]{LASTS}", _becomes_pokemon),
        traits=_CHANGES,
    ),
    *both_ways("lose abilities", (f"{{cards}} lose[s] all abilities{LASTS}", _loses_all), traits=_CHANGES),
    verb("afflict", ("{cards} (is|are) now {afflicted}[ and {second:afflicted}]", _afflicted), traits=_CHANGES),
    verb("recover", ("{cards} recover[s][ from {afflicted}]", _recovers), traits=_CHANGES),
    verb("put counters", ("put {amount} {counter} counter[s][{per}] on {cards}", _counters("put counters")),
         traits=_CHANGES, is_cost=True),
    verb("remove counters", ("remove {amount} {counter} counter[s] from {cards}", _counters("remove counters")),
         traits=_CHANGES, is_cost=True),
)  # fmt: skip
