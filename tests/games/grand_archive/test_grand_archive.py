"""What Grand Archive's engine needs around chapter S: turns, Opportunity, decks, effects, and setups that are none.

The rules of chapter S are shown by their worked examples.
"""

from typing import Any

import pytest

from rules_db.engine.kernel import BadSetup, Decision, IllegalAction, MalformedAction
from rules_db.engine.play.record import BadRecord, read_record
from rules_db.engine.play.telling import tell_lines
from rules_db.engine.state.plain import to_json
from rules_db.examples.opening import open_game
from rules_db.games.grand_archive.game import GAME
from rules_db.games.grand_archive.state import HAND, GameState
from rules_db.games.grand_archive.table.scene import SCENE

IN_PLAY = """\
Given a game of grand-archive with Ann and Bob
And Ann controls:
  | card | effect | back |
  | Wolf | draw 1 |      |
  | Rock |        |      |
And Bob controls:
  | card | effect |
  | Hawk | draw 1 |
And Ann has in hand:
  | card  | effect |
  | Spark | draw 1 |
  | Flare |        |
And Bob has in hand:
  | card |
  | Dove |
And Ann has in the graveyard:
  | card |
  | Rat  |
"""
DECKS = """\
And Ann has in the main deck:
  | card |
  | Mole |
And Bob has in the main deck:
  | card |
  | Crab |
"""
BUILDING = """\
Given a game of grand-archive with Ann and Bob
And Ann has in the collection:
  | card |
  | Wolf |
  | Hawk |
  | Dove |
And Bob has in the collection:
  | card |
  | Rat  |
And chance gives 0 and 0
"""


def setup_of(text: str) -> dict[str, Any]:
    return open_game(read_record(text, is_markdown=False).setup).setup


def played(text: str, *actions: str) -> GameState:
    """The table after some actions."""
    state = GAME.new(setup_of(text), 1)
    for action in actions:
        GAME.apply(state, GAME.parse(state, action))
    return state


def refused(state: GameState, action: str) -> str:
    """The rule that refuses an action; the table must be as before."""
    before = to_json(state)
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, GAME.parse(state, action))
    assert to_json(state) == before
    return caught.value.refusal.rule


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("Ann plays Rat", "T2.5"),
        ("Ann plays Wolf", "T2.5"),
        ("Ann plays Dove", "T2.5"),
        ("Ann activates Spark", "T2.6"),
        ("Ann activates Hawk", "T2.6"),
        ("Ann activates Rock", "T2.6"),
        ("Ann passes", "T2.8"),
        ("Bob plays Dove", "T2.8"),
        ("Bob ends the turn", "T2.8"),
        ("Ann puts Spark into the main deck", "T1.1"),
        ("Ann finishes building", "T1.1"),
    ],
)
def test_what_the_frame_of_the_game_does_not_allow_is_refused(action: str, rule: str) -> None:
    assert refused(played(IN_PLAY), action) == f"grand-archive-{rule}"


def test_a_turn_does_not_end_while_something_is_to_resolve() -> None:
    assert refused(played(IN_PLAY, "Ann plays Spark"), "Ann ends the turn") == "grand-archive-T2.3"


def test_after_an_answer_everyone_has_to_pass_again() -> None:
    state = played(IN_PLAY, "Ann plays Spark", "Ann passes", "Bob plays Dove", "Bob passes")

    assert GAME.pending(state) == Decision("Ann", "act")
    assert [item.card for item in state.stack] == ["Spark", "Dove"]


def test_everyone_has_to_pass_anew_for_each_thing_that_resolves_and_the_last_one_played_resolves_first() -> None:
    state = played(IN_PLAY, "Ann plays Spark", "Ann plays Flare", "Ann passes", "Bob passes", "Ann passes")

    assert (SCENE.place(state, "Flare"), SCENE.place(state, "Spark")) == ("on the field", "on the effects stack")
    assert GAME.pending(state) == Decision("Bob", "act")


def test_each_player_has_a_main_deck() -> None:
    assert played(IN_PLAY + DECKS).main_decks == {"Ann": ["Mole"], "Bob": ["Crab"]}


@pytest.mark.parametrize(
    ("actions", "event"),
    [
        (["Ann plays Spark"], "T2.5 played (Ann): Spark, origin hand"),
        (["Ann activates Wolf"], "T2.6 activated (Ann): Wolf"),
        (["Ann plays Spark", "Ann passes"], "T2.8 passed (Ann)"),
        (["Ann plays Flare", "Ann passes", "Bob passes"], "T2.5 resolved (Ann): Flare"),
        (["Ann plays Flare", "Ann passes", "Bob passes"], "  T2.2 entered (Ann): Flare, origin effects stack"),
        (["Ann activates Wolf", "Ann passes", "Bob passes"], "  T2.1 drew (Ann)"),
        (["Ann ends the turn"], "T2.3 turn ended (Ann)"),
    ],
)
def test_what_happens_is_told_with_the_place_in_the_map_that_it_belongs_to(actions: list[str], event: str) -> None:
    *before, last = actions
    state = played(IN_PLAY + DECKS, *before)

    assert event in tell_lines(GAME.apply(state, GAME.parse(state, last)))


@pytest.mark.parametrize(
    ("effect", "event"),
    [
        ("give Wolf to Bob", "  T2.7 changed control (Bob): Wolf"),
        ("protect Wolf from sacrifice", "  T2.7 protected from sacrifice (Ann): Wolf"),
        ("make Wolf also an Item", "  T2.7 card type added (Ann): Wolf, type Item"),
        ("rename Wolf to Dog", "  T2.7 renamed (Ann): Wolf, name Dog"),
        ("turn Wolf over", "  T2.7 turned over (Ann): Wolf, name Moon"),
        ("make Wolf a copy of Rock", "  T2.7 became a copy (Ann): Wolf, of Rock"),
        ("shuffle the main deck", "  T2.8 shuffled (Ann)"),
        ("sacrifice Wolf", "  T2.7 sacrificed (Ann): Wolf"),
    ],
)
def test_each_primitive_tells_what_it_did(effect: str, event: str) -> None:
    text = IN_PLAY.replace("| Wolf | draw 1 |      |", f"| Wolf | {effect} | Moon |")
    state = played(text, "Ann activates Wolf", "Ann passes")

    assert event in tell_lines(GAME.apply(state, GAME.parse(state, "Bob passes")))


def test_the_turn_goes_round() -> None:
    state = played(IN_PLAY, "Ann ends the turn", "Bob ends the turn")

    assert SCENE.phase(state) == (("main phase",), "Ann")
    assert state.turn == 3


def test_one_player_after_another_builds_and_each_from_their_own_collection() -> None:
    state = played(BUILDING, "Ann puts Wolf into the main deck")

    assert GAME.pending(state) == Decision("Ann", "build decks")
    assert tell_lines(GAME.apply(state, GAME.parse(state, "Ann puts Hawk into the material deck"))) == [
        "T1.1 put into a deck (Ann): Hawk, deck material deck"
    ]
    assert state.main_decks["Ann"] == ["Wolf"]
    assert refused(state, "Ann puts Wolf into the material deck") == "grand-archive-T1.1"
    assert refused(state, "Ann puts Rat into the main deck") == "grand-archive-T1.1"
    assert refused(state, "Bob puts Rat into the main deck") == "grand-archive-T1.1"
    assert refused(state, "Ann plays Dove") == "grand-archive-T2.8"


def test_when_all_have_built_the_main_decks_are_shuffled_and_the_first_main_phase_begins() -> None:
    building = [f"Ann puts {card} into the main deck" for card in ("Wolf", "Hawk", "Dove")]

    state = played(BUILDING, *building, "Ann finishes building", "Bob puts Rat into the main deck")
    assert state.main_decks == {"Ann": ["Wolf", "Hawk", "Dove"], "Bob": ["Rat"]}

    told = tell_lines(GAME.apply(state, GAME.parse(state, "Bob finishes building")))
    assert told == ["T1.1 decks closed (Bob)", "T2.8 shuffled (Ann)", "T2.8 shuffled (Bob)"]
    assert state.main_decks == {"Ann": ["Hawk", "Dove", "Wolf"], "Bob": ["Rat"]}
    assert GAME.pending(state) == Decision("Ann", "act")


@pytest.mark.parametrize(
    "effect",
    [
        "put Wolf into the hand",
        "put Wolf onto the field",
        "put Token into the hand",
        "give Rat to Bob",
        "give Wolf to Ann",
        "sacrifice Hawk",
        "sacrifice Rat",
        "protect Rat from sacrifice",
        "turn Rat into an Item",
        "rename Rat to Mouse",
        "turn Wolf over",
        "turn Rat over",
        "make Rat a copy of Wolf",
        "make Wolf a copy of Rat",
        "draw 1",
    ],
)
def test_an_effect_leaves_alone_what_is_not_where_it_would_have_to_be(effect: str) -> None:
    rows = f"  | Spell | Action | | {effect} | |\n  | Wolf | Ally | | | |\n"
    start = "Given a game of grand-archive with Ann and Bob\n"
    field = "And Ann controls:\n  | card |\n  | Wolf |\nAnd Bob controls:\n  | card |\n  | Hawk |\n"
    if effect == "put Wolf into the hand":
        field = "And Ann has in hand:\n  | card |\n  | Wolf |\n"
    text = (
        f"{start}And the cards:\n  | card | type | supertype | effect | token |\n{rows}"
        f"  | Token | Ally | | | yes |\n{field}"
        "And Ann has in hand:\n  | card |\n  | Spell |\n"
        "And Ann has in the graveyard:\n  | card | back |\n  | Rat | Bat |\n"
    )
    before = played(text)

    after = played(text, "Ann plays Spell", "Ann passes")
    told = tell_lines(GAME.apply(after, GAME.parse(after, "Bob passes")))

    assert told == [
        "T2.8 passed (Bob)",
        "T2.5 resolved (Ann): Spell",
        "T2.2 moved (Ann): Spell, origin effects stack, to graveyard",
    ]
    others = [handle for handle in before.cards if handle != "Spell"]
    assert [after.cards[handle] for handle in others] == [before.cards[handle] for handle in others]


def test_a_copy_has_the_name_of_the_face_that_is_up_and_a_copy_of_a_copy_too() -> None:
    text = """\
Given a game of grand-archive with Ann and Bob
And Ann controls:
  | card   | back | effect                                          |
  | Moth   | Bat  | turn Moth over, make Mirror a copy of Moth       |
  | Mirror | Lamp | turn Mirror over                                |
  | Echo   |      | make Echo a copy of Mirror                      |
"""
    state = played(text, *(each for card in ("Mirror", "Moth", "Echo") for each in activation(card)))

    assert [state.cards[handle].name for handle in ("Moth", "Mirror", "Echo")] == ["Bat", "Bat", "Bat"]


def activation(card: str) -> tuple[str, str, str]:
    return f"Ann activates {card}", "Ann passes", "Bob passes"


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ("And Cid controls:\n  | card |\n  | Wolf |", "nobody here is called Cid"),
        ("And Ann controls:\n  | card | owner |\n  | Wolf | Cid |", "Wolf belongs to Cid (players: Ann, Bob)"),
        ("And Ann has in hand:\n  | card | owner |\n  | Wolf | Bob |", "Wolf is owned by Bob, but lies with Ann"),
        ("And Ann has in the attic:\n  | card |\n  | Wolf |", "there is no zone attic"),
        ("And Ann has in hand:\n  | card | token |\n  | Wolf | yes |", "Wolf cannot be in the hand"),
        ("And the cards:\n  | card |\n  | Wolf |", "Wolf cannot be in the nowhere"),
        ("And Ann controls:\n  | name |\n  | Wolf |", "a row of cards needs a column `card`"),
        ("And Ann controls:\n  | card | mood |\n  | Wolf | good |", "a card has no column mood"),
        ("And Ann controls:\n  | card | type |\n  | Wolf | Beast |", "there is no card type Beast"),
        ("And Ann controls:\n  | card | memory cost |\n  | Wolf | x |", "a memory cost is a number or none, not x"),
        ("And Ann controls:\n  | card | effect |\n  | Wolf | howl |", "'howl' is not a step"),
        ("And Ann controls:\n  | card | effect |\n  | Wolf | banish Hawk |", "names Hawk, which is no card here"),
        (
            "And Ann controls:\n  | card | effect |\n  | Wolf | make Wolf a copy of Hawk |",
            "the effect of Wolf names Hawk, which is no card here",
        ),
        (
            "And Ann controls:\n  | card | effect |\n  | Wolf | give Wolf to Cid |",
            "the effect of Wolf gives Wolf to Cid (players: Ann, Bob)",
        ),
        (
            "And Ann controls:\n  | card | when sacrificed |\n  | Wolf | draw 1. draw 1 |",
            "Wolf has 2 effects when it is sacrificed (write one, its steps parted by commas)",
        ),
        (
            "And Ann has in the collection:\n  | card |\n  | Wolf |\n"
            "And Bob controls:\n  | card | token |\n  | Hawk | yes |",
            "Hawk cannot be in the field (places: nowhere)",
        ),
        (
            "And Ann has in the collection:\n  | card |\n  | Wolf |\nAnd Bob controls:\n  | card |\n  | Hawk |",
            "Hawk cannot",
        ),
        ("And Ann has 7 life points", "players have no life points here"),
    ],
)
def test_a_table_that_the_game_could_not_have_is_refused(rows: str, message: str) -> None:
    with pytest.raises((BadSetup, BadRecord)) as caught:
        played(f"Given a game of grand-archive with Ann and Bob\n{rows}\n")

    assert message in str(caught.value)


def test_a_scenario_begins_in_a_main_phase() -> None:
    with pytest.raises(BadRecord, match="no scenario begins in the combat phase"):
        played("Given a game of grand-archive with Ann and Bob in the combat phase of Ann\n")


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"players": ["Ann"]}, "two or more players"),
        ({"players": ["Ann", "Ann"]}, "two or more players"),
        ({"turn_player": "Cid"}, "the turn player Cid does not play"),
        ({"cards": [{"handle": "Wolf"}]}, "the setup is not of the form"),
        ({"cards": 7}, "the setup is not of the form"),
        ({"players": None}, "the setup is not of the form"),
    ],
)
def test_a_setup_of_another_form_is_refused(changed: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        GAME.new({**setup_of(IN_PLAY), **changed}, 1)


def test_regalia_without_a_memory_cost_are_no_position_and_the_rule_is_named() -> None:
    rows = "And Ann controls:\n  | card | supertypes | memory cost |\n  | Crown | regalia | none |"

    with pytest.raises(BadSetup) as caught:
        played(f"Given a game of grand-archive with Ann and Bob\n{rows}\n")

    assert "Crown is regalia without a memory cost" in str(caught.value)
    assert caught.value.refusal
    assert caught.value.refusal.rule == "grand-archive-S2.2"


def test_regalia_in_a_graveyard_are_no_position_and_the_rule_is_named() -> None:
    text = IN_PLAY.replace("| card |\n  | Rat  |", "| card | supertype |\n  | Rat | regalia |")

    with pytest.raises(BadSetup) as caught:
        played(text)

    assert caught.value.refusal
    assert caught.value.refusal.rule == "grand-archive-S2.3"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Ann howls", "no action reads like “Ann howls”"),
        ("Cid passes", "nobody here is called Cid (players: Ann, Bob)"),
        ("Ann plays Unicorn", "there is no card Unicorn (cards: "),
        ("Ann puts Spark into the hand", "no action reads like"),
    ],
)
def test_a_text_that_is_no_action_says_why(text: str, message: str) -> None:
    with pytest.raises(MalformedAction) as caught:
        GAME.parse(played(IN_PLAY), text)

    assert message in str(caught.value)


def test_a_view_counts_the_cards_that_it_does_not_show() -> None:
    state = played(IN_PLAY)

    seen = GAME.view(state, "Bob")

    assert {(player, zone): size for player, zone, size in seen.sizes}["Ann", HAND] == 2
    assert sum(size for _, _, size in seen.sizes) == 4
    assert sorted(card.handle for card in seen.cards) == ["Dove", "Hawk", "Rat", "Rock", "Wolf"]
