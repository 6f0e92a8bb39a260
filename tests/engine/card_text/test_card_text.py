"""Grammars of card text: reading, the place of a mistake, completing, and texts that a grammar makes by itself."""

import pytest

from rules_db.engine.card_text.grammar import Grammar
from rules_db.engine.card_text.parts import Filled, Form, Part, Row, Token, Unsaid, words
from rules_db.engine.card_text.patterns import BadPattern, parse_pattern
from rules_db.engine.card_text.random_texts import random_text
from rules_db.engine.card_text.samples import alternatives, example, mistake, unread
from rules_db.engine.card_text.unreadable import Unreadable
from rules_db.engine.card_text.verbs import Verb, Verbs
from rules_db.engine.chance import Chance


def _feed(filled: Filled) -> tuple[str, str, int]:
    if filled["count"] > 9:
        raise Unsaid("no animal eats so much (write 9 at most)")
    return "feed", filled.get("who", "you"), filled["count"]


ZOO = Grammar.of([
    Row("day", "step", (", then ", ", ")),
    Part("step", (
        Form("[{who} ]feed[s] {count}", _feed),
        Form("wash (a|the) {animal}", lambda filled: ("wash", filled["animal"])),
        Form("sell {animal}", lambda filled: ("sell", filled["animal"]), refused="nothing is for sale"),
    ), "a step"),
    words("who", {"you": "you", "the keeper": "keeper"}),
    words("animal", {"bear": "bear", "bearcat": "bearcat"}, "an animal"),
    Token("count", r"\d+", ("1", "2"), "a number", int),
])  # fmt: skip


def test_a_text_is_read_into_what_its_parts_mean() -> None:
    assert ZOO.read("day", "feed 2, then the keeper feeds 3") == (
        ("", ("feed", "you", 2)),
        (", then ", ("feed", "keeper", 3)),
    )


def test_the_longer_word_is_found_where_a_shorter_one_begins_it() -> None:
    assert ZOO.read("step", "wash the bearcat") == ("wash", "bearcat")


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("feed 2, wahs a bear", 9, "'wahs a bear' is not a step (nearest: 'wash (a|the) {animal}'"),
        ("wash a beer", 8, "'beer' is not an animal (nearest: 'bear'"),
        ("feed", 5, "the text stops too early (nearest: '[{who} ]feed[s] {count}'"),
        ("feed 1, feed 12", 9, "'feed 12': no animal eats so much (write 9 at most)"),
        ("sell bear", 1, "'sell bear': nothing is for sale"),
    ],
)
def test_a_mistake_is_said_in_one_line_with_its_place(text: str, column: int, message: str) -> None:
    with pytest.raises(Unreadable) as caught:
        ZOO.read("day", text)

    assert caught.value.column == column
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_sentence_with_two_meanings_is_refused() -> None:
    torn = Grammar.of([
        Part("step", (Form("rest", lambda filled: "sleep"), Form("re[s]t", lambda filled: "break"))),
        Row("steps", "step", ("; ",)),
    ])  # fmt: skip

    with pytest.raises(
        Unreadable, match=r"column 1: 'rest' can be read in more than one way: as 'rest' and as 're\[s\]t'$"
    ):
        torn.read("steps", "rest; ret")

    step = torn.parts["step"]
    assert isinstance(step, Part)
    assert len(unread(torn, step)) == 1


def test_two_forms_that_mean_the_same_are_no_second_reading() -> None:
    twin = Grammar.of([Part("step", (Form("rest", lambda filled: "sleep"), Form("rest", lambda filled: "sleep")))])

    assert twin.read("step", "rest") == "sleep"


@pytest.mark.parametrize(
    ("begun", "next_"),
    [
        ("wash a ", ["bear", "bearcat"]),
        ("wash a bear", ["bearcat", ", then ", ", "]),
        ("feed ", ["<count>"]),
        ("the kee", ["the keeper"]),
    ],
)
def test_a_text_that_is_not_finished_can_be_completed(begun: str, next_: list[str]) -> None:
    assert set(next_) <= set(ZOO.continuations("day", begun))


def test_a_part_gives_an_example_and_all_its_alternatives_but_no_refused_ones() -> None:
    assert example(ZOO, "step") == "feed 1"
    assert alternatives(ZOO, "step") == [
        "feed 1", "feeds 1", "you feed 1", "you feeds 1", "wash a bear", "wash the bear",
    ]  # fmt: skip


def test_random_texts_are_read_and_are_the_same_for_the_same_chance() -> None:
    texts = [random_text(ZOO, "day", Chance(seed)) for seed in range(50)]

    assert all(ZOO.can_read("day", text) for text in texts)
    assert len(set(texts)) > 20
    assert texts == [random_text(ZOO, "day", Chance(seed)) for seed in range(50)]


def test_a_form_makes_a_mistake_of_its_own() -> None:
    wrong, message = mistake(ZOO, "step", ZOO.forms("step")[1])

    assert wrong == "awsh a bear"
    assert message.startswith("column 1: 'awsh a bear' is not a step (nearest: 'wash (a|the) {animal}'")


def test_a_slot_without_a_part_and_a_part_twice_are_mistakes_of_the_grammar() -> None:
    with pytest.raises(ValueError, match="there is no part animal"):
        Grammar.of([Part("step", (Form("wash {animal}", lambda filled: None),))])
    with pytest.raises(ValueError, match="there are two parts 'who'"):
        Grammar.of([words("who", {"you": 1}), words("who", {"me": 2})])


@pytest.mark.parametrize("pattern", ["gain {amount", "gain [s", "gain s]", "a|b", "(a]"])
def test_a_pattern_that_is_not_closed_is_none(pattern: str) -> None:
    with pytest.raises(BadPattern):
        parse_pattern(pattern)


def test_a_verb_has_one_entry_and_does_something() -> None:
    verbs: Verbs[str, str] = Verbs()
    verbs.add(Verb("wash", (("wash {animal}", lambda filled: None),), act="washes", pay="is washed"))
    verbs.add(Verb("glow", (("this glows", lambda filled: None),), stands=True))

    assert (verbs.doing("wash"), verbs.paying("wash")) == ("washes", "is washed")
    with pytest.raises(ValueError, match="there are two verbs 'wash'"):
        verbs.add(Verb("wash", (), act="washes"))
    with pytest.raises(ValueError, match="the verb 'sit' does nothing"):
        verbs.add(Verb("sit", ()))
    with pytest.raises(ValueError, match="the verb 'glow' does nothing by itself"):
        verbs.doing("glow")
    with pytest.raises(ValueError, match="the verb 'glow' is no cost"):
        verbs.paying("glow")


def test_sentences_of_verbs_that_are_not_allowed_are_known_and_refused() -> None:
    verbs: Verbs[str, str] = Verbs()
    verbs.add(Verb("wash", (("wash", lambda filled: "washed"),), act="washes", pay="is washed"))
    verbs.add(Verb("feed", (("feed", lambda filled: "fed"),), act="feeds"))
    grammar = Grammar.of([verbs.sentences("cost", "a cost", lambda verb: verb.pay is not None, "{verb} is no cost")])

    assert grammar.read("cost", "wash") == "washed"
    with pytest.raises(Unreadable, match="column 1: 'feed': feed is no cost"):
        grammar.read("cost", "feed")
