"""Conditions and triggers: what stands after 'if', 'while' and 'when'."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from rules_db.engine.card_text.parts import Filled, Form, Part, Row, Unsaid, always, words
from rules_db.games.cgs.card_text.model import PAST, Selector, Test, When
from rules_db.games.cgs.card_text.nouns import spell_traits
from rules_db.games.cgs.card_text.vocabulary import ITSELF, LASTS, PHASES
from rules_db.games.cgs.words import GRAVEYARD


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that triggers wait for, by the kind of its event: `of_card` follows a card, `of_player` a player."""

    kind: str
    of_card: tuple[str, ...] = ()
    of_player: tuple[str, ...] = ()


HAPPENINGS = (
    Happening("entered", ("enter[s][ the (battlefield|field)]",)),
    Happening("left the field", ("leave[s] the (field|battlefield)",)),
    Happening("played", ("is played",), ("play[s] a card",)),
    Happening("cast", ("is cast",), ("cast[s] a spell",)),
    Happening("summoned", ("is summoned",)),
    Happening("normal summoned", ("is Normal Summoned",)),
    Happening("special summoned", ("is Special Summoned",)),
    Happening("set", ("is Set",)),
    Happening("flipped", ("is flipped face-up",)),
    Happening("turned down", ("is turned face-down",)),
    Happening("tapped", ("is tapped", "becomes tapped")),
    Happening("untapped", ("is untapped", "becomes untapped")),
    Happening("position changed", ("changes position",)),
    Happening("attack declared", ("attack[s]",), ("attack[s]",)),
    Happening("attacked", ("is attacked",)),
    Happening("blocks", ("block[s]",)),
    Happening("blocked", ("is blocked", "become[s] blocked")),
    Happening("battled", ("battle[s]",)),
    Happening("battle damage dealt", ("deal[s] (combat|battle) damage",)),
    Happening("damage dealt", ("deal[s] damage",)),
    Happening("damaged", ("is damaged", "is dealt damage"), ("take[s] damage",)),
    Happening("destroyed", ("is destroyed",)),
    Happening("Knocked Out", ("is Knocked Out",)),
    Happening("destroyed by battle", ("is destroyed by battle",)),
    Happening("dies", ("die[s]",)),
    Happening("to the discard pile", ("(is|are) sent to the (graveyard|GY|discard pile)",)),
    Happening("discarded", ("is discarded",), ("discard[s] a card",)),
    Happening("exiled", ("is exiled", "is banished")),
    Happening("tributed", ("is sacrificed", "is tributed")),
    Happening("targeted", ("is targeted", "become[s] the target of a spell or ability")),
    Happening("activated", ("is activated",), ("activate[s] an effect",)),
    Happening("attached", ("is attached",)),
    Happening("evolved", ("evolve[s]",)),
    Happening("switched", ("switches",)),
    Happening("controlled", ("changes control",)),
    Happening("counters put", ("gets a counter",)),
    Happening("drawn", ("is drawn",), ("draw[s] a card",)),
    Happening("life gained", of_player=("gain[s] life",)),
    Happening("life lost", of_player=("lose[s] life",)),
    Happening("prize taken", of_player=("take[s] a Prize card",)),
    Happening("shuffled", of_player=("shuffle[s]",)),
)  # fmt: skip
"""All that triggers can wait for. A round of play and the turns have triggers of their own: 'at the start of'."""


def _said(name: str, column: Callable[[Happening], tuple[str, ...]]) -> Part:
    return Part(name, tuple(Form(said, always(each.kind)) for each in HAPPENINGS for said in column(each)))


def _happens_to(filled: Filled) -> When:
    what: Selector = filled["cards"]
    if what.pick in (*PAST, "target"):
        raise Unsaid("nothing has happened yet that this could mean (write 'this', 'host' or 'a creature')")
    return When(filled["kind"], what, or_event=filled.get("or_kind", ""))


def _happens_to_this_too(filled: Filled) -> When:
    """'this or another creature'."""
    what: Selector = replace(filled["sort"], another=True, of=filled.get("side_of", "any"))
    return When(filled["kind"], what, or_event=filled.get("or_kind", ""), or_this=True)


def _enters_under(filled: Filled) -> When:
    what: Selector = replace(filled["sort"], another="another" in filled, of=filled["under_whose"])
    return When("entered", what, filled["under_whose"], is_deed=True)


def _enters_too(filled: Filled) -> When:
    """'this or another creature … under your control'."""
    return replace(_enters_under(filled), what=replace(filled["sort"], another=True, of="you"), or_this=True)


def _damages(filled: Filled) -> When:
    what, to = filled["cards"], filled["damaged"]
    if what.pick in (*PAST, "target") or to.pick in (*PAST, "target", "this", "host"):
        raise Unsaid("nothing has happened yet that this could mean (write 'a player', 'a creature')")
    if to.kind != "player" and what.pick != "this":
        raise Unsaid(
            "of two cards that are not told apart, none is spoken of (write 'this deals damage to a creature')"
        )
    return When(filled["dealt"], what, to=to)


def _sacrifices(filled: Filled) -> When:
    what: Selector = replace(filled["sort"], another="another" in filled)
    return When("tributed", what, filled["trigger_doer"], is_deed=True)


def _nth(event: str) -> Callable[[Filled], When]:
    return lambda filled: When(event, who=filled["trigger_doer"], nth=filled["nth"])


def _is_done_by(filled: Filled) -> When:
    return When(filled["kind"], who=filled["trigger_doer"])


def _plays(filled: Filled) -> When:
    """A card of a sort is played, or cast; 'a card', and a spell that is cast, is any."""
    what: Selector = filled["played"]
    is_any = what == Selector() or (what == Selector(kind="spell") and filled["playing"] == "cast")
    return When(filled["playing"], None if is_any else what, filled["trigger_doer"], is_deed=not is_any)


def _spell(filled: Filled) -> Selector:
    return Selector(kind="spell", color=filled.get("color", ""), traits=spell_traits(filled))


def _at(filled: Filled) -> When:
    """The start of a phase, a step or a turn: 'start of upkeep step'."""
    return When(f"{filled['edge']} of {filled['time']}", who=filled.get("whose_turn", "any"))


def _controls(filled: Filled) -> Test:
    selector: Selector = replace(filled["sort"], of=filled["side_of_player"], another="another" in filled)
    if "none" in filled:
        return Test("control", selector=selector, most=0)
    return Test("control", selector=selector, least=filled.get("count", 1))


def _lies(filled: Filled) -> Test:
    """So many cards of a sort in a pile."""
    of = filled["side_of_player"] if "side_of_player" in filled else filled["whose"]
    what: Selector = replace(filled["sort"], of=of, zone=filled.get("pile", GRAVEYARD))
    return Test("control", selector=what, least=filled.get("count", 1))


def _is(pick: str) -> Callable[[Filled], Test]:
    """What the card is that has been spoken of."""
    return lambda filled: Test("is", selector=replace(filled["sort"], near=pick))


def _counted(what: str) -> Callable[[Filled], Test]:
    def test(filled: Filled) -> Test:
        number, is_least = filled["whole"], filled["more_or_less"] == "more"
        least, most = (number, None) if is_least else (None, number)
        return Test(what, filled.get("side_of_player", "you"), least=least, most=most)

    return test


def _has_counters(filled: Filled) -> Test:
    """How many counters of a kind are on a card; the kind stands in the place of the phase."""
    what = Selector(filled["card"])
    return Test("counters", selector=what, least=filled["count"], phase=filled["counter"])


CLAUSES = (
    words("lasts", LASTS, "how long it lasts"),
    words("more_or_less", {"(more|greater)": "more", "(less|fewer)": "less"}),
    words("none", {"no": True}),
    words("time", {each: each for each in (*PHASES, "turn")}),
    words("phase", {each: each for each in PHASES}),
    words("edge", {"start": "start", "beginning": "start"}),
    words("whose_turn", {
        "your": "you", "[your |an |each ]opponent's": "opponent", "(each|each player's|the)": "any",
        "[the ]enchanted player's": "host",
    }),
    words("trigger_doer", {
        "you": "you", "[your |an ]opponent": "opponent", "(each|a|any) player": "any", "[the ]enchanted player": "host",
    }),
    words("under_whose", {"your": "you", "[your |an ]opponent's": "opponent"}),
    words("your_own", {"your": "you"}),
    words("nth", {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5}),
    words("dealt", {"deal[s] (combat|battle) damage": "battle damage dealt", "deal[s] damage": "damage dealt"}),
    Part("damaged", (
        Form("(a|any) player", lambda filled: Selector(kind="player")),
        Form("[your |an ]opponent", lambda filled: Selector(kind="player", of="opponent")),
        Form("you", lambda filled: Selector(kind="player", of="you")),
        Form("{cards}", lambda filled: filled["cards"]),
    ), "what damage is dealt to"),
    words("your_or_their", {"your": "you", "[your ]opponent's": "opponent"}),
    words("side_of_player", {"you": "you", "[your |an ]opponent": "opponent"}),
    Part("condition", (
        Form(
            "{side_of_player} control[s] ({none} |{count}[ or more] |at least {count} |a |an |{another}){sort}",
            _controls,
        ),
        Form("{side_of_player} (have|has) {whole} or {more_or_less} life", _counted("life")),
        Form("{side_of_player} (have|has) {whole} or {more_or_less} cards in [(your|their) ]hand", _counted("hand")),
        Form("{side_of_player} (have|has) no cards in [(your|their) ]hand",
             lambda filled: Test("hand", filled["side_of_player"], most=0)),
        Form("there (is|are) ({count}[ or more]|a|an) {sort} in {whose:whose_pile} {pile}", _lies),
        Form(
            "{side_of_player} (have|has) ({count}[ or more]|a|an) {sort} in (your|their) (graveyard|GY|discard pile)",
            _lies,
        ),
        Form("(it is|it's|it was) (a|an) {sort}", _is("it")),
        Form("(that|the) card is (a|an) {sort}", _is("it")),
        Form("(it is not|it's not|it isn't) {whose:your_or_their} turn",
             lambda filled: Test("turn", filled["whose"], is_not=True)),
        Form("{side_of_player} (have|has) {whole} (life|LP) or {more_or_less}", _counted("life")),
        Form("{side_of_player} (have|has) {whole} card[s] in hand or {more_or_less}", _counted("hand")),
        Form("{side_of_player} (have|has) {whole} Prize card[s] or {more_or_less}", _counted("prizes")),
        Form("there are {count} {counter} counters on {card:named_card}", _has_counters),
        Form("(it is|it's) {whose:your_or_their} turn", lambda filled: Test("turn", filled["whose"])),
        Form("it is the {phase}", lambda filled: Test("phase", phase=filled["phase"])),
        Form("there is an attack", lambda filled: Test("attack")),
        Form("something waits in the Queue", lambda filled: Test("queue")),
        Form("it is your birthday", lambda filled: Test("birthday")),
    ), "a condition"),
    Row("conditions", "condition", (" and ",)),
    _said("happens_to_card", lambda each: each.of_card),
    _said("done_by_player", lambda each: each.of_player),
    words("spell_kind", {each: each for each in ("instant", "sorcery", "artifact", "enchantment", "planeswalker")}),
    words("playing", {"play[s]": "played", "cast[s]": "cast"}),
    Part("played", (
        Form("{sort}", lambda filled: filled["sort"]),
        Form("[{color} ][{spell_trait}]spell", _spell),
        Form("{groupings} spell", lambda filled: Selector(grouping=filled["groupings"])),
        Form("{spell_kind} spell", lambda filled: Selector(kind=filled["spell_kind"])),
        Form("{spell_kind} or {second:spell_kind} spell",
             lambda filled: Selector(kind=filled["spell_kind"], or_kind=filled["second"])),
    ), "what is played"),
    Part("trigger", (
        Form("{cards} {kind:happens_to_card}[ or {or_kind:happens_to_card}]", _happens_to),
        Form(
            f"this[ ({ITSELF})] or another {{sort}}[{{side_of}}] {{kind:happens_to_card}}"
            "[ or {or_kind:happens_to_card}]", _happens_to_this_too,
        ),
        Form("(a |an |{another}){sort} enter[s][ the (battlefield|field)] under {under_whose} control", _enters_under),
        Form(
            f"this[ ({ITSELF})] or another {{sort}} enter[s][ the (battlefield|field)] under {{under_whose:your_own}} "
            "control", _enters_too,
        ),
        Form("{cards} {dealt} to {damaged}", _damages),
        Form("{cards} (is|become[s]) blocked by {blocker:cards}", always(None),
             "by what it is blocked is not told (write 'this becomes blocked', 'a creature blocks')"),
        Form("one or more {sort}[{side_of}] {kind:happens_to_card}[ to {damaged}]", always(None),
             "each of them is an event of its own (write 'a creature you control')"),
        Form("{trigger_doer} {kind:done_by_player}", _is_done_by),
        Form("{trigger_doer} {playing} (a|an) {played}", _plays),
        Form("{trigger_doer} (sacrifice|tribute)[s] (a |an |{another}){sort}", _sacrifices),
        Form("{trigger_doer} cast[s] (your|their) {nth} spell each turn", _nth("cast")),
        Form("{trigger_doer} draw[s] (your|their) {nth} card each turn", _nth("drawn")),
    ), "a trigger"),
    Part("moment", (
        Form("at the {edge} of {whose_turn} {time}", _at),
        Form("at the {edge} of combat[ on {whose_turn} turn]",
             lambda filled: When(f"{filled['edge']} of combat phase", who=filled.get("whose_turn", "any"))),
        Form("at the {edge} of each combat", lambda filled: When(f"{filled['edge']} of combat phase")),
        Form("at the {edge} of the next {time}", always(None),
             "nothing is put off until then (there is 'at the beginning of each end step', 'until end of turn')"),
        Form("between turns", lambda filled: When("between turns")),
        Form("before the game", lambda filled: When("before the game")),
        Form("at end of turn", lambda filled: When("end of turn")),
        Form("at the end of {whose_turn} turn", lambda filled: When("end of turn", who=filled["whose_turn"])),
    ), "a moment of a turn"),
)  # fmt: skip
