"""Sentences of the worked examples that say something of every game."""

import pytest
from project import ROOT
from resummoned_table import THREE, play
from told_scenario import wrong_with

from rules_db.engine.engines import engine_keys, load_engine
from rules_db.examples.then import third_person
from rules_db.games.resummoned.actions.wording import _CHOOSING

DUEL = "  Given a game of resummoned with Ann, Bob and Cleo in the Main Phase 1 of Ann\n"
MATCH = """\
  Given a game of resummoned with Ann and Bob
  And a match of 3 duels in the constructed format
  And Ann has 40 cards in the deck
  And Bob has 40 cards in the deck
"""


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("be ready", "is ready"),
        ("have Wolf", "has Wolf"),
        ("do so", "does so"),
        ("go on", "goes on"),
        ("pass", "passes"),
        ("carry on", "carries on"),
        ("play Wolf", "plays Wolf"),
        ("end the turn", "ends the turn"),
        ("Normal Summon Wolf", "Normal Summons Wolf"),
        ("summon Wolf", "summons Wolf"),
    ],
)
def test_an_action_is_said_of_one_player(action: str, said: str) -> None:
    assert third_person(action) == said


def test_what_a_player_may_be_can_be_asked() -> None:
    assert wrong_with("resummoned", f"{MATCH}  When Bob surrenders\n  Then Ann may be ready\n") == ""


def test_everyone_passes_once_who_is_still_in_the_game() -> None:
    passes = "  When Cleo surrenders\n  And everyone passes\n"

    assert (
        wrong_with("resummoned", f"{DUEL}{passes}  Then it is the Battle Phase of Ann\n  And Ann is next to act\n")
        == ""
    )


ANSWERED = """\
  Given a game of cgs with Ann and Bob
  And Bob has in the hand:
    | card       | type    | effects     |
    | Quick Rope | instant | gain 1 life |
    | Slow Rope  | instant | gain 1 life |
  When Ann passes
  And Bob plays Quick Rope
  And Ann passes
"""


def test_everyone_passes_until_the_last_player_has_passed() -> None:
    passes = "  And everyone passes\n  Then Bob has 21 life\n  And Bob is next to act\n"

    assert wrong_with("cgs", ANSWERED + passes) == ""


@pytest.mark.parametrize("key", engine_keys())
def test_a_scenario_may_only_end_at_decisions_that_have_words(key: str) -> None:
    scene = load_engine(key).scene

    assert scene.idle <= set(scene.decisions)


@pytest.mark.parametrize("key", engine_keys())
def test_whoever_writes_examples_can_read_what_players_are_next_to(key: str) -> None:
    told = (ROOT / "docs/authoring.md").read_text("utf-8")

    assert [words for words in load_engine(key).scene.decisions.values() if words not in told] == []


def test_every_choice_of_a_duel_has_words() -> None:
    assert set(_CHOOSING) - set(load_engine("resummoned").scene.decisions) == set()


def test_nobody_is_next_to_do_what_no_game_knows() -> None:
    found = wrong_with("resummoned", f"{DUEL}  Then Ann is next to lunch\n")

    assert "3: nobody is ever next to lunch (players are next to: act, get ready for the next duel, " in found


def test_a_decision_is_told_in_the_words_of_players() -> None:
    lost = "  When Bob surrenders\n  And Ann is ready\n  And Bob is ready\n"

    assert wrong_with("resummoned", f"{MATCH}{lost}  Then Bob is next to choose who starts\n") == ""
    assert "9: Bob is next to choose who starts, not Ann to act" in wrong_with(
        "resummoned", f"{MATCH}{lost}  Then Ann is next to act\n"
    )


@pytest.mark.parametrize(
    "sentence",
    [
        "rule 606.2.a applied",
        "rule 606.2.a did not apply",
        "rule 606.2.a applied because of rule 601.1",
        "rule 601.1 applied because of rule 606.2.a",
    ],
)
def test_nobody_can_say_that_a_rule_applied_which_only_decides(sentence: str) -> None:
    found = wrong_with("resummoned", f"{DUEL}  When Ann passes\n  Then {sentence}\n")

    assert found.startswith("4: rule 606.2.a makes nothing happen, it only decides")
    assert "(say what comes of it: `the attempt is refused by rule …`, `rule … forbids … to …`" in found


def test_a_rule_that_makes_something_happen_applied_or_did_not() -> None:
    assert wrong_with("resummoned", f"{DUEL}  When Ann passes\n  Then rule 601.1 applied\n") == ""
    assert wrong_with("resummoned", f"{DUEL}  When Ann passes\n  Then rule 607.3.b did not apply\n") == ""


def test_a_sideboard_can_be_counted() -> None:
    sideboard = "  And Ann has 15 cards in the sideboard\n"

    assert wrong_with("resummoned", f"{MATCH}{sideboard}  Then Ann has 15 cards in the sideboard\n") == ""
    assert wrong_with("resummoned", f"{MATCH}{sideboard}  Then Bob has no cards in the sideboard\n") == ""


@pytest.mark.parametrize("what", ["cards in the attic", "bananas", "happy cards in hand", "hand"])
def test_only_what_there_is_can_be_counted(what: str) -> None:
    found = wrong_with("resummoned", f"{DUEL}  Then Ann has 0 {what}\n")

    assert f"3: nobody counts {what} here (there are: life points, cards in the hand, cards in the deck," in found


def test_only_a_pile_of_another_player_can_be_counted() -> None:
    found = wrong_with("resummoned", f"{DUEL}  Then Ann counts 3 cards in the attic of Bob\n")

    assert "3: nobody counts cards in the attic (there are: hand, deck, graveyard, banished zone)" in found


def test_the_number_of_the_turn_can_be_given() -> None:
    session = play(f"{THREE} in the Main Phase 1 of Bob\nAnd it is turn 7 of the duel")

    assert (session.state.turn, session.state.turn_player) == (7, "Bob")


COLUMNS = f"""\
{DUEL}\
  And Ann controls:
    | card | column |
    | Wall | 0      |
  And Ann has in hand:
    | card |
    | Wolf |
"""


@pytest.mark.parametrize(
    ("columns", "wrong"),
    [
        ("Wolf are -1 and 1", ""),
        ("Wolf are -1, 0 and 1", "9: the columns open to Wolf are -1 and 1"),
        ("Wolf are none", "9: the columns open to Wolf are -1 and 1"),
        ("Wall are none", ""),
        ("Wulf are none", "9: there is no card Wulf (there are: "),
    ],
)
def test_all_columns_that_are_open_to_a_card_can_be_told(columns: str, wrong: str) -> None:
    assert wrong_with("resummoned", f"{COLUMNS}  Then the columns open to {columns}\n").startswith(wrong)


STORM = f"""\
{DUEL}\
  And Ann controls:
    | card  | effects                                          |
    | Storm | ignition: destroy all monsters opponent controls |
  And Bob controls:
    | card |
    | Wall |
    | Fox  |
  And Cleo controls:
    | card |
    | Ox   |
    | Owl  |
  When Ann activates Storm's effect
  And everyone passes
"""


def test_cards_can_arrive_in_an_order_that_does_not_matter() -> None:
    arrived = "  And the cards arrive in any order\n  Then Wall and Fox are in Bob's graveyard\n"

    assert wrong_with("resummoned", STORM + arrived) == ""


def test_an_order_is_left_open_only_where_there_is_one_to_choose() -> None:
    found = wrong_with("resummoned", f"{DUEL}  When the cards arrive in any order\n  Then the game goes on\n")

    assert found.startswith("3: no order of arrival is to be chosen")


ENDED = """\
  Given a game of cgs with Ann and Bob
  And Ann has 3 life
  And Bob has {life} life
  And Ann has in the hand:
    | card   | type    | effects                  |
    | Plague | sorcery | each player loses 3 life |
  When Ann plays Plague
  And everyone passes
"""


@pytest.mark.parametrize(
    "said", ["Bob wins", "Bob wins the game", "Ann loses", "Ann loses the game", "the game is over"]
)
def test_who_does_not_win_loses_and_the_game_is_over(said: str) -> None:
    assert wrong_with("cgs", f"{ENDED.format(life=4)}  Then {said}\n") == ""


@pytest.mark.parametrize("said", ["Ann wins", "Bob loses", "Ann and Bob lose the game", "the game is a tie"])
def test_an_outcome_that_is_not_so_is_told(said: str) -> None:
    assert wrong_with("cgs", f"{ENDED.format(life=4)}  Then {said}\n").startswith("10: Bob wins; it is not so that ")


def test_nobody_loses_alone_in_a_tie() -> None:
    assert wrong_with("cgs", f"{ENDED.format(life=3)}  Then the game is a tie\n  And the game is over\n") == ""
    assert "it is not so that Ann loses" in wrong_with("cgs", f"{ENDED.format(life=3)}  Then Ann loses\n")


OF_THREE = ENDED.replace("Ann and Bob", "Ann, Bob and Cleo").replace("each player", "target player")


def test_who_has_left_a_game_of_three_has_lost_it() -> None:
    stung = OF_THREE.format(life=3).replace("plays Plague", "plays Plague targeting Bob")

    assert wrong_with("cgs", f"{stung}  Then Bob loses\n  And the game goes on\n") == ""
    assert "it is not so that Cleo loses" in wrong_with("cgs", f"{stung}  Then Cleo loses\n")
    assert "it is not so that Bob wins" in wrong_with("cgs", f"{stung}  Then Bob wins\n")


def test_a_step_is_named_by_itself_or_by_its_phase() -> None:
    stepping = "  Given a game of cgs with Ann and Bob in the Starting Phase of Bob\n  When Bob takes the draw step\n"

    assert wrong_with("cgs", f"{stepping}  Then it is the draw step of Bob\n") == ""
    assert wrong_with("cgs", f"{stepping}  Then it is the Starting Phase of Bob\n") == ""
    assert "it is the draw step of Bob, not the untap step" in wrong_with(
        "cgs", f"{stepping}  Then it is the untap step of Bob\n"
    )


TRAMPLED = """\
  Given a game of cgs with Ann and Bob in the Battle Phase of Ann
  And Ann controls:
    | card  | type     | power | toughness | effects |
    | Rhino | creature | 5     | 4         | trample |
  And Bob controls:
    | card | type     | power | toughness |
    | Lamb | creature | 0     | 1         |
  When Ann attacks Bob with Rhino
  And everyone passes
  And Bob blocks with Lamb
  And everyone passes
"""


def test_where_something_is_not_so_yet_the_answer_that_is_owed_is_told() -> None:
    early = wrong_with("cgs", f"{TRAMPLED}  Then Lamb is in Bob's discard pile\n")

    assert "Lamb is in Bob's Main Summon Zone 1, not in Bob's discard pile (Ann has yet to choose: " in early
    assert wrong_with("cgs", f"{TRAMPLED}  And Ann chooses Bob\n  Then Lamb is in Bob's discard pile\n") == ""


def test_once_nobody_owes_an_answer_none_is_told() -> None:
    assert "yet to" not in wrong_with("cgs", f"{TRAMPLED}  And Ann chooses Bob\n  Then Bob has 20 life\n")
