"""Triggers: what stands after 'when', 'whenever' and 'at the start of'."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rules_db.engine.card_text.parts import Filled, Form, Part, Token, Unsaid, always, flag, words
from rules_db.games.cgs.card_text.model import Effect
from rules_db.games.cgs.card_text.said.clauses import tests_of
from rules_db.games.cgs.card_text.said.fights import IN_BATTLE
from rules_db.games.cgs.card_text.said.happenings import (
    ACTIVATED_KINDS,
    BY_ATTACK,
    CAST_AT_THIS,
    COPIED,
    COUNTED_DEEDS,
    FOR_THE_FIRST_TIME,
    FROM_HANDS,
    GOING,
    HAPPENINGS,
    HIT_BY_ATTACK,
    STATE,
    Happening,
    attacks_player,
    attacks_with,
    discards,
    is_dealt_damage,
)
from rules_db.games.cgs.card_text.said.referring.references import WAITING
from rules_db.games.cgs.card_text.said.sorts import chosen_spell, spell_traits, within
from rules_db.games.cgs.card_text.said.vocabulary import COUNTERS, ITSELF, LOSES_CONTROL, MADE, PHASES, put_counters
from rules_db.games.cgs.card_text.selecting import PAST, Selector, When
from rules_db.games.cgs.words import END_OF_COMBAT


def _said(name: str, column: Callable[[Happening], tuple[str, ...]]) -> Part:
    return Part(name, tuple(Form(said, always(each.kind)) for each in HAPPENINGS for said in column(each)))


def _happens_to(filled: Filled) -> When:
    what: Selector = filled["cards"]
    if what.pick in (*PAST, "target"):
        raise Unsaid("nothing has happened yet that this could mean (write 'this', 'host' or 'a creature')")
    if filled["kind"] == "drawn" and what.pick == "this":
        raise Unsaid("a card in a hand waits for nothing (write 'when you draw a card', 'in the hand, …: …')")
    if filled["kind"] == "activated" and what.pick == "this" and "or_kind" not in filled:
        raise Unsaid("that is what it does as it is played (write 'when this card is activated: draw 1')")
    if filled["kind"] == "activated" and what.kind in ACTIVATED_KINDS and what.zone == "field":
        return When("card activated", what)
    return When(filled["kind"], what, or_event=filled.get("or_kind", ""))


def _happens_to_this_too(filled: Filled) -> When:
    """'this or another creature'."""
    what: Selector = replace(filled["sort"], of=filled.get("side_of", "any"))
    return When(filled["kind"], what, or_event=filled.get("or_kind", ""), or_this=True)


def _enters_under(filled: Filled) -> When:
    what: Selector = replace(filled["sort"], another="another" in filled, of=filled["under_whose"])
    return When("entered", what, filled["under_whose"], is_deed=True)


def _enters_too(filled: Filled) -> When:
    """'this or another creature … under your control'."""
    return replace(_enters_under(filled), what=replace(filled["sort"], of="you"), or_this=True)


def _damages(filled: Filled) -> When:
    what, to = filled["cards"], filled["damaged"]
    if what.pick in (*PAST, "target") or to.pick in (*PAST, "target", "this", "host"):
        raise Unsaid("nothing has happened yet that this could mean (write 'a player', 'a creature')")
    if to.kind != "player" and what.pick != "this":
        raise Unsaid(
            "of two cards that are not told apart, none is spoken of (write 'this deals damage to a creature')"
        )
    return When(filled["dealt"], what, to=to)


def _together(filled: Filled) -> When:
    """What several do, or what happens to them, at the same moment."""
    what = replace(filled["sort"], of=filled.get("side_of", "any"), another="other" in filled)
    to: Selector | None = filled.get("damaged")
    if to is not None and to.kind != "player":
        raise Unsaid("which cards they deal damage to is not told (write 'to a player')")
    return When(filled["dealt"] if to is not None else filled["kind"], what, to=to, is_together=True)


def _blocks(event: str, or_event: str = "") -> Callable[[Filled], When]:
    """What blocks one of a sort, or is blocked by it: the effect speaks of that one then."""

    def build(filled: Filled) -> When:
        what: Selector = filled["cards"]
        if what.pick not in ("this", "host"):
            raise Unsaid("of two cards that are not told apart, none is spoken of (write 'this blocks a creature')")
        return When(event, what, or_event=or_event, to=filled["sort"])

    return build


def _comes_to_side(filled: Filled) -> When:
    what: Selector = replace(filled["sort"], another="another" in filled, of=filled["under_whose"])
    return When(filled["summoning"], what)


def _battles(of: str) -> Callable[[Filled], When]:
    """One that is pointed to battles one of a sort, of which the effect speaks then."""

    def build(filled: Filled) -> When:
        what: Selector = filled["cards"]
        if what.pick not in ("this", "host"):
            raise Unsaid("of two cards that are not told apart, none is spoken of (write 'this battles a monster')")
        return When("battled", what, to=replace(filled["sort"], of=of))

    return build


def _attacks_one(filled: Filled) -> When:
    """The same of what it attacks."""
    return replace(_battles("any")(filled), event="attack declared")


def _sacrifices(filled: Filled) -> When:
    what: Selector = replace(filled["sort"], another="another" in filled)
    return When("tributed", what, filled["trigger_doer"], is_deed=True)


def _loses_control(filled: Filled) -> When:
    return replace(_happens_to(Filled((*filled.items(), ("kind", LOSES_CONTROL)))), who=filled["trigger_doer"])


def _nth(event: str) -> Callable[[Filled], When]:
    return lambda filled: When(event, who=filled["trigger_doer"], nth=filled["nth"])


def _counters_put(filled: Filled) -> When:
    return _happens_to(Filled((*filled.items(), ("kind", filled.get("marker", "counters put")))))


def _is_hurt(filled: Filled) -> When:
    what: Selector = filled["cards"]
    if what.pick in (*PAST, "target"):
        raise Unsaid("nothing has happened yet that this could mean (write 'this', 'host' or 'a Pokémon you control')")
    traits = (*what.traits, *(("Active",) if "in_spot" in filled else ()))
    return When(filled["hurt_by_attack"], replace(what, traits=traits), whose=filled.get("from_whom", "any"))


def _is_hurt_by_opponent(filled: Filled) -> When:
    return replace(_is_hurt(filled), whose="opponent")


def _plays(filled: Filled) -> When:
    """A card of a sort is played, or cast; 'a card', and a spell that is cast, is any."""
    what: Selector = filled["played"]
    is_any = what == Selector() or (what == Selector(kind="spell") and filled["playing"] == "cast")
    return When(filled["playing"], None if is_any else what, filled["trigger_doer"], is_deed=not is_any)


def _plays_onto_pile(filled: Filled) -> When:
    """A card of a sort is played onto the Uno pile, by somebody or by anybody."""
    who = filled.get("trigger_doer", "any")
    what: Selector | None = None if filled["sort"] == Selector() else filled["sort"]
    return When("played onto the Uno pile", what, who, is_deed=what is not None and who != "any")


def _casts_at_this(filled: Filled) -> When:
    return When(CAST_AT_THIS, filled["played"], filled["trigger_doer"], is_deed=True)


def _is_aimed_at_by_spell(filled: Filled) -> When:
    who = filled.get("controlled_by", "any")
    return When(CAST_AT_THIS, Selector(kind="spell"), who, is_deed=who != "any")


def _is_aimed_at(filled: Filled) -> When:
    return When("targeted", Selector("this"), filled["controlled_by"], is_deed=True)


def _happens_to_own(filled: Filled) -> When:
    what: Selector = filled["sort"]
    return When(filled["kind"], replace(what, of=filled["whose"]))


def _summons(filled: Filled) -> When:
    who = filled["doer"]
    return When(filled["summoning"], filled["sort"], "any" if who == "each" else who)


def _would_be_summoned(filled: Filled) -> When:
    """A summoning that waits in the Queue, and can be negated (8.1.4, 8.3.4)."""
    who = filled.get("doer", "any")
    return When(f"{WAITING} {filled['summoning']}", filled["sort"], "any" if who == "each" else who)


def _summoned_or_activated(filled: Filled) -> When:
    """A summoning that waits in the Queue, or a Spell or Trap that has just been activated."""
    summoned, activated = filled["sort"], filled["activated"]
    if replace(activated, kind="") != Selector(kind="") or summoned.or_kind:
        raise Unsaid("of two kinds of card that this answers, neither is described (write 'a monster', 'a Spell/Trap')")
    what, who = replace(summoned, or_kind=activated.kind), filled.get("doer", "any")
    who = "any" if who == "each" else who
    return When(f"{WAITING} {filled['summoning']}", what, who, or_event="card activated")


def _activates(filled: Filled) -> When:
    """What somebody activates: a Spell or Trap as it is played or flipped, or the effect of a card in play."""
    when: When = filled.get("activation") or When("card activated", filled["sort"])
    who = filled.get("doer", "any")
    return replace(when, who="any" if who == "each" else who, is_deed=who in ("you", "opponent"))


def _activates_at(filled: Filled) -> When:
    """The same of what targets this, or one of a sort."""
    return replace(_activates(filled), to=filled["aimed_at"])


def _effect_of(filled: Filled) -> When:
    if filled["sort"].or_kind:
        raise Unsaid("an effect is that of cards of one kind ('a monster effect')")
    return When("effect activated", filled["sort"])


def _during(filled: Filled) -> When:
    return When(f"start of {filled['time_to_act']}", who=filled["whose_turn"])


def _spell(filled: Filled) -> Selector:
    return Selector(kind="spell", color=filled.get("color", ""), traits=spell_traits(filled))


def _at(filled: Filled) -> When:
    """The start of a phase, a step or a turn: 'start of upkeep step'."""
    return When(f"{filled['edge']} of {filled['time']}", who=filled.get("whose_turn", "any"))


TRIGGERS = (
    words("time", {each: each for each in (*PHASES, "turn")}),
    words("edge", {"start": "start", "beginning": "start"}),
    words("whose_turn", {
        "your": "you", "[your |an |each ]opponent's": "opponent", "(each|each player's|the)": "any",
        "[the ](enchanted player's|chosen (player|opponent)'s)": "host",
    }),
    words("trigger_doer", {
        "you": "you", "[your |an ]opponent": "opponent", "(each|a|any) player": "any",
        "[the ](enchanted player|chosen (player|opponent))": "host",
    }),
    words("attacked_player", {"you": "you", "(an opponent|one of your opponents)": "opponent", "a player": "any"}),
    words("under_whose", {"your": "you", "[your |an ]opponent's": "opponent"}),
    words("your_own", {"your": "you"}),
    words("nth", {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5}),
    words("dealt", {
        "(deal[s] (combat|battle) damage|inflict[s] battle damage)": "battle damage dealt",
        "deal[s] damage": "damage dealt",
    }),
    Part("damaged", (
        Form("(a|any) player", lambda filled: Selector(kind="player")),
        Form("[your |an ]opponent", lambda filled: Selector(kind="player", of="opponent")),
        Form("you", lambda filled: Selector(kind="player", of="you")),
        Form("{cards}", lambda filled: filled["cards"]),
    ), "what damage is dealt to"),
    _said("happens_to_card", lambda each: each.of_card),
    _said("done_by_player", lambda each: each.of_player),
    words("playing", {"play[s]": "played", "cast[s]": "cast"}),
    Part("played", (
        Form("{sort}", lambda filled: filled["sort"]),
        Form("[{color} ][{spell_trait}]spell", _spell),
        Form("[{of_kind:chosen_spell} ]spell of the chosen {chosen_trait}", chosen_spell),
        Form("{groupings} spell", lambda filled: Selector(grouping=filled["groupings"])),
        Form("{spell_kind} spell", lambda filled: Selector(kind=filled["spell_kind"])),
        Form("[{color} ][{spell_trait}]spell with {bound}", lambda filled: within(_spell(filled), filled)),
        Form("{spell_kind} or {second:spell_kind} spell",
             lambda filled: Selector(kind=filled["spell_kind"], or_kind=filled["second"])),
    ), "what is played"),
    COUNTED_DEEDS,
    GOING,
    flag("in_spot", " is in the Active Spot and"),
    words("hurt_by_attack", {
        "is Knocked Out by damage from an attack": BY_ATTACK, "is damaged by an attack": HIT_BY_ATTACK,
    }),
    words("hurt_by_opponent", {
        "is Knocked Out by damage from (your |an )opponent's attack": BY_ATTACK,
        "is damaged by (your |an )opponent's attack": HIT_BY_ATTACK,
    }),
    Token("even_if", r" \(even if (?:it|this Pokémon) is Knocked Out\)", (" (even if it is Knocked Out)",), "so it is"),
    words("from_whom", {" from [your |an ]opponent's Pokémon": "opponent"}),
    words("summoning", {
        "Normal Summon[s]": "normal summoned", "Special Summon[s]": "special summoned",
        "Flip Summon[s]": "flip summoned", "(s|S)ummon[s]": "summoned",
        **{f"{each} Summon[s]": f"{each} summoned" for each in MADE},
        "Normal or Special Summon[s]": "normal or special summoned",
        "Normal or Flip Summon[s]": "normal or flip summoned",
    }),
    words("summoned", {
        "Normal Summoned": "normal summoned", "Special Summoned": "special summoned",
        "Flip Summoned": "flip summoned", "(s|S)ummoned": "summoned",
        "Normal or Special Summoned": "normal or special summoned",
        "Normal or Flip Summoned": "normal or flip summoned",
    }),
    Part("activation", (
        Form("(a|an) {sort} effect", _effect_of),
        Form("(a|an) [Spell/Trap ](card|Card)[,] or [a ][monster ]effect[,]", always(When("any activation"))),
        Form("a Spell/Trap[ (card|Card)][,] or [a ]monster effect[,]", always(When("any activation"))),
    ), "what is activated"),
    words("time_to_act", {each: each for each in ("Standby Phase", "Draw Phase", "End Phase", "upkeep", "end step")}),
    words("marker", {each: put_counters(each) for each in COUNTERS}),
    Part("trigger", (
        Form("{whose:your_or_their} {sort} {kind:happens_to_card}", _happens_to_own),
        Form("{cards}[{in_spot}] {hurt_by_attack}[{from_whom}][{even_if}]", _is_hurt),
        Form("{cards}[{in_spot}] {hurt_by_attack:hurt_by_opponent}[{even_if}]", _is_hurt_by_opponent),
        *FROM_HANDS,
        *FOR_THE_FIRST_TIME,
        Form("{doer} {summoning} (a|an) {sort}", _summons),
        Form("{doer} would {summoning} (a|an) {sort}", _would_be_summoned),
        Form("(a|an) {sort} would be {summoning:summoned}", _would_be_summoned),
        Form("(a|an) {sort} would be {summoning:summoned}(, OR|, or| or) (a|an) {activated:sort} is activated",
             _summoned_or_activated),
        Form("{doer} would {summoning} (a|an) {sort}(, OR|, or| or) activate[s] (a|an) {activated:sort}",
             _summoned_or_activated),
        Form("{doer} activate[s] (a|an) {sort}", _activates),
        Form("{doer} activate[s] {activation}", _activates),
        Form("{doer} activate[s] {activation} that targets {aimed_at}", _activates_at),
        Form("{activation} is activated", _activates),
        Form("an attack is declared", lambda filled: When("attack declared")),
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
        Form("(a |an |{another}){sort} (is|are) {summoning:summoned} to {under_whose} [side of the ]field",
             _comes_to_side),
        Form("{cards} attack[s] (a|an) {sort}", _attacks_one),
        Form("{cards} attack[s] {attacked_player}", attacks_player),
        Form("{trigger_doer} attack[s] {attacked_player}", attacks_player),
        Form("you attack with {attackers} or more (creatures|monsters|Pokémon|summons)", attacks_with),
        Form("this[ creature] and at least {others:other_attackers} other creature[s] attack", attacks_with),
        Form("{cards} battle[s] (a|an) {sort}", _battles("any")),
        Form("{cards} battle[s] an opponent's {sort}", _battles("opponent")),
        Form("{cards} {dealt} to {damaged}", _damages),
        Form("{cards} (is|become[s]) blocked by (a|an) {sort}", _blocks("blocked")),
        Form("{cards} block[s] (a|an) {sort}", _blocks("blocks")),
        Form("{cards} block[s] or (is|become[s]) blocked by (a|an) {sort}", _blocks("blocks", "blocked")),
        Form("one or more [{marker} ]counters are put on {cards}", _counters_put),
        Form("you put one or more [{marker} ]counters on {cards}",
             lambda filled: replace(_counters_put(filled), who="you", is_deed=True)),
        Form("one or more [{other}]{sort}[{side_of}] {kind:happens_to_card}", _together),
        Form("one or more [{other}]{sort}[{side_of}] {dealt} to {damaged}", _together),
        Form("{trigger_doer} {kind:done_by_player}", lambda filled: When(filled["kind"], who=filled["trigger_doer"])),
        Form("{trigger_doer} {playing} (a|an) {played}", _plays),
        Form("{trigger_doer} cast[s] or cop(y|ies) (a|an) {played}",
             lambda filled: When("cast", filled["played"], filled["trigger_doer"], or_event=COPIED, is_deed=True)),
        Form("{trigger_doer} (is|are) dealt damage", is_dealt_damage),
        Form("{trigger_doer} discard[s] (a|an) {sort}", discards),
        Form("{trigger_doer} discard[s] one or more cards",
             lambda filled: When("discarded", who=filled["trigger_doer"], is_together=True)),
        Form("{trigger_doer} play[s] (a|an) {sort} onto the Uno pile", _plays_onto_pile),
        Form("(a|an) {sort} is played onto the Uno pile", _plays_onto_pile),
        Form(f"{{trigger_doer}} cast[s] (a|an) {{played}} that targets this[ ({ITSELF})]", _casts_at_this),
        Form(f"this[ ({ITSELF})] becomes the target of a spell[{{controlled_by}}]", _is_aimed_at_by_spell),
        Form(f"this[ ({ITSELF})] becomes the target of a spell or ability{{controlled_by}}", _is_aimed_at),
        Form(f"you cast this[ ({ITSELF})]", always(When("cast", Selector("this")))),
        Form("{trigger_doer} attach[es] (a|an) {sort} from (your|their) hand to (1|one) of (your|their) Pokémon",
             lambda filled: When("attached from hand", filled["sort"], filled["trigger_doer"], is_deed=True)),
        Form("{trigger_doer} (sacrifice|tribute)[s] (a |an |{another}){sort}", _sacrifices),
        Form("{trigger_doer} lose[s] control of {cards}", _loses_control),
        Form("{trigger_doer} cast[s] (your|their) {nth} spell each turn", _nth("cast")),
        Form("{trigger_doer} draw[s] (your|their) {nth} card each turn", _nth("drawn")),
    ), "a trigger"),
    *IN_BATTLE,
    Part("moment", (
        Form("{battle_moment}", lambda filled: filled["battle_moment"]),
        Form("at the {edge} of {whose_turn} {time}", _at),
        Form("during {whose_turn} {time_to_act}", _during),
        Form("during each of {whose_turn} {time_to_act}s", _during),
        Form("at the {edge} of combat[ on {whose_turn} turn]",
             lambda filled: When(f"{filled['edge']} of combat phase", who=filled.get("whose_turn", "any"))),
        Form("at the {edge} of each combat", lambda filled: When(f"{filled['edge']} of combat phase")),
        Form("between turns", lambda filled: When("between turns")),
        Form("before the game", lambda filled: When("before the game")),
        Form("at [the ]end of the Battle Phase", lambda filled: When(END_OF_COMBAT)),
        Form("at [the ]end of combat[ on {whose_turn} turn]",
             lambda filled: When(END_OF_COMBAT, who=filled.get("whose_turn", "any"))),
        Form("at end of turn", lambda filled: When("end of turn")),
        Form("at the end of {whose_turn} turn", lambda filled: When("end of turn", who=filled["whose_turn"])),
    ), "a moment of a turn"),
)  # fmt: skip

AS_SOON_AS = Form(
    "when {conditions}, {going}",
    lambda filled: Effect("triggered", (filled["going"],), When(STATE), tests_of(filled)),
)
"""An effect that starts as soon as something is so."""
