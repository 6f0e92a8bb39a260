"""The six types of effects, as they are written, and text on how its own card may be played."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from rules_db.engine.card_text.doers import named
from rules_db.engine.card_text.parts import Filled, Form, Part, Row, Unsaid, words
from rules_db.games.ttcg.card_text.model import Changed, Counted, Effect, EffectType, Left, Ruled, Step, Test

WITH_POINTS = ("points lost", "points gained")
"""The triggers that are about a number of points."""

NO_LEVEL_UP = "be played without leveling up"


_ONE_BY_ONE = "a step changes one number (write 'this gets attack +1, this gets defense +1')"
_TYPE_FIRST = "an effect begins with its type (write 'normal: draw 1', 'latent when this is destroyed: draw 1')"
_AFTER_TYPE = "the colon stands behind all of it (write 'latent when this is destroyed: draw 1')"


def _steps(said: Iterable[tuple[str, Step]]) -> tuple[Step, ...]:
    return named((step for _, step in said), _doer_of)


def _doer_of(step: Step) -> str:
    """Who does a step, as the next sentence may mean it; '' where it tells of cards, or of a player who is chosen."""
    return step.who if step.what is None else ""


def _tests(filled: Filled) -> tuple[Test, ...]:
    return tuple(test for _, test in filled.get("conditions", ()))


def _usual(type_: EffectType) -> Any:
    """What an effect of a type means whose steps are carried out."""

    def build(filled: Filled) -> Effect:
        effect = Effect(
            type_, _steps(filled["steps"]), filled.get("trigger"), _tests(filled), filled.get("zone", "field"),
            is_optional=filled.get("may", False),
        )  # fmt: skip
        for step in effect.steps:
            _require_sense(step.step if isinstance(step, Left) else step, effect)
        return effect

    return build


def _require_sense(step: Step, effect: Effect) -> None:
    """Raises Unsaid for a step that points to something of which the effect has not spoken."""
    pointed = {step.what.pick} if step.what is not None else {"it"} if step.verb == "negate" else set()
    if isinstance(step, Counted | Changed):
        pointed |= {step.amount.of, step.amount.property}
    if "it" in pointed and effect.when is None and effect.type != "counter":
        raise Unsaid("there is nothing that 'it' could mean (write 'that' for a target, or give the effect a trigger)")
    if "that" in pointed and not any(each.what is not None and each.what.pick == "target" for each in effect.steps):
        raise Unsaid("there is nothing that 'that' could mean (name a card, or a target before)")
    if "amount" in pointed and (effect.when is None or effect.when.event not in WITH_POINTS):
        raise Unsaid(
            "'as many' are the points of a trigger (write a number, or wait for points that are lost or gained)"
        )


def _staying(filled: Filled) -> Effect:
    return Effect("continuous", _steps(filled["standing_steps"]), tests=_tests(filled))


def _equip(filled: Filled) -> Effect:
    return Effect("equip", _steps(filled["standing_steps"]), tests=_tests(filled), equips=filled.get("equipped"))


def _own_play(filled: Filled) -> Effect:
    return Effect("own play", (cast(Step, Ruled("rule", deed=filled["own_play"], is_allowed=True)),))


EFFECTS = (
    Row("card_text", "effect", ("; ", ";", ". ")),
    Part("effect", (
        Form("normal[{may}][ in the {zone}][ (when|whenever) {trigger}][ if {conditions}]: {steps}", _usual("normal")),
        Form("continuous[ if {conditions}]: {standing_steps}", _staying),
        Form("counter[ in the {zone}][ if {conditions}]: {steps}", _usual("counter")),
        Form("equip[ to {equipped}][ if {conditions}]: {standing_steps}", _equip),
        Form("latent[{may}][ in the {zone}] (when|whenever) {trigger}[ if {conditions}]: {steps}", _usual("latent")),
        Form("dormant[{may}][ (when|whenever) {trigger}][ if {conditions}]: {steps}", _usual("dormant")),
        Form("own play: {own_play}", _own_play),
        Form(
            "(normal|latent|dormant): ((when|whenever) {trigger}|if {conditions})(:|,) {steps}", _own_play, _AFTER_TYPE
        ),
        Form("(normal|latent|dormant) ((when|whenever) {trigger}|if {conditions}), {steps}", _own_play, _AFTER_TYPE),
        Form("(when|whenever) {trigger}[ if {conditions}](:|,) {steps}", _own_play, _TYPE_FIRST),
        Form("{steps}", _own_play, _TYPE_FIRST),
        Form(
            "(normal|counter|latent when {trigger}|dormant|continuous|equip): {cards} (get|gain|lose)[s] "
            "([+|-]{whole} {number}|{number} (+|-){whole}) and ([+|-]{more:whole} {other:number}|{other:number} "
            "(+|-){more:whole})[ {this_turn}]", _own_play, _ONE_BY_ONE,
        ),
    ), "an effect"),
    words("zone", {"hand": "hand", "discard pile": "discard pile"}),
    words("may", {" may": True}),
    words("own_play", {f"{this} can {NO_LEVEL_UP}": NO_LEVEL_UP for this in ("this", "this card", "this creature")}),
    Row("steps", "step", (", then ", ", and ", " and ", ". Then, ", ". Then ", ". ", ", ")),
    Row("standing_steps", "standing_step", (", ", ", and ", " and ", ". ")),
)  # fmt: skip
