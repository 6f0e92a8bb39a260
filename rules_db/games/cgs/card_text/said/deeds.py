"""What an effect does, with what it costs and targets first, as Yu-Gi-Oh! cards part them: 'discard 1 card; draw 2'."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from typing import Any

from rules_db.engine.card_text.parts import Filled, Form, Part, Row, Token, Unsaid, flag
from rules_db.games.cgs.card_text.entries import SUBJECT, VERBS
from rules_db.games.cgs.card_text.model import (
    Changed,
    Coins,
    Counted,
    Left,
    Made,
    Moved,
    Paired,
    Provided,
    Step,
    inner,
    selectors,
)
from rules_db.games.cgs.card_text.said.nouns import NEW_ACTIVE, active_pokemon, but_for
from rules_db.games.cgs.card_text.said.referring.references import rewritten
from rules_db.games.cgs.card_text.said.sorts import within
from rules_db.games.cgs.card_text.said.vocabulary import DECKS, ITSELF
from rules_db.games.cgs.card_text.selecting import Amount, Selector, Test
from rules_db.games.cgs.words import GRAVEYARD, Zone

THIS, ATTACKER = Selector("this"), Selector("attacker")


@dataclass(frozen=True, slots=True)
class Deed:
    """The row of steps as it is said, and what stands before it: costs, targets, and the place where this lies.

    `is_left`: whoever has the effect 'can' do so.
    """

    said: tuple[tuple[str, Step], ...]
    costs: tuple[Step, ...] = ()
    aims: tuple[Selector, ...] = ()
    zone: str = "field"
    is_left: bool = False
    tests: tuple[Test, ...] = ()


def _plain(filled: Filled) -> Deed:
    return Deed(filled["steps"])


def _parted(filled: Filled) -> Deed:
    paid = tuple(cost for _, cost in filled.get("paid", ()))
    zones = {each.zone for each in paid if each.zone}
    if len(zones) > 1:
        raise Unsaid("a card pays from one place only (write one of the costs)")
    costs, tests = tuple(each.cost for each in paid), tuple(test for each in paid for test in each.tests)
    return replace(Deed(filled["steps"], costs, filled.get("aiming", ()), *zones), tests=tests)


def _at_it(filled: Filled) -> Deed:
    """What set the effect off is targeted, and has to be something that can be."""
    return Deed(filled["steps"], tests=(TARGETABLE,))


def _left(filled: Filled) -> Deed:
    deed: Deed = filled["parted"]
    return replace(deed, is_left=True)


def _comes_from(filled: Filled) -> Deed:
    """A card that Special Summons itself from the place that it names, and what is done besides."""
    come = Moved("Special Summon", THIS, to="field", way=filled.get("way", ""))
    return Deed((("", come), *_besides(filled)), zone=filled["own_place"], is_left=True)


def _comes_for(filled: Filled) -> Deed:
    """The same for a price, which is paid from another place or from the same one."""
    costs = tuple(each.cost for _, each in filled["paid"])
    if any(cost.what == THIS for cost in costs):
        raise Unsaid("a card that pays with itself does not come (write '…; Special Summon 1 monster from …')")
    return replace(_comes_from(filled), costs=costs)


def _returns_from(filled: Filled) -> Deed:
    """What a card does with itself where it lies: 'return this card from your graveyard to your hand'."""
    verb, to = ("put", "field") if "onto_field" in filled else ("return", Zone.HAND)
    come = Moved(verb, THIS, to=to, way=filled.get("way", ""))
    counters = ((". ", filled["with_counters"]),) if "with_counters" in filled else ()
    return Deed((("", come), *counters, *_besides(filled, ". ")), zone="GY", is_left="left_to_you" in filled)


def _besides(filled: Filled, joint: str = ", ") -> tuple[tuple[str, Step], ...]:
    """What is done after a card has come."""
    return tuple((said or joint, step) for said, step in filled.get("steps", ()))


@dataclass(frozen=True, slots=True)
class Paid:
    """A cost, where its card lies for it ('' for anywhere), and what must be so."""

    cost: Step
    zone: str = ""
    tests: tuple[Test, ...] = ()


TARGETABLE = Test("targetable")
"""The card that set the effect off can be targeted by it."""

LATER_TURN = Test("moved this turn", is_not=True)
"""The card has not come to where it lies in this turn."""


def _paying(filled: Filled) -> Paid:
    """A cost; what discards itself does so from the hand."""
    cost: Step = filled["cost"]
    is_in_hand = isinstance(cost, Counted) and cost.verb == "discard" and cost.what == THIS
    return Paid(cost, Zone.HAND if is_in_hand else "")


def _aiming(filled: Filled) -> Selector:
    count, up_to = filled.get("aim_count", (1, False))
    zone, of, near = filled.get("where", ("field", "any", ""))
    what: Selector = filled["sort"]
    found = replace(what, pick="target", count=count, up_to=up_to, another="other" in filled)
    return but_for(replace(found, zone=zone, of=of, near=near), filled)


def aimed(steps: Sequence[Step], aims: Sequence[Selector]) -> tuple[Step, ...]:
    """The steps with what has been targeted in the place of the first word for it. Raises Unsaid."""
    _require_hosts(steps)
    if not aims:
        steps = _of_step_before(steps)
        _require_known(steps, ())
        return steps
    if sum(aim.count for aim in aims) > 1:
        if any(_points(step, ("it", "that")) or _counts(step, ("it", "that")) for step in steps):
            raise Unsaid("several are targeted (write 'them')")
        _require_known(steps, ("those",))
        return _with_first(steps, aims, ("those",))
    _require_known(steps, ())
    return _with_first([_by_target(step) for step in steps], aims, ("that",))


def _of_step_before(steps: Sequence[Step]) -> tuple[Step, ...]:
    """The steps with 'them' for all that the step before has singled out, where nothing is targeted in front."""
    found: list[Step] = []
    for step in steps:
        is_known = bool(found) and (found[-1].what is not None or isinstance(found[-1], Made))
        is_known = is_known and step.what == Selector("those")
        found.append(replace(step, what=Selector("them")) if is_known else step)
    return tuple(found)


def _points(step: Step, picks: Sequence[str]) -> bool:
    return any(what.pick in picks and what.zone != Zone.QUEUE for part in inner(step) for what in selectors(part))


def _counts(step: Step, picks: Sequence[str]) -> bool:
    """Whether a number of what is pointed to is an amount of the step."""
    amounts = [amount for _, amount in step.changes] if isinstance(step, Changed) else []
    amounts += [step.amount] if isinstance(step, Counted) else []
    return any(each.of in picks for each in amounts)


def _with_first(steps: Sequence[Step], aims: Sequence[Selector], words_for: Sequence[str]) -> tuple[Step, ...]:
    """The first step that speaks of the targets has them in the place of its word."""
    at = next((place for place, step in enumerate(steps) if _points(step, words_for)), len(steps))
    return tuple(_with_aims(step, aims, words_for) if place == at else step for place, step in enumerate(steps))


def unspoken(steps: Sequence[Step], aims: Sequence[Selector]) -> Selector | None:
    """What is targeted although no step is about it alone. Raises Unsaid for two such targets."""
    left = [aim for aim in aims if not _speaks_of(steps, aim)]
    if len(left) > 1:
        raise Unsaid("nothing is done to both targets alike (write 'target … and …; destroy them')")
    return left[0] if left else None


def _speaks_of(steps: Iterable[Step], what: Selector) -> bool:
    return any(each is what for step in steps for part in inner(step) for each in selectors(part))


def _require_known(steps: Iterable[Step], known: Sequence[str]) -> None:
    """Raises Unsaid for 'them' where several have not been targeted."""
    for step in steps:
        for part in inner(step):
            if any(each.pick == "those" and "those" not in known for each in selectors(part)):
                raise Unsaid("nothing says which ones 'they' are (write 'target 2 monsters; destroy them', 'it')")
            if ATTACKER in selectors(part):
                raise Unsaid("nothing says what attacks (write 'when a monster attacks: destroy it')")


def _require_hosts(steps: Sequence[Step]) -> None:
    """Raises Unsaid for what would be attached to cards that are only looked at."""
    for before, step in pairwise(steps):
        if before.verb == "look" and step.what is not None and step.what.near == "it":
            raise Unsaid("nothing is attached to cards that are looked at (write 'and discard 1 card from it')")


def by_attacker(step: Step, pick: str) -> Step:
    """The step of an effect that waits for an attack: 'the attacking monster' is what the pick means."""
    return rewritten(step, lambda each: replace(each, what=Selector(pick)) if each.what == ATTACKER else each)


ATTACKERS = {"attack declared": "it", "attacked": "striker"}
"""By what triggers wait for: how the attacker is pointed to."""


def with_subjects(steps: Sequence[Step]) -> list[Step]:
    """The steps, of which one that names nothing is about what the one before it is about, or else the card itself, and
    its time is that of both: 'it gains 600 ATK and loses 200 DEF until the end of this turn'."""
    found: list[Step] = []
    for step in steps:
        before = found[-1].what if found else None
        if any(SUBJECT in selectors(part) for part in inner(step)[1:]):
            raise Unsaid("nothing says what this is about (write 'this cannot …')")
        step = rewritten(step, partial(_newly_active, switch=found[-1] if found else None))
        if step.what == SUBJECT and found and found[-1].lasts is None and found[-1].verb.endswith(" for a time"):
            found[-1] = replace(found[-1], lasts=step.lasts)
        found.append(replace(step, what=_again(before)) if step.what == SUBJECT else step)
    return found


def _newly_active(step: Step, switch: Step | None) -> Step:
    """A step in which the new Active Pokémon is that of whose Pokémon have just been switched. Raises Unsaid."""
    if step.what != NEW_ACTIVE:
        return step
    if not isinstance(switch, Paired) or switch.verb != "switch" or switch.what is None:
        raise Unsaid("no Pokémon has become Active (write 'your opponent's Active Pokémon')")
    is_theirs = "opponent" in (switch.who, switch.what.of)
    return replace(step, what=active_pokemon("opponent" if is_theirs else "you"))


def _again(before: Selector | None) -> Selector:
    if before is None:
        return THIS
    picks = {"target": "that" if before.count == 1 else "those", "choose": "it", "random": "it"}
    return Selector(picks[before.pick]) if before.pick in picks else before


def _with_aims(step: Step, aims: Sequence[Selector], words_for: Sequence[str]) -> Step:
    """The step with the targets in the place of their word, which may be within another."""
    return rewritten(step, partial(_aimed_itself, aims=aims, words_for=words_for))


def _aimed_itself(step: Step, aims: Sequence[Selector], words_for: Sequence[str]) -> Step:
    aim, *besides = aims
    if step.what is not None and step.what.pick in words_for and step.what.zone != Zone.QUEUE:
        return replace(step, what=aim, also=besides[0] if besides else step.also)
    if isinstance(step, Paired) and step.other.pick in words_for and not besides:
        return replace(step, other=aim)
    return step


def _by_target(step: Step) -> Step:
    """The step with 'it' for the target, and no more for what set the effect off."""
    return rewritten(step, _by_target_itself)


def _by_target_itself(step: Step) -> Step:
    if isinstance(step, Counted):
        step = replace(step, amount=_of_target(step.amount))
    if isinstance(step, Changed):
        step = replace(step, changes=tuple((about, _of_target(amount)) for about, amount in step.changes))
    if isinstance(step, Paired) and step.other == Selector("it"):
        step = replace(step, other=Selector("that"))
    return replace(step, what=Selector("that")) if step.what == Selector("it") else step


def _of_target(amount: Amount) -> Amount:
    return replace(amount, of="that") if amount.of == "it" else amount


def at_will(deed: Deed, steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """The steps of what sets itself off and 'can' be done: without a cost, the first is left to its player."""
    if not deed.is_left or deed.costs or not steps:
        return steps
    first, *others = steps
    return (Left("may", step=first), *(replace(each, depends=True) for each in others))


def shuffles_again(before: Step, step: Step) -> bool:
    """Whether a step only names the shuffling of a deck in which cards have been chosen."""
    first = first_of(before)
    is_chosen = first.what is not None and first.what.pick == "choose" and first.what.zone in DECKS
    return (is_chosen or first.verb in ("search", "search and attach")) and step == Step("shuffle")


def first_of(step: Step) -> Step:
    """What is done, be it left to a player or to a coin or not."""
    if isinstance(step, Coins):
        return first_of((*step.tails, *step.heads)[-1]) if step.heads or step.tails else step
    return step.step if isinstance(step, Left) and not step.unless else step


def settled(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """The steps of what is activated for nothing: whoever 'can' do the first has decided so by activating it."""
    match steps:
        case (Left(verb="may", who="you", unless=()) as first, *others):
            return (first.step, *others)
    return steps


def is_left(steps: Sequence[Step]) -> bool:
    """Whether a step is left to whoever has the effect: 'you can draw 1 card'."""
    return any(isinstance(each, Left) and (each.verb, each.who) == ("may", "you") for each in steps)


def buys(steps: Sequence[Step]) -> bool:
    """Whether what comes behind a semicolon is bought by an effect: all of it can be paid, or what 'can' be last."""
    return could_be_costs(steps) or (bool(steps) and isinstance(steps[-1], Left) and could_be_costs(steps[-1:]))


def could_be_costs(steps: Sequence[Step]) -> bool:
    """Whether all that an effect does could be paid as well."""
    done = [step.step if isinstance(step, Left) and step.verb == "may" and step.who == "you" else step
            for step in steps]  # fmt: skip
    return bool(done) and all(
        not isinstance(each, Provided)
        and VERBS[each.verb].pay is not None
        and each.who == "you"
        and not each.depends
        and (each.what is None or each.what.pick not in ("target", "those"))
        for each in done
    )


def _of_place(zone: str, cost: Step, *tests: Test) -> Any:
    return lambda filled: Paid(cost, zone, tests)


_ITSELF = f"this[ ({ITSELF})]"
_GY = "(GY|graveyard|discard pile)"
_SENT = f"the turn (it|{_ITSELF}) was sent (there|to the {_GY})"
_COMES = f"Special Summon {_ITSELF} from your {{own_place}}"
_RISES = f"[{{left_to_you}}](return|put) {_ITSELF} from your {_GY} {{onto_field}}[{{way}}][{{with_counters}}]"

PARTS = (
    Part("deed", (
        Form("{steps}", _plain),
        Form("{parted}", lambda filled: filled["parted"]),
        Form("you (can|may) {parted}", _left),
        Form(f"you (can|may) {_COMES}[{{way}}]", _comes_from),
        Form(f"you (can|may) {_COMES}[{{way}}](, but |, then ){{steps}}", _comes_from),
        Form(f"[{{left_to_you}}]return {_ITSELF} from your {_GY} to your hand", _returns_from),
        Form(_RISES, _returns_from),
        Form(f"{_RISES}. {{steps}}", _returns_from),
    ), "what is done"),
    Part("parted", (
        Form("{paid}; {steps}", _parted),
        Form(f"{{paid}}; {_COMES}[{{way}}]", _comes_for),
        Form(f"{{paid}}; {_COMES}[{{way}}], but {{steps}}", _comes_for),
        Form("{paid}(, then|, and| and|, also| to) {aiming}; {steps}", _parted),
        Form("{aiming}(; |. ){steps}", _parted),
        Form(f"target that ({ITSELF}); {{steps}}", _at_it),
    ), "a cost or a target, and what is done"),
    Row("paid", "paying", (", then ", ", and ", " and ", ", also ", ", ")),
    Part("paying", (
        Form("{cost}", _paying),
        Form(f"(discard|send) {_ITSELF} from your hand[ to (the|your) {_GY}]",
             _of_place(Zone.HAND, Counted("discard", THIS))),
        Form(f"(banish|exile) {_ITSELF} from your {_GY}", _of_place(GRAVEYARD, Step("exile", THIS))),
        Form(f"(banish|exile) {_ITSELF} from your {_GY}, except {_SENT}",
             _of_place(GRAVEYARD, Step("exile", THIS), LATER_TURN)),
    ), "a cost"),
    Part("aiming", (
        Form("target[ing] {one_aim}", lambda filled: (filled["one_aim"],)),
        Form("target[ing] {one_aim}(, | )and {second:one_aim}",
             lambda filled: (filled["one_aim"], replace(filled["second"], is_apart=True))),
    ), "a target"),
    Part("one_aim", (
        Form("{aim_count} [{other}]{sort}[ {where}][{but_for}]", _aiming),
        Form("{aim_count} [{other}]{sort} {where} with {bound}",
             lambda filled: within(_aiming(filled), filled)),
        Form("{aim_count} banished {sort}", lambda filled: replace(_aiming(filled), zone=Zone.EXILE)),
        Form("another {sort}[ {where}]", lambda filled: replace(_aiming(filled), another=True)),
        Form("{aim_count} of {whose:your_or_their} {sort}",
             lambda filled: replace(_aiming(filled), of=filled["whose"])),
        Form("{aim_count} of {whose:your_or_their} banished {sort}",
             lambda filled: replace(_aiming(filled), of=filled["whose"], zone=Zone.EXILE)),
        Form("the attacking {kind}",
             lambda filled: Selector("target", kind=filled["kind"], traits=("attacking",))),
    ), "a target"),
    Part("aim_count", (
        Form("{count}", lambda filled: (filled["count"], False)),
        Form("(a|an)", lambda filled: (1, False)),
        Form("up to {count}", lambda filled: (filled["count"], True)),
    )),
    Token("quick_effect", r"\((?:Quick|quick) (?:Effect|effect)\)", ("(Quick Effect)",), "a quick effect"),
    Token("from_hand", r"\(from your hand\)", ("(from your hand)",), "from the hand"),
    flag("onto_field", "(to|onto) the (battlefield|field)"),
    flag("left_to_you", "you (can|may) "),
    flag("turn_of_any", "(either player's|any player's|any) turn"),
)  # fmt: skip
"""What may stand behind the colon of an effect."""
