"""The table of what cards of Grand Archive can say: sound, with one entry a verb, and read as it is written."""

import pytest

from rules_db.engine.card_text.parts import Part
from rules_db.engine.card_text.random_texts import random_text
from rules_db.engine.card_text.samples import example_of, mistake, unread
from rules_db.engine.card_text.unreadable import offered
from rules_db.engine.chance import Chance
from rules_db.engine.kernel import BadSetup
from rules_db.games.grand_archive.card_text.reading import TEXT, grammar, read_effects
from rules_db.games.grand_archive.card_text.verbs import VERBS
from rules_db.games.grand_archive.state import Do, TypeChange

PARTS = [part for part in grammar().parts.values() if isinstance(part, Part)]


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
def test_whatever_a_part_can_say_is_read_and_in_one_way_only(part: Part) -> None:
    assert unread(grammar(), part) == []


def test_a_slip_of_the_pen_in_any_sentence_is_noticed_in_one_line() -> None:
    part = next(each for each in PARTS if each.name == "step")

    for form in offered(part):
        wrong, message = mistake(grammar(), "step", form)
        assert wrong != example_of(grammar(), form)
        assert message.startswith("column ")
        assert "\n" not in message


@pytest.mark.parametrize("seed", range(40))
def test_random_card_texts_are_read(seed: int) -> None:
    assert read_effects(random_text(grammar(), TEXT, Chance(seed)))


def test_every_verb_has_a_sentence_of_its_own() -> None:
    part = next(each for each in PARTS if each.name == "step")

    assert {form.verb for form in part.forms} == {verb.name for verb in VERBS}


def test_full_stops_part_effects_and_commas_the_steps_of_one() -> None:
    assert read_effects("put Ann's Second Sun onto the field, draw 1. shuffle the main deck.") == (
        (Do("enter", "Ann's Second Sun"), Do("draw", number=1)),
        (Do("shuffle"),),
    )


@pytest.mark.parametrize(
    ("text", "step"),
    [
        ("put Wolf into memory", Do("move", "Wolf", "memory")),
        ("banish Path to Glory", Do("banish", "Path to Glory", "banishment")),
        ("take the name from Wolf", Do("rename", "Wolf")),
        ("turn Wolf over", Do("flip", "Wolf")),
        ("make Wolf a copy of Fox", Do("copy", "Wolf", "Fox")),
        ("make Wolf also an Item", Do("change", "Wolf", change=TypeChange("Item", (), True, ""))),
        (
            "turn Wolf into a unique regalia Weapon until the end of the turn",
            Do("change", "Wolf", change=TypeChange("Weapon", ("unique", "regalia"), False, "the end of the turn")),
        ),
    ],
)
def test_a_step_is_read_into_what_it_does(text: str, step: Do) -> None:
    assert read_effects(text) == ((step,),)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("draw 1 fast", "column 7: ' fast' does not go on"),
        ("howl", "column 1: 'howl' is not a step (nearest: "),
        ("draw 1, put Wolf into the hnad", "column 27: 'hnad' is not a zone (nearest: 'hand'"),
        ("draw 1. draw", "column 9: 'draw' is not a step (nearest: '[you ]draw {count}[ card[s]]'"),
        ("turn Wolf into a Hero", "column 18: 'Hero' does not go on"),
    ],
)
def test_what_a_card_cannot_say_is_refused_with_its_place(text: str, message: str) -> None:
    with pytest.raises(BadSetup) as caught:
        read_effects(text)

    assert str(caught.value).startswith(f"card text {text!r}, column ")
    assert message in str(caught.value)
