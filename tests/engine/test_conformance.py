"""What every engine promises, held against random games; and that a broken promise is found and cut down."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from rules_db.engine.chance import Chance
from rules_db.engine.engines import engine_keys, load_engine
from rules_db.engine.game import AnyGame, legal
from rules_db.engine.kernel import Decision, Event, MalformedAction, Refusal
from rules_db.engine.play.playout import PROMISED, Fault, Playout, Subject, play_out, shrink
from rules_db.engine.play.record import BadRecord, read_record
from rules_db.examples.opening import open_game
from rules_db.games.grand_archive.actions.values import ACTIVATE, PASS, PUT, Action
from rules_db.games.grand_archive.book import book
from rules_db.games.grand_archive.game import GrandArchive
from rules_db.games.grand_archive.state import GameState, TypeChange

GAMES = 100
ACTIONS = 20
IN_PLAY = 6
"""A seed whose game begins in a main phase, and not with decks to build."""
SEATS = (("Ann", "Bob"), ("Ann", "Bob", "Cid"))


def subject(key: str, seed: int) -> Subject:
    """A game from its own starting table, for two players and for three in turn."""
    return opened(key, load_engine(key).starter.random(SEATS[seed % 2], Chance(seed)))


def invented_subject(key: str, seed: int) -> Subject:
    """A game of cards half of which chance has invented, where the game has somebody who does."""
    inventor = load_engine(key).inventor
    return opened(key, inventor.setup(SEATS[seed % 2], Chance(seed))) if inventor else subject(key, seed)


def opened(key: str, setup: str) -> Subject:
    opening = open_game(read_record(setup, is_markdown=False).setup)
    return Subject(opening.game, load_engine(key).promises, opening.setup)


def broken(key: str) -> list[Playout]:
    """The random games in which a promise was broken, cut down to what breaks it. Each is made again by its seed."""
    return [game for game in (one_game(key, seed) for seed in range(GAMES)) if game.fault]


def one_game(key: str, seed: int) -> Playout:
    """The random game of a seed, on its own starting table or with invented cards."""
    try:
        one = subject(key, seed) if seed % 4 < 2 else invented_subject(key, seed)
    except BadRecord as error:
        return Playout(seed, (), Fault("a random setup is read", str(error)))
    playout = play_out(one, seed, ACTIONS)
    return shrink(one, playout) if playout.fault else playout


def states(key: str, seed: int) -> Iterator[tuple[AnyGame, Any, Decision]]:
    """The states of a random game in which somebody is to act."""
    playing, chance = subject(key, seed), Chance(seed)
    game, state = playing.game, playing.game.new(playing.setup, seed)
    for _ in range(ACTIONS):
        decision = game.pending(state)
        if decision is None:
            return
        yield game, state, decision
        actions = [action for action in game.options(state) if game.why_not(state, action) is None]
        game.apply(state, actions[chance.below(len(actions))])


def allowed_out_of_turn(game: AnyGame, state: Any, decision: Decision, other: str) -> Iterator[str]:
    """What the player to act may do, and another player may do in their place."""
    for option in game.options(state):
        text = other + game.format(option).removeprefix(decision.player)
        try:
            action = game.parse(state, text)
        except MalformedAction:
            continue
        if game.why_not(state, action) is None:
            yield text


@pytest.mark.long
@pytest.mark.parametrize("key", engine_keys())
def test_random_games_keep_every_promise(key: str) -> None:
    assert broken(key) == []


@pytest.mark.parametrize("key", engine_keys())
def test_what_is_legal_of_all_options_is_a_prospect(key: str) -> None:
    for game, state, _ in states(key, 3):
        told = [game.format(each) for each in game.options(state) if game.why_not(state, each) is None]
        assert [game.format(each) for each in legal(game, state)] == told


def test_a_setup_that_cannot_be_read_is_named_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = "Given a game of grand-archive with Ann and Bob\nAnd Ann forgets the rules"
    monkeypatch.setattr(load_engine("grand-archive").starter, "random", lambda players, chance: setup)

    found = one_game("grand-archive", 5)

    assert found.fault
    assert (found.seed, found.fault.promise) == (5, "a random setup is read")
    assert "Ann forgets the rules" in found.fault.what


@pytest.mark.parametrize("key", engine_keys())
def test_nobody_may_act_out_of_turn(key: str) -> None:
    found = [
        text
        for seed in range(0, GAMES, 10)
        for game, state, decision in states(key, seed)
        for other in load_engine(key).promises.players(state)
        if other != decision.player
        for text in allowed_out_of_turn(game, state, decision, other)
    ]

    assert found == []


class Forgetful(GrandArchive):
    """Loses a card whenever somebody passes."""

    def apply(self, state: GameState, action: Action) -> list[Event]:
        events = super().apply(state, action)
        if action.verb == PASS:
            del state.cards[next(iter(state.cards))]
        return events


class Hasty(GrandArchive):
    """Marks an action on the table before it looks whether it is legal."""

    def apply(self, state: GameState, action: Action) -> list[Event]:
        state.turn += 1
        return super().apply(state, action)


class Lenient(GrandArchive):
    """Offers what it then refuses."""

    def why_not(self, state: GameState, action: Action) -> Refusal | None:
        return None if action.verb == ACTIVATE else super().why_not(state, action)


class Strict(GrandArchive):
    """Refuses everything."""

    def why_not(self, state: GameState, action: Action) -> Refusal | None:
        return book.refuse("T2.8")


class Talkative(GrandArchive):
    """Shows every player everything."""

    def view(self, state: GameState, player: str) -> Any:
        return [replace(card) for card in state.cards.values()]


class Generous(GrandArchive):
    """Has the wrong player act."""

    def pending(self, state: GameState) -> Decision:
        return super().pending(state)._replace(player=state.after(super().pending(state).player))

    def options(self, state: GameState) -> list[Action]:
        return [replace(each, player=super(Generous, self).pending(state).player) for each in super().options(state)]


class Mumbling(GrandArchive):
    """Writes two actions in the same words."""

    def format(self, action: Action) -> str:
        return super().format(replace(action, card="") if action.verb == PUT else replace(action, card="Wolf"))


class Fickle(GrandArchive):
    """Counts what it has done outside of the state."""

    count = 0

    def apply(self, state: GameState, action: Action) -> list[Event]:
        self.count += 1
        return [event._replace(who=str(self.count)) for event in super().apply(state, action)]


class Entangled(GrandArchive):
    """Has one list of changes for two cards, which JSON makes two of."""

    def new(self, setup: dict[str, Any], seed: int) -> GameState:
        state = super().new(setup, seed)
        first, second, *_ = state.cards.values()
        first.changes = second.changes
        return state

    def apply(self, state: GameState, action: Action) -> list[Event]:
        events, (first, *_) = super().apply(state, action), state.cards.values()
        first.changes.append(TypeChange("Ally", (), True, ""))
        return events


class Unfrozen(GrandArchive):
    """Keeps a tuple where the state says list, which JSON does not bring back."""

    def new(self, setup: dict[str, Any], seed: int) -> GameState:
        state = super().new(setup, seed)
        state.players = tuple(state.players)  # type: ignore[assignment]
        return state


@pytest.mark.parametrize(
    ("game", "promise"),
    [
        (Forgetful(), "cards are conserved"),
        (Hasty(), "an illegal action changes nothing"),
        (Lenient(), "a legal action applies"),
        (Strict(), "somebody can act until the game is over"),
        (Talkative(), "a view keeps secrets"),
        (Generous(), "only the player to act has options"),
        (Mumbling(), "each option has a text of its own"),
        (Fickle(), "a replay gives the same events"),
        (Entangled(), "a replay gives the same events"),
        (Unfrozen(), "a state comes back from JSON"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, GrandArchive) else "",
)
def test_a_broken_promise_is_found(game: GrandArchive, promise: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the watches, which would see most of this too."""
    monkeypatch.setattr(game.book, "watches", [])

    found = play_out(replace(subject("grand-archive", IN_PLAY), game=game), IN_PLAY, 60)

    assert found.fault
    assert found.fault.promise == promise


def test_every_promise_has_an_engine_here_that_breaks_it() -> None:
    marked = test_a_broken_promise_is_found.pytestmark[0].args[1]  # type: ignore[attr-defined]

    assert set(PROMISED) <= {promise for _, promise in marked}


def test_a_broken_promise_is_cut_down_to_the_actions_that_it_takes() -> None:
    playing = replace(subject("grand-archive", IN_PLAY), game=Forgetful())
    found = play_out(playing, IN_PLAY, 60)

    short = shrink(playing, found)

    assert [text.split()[1] for text in short.actions] == ["plays", "passes"]
    assert short.fault == found.fault
