"""States as JSON: they come back as they were, and what cannot change stands once."""

import json
from dataclasses import dataclass, field

import pytest

from rules_db.engine.state.plain import from_json, from_plain, to_json, to_plain


@dataclass(frozen=True, slots=True)
class Print:
    """A frozen value within another."""

    set: str


@dataclass(frozen=True, slots=True)
class Face:
    name: str
    print: Print
    words: tuple[str, ...] = ()


@dataclass(slots=True)
class Pile:
    faces: list[Face]
    top: Face | None = None
    by_name: dict[str, Face] = field(default_factory=dict)


def wolf() -> Face:
    return Face("Wolf", Print("first"), ("grey", "wild"))


def pile() -> Pile:
    return Pile([wolf(), wolf(), Face("Fox", Print("first"))], top=wolf(), by_name={"Wolf": wolf()})


def test_a_state_comes_back_as_it_was() -> None:
    assert from_json(Pile, to_json(pile())) == pile()


def test_equal_values_that_cannot_change_stand_once_in_the_order_in_which_they_are_met() -> None:
    found = json.loads(to_json(pile()))

    assert found["state"] == {"by_name": {"Wolf": 0}, "faces": [0, 0, 1], "top": 0}
    assert [value.get("name") or value["set"] for value in found["values"]] == ["Wolf", "Fox", "first"]


def test_the_text_does_not_depend_on_which_of_the_equal_values_are_the_same_object() -> None:
    one = wolf()

    assert to_json(Pile([one, one])) == to_json(Pile([wolf(), wolf()]))


def test_a_value_that_comes_back_is_the_same_object_everywhere() -> None:
    back = from_json(Pile, to_json(pile()))

    assert back.top is back.faces[0] is back.faces[1] is back.by_name["Wolf"]
    assert back.faces[0].print is back.faces[2].print


def test_what_has_its_default_is_left_out_and_comes_back() -> None:
    bare = Pile([Face("Fox", Print("first"))])

    assert json.loads(to_json(bare)) == {
        "state": {"faces": [0]},
        "values": [{"name": "Fox", "print": 1}, {"set": "first"}],
    }
    assert from_json(Pile, to_json(bare)) == bare


def test_what_comes_back_with_its_default_has_one_of_its_own() -> None:
    first, second = (from_json(Pile, to_json(Pile([]))) for _ in range(2))
    first.by_name["Wolf"] = wolf()

    assert second == Pile([])


def test_plain_data_say_each_value_where_it_is_used() -> None:
    plain = to_plain(Pile([wolf()]))

    assert plain["faces"] == [{"name": "Wolf", "print": {"set": "first"}, "words": ["grey", "wild"]}]
    assert from_plain(Pile, plain) == Pile([wolf()])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        '{"state": {"faces": [0]}, "values": []}',
        '{"state": {"faces": [{}]}, "values": []}',
        '{"state": {}, "values": []}',
        '{"state": {"faces": [], "bottom": 0}, "values": []}',
    ],
)
def test_any_other_text_is_refused(text: str) -> None:
    with pytest.raises((ValueError, TypeError, LookupError)):
        from_json(Pile, text)
