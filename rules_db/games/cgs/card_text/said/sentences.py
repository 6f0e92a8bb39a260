"""Sentences of which some hold several steps: 'if you control a Forest, …', '…, where X is …'; taken apart here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from typing import Any

from rules_db.engine.card_text.parts import Filled, Form, Part, Row, Unsaid, always
from rules_db.games.cgs.card_text.model import (
    Become,
    Changed,
    Coins,
    Counted,
    Later,
    Left,
    Made,
    Mana,
    Modes,
    Moved,
    Provided,
    Step,
    aimed_at,
    inner,
    selectors,
)
from rules_db.games.cgs.card_text.said.clauses import tests_of
from rules_db.games.cgs.card_text.said.putting_off import put_off
from rules_db.games.cgs.card_text.said.quantities import quantity_in, require_amount_x
from rules_db.games.cgs.card_text.said.referring.references import rewritten
from rules_db.games.cgs.card_text.said.vocabulary import DEFENSE
from rules_db.games.cgs.card_text.selecting import AIMED, Amount, Selector, Test

IF, AGAIN = "if", ", then "


@dataclass(frozen=True, slots=True)
class Where:
    """A step, and what X is in its sentence."""

    step: Step
    x: Amount


@dataclass(frozen=True, slots=True)
class Behind:
    """A step with what it depends on behind it: '… if you control a Forest', '… unless its controller pays {1}'."""

    step: Step


@dataclass(frozen=True, slots=True)
class InPlace:
    """What is done in place of the sentence before: 'draw 1. If you control a Forest, draw 2 instead'."""

    step: Provided


@dataclass(frozen=True, slots=True)
class ForHeads:
    """What is done as often as so many coins have shown heads."""

    count: int
    steps: tuple[Step, ...]


def with_x(step: Step, x: Amount) -> Step:
    """A step in which X is another amount."""

    def put(amount: Amount) -> Amount:
        return replace(x, is_taken=amount.is_taken) if amount.property == "X" else amount

    if isinstance(step, Changed):
        return replace(step, changes=tuple((about, put(amount)) for about, amount in step.changes))
    if isinstance(step, Left):
        return replace(step, unless=tuple(with_x(each, x) for each in step.unless))
    if isinstance(step, Mana):
        return replace(step, x=x) if "{X}" in step.mana else step
    return replace(step, amount=put(step.amount)) if isinstance(step, Counted | Made) else step


def _if(filled: Filled) -> Provided:
    tests = tests_of(filled)
    steps, otherwise = (tuple(step for _, step in filled.get(slot, ())) for slot in ("together", "otherwise"))
    _require_plain(*steps, *otherwise)
    _require_no_summoning(*steps[:1])
    return Provided(IF, tests=tests, steps=steps, otherwise=otherwise)


GROWTH = "+1/+1"
"""The counters of keywords."""


def _grown(what: Selector, count: int) -> Counted:
    return Counted("put counters", what, amount=Amount(count), counter=GROWTH)


def _adapt(filled: Filled) -> Provided:
    """Counters for what has none of that kind."""
    bare = Test("counters", selector=Selector("this"), most=0, phase=GROWTH)
    return Provided(IF, tests=(bare,), steps=(_grown(Selector("this"), filled["whole"]),))


def _bolster(filled: Filled) -> Counted:
    """Counters for a creature of one's own whose toughness is the least."""
    weakest = Selector("choose", kind="creature", of="you", extreme=DEFENSE, is_lowest=True)
    return _grown(weakest, filled["whole"])


def _support(filled: Filled) -> Counted:
    """A counter for each of up to so many other creatures."""
    return _grown(Selector("target", filled["count"], up_to=True, kind="creature", another=True), 1)


def _require_no_summoning(*steps: Step) -> None:
    """Raises Unsaid for a card that so says when it can summon itself."""
    done = [step.step for step in steps if isinstance(step, Left)]
    if any(each.verb == "Special Summon" and each.what == Selector("this") for each in done):
        raise Unsaid("so a monster is summoned from the hand (write 'when …: Special Summon this')")


def _only_if(filled: Filled) -> Behind:
    _require_plain(filled["step"])
    _require_no_summoning(filled["step"])
    if isinstance(filled["step"], Become) and filled["step"].lasts is None:
        raise Unsaid("what something becomes for good depends on what stands in front (write 'if …, this becomes …')")
    tests = tests_of(filled)
    return Behind(Provided(IF, tests=tests, steps=(filled["step"],)))


def _unless(filled: Filled) -> Behind:
    """Done unless somebody pays; what is left to a player is so whether anybody pays or not."""
    step: Step = filled["step"]
    _require_plain(step)
    if isinstance(step, Left):
        if step.unless:
            raise Unsaid("this is left to one player only")
        inner_one = Left("unless", who=filled["payer"], step=step.step, unless=(filled["cost"],))
        return Behind(replace(step, step=inner_one))
    return Behind(Left("unless", who=filled["payer"], step=step, unless=(filled["cost"],)))


def _require_plain(*steps: Step) -> None:
    if any(isinstance(each, Coins) for step in steps for each in inner(step)):
        raise Unsaid("a coin is flipped by itself (write the condition behind 'if heads')")


def _in_place(filled: Filled) -> InPlace:
    return InPlace(_if(filled))


SAME_AIM = Counted("damage", Selector(AIMED))
"""What stands for damage to whatever the damage before it is dealt to."""


def _other_damage(filled: Filled) -> InPlace:
    damage = replace(SAME_AIM, amount=filled["amount"])
    return InPlace(Provided(IF, tests=tests_of(filled), steps=(damage,)))


def _for_heads(filled: Filled) -> ForHeads:
    steps = tuple(step for _, step in filled["together"])
    _require_plain(*steps)
    if any(_is_targeted(step) for step in steps):
        raise Unsaid("what is done so often targets nothing (write 'a monster')")
    return ForHeads(filled["count"], steps)


@dataclass(frozen=True, slots=True)
class ByShown:
    """What is done as so many of some coins have shown a side, each for itself."""

    count: int
    done: tuple[tuple[Test, tuple[Step, ...]], ...]


def _by_shown(filled: Filled) -> ByShown:
    """'flip 2 coins. If either of them is heads, … If both of them are heads, …'."""
    done = tuple(
        (_shown(filled["count"], *filled[show]), tuple(step for _, step in filled[steps]))
        for show, steps in (("they_show", "together"), ("second_show", "second"))
    )
    for _, steps in done:
        _require_plain(*steps)
    return ByShown(filled["count"], done)


def _shown(count: int, how: str, side: str) -> Test:
    if how == "both" and count != 2:
        raise Unsaid("both are two coins (write 'all of them are heads', or 'flip 2 coins')")
    if side == "heads":
        return Test("heads", least=1 if how == "either" else count)
    return Test("heads", most=count - 1 if how == "either" else 0)


def _by_heads(said: list[tuple[str, Any]]) -> list[tuple[str, Any]]:
    """What is done for each heads, once if a coin shows heads, once more if two do, and so on."""
    found: list[tuple[str, Any]] = []
    for joint, step in said:
        if isinstance(step, ByShown):
            found.append((joint, Coins("flip coins", count=step.count)))
            found += [(". ", Provided(IF, tests=(test,), steps=steps)) for test, steps in step.done]
            continue
        if not isinstance(step, ForHeads):
            found.append((joint, step))
            continue
        found.append((joint, Coins("flip coins", count=step.count)))
        for least in range(1, step.count + 1):
            steps = tuple(rewritten(each, replace) for each in step.steps)
            found.append((". ", Provided(IF, tests=(Test("heads", least=least),), steps=steps)))
    return found


@dataclass(frozen=True, slots=True)
class WithCounters:
    """What comes into play, and the counters that it comes with."""

    step: Step
    counters: Counted


def _comes(verb: str) -> Callable[[Filled], Step]:
    """What comes into play alone."""

    def build(filled: Filled) -> Step:
        what: Selector = filled["cards"]
        if what.count > 1 or what.pick == "all":
            raise Unsaid("one card comes with counters (write 'put a +1/+1 counter on …')")
        come = Moved(verb, what, to="field", way=filled.get("way", ""))
        return Left("may", step=come) if "left_to_you" in filled else come

    return build


def _counters_of_it(filled: Filled) -> Counted:
    return Counted("put counters", Selector("it"), amount=filled["amount"], counter=filled["counter"])


def _counters_behind(said: list[tuple[str, Any]]) -> Iterator[tuple[str, Any]]:
    """What comes with counters gets them right after, unless its player has left it where it was."""
    for joint, step in said:
        if isinstance(step, WithCounters):
            yield joint, step.step
            yield ". If you do, " if isinstance(step.step, Left) else ". ", step.counters
        else:
            yield joint, step


def _where(filled: Filled) -> Where:
    require_amount_x(filled["step"])
    return Where(filled["step"], quantity_in(filled))


def taken_apart(said: Iterable[tuple[str, Any]]) -> list[tuple[str, Step]]:
    """The steps with what joins them, one by one. Raises Unsaid where nobody can tell how far a condition goes."""
    said = _by_heads(_put_in_place([*_counters_behind(list(said))]))
    for (_, before), (joint, step) in pairwise(said):
        if isinstance(before, Provided) and not joint.startswith("."):
            raise Unsaid("what stands in one sentence with a condition belongs to it (begin a new sentence)")
        if isinstance(step, Later) and joint in (" and ", ", and "):
            raise Unsaid("'and' does not tell whether both are put off (begin a new sentence)")
        if isinstance(step, Behind) and not joint.startswith("."):
            raise Unsaid("a condition at the end does not tell how far it goes (write it in front: 'if …, …')")
    found = [each for joint, step in _with_values(said) for each in _one_by_one(joint, step)]
    if any(isinstance(step, Modes) and step.is_listed for _, step in found[:-1]):
        raise Unsaid("what stands behind the last mode belongs to it (begin a new line)")
    is_modal = any(isinstance(each, Modes) and _is_targeted(each) for _, step in found for each in inner(step))
    if is_modal and [type(step) for _, step in found] != [Modes]:
        raise Unsaid("where a mode is targeted, the choice is all that the effect does (make it an effect alone)")
    if _ITS in (amount.of for _, step in found for each in inner(step) for amount in _amounts(each)):
        return [(joint, rewritten(step, _of_the_target)) for joint, step in _with_one_target(found)]
    return found


def _is_targeted(step: Step) -> bool:
    return any(map(aimed_at, inner(step)))


_ITS = "its"


def _amounts(step: Step) -> Iterator[Amount]:
    """Those of a change of numbers."""
    if isinstance(step, Changed):
        yield from (amount for _, amount in step.changes)


def _with_one_target(said: list[tuple[str, Step]]) -> list[tuple[str, Step]]:
    """Raises Unsaid where 'its' could mean one of several targets."""
    if sum(what.count for _, step in said for each in inner(step) for what in aimed_at(each)) != 1:
        raise Unsaid("'its' does not tell which card is meant (write 'the power of this', 'the power of that')")
    return said


def _of_the_target(step: Step) -> Step:
    if not isinstance(step, Changed):
        return step
    return replace(
        step,
        changes=tuple(
            (about, replace(amount, of="that") if amount.of == _ITS else amount) for about, amount in step.changes
        ),
    )


def _put_in_place(said: list[tuple[str, Any]]) -> list[tuple[str, Any]]:
    """Each sentence, with what is done in place of it."""
    found: list[tuple[str, Any]] = []
    for joint, step in said:
        if not isinstance(step, InPlace):
            found.append((joint, step))
            continue
        before_joint, before = found.pop() if found else ("", None)
        is_one = before_joint == "" or before_joint.startswith(".")
        if not is_one or joint != ". " or not isinstance(before, Step) or isinstance(before, Provided | Coins | Modes):
            raise Unsaid("in place of what this is done is not told (write it in the sentence right after)")
        steps = tuple(_of_what_is_replaced(each, before) for each in step.step.steps)
        found.append((before_joint, replace(step.step, steps=steps, otherwise=(before,))))
    return found


def _of_what_is_replaced(step: Step, before: Step) -> Step:
    """A step in which 'it' is what the one before targets, and other damage is dealt to the same. Raises Unsaid."""
    if isinstance(step, Counted) and replace(step, amount=SAME_AIM.amount) == SAME_AIM:
        if not isinstance(before, Counted) or before.verb != "damage":
            raise Unsaid("to whom this damage is dealt is not told (write 'deals 3 damage to that player')")
        return replace(before, amount=step.amount) if not aimed_at(before) else step
    if any(what.pick == "it" for one in inner(step) for what in selectors(one)):
        if sum(what.count for what in aimed_at(before)) != 1:
            raise Unsaid("'it' has not been dealt with yet (write 'that creature' of a target)")
        return rewritten(step, lambda one: replace(one, what=Selector("that")) if one.what == Selector("it") else one)
    return step


def _with_values(said: Sequence[tuple[str, Any]]) -> Iterator[tuple[str, Step]]:
    """The steps with X as their sentence tells it."""
    for at, (joint, step) in enumerate(said):
        x = next((each.x for each in _sentence(said, at) if isinstance(each, Where)), None)
        bare = step.step if isinstance(step, Where | Behind) else step
        yield joint, bare if x is None else rewritten(bare, partial(with_x, x=x))


def _sentence(said: Sequence[tuple[str, Any]], at: int) -> Iterator[Any]:
    """A step and those that follow in its sentence."""
    yield said[at][1]
    for joint, step in said[at + 1 :]:
        if joint.startswith("."):
            return
        yield step


def _one_by_one(joint: str, step: Step) -> Iterator[tuple[str, Step]]:
    if not isinstance(step, Provided):
        yield joint, step
        return
    is_again = False
    for one, is_otherwise in (*((each, False) for each in step.steps), *((each, True) for each in step.otherwise)):
        steps, otherwise = ((), (one,)) if is_otherwise else ((one,), ())
        tests = () if is_again else step.tests
        yield (
            joint if not is_again else AGAIN,
            Provided(IF, tests=tests, steps=steps, otherwise=otherwise, is_again=is_again),
        )
        is_again = True


SENTENCES = (
    Part("clause", (
        Form("{step}", lambda filled: filled["step"]),
        Form("{step}, where X is {quantity}", _where),
        Form("{coming}{with_counters}", lambda filled: WithCounters(filled["coming"], filled["with_counters"])),
        Form("if {conditions}, {together}[. Otherwise, {otherwise:together}]", _if),
        Form("flip {count} coins(. F|, f)or each heads, {together}", _for_heads),
        Form(
            "flip {count} coins(, if|. If) {they_show}[,] {together}. If {second_show:they_show}[,] {second:together}",
            _by_shown,
        ),
        Form("adapt {whole}", _adapt),
        Form("bolster {whole}", _bolster),
        Form("support {count}", _support),
        Form("{step} if {conditions}", _only_if),
        Form("{step} unless {payer} {cost}", _unless),
        Form("{step} unless {condition}", _only_if),
        Form("{step} {later}", put_off),
        Form("if {conditions}, {together} instead", _in_place),
        Form("{together} instead if {conditions}", _in_place),
        Form("if {conditions}, {does_again}{amount} damage instead", _other_damage),
        Form("{does_again}{amount} damage instead if {conditions}", _other_damage),
        Form("{step} instead", always(None),
             "one of two is said with 'otherwise' (write 'if you control a creature, draw 2. Otherwise, draw 1')"),
    )),
    Part("coming", (
        Form("[{left_to_you}](put|return) {cards} (onto|to) the (battlefield|field)[{way}]", _comes("put")),
        Form("[{left_to_you}]Special Summon {cards}[{way}]", _comes("Special Summon")),
    ), "what comes into play"),
    Part("with_counters", (Form(" with {amount} {counter} (counter|Counter)[s] on it", _counters_of_it),), "counters"),
    Row("together", "step", (" and ", ", and ", ", then ", " and then ", ", ")),
)  # fmt: skip
