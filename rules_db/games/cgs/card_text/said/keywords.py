"""Keywords of Magic: those that a card has, those that are effects of their own, and what is printed around them."""

from __future__ import annotations

from dataclasses import replace

from rules_db.engine.card_text.parts import Build, Filled, Form, Part, Row, Token, always, words
from rules_db.games.cgs.card_text.model import Changed, Counted, Effect, Given, Left, Mana, Ruled, Step
from rules_db.games.cgs.card_text.said.vocabulary import (
    DEFENSE,
    EVERY_TYPE,
    FROM_CHOSEN,
    KEYWORDS,
    OFFENSE,
    PROTECTED_FROM,
)
from rules_db.games.cgs.card_text.selecting import Amount, Selector, When
from rules_db.games.cgs.words import Until, Zone

PROWESS = Effect(
    "triggered",
    (Changed("change for a time", Selector("this"), lasts=Until.TURN,
             changes=((OFFENSE, Amount(1)), (DEFENSE, Amount(1)))),),
    When("cast", Selector(kind="spell", traits=("noncreature",)), "you"),
)  # fmt: skip
"""The keyword of Magic, written out: 'whenever you cast a noncreature spell: this gets +1/+1 this turn'."""


AIMED_AT = "aimed at"
"""What ward waits for, and nothing else."""


def _ward(filled: Filled) -> Effect:
    """The keyword of Magic: what an opponent aims at this is countered, unless that player pays."""
    counter = Step("negate", Selector("it", kind="spell", zone=Zone.QUEUE))
    unless = Left("unless", who="controller", step=counter, unless=(_price(filled),))
    return Effect("triggered", (unless,), When(AIMED_AT, who="opponent"))


CYCLING = "cycling"
"""The name of the ability by which a card is cycled."""


def _cycling(filled: Filled) -> Effect:
    """The keyword of Magic: '{2}, discard this: draw 1', from the hand."""
    costs = (Mana("pay", mana=filled["mana"]), Counted("discard", Selector("this")))
    return Effect("activated", (Counted("draw", amount=Amount(1)),), costs=costs, zone="hand", name=CYCLING)


def _kicker(filled: Filled) -> Effect:
    """The keyword of Magic: a further cost that its player may pay as the card is played."""
    return Effect("kicker", costs=(Left("may", step=_price(filled)),))


def _price(filled: Filled) -> Step:
    """What a keyword costs: mana, or something else behind a dash."""
    price: Step = Mana("pay", mana=filled["mana"]) if "mana" in filled else filled["cost"]
    return price


def _flashback(filled: Filled) -> Effect:
    """The keyword of Magic, for something else than mana or besides it."""
    return Effect("flashback", costs=(filled["cost"],), cost=filled.get("mana", "{0}"))


CONVOKE = "convoke"
"""Where cards pay as mana does: the keyword by which they pay for colors, too."""

_OWN = Selector("choose", of="you", traits=("untapped",))
HELPS = {
    CONVOKE: Step("tap", replace(_OWN, kind="creature")),
    "improvise": Step("tap", replace(_OWN, kind="artifact")),
    "delve": Step("exile", Selector("choose", zone="GY", of="you")),
}
"""What is done with each card that pays for one generic mana of a card with such a keyword."""


def _helps(filled: Filled) -> Effect:
    return Effect("paid with", costs=(HELPS[filled["helps"]],), name=filled["helps"])


_WITHOUT = Selector(kind="creature", keyword="flanking", is_without=True)
FLANKING = Effect(
    "triggered",
    (Changed("change for a time", Selector("it"), lasts=Until.TURN,
             changes=((OFFENSE, Amount(-1)), (DEFENSE, Amount(-1)))),),
    When("blocked", Selector("this"), to=_WITHOUT),
)  # fmt: skip
"""The keyword of Magic: a creature without flanking that blocks this gets -1/-1 until end of turn."""

CHANGELING = Effect("static", (Given("have", Selector("this"), what_kind="grouping", words=(EVERY_TYPE,)),))
"""The keyword of Magic: this has every creature type, wherever it lies."""

SPLIT_SECOND = Effect("static", (Ruled("rule", Selector("this"), deed="be responded to"),))
"""The keyword of Magic: while this waits in the Queue, nobody casts or activates anything but mana abilities."""

RETRACE = Effect("flashback", name="retrace")
"""The keyword of Magic: this is played from the discard pile for its cost and a land card that is discarded."""

ESCAPE = "escape"
"""The name of the effect by which a card is played from the discard pile for mana and other cards of it."""


def _escape(filled: Filled) -> Effect:
    others = Selector("choose", filled["count"], zone="GY", of="you", another=True)
    exiled = Counted("exile", others, amount=Amount(filled["count"]))
    return Effect("flashback", costs=(Mana("pay", mana=filled["mana"]), exiled), name=ESCAPE)


ALONE = {"flanking": FLANKING, "changeling": CHANGELING, "split second": SPLIT_SECOND}
"""Keywords that are effects of their own, and that no other text gives."""


def are_keywords(before: Effect, effect: Effect) -> bool:
    """Whether both are keywords, of which one at least is an effect of its own."""
    both = (before, effect)
    return any(map(_is_keyword_effect, both)) and all(_is_keyword_effect(each) or _is_keywords(each) for each in both)


def _is_keyword_effect(effect: Effect) -> bool:
    is_ward = effect.when is not None and effect.when.event == AIMED_AT
    return is_ward or effect.kind == "paid with" or effect in (PROWESS, *ALONE.values())


def _is_keywords(effect: Effect) -> bool:
    """Whether it gives its own card keywords and says nothing else."""
    own = [step for step in effect.steps if isinstance(step, Given) and step.what == Selector("this")]
    return effect.kind == "static" and len(own) == len(effect.steps) and not effect.tests


def _keywords(filled: Filled) -> Effect:
    said = tuple(word for _, each in filled["keywords"] for word in each.split(", "))
    return Effect("static", (Given("have", Selector("this"), words=said),))


def _from_two(word: str) -> Build:
    return lambda filled: f"{word} from {filled['color']}, {word} from {filled['second']}"


WITH_MEANING = (
    "Boast", "Buyback", "Cycling", "Echo", "Escape", "Exhaust", "Flashback", "Forecast",
    "Grandeur", "Kicker", "Level", "Madness", "Morph", "Multikicker", "Overload", "Suspend", "Ward", "[IVX]+",
)  # fmt: skip
"""Words that Magic puts in front with a meaning of their own, so that they cannot be left out."""

EFFECTS = (
    Form("{keywords}", _keywords),
    Form("prowess[ {reminder}]", always(PROWESS)),
    Form("ward {mana}[ {reminder}]", _ward),
    Form("ward[ ]—[ ]{cost}[ {reminder}]", _ward),
    Form("cycling {mana}[ {reminder}]", _cycling),
    Form("kicker {mana}[ {reminder}]", _kicker),
    Form("flashback {mana}[ {reminder}]", lambda filled: Effect("flashback", cost=filled["mana"])),
    Form("flashback[ ]—[ ][{mana}, ]{cost}[.][ {reminder}]", _flashback),
    Form("flashback {mana}, {cost}[.][ {reminder}]", _flashback),
    Form("retrace[ {reminder}]", always(RETRACE)),
    Form("escape[ ]—[ ]{mana}, (e|E)xile {count} other cards from your graveyard[.][ {reminder}]", _escape),
    Form("kicker[ ]—[ ]{cost}[ {reminder}]", _kicker),
    Form("{helps}[ {reminder}]", _helps),
    *(Form(f"{each}[ {{reminder}}]", always(effect)) for each, effect in ALONE.items()),
)
"""Keywords as effects."""

PARTS = (
    Part("keyword", (
        Form("{plain_keyword}", lambda filled: filled["plain_keyword"]),
        Form("protection from {color}", lambda filled: f"protection from {filled['color']}"),
        Form("hexproof from {color}", lambda filled: f"hexproof from {filled['color']}"),
        Form("protection from the chosen color", always(FROM_CHOSEN)),
        Form("protection from {from_what}", lambda filled: f"protection from {filled['from_what']}"),
        *(Form(said, always(said), f"this is an effect of its own, and nothing else gives it (write '; {example}')")
          for said, example in (("prowess", "prowess"), ("ward {mana}", "ward {2}"))),
    ), "a keyword"),
    Token(
        "capital_keyword", rf"(?:{'|'.join((*map(str.title, KEYWORDS), *map(str.capitalize, KEYWORDS)))})\b",
        ("Flying", "First Strike", "Trample"), "a keyword with a capital letter", str.lower,
    ),
    Part("own_keyword", (
        Form("{keyword}[ {reminder}]", lambda filled: filled["keyword"]),
        Form("{capital_keyword}[ {reminder}]", lambda filled: filled["capital_keyword"]),
        Form("Protection from {color}[ {reminder}]", lambda filled: f"protection from {filled['color']}"),
        Form("Hexproof from {color}[ {reminder}]", lambda filled: f"hexproof from {filled['color']}"),
        Form("(h|H)exproof from {color} and from {second:color}[ {reminder}]", _from_two("hexproof")),
        Form("Protection from the chosen color[ {reminder}]", always(FROM_CHOSEN)),
        Form("Protection from {from_what}[ {reminder}]", lambda filled: f"protection from {filled['from_what']}"),
        Form("(p|P)rotection from {color} and [from ]{second:color}[ {reminder}]", _from_two("protection")),
    ), "a keyword"),
    words("from_what", PROTECTED_FROM),
    words("helps", {each: each for each in HELPS}),
    Row("keywords", "own_keyword", (", ",)),
    Token(
        "reminder", r"\([A-Z{][^()]*\.\)", ("(This does what it says.)",), "what a keyword does, told in parentheses",
    ),
    Token(
        "ability_word", rf"(?!(?:{'|'.join(WITH_MEANING)})\b)[A-Z][a-z']+(?: [a-z']+){{0,3}} [—-] ", ("Landfall — ",),
        "a word in front that changes nothing",
    ),
)  # fmt: skip
