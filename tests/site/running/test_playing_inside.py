"""A game played in the page, asked here: begun, acted in, taken back, refused, and secrets kept."""

import json
import re
from html import unescape
from typing import Any

import pytest

from rules_db.engine.engines import engine_keys, load_engine
from rules_db.model import Library
from rules_db.site.running.inside import door, playing
from rules_db.site.running.slim import slim

BOT = {"Bob": "random"}


@pytest.fixture(scope="module")
def asked(bare_library: Library) -> Any:
    door.begin(slim(bare_library))
    return lambda **question: json.loads(door.answer(json.dumps(question)))


def sit(asked: Any, key: str, game: str = "Seed 7\n", **others: Any) -> Any:
    return asked(ask="sit", **{"key": key, "game": game, "bots": {}} | others)


@pytest.mark.parametrize("key", engine_keys())
def test_a_game_of_every_engine_begins_and_is_played(asked: Any, key: str) -> None:
    said = sit(asked, key)
    for _ in range(12):
        assert said["actions"], said
        action = said["actions"][-1]["text"]
        said = asked(ask="act", key=key, game=said["game"], bots={}, action=action, viewer=said["viewer"])
        assert said["told"][-1]["action"]
        said = sit(asked, key, said["game"])

    assert said["moves"] == 12
    assert said["game"].startswith("Seed 7\n")
    assert said["board"]


def test_what_a_player_counts_is_told_beside_the_board(asked: Any) -> None:
    scores = sit(asked, "resummoned")["scores"]

    assert [line.split(",")[0] for line in scores] == ["Bob: 8000 life points", "Ann: 8000 life points"]
    assert sit(asked, "singularity")["scores"] == ["Ann: 0 GPP"]


def test_the_text_alone_gives_the_same_game(asked: Any) -> None:
    begun = sit(asked, "grand-archive")
    action = begun["actions"][0]["text"]
    said = asked(ask="act", key="grand-archive", game=begun["game"], bots={}, action=action, viewer="Ann")
    sit(asked, "resummoned")  # another game is on the table in between

    assert sit(asked, "grand-archive", said["game"], viewer="Ann") == said


def test_a_setup_may_come_with_the_game(asked: Any) -> None:
    setup = "Given a game of resummoned with Ann and Bob in the Battle Phase of Ann\nAnd Ann controls:\n"
    setup += "  | card | ATK  |\n  | Wolf | 1500 |\nSeed 3\n"

    said = sit(asked, "resummoned", setup)

    assert said["phase"] == "Battle Phase of Ann"
    assert "Ann attacks Bob with Wolf" in [each["text"] for each in said["actions"]]
    assert {"card": "Wolf", "text": "Ann attacks Bob with Wolf"} in said["actions"]
    assert sit(asked, "resummoned", said["game"]) == said


@pytest.mark.parametrize(
    ("game", "wrong"),
    [
        ("Given nothing\n", "line 1"),
        ("Seed 7\n\nAnn flies\n", "line 3"),
        ("Given a game of ttcg with Ann and Bob\n", "not of resummoned"),
    ],
)
def test_what_cannot_be_read_says_where(asked: Any, game: str, wrong: str) -> None:
    assert wrong in sit(asked, "resummoned", game)["wrong"]


def test_what_may_not_be_done_has_its_rule(asked: Any) -> None:
    begun = sit(asked, "grand-archive")
    passes = next(each for each in begun["refused"] if each["text"] == "Ann passes")

    tried = asked(ask="act", key="grand-archive", game=begun["game"], bots={}, action="passes", viewer="Ann")

    assert 'data-ref="grand-archive-T2.8"' in passes["html"]
    assert tried["forbidden"] == passes["html"]
    assert "wrong" in asked(ask="act", key="grand-archive", game=begun["game"], bots={}, action="sings", viewer="Ann")
    assert asked(ask="act", key="grand-archive", game=begun["game"], bots={}, action="passes", viewer="Bob") == {
        "wrong": "Ann is next"
    }


def test_a_bot_plays_and_a_move_taken_back_takes_its_moves_back(asked: Any) -> None:
    key = "grand-archive"
    said = sit(asked, key, bots=BOT)
    before = said["game"]
    said = asked(ask="act", key=key, game=before, bots=BOT, action="ends the turn", viewer="Ann")
    while said["is_bot"]:
        assert said["actions"] == []
        said = asked(ask="bot", key=key, game=said["game"], bots=BOT, viewer="Ann", first=said["moves"])

    back = asked(ask="undo", key=key, game=said["game"], bots=BOT, viewer="Ann")

    assert said["moves"] > 1
    assert (back["game"], back["can_undo"]) == (before, False)


@pytest.mark.parametrize("key", [key for key in engine_keys() if len(load_engine(key).players) > 1])
def test_what_only_another_may_know_is_not_in_an_answer(asked: Any, key: str) -> None:
    said = sit(asked, key)
    for _ in range(10):
        action = said["actions"][-1]["text"]
        said = asked(ask="act", key=key, game=said["game"], bots={}, action=action, viewer=said["viewer"])
        said = sit(asked, key, said["game"])
    scene, state = load_engine(key).scene, playing._KEPT[0].session.state
    lying = [card.card for card in scene.board(state)]
    every = re.compile("|".join(map(re.escape, sorted(lying, key=len, reverse=True))))
    for viewer in said["players"]:
        hidden = {card for card in lying if not scene.sees(state, viewer, card)}
        shown = sit(asked, key, said["game"], viewer=viewer)
        named = every.findall(unescape(shown["board"]))
        assert hidden
        assert hidden.isdisjoint(named)


def crowd() -> str:
    """A position in which 12 monsters in Defense Position could each be tried to attack one of 12."""
    rows = {name: "".join(f"  | {name} {number} | defense |\n" for number in range(12)) for name in ("Wolf", "Wall")}
    head = "  | card | position |\n"
    return (
        "Given a game of resummoned with Ann and Bob in the Battle Phase of Ann\n"
        f"And Ann controls:\n{head}{rows['Wolf']}And Bob controls:\n{head}{rows['Wall']}Seed 7\n"
    )


def test_what_is_forbidden_comes_in_parts_and_none_is_left_out(asked: Any) -> None:
    said = sit(asked, "resummoned", crowd())
    rest = asked(ask="refused", key="resummoned", game=said["game"], bots={}, viewer="Ann", first=len(said["refused"]))

    assert (len(said["refused"]), said["more"]) == (playing.MOST_REFUSED, 144 - playing.MOST_REFUSED)
    assert (len(rest["refused"]), rest["more"]) == (said["more"], 0)
    assert len({each["text"] for each in (*said["refused"], *rest["refused"])}) == 144
