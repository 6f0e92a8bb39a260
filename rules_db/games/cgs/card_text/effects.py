"""What an effect is: keywords, activated, triggered and static ones, loyalty, Flip effects, moves, materials."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from rules_db.engine.card_text.parts import Filled, Form, Part, Phrase, Row, Token, Unsaid, always, words
from rules_db.games.cgs.card_text.model import (
    Amount,
    Changed,
    Coins,
    Counted,
    Effect,
    EffectKind,
    Given,
    Instead,
    Left,
    Mana,
    Material,
    Modes,
    Moved,
    Paired,
    Provided,
    Selector,
    Step,
    Test,
    When,
)
from rules_db.games.cgs.card_text.references import with_players
from rules_db.games.cgs.card_text.sentences import SENTENCES, taken_apart
from rules_db.games.cgs.card_text.vocabulary import DEFENSE, ITSELF, OFFENSE, RANK
from rules_db.games.cgs.words import Until, Zone

Said = Iterable[tuple[str, Any]]
"""What a row means: each of its parts with the joint before it."""


def _steps(said: Said, when: When | None = None) -> tuple[Step, ...]:
    """Raises Unsaid for an 'and' of which nobody can tell how far the step before it goes."""
    said = taken_apart(said)
    for (_, before), (joint, step) in pairwise(said):
        if joint == " and " and isinstance(before, Left | Modes | Coins | Instead):
            raise Unsaid("'and' does not tell whether both are meant (write ', if you do ' or ', then ')")
        if "then" not in joint.lower() and _first(before).verb == "search" and step.what == Selector("it"):
            raise Unsaid("what is searched for is put somewhere by the search itself (write it as one)")
    steps = [replace(step, depends=True) if "f you do" in joint else step for joint, step in said]
    is_done = [_shuffles_again(*both) for both in pairwise(steps)]
    done = [step for step, is_left_out in zip(steps, (False, *is_done), strict=True) if not is_left_out]
    return with_players(done, when)


def _shuffles_again(before: Step, step: Step) -> bool:
    """Whether a step only names the shuffling that belongs to a search."""
    return _first(before).verb == "search" and step == Step("shuffle")


def _first(step: Step) -> Step:
    """What is done, be it left to a player or not."""
    return step.step if isinstance(step, Left) and not step.unless else step


_OF_STEPS = ("activated", "triggered", "played", "loyalty", "flip", "move")


def _is_meant(said: Sequence[tuple[str, Effect]]) -> bool:
    """A sentence after a full stop that only says what happens belongs to the effect before it, if that does things."""
    return not any(
        joint == ". " and effect.kind == "played" and before.kind in _OF_STEPS
        for (_, before), (joint, effect) in pairwise(said)
    )


def _tests(filled: Filled) -> tuple[Test, ...]:
    return tuple(test for _, test in filled.get("conditions", ()))


def _head(said: Said) -> dict[str, Any]:
    """What stands before the colon of an effect: costs, limit, speed and zone."""
    fields: dict[str, Any] = {}
    costs: tuple[Step, ...] = ()
    for _, each in said:
        if isinstance(each, Step):
            costs += (each,)
        else:
            fields |= each
    return fields | ({"costs": costs} if costs else {})


def _done(kind: EffectKind) -> Any:
    """An effect whose steps are carried out."""

    def build(filled: Filled) -> Effect:
        head, when = _head(filled.get("head", ())), filled.get("when")
        first = filled["steps"][0][1]
        if kind == "triggered" and "conditions" not in filled and _is_condition_of_trigger(first):
            raise Unsaid("a condition that follows a trigger at once belongs to it")
        return Effect(kind, _steps(filled["steps"], when), when, _tests(filled), **head)

    return build


def _is_condition_of_trigger(first: object) -> bool:
    return isinstance(first, Provided) and not first.otherwise


def _often(filled: Filled) -> Effect:
    """An effect that costs nothing and can be activated once."""
    return Effect("activated", _steps(filled["steps"]), limit=filled["often"])


def _static(filled: Filled) -> Effect:
    return Effect("static", _steps(filled["standing_steps"]), tests=_tests(filled))


def _keywords(filled: Filled) -> Effect:
    said = tuple(word for _, word in filled["keywords"])
    return Effect("static", (Given("have", Selector("this"), words=said),))


def _loyalty(filled: Filled) -> Effect:
    return Effect("loyalty", _steps(filled["steps"]), loyalty=filled["loyalty"])


def _move(filled: Filled) -> Effect:
    steps = _steps(filled["steps"]) if "steps" in filled else ()
    name, cost, damage = filled["move_name"], filled["energy"], filled.get("printed", "")
    return Effect("move", steps, tests=_tests(filled), name=name, cost=cost, damage=damage)


def _power(filled: Filled) -> Effect:
    ability: Effect = filled["ability_text"]
    return replace(ability, name=filled["quoted"], power=filled["power"])


def _enters(filled: Filled) -> Effect:
    if "counter" not in filled:
        return Effect("entering", (Moved("enter", Selector("this"), way="tapped"),))
    amount = filled["enters_with"]
    return Effect("entering", (Counted("put counters", Selector("this"), amount=amount, counter=filled["counter"]),))


def _extra_cost(filled: Filled) -> Effect:
    return Effect("additional cost", costs=tuple(cost for _, cost in filled["costs"]))


def _material(filled: Filled) -> Material:
    if "quoted" in filled:
        return Material(Selector("choose", kind="summon", name=filled["quoted"], of="you"))
    what: Selector = replace(filled["sort"], pick="choose", of="you")
    if "level" in filled:
        what = replace(what, property=RANK, least=filled["level"], most=filled["level"])
    return Material(what, filled["count"], "more" in filled)


def _materials(filled: Filled) -> Effect:
    return Effect("materials", materials=tuple(each for _, each in filled["materials"]))


def _host(filled: Filled) -> Selector:
    sort: Selector = filled["sort"]
    return replace(sort, pick="target", of=filled.get("side_of", "any"))


def _enchants_player(filled: Filled) -> Effect:
    return Effect("enchant", host=Selector("target", kind=filled["enchanted_player"]))


PROWESS = Effect(
    "triggered",
    (Changed("change for a time", Selector("this"), lasts=Until.TURN,
             changes=((OFFENSE, Amount(1)), (DEFENSE, Amount(1)))),),
    When("cast", Selector(kind="spell", traits=("noncreature",)), "you"),
)  # fmt: skip
"""The keyword of Magic, written out: 'whenever you cast a noncreature spell: this gets +1/+1 this turn'."""


def _ward(filled: Filled) -> Effect:
    """The keyword of Magic: what an opponent aims at this is countered, unless that player pays."""
    counter = Step("negate", Selector("it", kind="spell", zone=Zone.QUEUE))
    unless = Left("unless", who="controller", step=counter, unless=(Mana("pay", mana=filled["mana"]),))
    return Effect("triggered", (unless,), When("aimed at", who="opponent"))


def _equip(filled: Filled) -> Effect:
    attach = Paired("attach", Selector("this"), other=Selector("target", kind="summon"))
    return Effect("equip", (attach,), costs=(Mana("pay", mana=filled["mana"]),), cost=filled["mana"])


def _provides(filled: Filled) -> Effect:
    return Effect("provides", (Mana("add", mana=filled["energy"]),))


ABILITIES = (
    Form("{head}[ if {conditions}]: {steps}", _done("activated")),
    Form("{often}, you (can|may) {steps}", _often),
    Form("[{head}, ](when|whenever|if) {when:trigger}[[,] if {conditions}](:|,) {steps}", _done("triggered")),
    Form("[{head}, ]{when:moment}[[,] if {conditions}](:|,) {steps}", _done("triggered")),
    Form("[(while|as long as) {conditions}, ]{standing_steps}", _static),
)
"""What effects of every game can be."""

EFFECTS = (
    Row("card_text", "effect", ("; ", ";", ". "), is_meant=_is_meant),
    Part("effect", (
        Form("{keywords}", _keywords),
        *ABILITIES,
        Form("{steps}", _done("played")),
        Form("{loyalty}: {steps}", _loyalty),
        Form("flip: {steps}", _done("flip")),
        Form("{move_name} {energy}[ if {conditions}]: {printed}[(, |. ){steps}]", _move),
        Form("{move_name} {energy}[ if {conditions}]: {steps}", _move),
        Form("{power} {quoted}: {ability_text}", _power),
        Form(
            f"this[ ({ITSELF})] enters[ the (battlefield|field)] "
            "(tapped|with {enters_with} {counter} counter[s][ on it])", _enters,
        ),
        Form("play this only if {conditions}", lambda filled: Effect("requirement", tests=_tests(filled))),
        Form("(to play this|as an additional cost to (cast|play|activate) this[ (spell|card)]), {costs}", _extra_cost),
        Form("(enchant|equip only to) {sort}[{side_of}]", lambda filled: Effect("enchant", host=_host(filled))),
        Form("enchant {enchanted_player}", _enchants_player),
        Form("equip {mana}", _equip),
        Form("materials: {materials}", _materials),
        Form("prowess", always(PROWESS)),
        Form("ward {mana}", _ward),
        Form("you need no card to summon this", lambda filled: Effect("no card")),
        Form("provides {energy}", _provides),
    ), "an effect"),
    Part("ability_text", ABILITIES, "an Ability"),
    Part("keyword", (
        Form("{plain_keyword}", lambda filled: filled["plain_keyword"]),
        Form("protection from {color}", lambda filled: f"protection from {filled['color']}"),
        *(Form(said, always(said), f"this is an effect of its own, and nothing else gives it (write '; {example}')")
          for said, example in (("prowess", "prowess"), ("ward {mana}", "ward {2}"))),
    ), "a keyword"),
    Row("keywords", "keyword", (", ",)),
    Row("head", "head_item", (", ",)),
    Part("head_item", (
        Form("[you (can|may) ]{cost}", lambda filled: filled["cost"]),
        Form("{mana}", lambda filled: Mana("pay", mana=filled["mana"])),
        Form("{tap_symbol}", lambda filled: Step("tap", Selector("this"))),
        Form("{often}", lambda filled: {"limit": filled["often"]}),
        Form("(quick|Quick) (effect|Effect)", lambda filled: {"speed": "fast"}),
        Form("at slow speed", lambda filled: {"speed": "slow"}),
        Form("you (can|may)", lambda filled: {}),
        Form("in the {pile}", lambda filled: {"zone": filled["pile"]}),
    ), "a cost or limit"),
    words("often", {"once per turn": "turn", "once per round": "round"}),
    Token("tap_symbol", r"\{T\}", ("{T}",), "the tap symbol"),
    Row("costs", "cost", (", ",)),
    *SENTENCES,
    Row("steps", "clause", (
        ", then ", ", if you do ", ". If you do, ", ", and ", " and ", ". Then, ", ". Then ", ". ", ", ",
    )),
    Row("standing_steps", "standing_step", (", ",)),
    Token("loyalty", r"[+-]\d+|0(?=:)", ("+1", "-2", "0"), "a change of loyalty", int),
    Phrase("move_name", r"[A-Z][a-zé'-]+", ("Tackle", "Ember", "Quick Bite"), "the name of a move"),
    Token("printed", r"\d+[+x-]?", ("20", "30+", "10x"), "the damage of a move"),
    words("power", {"Ability": "Ability", "Poké-POWER": "Poké-POWER", "Poké-BODY": "Poké-BODY"}),
    Part("enters_with", (
        Form("{count}", lambda filled: Amount(filled["count"])),
        Form("(a|an)", lambda filled: Amount(1)),
        Form("X", lambda filled: Amount(property="X")),
    )),
    words("more", {" or more": True}),
    words("enchanted_player", {"player": "player", "opponent": "opponent"}),
    Row("materials", "material", (" + ",)),
    Part("material", (
        Form("{quoted}", _material),
        Form("{count}[{more}] {sort}", _material),
        Form("{count}[{more}] (Level|Rank) {level:whole} {sort}", _material),
    ), "a material"),
)  # fmt: skip
