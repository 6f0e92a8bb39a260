"""The table of what cards of the Card Game Singularity can say: sound, and read in one way only."""

import pytest

from rules_db.engine.card_text.parts import Form, Part
from rules_db.engine.card_text.random_texts import random_form
from rules_db.engine.card_text.samples import example_of, mistake, unread
from rules_db.engine.card_text.unreadable import offered
from rules_db.engine.chance import Chance
from rules_db.engine.kernel import BadSetup
from rules_db.games.cgs.card_text.doing import in_use
from rules_db.games.cgs.card_text.doing.step import ACTS
from rules_db.games.cgs.card_text.entries import VERBS
from rules_db.games.cgs.card_text.model import Changed, Coins, Counted, Effect, Left, Step
from rules_db.games.cgs.card_text.printed.untaught import UNTAUGHT
from rules_db.games.cgs.card_text.reading import grammar, read_effects
from rules_db.games.cgs.card_text.selecting import Amount, Selector
from rules_db.games.cgs.words import Until, Zone

assert in_use

PARTS = [part for part in grammar().parts.values() if isinstance(part, Part)]


def part_named(name: str) -> Part:
    return next(part for part in PARTS if part.name == name)


def only(text: str) -> Effect:
    (effect,) = read_effects(text)
    return effect


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
def test_whatever_a_part_can_say_is_read_and_in_one_way_only(part: Part) -> None:
    assert unread(grammar(), part) == []


@pytest.mark.parametrize("part", ["step", "standing_step", "cost"])
def test_a_slip_of_the_pen_in_any_sentence_is_noticed_in_one_line(part: str) -> None:
    for form in offered(part_named(part)):
        _, message = mistake(grammar(), part, form)

        assert message.startswith("column ")
        assert "\n" not in message


@pytest.mark.parametrize("form", offered(part_named("effect")), ids=lambda form: form.pattern.split("[")[0])
def test_random_effects_of_every_kind_are_read(form: Form) -> None:
    texts = [random_form(grammar(), "effect", form, Chance(seed)) for seed in range(20)]

    assert [len(grammar().read("card_text", text)) for text in texts] == [1] * 20


def test_every_verb_has_a_sentence_of_its_own() -> None:
    said = {form.verb for part in ("step", "standing_step") for form in part_named(part).forms if form.verb}

    assert said == {verb.name for verb in VERBS}


@pytest.mark.parametrize("part", ["step", "standing_step", "cost"])
def test_a_sentence_means_a_step_of_its_own_verb(part: str) -> None:
    for form in offered(part_named(part)):
        assert grammar().read(part, example_of(grammar(), form)).verb == form.verb


def test_every_verb_that_can_be_done_is_done_by_something() -> None:
    assert set(ACTS) == {verb.act for verb in VERBS if verb.act is not None}


def test_the_idiom_of_magic_is_read() -> None:
    haste, mana, loyalty = read_effects("haste; tap: add {G}; -2: destroy target creature")

    assert haste.kind == "static"
    assert mana.is_mana
    assert mana.costs == (Step("tap", Selector("this")),)
    assert (loyalty.kind, loyalty.loyalty) == ("loyalty", -2)
    assert loyalty.steps == (Step("destroy", Selector("target", kind="creature")),)


def test_signs_that_are_printed_are_read_as_those_that_are_typed() -> None:
    printed = "\N{MINUS SIGN}2: return target creature to its owner\N{RIGHT SINGLE QUOTATION MARK}s hand"

    assert read_effects(printed) == read_effects("-2: return target creature to its owner's hand")


def test_the_idiom_of_yu_gi_oh_is_read() -> None:
    effect = only("quick effect, once per turn, discard a Trap: destroy target face-up monster opponent controls")

    assert (effect.kind, effect.speed, effect.limit) == ("activated", "fast", "turn")
    assert effect.costs == (Counted("discard", Selector("choose", kind="Trap", zone=Zone.HAND, of="you"),
                                    amount=Amount(1)),)  # fmt: skip
    assert effect.steps[0].what == Selector("target", kind="monster", of="opponent", traits=("face-up",))


def test_the_idiom_of_pokemon_is_read() -> None:
    effect = only("Quick Sting [G][C]: 20+, flip a coin, if heads the Defending Pokémon is now Paralyzed")

    assert (effect.kind, effect.name, effect.cost, effect.damage) == ("move", "Quick Sting", "[G][C]", "20+")
    (coin,) = effect.steps
    assert isinstance(coin, Coins)
    assert coin.heads[0].what == Selector("defending")


def test_a_change_for_a_time_and_one_that_stands_are_two_things() -> None:
    standing, timed = only("creatures you control get +1/+0"), only("target creature gets +1/+0 until end of turn")

    assert (standing.kind, standing.steps[0].lasts) == ("static", None)
    assert (timed.kind, timed.steps[0].lasts) == ("played", Until.TURN)
    assert isinstance(standing.steps[0], Changed)
    assert standing.steps[0].changes == (("offensive stat", Amount(1)),)


def test_a_trigger_ends_with_a_comma_or_a_colon_and_may_or_can_leaves_it_to_its_player() -> None:
    with_comma = only("when this enters, if you control an Elf creature, you may draw 1")

    assert isinstance(with_comma.steps[0], Left)
    assert only("when this enters if you control an Elf creature: you can draw 1") == with_comma


def test_once_per_turn_you_can_is_activated() -> None:
    effect = only("once per turn, you may draw 1 and gain 1 life")

    assert (effect.kind, effect.limit) == ("activated", "turn")
    assert [step.verb for step in effect.steps] == ["draw", "gain"]
    assert only("once per turn, you can discard 1 card: draw 1").costs == only("discard 1 card: draw 1").costs


def test_two_numbers_change_alike() -> None:
    gained, lost = only("this gains 500 ATK and DEF").steps[0], only("all monsters lose X ATK/DEF this turn").steps[0]

    assert isinstance(gained, Changed)
    assert isinstance(lost, Changed)
    assert gained.changes == (("offensive stat", Amount(500)), ("defensive stat", Amount(500)))
    assert lost.changes[1] == ("defensive stat", Amount(property="X", is_taken=True))


def test_a_spell_is_of_a_kind_only_where_a_text_says_so() -> None:
    any_spell, noncreature = only("when you cast a spell: draw 1").when, only("prowess").when

    assert any_spell is not None
    assert any_spell.what is None
    assert noncreature is not None
    assert noncreature.what == Selector(kind="spell", traits=("noncreature",))


@pytest.mark.parametrize("form", UNTAUGHT, ids=lambda form: form.pattern)
def test_what_there_is_in_place_of_an_unknown_word_can_be_said(form: Form) -> None:
    offers = form.refused.partition("(there is '")[2].removesuffix("')").split("', '")

    assert offers
    assert all(read_effects(offer) for offer in offers)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("target creature gets +1/+1", "what stays in force chooses nothing"),
        ("draw 1: destroy target creature", "draw is no cost"),
        ("destroy target creature: draw 1", "a cost targets nothing"),
        ("when it is destroyed: draw 1", "nothing has happened yet"),
        ("Fusion Summon all monsters", "this means more than one card"),
        ("you may draw 1 and discard 1 card", "'and' does not tell whether both are meant"),
        ("this has prowess and flying", "write '; prowess'"),
        ("target creature gains ward {1} and flying this turn", "write '; ward"),
        ("copy target spell", "a copy of a card that stays is a token"),
        ("target creature becomes an artifact during your next turn", "this begins at once"),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_reason(text: str, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        read_effects(text)
