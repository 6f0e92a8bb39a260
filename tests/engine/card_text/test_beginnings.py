"""What forms begin with: it keeps readings short, and leaves none out."""

import pytest

from rules_db.engine.card_text.beginnings import Beginnings
from rules_db.engine.card_text.grammar import Grammar
from rules_db.engine.card_text.parts import Form, Part, Row, Token, always
from rules_db.engine.card_text.random_texts import random_form, random_text
from rules_db.engine.card_text.reading import Reading
from rules_db.engine.chance import Chance
from rules_db.engine.engines import engine_keys, load_engine

ZOO = Grammar.of([
    Row("day", "step", (", ",)),
    Part("step", (
        Form("[{who} ]feed[s] {animal}", lambda filled: ("feed", filled.get("who"), filled["animal"])),
        Form("{who} wash[es] {animal}", lambda filled: ("wash", filled["who"], filled["animal"])),
        Form("{count} sleep", lambda filled: ("sleep", filled["count"])),
        Form("[again ]", always("nothing")),
    )),
    Part("who", (Form("you", always("you")), Form("(the|a) keeper[{whose}]", always("keeper")))),
    Part("whose", (Form("", always("any")), Form(" of {animal}", lambda filled: filled["animal"]))),
    Part("animal", (Form("bears", always("bears")), Form("[small ]wolves", always("wolves")))),
    Token("count", r"\d+", ("1", "2"), "a number", int),
])  # fmt: skip


def said_by(part: str, text: str) -> list[str]:
    """With what those branches of a part begin that are tried for a text."""
    beginnings = Beginnings(ZOO.parts)
    tried = beginnings.next(part, text, 0, lambda name: name == "count" and text[:1].isdigit())
    return [str(getattr(node, "text", getattr(node, "name", "ways"))) for node, _ in tried]


@pytest.mark.parametrize(
    ("part", "text", "tried"),
    [
        ("animal", "wolves", ["ways"]),
        ("animal", "Bears", ["bears"]),
        ("animal", "cats", []),
        ("who", "a keeper", ["ways"]),
        ("step", "a keeper feeds bears", ["ways", "who", "ways"]),
        ("step", "3 sleep", ["count", "ways"]),
        ("step", "bears sleep", ["ways"]),
        ("whose", " of wolves", [" of "]),
    ],
)
def test_only_those_branches_are_tried_that_may_stand_there(part: str, text: str, tried: list[str]) -> None:
    assert said_by(part, text) == tried


@pytest.mark.parametrize("key", [key for key in engine_keys() if load_engine(key).card_text])
@pytest.mark.parametrize("seed", range(6))
def test_a_reading_is_the_same_as_one_that_tries_everything(key: str, seed: int) -> None:
    table = load_engine(key).card_text
    assert table is not None
    grammar, start = table().grammar, table().start
    row = grammar.parts[start]
    assert isinstance(row, Row)
    effects = [random_form(grammar, row.of, form, Chance(seed)) for form in grammar.forms(row.of)[seed::6]]
    texts = [*effects, random_text(grammar, start, Chance(seed))]

    for text in (*texts, *(each[:-3] for each in texts)):
        short = Reading(grammar.beginnings, text, is_noting=False)
        assert short.whole(start) == Reading(grammar.beginnings, text).whole(start)


def test_a_random_text_finds_its_way_to_what_lies_deep() -> None:
    floors = [
        Part(
            f"floor{each}", (Form(f"stop at {each}", always(each)), Form(f"down, {{floor{each + 1}}}", always("down")))
        )
        for each in range(20)
    ]
    house = Grammar.of([*floors, Part("floor20", (Form("cellar", always("cellar")),))])

    texts = [random_form(house, "floor0", house.forms("floor0")[1], Chance(seed)) for seed in range(300)]

    assert f"{'down, ' * 20}cellar" in texts
