"""instead: what is done in the place of something that would happen, or can be, or keeps it from happening once."""

from __future__ import annotations

from rules_db.engine.card_text.parts import Filled, Part, Unsaid, flag, words
from rules_db.engine.card_text.verbs import Trait
from rules_db.games.cgs.card_text.entries import LASTS, Entry, both_ways, of_cards, verb
from rules_db.games.cgs.card_text.model import KEEP, Coins, Counted, Instead, Left, Step
from rules_db.games.cgs.card_text.said.vocabulary import AT_FULL_HP, FALL, HOLD_OUT, KNOCKED_OUT, OF_OPPONENT
from rules_db.games.cgs.card_text.selecting import Amount, Selector

PARTS: tuple[Part, ...] = (
    words(
        "would",
        {
            "be destroyed[ by battle or [by ][a ]card effect[s]]": "destroyed",
            "be destroyed by battle": "destroyed by battle",
            "be destroyed by [a ]card effect[s]": "destroyed by effect",
            "be destroyed by (your |an )opponent's card effect[s]": "destroyed by effect of an opponent",
            "be exiled": "exiled",
            "be discarded": "discarded",
            "leave the field": "left",
            "be damaged": "damaged",
            "die": "dies",
        },
    ),
    flag("first_each_turn", "once per turn, "),
    flag("coin", "flip a coin. If heads, "),
    flag("full_hp", " has full HP and"),
    words(
        "of_whom",
        {
            "an attack": "",
            "(an opponent's attack|an attack from your opponent's Pokémon|your opponent's attack)": OF_OPPONENT,
        },
    ),
)


def _instead(filled: Filled) -> Instead:
    step: Step = filled["step"]
    is_known = filled["would"].startswith("destroyed") and (step.verb, step.who) == ("may", "you")
    if isinstance(step, Left) and not is_known:
        raise Unsaid("what is done instead of this is not left to anybody (leave 'may' away)")
    return Instead("instead", filled["cards"], would=filled["would"], step=step, is_first="first_each_turn" in filled)


_HOLDS_OUT = "(it|this Pokémon|that Pokémon) is not Knocked Out[,] and its remaining HP becomes {whole}[ instead]"


def _holds_out(filled: Filled) -> Instead:
    """What would be Knocked Out is left with some HP, for sure or on heads."""
    would = f"{KNOCKED_OUT}{filled['of_whom']}{AT_FULL_HP if 'full_hp' in filled else ''}"
    holds = Counted(HOLD_OUT, Selector("it"), amount=Amount(filled["whole"]))
    step = Coins("flip coins", heads=(holds,), tails=(Step(FALL, Selector("it")),)) if "coin" in filled else holds
    return Instead("instead", filled["cards"], would=would, step=step)


def _left_with(filled: Filled) -> Counted:
    return Counted(HOLD_OUT, filled["cards"], amount=Amount(filled["whole"]))


def _kept_once(filled: Filled) -> Instead:
    """'The first time this would be destroyed by battle each turn, it is not destroyed.'"""
    return Instead("instead", filled["cards"], would=filled["would"], step=KEEP, is_first=True)


def _instead_of_drawing(filled: Filled) -> Instead:
    if isinstance(filled["step"], Left):
        raise Unsaid("what is done instead is not left to anybody (leave 'may' away)")
    return Instead("instead", who=filled["held"], would="draws", step=filled["step"])


ENTRIES: tuple[Entry, ...] = (
    *both_ways(
        "instead",
        (f"[{{first_each_turn}}]if {{cards}} would {{would}}{LASTS}, {{step}} instead", _instead),
        (f"the first time {{cards}} would {{would}} each turn, (it is|they are) not destroyed{LASTS}", _kept_once),
        (f"{{first_each_turn}}{{cards}} (cannot|can't) {{would}}{LASTS}", _kept_once),
        (
            f"if {{cards}}[{{full_hp}}] would be Knocked Out by damage from {{of_whom}}{LASTS}, [{{coin}}]{_HOLDS_OUT}",
            _holds_out,
        ),
        (f"if {{held}} would draw a card{LASTS}, {{step}} instead", _instead_of_drawing),
        traits=(Trait.STOPS,),
    ),
    verb(HOLD_OUT, ("the remaining HP of {cards} becomes {whole}", _left_with), traits=(Trait.STOPS,)),
    verb(FALL, ("{cards} (is|are) Knocked Out after all", of_cards(FALL)), traits=(Trait.MOVES,)),
)
