"""Conditions and triggers: what stands after 'if' and 'when'."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from rules_db.engine.card_text.parts import Filled, Form, Part, Row, Unsaid, always, words
from rules_db.games.ttcg.card_text.model import PAST, Selector, Test, When


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that triggers wait for, by the kind of its event: `of_card` follows a card, `of_player` a player."""

    kind: str
    of_card: tuple[str, ...] = ()
    of_player: tuple[str, ...] = ()


HAPPENINGS = (
    Happening("played", ("is played",), ("play[s] a card",)),
    Happening("leveled up", ("levels up",)),
    Happening("flipped", ("is flipped",)),
    Happening("tapped", ("is tapped",)),
    Happening("untapped", ("is untapped",)),
    Happening("attacks", ("attacks", "attack")),
    Happening("attacked", ("is attacked",)),
    Happening("destroyed", ("is destroyed",)),
    Happening("discarded", ("is discarded",), ("discard[s] a card",)),
    Happening("milled", ("is milled",)),
    Happening("to the discard pile", ("goes to the discard pile",)),
    Happening("to the deck", ("goes to the deck",)),
    Happening("drawn", ("is drawn",), ("draw[s] a card",)),
    Happening("recovered", ("is recovered",)),
    Happening("activated", ("activates an effect",), ("activate[s] an effect",)),
    Happening("chosen", ("is chosen",)),
    Happening("equipped", ("is equipped",)),
    Happening("points lost", of_player=("lose[s] points",)),
    Happening("points gained", of_player=("gain[s] points",)),
    Happening("turn began", of_player=("begin[s] a turn",)),
)

PHASES = ("Draw Phase", "Main Phase", "Battle Phase")


def _said(name: str, column: Callable[[Happening], tuple[str, ...]]) -> Part:
    return Part(name, tuple(Form(said, always(each.kind)) for each in HAPPENINGS for said in column(each)))


def _happens_to(filled: Filled) -> When:
    what: Selector = filled["cards"]
    if what.pick in (*PAST, "target"):
        raise Unsaid("nothing has happened yet that this could mean (write 'this', 'host' or 'a creature')")
    return When(filled["kind"], what)


def _is_done_by(filled: Filled) -> When:
    who = filled["who"]
    return When(filled["kind"], who="any" if who == "each" else who)


def _happens_to_theirs(filled: Filled) -> When:
    return When(filled["kind"], replace(filled["sort"], of=filled["owner"]))


def _is_played(filled: Filled) -> When:
    """A card that somebody plays comes to that player's side of the field."""
    what: Selector = filled["what"]
    who = "any" if filled["who"] == "each" else filled["who"]
    if replace(what, pick="all", count=1) == Selector():
        return When("played", who=who)
    if what.pick == "target" or (what.zone, what.of) != ("field", "any"):
        raise Unsaid("a card that is played is told by its sort alone (write 'you play a Fire creature')")
    return When("played", replace(what, of=who))


def _controls(filled: Filled) -> Test:
    is_another = "another" in filled or "other" in filled
    selector: Selector = replace(filled["sort"], of=filled["doer"], another=is_another)
    if "none" in filled:
        return Test("control", selector=selector, most=0)
    return Test("control", selector=selector, least=filled.get("count", 1))


def _counted(what: str) -> Callable[[Filled], Test]:
    def test(filled: Filled) -> Test:
        number = filled["whole"]
        is_least = filled["more_or_less"] == "more"
        return Test(what, filled["doer"], least=number if is_least else None, most=None if is_least else number)

    return test


CLAUSES = (
    words("this_turn", dict.fromkeys(
        ("this turn", "until the end of the turn", "until the end of this turn", "until end of turn"), True
    )),
    words("more_or_less", {"more": "more", "less": "less", "fewer": "less"}),
    words("none", {"no": True}),
    words("another", {"another": True}),
    words("phase", {each: each for each in PHASES}),
    words("whose_turn", {
        "your": "you", "opponent's": "opponent", "your opponent's": "opponent", "the opponent's": "opponent",
    }),
    Part("condition", (
        Form(
            "{doer} control[s] ({none}|{count}[ or more]|at least {count}|a|an|{another}) [{other} ]{sort}", _controls
        ),
        Form("{doer} (have|has) {whole} point[s] or {more_or_less}", _counted("points")),
        Form("{doer} (have|has) {whole} card[s] in hand or {more_or_less}", _counted("hand")),
        Form("it is {whose_turn} turn", lambda filled: Test("turn", filled["whose_turn"])),
        Form("it is the {phase}", lambda filled: Test("phase", phase=filled["phase"])),
        Form("an attack waits", lambda filled: Test("attack")),
        Form("a chain waits", lambda filled: Test("chain")),
    ), "a condition"),
    Row("conditions", "condition", (" and ",)),
    _said("happens_to_card", lambda each: each.of_card),
    _said("done_by_player", lambda each: each.of_player),
    Part("trigger", (
        Form("{cards} {kind:happens_to_card}", _happens_to),
        Form("{owner} {sort} {kind:happens_to_card}", _happens_to_theirs),
        Form("{who} {kind:done_by_player}", _is_done_by),
        Form("{who} play[s] {what:sort_of_cards}", _is_played),
    ), "a trigger"),
)  # fmt: skip
