"""tap, untap, flip, change position, switch, attach, move, unattach, evolve, devolve."""

from __future__ import annotations

from dataclasses import replace

from rules_db.engine.card_text.parts import Build, Filled, Form, Part, words
from rules_db.engine.card_text.verbs import Trait
from rules_db.games.cgs.card_text.entries import Entry, of_both, of_cards, verb
from rules_db.games.cgs.card_text.model import Moved, Paired, Selector, Step
from rules_db.games.cgs.card_text.nouns import active_pokemon
from rules_db.games.cgs.words import Zone

PARTS = (
    words("facing", {"face-up": "face-up", "face-down": "face-down"}),
    words("position", {"Attack Position": "Attack Position", "Defense Position": "Defense Position"}),
    Part(
        "giver",
        (
            Form("{holder}", lambda filled: filled["holder"]),
            Form("one of your {sort}", lambda filled: replace(filled["sort"], of="you")),
        ),
        "from which a card is moved",
    ),
    words("active_of", {"your": "you", "[your ]opponent's": "opponent"}),
)


def _paired(name: str) -> Build:
    return lambda filled: Paired(name, filled["cards"], other=filled["one_card"])


def _move(filled: Filled) -> Paired:
    """What is attached to one card is attached to another."""
    pick, count, up_to, another = filled["how_many"]
    what = replace(filled["sort"], pick=pick, count=count, up_to=up_to, another=another, zone=Zone.ATTACHED)
    return Paired("move", replace(what, near=filled["near"]), other=filled["one_card"])


def _move_one(filled: Filled) -> Paired:
    """One card, from whichever of a sort it is attached to."""
    what = replace(filled["sort"], pick="choose", zone=Zone.ATTACHED, near=filled["giver"])
    return Paired("move", what, other=filled["one_card"])


def _switch(filled: Filled) -> Paired:
    """The Active Pokémon of a player changes places with a Benched one, which that player or the other chooses."""
    of = filled["active_of"]
    bench = Selector("choose", kind="Pokémon", of=of, traits=("Benched",))
    return Paired("switch", active_pokemon(of), other=bench)


def _switch_itself(filled: Filled) -> Paired:
    bench = Selector("choose", kind="Pokémon", of="you", traits=("Benched",))
    return Paired("switch", Selector("this"), other=bench)


ENTRIES: tuple[Entry, ...] = (
    verb("tap", ("tap {cards}", of_cards("tap")), ("tap {cards} and {also:second_target}", of_both("tap")),
         ("tap", lambda filled: Step("tap", Selector("this"))),
         traits=(Trait.TURNS,), is_cost=True),
    verb("untap", ("untap {cards}", of_cards("untap")), ("untap {cards} and {also:second_target}", of_both("untap")),
         traits=(Trait.TURNS,)),
    verb("flip", ("flip {cards} {facing}", lambda filled: Moved("flip", filled["cards"], way=filled["facing"])),
         traits=(Trait.TURNS,)),
    verb(
        "change position",
        ("change the position of {cards}", lambda filled: Moved("change position", filled["cards"])),
        ("change {cards} to {position}",
         lambda filled: Moved("change position", filled["cards"], way=filled["position"])),
        traits=(Trait.TURNS,),
    ),
    verb(
        "switch",
        ("switch {active_of} Active Pokémon with (a|1 of your|one of your) Benched Pokémon", _switch),
        ("switch this[ Pokémon] with (a|1 of your|one of your) Benched Pokémon", _switch_itself),
        traits=(Trait.MOVES,),
    ),
    verb("attach", ("attach {cards} to {one_card}", _paired("attach")), traits=(Trait.MOVES,)),
    verb(
        "move",
        ("move {how_many}{sort} from {near:named_card} to {one_card}", _move),
        ("move (a|an) {sort} from {giver} to {one_card}", _move_one),
        traits=(Trait.MOVES,),
    ),
    verb("unattach", ("unattach {cards}", of_cards("unattach")), traits=(Trait.MOVES,)),
    verb("evolve", ("evolve {one_card} into {into:one_card}",
                    lambda filled: Paired("evolve", filled["one_card"], other=filled["into"])), traits=(Trait.MOVES,)),
    verb("devolve", ("devolve {cards}", of_cards("devolve")), traits=(Trait.MOVES,)),
    verb("detach", ("detach {count} material[s] from this",
                    lambda filled: Step("detach", Selector("choose", filled["count"], zone=Zone.BENEATH, near="this"))),
         traits=(Trait.MOVES,), is_cost=True),
)  # fmt: skip
