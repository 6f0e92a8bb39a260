"""How cards of Yu-Gi-Oh! come by themselves, when they may not attack, and how often cards of one name are used."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules_db.engine.card_text.parts import Build, Filled, Form, Part, Token, flag, words
from rules_db.games.cgs.card_text.model import Counted, Effect, Moved, Ruled, Step
from rules_db.games.cgs.card_text.said.clauses import tests_of
from rules_db.games.cgs.card_text.said.deeds import LATER_TURN, is_left, settled
from rules_db.games.cgs.card_text.said.sorts import sort_in
from rules_db.games.cgs.card_text.said.vocabulary import ANY_DECK, EXTRA_DECK_ALONE, ITSELF
from rules_db.games.cgs.card_text.selecting import Amount, Selector, Test
from rules_db.games.cgs.words import Until, Zone

THIS = Selector("this")

OWN = "this card's name"
"""What stands for the name of the card itself."""

GAME = "game"
"""The limit of what a player may do once in a game, whatever cards say it: 'You can't use more than 1 GX attack'."""

EACH, LAST, CARD, ONE, FIELD, RESTED, LOCK = "each", "last", "card", "one", "field", "rested", "lock"
"""What is limited by name: every effect of the card by itself, the one before, the card itself as it is played, all
effects of the card together, or how many lie on the field; or that the effect before waits for a later turn, or for one
in which nothing else is Special Summoned."""

LIMITED = ("activated", "triggered", "flip", "played", "stored")
"""The kinds of effects that can be limited by name."""


def limited(effects: Sequence[Effect]) -> tuple[Effect, ...]:
    """The effects of a card, of which those are limited that a sentence behind them limits."""
    found: list[Effect] = []
    for effect in effects:
        if effect.kind == "by name" and effect.limit in (EACH, ONE):
            found = [_by_name(each, effect) for each in found]
        elif effect.kind == "by name" and effect.limit == LAST and found:
            found[-1] = _by_name(found[-1], effect)
        elif effect.limit == GAME and found:
            found[-1] = replace(found[-1], limit=GAME, by_name=effect.by_name, is_one_of_all=True)
        elif effect.limit == LOCK and found:
            found[-1] = _locking(found[-1], effect)
        elif effect.limit == RESTED and found:
            found[-1] = replace(found[-1], tests=(*found[-1].tests, LATER_TURN))
        found.append(effect)
    return tuple(found)


def _locking(effect: Effect, said: Effect) -> Effect:
    """The effect that keeps its player from other Special Summons, and is not activated after one of them."""
    (lock,) = said.steps
    assert isinstance(lock, Ruled)
    what = lock.against or Selector("")
    others = Test("summoned others", selector=what, phase=lock.deed, is_not=True)
    return replace(effect, steps=(*effect.steps, lock), tests=(*effect.tests, others))


def _by_name(effect: Effect, said: Effect) -> Effect:
    if effect.kind not in LIMITED:
        return effect
    if effect.kind == "played" and is_left(effect.steps[:1]):
        effect = replace(effect, kind="activated", steps=settled(effect.steps))
    return replace(effect, limit="turn", by_name=said.by_name, is_one_of_all=said.limit == ONE)


def _comes(filled: Filled) -> Effect:
    """A monster that Special Summons itself from the hand, at slow speed."""
    given = filled.get("by_giving", ())
    costs: tuple[Step, ...] = given if isinstance(given, tuple) else (given,)
    come = Moved("Special Summon", THIS, to="field", way=filled.get("way", ""))
    return Effect("activated", (come,), tests=tests_of(filled), costs=costs, zone=Zone.HAND, speed="slow")


def comes_of_itself(effect: Effect) -> bool:
    """Whether a monster so summons itself from the hand, which is a summoning of its own (10.3.10.R2)."""
    first = effect.steps[0] if effect.steps else None
    is_come = isinstance(first, Moved) and (first.verb, first.what) == ("Special Summon", THIS)
    return is_come and (effect.kind, effect.zone, effect.speed) == ("activated", Zone.HAND, "slow")


STAY = "stay"
"""The limit of what happens once as long as its card stays where it is."""


def _must_come(filled: Filled) -> Effect:
    return replace(_comes(filled), is_only_way="first" not in filled, is_first_way="first" in filled)


def _must_be_made(filled: Filled) -> Effect:
    """What comes with its materials, and by no other effect: at first, or ever."""
    return Effect("requirement", is_only_way="first" not in filled, is_first_way="first" in filled)


def _cannot_attack_at_first(filled: Filled) -> Effect:
    return Effect("static", (Ruled("rule", THIS, deed="attack"),), tests=(Test("summoned this turn"),))


def _cannot_attack_as_it_has_come(filled: Filled) -> Effect:
    came = Test("came", "any", selector=THIS, phase=filled["came_as"])
    return Effect("static", (Ruled("rule", THIS, deed="attack"),), tests=(Test("summoned this turn"), came))


def _once(which: str) -> Build:
    return lambda filled: Effect("by name", limit=which, by_name=filled.get("quoted", OWN))


def _locks(filled: Filled) -> Effect:
    """What a player cannot Special Summon in the turn of the effect before, be it earlier or later."""
    deed = EXTRA_DECK_ALONE if "from_extra" in filled else ANY_DECK
    lock = Ruled("rule for a time", deed=deed, against=filled.get("sort"), lasts=Until.TURN)
    return Effect("by name", (lock,), limit=LOCK, by_name=OWN)


def _discarding(filled: Filled) -> Counted:
    return Counted("discard", Selector("choose", zone=Zone.HAND, another=True), amount=Amount(filled["count"]))


def _tributing(filled: Filled) -> Counted:
    what = replace(filled["sort"], pick="choose", of="you")
    return Counted("sacrifice", what, amount=Amount(filled.get("count", 1)))


def _one(verb: str, zone: str = "field") -> Build:
    """So many cards of one's own other than the one that comes."""

    def build(filled: Filled) -> Step:
        what: Selector = filled["sort"]
        place, count = filled.get("own_place", zone), filled.get("count", 1)
        return Step(verb, replace(what, pick="choose", count=count, of="you", zone=place, another=True))

    return build


def _two_from_pile(filled: Filled) -> tuple[Step, ...]:
    """'1 LIGHT and 1 DARK monster from your GY'."""
    sorts = [
        sort_in(Filled((("adjectives", filled[slot]), ("kind", filled["kind"])))) for slot in ("adjectives", "second")
    ]
    counts = (filled["count"], filled["second_count"])
    whats = [replace(sort, pick="choose", count=count, of="you", zone=filled["own_place"], another=True)
             for sort, count in zip(sorts, counts, strict=True)]  # fmt: skip
    return tuple(Step("exile", what) for what in whats)


_THIS = f"this[ ({ITSELF})]"
_COMES = f"Special Summon {_THIS}[ from your hand| {{from_hand}}][{{way}}]"
_ONCE = "once per turn"
_NAMED = f"(of {{quoted}}|of {_THIS}'s name)"

FORMS = (
    Form(f"you (can|may) {_COMES} if {{conditions}}", _comes),
    Form(f"you (can|may) Special Summon {_THIS}( from your hand| {{from_hand}})[{{way}}]", _comes),
    Form(f"if {{conditions}}(, |: )you (can|may) {_COMES}", _comes),
    Form(f"you (can|may) {_COMES} by {{by_giving}}", _comes),
    Form("must [{first}]be Special Summoned[ from your hand| {from_hand}] by {by_giving}", _must_come),
    Form("must [{first}]be {kind_of_summon} Summoned", _must_be_made),
    Form("must [{first}]be Special Summoned by its own effect", _must_be_made),
    Form(f"you can {{kind_of_summon}} Summon {_THIS} with {{quoted}}", lambda filled: Effect("requirement")),
    Form(
        f"you (cannot|can't) activate this effect [in |during ]the turn {_THIS} (was|is) sent to the (GY|graveyard)",
        lambda filled: Effect("by name", limit=RESTED, by_name=OWN),
    ),
    Form(f"you can only Special Summon {{quoted}}[{{or_several}}] {_ONCE} this way", _once(LAST)),
    Form(f"[{_THIS} ](cannot|can't) attack [during |on ]the turn (it|{_THIS}) is Summoned", _cannot_attack_at_first),
    Form(
        f"[{_THIS} ](cannot|can't) attack [during |on ]the turn (it|{_THIS}) is {{came_as}}",
        _cannot_attack_as_it_has_come,
    ),
    Form(
        "you (cannot|can't) Special Summon [other ]monsters[{from_extra}] (the turn|during the turn) you activate "
        "(this effect|this card|either of this card's effects)[, except {sort}]",
        _locks,
    ),
    Form(f"you can only use this effect {_NAMED} {_ONCE}", _once(LAST)),
    Form(f"you can only use each effect {_NAMED} {_ONCE}", _once(EACH)),
    Form(
        "you can only use (1|one) {quoted} effect per turn[, and only once that turn]",
        _once(ONE),
    ),
    Form("you can only activate (1|one) {quoted} per turn", _once(CARD)),
    Form("you can only control (1|one) {quoted}", _once(FIELD)),
    Form("{once_a_game}", lambda filled: Effect("by name", limit=GAME, by_name=filled["once_a_game"])),
    Form(
        f"{_THIS} is [also ]always treated as (a|an) {{quoted}} card",
        lambda filled: Effect("treated as", by_name=filled["quoted"]),
    ),
    Form(
        f"{_THIS}'s name becomes {{quoted}} while [it is ](on the field|on the field or in the (GY|graveyard))",
        lambda filled: Effect("treated as", by_name=filled["quoted"]),
    ),
)
"""Effects that say this."""

PARTS = (
    Part("by_giving", (
        Form("discarding {count} card[s]", _discarding),
        Form("Tributing (a|an|{count}) {sort}[ you control]", _tributing),
        Form("paying {amount} LP", lambda filled: Counted("pay life", amount=filled["amount"])),
        Form("paying half your LP",
             lambda filled: Counted("pay life", amount=Amount(property="life", parts=2))),
        Form("banishing (a|an|{count}) {sort} from your {own_place}", _one("exile")),
        Form("banishing {count} {adjectives} and {second_count:count} {second:adjectives} {kind} from your {own_place}",
             _two_from_pile),
        Form("banishing (a|an|{count}) {sort} you control", _one("exile")),
        Form("sending (a|an|{count}) {sort} you control to the (GY|graveyard)", _one("send")),
        Form("sending (a|an|{count}) [other ]{sort} from your hand to the (GY|graveyard)", _one("send", Zone.HAND)),
    ), "what is given"),
    flag("first", "first "),
    Token(
        "once_a_game", r"\(?[Yy]ou can't use more than (?:1|one) (?:GX attack|VSTAR Power) in a game\.?\)?",
        ("You can't use more than 1 GX attack in a game.",), "what is done once in a game",
        lambda said: "GX attack" if "GX" in said else "VSTAR Power",
    ),
    flag("from_extra", " from the Extra Deck"),
    words("own_place", {"hand": Zone.HAND, "(GY|graveyard)": "GY"}),
)  # fmt: skip
"""What these forms are made of."""
