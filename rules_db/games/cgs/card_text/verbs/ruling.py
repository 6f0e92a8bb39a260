"""cannot, can, must, is unaffected, costs more or less, instead: what overrules rules and effects (14.1.1.R1)."""

from __future__ import annotations

from rules_db.engine.card_text.parts import Build, Filled, Token, words
from rules_db.engine.card_text.verbs import Trait
from rules_db.games.cgs.card_text.entries import LASTS, Entry, both_ways
from rules_db.games.cgs.card_text.model import Instead, Mana, Ruled, Selector
from rules_db.games.cgs.card_text.vocabulary import CONDITIONS

OF_CARDS = (
    "attack", "block", "be blocked", "attack directly", "be attacked", "be targeted", "be targeted by opponents",
    "be destroyed", "be destroyed by battle", "be destroyed by effects", "be sacrificed", "be tributed",
    "be countered", "be negated", "activate effects", "be tapped", "untap", "change position", "retreat", "evolve",
    "be returned", "be banished", "gain counters", "deal battle damage",
    "be Normal Summoned", "be Special Summoned", "be Set", "take damage", "be afflicted",
)  # fmt: skip
OF_PLAYERS = (
    "attack", "draw by effects", "play cards", "play lands", "play Items", "play Supporters", "play Stadiums",
    "attach Energy", "summon", "Special Summon", "Normal Summon", "activate effects", "activate Spells",
    "activate Traps", "gain life", "lose life", "be targeted", "search decks", "take damage", "lose the game", "bet",
    "play Uno",
)  # fmt: skip
FOR_ALL = ("attack without tapping", "be played at any time", "attack in the turn in which it came")

USE = "use"
"""The deed of a Pokémon with the move that is named behind it."""

PARTS = (
    words("not_by_card", {each: each for each in OF_CARDS} | {
        **{f"be {each}": f"be {each}" for each in CONDITIONS},
        "attack or block": "attack or block", "be affected by [any ]Special Conditions": "be afflicted",
        "be destroyed by card effects": "be destroyed by effects",
    }),
    words("unshown", {each: f"show {each.lower()}" for each in ("Weakness", "Resistance")}),
    words("not_by_player", {each: each for each in OF_PLAYERS} | {
        f"play [any ]{each} cards[ from their hand]": f"play {each}s" for each in ("Item", "Supporter", "Stadium")
    }),
    words("by_card", {each: each for each in (*FOR_ALL, "attack directly", "be blocked", "change position")}),
    words("must_of_card", {"attack": "attack"}),
    words("times", {"twice": 2, "three times": 3}),
    words("more_of", {
        "additional land[s]": "play lands", "additional Normal Summon[s]": "Normal Summon",
        "additional Energy": "attach Energy", "additional Supporter[s]": "play Supporters",
    }),
    words("against", {
        "effects": Selector(), "effects of opponents' cards": Selector(of="opponent"),
        "effects of Spells": Selector(kind="Spell"), "effects of Traps": Selector(kind="Trap"),
        "effects of monsters": Selector(kind="monster"), "effects of Trainers": Selector(kind="Trainer"),
    }),
    words("would", {
        "be destroyed": "destroyed", "be exiled": "exiled", "be discarded": "discarded", "leave the field": "left",
        "be damaged": "damaged",
    }),
    Token("colorless", r"(?:\[C\])+", ("[C]", "[C][C]"), "Energy of any color", lambda said: said.count("C")),
    words("more_or_less_cost", {"more": True, "less": False}),
)  # fmt: skip


def _of_cards(slot: str, is_allowed: bool = False, is_forced: bool = False) -> Build:
    def build(filled: Filled) -> Ruled:
        return Ruled("rule", filled["cards"], deed=filled[slot], is_allowed=is_allowed, is_forced=is_forced)

    return build


def _player_cannot(filled: Filled) -> Ruled:
    return Ruled("rule", who=filled["doer"], deed=filled["not_by_player"])


def _attacks_again(filled: Filled) -> Ruled:
    return Ruled("rule", filled["cards"], deed="attack again", is_allowed=True, number=filled["times"])


def _more_of(filled: Filled) -> Ruled:
    return Ruled("rule", who=filled["doer"], deed=filled["more_of"], is_allowed=True, number=filled["count"])


def _blocked_only_by(filled: Filled) -> Ruled:
    return Ruled("rule", filled["cards"], deed="be blocked", against=filled["sort"])


def _unaffected(filled: Filled) -> Ruled:
    return Ruled("rule", filled["cards"], deed="be affected", against=filled["against"])


def _cost_of(name: str) -> Build:
    return lambda filled: Mana(name, filled["cards"], mana=filled["costs_of"], is_more=filled["more_or_less_cost"])


def _cannot_use(filled: Filled) -> Ruled:
    return Ruled("rule", filled["cards"], deed=f"{USE} {filled['move_name']}")


def _retreat_is(filled: Filled) -> Mana:
    return Mana("retreat cost", filled["cards"], count=filled["colorless"], is_more=filled["more_or_less_cost"])


def _retreat_of(filled: Filled) -> Mana:
    return Mana("retreat cost", filled["owners"], count=filled["colorless"], is_more=filled["more_or_less_cost"])


def _retreats_for_nothing(filled: Filled) -> Mana:
    return Mana("retreat cost", filled["cards"], mana="[0]")


def _retreat_costs(filled: Filled) -> Mana:
    return Mana("retreat cost", filled["cards"], count=filled["count"], is_more=filled["more_or_less_cost"])


def _instead(filled: Filled) -> Instead:
    return Instead("instead", filled["cards"], would=filled["would"], step=filled["step"])


_FORBIDS = (Trait.FORBIDS,)

ENTRIES: tuple[Entry, ...] = (
    *both_ways(
        "rule",
        (f"{{cards}} (cannot|can't) {{not_by_card}}{LASTS}", _of_cards("not_by_card")),
        (f"{{doer}} (cannot|can't) {{not_by_player}}{LASTS}", _player_cannot),
        (f"{{cards}} can {{by_card}}{LASTS}", _of_cards("by_card", is_allowed=True)),
        (f"{{cards}} can attack {{times}}{LASTS}", _attacks_again),
        (f"{{doer}} (have|has) {{count}} {{more_of}}{LASTS}", _more_of),
        (f"{{cards}} must {{must_of_card}} if able{LASTS}", _of_cards("must_of_card", is_forced=True)),
        (f"{{cards}} (cannot|can't) be blocked except by {{sort}}{LASTS}", _blocked_only_by),
        (f"{{cards}} (is|are) unaffected by {{against}}{LASTS}", _unaffected),
        (f"{{cards}} (cannot|can't) use {{move_name}}{LASTS}", _cannot_use),
        (f"{{cards}} (has|have) no {{unshown}}{LASTS}", _of_cards("unshown")),
        traits=_FORBIDS,
    ),
    *both_ways("cost", (f"{{cards}} cost[s] {{costs_of}} {{more_or_less_cost}} to play{LASTS}", _cost_of("cost")),
               traits=(Trait.CHANGES,)),
    *both_ways(
        "mana cost",
        (f"the mana cost[s] of {{cards}} (is|are) {{costs_of}} {{more_or_less_cost}}{LASTS}", _cost_of("mana cost")),
        traits=(Trait.CHANGES,),
    ),
    *both_ways(
        "Energy cost",
        (f"the Energy cost[s] of {{cards}} (is|are) {{costs_of}} {{more_or_less_cost}}{LASTS}",
         _cost_of("Energy cost")),
        (f"(the attacks of|attacks used by) {{cards}} cost {{costs_of}} {{more_or_less_cost}}{LASTS}",
         _cost_of("Energy cost")),
        traits=(Trait.CHANGES,),
    ),
    *both_ways(
        "retreat cost",
        (f"{{cards}} retreat[s] for {{count}} {{more_or_less_cost}}{LASTS}", _retreat_costs),
        (f"the Retreat Cost of {{cards}} (is|are) {{colorless}} {{more_or_less_cost}}{LASTS}", _retreat_is),
        (f"{{owners}}'s Retreat Cost is {{colorless}} {{more_or_less_cost}}{LASTS}", _retreat_of),
        (f"{{cards}} (has|have) no Retreat Cost{LASTS}", _retreats_for_nothing),
        traits=(Trait.CHANGES,),
    ),
    *both_ways("instead", (f"if {{cards}} would {{would}}{LASTS}, {{step}} instead", _instead), traits=(Trait.STOPS,)),
)  # fmt: skip
