"""The table of what cards of the True Trading Card Game can say: sound, and read in one way only."""

import re

import pytest

from rules_db.engine.card_text.parts import Part
from rules_db.engine.card_text.random_texts import random_form
from rules_db.engine.card_text.samples import mistake, unread
from rules_db.engine.card_text.unreadable import offered
from rules_db.engine.chance import Chance
from rules_db.engine.kernel import BadSetup
from rules_db.games.ttcg.card_text.entries import VERBS
from rules_db.games.ttcg.card_text.reading import grammar, read_effects

PARTS = [part for part in grammar().parts.values() if isinstance(part, Part)]


def part_named(name: str) -> Part:
    return next(part for part in PARTS if part.name == name)


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
def test_whatever_a_part_can_say_is_read_and_in_one_way_only(part: Part) -> None:
    assert unread(grammar(), part) == []


def test_a_slip_of_the_pen_in_any_sentence_is_noticed_in_one_line() -> None:
    for form in offered(part_named("step")):
        _, message = mistake(grammar(), "step", form)

        assert message.startswith("column ")
        assert "\n" not in message


@pytest.mark.parametrize("form", offered(part_named("effect")), ids=lambda form: form.pattern.split("[")[0])
def test_random_effects_of_every_type_are_read(form: object) -> None:
    texts = [random_form(grammar(), "effect", form, Chance(seed)) for seed in range(20)]  # type: ignore[arg-type]

    assert [len(read_effects(text)) for text in texts] == [1] * 20


def test_every_verb_has_a_sentence_of_its_own() -> None:
    assert {form.verb for form in part_named("step").forms} == {verb.name for verb in VERBS}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("continuous: all creatures get +1 level for each card with 3 level", "write 'for each Fire creature'"),
        ("normal: you may draws 3", "write 'you may draw 1', without an s"),
    ],
)
def test_a_text_that_means_nothing_sound_is_refused_with_what_to_write(text: str, why: str) -> None:
    with pytest.raises(BadSetup, match=re.escape(why)):
        read_effects(text)
