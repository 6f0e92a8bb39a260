"""get +1/+1, gain ATK, become, have keywords, card types."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules_db.engine.card_text.parts import Build, Filled, Token, Unsaid, flag, words
from rules_db.engine.card_text.verbs import Trait
from rules_db.engine.card_text.written import unstopped
from rules_db.games.cgs.card_text.entries import LASTS, SUBJECT, Entry, both_ways, standing_only
from rules_db.games.cgs.card_text.model import SAYS, Become, Changed, Given, Step
from rules_db.games.cgs.card_text.said.quantities import amount_in, quantity_in
from rules_db.games.cgs.card_text.said.sentences import with_x
from rules_db.games.cgs.card_text.said.vocabulary import (
    DEFENSE,
    ITSELF,
    NEW_KINDS,
    OFFENSE,
    PIERCING,
)
from rules_db.games.cgs.card_text.selecting import OF_EACH, Amount, Selector

_X_STATS = r"\+X/\+[X0]|\+0/\+X|-X/-[X0]|-0/-X"


def unquoted(said: str) -> str:
    """What stands in quotes, without the full stop at its end."""
    return unstopped(said.strip('"'))


_KEPT = "(land|artifact|enchantment)"

PARTS = (
    Token("both_stats", rf"[+-]\d+/[+-]\d+|{_X_STATS}", ("+1/+1", "-2/-2", "+3/+0"), "a change of power and toughness"),
    Token("x_stats", _X_STATS, ("+X/+X", "-X/-X", "+X/+0"), "a change of power and toughness by X"),
    Token(
        "in_quotes", r'"[^"]+"', ('"{T}: Add {G}."', '"When this dies, draw a card."'), "an effect in quotes", unquoted
    ),
    Token("size", r"\d+/\d+", ("1/1", "3/3", "0/4"), "power and toughness"),
    words("new_color", {each: each for each in ("white", "blue", "black", "red", "green")}),
    words("new_kind", NEW_KINDS, "a card type that a card in play can get"),
    flag("bare", "lose[s] all abilities and "),
    words("by_what", {"halve": {"parts": 2}, "double": {"times": 2}}),
    words("into_what", {"halved": {"parts": 2}, "doubled": {"times": 2}}),
    words(
        "besides", {" in addition to (its|their) other types": True, " and (is|are) still what (it is|they are)": True}
    ),
    flag(
        "still",
        f"(. |; )((I|i)t|(T|t)hat {_KEPT})('s| is) still (a|an) {_KEPT}",
        f"(. |; )(T|t)hey('re| are) still {_KEPT}s",
    ),
)


def _both(filled: Filled) -> Changed:
    both = zip((OFFENSE, DEFENSE), filled["both_stats"].split("/"), strict=True)
    changes = tuple((about, amount_in(filled, _by_how_much(said))) for about, said in both)
    changed = tuple(each for each in changes if each[1].number or each[1].property)
    words_, says = _words(filled, "keyword", "second"), filled.get("in_quotes", "")
    return Changed("change", filled["cards"], changes=changed, keywords=words_, says=says)


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
        return Changed("change", filled.get("cards", SUBJECT), changes=tuple((each, amount) for each in numbers))

    return build


def _more_and_less(filled: Filled) -> Changed:
    """One number is greater, and another one less."""
    less = Amount(filled["less"], is_taken=True)
    changes = ((filled["number"], Amount(filled["whole"])), (filled["other_number"], less))
    return Changed("change", filled["cards"], changes=changes)


def _its_by(is_taken: bool) -> Build:
    """'increase its Level by 1'."""

    def build(filled: Filled) -> Changed:
        amount: Amount = replace(filled["amount"], is_taken=is_taken)
        return Changed("change", _owned(filled), changes=((filled["number"], amount),))

    return build


def _becomes(filled: Filled) -> Changed:
    return Changed("change", filled["cards"], changes=((filled["number"], filled["amount"]),), sets=True)


def _defined(filled: Filled) -> Changed:
    """What a card says of its own numbers: as much as there are cards of a sort."""
    amount = Amount(1, per=_counted_cards(filled))
    numbers = dict.fromkeys(_words(filled, "number", "other_number"))
    return Changed("define", Selector("this"), changes=tuple((each, amount) for each in numbers), sets=True)


def _counted_cards(filled: Filled) -> Selector:
    zone, of, near = filled.get("where", ("field", "any", ""))
    sort: Selector = filled["sort"]
    return replace(sort, zone=zone, of=of, near=near, another="other" in filled)


def _based(filled: Filled) -> Changed:
    """The numbers that all other changes start from."""
    power, toughness = (Amount(int(each)) for each in filled["size"].split("/"))
    changes, is_bare = ((OFFENSE, power), (DEFENSE, toughness)), "bare" in filled
    return Changed("base", filled["cards"], changes=changes, sets=True, is_bare=is_bare)


def _based_in_one(filled: Filled) -> Changed:
    what = filled["cards"] if "cards" in filled else _owned(filled)
    return Changed("base", what, changes=((filled["number"], Amount(filled["whole"])),), sets=True)


def _owned(filled: Filled) -> Selector:
    """The card of 'its ATK'."""
    return Selector(filled["owned_by"])


def _becomes_as_much(filled: Filled) -> Changed:
    return Changed("change", _owned(filled), changes=((filled["number"], quantity_in(filled)),), sets=True)


def _its_becomes(filled: Filled) -> Changed:
    numbers = _words(filled, "number", "other_number")
    return Changed("change", _owned(filled), changes=tuple((each, filled["amount"]) for each in numbers), sets=True)


def _gains_as_much(filled: Filled) -> Changed:
    return Changed("change", filled.get("cards", SUBJECT), changes=((filled["number"], filled["amount"]),))


def _multiplied(filled: Filled) -> Changed:
    """Cards gain or lose as much as makes it twice or half what each has at that moment, counters and all.

    The original number is what all other changes start from.
    """
    what = filled["cards"] if "cards" in filled else _owned(filled)
    is_one = what.pick in _POINTED or (what.pick == "target" and what.count == 1)
    of = "that" if is_one and what.pick == "target" else what.pick if is_one else OF_EACH
    by, lasts = filled.get("by_what") or filled["into_what"], filled.get("lasts")
    if "original" in filled:
        amount = Amount(property=filled["number"], of=of, is_original=True, **by)
        return Changed("base for a time", what, changes=((filled["number"], amount),), sets=True, lasts=lasts)
    amount = Amount(property=filled["number"], of=of, is_taken="parts" in by, parts=by.get("parts", 1))
    return Changed("change for a time", what, changes=((filled["number"], amount),), lasts=lasts)


def _of_target(build: Build) -> Build:
    """The same of 'target creature's power'."""

    def of_target(filled: Filled) -> Changed:
        what = replace(filled["sort"], pick="target", of=filled.get("side_of", "any"))
        built: Changed = build(Filled((*filled.items(), ("cards", what))))
        return built

    return of_target


def _switched(filled: Filled) -> Changed:
    """Each of two numbers gains or loses what the other is more or less at that moment, counters and all."""
    what = filled["cards"] if "cards" in filled else _owned(filled)
    if what.pick not in (*_POINTED, "target") or what.count > 1:
        raise Unsaid("one card has its numbers switched at a time (write 'target monster', 'this card's ATK and DEF')")
    of, lasts = "that" if what.pick == "target" else what.pick, filled.get("lasts")
    both = one, other = (filled["number"], filled["other_number"])
    if "original" in filled:
        new = tuple((to, Amount(property=each, of=of, is_original=True)) for to, each in ((one, other), (other, one)))
        return Changed("base for a time", what, changes=new, sets=True, lasts=lasts)
    changes = tuple((to, Amount(property=each, of=of, is_taken=each == to)) for to in both for each in both)
    return Changed("change for a time", what, changes=changes, lasts=lasts)


_POINTED = ("this", "it", "that", "host")


def _for_good(build: Build) -> Build:
    """Said without a time of one card that is pointed to or targeted: until that leaves."""

    def built(filled: Filled) -> Step:
        step: Step = build(filled)
        if step.what is None or step.what.pick not in ("this", "it", "that", "target", "those", "attacker"):
            raise Unsaid("such an effect needs a time (add 'this turn', or let it stand alone)")
        return replace(step, verb=f"{step.verb} for a time")

    return built


def _also_for_good(entries: tuple[Entry, Entry], *sentences: tuple[str, Build]) -> tuple[Entry, Entry]:
    stands, lasts = entries
    return stands, replace(lasts, sentences=(*lasts.sentences, *sentences))


def _given(kind: str, slot: str, **more: Any) -> Build:
    return lambda filled: Given("have", filled["cards"], what_kind=kind, words=(filled[slot],), **more)


def _words(filled: Filled, *slots: str) -> tuple[str, ...]:
    """What fills these slots, as far as they are filled."""
    return tuple(filled[each] for each in slots if each in filled)


def _keyworded(filled: Filled) -> Given:
    says, words_ = filled.get("in_quotes", ""), _words(filled, "keyword", "second", "third")
    return Given("have", filled["cards"], words=words_, says=says)


def _only_by_several(filled: Filled) -> Given:
    return Given("have", filled["cards"], words=("menace",))


def _piercing(filled: Filled) -> Given:
    """Damage that Defense Position does not stop (10.7.6.a)."""
    return Given("have", filled["cards"], words=(PIERCING,))


def _loses_all(filled: Filled) -> Step:
    return Given("lose abilities", filled["cards"], what_kind="effects", is_lost=True)


def _become(kind: str, filled: Filled, offense: int | None, defense: int | None, **more: Any) -> Become:
    """What cards become, with the numbers that are said of it."""
    said = ((OFFENSE, offense), (DEFENSE, defense))
    changes = tuple((about, Amount(number)) for about, number in said if number is not None)
    is_also = "besides" in filled or "still" in filled
    return Become("become", filled["cards"], kind=kind, is_also=is_also, changes=changes, **more)


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


_CHANGES = (Trait.CHANGES,)

_NUMBERS = "{number}[( and |/){other_number:number}]"
"""One number of a card, or two that change alike: 'ATK and DEF'."""

ENTRIES: tuple[Entry, ...] = (
    *_also_for_good(both_ways(
        "change",
        (f"{{cards}}[ each] get[s] {{both_stats}}({{per}}{LASTS}|{LASTS}[{{per}}])", _both),
        (
            f"{{cards}}[ each] get[s] {{both_stats}} and (has|have|gain[s]) {{keyword}}[ and {{second:keyword}}]"
            f"{LASTS}",
            _both,
        ),
        (
            f"{{cards}}[ each] get[s] {{both_stats}}(,| and) (has|have|gain[s]) [{{keyword}}(, and| and) "
            f"[(has|have|gain[s]) ]]{{in_quotes}}{LASTS}", _both,
        ),
        (f"{{cards}}[ each] get[s] {{both_stats:x_stats}}{LASTS}, where X is {{quantity}}", _both_equal),
        (
            f"{{cards}} get[s] {{both_stats:x_stats}} and (has|have|gain[s]) {{keyword}}[ and {{second:keyword}}]"
            f"{LASTS}, where X is {{quantity}}", _both_equal,
        ),
        (f"{{cards}} gain[s] {{keyword}} and get[s] {{both_stats}}{LASTS}", _both),
        (f"{{cards}} gain[s] {{amount}} {_NUMBERS}[{{per}}]{LASTS}", _by(is_taken=False)),
        (f"{{cards}} get[s] +{{amount}} {_NUMBERS}[{{per}}]{LASTS}", _by(is_taken=False)),
        (f"{{cards}} lose[s] {{amount}} {_NUMBERS}[{{per}}]{LASTS}", _by(is_taken=True)),
        (f"gain[s] {{amount}} {_NUMBERS}[{{per}}]{LASTS}", _by(is_taken=False)),
        (f"lose[s] {{amount}} {_NUMBERS}[{{per}}]{LASTS}", _by(is_taken=True)),
        (f"{{cards}} gain[s] {{number}} equal to {{amount}}{LASTS}", _gains_as_much),
        (f"gain[s] {{number}} equal to {{amount}}{LASTS}", _gains_as_much),
        (f"the {{number}} of {{cards}} becomes {{amount}}{LASTS}", _becomes),
        (f"{{cards}} become[s] {{number}} {{amount}}{LASTS}", _becomes),
        (f"increase the {{number}} of {{cards}} by {{amount}}{LASTS}", _by(is_taken=False)),
        (f"(decrease|reduce) the {{number}} of {{cards}} by {{amount}}{LASTS}", _by(is_taken=True)),
        (f"increase the {{number}} of {{cards}} by {{whole}} and (decrease|reduce) their {{other_number:number}} by "
         f"{{less:whole}}{LASTS}", _more_and_less),
        (f"increase {{owned_by}} {{number}} by {{amount}}{LASTS}", _its_by(is_taken=False)),
        (f"reduce {{owned_by}} {{number}} by {{amount}}{LASTS}", _its_by(is_taken=True)),
        (f"{{owned_by}} {_NUMBERS} become[s] {{amount}}{LASTS}", _its_becomes),
        (f"{{owned_by}} {{number}} become[s] equal to {{quantity}}{LASTS}", _becomes_as_much),
        traits=_CHANGES,
    ),
        (f"{{cards}} gain[s] {{amount}} {_NUMBERS}[{{per}}]", _for_good(_by(is_taken=False))),
        (f"{{cards}} lose[s] {{amount}} {_NUMBERS}[{{per}}]", _for_good(_by(is_taken=True))),
        ("{cards} gain[s] {number} equal to {amount}", _for_good(_gains_as_much)),
        ("the {number} of {cards} becomes {amount}", _for_good(_becomes)),
        (f"{{owned_by}} {_NUMBERS} become[s] {{amount}}", _for_good(_its_becomes)),
        ("increase {owned_by} {number} by {amount}", _for_good(_its_by(is_taken=False))),
        ("reduce {owned_by} {number} by {amount}", _for_good(_its_by(is_taken=True))),
        ("{by_what} {owned_by} {number}[{lasts}]", _multiplied),
        ("{by_what} the {number} of {cards}[{lasts}]", _multiplied),
        ("{owned_by} [{original}]{number} (is|becomes) {into_what}[{lasts}]", _multiplied),
        ("the [{original}]{number} of {cards} (is|becomes) {into_what}[{lasts}]", _multiplied),
        ("{by_what} target {sort}[{side_of}]'s {number}[{lasts}]", _of_target(_multiplied)),
        ("switch target {sort}[{side_of}]'s {number} and {other_number:number}[{lasts}]", _of_target(_switched)),
        ("switch {owned_by} {number} and {other_number:number}[{lasts}]", _switched),
        ("switch the {number} and {other_number:number} of {cards}[{lasts}]", _switched),
    ),
    *_also_for_good(both_ways(
        "base",
        (f"{{cards}} [{{bare}}](has|have) base power and toughness {{size}}{LASTS}", _based),
        (f"{{cards}} become[s] (a|an) {{size}}{LASTS}", _based),
        (f"{{cards}} (has|have) base {{number}} {{whole}}{LASTS}", _based_in_one),
        (f"{{owned_by}} original {{number}} becomes {{whole}}{LASTS}", _based_in_one),
        traits=_CHANGES,
    ),
        ("switch {owned_by} {original}{number} and {other_number:number}[{lasts}]", _switched),
        ("switch the {original}{number} and {other_number:number} of {cards}[{lasts}]", _switched),
    ),
    standing_only(
        "define",
        (f"this[ ({ITSELF})]'s {_NUMBERS} (is|are each) equal to the number of [{{other}}]{{sort:counted_sort}}"
         "[ {where}]",
         _defined),
        traits=_CHANGES,
    ),
    *_also_for_good(both_ways(
        "have",
        (f"{{cards}} (has|have|gain[s]) {{keyword}}[ and {{second:keyword}}]{LASTS}", _keyworded),
        (f"{{cards}} (has|have|gain[s]) {{keyword}}, {{second:keyword}}[,] and {{third:keyword}}{LASTS}", _keyworded),
        (f"{{cards}} (has|have|gain[s]) {{in_quotes}}{LASTS}", _given(SAYS, "in_quotes")),
        (f"{{cards}} (has|have|gain[s]) {{keyword}}[, {{second:keyword}}](, and| and) {{in_quotes}}{LASTS}",
         _keyworded),
        (f"{{cards}} (cannot|can't) be blocked except by (two|2) or more creatures{LASTS}", _only_by_several),
        (f"{{cards}} inflict[s] piercing [battle ]damage[ to your opponent]{LASTS}", _piercing),
        (f"if {{cards}} attack[s] a Defense Position monster, inflict piercing [battle ]damage[ to your opponent]"
         f"{LASTS}", _piercing),
        (f"{{cards}} lose[s] {{plain_keyword}}{LASTS}", _given("keyword", "plain_keyword", is_lost=True)),
        (f"{{cards}} (is|are|become[s]) {{color}}{LASTS}", _given("color", "color")),
        (f"{{cards}} (is|are) indestructible{LASTS}",
         lambda filled: Given("have", filled["cards"], words=("indestructible",))),
        (f"{{cards}} (is|are) also [a |an ]{{new_kind}}{LASTS}", _given("kind", "new_kind")),
        (f"{{cards}} (is|are) only [a |an ]{{new_kind}}{LASTS}", _given("only kind", "new_kind")),
        (f"{{cards}} (is|are) also (a|an) {{grouping}}{LASTS}", _given("grouping", "grouping")),
        (f"{{cards}} (is|are|become[s]) [a |an ]{{grouping}} in addition to (its|their) other [creature ]types{LASTS}",
         _given("grouping", "grouping")),
        traits=_CHANGES,
    ),
        ("{cards:pointed} gain[s] {keyword}[ and {second:keyword}]", _for_good(_keyworded)),
        ("{cards} become[s] (a|an) {grouping} in addition to its other [creature ]types",
         _for_good(_given("grouping", "grouping"))),
        ("{cards:pointed} gain[s] {in_quotes}", _for_good(_given(SAYS, "in_quotes"))),
    ),
    *_also_for_good(both_ways(
        "become",
        (f"{{cards}} become[s] [a |an ]{{new_kind}}[{{besides}}]{LASTS}[{{still}}]", _becomes_one),
        (
            f"{{cards}} (become[s]|is|are) [a |an ]{{size}} [{{new_color}} ][{{grouping}} ]creature[s]"
            f"[ with {{plain_keyword}}][{{besides}}]{LASTS}[{{still}}]", _becomes_creature,
        ),
        (
            f"{{cards}} (become[s]|is|are) [a |an ]{{size}} [{{new_color}} ]{{grouping}}[ with {{plain_keyword}}]"
            f"[{{besides}}]{LASTS}[{{still}}]", _becomes_creature,
        ),
        (
            f"{{cards}} become[s] [a |an ][{{grouping}} ]monster[s] with ATK {{attack:whole}} and DEF {{defense:whole}}"
            f"[{{besides}}]{LASTS}[{{still}}]", _becomes_monster,
        ),
        (f"{{cards}} become[s] a Basic Pokémon with {{hp:whole}} HP[{{besides}}]{LASTS}[{{still}}]", _becomes_pokemon),
        traits=_CHANGES,
    ),
        ("{cards} become[s] [a |an ]{new_kind}[{besides}][{still}]", _for_good(_becomes_one)),
        (
            "{cards} become[s] [a |an ]{size} [{new_color} ][{grouping} ]creature[s][ with {plain_keyword}][{besides}]"
            "[{still}]", _for_good(_becomes_creature),
        ),
        (
            "{cards} become[s] [a |an ]{size} [{new_color} ]{grouping}[ with {plain_keyword}][{besides}][{still}]",
            _for_good(_becomes_creature),
        ),
    ),
    *both_ways("lose abilities", (f"{{cards}} lose[s] all abilities{LASTS}", _loses_all), traits=_CHANGES),
)  # fmt: skip
