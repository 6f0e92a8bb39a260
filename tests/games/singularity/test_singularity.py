"""What Singularity's engine needs around its rules: setups that are none, what is seen and drawn, and bad input."""

from typing import Any

import pytest
from offering import not_offered
from told_scenario import wrong_with

from rules_db.engine.chance import Chance
from rules_db.engine.game import legal
from rules_db.engine.kernel import BadSetup, Event, IllegalAction, MalformedAction
from rules_db.engine.play.record import BadRecord, read_record
from rules_db.engine.play.session import Session
from rules_db.engine.state.describing import describe
from rules_db.engine.state.plain import to_json
from rules_db.examples.opening import open_game
from rules_db.games.singularity.game import GAME
from rules_db.games.singularity.settings import DEFAULTS
from rules_db.games.singularity.state import CHALLENGES, SPACES, Galaxy
from rules_db.games.singularity.table.starter import STARTER
from rules_db.model import Library

ALONE = "Given a game of singularity with Ann\n"
GALAXY = """\
  Given a game of singularity with Ann
  And Ann has in the north sector:
    | card         |
    | Moon         |
"""
"""What a test adds stands on line 6."""
GOES_ON = "  Then the game goes on\n"


def play(setup: str, *actions: str, seed: int = 1) -> Session:
    opening = open_game(read_record(setup, is_markdown=False).setup)
    session = Session(opening.game, opening.players, opening.setup, seed)
    for action in actions:
        session.do(action)
    return session


def galaxy(session: Session) -> Galaxy:
    assert isinstance(session.state, Galaxy)
    return session.state


def test_the_defaults_are_those_of_the_rulebook(library: Library) -> None:
    told = {each.key: int(each.default) for each in library.settings if each.rulebook == "singularity"}

    assert told == dict(DEFAULTS)


@pytest.mark.parametrize(
    ("added", "wrong"),
    [
        ("  And Ann has 3 bananas\n", "6: the table cannot be set up: nobody is given bananas (there are: GPP, cards"),
        ("  And Ann has 2 cards in the attic\n", "6: the table cannot be set up: nobody is given cards in the attic"),
        ("  And Ann has 3 GPP\n  And Ann has 4 GPP\n", "7: the table cannot be set up: it is said twice how many GPP"),
        ("  And Ann has 2 Dark Rift tokens in the east sector\n", "6: the table cannot be set up: there cannot be 2"),
        (
            "  And Ann has no cards in the north sector\n",
            "6: the table cannot be set up: there are 0 cards in the north",
        ),
        (
            "  And Ann has in the hand:\n    | card |\n    | Moon 2 |\n",
            "6: the table cannot be set up: there is no",
        ),
        ("  And the cards:\n    | card |\n    | Moon 2 |\n", "6: the table cannot be set up: cards are told of where"),
        ("  And the challenge is Solitude\n", "6: the table cannot be set up: there is no challenge Solitude"),
        (
            "  And the challenge is Tri-Galactic Gorging\n  And Ann has 3 games won\n",
            "7: the table cannot be set up: only in Tri-Galactic Gorging games have been won before, and 2 at most",
        ),
        ("  And Ann has 1 game won\n", "6: the table cannot be set up: only in Tri-Galactic Gorging games have been"),
        (
            "  And the settings:\n    | setting | value |\n    | deck.suns | 3 |\n",
            "6: the table cannot be set up: there is no setting deck.suns (settings: deck.small_planets,",
        ),
        (
            "  And the settings:\n    | setting | value |\n    | deck.moons | many |\n",
            "6: the table cannot be set up: the setting deck.moons is a number, not many",
        ),
        (
            "  And the settings:\n    | name | value |\n    | deck.moons | 3 |\n",
            "6: the table cannot be set up: a setting has no column name, value (columns: setting, value)",
        ),
        (
            "  And Ann controls:\n    | card |\n    | Moon 2 |\n",
            "6: the table cannot be set up: there is no zone",
        ),
    ],
)
def test_what_a_galaxy_does_not_have_is_refused_at_its_step(added: str, wrong: str) -> None:
    assert wrong_with("singularity", GALAXY + added + GOES_ON).startswith(wrong)


def test_a_galaxy_has_a_card_somewhere() -> None:
    empty = f"  {ALONE}  And Ann has 1 card in the Singularity\n"
    with_one = f"{empty}  And Ann has 1 card in Distant Space\n"

    assert "there is no card in the galaxy" in wrong_with("singularity", empty + GOES_ON)
    assert wrong_with("singularity", f"{with_one}  Then Ann has 1 GPP\n") == ""


@pytest.mark.parametrize(
    ("columns", "cells", "wrong"),
    [
        ("card | colour", "Moon 2 | red", "a card has no column colour (columns: card, kind, facing, moon)"),
        ("card | facing", "Moon 2 | sideways", "a card lies up or down, not sideways"),
        ("card | kind", "Luna | Satellite", "there is no kind of card Satellite"),
        ("card", "Luna", "it is open what kind of card Luna is (add a column kind"),
        ("card", "Moon", "two cards are called Moon (give each a name of its own)"),
        ("card | moon", "Moon 2 | Moon 3", "Moon 3 is aligned with Moon 2"),
        ("card | moon | facing", "Gavbek | Moon 3 | down", "Gavbek has a Moon, so it lies face-up in a sector"),
    ],
)
def test_a_card_that_could_not_lie_there_is_refused(columns: str, cells: str, wrong: str) -> None:
    added = f"  And Ann has in the east sector:\n    | {columns} |\n    | {cells} |\n"

    assert wrong in wrong_with("singularity", GALAXY + added + GOES_ON)


@pytest.mark.parametrize(
    ("steps", "number"),
    [
        (f"  {ALONE}  And the settings:\n    | setting | value |\n    | deck.moons | 7 |\n", "1.2.1"),
        (f"  {ALONE}  And the settings:\n    | setting | value |\n    | start.gpp | 10 |\n", "3.1.2"),
        (f"{GALAXY}  And Ann has 10 GPP\n", "3.1.2"),
        (f"{GALAXY}  And Ann has 1 Dark Rift token in the east sector\n", "4.13.2"),
    ],
)
def test_a_start_that_a_rule_forbids_is_refused_by_it(steps: str, number: str) -> None:
    assert wrong_with("singularity", f"{steps}  Then the setup is refused by rule {number}\n") == ""


def test_no_setting_is_less_than_nothing() -> None:
    settings = {"deck.moons": -1}
    setup: dict[str, Any] = {"player": "Ann", "challenge": "", "settings": settings, "chance": [], "position": None}

    with pytest.raises(BadSetup, match=r"the setting deck\.moons cannot be -1"):
        GAME.new(setup, 1)


def test_there_is_one_player() -> None:
    with pytest.raises(BadRecord, match="Singularity is for one player, not for Ann and Bob"):
        play("Given a game of singularity with Ann and Bob\n")


def test_an_action_out_of_its_time_changes_nothing() -> None:
    session = play(ALONE)
    before = to_json(session.state)

    with pytest.raises(IllegalAction, match=r"singularity-1\.3\.1"):
        session.do("Ann reveals the galaxy")

    assert to_json(session.state) == before


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("Ann dances", "no action reads like “Ann dances” (they read: Ann deals the galaxy; "),
        ("Bob deals the galaxy", "nobody here is called Bob (the player is Ann)"),
        ("Ann consumes Pluto", "there is no card Pluto (cards: Aetheros, Binary Star 1, "),
        ("Ann merges the east sector and the east sector in the east", "two sectors merge in the place of one"),
        (
            "Ann merges the east sector and the west sector in the north",
            "two sectors merge in the place of one",
        ),
    ],
)
def test_what_is_no_action_says_what_would_be(text: str, wrong: str) -> None:
    session = play(ALONE)

    with pytest.raises(MalformedAction) as caught:
        session.do(text)

    assert str(caught.value).startswith(wrong)


def test_whatever_the_worked_examples_do_is_offered(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    examples = [each for each in library.examples if each.rulebook == "singularity"]

    assert not_offered(GAME, examples, monkeypatch) == []


def test_two_sectors_are_named_in_either_order() -> None:
    state = play(ALONE).state

    one, other = (
        GAME.parse(state, f"Ann merges the {first} sector and the {second} sector in the west")
        for first, second in (("east", "west"), ("west", "east"))
    )

    assert one == other


def test_cards_of_which_there_is_one_have_no_number() -> None:
    state = galaxy(play(ALONE))

    assert {card for card in state.deck if not card[-1].isdigit()} == {
        "Aetheros", "Gavbek", "Linkbek", "Orrak", "Taurrus", "White Dwarf",
    }  # fmt: skip


def test_the_circle_is_drawn_with_what_lies_on_top() -> None:
    setup = """\
Given a game of singularity with Ann
And Ann has in the north sector:
  | card   | moon   |
  | Gavbek | Moon 1 |
  | Orrak  |        |
And Ann has in the west sector:
  | card        | facing |
  | White Dwarf | up     |
  | Moon 2      | up     |
And Ann has 2 cards in Distant Space
"""
    drawn = describe(GAME.view(play(setup).state, "Ann"))

    assert drawn == [
        "Ann: 1 GPP",
        "north-west sector       north sector            north-east sector",
        "-                       Gavbek with Moon 1 +1   -",
        "",
        "west sector                                     east sector",
        "White Dwarf +1                                  -",
        "",
        "south-west sector       south sector            south-east sector",
        "-                       -                       -",
        "",
        "west sector, below the top: 2. Moon 2",
        "Distant Space: 2 cards",
        "Singularity: empty",
    ]


@pytest.mark.parametrize(
    ("challenge", "drawn"),
    [
        ("Tri-Galactic Gorging\nAnd Ann has 1 game won", "Tri-Galactic Gorging (game 2)"),
        ("Darkness Denied", "Darkness Denied"),
    ],
)
def test_the_picture_names_the_challenge_and_the_game_of_a_campaign(challenge: str, drawn: str) -> None:
    setup = f"{ALONE}And the challenge is {challenge}\nAnd Ann has 2 cards in Distant Space\n"

    assert describe(GAME.view(play(setup).state, "Ann"))[0] == f"Ann: 1 GPP, {drawn}"


def test_what_taurrus_looks_through_is_seen_until_a_card_is_found() -> None:
    setup = """\
Given a game of singularity with Ann
And Ann has in the north sector:
  | card    | moon   |
  | Taurrus | Moon 1 |
And Ann has in the east sector:
  | card   |
  | Moon 2 |
  | Orrak  |
  | Gavbek |
"""
    session = play(setup, "Ann consumes Taurrus")
    while_looking = GAME.view(session.state, "Ann").sectors[SPACES.index("east")].cards
    session.do("Ann finds Gavbek")
    afterwards = GAME.view(session.state, "Ann").sectors[SPACES.index("east")].cards

    assert while_looking == ("Moon 2", "Orrak", "Gavbek")
    assert afterwards == ("Moon 2", "face-down")


def test_in_a_game_that_is_dealt_the_third_dark_matter_is_one_too_many() -> None:
    counts = {"dark_matter": 30, "small_planets": 0, "medium_planets": 0, "moons": 0, "cosmic_storms": 0}
    rows = "".join(f"  | deck.{name} | {count} |\n" for name, count in counts.items())
    setup = f"{ALONE}And the challenge is Darkness Denied\nAnd the settings:\n  | setting | value |\n{rows}"
    state, events = galaxy(play(setup)), list[Event]()

    while not state.verdict:
        events += GAME.apply(state, legal(GAME, state)[0])

    assert [event.kind for event in events].count("took effect") == 3


def test_random_games_begin_in_many_ways() -> None:
    setups = [STARTER.random(("Ann", "Bob"), Chance(seed)) for seed in range(60)]

    assert all(setup.startswith(ALONE.strip()) and "Bob" not in setup for setup in setups)
    assert all(any(f"the challenge is {challenge}" in setup for setup in setups) for challenge in CHALLENGES)
    for said in ("Dark Rift token", "Distant Space", "games won", "cost.", "start.distant_space_face_up"):
        assert any(said in setup for setup in setups)


def test_a_deck_with_another_seed_is_dealt_otherwise() -> None:
    dealt = [galaxy(play(ALONE, "Ann deals the galaxy", seed=seed)).distant for seed in (1, 1, 2)]

    assert dealt[0] == dealt[1] != dealt[2]
