"""What a query asks for, and what each word says of each entry, on toys small enough to work out by hand."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st
from small_pages import rulebook

from rules_db.build import read_library
from rules_db.ranking import rank_library
from rules_db.ranking.asked import Slot, asked, slips
from rules_db.ranking.words import stem, words


@dataclass
class Vocabulary:
    """Words that are their own keys, the most frequent first."""

    known: Sequence[str] = ("draw", "card", "discard", "pile", "monster", "months")
    weak: Sequence[str] = ("the", "of", "top")
    meanings: Mapping[str, Slot] = field(default_factory=dict)
    named: Sequence[str] = ()

    def keys(self, forms: Sequence[str]) -> dict[str, tuple[str, bool]]:
        return {form: (form, form in self.weak) for form in forms if form in (*self.known, *self.weak)}

    def beginning(self, letters: str, most: int) -> list[str]:
        return [word for word in self.known if word.startswith(letters)][:most]

    def resembling(self, form: str, most: int) -> str | None:
        near = [word for word in self.known if word[0] == form[0] and slips(form, word, most) <= most]
        return min(near, key=lambda word: slips(form, word, most), default=None)

    def names(self, keys: Sequence[str]) -> list[str]:
        return [key for key in keys if key in self.named]

    def meant(self, phrases: Sequence[str]) -> dict[str, Slot]:
        return {phrase: self.meanings[phrase] for phrase in phrases if phrase in self.meanings}


def test_words_have_no_case_accents_or_apostrophes() -> None:
    assert words("Pokémon's ATK: don't 607.3") == ["pokemons", "atk", "dont", "607", "3"]


@pytest.mark.parametrize(
    "forms", [("attack", "attacks", "attacked", "attacking"), ("draw", "drew", "drawn"), ("die", "dice", "dying")]
)
def test_the_forms_of_a_word_share_a_stem(forms: Sequence[str]) -> None:
    assert len({stem(form) for form in forms}) == 1


@pytest.mark.parametrize(
    ("one", "other", "count"),
    [("card", "card", 0), ("card", "crad", 1), ("card", "cad", 1), ("card", "cards", 1), ("card", "cord", 1)],
)
def test_a_letter_wrong_missing_added_or_swapped_is_one_slip(one: str, other: str, count: int) -> None:
    assert slips(one, other, 2) == count


@given(st.text("abc", max_size=6), st.text("abc", max_size=6))
def test_slips_count_the_same_both_ways_and_none_only_between_equals(one: str, other: str) -> None:
    assert slips(one, other, 9) == slips(other, one, 9)
    assert (slips(one, other, 9) == 0) == (one == other)


def test_each_word_is_a_slot_and_weak_words_are_left_out() -> None:
    assert asked("draw the card", Vocabulary()) == [{"draw": 100}, {"card": 100}]


def test_weak_words_count_where_there_are_no_others() -> None:
    assert asked("top of the", Vocabulary()) == [{"top": 1}, {"of": 1}, {"the": 1}]


def test_only_the_last_word_may_still_be_on_its_way() -> None:
    assert asked("mon card", Vocabulary()) == [{"card": 100}]
    assert asked("card mon", Vocabulary()) == [{"card": 100}, {"monster": 60, "months": 60}]


def test_two_letters_may_begin_a_word_and_one_letter_says_nothing() -> None:
    assert asked("mo", Vocabulary()) == [{"monster": 60, "months": 60}]
    assert asked("m", Vocabulary()) == []


def test_a_slip_is_forgiven_and_counts_less() -> None:
    assert asked("monstre card", Vocabulary()) == [{"monster": 70}, {"card": 100}]


def test_short_words_and_numbers_are_taken_as_they_are() -> None:
    assert asked("car 7 pile", Vocabulary()) == [{"pile": 100}]


def test_a_phrase_answers_each_of_its_words_and_hides_those_within_it() -> None:
    vocabulary = Vocabulary(meanings={"discard pile": {"#grave": 80}, "pile": {"#heap": 80}})

    assert asked("discard pile", vocabulary) == [{"discard": 100, "#grave": 80}, {"pile": 100, "#grave": 80}]
    assert asked("pile draw", vocabulary) == [{"pile": 100, "#heap": 80}, {"draw": 100}]


def test_a_phrase_may_hold_weak_words() -> None:
    vocabulary = Vocabulary(meanings={"top of the pile": {"#top": 80}})

    assert asked("top of the pile", vocabulary) == [{"#top": 80}, {"#top": 80}, {"#top": 80}, {"pile": 100, "#top": 80}]


def test_weak_words_alone_are_no_phrase_beside_other_words() -> None:
    vocabulary = Vocabulary(meanings={"top": {"#summit": 80}})

    assert asked("top of the pile", vocabulary) == [{"pile": 100}]
    assert asked("top of the", vocabulary)[0] == {"top": 1, "#summit": 80}


def test_a_query_that_is_a_name_asks_for_what_bears_it_with_each_word() -> None:
    vocabulary = Vocabulary(named=["=discard pile", '"discard pile'])

    assert asked("Discard pile", vocabulary) == [
        {"discard": 100, "=discard pile": 100, '"discard pile': 100},
        {"pile": 100, "=discard pile": 100, '"discard pile': 100},
    ]
    assert asked("draw discard pile", vocabulary) == [{"draw": 100}, {"discard": 100}, {"pile": 100}]
    assert asked("unheard discard pile", vocabulary) == [{"discard": 100}, {"pile": 100}]


CHAPTER = """# 1 Play

## 1.1 Drawing

1.1.1 A wolf howls.

1.1.2 A fox hides.

1.1.2.a It sleeps.

## 1.2 Wolves

1.2.1 A hen runs.
"""
GLOSSARY = "# Glossary\n\n## Fox\n\n- aliases: vixen\n\nA red animal.\n"
TOY = rulebook("toy", c1=CHAPTER, glossary=GLOSSARY)


def impacts(key: str) -> dict[str, int]:
    """What a key says of the rules of the toy, by their number."""
    ranking = rank_library(read_library(TOY)[0])
    found = ((ranking.entries[place].id, impact) for place, impact in ranking.postings.get(key, {}).items())
    return {id_.removeprefix("toy-"): impact for id_, impact in found if id_.startswith("toy-1.") and id_ != "toy-1.1"}


def test_a_word_says_most_of_the_rule_that_has_it_then_of_the_rules_under_its_heading() -> None:
    wolf = impacts("wolf") | impacts("wolv")

    assert wolf["1.1.1"] > wolf["1.2.1"] > 0
    assert "1.1.2" not in wolf


def test_a_rule_answers_for_the_one_above_it_a_little() -> None:
    fox = impacts("fox")

    assert fox["1.1.2"] > fox["1.1.2.a"] > 0


def test_another_name_of_a_term_leads_to_the_rules_that_use_it() -> None:
    ranking = rank_library(read_library(TOY)[0])
    (idea,) = [key for (phrase, key) in ranking.phrases if phrase == "vixen"]

    assert list(impacts(idea)) == ["1.1.2"]


def test_a_name_says_more_of_its_term_and_of_the_rule_that_defines_it_than_any_word_says_of_anything() -> None:
    toy = rulebook("toy", c1=CHAPTER, glossary=GLOSSARY.replace("- aliases", "- defined by: 1.1.2\n- aliases"))
    ranking = rank_library(read_library(toy)[0])

    named = {ranking.entries[place].id: impact for place, impact in ranking.postings["=fox"].items()}
    others = [impact for key, each in ranking.postings.items() if key != "=fox" for impact in each.values()]

    assert set(named) == {"toy-1.1.2", "toy-term-fox"}
    assert min(named.values()) > 2 * max(others)


def test_names_that_share_a_stem_are_told_apart_by_their_spelling() -> None:
    glossary = "# Glossary\n\n## Fox\n\nA red animal.\n\n## Foxes\n\nTwo of them.\n\n## Hen\n\nA bird.\n"
    ranking = rank_library(read_library(rulebook("toy", c1=CHAPTER, glossary=glossary))[0])

    spelled = {key: len(each) for key, each in ranking.postings.items() if key.startswith(("=", '"'))}

    assert spelled == {"=fox": 2, '"fox': 1, '"foxes': 1, "=hen": 1}


def test_how_players_ask_leads_to_the_rule_that_answers_and_to_no_other() -> None:
    files = TOY | {"rulebooks/toy/asked.csv": "rule,asked\ntoy-1.2.1,does a chicken howl\n"}
    ranking = rank_library(read_library(files)[0])

    assert [ranking.entries[place].id for place in ranking.postings["howl"]] == ["toy-1.1.1", "toy-1.2.1"]
    assert [ranking.entries[place].id for place in ranking.postings["chicken"]] == ["toy-1.2.1"]


def test_the_same_library_is_ranked_the_same() -> None:
    library = read_library(TOY)[0]

    assert rank_library(library) == rank_library(library)
