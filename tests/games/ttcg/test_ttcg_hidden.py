"""What players of the True Trading Card Game see of cards that are hidden from them, and what they are told."""

from dataclasses import replace

import pytest
from ttcg_table import creature, setup_of

from rules_db.engine.state.plain import to_json
from rules_db.games.ttcg import views
from rules_db.games.ttcg.game import GAME


def test_what_a_player_does_not_see_goes_by_its_place_from_the_top_or_the_left() -> None:
    lying = {"Top": "deck", "Bottom": "deck", "First": "hand", "Second": "hand", "Open": "field", "Hidden": "field"}
    cards = [
        {"card": name, "player": "Bob", "zone": zone, "print": creature(name), "face_down": name == "Hidden"}
        for name, zone in lying.items()
    ]
    table = GAME.new(setup_of(cards=cards), 1)

    assert [views.known_as(table, "Ann", name) for name in lying] == [
        "Bob's deck 1",
        "Bob's deck 2",
        "Bob's hand 1",
        "Bob's hand 2",
        "Open",
        "Bob's creature zone 2",
    ]


def test_a_card_that_has_been_on_the_field_looks_like_any_other_of_the_hand() -> None:
    otter = creature("Otter", effects="normal: return all other creatures to the hand")
    cards = [
        {"card": "Otter", "player": "Ann", "zone": "field", "print": otter},
        {"card": "Crab", "player": "Bob", "zone": "hand", "print": creature("Crab")},
        {"card": "Pike", "player": "Bob", "zone": "field", "print": creature("Pike", level=2)},
    ]
    table = GAME.new(setup_of(cards=cards), 1)

    for text in ("Ann activates Otter's effect", "Bob passes", "Ann passes"):
        GAME.apply(table, GAME.parse(table, text))

    seen = GAME.view(table, "Ann").cards
    assert replace(seen["Bob's hand 1"], id="") == replace(seen["Bob's hand 2"], id="")


def test_only_who_searches_a_deck_sees_what_there_is_to_choose() -> None:
    otter = creature("Otter", effects="normal: search your deck for a creature")
    deck = [{"card": name, "player": "Ann", "zone": "deck", "print": creature(name)} for name in ("Pike", "Crab")]
    table = GAME.new(setup_of(cards=[{"card": "Otter", "player": "Ann", "zone": "field", "print": otter}, *deck]), 1)

    for text in ("Ann activates Otter's effect", "Bob passes", "Ann passes"):
        GAME.apply(table, GAME.parse(table, text))

    assert {"Pike", "Crab"} <= GAME.view(table, "Ann").cards.keys()
    assert "Crab" not in to_json(GAME.view(table, "Bob"))


@pytest.mark.parametrize(
    ("effect", "actions"),
    [
        ("discard target card in opponent's hand", ["targeting Bob's hand 1"]),
        ("target creature opponent controls gets attack +1 this turn", ["targeting Bob's creature zone 1"]),
        (
            "target creature opponent controls gets attack +1 this turn",
            ["targeting Bob's creature zone 1", "Bob passes", "Ann passes"],
        ),
        ("opponent discards 1", ["", "Bob passes", "Ann passes"]),
    ],
)
def test_no_name_of_a_hidden_card_stands_in_what_the_other_player_sees(effect: str, actions: list[str]) -> None:
    otter = creature("Otter", effects=f"normal: {effect}")
    hidden = {"Pike": "hand", "Crab": "hand", "Squid": "field"}
    cards = [
        {"card": name, "player": "Bob", "zone": zone, "print": creature(name), "face_down": True}
        for name, zone in hidden.items()
    ]
    table = GAME.new(setup_of(cards=[{"card": "Otter", "player": "Ann", "zone": "field", "print": otter}, *cards]), 1)

    activation = f"Ann activates Otter's effect {actions[0]}".strip()
    for text in (activation, *actions[1:]):
        GAME.apply(table, GAME.parse(table, text))

    seen = to_json(GAME.view(table, "Ann"))
    assert [name for name in hidden if name in seen] == []


def test_a_hidden_card_is_called_by_its_place() -> None:
    cards = [
        {"card": "Sprat", "player": "Ann", "zone": "field", "print": creature("Sprat"), "face_down": True},
        {"card": "Pike", "player": "Bob", "zone": "field", "print": creature("Pike")},
    ]
    table = GAME.new(setup_of(cards=cards, turn_player="Bob", phase="Battle Phase"), 1)

    told = [GAME.format(action) for action in GAME.options(table)]

    assert "Bob attacks Ann's creature zone 1 with Pike" in told
    assert "Sprat" not in GAME.view(table, "Bob").cards


def test_a_refusal_tells_no_secret() -> None:
    cards = [
        {"card": "Sprat", "player": "Ann", "zone": "field", "print": creature("Sprat"), "face_down": True},
        {"card": "Newt", "player": "Ann", "zone": "hand", "print": creature("Newt")},
        {"card": "Pike", "player": "Bob", "zone": "field", "print": creature("Pike")},
    ]
    table = GAME.new(setup_of(cards=cards, turn_player="Bob", phase="Battle Phase"), 1)

    told = [
        GAME.why_not(table, GAME.parse(table, text))
        for text in ("Bob attacks Ann with Pike", "Bob attacks Newt with Pike", "Bob plays Newt", "Bob flips Newt")
    ]

    assert [None if each is None else dict(each.facts) for each in told] == [
        {"player": "Ann", "creatures": ["Ann's creature zone 1"]},
        {"target": "Newt", "player": "Ann"},
        {"card": "Newt", "player": "Ann"},
        {"card": "Newt", "player": "Ann"},
    ]
