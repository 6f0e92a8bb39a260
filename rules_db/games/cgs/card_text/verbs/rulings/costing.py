"""costs more, costs less: what is paid to play cards, to attack and to retreat."""

from __future__ import annotations

from dataclasses import replace

from rules_db.engine.card_text.parts import Build, Filled, Token, words
from rules_db.engine.card_text.verbs import Trait
from rules_db.games.cgs.card_text.entries import LASTS, Entry, both_ways
from rules_db.games.cgs.card_text.model import Mana
from rules_db.games.cgs.card_text.said.vocabulary import ITSELF
from rules_db.games.cgs.card_text.selecting import Selector

PARTS = (
    Token("colorless", r"(?:\[C\])+|(?:\{C\})+", ("[C]", "[C][C]"), "Energy of any color",
          lambda said: said.count("C")),
    words("more_or_less_cost", {"more": True, "less": False}),
)  # fmt: skip


def _cost_of(name: str, slot: str = "cards") -> Build:
    return lambda filled: Mana(name, filled[slot], mana=filled["costs_of"], is_more=filled["more_or_less_cost"])


def _attacks_cost(filled: Filled) -> Mana:
    what = filled.get("cards") or filled["owners"]
    return Mana("Energy cost", what, mana=filled["energy"], is_more=filled["more_or_less_cost"])


def _attacks_of_each_cost(filled: Filled) -> Mana:
    what: Selector = replace(filled["sort"], of=filled.get("side_of", "any"))
    return Mana("Energy cost", what, mana=filled["energy"], is_more=filled["more_or_less_cost"])


def _cost_by_number(filled: Filled) -> Mana:
    """A cost that may depend on how many cards of a sort there are."""
    what = filled.get("cards", Selector("this"))
    is_more: bool = filled["more_or_less_cost"]
    return Mana("cost", what, mana=filled["costs_of"], is_more=is_more, per=filled.get("per_cards"))


def _to_aim(build: Build) -> Build:
    """What is paid for what targets a card that is pointed to, or one of a sort."""
    return lambda filled: replace(build(filled), at=filled["aimed_at"])


def _retreat_is(filled: Filled) -> Mana:
    return Mana("retreat cost", filled["cards"], count=filled["colorless"], is_more=filled["more_or_less_cost"])


def _retreat_of(filled: Filled) -> Mana:
    return Mana("retreat cost", filled["owners"], count=filled["colorless"], is_more=filled["more_or_less_cost"])


def _retreats_for_nothing(filled: Filled) -> Mana:
    return Mana("retreat cost", filled["cards"], mana="[0]")


def _retreat_costs(filled: Filled) -> Mana:
    return Mana("retreat cost", filled["cards"], count=filled["count"], is_more=filled["more_or_less_cost"])


ENTRIES: tuple[Entry, ...] = (
    *both_ways(
        "cost",
        (f"{{cards}} cost[s] {{costs_of}} {{more_or_less_cost}} to play[{{per_cards}}]{LASTS}", _cost_by_number),
        (f"this[ ({ITSELF})] costs {{costs_of}} {{more_or_less_cost}} to cast[{{per_cards}}]{LASTS}", _cost_by_number),
        (f"{{spells}} cost {{costs_of}} {{more_or_less_cost}} to cast{LASTS}", _cost_of("cost", "spells")),
        (f"{{spells}} that target {{aimed_at}} cost {{costs_of}} {{more_or_less_cost}} to cast{LASTS}",
         _to_aim(_cost_of("cost", "spells"))),
        (
            f"this[ ({ITSELF})] costs {{costs_of}} {{more_or_less_cost}} to cast if it targets {{aimed_at}}{LASTS}",
            _to_aim(_cost_by_number),
        ),
        traits=(Trait.CHANGES,),
    ),
    *both_ways(
        "mana cost",
        (f"the mana cost[s] of {{cards}} (is|are) {{costs_of}} {{more_or_less_cost}}{LASTS}", _cost_of("mana cost")),
        traits=(Trait.CHANGES,),
    ),
    *both_ways(
        "Energy cost",
        (f"the Energy cost[s] of {{cards}} (is|are) {{costs_of}} {{more_or_less_cost}}{LASTS}",
         _cost_of("Energy cost")),
        (f"(the attacks of|attacks used by) {{cards}} cost {{energy}} {{more_or_less_cost}}{LASTS}", _attacks_cost),
        (f"each {{sort}}[{{side_of}}]'s attacks cost {{energy}} {{more_or_less_cost}}{LASTS}", _attacks_of_each_cost),
        (f"{{owners}}'s attacks cost {{energy}} {{more_or_less_cost}}{LASTS}", _attacks_cost),
        traits=(Trait.CHANGES,),
    ),
    *both_ways(
        "retreat cost",
        (f"{{cards}} retreat[s] for {{count}} {{more_or_less_cost}}{LASTS}", _retreat_costs),
        (f"the Retreat Cost of [each of ]{{cards}} (is|are) {{colorless}} {{more_or_less_cost}}{LASTS}", _retreat_is),
        (f"{{owners}}'s Retreat Cost is {{colorless}} {{more_or_less_cost}}{LASTS}", _retreat_of),
        (f"{{cards}} (has|have) no Retreat Cost{LASTS}", _retreats_for_nothing),
        traits=(Trait.CHANGES,),
    ),
)  # fmt: skip
