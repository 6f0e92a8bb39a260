"""Conditions and triggers: what stands after 'if', 'while' and 'when'."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rules_db.engine.card_text.parts import Filled, Form, Part, Row, Unsaid, always, flag, words
from rules_db.games.cgs.card_text.said.nouns import active_pokemon
from rules_db.games.cgs.card_text.said.referring.references import THAT_PLAYER
from rules_db.games.cgs.card_text.said.vocabulary import (
    ALL_GAINED,
    CAST_KINDS,
    CONDITIONS,
    FELLED_BY_THIS,
    FULL_SET,
    IN_FRONT,
    ITSELF,
    LASTS,
    MADE,
    PHASES,
    RANK,
    cast_of,
)
from rules_db.games.cgs.card_text.selecting import GREATER, Selector, Test
from rules_db.games.cgs.words import GRAVEYARD, Zone


def _controls(filled: Filled) -> Test:
    is_other = "other" in filled or "another" in filled
    selector: Selector = replace(filled["sort"], of=filled["side_of_player"], another=is_other)
    if "none" in filled:
        return Test("control", selector=selector, most=0)
    if "fewer" in filled:
        return Test("control", selector=selector, most=filled["count"])
    return Test("control", selector=selector, least=filled.get("count", 1))


def _controls_top(filled: Filled) -> Test:
    """Somebody controls the card, or one of a sort, that lies on top of the Uno pile."""
    sort: Selector = filled.get("sort", Selector())
    return Test("control", selector=replace(sort, zone=Zone.UNO_PILE, of=filled["side_of_player"]), least=1)


def _controls_named(filled: Filled) -> Test:
    named = Selector(name=filled["quoted"], of=filled["side_of_player"])
    return Test("control", selector=named, least=1)


def _full_sets(filled: Filled) -> Test:
    sets = Selector(of=filled["side_of_player"], traits=(FULL_SET,))
    return Test("control", selector=sets, least=filled.get("count", 1))


def _one_side(filled: Filled) -> tuple[Test, Test]:
    """One player has cards of a sort, and the other none."""
    none = replace(filled["sort"], of=filled["other"])
    return _controls(filled), Test("control", selector=none, most=0)


def tests_of(filled: Filled) -> tuple[Test, ...]:
    """What must be so; a condition can be two at once, and one that must not be so stands after 'unless'."""
    if "condition" in filled:
        if isinstance(filled["condition"], tuple):
            raise Unsaid("'unless' asks for one thing (write 'as long as …')")
        return (replace(filled["condition"], is_not=True),)
    said = [test for _, test in filled.get("conditions", ())]
    return tuple(each for test in said for each in (test if isinstance(test, tuple) else (test,)))


def _lies(filled: Filled) -> Test:
    """So many cards of a sort in a pile."""
    of = filled["side_of_player"] if "side_of_player" in filled else filled["whose"]
    what: Selector = replace(filled.get("sort", Selector()), of=of, zone=filled.get("pile", GRAVEYARD))
    return Test("control", selector=what, least=filled.get("count", 1))


def _is(pick: str) -> Callable[[Filled], Test]:
    """What the card is that has been spoken of."""
    return lambda filled: Test("is", selector=replace(filled["sort"], near=pick))


def _of_it(**like: Any) -> Test:
    """The same of a state or a keyword of it."""
    return Test("is", selector=Selector(near="it", **like))


def _exceeds(filled: Filled) -> Test:
    """Whether one of the numbers of a card is greater than that of the card itself."""
    one = Selector(near="it", property=filled["number"], beside=GREATER)
    either = replace(one, or_else=replace(one, property=filled["second"])) if "second" in filled else one
    return Test("is", selector=either)


def _is_so_strong(filled: Filled) -> Test:
    """A bound of a number of the target, or of what the text is about."""
    least, most = (filled["least"], None) if filled["side"] == "more" else (None, filled["least"])
    return Test("is", selector=Selector(near="that", property=filled["number"], least=least, most=most))


def _counted(what: str) -> Callable[[Filled], Test]:
    def test(filled: Filled) -> Test:
        number, is_least = filled["whole"], filled["more_or_less"] == "more"
        least, most = (number, None) if is_least else (None, number)
        return Test(what, filled.get("side_of_player", "you"), least=least, most=most)

    return test


def _cast_from(zone: Zone) -> Callable[[Filled], Test]:
    return lambda filled: Test("cast from", phase=zone)


def _is_like(filled: Filled) -> Test:
    """A card that is pointed to, or any of a sort, is of a kind."""
    subject: Selector = filled["subject"]
    return Test("is", selector=replace(subject, traits=(*subject.traits, filled["state"])), least=1)


def _is_one(filled: Filled) -> Test:
    """The same of a card that is one of a sort."""
    subject, sort = filled["subject"], filled["sort"]
    if subject.pick != "all":
        return Test("is", selector=replace(sort, near=subject.pick))
    return Test("control", selector=replace(sort, of=subject.of, traits=(*sort.traits, *subject.traits)), least=1)


def _has_damage(filled: Filled) -> Test:
    least = None if "none" in filled else filled.get("count", 1)
    return Test("damage", selector=filled["subject"], least=least, most=0 if "none" in filled else None)


def _any_hurt(filled: Filled) -> Test:
    return Test("damage", selector=replace(filled["sort"], of=filled["whose"]), least=1)


def _is_left_with(filled: Filled) -> Test:
    return Test("left", selector=filled["subject"], most=filled["whole"])


def _has_attached(filled: Filled) -> Test:
    subject: Selector = filled["subject"]
    near = subject.pick if subject.pick != "all" else subject
    what = replace(filled["sort"], zone=Zone.ATTACHED, near=near)
    if "none" in filled:
        return Test("control", selector=what, most=0)
    return Test("control", selector=what, least=filled.get("count", 1))


def _has_material(filled: Filled) -> Test:
    what = Selector(zone=Zone.BENEATH, near="this")
    return Test("control", selector=what, least=filled.get("count", 1))


def _has_no_material(filled: Filled) -> Test:
    return Test("control", selector=Selector(zone=Zone.BENEATH, near="this"), most=0)


def _has_cards(what: str) -> Callable[[Filled], Test]:
    def test(filled: Filled) -> Test:
        number, bound = filled["whole"], filled.get("or_so", "")
        least, most = None if bound == "fewer" else number, None if bound == "more" else number
        return Test(what, filled["side_of_player"], least=least, most=most)

    return test


def _happened(deed: str, who: str = "") -> Callable[[Filled], Test]:
    """What has happened in this turn, which is over."""
    return lambda filled: Test(
        "this turn", who or filled.get("side_of_player", "each"), least=filled.get("count", 1), phase=deed
    )


def _has_cast(filled: Filled) -> Test:
    """A spell of a kind, or of either of two, in this turn."""
    deeds = " or ".join(cast_of(filled[each]) for each in ("cast_kind", "second") if each in filled)
    return Test("this turn", filled["side_of_player"], least=1, phase=deeds)


def _has_counters(filled: Filled) -> Test:
    """How many counters of a kind are on a card; the kind stands in the place of the phase."""
    what = Selector(filled["card"])
    return Test("counters", selector=what, least=filled["count"], phase=filled["counter"])


def _bears(filled: Filled) -> Test:
    """The same of the card that a sentence is about, or of one that has just left play."""
    least, most = (None, 0) if "none" in filled else (filled.get("count", 1), None)
    what: Selector = filled["subject"] if "subject" in filled else Selector("it")
    if what.pick not in ("this", "it", "host"):
        raise Unsaid("counters are counted on one card (write 'there are 3 charge counters on this')")
    return Test("counters", selector=what, least=least, most=most, phase=filled["counter"])


CAST, CAST_FROM = "cast by ", "cast from"


def _came(who: str, phase: str = "") -> Callable[[Filled], Test]:
    """How a card has come into play."""
    return lambda filled: Test("came", who, selector=Selector(filled["came_one"]), phase=phase or filled["came_as"])


SUMMON = "creature|monster|Pokémon|summon"
"""What a summon may be called where any is meant."""

CLAUSES = (
    words("lasts", {f"[,]{said}": until for said, until in LASTS.items()}, "how long it lasts"),
    words("in_front", IN_FRONT, "when it holds"),
    words("more_or_less", {"(more|greater)": "more", "(less|fewer)": "less"}),
    words("cast_kind", {each: each for each in CAST_KINDS}),
    flag("none", "no"),
    flag("fewer", " or fewer", " or less"),
    words("phase", {each: each for each in PHASES}),
    words("your_or_their", {"your": "you", "[your ]opponent's": "opponent"}),
    words("side_of_player", {"you": "you", "[your |an ]opponent": "opponent"}),
    words("whose_control", {"your": "you", "[your |an ]opponent's": "opponent"}),
    words("or_so", {" or more": "more", " or (fewer|less)": "fewer"}),
    Part("subject", (
        Form(f"this[ ({ITSELF})]", lambda filled: Selector("this")),
        Form("the Defending Pokémon", lambda filled: Selector("defending")),
        Form("{active_of} Active Pokémon", lambda filled: replace(active_pokemon(filled["active_of"]), pick="all")),
        Form("the Pokémon this card is attached to", lambda filled: Selector("host")),
        Form("[the ](enchanted|equipped) (creature|monster|permanent|land|summon)", lambda filled: Selector("host")),
    ), "a card that is like something"),
    words("came_one", {f"this[ ({ITSELF})]": "this", "it": "it"}),
    words("came_as", {
        "Normal Summoned": "normal summoned", "Special Summoned": "special summoned",
        "Flip Summoned": "flip summoned", "Tribute Summoned": "tribute summoned",
        **{f"{each} Summoned": f"{each} summoned" for each in MADE},
    }),
    words("has_done", {
        "attacked": "attacked", "battled": "battled", "evolved": "evolved",
        "was destroyed": "destroyed", "was destroyed by battle": "destroyed by battle",
        "was Normal Summoned or flipped face-up": "normal summoned or flipped",
    }),
    words("state", {
        "(in the Active Spot|your Active Pokémon)": "Active", "on (your|the) Bench": "Benched",
        "affected by a Special Condition": "afflicted",
        "in [face-up ]Defense Position": "Defense Position", "in [face-up ]Attack Position": "Attack Position",
        **{each: each for each in (*CONDITIONS, "Evolved", "attacking", "blocking", "battling", "tapped", "untapped")},
    }),
    Part("condition", (
        Form(
            "{side_of_player} control[s] ({none} |{count}[ or more] |at least {count} |a |an |{another})"
            "[{other}]{sort}", _controls,
        ),
        Form("{side_of_player} control[s] {count}{fewer} [{other}]{sort}", _controls),
        Form("{side_of_player} control[s] (a full set|{count} full sets)[ of properties]", _full_sets),
        Form("{side_of_player} control[s] (a|an) {sort} on the Uno pile", _controls_top),
        Form("{side_of_player} control[s] the top card of the Uno pile", _controls_top),
        Form("{side_of_player} control[s] {quoted}", _controls_named),
        Form("{side_of_player} control[s] (a|an|{count}) {sort} and {other:side_of_player} control[s] none", _one_side),
        Form("{side_of_player} (have|has) {whole} or {more_or_less} life", _counted("life")),
        Form("{side_of_player} (have|has) {whole} or {more_or_less} cards in [(your|their) ]hand", _counted("hand")),
        Form("{side_of_player} (have|has) no cards in [(your|their) ]hand",
             lambda filled: Test("hand", filled["side_of_player"], most=0)),
        Form("there (is|are) ({count}[ or more]|a|an) {sort:counted_sort} in {whose:whose_pile} {pile}", _lies),
        Form("{count} or more (cards|{sort}) are in {whose:whose_pile} {pile}", _lies),
        Form(
            "{side_of_player} (have|has) ({count}[ or more]|a|an) {sort} in (your|their) (graveyard|GY|discard pile)",
            _lies,
        ),
        Form("(it is|it's|it was) (a|an) {sort}", _is("it")),
        Form("(it's|it is) {it_is:state}", lambda filled: _of_it(traits=(filled["it_is"],))),
        Form("(it|that creature) has {plain_keyword}", lambda filled: _of_it(keyword=filled["plain_keyword"])),
        Form("(it|that creature) has greater {number}[ or {second:number}] than this[ creature]", _exceeds),
        Form("you discarded (a|an) {sort}[ this way]", lambda filled: Test("discarded", selector=filled["sort"])),
        Form("(a|an) {sort} was discarded this way", lambda filled: Test("discarded", selector=filled["sort"])),
        Form("(that|the) (card|monster|target|creature|land|spell|permanent) (is|was) (a|an) {sort}", _is("it")),
        Form("(it is not|it's not|it isn't) {whose:your_or_their} turn",
             lambda filled: Test("turn", filled["whose"], is_not=True)),
        Form("your (LP is|LP are) {whole} or {more_or_less}", _counted("life")),
        Form("{side_of_player} (have|has) {whole} (life|LP|Life Points) or {more_or_less}", _counted("life")),
        Form("{side_of_player} (have|has) {whole} card[s] in hand or {more_or_less}", _counted("hand")),
        Form("{side_of_player} (have|has) {whole} Prize card[s] or {more_or_less}", _counted("prizes")),
        Form("{side_of_player} (have|has) [exactly ]{whole}[{or_so}] card[s] in (your|their) hand", _has_cards("hand")),
        Form("{side_of_player} (have|has) [exactly ]{whole}[{or_so}] Prize card[s] remaining", _has_cards("prizes")),
        Form("you have more Prize cards remaining than [your |each ]opponent", lambda filled: Test("more prizes")),
        Form("{subject} is {state}", _is_like),
        Form("{subject} is (a|an) {sort}", _is_one),
        Form("{subject} [already ]has (any|{none}) damage counters on it", _has_damage),
        Form("{subject} [already ]has {count} or more damage counters on it", _has_damage),
        Form("this card has ({count} or more materials|material[s])[ attached to it]", _has_material),
        Form("this card has no material[s][ attached to it]", _has_no_material),
        Form("your (LP is|LP are) lower than your opponent's", lambda filled: Test("less life")),
        Form("an opponent has more life than you", lambda filled: Test("less life")),
        Form("{side_of_player} (have|has) {count} or more poison counters",
             lambda filled: Test("poison", filled["side_of_player"], least=filled["count"])),
        Form("(you're|you are) the monarch", lambda filled: Test("crown", "you", least=1)),
        Form("(you're not|you are not|you aren't) the monarch", lambda filled: Test("crown", "you", most=0)),
        Form("there are {count} or more card types among cards in your graveyard",
             lambda filled: Test("card types", least=filled["count"])),
        Form("an opponent is the monarch", lambda filled: Test("crown", "opponent", least=1)),
        Form("(they|that player) (have|has) no cards in [their ]hand", always(Test("hand", THAT_PLAYER, most=0))),
        Form("(they|that player) (have|has) {whole} or {more_or_less} life",
             lambda filled: replace(_counted("life")(filled), who=THAT_PLAYER)),
        Form("(they|that player) (have|has) {whole} or {more_or_less} cards in [their ]hand",
             lambda filled: replace(_counted("hand")(filled), who=THAT_PLAYER)),
        Form("(it is not|it's not|it isn't) their turn", always(Test("turn", THAT_PLAYER, is_not=True))),
        Form("its mana value was {least:whole}{side}",
             lambda filled: _is_so_strong(Filled((*filled.items(), ("number", RANK))))),
        Form("there are no cards in your hand", lambda filled: Test("hand", "you", most=0)),
        Form("its {number} is {least:whole}{side}", _is_so_strong),
        Form("(your |an )opponent controls more {sort} than you[ do]",
             lambda filled: Test("more cards", selector=filled["sort"])),
        Form("you control fewer {sort} than an opponent", lambda filled: Test("more cards", selector=filled["sort"])),
        Form("{subject} moved from (your|the) Bench to the Active Spot this turn",
             lambda filled: Test("came up", selector=filled["subject"])),
        Form("{subject} has {whole} HP or less remaining", _is_left_with),
        Form("{subject}'s remaining HP is {whole} or less", _is_left_with),
        Form("{subject} has full HP", lambda filled: Test("damage", selector=filled["subject"], most=0)),
        Form(
            "(any|1|one) of your Pokémon (was|were) Knocked Out[ by damage from (an attack|an opponent's attack|"
            "an attack from your opponent's Pokémon|your opponent's attack)] during (their|[your ]opponent's) last "
            "turn",
            lambda filled: Test("felled"),
        ),
        Form("your opponent's [Active ]Pokémon (is|was) Knocked Out by damage from this (move|attack)",
             lambda filled: Test(FELLED_BY_THIS)),
        Form("{subject} has (any|{none}|{count} or more|a|an) {sort} attached[ to it]", _has_attached),
        Form("there are {count} {counter} (counters|Counters) on {card:named_card}", _has_counters),
        Form("({subject}|it) (has|had) (a|an|{none}|{count} or more) {counter} counter[s] on it", _bears),
        Form("(it is|it's) {whose:your_or_their} turn", lambda filled: Test("turn", filled["whose"])),
        Form("it is the {phase}", lambda filled: Test("phase", phase=filled["phase"])),
        Form("{side_of_player} gained life this turn", _happened("life gained")),
        Form("{side_of_player} gained {count} or more life this turn", _happened(ALL_GAINED)),
        Form("{side_of_player} played a Supporter card[ from (your|their) hand][ during] this turn",
             _happened("Supporter")),
        Form("any of {whose:your_or_their} {sort} (have|has) any damage counters on (them|it)", _any_hurt),
        Form("{side_of_player} lost life this turn", _happened("life lost")),
        Form("{side_of_player} was dealt damage this turn", _happened("damaged")),
        Form(f"{{side_of_player}} attacked[ with (a|an) ({SUMMON})] this turn", _happened("attacks")),
        Form(f"(a|an) ({SUMMON}) died[ under {{side_of_player:whose_control}} control] this turn", _happened("dies")),
        Form("a permanent {side_of_player} controlled left the (battlefield|field) this turn", _happened("leaves")),
        Form("{side_of_player}['ve| have| has] cast ({count} or more spells|a spell) this turn", _happened("cast")),
        Form(
            "{count} or more nonland permanents entered[ the battlefield] under {side_of_player:whose_control} control "
            "this turn", _happened("nonland entered"),
        ),
        Form("{side_of_player}['ve| have| has] sacrificed (a permanent|{count} or more permanents) this turn",
             _happened("sacrificed")),
        Form("{side_of_player}['ve| have| has] cast (a|an) {cast_kind}[ or {second:cast_kind}] spell this turn",
             _has_cast),
        Form("{side_of_player}['ve| have| has] drawn {count} or more cards this turn", _happened("drawn")),
        Form("(it is|it's) your first turn", lambda filled: Test("first turn")),
        Form("you (go|went) second", lambda filled: Test("first player", is_not=True)),
        Form("you (go|went) first", lambda filled: Test("first player")),
        Form(f"(it|this[ ({ITSELF})]) was kicked", lambda filled: Test("kicked")),
        Form("this spell was cast from (a|your) graveyard", _cast_from(Zone.DISCARD)),
        Form("this spell was cast from your hand", _cast_from(Zone.HAND)),
        Form("its alternative cost was paid", lambda filled: Test("otherwise")),
        Form(f"this[ ({ITSELF})] {{has_done}}[ this turn]", lambda filled: Test("has done", phase=filled["has_done"])),
        Form("this card was in its owner's possession", lambda filled: Test("owned")),
        Form("{came_one} was cast", _came("any", CAST)),
        Form("you cast {came_one}", _came("you", CAST)),
        Form("{came_one} was {came_as}", _came("any")),
        Form("{came_one} was cast from exile", _came("any", f"{CAST_FROM} {Zone.EXILE}")),
        Form("there is an attack", lambda filled: Test("attack")),
        Form("something waits in the Queue", lambda filled: Test("queue")),
        Form("it is your birthday", lambda filled: Test("birthday")),
    ), "a condition"),
    Row("conditions", "condition", (" and ",)),
)  # fmt: skip
