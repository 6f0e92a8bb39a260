"""tap, untap, flip, change position, switch, attach, move, unattach, evolve, devolve."""

from __future__ import annotations

import re
from dataclasses import replace

from rules_db.engine.card_text.parts import Build, Filled, Form, Part, Token, Unsaid, flag, words
from rules_db.engine.card_text.verbs import Trait
from rules_db.games.cgs.card_text.entries import Entry, of_both, of_cards, verb
from rules_db.games.cgs.card_text.model import Moved, Paired, Step
from rules_db.games.cgs.card_text.said.nouns import active_pokemon, of_one
from rules_db.games.cgs.card_text.said.referring.references import THAT_PLAYER
from rules_db.games.cgs.card_text.said.vocabulary import SKIP_STAGE
from rules_db.games.cgs.card_text.selecting import Selector
from rules_db.games.cgs.words import Zone

_NOT_AT_ONCE = (
    " (You can't use this card during your first turn or on a Basic Pokémon that was put into play this turn.)"
)
_NEW_ACTIVE = " (Your opponent chooses the new Active Pokémon.)"

ANY_AMOUNT = 60
"""As many as a deck has cards."""

PARTS = (
    words("facing", {"face-up": "face-up", "face-down": "face-down"}),
    words("position", {f"[face-up ]{each}": each for each in ("Attack Position", "Defense Position")}),
    Part(
        "giver",
        (
            Form("{holder}", lambda filled: filled["holder"]),
            Form("(1|one) of {whose:your_or_their} {sort}", lambda filled: replace(filled["sort"], of=filled["whose"])),
            Form("{active_of} Active Pokémon", lambda filled: replace(active_pokemon(filled["active_of"]), pick="all")),
            Form("the Attacking Pokémon", lambda filled: Selector("striker")),
        ),
        "from which a card is moved",
    ),
    Token("new_active", r"\.?" + re.escape(_NEW_ACTIVE), (_NEW_ACTIVE,), "who chooses"),
    words("itself", {"this[ Pokémon]": "this", "it": "it"}),
    Token("not_at_once", re.escape(_NOT_AT_ONCE), (_NOT_AT_ONCE,), "when it cannot be used yet"),
    flag("in_any_way", " in any way you like"),
    flag("all_of_them", "all "),
    words("active_of", {"your": "you", "[your ]opponent's": "opponent"}),
    words("active_one_of", {"your": "you", "[your ]opponent's": "opponent", "that player's": THAT_PLAYER}),
)


def _paired(name: str) -> Build:
    return lambda filled: Paired(name, filled["cards"], other=filled["one_card"])


def _attach_apart(filled: Filled) -> Paired:
    hosts: Selector = replace(filled["sort"], of=filled["whose"])
    return Paired("attach apart", filled["cards"], other=hosts)


def _move_apart(filled: Filled) -> Paired:
    """Any number of what is attached to some cards, each to another one of theirs."""
    near = replace(filled["holders"], of="you")
    is_all, count = "all_of_them" in filled, filled.get("count", ANY_AMOUNT)
    what = replace(filled["sort"], zone=Zone.ATTACHED, near=near)
    what = what if is_all else replace(what, pick="choose", count=count, up_to=True)
    return Paired("move apart", what, other=replace(filled["receivers"], of="you"))


def _move(filled: Filled) -> Paired:
    """What is attached to one card is attached to another."""
    pick, count, up_to, another = filled["how_many"]
    what = replace(filled["sort"], pick=pick, count=count, up_to=up_to, another=another, zone=Zone.ATTACHED)
    return Paired("move", replace(what, near=filled["near"]), other=filled["one_card"])


def _move_one(filled: Filled) -> Paired:
    """Cards from whichever of a sort they are attached to; several come from the same one."""
    pick, count, up_to, another = filled["how_many"]
    if pick == "target":
        raise Unsaid("what is moved is chosen as it is moved (write 'an Energy')")
    near = filled["giver"] if count == 1 and pick != "all" else of_one(filled["giver"])
    what = replace(filled["sort"], pick=pick, count=count, up_to=up_to, another=another, zone=Zone.ATTACHED, near=near)
    other: Selector = filled["one_card"]
    if other.pick == "choose":  # Another than the one from which they come, and that may be this.
        other = replace(other, another=False)
    return Paired("move", what, other=other)


def _switch(filled: Filled) -> Paired:
    """The Active Pokémon of a player changes places with a Benched one, which that player or the other chooses."""
    of = filled["active_of"]
    bench = Selector("choose", kind="Pokémon", of=of, traits=("Benched",))
    return Paired("switch", active_pokemon(of), other=bench)


def _bring_up(of: str) -> Build:
    """A Benched Pokémon of a player changes places with their Active one, as the effect's player chooses."""
    bench = Selector("choose", kind="Pokémon", of=of, traits=("Benched",))
    return lambda filled: Paired("switch", bench, other=active_pokemon(of))


def _switches(filled: Filled) -> Paired:
    """A player switches Pokémon of their own, and chooses which."""
    who = filled.get("doer", "you")
    bench = Selector("choose", kind="Pokémon", of="you", traits=("Benched",))
    return Paired("switch", active_pokemon("you"), who, other=bench)


def _switch_itself(filled: Filled) -> Paired:
    bench = Selector("choose", kind="Pokémon", of="you", traits=("Benched",))
    return Paired("switch", Selector(filled["itself"]), other=bench)


ENTRIES: tuple[Entry, ...] = (
    verb("tap", ("tap {cards}", of_cards("tap")), ("tap {cards} and {also:second_target}", of_both("tap")),
         ("tap", lambda filled: Step("tap", Selector("this"))),
         traits=(Trait.TURNS,), is_cost=True),
    verb("untap", ("untap {cards}", of_cards("untap")), ("untap {cards} and {also:second_target}", of_both("untap")),
         traits=(Trait.TURNS,)),
    verb("flip", ("flip {cards} {facing}", lambda filled: Moved("flip", filled["cards"], way=filled["facing"])),
         ("change {cards} to face-down Defense Position",
          lambda filled: Moved("flip", filled["cards"], way="face-down")),
         traits=(Trait.TURNS,)),
    verb(
        "change position",
        ("(change|switch) the [battle ]position[s] of {cards}",
         lambda filled: Moved("change position", filled["cards"])),
        ("change {owned_by} [battle ]position",
         lambda filled: Moved("change position", Selector(filled["owned_by"]))),
        ("change {cards} to {position}",
         lambda filled: Moved("change position", filled["cards"], way=filled["position"])),
        traits=(Trait.TURNS,),
    ),
    verb(
        "switch",
        ("switch {active_of} Active Pokémon with (a|1 of your|one of your) Benched Pokémon", _switch),
        ("switch (1|one) of your Benched Pokémon with your Active Pokémon", _bring_up("you")),
        ("switch (1|one) of [your ]opponent's Benched Pokémon with their Active Pokémon", _bring_up("opponent")),
        ("switch in (1|one) of {whose:your_or_their} Benched Pokémon to the Active Spot",
         lambda filled: _bring_up(filled["whose"])(filled)),
        ("{doer} switch[es] (your|their) Active Pokémon with (a|1 of their|one of their) Benched Pokémon", _switches),
        ("switch out [your ]opponent's Active Pokémon to the Bench[{new_active}]",
         lambda filled: replace(_switches(filled), who="opponent")),
        ("switch this[ Pokémon] with your Active Pokémon",
         lambda filled: Paired("switch", Selector("this"), other=active_pokemon("you"))),
        ("switch it with your Active Pokémon",
         lambda filled: Paired("switch", Selector("it"), other=active_pokemon("you"))),
        ("switch {itself} with (a|1 of your|one of your) Benched Pokémon", _switch_itself),
        traits=(Trait.MOVES,),
    ),
    verb("attach", ("attach {cards} to {one_card}", _paired("attach")),
         ("equip {one_card} with this[ card]",
          lambda filled: Paired("attach", Selector("this"), other=filled["one_card"])),
         traits=(Trait.MOVES,)),
    verb("attach apart", ("attach {cards} to {whose:your_or_their} {sort}{in_any_way}", _attach_apart),
         traits=(Trait.MOVES,)),
    verb(
        "move",
        ("move {how_many}{sort} from {near:named_card} to {one_card}", _move),
        ("move {how_many}{sort} from {giver} to {one_card}", _move_one),
        traits=(Trait.MOVES,),
    ),
    verb(
        "move apart",
        (
            "move (any number of |any amount of |up to {count} |{all_of_them}){sort} (attached to|from) your "
            "{holders:sort} to your other {receivers:sort}{in_any_way}",
            _move_apart,
        ),
        traits=(Trait.MOVES,),
    ),
    verb("unattach", ("unattach {cards}", of_cards("unattach")), traits=(Trait.MOVES,)),
    verb("evolve", ("evolve {one_card} into {into:one_card}",
                    lambda filled: Paired("evolve", filled["one_card"], other=filled["into"])), traits=(Trait.MOVES,)),
    verb(
        SKIP_STAGE,
        ("choose 1 of your Basic Pokémon in play. If you have a Stage 2 card in your hand that evolves from that "
         "Pokémon, put that card onto the Basic Pokémon to evolve it(, skipping| and skip) the Stage 1[{not_at_once}]",
         lambda filled: Moved(SKIP_STAGE, way="later" if "not_at_once" in filled else "")),
        traits=(Trait.MOVES,),
    ),
    verb("devolve", ("devolve {cards}", of_cards("devolve")), traits=(Trait.MOVES,)),
    verb("detach", ("detach {count} material[s] from this[ (card|monster)]",
                    lambda filled: Step("detach", Selector("choose", filled["count"], zone=Zone.BENEATH, near="this"))),
         traits=(Trait.MOVES,), is_cost=True),
)  # fmt: skip
