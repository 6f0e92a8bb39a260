"""cannot, can, is immune: what overrules the rules and other effects (2.2.5.2)."""

from __future__ import annotations

from typing import Any

from rules_db.engine.card_text.parts import Filled, words
from rules_db.engine.card_text.verbs import Trait, Verb
from rules_db.games.ttcg.card_text.doing import Doing
from rules_db.games.ttcg.card_text.entries import Act, both_ways
from rules_db.games.ttcg.card_text.model import Immune, Ruled, Selector

OF_CARDS = {
    "attack": "attack", "attack directly": "attack directly", "be attacked": "be attacked",
    "be destroyed": "be destroyed", "be destroyed by attacks": "be destroyed by attacks", "be chosen": "be chosen",
    "be tapped": "be tapped", "activate effects": "activate effects",
}  # fmt: skip
OF_PLAYERS = {"play cards": "play cards", "activate effects": "activate effects", "draw by effects": "draw"}
LET_CARDS = {
    **OF_CARDS, "attack in the first turn": "attack in the first turn",
}  # fmt: skip

PARTS = (
    words("not_by_card", OF_CARDS),
    words("not_by_player", OF_PLAYERS),
    words("by_card", LET_CARDS),
    words("often", {"twice": 2, "three times": 3}),
    words("explicitly", {", whatever else says": True}),
    words("against", {"effects": Selector(), "effects of magic cards": Selector(kind="magic card"),
                      "effects of creatures": Selector(kind="creature"),
                      "effects of the opponent's cards": Selector(of="opponent"),
                      "effects of your opponent's cards": Selector(of="opponent")}),
)  # fmt: skip


def rule(doing: Doing, step: Ruled) -> None:
    """Say what can or cannot be done until the turn ends."""
    about = [card.id for card in doing.cards(step)] if step.what is not None else doing.people(step)
    doing.leave_behind(step, about)
    for each in about:
        doing.trace.emit("ruled", "2.2.5.2", doing.player, about=each, deed=step.deed, allowed=step.is_allowed)


def immune(doing: Doing, step: Immune) -> None:
    cards = [card.id for card in doing.cards(step)]
    doing.leave_behind(step, cards)
    for each in cards:
        doing.trace.emit("immune", "2.1.32", doing.player, card=each)


def _how(filled: Filled) -> dict[str, Any]:
    return {"is_explicit": "explicitly" in filled}


def _cannot(filled: Filled) -> Ruled:
    return Ruled("rule", filled["cards"], deed=filled["not_by_card"], **_how(filled))


def _player_cannot(filled: Filled) -> Ruled:
    return Ruled("rule", who=filled["who"], deed=filled["not_by_player"], **_how(filled))


def _can(filled: Filled) -> Ruled:
    return Ruled("rule", filled["cards"], deed=filled["by_card"], is_allowed=True, **_how(filled))


def _can_attack_again(filled: Filled) -> Ruled:
    return Ruled(
        "rule",
        filled["cards"],
        deed="attack again",
        is_allowed=True,
        number=filled.get("times", filled.get("often")),
        **_how(filled),
    )


def _can_play(filled: Filled) -> Ruled:
    return Ruled("rule", who=filled["who"], deed="play cards", is_allowed=True, number=filled["count"], **_how(filled))


def _immune(filled: Filled) -> Immune:
    return Immune("immune", filled["cards"], against=filled["against"])


ENTRIES: tuple[Verb[Act, None], ...] = (
    *both_ways(Verb(
        "rule",
        (
            ("{cards} (cannot|can't) {not_by_card} <this turn>[{explicitly}]", _cannot),
            ("{who} (cannot|can't) {not_by_player} <this turn>[{explicitly}]", _player_cannot),
            ("{cards} can {by_card} <this turn>[{explicitly}]", _can),
            ("{cards} can attack ({times} times|{often}) <this turn>[{explicitly}]", _can_attack_again),
            ("{who} can play {count} card[s] <this turn>[{explicitly}]", _can_play),
        ),
        rule, traits=(Trait.FORBIDS,),
    )),
    *both_ways(Verb(
        "immune", (("{cards} (is|are) immune to {against} <this turn>", _immune),), immune,
        traits=(Trait.FORBIDS,),
    )),
)  # fmt: skip
