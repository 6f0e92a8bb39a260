"""What is left to a player or to chance: you may, unless, choose one, coins."""

from __future__ import annotations

from dataclasses import replace

from rules_db.engine.card_text.doers import SAME
from rules_db.engine.card_text.parts import Filled, Form, Part, Row, Unsaid, flag, words
from rules_db.games.cgs.card_text.entries import Entry, verb
from rules_db.games.cgs.card_text.likeness import Declared
from rules_db.games.cgs.card_text.model import (
    Coins,
    ForEach,
    Left,
    Modes,
    Moved,
    Several,
    Step,
    aimed_at,
    inner,
    selectors,
)
from rules_db.games.cgs.card_text.said import deeds, putting_off
from rules_db.games.cgs.card_text.said.clauses import tests_of
from rules_db.games.cgs.card_text.said.putting_off import put_off, when_it_dies
from rules_db.games.cgs.card_text.said.referring.in_order import in_order
from rules_db.games.cgs.card_text.said.referring.references import THAT_PLAYER
from rules_db.games.cgs.card_text.said.vocabulary import ITSELF
from rules_db.games.cgs.card_text.selecting import GONE, Selector
from rules_db.games.cgs.words import Zone

_IT = "(it|that target|that (card|monster))"

ANY_NUMBER = 10
"""More modes than any card has."""


def _aimed_mode(filled: Filled) -> Step:
    """A mode that names its target first: 'target 1 monster; destroy it'."""
    (step,) = deeds.aimed((filled["done_to_it"],), filled["aiming"])
    return step


def _listed_mode(filled: Filled) -> Step:
    """A mode of one step or more, none of which begins with anything that only the choice tells."""
    steps = deeds.aimed(in_order(filled["listed_steps"]), ())
    return steps[0] if len(steps) == 1 else Several("several", steps=steps)


PARTS = (
    *putting_off.PARTS,
    words(
        "decider",
        {
            "you": "you",
            "[your |an ]opponent": "opponent",
            "[the ]enchanted player": "host",
            "(they|that player)": THAT_PLAYER,
            f"(its|that ({ITSELF})'s) controller": "controller",
            "target player": "target player",
            "target opponent": "target opponent",
        },
    ),
    words("each_decider", {"each player": "each", "each opponent": "opponent"}),
    words(
        "payer",
        {
            "you": "you",
            "[your |an ]opponent": "opponent",
            "its controller": "controller",
            "(they|that player)": THAT_PLAYER,
        },
    ),
    words("how_many_modes", {
        "one or both": (1, 2), "one or more": (1, ANY_NUMBER), "any number": (0, ANY_NUMBER),
    }),
    words("more_modes", {"both": 2, "two": 2, "three": 3, "any number": ANY_NUMBER, "one or more": ANY_NUMBER}),
    flag("may_be_more", "you may "),
    Part("mode", (
        Form("{step}", lambda filled: filled["step"]),
        Form("{aiming}(; |. ){done_to_it}", _aimed_mode),
    ), "what may be chosen"),
    Part("done_to_it", (
        Form(f"destroy {_IT}", lambda filled: Step("destroy", Selector("that"))),
        Form(f"(banish|exile) {_IT}", lambda filled: Step("exile", Selector("that"))),
        Form(f"return {_IT} to the hand", lambda filled: Moved("return", Selector("that"), to=Zone.HAND)),
        Form(f"(gain|take) control of {_IT}{{lasts}}",
             lambda filled: Step("take", Selector("that"), lasts=filled["lasts"])),
        Form("change its battle position", lambda filled: Moved("change position", Selector("that"))),
    ), "what is done to a target"),
    Row("modes", "mode", (" or ", ", or ", "; or ")),
    Part("listed_mode", (
        Form("{listed_steps}", _listed_mode),
        Form("{aiming}(; |. ){done_to_it}", _aimed_mode),
    ), "what may be chosen"),
    Row("listed_steps", "clause", (
        ", then ", ". If you do, ", ", if you do, ", ", and if you do, ", ", and ", " and ", ". Then ", ". ", ", ",
    )),
    Row("listed_modes", "listed_mode", (". • ", "; • ", " • ", "; or • ")),
    words("they_show", {
        f"{said} {side}": (how, side)
        for side in ("heads", "tails")
        for said, how in (("all[ of them] are", "all"), ("both[ of them] are", "both"),
                          ("(either of them is|at least (1|one)[ of them] is)", "either"))
    }),
)  # fmt: skip


def _require_no_coin(step: Step) -> None:
    if any(isinstance(each, Coins) for each in inner(step)):
        raise Unsaid("a coin is flipped by itself (not within 'may', 'unless', 'choose', and no other coin)")


def _may(filled: Filled) -> Left:
    step: Step = filled["step"]
    _require_no_coin(step)
    if filled["decider"] != "you" and step.who == SAME:
        step = replace(step, who="you")  # Whoever decides does it.
    return Left("may", who=filled["decider"], step=step)


def _may_have(filled: Filled) -> Left:
    """What another card or player does, where you like: 'you may have it fight target creature'."""
    step: Step = filled["step"]
    _require_no_coin(step)
    if step.who == SAME or isinstance(step, Left):
        raise Unsaid("who does this is not told (write 'you may have target player discard a card')")
    return Left("may", step=step)


def _for_each(filled: Filled) -> ForEach:
    step: Step = filled["step"]
    if isinstance(step, Left | Coins | Modes) or any(what.pick in ("choose", "target") for what in selectors(step)):
        raise Unsaid("what is done for each leaves nothing to choose (write 'its controller draws a card')")
    return ForEach("for each gone", replace(filled["sort"], pick=GONE), step=step)


def _for_each_opponent(filled: Filled) -> ForEach:
    step: Step = filled["step"]
    if isinstance(step, Left | Coins | Modes) or any(what.pick in ("choose", "target") for what in selectors(step)):
        raise Unsaid("what is done for each leaves nothing to choose (write 'each opponent sacrifices a creature')")
    return ForEach("for each opponent", step=step)


def _may_play(filled: Filled) -> Step:
    """From where it lies by now."""
    return Step("may play", filled["cards"], lasts=filled["lasts"])


def _each_may(filled: Filled) -> Left:
    step: Step = filled["step"]
    _require_no_coin(step)
    if isinstance(step, Left) or step.who not in ("you", THAT_PLAYER) or any(aimed_at(each) for each in inner(step)):
        raise Unsaid("each does something of their own (write 'each player may draw 1')")
    return Left("each may", who=filled["each_decider"], step=replace(step, who="you"))


def _unless(filled: Filled) -> Left:
    """Done unless somebody pays."""
    _require_no_coin(filled["step"])
    return Left("unless", who=filled["payer"], step=filled["step"], unless=(filled["cost"],))


def _counter_unless(filled: Filled) -> Left:
    counter = Step("negate", filled["in_queue"])
    return Left("unless", who=filled["payer"], step=counter, unless=(filled["cost"],))


def _chooses(filled: Filled) -> Step:
    whose = filled.get("whose") or filled.get("side_of", "any")
    return Step("choose", replace(filled["sort"], pick="choose", of=whose, another="another" in filled))


def _one_of(filled: Filled) -> Modes:
    modes = tuple(step for _, step in filled.get("modes") or filled["listed_modes"])
    for mode in modes:
        _require_no_coin(mode)
    count, tests = filled.get("count") or 1, tests_of(filled)
    least, most = filled.get("how_many_modes") or (count, filled.get("more_modes") or count)
    if any(test.what == "kicked" for test in tests) and any(aimed_at(each) for mode in modes for each in inner(mode)):
        raise Unsaid("what is targeted is chosen before anybody pays more (write the modes without targets)")
    if len(modes) < least:
        raise Unsaid("there are fewer modes than are chosen (write them all)")
    return Modes("choose one", modes=modes, least=least, most=most, is_listed="listed_modes" in filled, tests=tests,
                 is_due="more_modes" in filled and "may_be_more" not in filled)  # fmt: skip


def _coin(filled: Filled) -> Coins:
    tails = (filled["on_tails"],) if "on_tails" in filled else ()
    for step in (filled["on_heads"], *tails):
        _require_no_coin(step)
    return Coins("flip coins", heads=(filled["on_heads"],), tails=tails)


def _both_on_heads(filled: Filled) -> Coins:
    """What is done on heads in one sentence, by whoever is named first."""
    first, also = filled["on_heads"], filled["also_on_heads"]
    points = any("it" in (what.pick, what.near) or what.pick in ("that", "those") for what in selectors(also))
    if points or first.verb == "search" or isinstance(first, Left) or isinstance(also, Left):
        raise Unsaid("what is done on heads is told one by one (write a new sentence behind 'If heads, …')")
    for step in (first, also):
        _require_no_coin(step)
    return Coins("flip coins", heads=(first, replace(also, who=first.who) if also.who == SAME else also))


def _tails(filled: Filled) -> Coins:
    _require_no_coin(filled["step"])
    return Coins("flip coins", tails=(filled["step"],))


def _coins(filled: Filled) -> Coins:
    """Several coins of which so many have to show a side: 'both of them are heads', 'either of them is tails'."""
    count, (is_all, side) = filled["count"], filled["they_show"]
    is_both = is_all == "both"
    if is_both and count != 2:
        raise Unsaid("both are two coins (write 'all of them are heads', or 'flip 2 coins')")
    _require_no_coin(filled["step"])
    steps, is_heads = (filled["step"],), side == "heads"
    least = count if (is_all != "either") == is_heads else 1
    return Coins(
        "flip coins", count=count, heads=steps if is_heads else (), tails=() if is_heads else steps, least=least
    )


_FLIP, _CALL = "(flip|toss) a coin", "((flip|toss) a coin and call it|call a coin (toss|flip))"
_IF, _HEADS, _TAILS = "(, if|. If)", "(heads|you win the flip)", "(tails|you lose the flip)"

ENTRIES: tuple[Entry, ...] = (
    verb("may", ("{decider} (may|can) {step}", _may), ("you may have {step}", _may_have)),
    verb(
        "unless",
        ("unless {payer} {cost}, {step}", _unless),
        ("(counter|negate) {in_queue} unless {payer} {cost}", _counter_unless),
    ),
    verb("each may", ("{each_decider} (may|can) {step}", _each_may)),
    verb("for each gone", ("for each {sort} {moved_this_way}, {step}", _for_each)),
    verb("for each opponent", ("for each opponent, {step}", _for_each_opponent)),
    verb("later", ("{later:later_in_front}, {step}", put_off)),
    verb("when it dies", ("(when|whenever) {cards:pointed} die[s] this turn, {step}", when_it_dies)),
    verb(
        "may play",
        ("you may (play|cast) {cards:pointed}{lasts}", _may_play),
        ("{lasts:in_front}you may (play|cast) {cards:pointed}", _may_play),
    ),
    verb("choose", ("choose (1|one) of {whose:your_or_their} [{another:other}]{sort}[ in play]", _chooses),
         ("choose (a|an) {sort}[{side_of}]", _chooses)),
    verb("declare",
         ("(declare|choose) {declared_thing}", lambda filled: Declared("declare", **filled["declared_thing"]))),
    verb(
        "choose one",
        ("(choose {count}(:| —| -)|(activate|choose|apply) (1|one) of these effects(:|;|.)) ({modes}|• {listed_modes})",
         _one_of),
        ("choose {count}. If {conditions}, [{may_be_more}]choose {more_modes} instead. • {listed_modes}", _one_of),
        ("choose {how_many_modes}(:| —| -) ({modes}|• {listed_modes})", _one_of),
    ),
    verb(
        "flip coins",
        (f"{_FLIP}{_IF} {_HEADS}[,] {{on_heads:step}}[{_IF} {_TAILS}[,] {{on_tails:step}}]", _coin),
        (f"{_FLIP}{_IF} {_TAILS}[,] {{step}}", _tails),
        (f"{_FLIP}(.|:) Heads: {{on_heads:step}}[. Tails: {{on_tails:step}}]", _coin),
        (f"{_FLIP}{_IF} {_HEADS}[,] {{on_heads:step}} and {{also_on_heads:step}}", _both_on_heads),
        (f"{_CALL}{_IF} you call it (right|correctly)[,] {{on_heads:step}}"
         f"[{_IF} you (call it wrong|do not|don't)[,] {{on_tails:step}}]", _coin),
        ("(flip|toss) {count} coins", lambda filled: Coins("flip coins", count=filled["count"])),
        (f"(flip|toss) {{count}} coins{_IF} {{they_show}}[,] {{step}}", _coins),
        ("flip a coin until (tails|you get tails)", lambda filled: Coins("flip coins", until_tails=True)),
    ),
)  # fmt: skip
