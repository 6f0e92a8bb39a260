"""`rules-db study`: what is counted, what settings change, what it prints, and what it refuses."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from project import ROOT

from rules_db.cli import main
from rules_db.engine.engines import load_engine
from rules_db.engine.kernel import Event
from rules_db.engine.play.bots import at_random, let_play
from rules_db.engine.play.record import read_record
from rules_db.errors import RulesError
from rules_db.examples.opening import open_game
from rules_db.games.singularity.state import Galaxy
from rules_db.studies.axes import read_axis
from rules_db.studies.intervals import mean, share
from rules_db.studies.playing import Batch, Counts, Plan, batches, play_batch
from rules_db.studies.study import plain, read_study

VARYING = load_engine("singularity").varying
PLAN = Plan("singularity", "random", 500)
STORED = ROOT / "docs" / "rulebooks" / "singularity" / "study.json"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["study", *arguments, "--docs", str(ROOT / "docs")], catch_exceptions=False)


def found(*arguments: str) -> dict[str, Any]:
    done = run(*arguments, "--json")
    assert done.exit_code == 0, done.stderr
    read: dict[str, Any] = json.loads(done.stdout)
    return read


def setup_with(**chosen: int) -> str:
    assert VARYING
    return VARYING.setup(["Ann"], VARYING.settings({name.replace("__", "."): n for name, n in chosen.items()}))


@pytest.mark.parametrize(
    ("count", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (1, 10, 0.0179, 0.4042), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (0, 0, 0, 1)],
)
def test_shares_have_the_interval_of_wilson(count: int, games: int, low: float, high: float) -> None:
    interval = share(count, games)

    assert interval.low == pytest.approx(low, abs=5e-5)
    assert interval.high == pytest.approx(high, abs=5e-5)


def test_means_have_the_normal_interval() -> None:
    one_two_three = mean(1 + 2 + 3, 1 + 4 + 9, 3)

    assert one_two_three.value == 2
    assert one_two_three.high - 2 == 2 - one_two_three.low == pytest.approx(1.96 / 3**0.5, abs=1e-4)
    assert mean(7, 49, 1) == (7, 7, 7)


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ("a=12..15", (12, 13, 14, 15)),
        ("a = 2..9..3", (2, 5, 8)),
        ("a=5,1, 3", (5, 1, 3)),
        ("a=7", (7,)),
        ("a=3..3", (3,)),
    ],
)
def test_values_are_a_range_with_or_without_a_step_or_a_list(said: str, values: tuple[int, ...]) -> None:
    assert read_axis(said) == ("a", values)


@pytest.mark.parametrize(
    "said",
    [
        "a",
        "a=",
        "=1",
        "a=x",
        "a=1..",
        "a=5..2",
        "a=1..9..0",
        "a=1,1",
        "a=-1",
        "a=1.5",
        "a=0..999999999",
        "a=1234567890",
    ],
)
def test_what_is_no_range_and_no_list_is_a_line(said: str) -> None:
    done = run("singularity", "--vary", said)

    assert done.exit_code == 2
    assert done.stderr.startswith(f"--vary {said}: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["chess"], "there is no engine for 'chess' (games: cgs"),
        (["singularity", "--bot", "nobody"], "there is no bot 'nobody' for singularity (bots: random"),
        (
            ["singularity", "--vary", "deck.planets=1"],
            "singularity has no setting 'deck.planets' (settings: deck.sma",
        ),
        (["resummoned", "--vary", "deck=1"], "resummoned has no setting 'deck' (nothing varies in this game"),
        (["singularity", "--vary", "start.gpp=1", "--vary", "start.gpp=2"], "the same setting varies twice"),
        (["singularity", "--vary", "deck.moons=40,45"], "--vary deck.moons=45: the deck has 51 cards, and not 50"),
        (["singularity", "--vary", "start.gpp=1..99"], "--vary start.gpp=10: nobody begins with so many GPP"),
        (
            ["ttcg", "--vary", "effects.uses=1"],
            "ttcg has no setting 'effects.uses' (settings: effects.uses_per_turn",
        ),
        (["ttcg", "--vary", "score.losing_points=20"], "--vary score.losing_points=20: a game that is lost with 20"),
        (["singularity", "--vary", "start.gpp=0..9", "--vary", "cost.supernova=0..99"], "these are 1000 ways to play"),
        (["singularity", "--vary", "start.gpp=1,2", "--plot", "x.png"], "x.png: plots are SVG"),
        (["singularity", "--vary", "start.gpp=1,2", "--plot", "no/x.svg"], "no/x.svg: there is no folder no"),
        (["singularity", "--plot", "x.svg"], "a plot shows one or two settings, and these are 0"),
        (["singularity", "--vary", "start.gpp=1", "--plot", "x.svg"], "a plot shows how something changes"),
        (["singularity", "--vary", "start.gpp=1,2", "--vary", "deck.moons=1..7", "--plot", "x.svg"], "a plot tells at"),
    ],
)
def test_a_study_that_cannot_be_is_a_line_before_any_game(arguments: list[str], line: str) -> None:
    done = run(*arguments)

    assert done.exit_code == 2
    assert done.stderr.startswith(line)
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_a_deck_keeps_its_cards_and_the_others_give_way_in_proportion() -> None:
    assert VARYING
    more = VARYING.settings({"deck.small_planets": 12})
    most = VARYING.settings({"deck.small_planets": 44})

    assert VARYING.settings({}) == VARYING.defaults
    assert sum(number for name, number in more.items() if name.startswith("deck.")) == 50
    assert (more["deck.medium_planets"], more["deck.moons"], more["deck.dark_matter"]) == (5, 5, 4)
    assert (more["deck.gavbek"], more["deck.aetheros"], more["start.gpp"]) == (1, 1, 1)
    assert (most["deck.medium_planets"], most["deck.gavbek"]) == (0, 1)


def test_a_setting_that_varies_stays_as_it_is_chosen_whatever_else_gives_way() -> None:
    assert VARYING
    chosen = {"deck.small_planets": 14, "deck.moons": 6}

    settings = VARYING.settings(chosen)

    assert {name: settings[name] for name in chosen} == chosen
    assert sum(number for name, number in settings.items() if name.startswith("deck.")) == 50


def test_what_is_counted_is_what_happens_in_the_games() -> None:
    counts = play_batch(PLAN, Batch(0, setup_with(), 5, 3))

    engine = load_engine("singularity")
    opening = open_game(read_record(setup_with(), is_markdown=False).setup)
    games = [
        list(let_play(engine.game, engine.promises, opening.setup, seed, {"Ann": at_random}, 500)) for seed in (5, 6, 7)
    ]
    outcomes = [engine.scene.outcome(game[-1].state) for game in games]
    rules = [Counter(event.rule for played in game for event in played.events) for game in games]
    lengths = [len(game) for game in games]
    assert counts.games == 3
    assert counts.first == list(zip(outcomes, lengths, strict=True))
    assert counts.outcomes == Counter(outcomes)
    assert (counts.actions, counts.least, counts.most) == (sum(lengths), min(lengths), max(lengths))
    assert counts.squares == sum(length * length for length in lengths)
    assert counts.events == rules[0] + rules[1] + rules[2]
    assert counts.fired["singularity-1.2.2"] == 3


def test_a_game_without_an_end_counts_as_one_that_goes_on() -> None:
    counts = play_batch(Plan("singularity", "random", 3), Batch(0, setup_with(), 1, 4))

    assert counts.outcomes == Counter({"the game goes on": 4})
    assert (counts.least, counts.most) == (3, 3)


def test_a_game_that_breaks_down_is_a_line_and_the_others_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    from rules_db.games.singularity.game import Singularity

    def apply(self: Singularity, state: Galaxy, action: object) -> list[Event]:
        if state.chance.seed == 25:
            raise KeyError("a mistake")
        return whole(self, state, action)  # type: ignore[arg-type]

    whole = Singularity.apply
    monkeypatch.setattr(Singularity, "apply", apply)

    done = run("singularity", "--games", "40")

    assert done.exit_code == 2
    assert done.stdout.startswith("Singularity: 20 games")
    assert done.stderr.startswith("the game of seed 25 breaks down: KeyError: 'a mistake' (")
    assert done.stderr.count("\n") == 1


def test_games_of_some_seeds_and_of_others_add_up() -> None:
    whole, parts = play_batch(PLAN, Batch(0, setup_with(), 1, 15)), Counts()

    for batch in (Batch(0, setup_with(), 1, 4), Batch(0, setup_with(), 5, 11)):
        parts.add(play_batch(PLAN, batch))

    assert parts == whole


def test_every_setup_has_games_of_the_same_seeds_and_none_runs_ahead() -> None:
    assert [(each.point, each.first, each.count) for each in batches(["a", "b"], 7, 5, 2)] == [
        (0, 7, 2), (1, 7, 2), (0, 9, 2), (1, 9, 2), (0, 11, 1), (1, 11, 1),
    ]  # fmt: skip


def test_more_to_begin_with_makes_more_games_won() -> None:
    few, many = found("singularity", "--vary", "start.gpp=0,9", "--games", "60")["points"]

    assert few["values"] == {"start.gpp": 0}
    assert few["outcomes"].get("Ann wins", {"high": 0})["high"] < many["outcomes"]["Ann wins"]["low"]
    assert few["actions"]["high"] < many["actions"]["low"]


def test_effects_that_have_no_use_a_turn_are_never_activated() -> None:
    none, one = found("ttcg", "--vary", "effects.uses_per_turn=0,1", "--games", "3", "--steps", "60")["points"]

    assert none["settings"] == {"effects.uses_per_turn": 0}
    assert one["settings"] == {}
    assert "ttcg-2.2.5.4" not in none["rules"]
    assert one["rules"]["ttcg-2.2.5.4"]["games"] == 3


def test_a_game_that_one_lost_point_decides_is_over_sooner() -> None:
    many, one = found("ttcg", "--vary", "score.losing_points=0,19", "--games", "5")["points"]

    assert one["settings"] == {"score.losing_points": 19}
    assert one["actions"]["high"] < many["actions"]["low"]
    assert sum(each["games"] for name, each in one["outcomes"].items() if name.endswith(" wins")) == 5


def test_a_study_is_the_same_for_any_number_of_workers() -> None:
    arguments = ("singularity", "--vary", "deck.small_planets=9..11", "--games", "30", "--seed", "4")

    assert found(*arguments, "--workers", "2") == found(*arguments)


def test_several_settings_make_a_grid() -> None:
    study = found("singularity", "--vary", "deck.moons=2,4", "--vary", "start.gpp=1..3", "--games", "2")

    values = [tuple(point["values"].values()) for point in study["points"]]
    assert values == [(2, 1), (2, 2), (2, 3), (4, 1), (4, 2), (4, 3)]
    assert study["command"] == (
        "rules-db study singularity --vary deck.moons=2,4 --vary start.gpp=1..3 --games 2 --seed 1 --steps 1000"
    )


def test_a_game_without_settings_is_studied_as_it_is() -> None:
    study = found("grand-archive", "--games", "2", "--steps", "20")

    assert study["vary"] == []
    assert [point["games"] for point in study["points"]] == [2]


def test_a_person_reads_shares_lengths_rules_and_what_gave_way() -> None:
    shown = run("singularity", "--vary", "deck.small_planets=10,14", "--games", "20").stdout

    assert "Singularity: 40 games, random plays" in shown
    assert "Wilson's" in shown
    assert "Ann wins" in shown
    assert "at 14: deck.medium_planets 5, deck.moons 5, deck.cosmic_storms 3, deck.gravity_well_nebulae 3" in shown


def test_a_study_comes_back_from_its_file() -> None:
    said = found("singularity", "--vary", "deck.small_planets=9,11", "--games", "12")

    assert plain(read_study(json.dumps(said))) == said


@pytest.mark.parametrize("text", ["", "{}", "[]", "7", '{"format": 9}', '{"format": 1}', "[" * 9999])
def test_what_is_no_study_is_said(text: str) -> None:
    with pytest.raises(RulesError, match="stud"):
        read_study(text)


def test_the_study_on_the_site_can_be_made_anew() -> None:
    study = read_study(STORED.read_text("utf-8"))
    assert VARYING

    for point in study.points:
        settings = VARYING.settings({axis.setting: value for axis, value in zip(study.axes, point.values, strict=True)})
        again = play_batch(study.plan, Batch(0, VARYING.setup(study.players, settings), study.seed, 3))
        assert again.first == point.counts.first[:3]
        assert {name for name in settings if settings[name] != VARYING.defaults[name]} == set(point.settings)


def test_check_warns_of_a_study_of_other_rules(tmp_path: Path) -> None:
    said = json.loads(STORED.read_text("utf-8"))
    folder = tmp_path / "docs" / "rulebooks" / "singularity"
    folder.mkdir(parents=True)
    for file in STORED.parent.glob("*.*"):
        (folder / file.name).write_bytes(file.read_bytes())
    (folder / "study.json").write_text(json.dumps({**said, "rules": "another"}))

    done = CliRunner().invoke(main, ["check", "--docs", str(tmp_path / "docs")], catch_exceptions=False)
    as_json = CliRunner().invoke(main, ["check", "--docs", str(tmp_path / "docs"), "--json"], catch_exceptions=False)

    assert done.exit_code == 0
    assert "warning: rulebooks/singularity/study.json: the rules have changed since this study was made" in done.stderr
    assert [each["is_warning"] for each in json.loads(as_json.stdout)] == [True]
