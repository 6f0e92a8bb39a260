"""Conditions, happenings and durations: what stands after 'if' and 'when', and 'this turn'."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from rules_db.engine.card_text.parts import Filled, Form, Part, Row, Unsaid, always, words
from rules_db.games.resummoned.card_text.model import PAST, Selector, Test, When


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that happens in a duel, by the kind of its event, and how cards speak of it.

    `of_card` follows a card ('is destroyed'), `of_player` a player ('draw', with or without s); `not_of_card` and
    `not_of_player` follow 'cannot'.
    """

    kind: str
    of_card: tuple[str, ...] = ()
    of_player: tuple[str, ...] = ()
    not_of_card: tuple[str, ...] = ()
    not_of_player: tuple[str, ...] = ()


DEEDS = (
    Deed("attack", ("attacks", "attack"), not_of_card=("attack",), not_of_player=("attack",)),
    Deed("destroyed", ("is destroyed",), not_of_card=("be destroyed",)),
    Deed(
        "destroyed in battle", ("is destroyed in battle", "is destroyed by battle"),
        not_of_card=("be destroyed in battle", "be destroyed by battle"),
    ),
    Deed("buried", ("is sent to the graveyard", "goes to the graveyard")),
    Deed("targeted", ("is targeted",), not_of_card=("be targeted",), not_of_player=("be targeted",)),
    Deed(
        "targeted by effects", not_of_card=("be targeted by effects", "be targeted by card effects"),
        not_of_player=("be targeted by effects", "be targeted by card effects"),
    ),
    Deed("summoned", ("is summoned",), not_of_player=("summon",)),
    Deed("set", ("is set",), not_of_player=("set",)),
    Deed("activated", ("is activated",), not_of_player=("activate cards",)),
    Deed("flipped", ("is flipped",), not_of_card=("be flipped",), not_of_player=("flip cards",)),
    Deed("turned", ("is turned",), not_of_card=("be turned",), not_of_player=("turn cards",)),
    Deed("turned down", ("is turned down",)),
    Deed("effect", of_player=("activate[s] an effect",), not_of_card=("use effects",), not_of_player=("use effects",)),
    Deed("enters", ("enters", "enters the field")),
    Deed("leaves", ("leaves", "leaves the field")),
    Deed("moved", ("is moved",)),
    Deed("banished", ("is banished",)),
    Deed("tributed", ("is tributed",)),
    Deed("discarded", ("is discarded",), ("discard[s]", "discard[s] a card")),
    Deed("drawn", ("is drawn",), ("draw[s]", "draw[s] a card")),
    Deed("made", ("is made",)),
    Deed("equipped", ("is equipped",)),
    Deed("unequipped", ("is unequipped",)),
    Deed("changed", ("is changed",)),
    Deed("prevented", ("is prevented",)),
    Deed("negated", ("is negated",)),
    Deed("damage", of_player=("take[s] damage",)),
    Deed("gain", of_player=("gain[s]", "gain[s] life points", "gain[s] LP")),
    Deed("paid", of_player=("pay[s]", "pay[s] life points", "pay[s] LP")),
    Deed("lost", of_player=("lose[s]",)),
)  # fmt: skip

_NOT_AWAITED = (
    "only a Standby Phase is waited for like this (write 'trigger if it is the End Phase and it is your turn: draw 1')"
)

PHASES = ("Draw Phase", "Standby Phase", "Main Phase 1", "Battle Phase", "Main Phase 2", "End Phase")


def _controls(filled: Filled) -> Test:
    doer = filled["doer"]
    of = "any" if doer == "each" else doer
    selector: Selector = replace(filled["sort"], of=of, another="another" in filled or "other" in filled)
    if filled.get("none"):
        return Test("control", selector=selector, least=0, most=0)
    return Test("control", selector=selector, least=filled.get("count", 1))


def _life(filled: Filled) -> Test:
    points = filled["whole"]
    return Test("life", filled["doer"], least=points) if filled["side"] == "more" else Test(
        "life", filled["doer"], most=points
    )  # fmt: skip


def _happens_to(filled: Filled) -> When:
    return _happens_to_what(filled["deed"], filled["cards"])


def _happens_to_what(deed: str, what: Selector) -> When:
    if what.pick in (*PAST, "target"):
        raise Unsaid("nothing has happened yet that this could mean (write 'this', 'host' or 'a monster')")
    return When(deed, what)


def _happens_to_theirs(filled: Filled) -> When:
    return When(filled["deed"], replace(filled["sort"], of=filled["whose"]))


def _is_done_by(filled: Filled) -> When:
    return When(filled["deed"], who=_side(filled["doer"]))


def _is_done_to(filled: Filled) -> When:
    return replace(_happens_to_what(filled["deed"], filled["what"]), who=_side(filled["doer"]))


def standby_phase_of(filled: Filled) -> When:
    """A happening: that a Standby Phase begins, yours, an opponent's or anybody's."""
    return When("Standby Phase", who=_side(filled["whose"]))


def _side(who: str) -> str:
    return who if who in ("you", "opponent") else "any"


def _said(name: str, column: Callable[[Deed], tuple[str, ...]]) -> Part:
    """The ways in which one column of the table of deeds is said."""
    return Part(name, tuple(Form(said, always(deed.kind)) for deed in DEEDS for said in column(deed)))


CLAUSES = (
    words("duration", {
        " this turn": True, " until the end of the turn": True, " until the end of this turn": True,
        " until end of turn": True,
    }),
    words("phase", {each: each for each in PHASES}),
    words("none", {"no": True}),
    words("another", {"another": True}),
    words("whose_phase", {
        "your": "you", "opponent's": "opponent", "your opponent's": "opponent", "each player's": "each",
    }),
    words("more_or_less", {"more": "more", "less": "less", "higher": "more", "lower": "less"}),
    Part("condition", (
        Form(
            "{doer} control[s] ({none}|{count}[ or more]|at least {count}|a|an|{another}) [{other} ]{sort}",
            _controls,
        ),
        Form("{doer} (have|has) {whole} (life points|LP) or {side:more_or_less}", _life),
        Form("it is {whose} turn", lambda filled: Test("turn", filled["whose"])),
        Form("it is the {phase}", lambda filled: Test("phase", phase=filled["phase"])),
        Form("a Chain is active", lambda filled: Test("chain")),
        Form("there is a battle", lambda filled: Test("battle")),
        Form("always", lambda filled: Test("always")),
    ), "a condition"),
    Row("conditions", "condition", (" and ",)),
    _said("happens_to_card", lambda deed: deed.of_card),
    _said("done_by_player", lambda deed: deed.of_player),
    words("done_to_cards", {
        "summons": "summoned", "summon": "summoned", "sets": "set", "set": "set", "activates": "activated",
        "activate": "activated",
    }),
    _said("not_at_card", lambda deed: deed.not_of_card),
    _said("not_by_player", lambda deed: deed.not_of_player),
    Part("happening", (
        Form("{cards} {deed:happens_to_card}", _happens_to),
        Form("{doer} {deed:done_by_player}", _is_done_by),
        Form("{doer} {deed:done_to_cards} {what:sort_of_cards}", _is_done_to),
        Form("{whose} {sort} {deed:happens_to_card}", _happens_to_theirs),
        Form("{whose:whose_phase} Standby Phase begins", standby_phase_of),
        Form("{whose:whose_phase} {phase} begins", standby_phase_of, _NOT_AWAITED),
    ), "a happening"),
)  # fmt: skip
