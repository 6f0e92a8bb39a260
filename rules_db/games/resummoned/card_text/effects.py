"""The five types of effects, as they are written, and what an Equip card can be equipped to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from rules_db.engine.card_text.doers import named
from rules_db.engine.card_text.parts import Filled, Form, Part, Row, Unsaid, words
from rules_db.games.resummoned.card_text.clauses import standby_phase_of
from rules_db.games.resummoned.card_text.model import Amount, Counted, Effect, Selector, Step, Test

_COST_FIRST = "what an effect costs stands before the colon (write 'ignition paying pay 500: draw 1')"
_MAY_FIRST = (
    "whether an effect is used is decided before it does anything (write 'trigger may when you draw: gain 100')"
)
_ONE_BY_ONE = "a step changes one number (write 'this gets ATK +500, this gets DEF +500')"
_FLIP_IF = "a flip effect states a condition, and waits for nothing (write 'flip if there is a battle')"
_NO_CONDITION = "effects of this type have no condition and no cost of their own (leave them out)"


_TYPE_FIRST = "an effect begins with its type (write 'trigger when this is destroyed: draw 1', 'ignition: draw 1')"
_AFTER_TYPE = "the colon stands behind all of it (write 'trigger when this is destroyed: draw 1')"
_NO_END_OF_TURN = (
    "the start of a Standby Phase is the only time that is waited for (write 'trigger at the start of your Standby "
    "Phase: draw 1', 'trigger if it is the End Phase and it is your turn: draw 1')"
)


def _steps(said: Iterable[tuple[str, Step]]) -> tuple[Step, ...]:
    return named((step for _, step in said), _doer_of)


def _doer_of(step: Step) -> str:
    """Who does a step, as the next sentence may mean it; '' where it tells of cards alone."""
    if step.what is not None and step.who == "you":
        return "that" if step.what.kind == "player" else ""
    return step.who


def _paid(said: Iterable[tuple[str, Step]]) -> tuple[Step, ...]:
    """The steps of a cost, which nobody else pays."""
    return tuple(replace(step, who="you") for _, step in said)


def _moments(said: Iterable[tuple[str, Step]]) -> tuple[int, ...]:
    """How many steps happen at each moment: those that a comma alone joins belong together (700.3.R1)."""
    sizes: list[int] = []
    for joint, _ in said:
        if joint == ", ":
            sizes[-1] += 1
        else:
            sizes.append(1)
    return tuple(sizes)


def _tests(filled: Filled) -> tuple[Test, ...]:
    return tuple(test for _, test in filled.get("conditions", ()))


def _cost(filled: Filled) -> Effect:
    steps = _paid(filled["payments"])
    if any(step.what is not None and step.what.pick == "this" for step in steps):
        raise Unsaid("a card that is about to be played cannot pay for itself (write 'a monster you control')")
    return Effect("cost", steps)


def _flip(filled: Filled) -> Effect:
    return Effect("flip", tests=_tests(filled))


def _continuous(filled: Filled) -> Effect:
    return Effect("continuous", _steps(filled["standing_steps"]))


def _trigger(filled: Filled) -> Effect:
    steps, when = filled["steps"], filled.get("happening", filled.get("time"))
    return Effect(
        "trigger", _steps(steps), _moments(steps), when=when, tests=_tests(filled),
        zone=filled.get("zone", "field"), limit=filled.get("limit", 0), optional=filled.get("may", False),
    )  # fmt: skip


def _ignition(filled: Filled) -> Effect:
    steps = filled["steps"]
    return Effect(
        "ignition", _steps(steps), _moments(steps), _payments(filled),
        tests=_tests(filled), zone=filled.get("zone", "field"), limit=filled.get("limit", 0),
    )  # fmt: skip


def _payments(filled: Filled) -> tuple[Step, ...]:
    if "points" in filled:
        return (Counted("pay", amount=Amount(filled["points"])),)
    return _paid(filled.get("payments", ()))


def _equips(filled: Filled) -> Selector:
    what: Selector = filled["sort_of_cards"]
    return what


EFFECTS = (
    Row("card_text", "effect", ("; ", ";", ". ")),
    Part("effect", (
        Form("cost: {payments}", _cost),
        Form("flip[ if {conditions}]", _flip),
        Form("continuous: {standing_steps}", _continuous),
        Form(
            "trigger[ in {zone}][ {limit}][{may}][ (when|whenever) {happening}|{time}][ if {conditions}]: {steps}",
            _trigger,
        ),
        Form(
            "ignition[ in {zone}][ {limit}][ if {conditions}][ paying ({payments}|{points} (life points|LP))]: {steps}",
            _ignition,
        ),
        Form("equips {sort_of_cards}", _equips),
        Form("ignition[ in {zone}][ {limit}][ if {conditions}]: {paid:steps}: {steps}", _flip, _COST_FIRST),
        Form(
            "(trigger|ignition)[ {limit}][ (when|whenever) {happening}][ if {conditions}](:|,) you may {steps}",
            _flip, _MAY_FIRST,
        ),
        Form(
            "(trigger|ignition): ((when|whenever) {happening}|if {conditions})(:|,) [you may ]{steps}",
            _flip, _AFTER_TYPE,
        ),
        Form("(trigger|ignition)[ {limit}] ((when|whenever) {happening}|if {conditions}), {steps}", _flip, _AFTER_TYPE),
        Form("(when|whenever) {happening}[ if {conditions}](:|,) [you may ]{steps}", _flip, _TYPE_FIRST),
        Form("[{limit}(:|,) ][{paid:steps}: ][you may ]{steps}", _flip, _TYPE_FIRST),
        Form("trigger at the (start|beginning|end) of {whose_phase} ({phase}|turn)[:|,]", _flip, _NO_END_OF_TURN),
        Form(
            "(continuous|trigger[ when {happening}]|ignition): {cards} (gets|get) {number} {change:number_change} and "
            "{second:number} {other:number_change}[{duration}]", _flip, _ONE_BY_ONE,
        ),
        Form(
            "(continuous|trigger[ when {happening}]|ignition): {cards} (gains|gain|loses|lose|gets|get) [+|-]{points} "
            "{number} and [+|-]{more_points:points} {second:number}[{duration}]", _flip, _ONE_BY_ONE,
        ),
        Form("flip when {happening}", _flip, _FLIP_IF),
        Form("(cost|continuous) when {happening}: {steps}", _flip, _NO_CONDITION),
        Form("(cost|continuous)[ when {happening}] if {conditions}: {steps}", _flip, _NO_CONDITION),
        Form("continuous: (if|while|as long as) {conditions}, {standing_steps}", _flip, _NO_CONDITION),
        Form("continuous: {standing_steps} (if|while|as long as) {conditions}", _flip, _NO_CONDITION),
    ), "an effect"),
    words("zone", {each: each for each in ("hand", "graveyard", "banished", "deck")}),
    words("limit", {"once a turn": 1, "once per turn": 1, "twice a turn": 2, "twice per turn": 2}),
    words("may", {" may": True}),
    Part("time", (
        Form(" at the (start|beginning) of {whose:whose_phase} Standby Phase", standby_phase_of),
    )),
    Row("steps", "step", (", then ", ", and ", " and ", ". Then, ", ". Then ", ". ", ", ")),
    Row("standing_steps", "standing_step", (", ", ", and ", " and ", ". ")),
    Row("payments", "payment", (" and ", ", then ")),
)  # fmt: skip
