"""A winning line or the proof that there is none: held against every way to go on, tried one by one."""

from typing import Any

import pytest

from rules_db.engine.chance import Chance
from rules_db.engine.game import legal
from rules_db.engine.play.session import Session
from rules_db.engine.play.solving import Answer, Search
from rules_db.engine.state.copying import copied
from rules_db.engine.state.plain import to_json
from rules_db.games.singularity.game import GAME
from rules_db.games.singularity.kinds import GAVBEK, KINDS, LINKBEK, NEBULA, PLANETS
from rules_db.games.singularity.state import DARKNESS, GORGING, SPACES, TWINS, WON, Galaxy
from rules_db.games.singularity.table.puzzle import PUZZLE

POSITIONS = 60
CARDS = 6
"""So few that every way to go on can be tried."""

Setup = dict[str, Any]


def small_position(seed: int) -> Setup:
    """A galaxy of a few cards in mid-course, all kinds as likely as Small Planets, in any challenge."""
    chance = Chance(seed)
    challenge = chance.pick(("", "", TWINS, DARKNESS, GORGING))
    kinds = [*(GAVBEK, LINKBEK)[: 2 * (challenge == TWINS)]]
    kinds += [chance.pick(KINDS) for _ in range(CARDS - chance.below(3) - len(kinds))]
    chance.shuffle(kinds)
    cards = [{"card": f"{kind} no. {at}", "kind": kind, "up": False, "moon": ""} for at, kind in enumerate(kinds)]
    piles: list[list[dict[str, Any]]] = [[] for _ in range(len(SPACES) + 1)]
    for card in cards:
        piles[chance.pick((0, 1, 2, 4, 5, 8, 8))].append(card)
    for row in [*(pile[0] for pile in piles[:8] if pile), *piles[8]]:
        row["up"] = not chance.one_in(4)
    aligned = [pile[0] for pile in piles[:8] if pile and pile[0]["kind"] in PLANETS and pile[0]["up"]]
    if aligned and chance.one_in(3):
        aligned[0]["moon"] = "Moon in orbit"
    tops = [pile[0] for pile in piles[:8] if pile]
    has_nebula = any(row["kind"] == NEBULA and row["up"] for row in tops)
    return {
        "player": "Ann",
        "challenge": challenge,
        "settings": {},
        "chance": [],
        "position": {
            "is_open": True,
            "gpp": chance.below(5),
            "won": 2 if challenge == GORGING else 0,
            "dark_matter": chance.below(3),
            "tokens": [7] if has_nebula and chance.one_in(2) else [],
            "sectors": piles[:8],
            "distant": piles[8],
            "singularity": [],
        },
    }


def can_be_won(state: Galaxy, known: dict[str, bool]) -> bool:
    """Whether any way to go on wins: all of them are tried, nothing is left out, and no two states taken for one."""
    if GAME.pending(state) is None:
        return (state.verdict if state.challenge else state.outcome) == WON
    text = to_json(state)
    if text not in known:
        known[text] = any(can_be_won(after(state, action), known) for action in legal(GAME, state))
    return known[text]


def after(state: Galaxy, action: Any) -> Galaxy:
    reached = copied(state)
    GAME.apply(reached, action)
    return reached


def searched(state: Galaxy) -> Search:
    search = Search(GAME, PUZZLE, state)
    for _ in search.steps():
        pass
    return search


@pytest.fixture(scope="module")
def answers() -> dict[int, tuple[Answer, bool]]:
    """What the search says of each position, and what is so."""
    states = {seed: GAME.new(small_position(seed), seed) for seed in range(POSITIONS)}
    return {seed: (searched(state).answer, can_be_won(state, {})) for seed, state in states.items()}


def test_the_search_agrees_with_the_trial_of_everything(answers: dict[int, tuple[Answer, bool]]) -> None:
    said = {seed: answer is Answer.WON for seed, (answer, _) in answers.items()}

    assert said == {seed: truth for seed, (_, truth) in answers.items()}
    assert Answer.OPEN not in {answer for answer, _ in answers.values()}


def test_both_answers_are_common_among_these_positions(answers: dict[int, tuple[Answer, bool]]) -> None:
    won = sum(truth for _, truth in answers.values())

    assert POSITIONS // 5 < won < POSITIONS - POSITIONS // 5


@pytest.mark.parametrize(("challenge", "seed"), [("", 1), ("", 2), (TWINS, 1), (GORGING, 1)])
def test_a_line_wins_the_deal_and_breaks_no_rule(challenge: str, seed: int) -> None:
    setup: Setup = {"player": "Ann", "challenge": challenge, "settings": {}, "chance": [], "position": None}
    search = searched(GAME.new(setup, seed))
    session = Session(GAME, ["Ann"], setup, seed, GAME.book.watches)

    for action in search.line:
        session.do(GAME.format(action))

    assert (session.state.verdict if challenge else session.state.outcome) == WON
    assert session.decision is None
    assert session.breaches == []


def test_costs_that_nothing_can_pay_are_told_at_once() -> None:
    setup = small_position(0)
    stars = [{"card": f"Neutron Star {at}", "kind": "Neutron Star", "up": True, "moon": ""} for at in range(8)]
    setup["challenge"], setup["position"]["won"], setup["position"]["tokens"] = "", 0, []
    setup["position"]["gpp"], setup["position"]["distant"] = 9, []
    setup["position"]["sectors"] = [[star] for star in stars]

    search = searched(GAME.new({**setup, "settings": {"cost.neutron_star": 3}}, 1))

    assert search.answer is Answer.UNWINNABLE
    assert search.nodes == 0


def test_a_search_that_is_cut_short_says_so_and_how_far_it_came() -> None:
    setup: Setup = {"player": "Ann", "challenge": "", "settings": {}, "chance": [], "position": None}
    search = Search(GAME, PUZZLE, GAME.new(setup, 1))

    next(search.steps())

    assert search.answer is Answer.OPEN
    assert search.line == ()
    assert 0 < search.least_left <= 50
