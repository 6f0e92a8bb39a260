"""Corners of Grand Archive's engine that no worked example comes to; each was found bare by mutation testing."""

import pytest

from rules_db.engine.kernel import BadSetup, Refusal
from rules_db.engine.play.record import BadRecord, read_record
from rules_db.engine.play.session import Session
from rules_db.examples.opening import open_game

GAME = "Given a game of grand-archive with Ann and Bob\n"


def play(setup: str, *actions: str) -> Session:
    """The game after these actions."""
    opening = open_game(read_record(setup, is_markdown=False).setup)
    session = Session(opening.game, opening.players, opening.setup, seed=1)
    for action in actions:
        session.do(action)
    return session


def resolve(session: Session, *cards: str) -> Session:
    """Ann plays the cards one after another, and each resolves."""
    for card in cards:
        for action in (f"Ann plays {card}", "Ann passes", "Bob passes"):
            session.do(action)
    return session


def in_hand(*rows: str) -> str:
    header = "And Ann has in the hand:\n  | card | name | type | supertype | back | effect |\n"
    return header + "".join(f"  | {row} |\n" for row in rows)


def test_with_three_players_opportunity_passes_from_one_to_the_next() -> None:
    three = GAME.replace("Ann and Bob", "Ann, Bob and Cid")

    session = play(three + in_hand("Wolf | | Ally | | |"), "Ann plays Wolf", "Ann passes")
    second = session.decision
    session.do("Bob passes")
    third = session.decision

    assert second is not None
    assert third is not None
    assert (second.player, third.player) == ("Bob", "Cid")


def test_a_card_that_was_turned_over_comes_back_with_its_front_up() -> None:
    rows = ("Moth | Moth | Ally | | Grub |", "Gust | | Action | | | turn Moth over. put Moth into the hand")

    session = resolve(play(GAME + in_hand(*rows)), "Moth", "Gust", "Moth")

    assert session.state.cards["Moth"].name == "Moth"


def test_a_protection_ends_as_its_object_leaves_the_field() -> None:
    gust = "protect Moth from sacrifice. put Moth into the hand"
    rows = ("Moth | | Ally | | |", f"Gust | | Action | | | {gust}", "Fire | | Action | | | sacrifice Moth")

    session = resolve(play(GAME + in_hand(*rows)), "Moth", "Gust", "Moth", "Fire")

    assert session.state.cards["Moth"].zone == "graveyard"


def test_a_change_of_card_type_takes_supertypes_that_were_added_before_it() -> None:
    gust = "make Moth also a unique Item. turn Moth into a regalia Weapon"
    rows = ("Moth | | Ally | | |", f"Gust | | Action | | | {gust}")

    session = resolve(play(GAME + in_hand(*rows)), "Moth", "Gust")

    changed = session.moves[-1].events[-2]
    assert changed.kind == "supertypes changed"
    assert changed.get("supertypes") == ["regalia"]


def test_two_cards_may_not_go_by_one_handle() -> None:
    with pytest.raises((BadSetup, BadRecord), match="two cards are called Wolf"):
        play(GAME + in_hand("Wolf | | Ally | | |", "Wolf | | Item | | |"))


def test_a_refusal_names_the_player_who_has_opportunity() -> None:
    session = play(GAME + in_hand("Wolf | | Ally | | |"))

    refusal = session.why_not("Bob ends the turn")

    assert refusal == Refusal("grand-archive-T2.8", (("opportunity", "Ann"),))


def test_a_refusal_names_the_player_whose_turn_it_is_to_build() -> None:
    collections = "And {} has in the collection:\n  | card |\n  | {} |\n"
    session = play(GAME + collections.format("Ann", "Wolf") + collections.format("Bob", "Hawk"))

    refusal = session.why_not("Bob finishes building")

    assert refusal == Refusal("grand-archive-T1.1", (("builder", "Ann"),))


def test_a_card_is_no_token_unless_it_is_said_to_be() -> None:
    face = {"name": "Wolf", "type": "Ally", "supertypes": [], "memory_cost": 0}
    wolf = {"handle": "Wolf", "front": face, "owner": "Ann", "controller": "Ann", "zone": "hand"}
    game = play(GAME + in_hand("Owl | | Ally | | |")).game

    state = game.new(
        {"players": ["Ann", "Bob"], "turn_player": "Ann", "cards": [wolf], "building": False, "chance": []}, seed=1
    )

    assert not state.cards["Wolf"].is_token


def test_of_two_limits_broken_at_once_the_trace_names_the_first_at_the_table() -> None:
    twins = "And Ann controls:\n  | card | name | supertype |\n  | a1 | Bear | unique |\n  | b1 | Crow | unique |\n"
    rows = ("Two | | Action | | | put a2 onto the field, put b2 onto the field", "a2 | Bear | Ally | unique | |")

    session = resolve(play(GAME + twins + in_hand(*rows, "b2 | Crow | Ally | unique | |")), "Two")

    told = {event.kind: event for event in session.moves[-1].events}
    assert told["limit broken"].get("name") == "Bear"
    assert session.legal() == [f"Ann sacrifices {card}" for card in ("a1", "a2", "b1", "b2")]
