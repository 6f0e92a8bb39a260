"""negate, counter, end the attack or the turn, win and lose the game, extra turns, skipped steps."""

from __future__ import annotations

from dataclasses import replace

from rules_db.engine.card_text.parts import Build, Filled, Part, Unsaid, flag, words
from rules_db.engine.card_text.verbs import Trait
from rules_db.games.cgs.card_text.entries import LASTS, Entry, both_ways, of_cards, of_player, verb
from rules_db.games.cgs.card_text.model import Given, Moved, Ruled, Step
from rules_db.games.cgs.card_text.selecting import Selector
from rules_db.games.cgs.words import BATTLE, BETTING, DRAW, STAY, UNTAP, UPKEEP, Until, Zone

PARTS: tuple[Part, ...] = (
    words("skipped", {
        "draw step": DRAW, "Draw Phase": DRAW, "upkeep[ step]": UPKEEP, "Standby Phase": UPKEEP, "untap step": UNTAP,
        "combat phase": BATTLE, "Battle Phase": BATTLE, "Betting Phase": BETTING,
    }),
    words("skipped_once", {"turn": "turn"}),
    words("phase_now", {"phase": "", "main phase": "main phase", "combat phase": "battle phase"}),
    flag("and_a_main_phase", "[,] followed by an additional main phase"),
)  # fmt: skip


def _skips(name: str, lasts: Until | None = None) -> Build:
    def build(filled: Filled) -> Ruled:
        return Ruled(name, who=filled.get("held", "you"), deed=f"take the {filled['skipped']}", lasts=lasts)

    return build


def _skips_turn(filled: Filled) -> Ruled:
    return Ruled("skip the next", who=filled.get("held", "you"), deed="take the turn", lasts=Until.ONCE)


def _more_phases(filled: Filled) -> Ruled:
    """A Battle Phase, and (`number`) a Main Phase after it; `deed` is the phase in which alone it is said."""
    return Ruled("extra phases", deed=filled["phase_now"], number=int("and_a_main_phase" in filled))


def _removed(to: str) -> Build:
    """What waits goes elsewhere, and has not been negated."""

    def build(filled: Filled) -> Moved:
        return Moved("remove from the Queue", filled["spell_there"], to=to)

    return build


def _negating(filled: Filled) -> Step:
    """What is negated for as long as it lies there is pointed to or targeted; anything else for a time."""
    what: Selector = filled["cards"] if "cards" in filled else Selector(filled["owned_by"])
    if "lasts" not in filled and what.pick in ("all", "choose", "random"):
        raise Unsaid("such an effect needs a time (add 'this turn')")
    return Step("negate effects for a time", what, lasts=filled.get("lasts"))


def _also_negating(entries: tuple[Entry, Entry]) -> tuple[Entry, Entry]:
    stands, lasts = entries
    more = (
        ("negate the effects of {cards}[{lasts}]", _negating),
        ("negate {owned_by} effects[{lasts}]", _negating),
        ("{owned_by} effects are negated[{lasts}]", _negating),
    )
    return stands, replace(lasts, sentences=(*lasts.sentences, *more))


ENTRIES: tuple[Entry, ...] = (
    verb("negate", ("(counter|negate) {in_queue}", of_cards("negate", "in_queue")), traits=(Trait.STOPS,)),
    verb(
        "remove from the Queue",
        ("return {spell_there} to (its owner's|their owner's) hand", _removed(Zone.HAND)),
        ("(exile|banish) {spell_there}", _removed(Zone.EXILE)),
        traits=(Trait.STOPS, Trait.MOVES),
    ),
    *_also_negating(both_ways(
        "negate effects",
        (f"{{cards}} (is|are) negated{LASTS}", of_cards("negate effects")),
        (f"the effects of {{cards}} are negated{LASTS}", of_cards("negate effects")),
        traits=(Trait.STOPS,),
    )),
    *both_ways(
        "lose powers",
        (f"{{cards}} (has|have) no Abilities{LASTS}",
         lambda filled: Given("lose powers", filled["cards"], what_kind="effects", is_lost=True)),
        traits=(Trait.STOPS,),
    ),
    verb("end the attack", ("(negate|end) the attack", lambda filled: Step("end the attack")), traits=(Trait.STOPS,)),
    verb("redirect", ("the attack is redirected to {one_card}", of_cards("redirect", "one_card")),
         traits=(Trait.CHANGES,)),
    *both_ways(
        "skip",
        (f"skip your {{skipped}}{LASTS}", _skips("skip")),
        (f"{{held}} skip[s] (your|their) {{skipped}}[s]{LASTS}", _skips("skip")),
        traits=(Trait.STOPS,),
    ),
    verb(
        "skip the next",
        ("skip your next {skipped}", _skips("skip the next", Until.ONCE)),
        ("{held} skip[s] (your|their) next {skipped}", _skips("skip the next", Until.ONCE)),
        ("skip your next {skipped_once}", _skips_turn),
        ("{held} skip[s] (your|their) next {skipped_once}", _skips_turn),
        traits=(Trait.STOPS,),
    ),
    verb("end the phase", ("end the Battle Phase", lambda filled: Ruled("end the phase", deed=STAY, lasts=Until.PHASE)),
         traits=(Trait.STOPS,)),
    verb("end the turn", ("(end the turn|your turn ends)", lambda filled: Step("end the turn")), traits=(Trait.STOPS,)),
    verb(
        "extra turn",
        ("[{who} ]take[{s}] (an extra|an additional|another) turn after this one", of_player("extra turn")),
    ),
    verb(
        "extra phases",
        ("after this {phase_now}, there is an additional combat phase[{and_a_main_phase}]", _more_phases),
        ("there is an additional combat phase after this {phase_now}[{and_a_main_phase}]", _more_phases),
    ),
    verb("win", ("{who} win[s] the game", of_player("win")), traits=(Trait.ENDS,)),
    verb("lose the game", ("{who} lose[s] the game", of_player("lose the game")), traits=(Trait.ENDS,)),
)  # fmt: skip
